<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Chart</name>
    <message>
        <source>%1 more in the table</source>
        <translation>另有 %1 项见表格</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .csv.</source>
        <translation>文件名须以 .png、.svg、.pdf 或 .csv 结尾。</translation>
    </message>
    <message>
        <source>The chart could not be drawn.</source>
        <translation>图表无法绘制。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
</context>
<context>
    <name>ChartTable</name>
    <message>
        <source>Bar</source>
        <translation>柱</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Fed from</source>
        <translation>供电来源</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Reset to default</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>The design has no pool of accelerators yet.</source>
        <translation>该方案还没有加速卡资源池。</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>添加资源池</translation>
    </message>
    <message>
        <source>Enter a value</source>
        <translation>填写数值</translation>
    </message>
    <message>
        <source>Add a workload</source>
        <translation>添加工作负载</translation>
    </message>
    <message>
        <source>These inputs give no result; the findings say why.</source>
        <translation>这些输入得不出结果；原因见审查发现。</translation>
    </message>
    <message>
        <source>Show findings</source>
        <translation>查看审查发现</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>who reaches the tokens in time? band P10–P90</source>
        <translation>谁能按期完成词元？带宽为 P10–P90</translation>
    </message>
    <message>
        <source>Days since start</source>
        <translation>开始后的天数</translation>
    </message>
    <message>
        <source>Tokens trained</source>
        <translation>已训练词元</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Trade-off</source>
        <translation>权衡</translation>
    </message>
    <message>
        <source>no design is best everywhere</source>
        <translation>没有一个方案处处最好</translation>
    </message>
    <message>
        <source>Days P90</source>
        <translation>天数 P90</translation>
    </message>
    <message>
        <source>Bisection</source>
        <translation>对分带宽</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>电表侧</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Capex</source>
        <translation>建设投资</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Up is better on every axis.</source>
        <translation>每根轴向上为优。</translation>
    </message>
    <message>
        <source>customer or site limit</source>
        <translation>客户或场地限值</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>输出层</translation>
    </message>
    <message>
        <source>Where the FLOPs go</source>
        <translation>FLOPs 用在哪里</translation>
    </message>
    <message>
        <source>exact count against 6 N D</source>
        <translation>精确计数与 6ND 对照</translation>
    </message>
    <message>
        <source>Operations of the whole run</source>
        <translation>整个任务的计算量</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Parts of the exact count</source>
        <translation>精确计数的构成</translation>
    </message>
    <message>
        <source>Attention counted in full; training is three times the forward pass.</source>
        <translation>注意力按完整计；训练为前向的三倍。</translation>
    </message>
    <message>
        <source>Peak and what is used of it</source>
        <translation>峰值与有效利用</translation>
    </message>
    <message>
        <source>dense, all cards of a pool</source>
        <translation>稠密算力，资源池全部卡</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>No recomputation</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Memory of a card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>does the run fit, with which recomputation</source>
        <translation>放不放得下，用哪种重计算</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>输出层（Logits）</translation>
    </message>
    <message>
        <source>Libraries, reserve</source>
        <translation>运行库与预留</translation>
    </message>
    <message>
        <source>this design</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>单卡显存占用</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>余 %1</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>超 %1</translation>
    </message>
    <message>
        <source>Compute servers</source>
        <translation>计算服务器</translation>
    </message>
    <message>
        <source>Power and cooling plant</source>
        <translation>供配电与制冷设施</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Racks, management</source>
        <translation>机柜与管理</translation>
    </message>
    <message>
        <source>Services, contingency</source>
        <translation>服务与不可预见费</translation>
    </message>
    <message>
        <source>%1 lines have no price and are not in the total.</source>
        <translation>%1 行没有价格，未计入合计。</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>投资构成</translation>
    </message>
    <message>
        <source>which class costs what</source>
        <translation>钱花在哪一类</translation>
    </message>
    <message>
        <source>No line of the bill has a price yet.</source>
        <translation>清单中还没有任何价格。</translation>
    </message>
    <message>
        <source>Enter prices</source>
        <translation>填写价格</translation>
    </message>
    <message>
        <source>Without tax</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>Price range</source>
        <translation>价格区间</translation>
    </message>
    <message>
        <source>how sure is the total</source>
        <translation>合计有多可靠</translation>
    </message>
    <message>
        <source>Plant, services</source>
        <translation>设施与服务</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>典型</translation>
    </message>
    <message>
        <source>in the totals</source>
        <translation>计入合计</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>审查发现</translation>
    </message>
    <message>
        <source>what blocks the bid</source>
        <translation>什么阻碍投标</translation>
    </message>
    <message>
        <source>There are no findings.</source>
        <translation>没有审查发现。</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供配电</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Number of findings</source>
        <translation>发现数量</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Fault recovery</source>
        <translation>故障恢复</translation>
    </message>
    <message>
        <source>Waiting for spares</source>
        <translation>等待备机</translation>
    </message>
    <message>
        <source>Planned stops</source>
        <translation>计划停机</translation>
    </message>
    <message>
        <source>%1 simulated runs</source>
        <translation>仿真 %1 次</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>解析式</translation>
    </message>
    <message>
        <source>Where the days come from</source>
        <translation>天数从哪里来</translation>
    </message>
    <message>
        <source>from ideal days to P50 and P90</source>
        <translation>理想天数到 P50 / P90</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练耗时</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>Increments only, the axis does not start at zero; whisker P10 to P90.</source>
        <translation>只画增量，纵轴不从零开始；误差线为 P10 到 P90。</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>期限为 %1。</translation>
    </message>
    <message>
        <source>Do more cards still help</source>
        <translation>再加卡还有用吗</translation>
    </message>
    <message>
        <source>scaling loss at a fixed global batch</source>
        <translation>全局批固定时的规模损失</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>慢节点与抖动</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线空泡</translation>
    </message>
    <message>
        <source>The global batch is too small for tensor x pipeline parallel cards.</source>
        <translation>全局批太小，不足以支撑张量 × 流水线并行的卡数。</translation>
    </message>
    <message>
        <source>Cards (log axis, global batch of %1 sequences)</source>
        <translation>卡数（对数轴，全局批 %1 序列）</translation>
    </message>
    <message>
        <source>This design: %1 cards</source>
        <translation>本方案 %1 卡</translation>
    </message>
    <message>
        <source>Bubble, slowest of N cards and slow servers; gradient exchange counts as hidden.</source>
        <translation>空泡、N 卡中最慢者与慢节点；梯度交换按已掩盖计。</translation>
    </message>
    <message>
        <source>Days against cards</source>
        <translation>天数与卡数</translation>
    </message>
    <message>
        <source>how many cards meet the limit</source>
        <translation>多少卡能满足期限</translation>
    </message>
    <message>
        <source>without losses</source>
        <translation>无损失</translation>
    </message>
    <message>
        <source>Cards (log axis)</source>
        <translation>卡数（对数轴）</translation>
    </message>
    <message>
        <source>%1 cards: %2</source>
        <translation>%1 卡：%2</translation>
    </message>
    <message>
        <source>drag to change</source>
        <translation>拖动可修改</translation>
    </message>
    <message>
        <source>In steps of %1 cards: whole servers and whole replicas.</source>
        <translation>步长 %1 卡：整台服务器且整份副本。</translation>
    </message>
    <message>
        <source>Distribution of days</source>
        <translation>天数分布</translation>
    </message>
    <message>
        <source>how sure is the date</source>
        <translation>日期有多大把握</translation>
    </message>
    <message>
        <source>No fault simulation has run for this design yet.</source>
        <translation>该方案还没有运行故障仿真。</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Days until the run is done</source>
        <translation>完成任务的天数</translation>
    </message>
    <message>
        <source>Runs per %1</source>
        <translation>次数（每格 %1）</translation>
    </message>
    <message>
        <source>95 % interval %1–%2</source>
        <translation>95% 区间 %1–%2</translation>
    </message>
    <message>
        <source>90 % of runs are done by then</source>
        <translation>90% 的运行此前完成</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 次</translation>
    </message>
    <message>
        <source>stopped after %1 runs</source>
        <translation>%1 次后停止</translation>
    </message>
    <message>
        <source>Time ledger</source>
        <translation>时间账</translation>
    </message>
    <message>
        <source>where the wall time goes</source>
        <translation>墙钟时间花在哪里</translation>
    </message>
    <message>
        <source>Useful training</source>
        <translation>有效训练</translation>
    </message>
    <message>
        <source>Detection and restart</source>
        <translation>检测与重启</translation>
    </message>
    <message>
        <source>Work done again</source>
        <translation>重做的工作</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>where the mean of %1 goes; below, the %2 lost</source>
        <translation>平均 %1 花在哪里；下排放大 %2 的损失</translation>
    </message>
    <message>
        <source>The design has no parameter network.</source>
        <translation>该方案没有参数面网络。</translation>
    </message>
    <message>
        <source>Add a network</source>
        <translation>添加网络</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>how far is realised from requested</source>
        <translation>请求与实现差多少</translation>
    </message>
    <message>
        <source>as wired</source>
        <translation>按实际布线</translation>
    </message>
    <message>
        <source>when full</source>
        <translation>满配</translation>
    </message>
    <message>
        <source>as wired and when full</source>
        <translation>按实际布线与满配</translation>
    </message>
    <message>
        <source>Requested ratio</source>
        <translation>请求的收敛比</translation>
    </message>
    <message>
        <source>Realised ratio</source>
        <translation>实现的收敛比</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>按请求</translation>
    </message>
    <message>
        <source>This design %1</source>
        <translation>本方案 %1</translation>
    </message>
    <message>
        <source>Whole links on every pair of switches make steps; a leaf that is not full has a lower ratio.</source>
        <translation>每对交换机间链路数为整数，因此呈阶梯；未填满的叶交换机收敛比更低。</translation>
    </message>
    <message>
        <source>What oversubscription saves</source>
        <translation>收敛能省多少</translation>
    </message>
    <message>
        <source>network cost and bisection bandwidth</source>
        <translation>网络造价与对分带宽</translation>
    </message>
    <message>
        <source>Network cost</source>
        <translation>网络造价</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Bisection bandwidth</source>
        <translation>对分带宽</translation>
    </message>
    <message>
        <source>Share of the value at %1 : 1</source>
        <translation>相对 %1 : 1 时的比例</translation>
    </message>
    <message>
        <source>This design %1 : 1</source>
        <translation>本方案 %1 : 1</translation>
    </message>
    <message>
        <source>Cost of the priced lines only.</source>
        <translation>只计有价格的行。</translation>
    </message>
    <message>
        <source>not possible with this switch</source>
        <translation>该交换机无法组成</translation>
    </message>
    <message>
        <source>Torus %1</source>
        <translation>环面 %1</translation>
    </message>
    <message>
        <source>Families of networks</source>
        <translation>组网方式对比</translation>
    </message>
    <message>
        <source>same end points and rate per card</source>
        <translation>端点与每卡速率相同</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Dragonfly</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>环面</translation>
    </message>
    <message>
        <source>Full mesh</source>
        <translation>全互联</translation>
    </message>
    <message>
        <source>No design is open.</source>
        <translation>没有打开的方案。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重量</translation>
    </message>
    <message>
        <source>Limits of a rack</source>
        <translation>机柜限值</translation>
    </message>
    <message>
        <source>what fills up first</source>
        <translation>哪一项先用满</translation>
    </message>
    <message>
        <source>Share of the limit</source>
        <translation>占限值的比例</translation>
    </message>
    <message>
        <source>used</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Feed, one lost</source>
        <translation>供电，失一路</translation>
    </message>
    <message>
        <source>Racks of the site</source>
        <translation>全站机柜</translation>
    </message>
    <message>
        <source>%1 servers per rack, limited by %2</source>
        <translation>每柜 %1 台，受%2限制</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重量</translation>
    </message>
    <message>
        <source>PDU, manifold, ToR</source>
        <translation>PDU、分集水器、ToR</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>%1 racks</source>
        <translation>%1 个机柜</translation>
    </message>
    <message>
        <source>Racks from the front</source>
        <translation>机柜立面图</translation>
    </message>
    <message>
        <source>one typical rack of each kind</source>
        <translation>每类一个典型机柜</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Nameplate</source>
        <translation>额定</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>Power chain</source>
        <translation>功率链</translation>
    </message>
    <message>
        <source>does the site carry the reserved power?</source>
        <translation>场地能否承载预留功率？</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Storage, mgmt</source>
        <translation>存储与管理</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损耗</translation>
    </message>
    <message>
        <source>breakers</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>worst second</source>
        <translation>最高一秒</translation>
    </message>
    <message>
        <source>energy, bill</source>
        <translation>电量、电费</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>At the meter</source>
        <translation>电表侧</translation>
    </message>
    <message>
        <source>grid application</source>
        <translation>报装</translation>
    </message>
    <message>
        <source>Site limit</source>
        <translation>场地上限</translation>
    </message>
    <message>
        <source>Bases of the reserve</source>
        <translation>预留基准</translation>
    </message>
    <message>
        <source>the same factor on other powers</source>
        <translation>同一系数用于其他功率</translation>
    </message>
    <message>
        <source>Reserved IT power</source>
        <translation>预留的 IT 功率</translation>
    </message>
    <message>
        <source>%1 × nameplate</source>
        <translation>额定的 %1 倍</translation>
    </message>
    <message>
        <source>The factor is %1; a reserve on sustained power is close to nameplate and leaves no growth.</source>
        <translation>系数为 %1；以持续功率为基准的预留接近额定，没有增长空间。</translation>
    </message>
    <message>
        <source>Density and cooling</source>
        <translation>功率密度与制冷</translation>
    </message>
    <message>
        <source>air or liquid</source>
        <translation>风冷还是液冷</translation>
    </message>
    <message>
        <source>This design</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>cold plate</source>
        <translation>冷板</translation>
    </message>
    <message>
        <source>air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>Air with care</source>
        <translation>风冷需谨慎</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>Air warns</source>
        <translation>风冷预警</translation>
    </message>
    <message>
        <source>Liquid from</source>
        <translation>液冷起</translation>
    </message>
    <message>
        <source>Air ends</source>
        <translation>风冷止</translation>
    </message>
    <message>
        <source>Peak power of a rack</source>
        <translation>单柜峰值功率</translation>
    </message>
    <message>
        <source>Where the heat goes</source>
        <translation>热量去哪里</translation>
    </message>
    <message>
        <source>at peak: liquid against air</source>
        <translation>峰值时：液冷与风冷</translation>
    </message>
    <message>
        <source>Heat at peak</source>
        <translation>峰值热量</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>来自哪里</translation>
    </message>
    <message>
        <source>Coolant %1.</source>
        <translation>冷却液 %1。</translation>
    </message>
    <message>
        <source>PUE at the design hour %1.</source>
        <translation>设计工况 PUE %1。</translation>
    </message>
    <message>
        <source>Need against supply</source>
        <translation>需求与供给</translation>
    </message>
    <message>
        <source>Share of the supply</source>
        <translation>占供给的比例</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>there is</source>
        <translation>具备</translation>
    </message>
    <message>
        <source>drained before the next</source>
        <translation>下一次之前落盘</translation>
    </message>
    <message>
        <source>%1 checkpoints kept</source>
        <translation>保留 %1 份检查点</translation>
    </message>
    <message>
        <source>A checkpoint of %1 stops the run for %2.</source>
        <translation>检查点 %1，使训练停顿 %2。</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>how often is it worth it</source>
        <translation>多久存一次最划算</translation>
    </message>
    <message>
        <source>Synchronous write</source>
        <translation>同步写入</translation>
    </message>
    <message>
        <source>Asynchronous snapshot</source>
        <translation>异步快照</translation>
    </message>
    <message>
        <source>Checkpoint interval, min (log axis)</source>
        <translation>检查点间隔，min（对数轴）</translation>
    </message>
    <message>
        <source>Effective training time</source>
        <translation>有效训练时间占比</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Optimum %1: %2</source>
        <translation>最优 %1：%2</translation>
    </message>
    <message>
        <source>Curve in closed form; the simulation gives %1 at this interval.</source>
        <translation>曲线为解析式；该间隔下仿真为 %1。</translation>
    </message>
    <message>
        <source>Hot spares</source>
        <translation>热备</translation>
    </message>
    <message>
        <source>how many are enough</source>
        <translation>多少台够用</translation>
    </message>
    <message>
        <source>No failure class needs hands on a server, so no spare is ever used.</source>
        <translation>没有需要现场处置服务器的故障类别，因此从不动用备机。</translation>
    </message>
    <message>
        <source>Hot spares (servers)</source>
        <translation>热备（台）</translation>
    </message>
    <message>
        <source>Spares are enough, share of the time</source>
        <translation>备机够用的时间占比</translation>
    </message>
    <message>
        <source>This design: %1</source>
        <translation>本方案：%1</translation>
    </message>
    <message>
        <source>99 %: %1 servers</source>
        <translation>99%：%1 台</translation>
    </message>
    <message>
        <source>On average %1 servers are in repair; %2 events a month need hands.</source>
        <translation>平均 %1 台在修；每月 %2 次需现场处置。</translation>
    </message>
    <message>
        <source>%1 servers</source>
        <translation>%1 台</translation>
    </message>
    <message>
        <source>%1 ports</source>
        <translation>%1 端口</translation>
    </message>
    <message>
        <source>Pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>Leaf %1</source>
        <translation>叶 %1</translation>
    </message>
    <message>
        <source>%1 switches</source>
        <translation>%1 台</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>脊</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>叶</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>%1 rails × %2</source>
        <translation>%1 轨 × %2</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>what is wired</source>
        <translation>如何连接</translation>
    </message>
    <message>
        <source>; colour = rail</source>
        <translation>；颜色 = 轨道</translation>
    </message>
    <message>
        <source>one of %1 planes</source>
        <translation>%1 个平面之一</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Expert buffers</source>
        <translation>专家缓冲区</translation>
    </message>
    <message>
        <source>Where a step goes</source>
        <translation>一步的时间去哪了</translation>
    </message>
    <message>
        <source>compute, and what waits on links, pipeline and slow cards</source>
        <translation>计算，以及等待链路、流水线和慢卡的部分</translation>
    </message>
    <message>
        <source>The speed of this run is a planned utilisation.</source>
        <translation>该训练的速度来自规划利用率。</translation>
    </message>
    <message>
        <source>Use the step model</source>
        <translation>改用步时模型</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>TP exchange</source>
        <translation>TP 通信</translation>
    </message>
    <message>
        <source>CP exchange</source>
        <translation>CP 通信</translation>
    </message>
    <message>
        <source>EP exchange</source>
        <translation>EP 通信</translation>
    </message>
    <message>
        <source>Pipeline transfers</source>
        <translation>流水线传输</translation>
    </message>
    <message>
        <source>Gradient exchange</source>
        <translation>梯度通信</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Who talks to whom</source>
        <translation>谁和谁通信</translation>
    </message>
    <message>
        <source>bytes per optimizer step between blocks of cards</source>
        <translation>每个优化步中卡组之间的字节数</translation>
    </message>
    <message>
        <source>from block</source>
        <translation>发送卡组</translation>
    </message>
    <message>
        <source>to block of %1 cards</source>
        <translation>接收卡组（每组 %1 卡）</translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation>每步字节数</translation>
    </message>
    <message>
        <source>Blocks follow the rank order tensor, context, data, pipeline; the diagonal stays inside a block.</source>
        <translation>卡组按张量、上下文、数据、流水线的进程顺序排列；对角线为组内通信。</translation>
    </message>
    <message>
        <source>%1 error</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 warning</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>%1 simulated run</source>
        <translation>仿真 %1 次</translation>
    </message>
    <message>
        <source>From the step model at every size; exchange and optimizer as far as they show.</source>
        <translation>每个规模都由步时模型计算；通信与优化器只计未掩盖的部分。</translation>
    </message>
    <message>
        <source>stopped after %1 run</source>
        <translation>%1 次后停止</translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation>%1 次</translation>
    </message>
    <message>
        <source>%1 rack</source>
        <translation>%1 个机柜</translation>
    </message>
    <message>
        <source>%1 server per rack, limited by %2</source>
        <translation>每柜 %1 台，受%2限制</translation>
    </message>
    <message>
        <source>%1 server</source>
        <translation>%1 台</translation>
    </message>
    <message>
        <source>%1 port</source>
        <translation>%1 端口</translation>
    </message>
    <message>
        <source>%1 switches in %2 boxes; × n stands for n switches.</source>
        <translation>%1 台交换机合并为 %2 个框；× n 表示 n 台。</translation>
    </message>
    <message>
        <source>A coloured box is one rail of all units named below it.</source>
        <translation>彩色框为其下各单元的同一轨道。</translation>
    </message>
    <message>
        <source>%1 switch</source>
        <translation>%1 台</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>%1 of it used: %2</source>
        <translation>用到其中 %1：%2</translation>
    </message>
    <message>
        <source>%1 per step; MFU %2 of the BF16 peak.</source>
        <translation>每步 %1；MFU 为 BF16 峰值的 %2。</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Not lost to scaling</source>
        <translation>未因扩展损失</translation>
    </message>
    <message>
        <source>Step time not lost to scaling</source>
        <translation>单步时间中未因扩展损失的部分</translation>
    </message>
    <message>
        <source>scaling efficiency %1</source>
        <translation>扩展效率 %1</translation>
    </message>
    <message>
        <source>Gradients: largest values</source>
        <translation>梯度：只传最大值</translation>
    </message>
    <message>
        <source>Gradients in 4 bits</source>
        <translation>梯度 4 位</translation>
    </message>
    <message>
        <source>Gradients in 8 bits</source>
        <translation>梯度 8 位</translation>
    </message>
    <message>
        <source>Gradients whole</source>
        <translation>梯度不压缩</translation>
    </message>
    <message>
        <source>convergence</source>
        <translation>收敛风险</translation>
    </message>
    <message>
        <source>Experts at imbalance %1</source>
        <translation>专家负载不均 %1</translation>
    </message>
    <message>
        <source>Capacity factor %1</source>
        <translation>容量因子 %1</translation>
    </message>
    <message>
        <source>drops %1</source>
        <translation>丢弃 %1 词元</translation>
    </message>
    <message>
        <source>Sequences %1 full</source>
        <translation>序列占用 %1</translation>
    </message>
    <message>
        <source>Packed, %1 full</source>
        <translation>打包后占用 %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>What the algorithms change</source>
        <translation>算法补偿的效果</translation>
    </message>
    <message>
        <source>ideal days and traffic of a card, without and with each</source>
        <translation>各项措施启用前后的理想天数与单卡通信量</translation>
    </message>
    <message>
        <source>Ideal days</source>
        <translation>理想天数</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>通信量</translation>
    </message>
    <message>
        <source>Gain and risk</source>
        <translation>收益与风险</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <translation>%1（未启用）</translation>
    </message>
    <message>
        <source>Marked is this design; what is off is shown at its usual value. Traffic: what the measure acts on, over the whole run.</source>
        <translation>底色为本方案；未启用的措施按常用取值估算。通信量为该措施作用的部分，按整个任务累计。</translation>
    </message>
    <message>
        <source>Marked is this design. Traffic: what the measure acts on, over the whole run.</source>
        <translation>底色为本方案。通信量为该措施作用的部分，按整个任务累计。</translation>
    </message>
    <message>
        <source>error of the step model</source>
        <translation>单步模型误差</translation>
    </message>
    <message>
        <source>%1 run takes longer than drawn, %2.</source>
        <translation>另有 %1 次超出图示范围，为 %2。</translation>
    </message>
    <message>
        <source>%1 runs take longer than drawn, up to %2.</source>
        <translation>另有 %1 次超出图示范围，最长 %2。</translation>
    </message>
    <message>
        <source>Scale-up links</source>
        <translation>高带宽域链路</translation>
    </message>
    <message>
        <source>Ports of a card</source>
        <translation>单卡网络端口</translation>
    </message>
    <message>
        <source>Leaf uplinks</source>
        <translation>叶交换机上行</translation>
    </message>
    <message>
        <source>Pod uplinks</source>
        <translation>Pod 上行</translation>
    </message>
    <message>
        <source>Does the network carry it</source>
        <translation>网络带宽够不够</translation>
    </message>
    <message>
        <source>bandwidth at which every exchange hides behind work</source>
        <translation>让全部通信都被计算掩盖所需的带宽</translation>
    </message>
    <message>
        <source>Share of what the tier carries</source>
        <translation>占该层可用带宽的比例</translation>
    </message>
    <message>
        <source>part of it shows</source>
        <translation>部分通信暴露</translation>
    </message>
    <message>
        <source>Gradients hide behind one microbatch, the others behind the whole work. What does not hide is %1 of the step.</source>
        <translation>梯度通信只能被一个微批掩盖，其余通信可被全部计算掩盖；未被掩盖的部分占单步的 %1。</translation>
    </message>
    <message>
        <source>What more cards bring</source>
        <translation>再加卡能带来多少</translation>
    </message>
    <message>
        <source>ideal against real throughput, faults included</source>
        <translation>理想吞吐与实际吞吐，已计故障</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>全局批不变</translation>
    </message>
    <message>
        <source>%1 of ideal</source>
        <translation>为理想值的 %1</translation>
    </message>
    <message>
        <source>Mapping %1 with more replicas; the network is sized anew at every size.</source>
        <translation>映射 %1，只增加副本数；每个规模都重新规划网络。</translation>
    </message>
    <message>
        <source>Useful tokens per second (log axis)</source>
        <translation>每秒有效词元数（对数轴）</translation>
    </message>
    <message>
        <source>The design has no inference service.</source>
        <translation>本方案没有推理服务。</translation>
    </message>
    <message>
        <source>Speed of a user against throughput of a card</source>
        <translation>用户速率与单卡吞吐量</translation>
    </message>
    <message>
        <source>each point is a batch of one instance</source>
        <translation>曲线上每一点对应单实例的一个批大小</translation>
    </message>
    <message>
        <source>Prefill apart</source>
        <translation>预填充分离</translation>
    </message>
    <message>
        <source>With prefill</source>
        <translation>含预填充</translation>
    </message>
    <message>
        <source>Decode alone</source>
        <translation>仅解码</translation>
    </message>
    <message>
        <source>Speed of a user</source>
        <translation>单用户速率</translation>
    </message>
    <message>
        <source>Output of a card</source>
        <translation>单卡输出</translation>
    </message>
    <message>
        <source>Batch %1</source>
        <translation>批大小 %1</translation>
    </message>
    <message>
        <source>KV cache full: %1</source>
        <translation>KV 缓存占满：%1</translation>
    </message>
    <message>
        <source>Computation binds: %1</source>
        <translation>转为算力受限：%1</translation>
    </message>
    <message>
        <source>TPOT target</source>
        <translation>TPOT 目标</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>每词元 %1</translation>
    </message>
    <message>
        <source>TPOT %1, TTFT %2 at the peak; exchange takes %3 of a pass.</source>
        <translation>TPOT %1，高峰 TTFT %2；通信占单次解码的 %3。</translation>
    </message>
    <message>
        <source>Instances that the load needs</source>
        <translation>负载所需实例数</translation>
    </message>
    <message>
        <source>by the mean and by the peak; the larger one decides</source>
        <translation>按平均负载与高峰负载分别计算，取较大者</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>资源池可容纳</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Mean load</source>
        <translation>平均负载</translation>
    </message>
    <message>
        <source>at %1 of the capacity</source>
        <translation>按能力的 %1</translation>
    </message>
    <message>
        <source>Peak load</source>
        <translation>高峰负载</translation>
    </message>
    <message>
        <source>%1 × mean at %2, %3 spare</source>
        <translation>均值 × %1，按 %2，备用 %3</translation>
    </message>
    <message>
        <source>%1 instances for prefill, %2 for decode.</source>
        <translation>预填充实例 %1 个，解码实例 %2 个。</translation>
    </message>
    <message>
        <source>Where their steps go</source>
        <translation>各策略的单步时间构成</translation>
    </message>
    <message>
        <source>what makes one faster than the other</source>
        <translation>快慢差在哪里</translation>
    </message>
    <message>
        <source>No strategy fits.</source>
        <translation>没有放得下的策略。</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Why the others lost</source>
        <translation>其余策略为何落选</translation>
    </message>
    <message>
        <source>No strategy was looked at.</source>
        <translation>尚未检查任何策略。</translation>
    </message>
    <message>
        <source>Share of all strategies</source>
        <translation>占全部策略的比例</translation>
    </message>
    <message>
        <source>Sizes do not divide</source>
        <translation>不能整除</translation>
    </message>
    <message>
        <source>Weights and optimizer too large</source>
        <translation>权重与优化器超显存</translation>
    </message>
    <message>
        <source>Activations too large</source>
        <translation>激活超显存</translation>
    </message>
    <message>
        <source>Too much waiting for links</source>
        <translation>通信等待过多</translation>
    </message>
    <message>
        <source>Cannot be faster</source>
        <translation>不可能更快</translation>
    </message>
    <message>
        <source>Fits and was timed</source>
        <translation>可行并已计时</translation>
    </message>
    <message>
        <source>%1 strategies</source>
        <translation>%1 个策略</translation>
    </message>
    <message>
        <source>Stopped before all were looked at.</source>
        <translation>提前停止，未全部检查。</translation>
    </message>
    <message>
        <source>Nearest miss by memory: %1 needs %2, %3 are available.</source>
        <translation>显存上最接近可行的是 %1：需要 %2，可用 %3。</translation>
    </message>
    <message>
        <source>Nearest miss by memory: %1 needs %2 for weights and optimizer alone, %3 are available.</source>
        <translation>显存上最接近可行的是 %1：仅权重与优化器就需要 %2，可用 %3。</translation>
    </message>
    <message>
        <source>Nearest miss by links: %1 waits for %2 of the step, %3 are allowed.</source>
        <translation>通信上最接近可行的是 %1：等待占单步的 %2，上限 %3。</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>留出验证</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>参与拟合</translation>
    </message>
    <message>
        <source>Other software</source>
        <translation>其他软件栈</translation>
    </message>
    <message>
        <source>Mixtures of experts</source>
        <translation>MoE 模型</translation>
    </message>
    <message>
        <source>For information</source>
        <translation>仅供参考</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测与实测对照</translation>
    </message>
    <message>
        <source>step time of published runs</source>
        <translation>公开训练的单步时间</translation>
    </message>
    <message>
        <source>No run can be predicted.</source>
        <translation>没有可以预测的训练。</translation>
    </message>
    <message>
        <source>Measured (log axis)</source>
        <translation>实测（对数轴）</translation>
    </message>
    <message>
        <source>Predicted (log axis)</source>
        <translation>预测（对数轴）</translation>
    </message>
    <message>
        <source>One set of efficiencies per accelerator, fitted on the fitted runs alone; no factor belongs to a run.</source>
        <translation>每种加速卡只有一套效率系数，仅由“参与拟合”的训练得出；没有任何系数专属于某一次训练。</translation>
    </message>
    <message>
        <source>Batch grows</source>
        <translation>批随卡数增长</translation>
    </message>
    <message>
        <source>Batch limit</source>
        <translation>批上限</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 note</source>
        <translation>%1 条提示</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条提示</translation>
    </message>
    <message>
        <source>Fat tree, three tiers</source>
        <translation>三层胖树</translation>
    </message>
    <message>
        <source>Fat tree, two tiers</source>
        <translation>二层胖树</translation>
    </message>
    <message>
        <source>Rail-optimised</source>
        <translation>多轨胖树</translation>
    </message>
    <message>
        <source>Rail-only</source>
        <translation>仅轨内互联</translation>
    </message>
    <message>
        <source>lowest cost</source>
        <translation>造价最低</translation>
    </message>
    <message>
        <source>adaptive routing</source>
        <translation>需自适应路由</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>all-to-all %1</source>
        <translation>全交换 %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>%1 network ports, the same switches and prices</source>
        <translation>%1 个网络端口，交换机与单价相同</translation>
    </message>
    <message>
        <source>Scale-up domain: %1 cards.</source>
        <translation>高带宽域：%1 卡。</translation>
    </message>
    <message>
        <source>Scale-up domain: %1 cards at %2 per card, beside this network.</source>
        <translation>高带宽域：%1 卡，每卡 %2，不经本网络。</translation>
    </message>
    <message>
        <source>Failure domains</source>
        <translation>故障域</translation>
    </message>
    <message>
        <source>how many cards does one failure reach</source>
        <translation>一处故障影响多少张卡</translation>
    </message>
    <message>
        <source>Cards hit</source>
        <translation>受影响的卡数</translation>
    </message>
    <message>
        <source>%1, job stops</source>
        <translation>%1 张，作业中断</translation>
    </message>
    <message>
        <source>Bandwidth of the cards hit until the repair; a synchronous step waits for the slowest of them.</source>
        <translation>修复之前受影响的卡所剩的带宽；同步训练的每一步都要等最慢的卡。</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>全交换</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>跳数</translation>
    </message>
    <message>
        <source>%1; %2 left</source>
        <translation>%1；余 %2 带宽</translation>
    </message>
    <message>
        <source>No other number of cards runs this training.</source>
        <translation>没有其他卡数能运行该训练。</translation>
    </message>
    <message>
        <source>Counts with whole servers and whole replicas that share the global batch evenly.</source>
        <translation>卡数取整台服务器、整副本，且均分全局批。</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>拐点</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>峰值点</translation>
    </message>
    <message>
        <source>From the knee at %1 cards twice the cards bring less than 1.5 ×.</source>
        <translation>过拐点（%1 卡）后，卡数翻倍吞吐增幅不足 1.5 倍。</translation>
    </message>
    <message>
        <source>From the turning point at %1 cards more cards make it slower.</source>
        <translation>过峰值点（%1 卡）后，再加卡反而更慢。</translation>
    </message>
    <message>
        <source>The run waits for servers in repair: the spares are too few.</source>
        <translation>运行在等待送修的服务器：备机太少。</translation>
    </message>
    <message>
        <source>Air against liquid</source>
        <translation>风冷与液冷对比</translation>
    </message>
    <message>
        <source>energy of a year, PUE from parts</source>
        <translation>全年用电量，PUE 由各部分算得</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>年用电量</translation>
    </message>
    <message>
        <source>IT</source>
        <translation>IT</translation>
    </message>
    <message>
        <source>Cooling, others</source>
        <translation>制冷及其他</translation>
    </message>
    <message>
        <source>PUE %1, %2 h free cooling</source>
        <translation>PUE %1，自然冷却 %2 h</translation>
    </message>
    <message>
        <source>Climate of %1. The IT power is the same in both; servers with cold plates need less for fans, so compare the energy, not the PUE alone.</source>
        <translation>气候按%1。两种方式的 IT 功率相同；冷板服务器风扇耗电更少，因此应比较用电量，而不只看 PUE。</translation>
    </message>
    <message>
        <source>%1 planes, two leaves per NIC</source>
        <translation>%1 平面，网卡双上联</translation>
    </message>
    <message>
        <source>%1 planes</source>
        <translation>%1 平面</translation>
    </message>
    <message>
        <source>Two leaves per NIC</source>
        <translation>网卡双上联（双 ToR）</translation>
    </message>
    <message>
        <source>One leaf per NIC</source>
        <translation>网卡单上联</translation>
    </message>
    <message>
        <source>stops until the repair</source>
        <translation>停止到修复</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>Restart without repair and lost work, %1 min in all</source>
        <translation>重启过程（不含修复与重算），共 %1 min</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>共 %1 个之一</translation>
    </message>
    <message>
        <source>One leaf, two leaves, two planes</source>
        <translation>单上联、双上联与双平面</translation>
    </message>
    <message>
        <source>bandwidth that the cards hit lose</source>
        <translation>受影响的卡损失多少带宽</translation>
    </message>
    <message>
        <source>This network has no switches to attach a card to twice.</source>
        <translation>该网络没有交换机，不存在双上联。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>100 % stops the job of these cards; the first column is this design.</source>
        <translation>100% 即这些卡的作业停止；第一列为本方案。</translation>
    </message>
    <message>
        <source>Networks cost: %1.</source>
        <translation>网络造价：%1。</translation>
    </message>
    <message>
        <source>Fault drills</source>
        <translation>故障演练</translation>
    </message>
    <message>
        <source>until full speed after one failure</source>
        <translation>一处失效后多久恢复全速</translation>
    </message>
    <message>
        <source>The training run is on another network.</source>
        <translation>训练作业在另一张网络上。</translation>
    </message>
    <message>
        <source>Time after the failure</source>
        <translation>失效后时间</translation>
    </message>
    <message>
        <source>Hatched: the job runs on at the bandwidth left. A failure that hands must mend.</source>
        <translation>斜线 = 作业以剩余带宽继续运行。均按需人工修复的故障计。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2的 %1</translation>
    </message>
    <message>
        <source>%1 card</source>
        <translation>%1 卡</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 卡</translation>
    </message>
    <message>
        <source>%1 without a path, the job stops; full speed again after %2</source>
        <translation>%1失去通路，作业停止，%2 后恢复全速</translation>
    </message>
    <message>
        <source>%1 without a path, their job stops</source>
        <translation>%1失去通路，作业停止</translation>
    </message>
    <message>
        <source>%1 at %2 of their bandwidth</source>
        <translation>%1保留 %2 带宽</translation>
    </message>
    <message>
        <source>, steps ×%1 until the repair after %2</source>
        <translation>，修复前（%2）每步耗时 ×%1</translation>
    </message>
    <message>
        <source>When one of them fails: %1</source>
        <translation>其中一个失效时：%1</translation>
    </message>
    <message>
        <source>When it fails: %1</source>
        <translation>失效时：%1</translation>
    </message>
    <message>
        <source>Fat tree</source>
        <translation>胖树</translation>
    </message>
    <message>
        <source>%1, %2 planes</source>
        <translation>%1，%2 平面</translation>
    </message>
    <message>
        <source>Which family at which size</source>
        <translation>多大规模选哪种组网</translation>
    </message>
    <message>
        <source>the same cards, switches and prices</source>
        <translation>同样的卡、交换机与价格</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <source>Air, network and storage</source>
        <translation>风冷，网络与存储</translation>
    </message>
    <message>
        <source>Leaf group %1</source>
        <translation>叶组 %1</translation>
    </message>
    <message>
        <source>Network racks</source>
        <translation>网络机柜</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Hot aisle</source>
        <translation>热通道</translation>
    </message>
    <message>
        <source>Cold aisle</source>
        <translation>冷通道</translation>
    </message>
    <message>
        <source>Floor plan</source>
        <translation>平面布置图</translation>
    </message>
    <message>
        <source>where the racks stand</source>
        <translation>机柜位置</translation>
    </message>
    <message>
        <source>Too many racks to draw them one by one.</source>
        <translation>机柜过多，无法逐个绘制。</translation>
    </message>
    <message>
        <source>Network group</source>
        <translation>网络分组</translation>
    </message>
    <message>
        <source>%1 × %2, passages included</source>
        <translation>%1 × %2，含周边通道</translation>
    </message>
    <message>
        <source>Cables by length</source>
        <translation>线缆长度分布</translation>
    </message>
    <message>
        <source>which medium takes which length</source>
        <translation>各长度所用介质</translation>
    </message>
    <message>
        <source>Too many racks to follow every cable.</source>
        <translation>机柜过多，无法逐条计算线缆。</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>%1 cable</source>
        <translation>%1 根线缆</translation>
    </message>
    <message>
        <source>%1 cables</source>
        <translation>%1 根线缆</translation>
    </message>
    <message>
        <source>Stock lengths of all networks, slack included.</source>
        <translation>所有网络的线缆规格长度，含余量。</translation>
    </message>
    <message>
        <source>Training servers</source>
        <translation>训练服务器</translation>
    </message>
    <message>
        <source>Inference servers</source>
        <translation>推理服务器</translation>
    </message>
    <message>
        <source>Pumps</source>
        <translation>水泵</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>可带 %1</translation>
    </message>
    <message>
        <source>PDU</source>
        <translation>PDU</translation>
    </message>
    <message>
        <source>PDU A</source>
        <translation>PDU A</translation>
    </message>
    <message>
        <source>PDU B and more</source>
        <translation>PDU B 及其余</translation>
    </message>
    <message>
        <source>PDU B</source>
        <translation>PDU B</translation>
    </message>
    <message>
        <source>feed A</source>
        <translation>A 路</translation>
    </message>
    <message>
        <source>feed B</source>
        <translation>B 路</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>预留 %1</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>缺 %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>损耗 %1</translation>
    </message>
    <message>
        <source>Single line</source>
        <translation>供电单线图</translation>
    </message>
    <message>
        <source>normal load and load after one failure</source>
        <translation>正常负载与单台故障后的负载</translation>
    </message>
    <message>
        <source>%1, none to spare</source>
        <translation>%1，无冗余</translation>
    </message>
    <message>
        <source>Cooling plant</source>
        <translation>制冷设备</translation>
    </message>
    <message>
        <source>IT power by part</source>
        <translation>IT 功率构成</translation>
    </message>
    <message>
        <source>where the peak goes</source>
        <translation>峰值用在哪里</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>峰值功率</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Network cards</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>主板</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>风扇</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>电源模块损耗</translation>
    </message>
    <message>
        <source>Switches, modules</source>
        <translation>交换机与光模块</translation>
    </message>
    <message>
        <source>Parts of a server are typical values, scaled to its sheet or measurement; replace them under “Parts of a server”.</source>
        <translation>服务器各部分为典型值，按规格书或实测值缩放；可在“服务器构成”中替换。</translation>
    </message>
    <message>
        <source>Cards alone %1; the facility needs %2 times that (published sites: 1.5–2.1).</source>
        <translation>仅加速卡 %1；设施需要其 %2 倍（公开站点：1.5–2.1）。</translation>
    </message>
    <message>
        <source>Power cap</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>what it costs and what it gives</source>
        <translation>代价与收益</translation>
    </message>
    <message>
        <source>A power cap is weighed for a training run; the design has none.</source>
        <translation>功率上限按训练任务权衡；本方案没有训练任务。</translation>
    </message>
    <message>
        <source>Cap per card</source>
        <translation>每卡功率上限</translation>
    </message>
    <message>
        <source>Against no cap</source>
        <translation>相对不限功耗</translation>
    </message>
    <message>
        <source>speed of these cards</source>
        <translation>现有卡的速度</translation>
    </message>
    <message>
        <source>more cards, same power</source>
        <translation>同样功率下多放卡</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>不限功耗</translation>
    </message>
    <message>
        <source>most output</source>
        <translation>产出最大</translation>
    </message>
    <message>
        <source>Speed: ideal days of this run by the step model. More cards: the servers that the power of today feeds at that cap; they cost money. The curve of the card is grade C.</source>
        <translation>速度：由单步模型算得的理想天数。多放卡：以现有功率在该上限下可供的服务器数，需要追加投资。加速卡的曲线为 C 级。</translation>
    </message>
    <message>
        <source>Scale-up switches</source>
        <translation>超节点交换</translation>
    </message>
    <message>
        <source>Compute trays</source>
        <translation>计算托盘</translation>
    </message>
    <message>
        <source>Second level</source>
        <translation>二级交换</translation>
    </message>
    <message>
        <source>%1 with %2 each</source>
        <translation>%1 台，各含 %2</translation>
    </message>
    <message>
        <source>P%1</source>
        <translation>平面%1</translation>
    </message>
    <message>
        <source>Sub-plane %1</source>
        <translation>子平面 %1</translation>
    </message>
    <message>
        <source>structure not public</source>
        <translation>结构未公开</translation>
    </message>
    <message>
        <source>scale-up links</source>
        <translation>高速互联</translation>
    </message>
    <message>
        <source>Scale-up domain</source>
        <translation>超节点（高带宽域）</translation>
    </message>
    <message>
        <source>cards joined at memory-like speed</source>
        <translation>以接近显存的速度互联的卡</translation>
    </message>
    <message>
        <source>The scale-up domain of %1 is not public.</source>
        <translation>%1 的高带宽域未公开。</translation>
    </message>
    <message>
        <source>%1 has no scale-up domain.</source>
        <translation>%1 没有高带宽域。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 cards in %2</source>
        <translation>%2，共 %1 卡</translation>
    </message>
    <message>
        <source>%1 server or tray</source>
        <translation>%1 台服务器（托盘）</translation>
    </message>
    <message>
        <source>%1 servers or trays</source>
        <translation>%1 台服务器（托盘）</translation>
    </message>
    <message>
        <source>%1 per card and direction</source>
        <translation>每卡单向 %1</translation>
    </message>
    <message>
        <source>%1 switch between any two cards</source>
        <translation>任意两卡之间经 %1 级交换</translation>
    </message>
    <message>
        <source>%1 switches between the farthest cards</source>
        <translation>最远两卡之间经 %1 级交换</translation>
    </message>
    <message>
        <source>%1 such domain in the pool</source>
        <translation>资源池共 %1 个高带宽域</translation>
    </message>
    <message>
        <source>%1 such domains in the pool</source>
        <translation>资源池共 %1 个高带宽域</translation>
    </message>
    <message>
        <source>Bandwidth per card by tier</source>
        <translation>各层每卡带宽</translation>
    </message>
    <message>
        <source>what is left of the line rate, and what the run needs</source>
        <translation>线速还剩多少，训练需要多少</translation>
    </message>
    <message>
        <source>Per card, one way</source>
        <translation>每卡，单向</translation>
    </message>
    <message>
        <source>left for the exchange</source>
        <translation>可用于通信</translation>
    </message>
    <message>
        <source>collisions, losses, incast</source>
        <translation>哈希冲突、丢包、多打一</translation>
    </message>
    <message>
        <source>oversubscription</source>
        <translation>收敛</translation>
    </message>
    <message>
        <source>needed by the run</source>
        <translation>训练所需</translation>
    </message>
    <message>
        <source>Needed: so that every exchange hides behind the work it may run beside.</source>
        <translation>所需：使每次通信都能被可并行的计算掩盖。</translation>
    </message>
    <message>
        <source>each with %1 links down and %2 up of %3 ports</source>
        <translation>每台下联 %1、上联 %2，共 %3 端口</translation>
    </message>
    <message>
        <source>each with %1 links down of %2 ports</source>
        <translation>每台下联 %1，共 %2 端口</translation>
    </message>
    <message>
        <source>%1 × %2 planes</source>
        <translation>%1 × %2 平面</translation>
    </message>
    <message>
        <source>%1 of %2 ports in use</source>
        <translation>已用 %1 / %2 端口</translation>
    </message>
    <message>
        <source>Ratio down to up %1</source>
        <translation>收敛比（下联比上联）%1</translation>
    </message>
    <message>
        <source>When it fails: the card behind it loses one plane of %1, each of its neighbours one link</source>
        <translation>失效时：所接的卡失去 %1 个平面中的 1 个，每个相邻端口失去 1 条链路</translation>
    </message>
    <message>
        <source>When it fails: the card behind it has no path, the job stops; each of its neighbours loses one link</source>
        <translation>失效时：所接的卡失去通路，作业停止；每个相邻端口失去 1 条链路</translation>
    </message>
    <message>
        <source>%1 links of %2</source>
        <translation>%1 条 %2 链路</translation>
    </message>
    <message>
        <source>Block of ports</source>
        <translation>端口块</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>%1 port to servers</source>
        <translation>%1 个服务器端口</translation>
    </message>
    <message>
        <source>%1 ports to servers</source>
        <translation>%1 个服务器端口</translation>
    </message>
    <message>
        <source>Routers</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>%1 routers, %2 ports to servers</source>
        <translation>%1 台交换机，%2 个服务器端口</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Torus %1, %2 positions in %3 boxes; colour = depth, dashed = the link that closes a ring.</source>
        <translation>%1 环面，%2 个位置画成 %3 格；颜色 = 纵深层，虚线 = 闭合环的链路。</translation>
    </message>
    <message>
        <source>Full mesh of %1 ports in %2 boxes: every port is joined to every other.</source>
        <translation>%1 个端口全互联，画成 %2 格：任意两个端口直连。</translation>
    </message>
    <message>
        <source>2D full mesh %1 in %2 boxes: every port is joined to all others of its row and of its column.</source>
        <translation>%1 二维全互联，画成 %2 格：每个端口与同行、同列的全部端口直连。</translation>
    </message>
    <message>
        <source>%1 of a feed</source>
        <translation>占单路 %1</translation>
    </message>
    <message>
        <source>Loads on %1</source>
        <translation>%1 负载</translation>
    </message>
    <message>
        <source>→: after one failure. Dashed: standby. Power at IT peak; reserved with the factor %1 on its base.</source>
        <translation>→：单台故障后。虚线：备用电源。功率按 IT 峰值；预留为基准乘系数 %1。</translation>
    </message>
    <message>
        <source>%1, %2 card hours lost</source>
        <translation>%1，损失 %2 卡时</translation>
    </message>
    <message>
        <source>Cost and bisection per card; collectives of 1 GB per card, time on the wires. Planes are added where a fat tree of these switches ends.</source>
        <translation>造价、对分带宽均按每卡计；集合通信为每卡 1 GB 的线路耗时。胖树超出这些交换机的规模时增加平面。</translation>
    </message>
    <message>
        <source>This software has no fitted run: it takes the coefficients of the current stack, and what it did better or worse shows as error.</source>
        <translation>该软件没有参与拟合的训练记录，沿用当前软件栈的系数；其实际优劣即表现为误差。</translation>
    </message>
    <message>
        <source>ZeRO-3 gathers the weights of every layer anew; how much of that hides behind computing depends on prefetching that is not published. No such run is fitted.</source>
        <translation>ZeRO-3 逐层重新收集权重，其中有多少能被计算掩盖取决于未公开的预取设置；此类记录均未参与拟合。</translation>
    </message>
    <message>
        <source>Predicted too short: the coefficients are fitted on dense models. Small matrices of experts run less efficiently, and how unevenly tokens were routed, how dispatch and combine overlapped and what the FP8 casts cost is not published.</source>
        <translation>预测偏短：系数由稠密模型拟合。专家的小矩阵运算效率更低，而词元路由的不均衡程度、分发与合并的重叠方式以及 FP8 转换的开销均未公开。</translation>
    </message>
    <message>
        <source>One batch over more cards leaves fewer microbatches per replica, while bubble, exposed gradient exchange and optimizer stay as long per step; slow servers add to it. The published fixed part is longer than the one computed, by 1 to 2 s per step.</source>
        <translation>批量不变而卡数增加时，每个副本的微批次减少，但每步的流水线气泡、未被掩盖的梯度交换和优化器时间不变，慢节点还会加剧这一损失。公开数据中的固定部分比计算值每步长 1 至 2 s。</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Cost and bisection per card. All-to-all: 1 GB on the wires among all cards. Hops: links between the farthest ports. Modules: optical transceivers at both ends. Cost: switches, modules and cables.</source>
        <translation>成本与对分带宽按每卡计。全交换：所有卡之间 1 GB 的线上耗时。跳数：最远两个端口之间的链路数。模块：链路两端的光模块。成本：交换机、模块与线缆。</translation>
    </message>
    <message>
        <source>in the fitted efficiency</source>
        <translation>已含在拟合效率内</translation>
    </message>
    <message>
        <source>This design: %1 by the PUE from parts, %2 by the stated PUE of %3 (%4 apart); energy, carbon and cost take the %5 one.</source>
        <translation>本方案：按分项 PUE 为 %1，按给定 PUE %3 为 %2（相差 %4）；用电量、碳排放与费用采用%5值。</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>分项计算</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>%1 / %2 racks</source>
        <translation>%1 / %2 个机柜</translation>
    </message>
    <message>
        <source>drag a device into another rack</source>
        <translation>可将设备拖入其他机柜</translation>
    </message>
    <message>
        <source>%1–%2 of %3 racks</source>
        <translation>第 %1–%2 个，共 %3 个机柜</translation>
    </message>
    <message>
        <source>Slow servers, links, data</source>
        <translation>慢节点、链路与数据等待</translation>
    </message>
    <message>
        <source>exact here</source>
        <translation>此处精确</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比</translation>
    </message>
    <message>
        <source>an approximation</source>
        <translation>近似值</translation>
    </message>
    <message>
        <source>Closed form: none (%1).</source>
        <translation>解析式：无解（%1）。</translation>
    </message>
    <message>
        <source>Closed form: %1, %2 (%3).</source>
        <translation>解析式：%1，%2（%3）。</translation>
    </message>
    <message>
        <source>Failure classes</source>
        <translation>故障类别</translation>
    </message>
    <message>
        <source>card-hours lost, and days gained at half the rate</source>
        <translation>损失的卡时，以及故障率减半可省的天数</translation>
    </message>
    <message>
        <source>No failure class takes anything from the run.</source>
        <translation>没有故障类别占用训练时间。</translation>
    </message>
    <message>
        <source>Card-hours lost in the run</source>
        <translation>整个训练损失的卡时</translation>
    </message>
    <message>
        <source>%1; half the rate gains %2</source>
        <translation>%1；减半可省 %2</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>其余各类</translation>
    </message>
    <message>
        <source>Hours as simulated; gains in closed form, of the mean. Lighter: the rate is an assumption (grade C).</source>
        <translation>卡时来自仿真；减半收益为均值的解析结果。浅色：故障率为假设值（C 级）。</translation>
    </message>
    <message>
        <source>In closed form: exact in the sum, shared out by rate and cost of one event. Lighter: the rate is an assumption (grade C).</source>
        <translation>解析结果：合计精确，按故障率与单次代价分摊。浅色：故障率为假设值（C 级）。</translation>
    </message>
    <message>
        <source>Drills side by side</source>
        <translation>演练对比</translation>
    </message>
    <message>
        <source>hours the run loses to one failure</source>
        <translation>一次故障使训练损失多少小时</translation>
    </message>
    <message>
        <source>No spares</source>
        <translation>无备机</translation>
    </message>
    <message>
        <source>%1 hot spare</source>
        <translation>%1 台热备</translation>
    </message>
    <message>
        <source>%1 hot spares</source>
        <translation>%1 台热备</translation>
    </message>
    <message>
        <source>The run of this design</source>
        <translation>本方案的训练</translation>
    </message>
    <message>
        <source>No drill can be held with what is known of this design.</source>
        <translation>现有信息不足以对本方案做演练。</translation>
    </message>
    <message>
        <source>One failure that hands must mend. Waiting for the repair counts with its median.</source>
        <translation>需人工处理的一次故障；等待修复按中位时间计。</translation>
    </message>
    <message>
        <source>packing %1</source>
        <translation>打包效率 %1</translation>
    </message>
    <message>
        <source>%1 calls/s needed</source>
        <translation>需 %1 次调用/s</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>每台 %1</translation>
    </message>
    <message>
        <source>Way of the training data</source>
        <translation>训练数据路径</translation>
    </message>
    <message>
        <source>binds</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>%1 of every step waits for data: %2 and %3 card-hours lost in the run.</source>
        <translation>每步有 %1 的时间在等数据：整个训练损失 %2、%3 卡时。</translation>
    </message>
    <message>
        <source>No step waits for data; %1 times the need arrives.</source>
        <translation>没有训练步等待数据；可到达速率是需求的 %1 倍。</translation>
    </message>
    <message>
        <source>Size and packing of samples</source>
        <translation>样本大小与打包方式</translation>
    </message>
    <message>
        <source>what is needed and what arrives</source>
        <translation>需要多少，能到多少</translation>
    </message>
    <message>
        <source>Text needs %1: no size or packing matters. Images and video are counted by samples.</source>
        <translation>文本只需 %1，样本大小与打包方式都无影响。图像、视频请按样本计。</translation>
    </message>
    <message>
        <source>in shards</source>
        <translation>打包成分片</translation>
    </message>
    <message>
        <source>loose files</source>
        <translation>零散文件</translation>
    </message>
    <message>
        <source>Size of a sample, kB (log axis)</source>
        <translation>样本大小，kB（对数轴）</translation>
    </message>
    <message>
        <source>arrives: %1</source>
        <translation>可到达：%1</translation>
    </message>
    <message>
        <source>needed: %1</source>
        <translation>需要：%1</translation>
    </message>
    <message>
        <source>%1 samples/s of all cards. Small files are opened and read one by one; a shard is read in one go.</source>
        <translation>全部卡每秒 %1 个样本。小文件要逐个打开、逐个读取；分片一次读完。</translation>
    </message>
    <message>
        <source>Measured systems</source>
        <translation>实测系统</translation>
    </message>
    <message>
        <source>This design: needed</source>
        <translation>本方案：需要</translation>
    </message>
    <message>
        <source>This design: arrives</source>
        <translation>本方案：可到达</translation>
    </message>
    <message>
        <source>3D U-Net, %1 × %2</source>
        <translation>3D U-Net，%1 × %2</translation>
    </message>
    <message>
        <source>median of MLPerf Storage v1.0, per H100</source>
        <translation>MLPerf Storage v1.0 中位值，每块 H100</translation>
    </message>
    <message>
        <source>One server was measured to read %1 to %2; the %3 of this design (%4 servers) lie within.</source>
        <translation>单台服务器的实测读取速率为 %1 至 %2；本方案取 %3（%4 台服务器），在此范围内。</translation>
    </message>
    <message>
        <source>One server was measured to read %1 to %2; the %3 of this design (%4 servers) lie outside.</source>
        <translation>单台服务器的实测读取速率为 %1 至 %2；本方案取 %3（%4 台服务器），超出此范围。</translation>
    </message>
    <message>
        <source>is every tier enough</source>
        <translation>各存储层是否够用</translation>
    </message>
    <message>
        <source>Hot: write</source>
        <translation>热层：写</translation>
    </message>
    <message>
        <source>within %1 of the interval</source>
        <translation>不超过间隔的 %1</translation>
    </message>
    <message>
        <source>Hot: read</source>
        <translation>热层：读</translation>
    </message>
    <message>
        <source>Hot: capacity</source>
        <translation>热层：容量</translation>
    </message>
    <message>
        <source>data set and milestones</source>
        <translation>数据集与里程碑检查点</translation>
    </message>
    <message>
        <source>what is copied there</source>
        <translation>写入的副本</translation>
    </message>
    <message>
        <source>what is fetched from there</source>
        <translation>从该层取回的数据</translation>
    </message>
    <message>
        <source>Warm: capacity</source>
        <translation>温层：容量</translation>
    </message>
    <message>
        <source>Warm: write</source>
        <translation>温层：写</translation>
    </message>
    <message>
        <source>Warm: read</source>
        <translation>温层：读</translation>
    </message>
    <message>
        <source>Cold: capacity</source>
        <translation>冷层：容量</translation>
    </message>
    <message>
        <source>Cold: write</source>
        <translation>冷层：写</translation>
    </message>
    <message>
        <source>Cold: read</source>
        <translation>冷层：读</translation>
    </message>
    <message>
        <source>Storage network</source>
        <translation>存储面网络</translation>
    </message>
    <message>
        <source>data and checkpoints</source>
        <translation>数据与检查点</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>仿真点</translation>
    </message>
    <message>
        <source>Best by Young %1, by Daly %2, exactly %3 (stops alone).</source>
        <translation>最优间隔：Young %1，Daly %2，精确解 %3（仅计中断）。</translation>
    </message>
    <message>
        <source>Of the simulated points %1 is best. Curve in closed form.</source>
        <translation>仿真点中 %1 最优。曲线为解析结果。</translation>
    </message>
    <message>
        <source>stops, restarts without waiting for the repair</source>
        <translation>中断，重启后继续</translation>
    </message>
    <message>
        <source>Fat tree, one tier</source>
        <translation>单层胖树</translation>
    </message>
    <message>
        <source>useful bytes: which limit binds, and is it enough</source>
        <translation>按有效字节计：哪个环节是瓶颈，够不够</translation>
    </message>
    <message>
        <source>Useful data rate (log axis)</source>
        <translation>有效数据速率（对数轴）</translation>
    </message>
    <message>
        <source>useful data rate per card: is this design plausible</source>
        <translation>每卡有效数据速率：本方案是否合理</translation>
    </message>
    <message>
        <source>Useful data rate per card</source>
        <translation>每卡有效数据速率</translation>
    </message>
    <message>
        <source>training data, useful bytes</source>
        <translation>训练数据，按有效字节计</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1：需求</translation>
    </message>
    <message>
        <source>Failures, the restarts and waits for spares that follow take all of the time.</source>
        <translation>故障及其引发的重启、等待备件占去了全部时间。</translation>
    </message>
    <message>
        <source>At the leaf; the ratio above the pods comes on top: %1 on the worst path.</source>
        <translation>按叶交换机计；Pod 以上的收敛比另计，最差路径合计 %1。</translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>机柜 %1</translation>
    </message>
    <message>
        <source>%1 device moved by hand (dog-ear)</source>
        <translation>%1 台设备手动移位（折角标记）</translation>
    </message>
    <message>
        <source>%1 devices moved by hand (dog-ear)</source>
        <translation>%1 台设备手动移位（折角标记）</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>; every colour is a network of its own</source>
        <translation>；每种颜色是一个独立网络</translation>
    </message>
    <message>
        <source>Leaves A and B of a rail serve the same cards: a port each of every NIC.</source>
        <translation>同一轨的 A、B 两台叶交换机连接相同的卡：每块网卡各接一个端口。</translation>
    </message>
    <message>
        <source>Dragonfly of one group: %1 routers, all joined to each other.</source>
        <translation>单组 Dragonfly：%1 台交换机，两两全互联。</translation>
    </message>
    <message>
        <source>Dragonfly: %1 groups of %2 routers, all joined inside a group, %3.</source>
        <translation>Dragonfly：%1 组，每组 %2 台交换机，组内全互联，%3。</translation>
    </message>
    <message>
        <source>%1 link between every two groups</source>
        <translation>每两组之间 %1 条链路</translation>
    </message>
    <message>
        <source>%1 links between every two groups</source>
        <translation>每两组之间 %1 条链路</translation>
    </message>
    <message>
        <source>2D full mesh %1</source>
        <translation>二维全互联 %1</translation>
    </message>
    <message>
        <source>2D full mesh</source>
        <translation>二维全互联</translation>
    </message>
    <message>
        <source>%1 switch chips in %2 trays</source>
        <translation>%1 颗交换芯片，位于 %2 个交换托盘</translation>
    </message>
    <message>
        <source>number not public</source>
        <translation>数量未公开</translation>
    </message>
    <message>
        <source>%1 links between cards, at most %2 from card to card</source>
        <translation>卡间 %1 条链路，任意两卡最多经 %2 条</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>leaf to spine %1 × %2, server to leaf %3 × %4</source>
        <translation>叶到脊 %1 × %2，服务器到叶 %3 × %4</translation>
    </message>
    <message>
        <source>Torus %1, %2 positions in %3 boxes; dashed = the link that closes a ring.</source>
        <translation>%1 环面，%2 个位置画成 %3 格；虚线 = 闭合环的链路。</translation>
    </message>
    <message>
        <source>%1 free place.</source>
        <translation>%1 个空闲位置。</translation>
    </message>
    <message>
        <source>%1 free places.</source>
        <translation>%1 个空闲位置。</translation>
    </message>
    <message>
        <source>Boxes without any port are dashed.</source>
        <translation>没有端口的方框画虚线。</translation>
    </message>
    <message>
        <source>◇ not known.</source>
        <translation>◇ 未知。</translation>
    </message>
    <message>
        <source>Access switches beside each other: nothing is above them but the service network.</source>
        <translation>接入交换机相互并列，其上只有业务网。</translation>
    </message>
    <message>
        <source>Coloured leaves: those of the storage nodes.</source>
        <translation>着色的叶交换机用于存储节点。</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>result, %1</source>
        <translation>结果，%1</translation>
    </message>
    <message>
        <source>field, %1</source>
        <translation>字段，%1</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>FormRows</name>
    <message>
        <source>%1 stays in force</source>
        <translation>%1 继续有效</translation>
    </message>
    <message>
        <source>here: %1</source>
        <translation>本方案名称：%1</translation>
    </message>
</context>
<context>
    <name>RackBrowser</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Figure %1-%2</source>
        <translation>图 %1-%2</translation>
    </message>
    <message>
        <source>Table %1-%2</source>
        <translation>表 %1-%2</translation>
    </message>
    <message>
        <source>no price observed</source>
        <translation>未询价</translation>
    </message>
    <message>
        <source>pcs</source>
        <translation>个</translation>
    </message>
    <message>
        <source>set</source>
        <translation>套</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Unit price, %1</source>
        <translation>单价，%1</translation>
    </message>
    <message>
        <source>Total, %1</source>
        <translation>合计，%1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Total, without tax</source>
        <translation>合计，不含税</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
    <message>
        <source>The workbook has no design.</source>
        <translation>该工作簿没有方案。</translation>
    </message>
    <message>
        <source>Quantities follow from the design; links, cages, modules and cables are counted apart. Prices are observations; a line without one stays in place and is not in the total.</source>
        <translation>数量由设计推导；链路、槽位、模块与线缆分别计数。单价为询价记录；无价格的行保留在原处，不计入合计。</translation>
    </message>
    <message>
        <source>Bill of materials of the design “%1”.</source>
        <translation>方案“%1”的物料清单。</translation>
    </message>
    <message>
        <source>The bill is empty.</source>
        <translation>清单为空。</translation>
    </message>
    <message>
        <source>Not in the total, for want of a price or a quantity: lines %1.</source>
        <translation>因缺价格或数量未计入合计的行：%1。</translation>
    </message>
    <message>
        <source>Where the quantities come from, by line: %1.</source>
        <translation>各行数量的推导：%1。</translation>
    </message>
    <message>
        <source>Sources of prices</source>
        <translation>价格来源</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Pools of accelerators.</source>
        <translation>加速卡资源池。</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Hot / cold spares</source>
        <translation>热备 / 冷备</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Per rack</source>
        <translation>每柜</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Accelerators and servers</source>
        <translation>加速卡与服务器</translation>
    </message>
    <message>
        <source>The design has no pool of accelerators.</source>
        <translation>该方案没有加速卡资源池。</translation>
    </message>
    <message>
        <source>Mapping of the training runs.</source>
        <translation>训练任务的并行映射。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步耗时</translation>
    </message>
    <message>
        <source>Ideal days</source>
        <translation>理想天数</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>单卡显存占用</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>显存占用率</translation>
    </message>
    <message>
        <source>Training days</source>
        <translation>训练天数</translation>
    </message>
    <message>
        <source>The run takes %1 without any fault. Checkpoints, faults, waiting for servers, slow servers and planned stops make it %2 in the middle case (P50); with 90 % confidence it takes no longer than %3 (P90).</source>
        <translation>无故障时训练需 %1。检查点、故障、等待备机、慢节点与计划停机使其中位数为 %2（P50）；有 90% 把握不超过 %3（P90）。</translation>
    </message>
    <message>
        <source>The quantiles come from a fault simulation of %1 runs.</source>
        <translation>分位数来自 %1 次故障仿真。</translation>
    </message>
    <message>
        <source>The quantiles are in closed form; no simulation has been run.</source>
        <translation>分位数为解析式，尚未仿真。</translation>
    </message>
    <message>
        <source>Networks.</source>
        <translation>网络。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>叶</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>脊</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>Per card</source>
        <translation>每卡</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>The compute fabric has %1 leaf, %2 spine and %3 core switches. The realised oversubscription is %4; its bisection carries %5 one way.</source>
        <translation>参数面网络有 %1 台叶、%2 台脊和 %3 台核心交换机。实现的收敛比为 %4；单向对分带宽为 %5。</translation>
    </message>
    <message>
        <source>not computable</source>
        <translation>无法计算</translation>
    </message>
    <message>
        <source>Racks by use.</source>
        <translation>按用途划分的机柜。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供配电</translation>
    </message>
    <message>
        <source>All IT loads together peak at %1. Reserved are %2 × %3, that is %4. With losses and cooling the facility draws up to %5.</source>
        <translation>全部 IT 负载峰值为 %1。预留为 %2 × %3，即 %4。计入损耗与制冷，设施最高取用 %5。</translation>
    </message>
    <message>
        <source>Power from the servers to the meter.</source>
        <translation>从服务器到电表的功率。</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <source>Cooling.</source>
        <translation>制冷。</translation>
    </message>
    <message>
        <source>Storage and checkpoints</source>
        <translation>存储与检查点</translation>
    </message>
    <message>
        <source>Storage and checkpoints.</source>
        <translation>存储与检查点。</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>The run is interrupted every %1 on average; %2 of the time is useful. Interruptions stop the job; replaced cards are counted apart.</source>
        <translation>平均每 %1 中断一次；%2 的时间有效。中断指作业停止；换卡另行计数。</translation>
    </message>
    <message>
        <source>Faults, spares and where time goes.</source>
        <translation>故障、备机与时间去向。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>The investment is %1 without tax</source>
        <translation>建设投资为 %1，不含税</translation>
    </message>
    <message>
        <source>, between %1 and %2 by the price ranges</source>
        <translation>，按价格区间在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>%1 lines have no price; the total is a lower bound.</source>
        <translation>%1 行没有价格；合计为下限。</translation>
    </message>
    <message>
        <source>Investment and running cost.</source>
        <translation>建设投资与运营成本。</translation>
    </message>
    <message>
        <source>Design: %1</source>
        <translation>方案：%1</translation>
    </message>
    <message>
        <source>The design</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>entered for this project</source>
        <translation>为本项目填写</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>设备库</translation>
    </message>
    <message>
        <source>default of the program</source>
        <translation>程序默认值</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>典型</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Failure class</source>
        <translation>故障类别</translation>
    </message>
    <message>
        <source>Unit counted</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>中断率</translation>
    </message>
    <message>
        <source>Needs hardware</source>
        <translation>需要换硬件的占比</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>检测</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Failure classes of the design “%1”; grade and source are those of the rate.</source>
        <translation>方案“%1”的故障类别；等级与来源为故障率的等级与来源。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Formula and numbers put in</source>
        <translation>公式与代入值</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>假设与来源</translation>
    </message>
    <message>
        <source>All values that the results use and that were entered, taken from the catalogue, or are graded defaults. Long sources are numbered and listed at the end of the chapter.</source>
        <translation>结果所用的全部自填值、设备库值和有等级的默认值。较长的来源编号后列于本章末。</translation>
    </message>
    <message>
        <source>Assumptions of the design “%1”.</source>
        <translation>方案“%1”的假设。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Workings</source>
        <translation>公式与代入值</translation>
    </message>
    <message>
        <source>Results of the design “%1”.</source>
        <translation>方案“%1”的结果。</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Date of the report</source>
        <translation>报告日期</translation>
    </message>
    <message>
        <source>Currency and rate</source>
        <translation>货币与汇率</translation>
    </message>
    <message>
        <source>%1; %2 CNY per USD, %3 CNY per EUR (%4)</source>
        <translation>%1；%2 CNY/USD，%3 CNY/EUR（%4）</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>设备库</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Basis of this report.</source>
        <translation>本报告的依据。</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Training days P50 / P90</source>
        <translation>训练天数 P50 / P90</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>建设投资</translation>
    </message>
    <message>
        <source>met</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>met at P50 only</source>
        <translation>仅 P50 满足</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>不满足</translation>
    </message>
    <message>
        <source>Limits of the tender held against the designs.</source>
        <translation>招标限值与各方案对照。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Power at the meter, reserved</source>
        <translation>电表侧功率（按预留）</translation>
    </message>
    <message>
        <source>Rack positions</source>
        <translation>机位数</translation>
    </message>
    <message>
        <source>Technical proposal</source>
        <translation>投标技术方案</translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation>未命名项目</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>First-hand: the maker&apos;s own document, a published measurement or configuration.</source>
        <translation>一手：厂商原始文件、公开的测量或配置。</translation>
    </message>
    <message>
        <source>Second-hand: trade press, resellers, standards quoted by others.</source>
        <translation>二手：行业媒体、渠道商、转引的标准。</translation>
    </message>
    <message>
        <source>Unverified: an engineering estimate or policy, to be confirmed before signing.</source>
        <translation>未核实：工程估计或策略，签约前须确认。</translation>
    </message>
    <message>
        <source>A result carries the worst grade of the values it comes from. ≥ marks a total that leaves out lines without a price; ◇ marks a missing value. Prices are without tax.</source>
        <translation>结果取所用值中的最低等级。≥ 表示合计未含无价格的行；◇ 表示缺值。价格均不含税。</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>%1 servers, %2 spare</source>
        <translation>%1 台服务器，另 %2 台备机</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>限 %1</translation>
    </message>
    <message>
        <source>no limit given</source>
        <translation>未给出限值</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>解析式</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>of the dense BF16 peak</source>
        <translation>以稠密 BF16 峰值为基准</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效训练时间占比</translation>
    </message>
    <message>
        <source>one stop every %1</source>
        <translation>平均每 %1 停一次</translation>
    </message>
    <message>
        <source>Oversubscription, realised</source>
        <translation>收敛比（实现）</translation>
    </message>
    <message>
        <source>%1 leaf, %2 spine switches</source>
        <translation>%1 台叶，%2 台脊</translation>
    </message>
    <message>
        <source>Reserved power</source>
        <translation>预留功率</translation>
    </message>
    <message>
        <source>IT peak %1</source>
        <translation>IT 峰值 %1</translation>
    </message>
    <message>
        <source>up to %1 per rack</source>
        <translation>单柜最高 %1</translation>
    </message>
    <message>
        <source>%1 lines without price</source>
        <translation>%1 行无价格</translation>
    </message>
    <message>
        <source>without tax</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The workbook has no design; there is nothing to report yet.</source>
        <translation>该工作簿没有方案，暂无可报告内容。</translation>
    </message>
    <message>
        <source>Base design: %1.</source>
        <translation>基准方案：%1。</translation>
    </message>
    <message>
        <source>Designs at a glance</source>
        <translation>方案一览</translation>
    </message>
    <message>
        <source>Limits of the tender</source>
        <translation>招标限值</translation>
    </message>
    <message>
        <source>The project names no limits for days, power, racks or budget.</source>
        <translation>项目没有给出天数、功率、机柜或预算限值。</translation>
    </message>
    <message>
        <source>What needs attention</source>
        <translation>需要注意的事项</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>The workloads of the design “%1”. FLOPs are counted exactly from the layers of each model; the 6ND estimate is given beside them.</source>
        <translation>方案“%1”的工作负载。FLOPs 按各模型的层精确计数；旁边给出 6ND 估算。</translation>
    </message>
    <message>
        <source>Workloads and what they ask for.</source>
        <translation>工作负载及其需求。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>6ND</source>
        <translation>6ND</translation>
    </message>
    <message>
        <source>The design has no workload.</source>
        <translation>该方案没有工作负载。</translation>
    </message>
    <message>
        <source>Computing demand</source>
        <translation>算力需求</translation>
    </message>
    <message>
        <source>Demand of the design.</source>
        <translation>方案的需求。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>About</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>审查发现</translation>
    </message>
    <message>
        <source>Every design is held against the limits of the tender, the rules of the domain and the typical ranges of its inputs; the worst findings come first.</source>
        <translation>每个方案都与招标限值、领域规则和输入的常见范围对照；最严重的排在前面。</translation>
    </message>
    <message>
        <source>There are no findings.</source>
        <translation>没有审查发现。</translation>
    </message>
    <message>
        <source>Findings of the design “%1”.</source>
        <translation>方案“%1”的审查发现。</translation>
    </message>
    <message>
        <source>Rules of thumb checked</source>
        <translation>经验规则核对</translation>
    </message>
    <message>
        <source>Rules from practitioner articles, each held against exact arithmetic with the numbers of the design “%1”.</source>
        <translation>从业者文章中的规则，逐条用方案“%1”的数字与精确计算对照。</translation>
    </message>
    <message>
        <source>Rules of thumb against exact arithmetic.</source>
        <translation>经验规则与精确计算。</translation>
    </message>
    <message>
        <source>Rule and result</source>
        <translation>规则与结果</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Results that differ.</source>
        <translation>不同的结果。</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>没有不同之处。</translation>
    </message>
    <message>
        <source>Generated %1</source>
        <translation>%1 生成</translation>
    </message>
    <message>
        <source>Generated %1, catalogue %2</source>
        <translation>%1 生成，设备库 %2</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>cards over cards per server, rounded up</source>
        <translation>卡数 ÷ 每台卡数，向上取整</translation>
    </message>
    <message>
        <source>spares of the pool</source>
        <translation>资源池备机</translation>
    </message>
    <message>
        <source>rails × servers over leaf ports down, rounded up</source>
        <translation>轨数 ×（服务器数 ÷ 叶交换机下联端口，向上取整）</translation>
    </message>
    <message>
        <source>smallest divisor of the uplinks that carries all leaves</source>
        <translation>能承载全部叶交换机的最小上行约数</translation>
    </message>
    <message>
        <source>third tier of the fat tree</source>
        <translation>胖树第三层</translation>
    </message>
    <message>
        <source>one module per cage in use</source>
        <translation>每个占用的槽位一只模块</translation>
    </message>
    <message>
        <source>one per link</source>
        <translation>每条链路一根</translation>
    </message>
    <message>
        <source>racks of all uses</source>
        <translation>各用途机柜之和</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>Assumptions that all designs share.</source>
        <translation>各方案相同的假设。</translation>
    </message>
    <message>
        <source>Assumptions that differ.</source>
        <translation>各方案不同的假设。</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未用到</translation>
    </message>
    <message>
        <source>Designs, ★ is the base</source>
        <translation>方案（★ 为基准）</translation>
    </message>
    <message>
        <source>Key figures of the designs; ★ is the base of comparisons.</source>
        <translation>各方案的关键指标；★ 为对比基准。</translation>
    </message>
    <message>
        <source>all designs</source>
        <translation>全部方案</translation>
    </message>
    <message>
        <source>Findings of all designs.</source>
        <translation>全部方案的审查发现。</translation>
    </message>
    <message>
        <source>Only results that differ are listed; the inputs behind them stand among the assumptions. Differences are against the base design “%1”: ▲▼ filled is better, △▽ hollow is worse, ↕ neither.</source>
        <translation>只列不同的结果，其背后的输入见“假设与来源”。差值以基准方案“%1”为参照：▲▼ 实心为更优，△▽ 空心为更差，↕ 为中性。</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Every result with its formula, the numbers put in and the worst grade among the values it comes from. The items of a list follow the same formulas and stand side by side.</source>
        <translation>每个结果及其公式、代入值和所用值中的最低等级。列表各项公式相同，并排列出。</translation>
    </message>
    <message>
        <source>The numbers are those of the base design “%1”; the other designs follow the same formulas with the assumptions and results of their chapters.</source>
        <translation>数值取自基准方案“%1”；其他方案公式相同，代入各自章节的假设与结果。</translation>
    </message>
    <message>
        <source>Key figure</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>No finding is an error or a warning.</source>
        <translation>没有错误级或警告级发现。</translation>
    </message>
    <message>
        <source>No finding is an error; %1 warning is open, see the findings.</source>
        <translation>没有错误级发现；尚有 %1 条警告未处理，见“审查发现”一章。</translation>
    </message>
    <message>
        <source>No finding is an error; %1 warnings are open, see the findings.</source>
        <translation>没有错误级发现；尚有 %1 条警告未处理，见“审查发现”一章。</translation>
    </message>
    <message>
        <source>Memory left</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Left on the card</source>
        <translation>单卡余量</translation>
    </message>
    <message>
        <source>Memory of a card of %1 in the run “%2”.</source>
        <translation>“%2”中单卡 %1 显存的去向。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Strategies that the search went through, by what ruled them out.</source>
        <translation>搜索检查过的策略及淘汰原因。</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略数</translation>
    </message>
    <message>
        <source>Sizes do not divide</source>
        <translation>不能整除</translation>
    </message>
    <message>
        <source>States too large</source>
        <translation>状态超显存</translation>
    </message>
    <message>
        <source>Activations too large</source>
        <translation>激活超显存</translation>
    </message>
    <message>
        <source>Cannot be faster</source>
        <translation>不可能更快</translation>
    </message>
    <message>
        <source>Too much exchange</source>
        <translation>通信过多</translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>Mapping and step time</source>
        <translation>并行映射与单步时间</translation>
    </message>
    <message>
        <source>The mapping is the fastest that fits: the search tries every way to divide cards, layers, heads, experts and batch, and leaves out only what cannot run or cannot be faster.</source>
        <translation>所用映射是放得下的策略中最快的：搜索遍历卡、层、注意力头、专家与批的全部切分方式，只略去不能运行或不可能更快的。</translation>
    </message>
    <message>
        <source>Inference services</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>One instance at the batch in use.</source>
        <translation>采用批大小下的单实例性能。</translation>
    </message>
    <message>
        <source>KV cache holds</source>
        <translation>KV 缓存可容纳</translation>
    </message>
    <message>
        <source>TTFT at the peak</source>
        <translation>高峰 TTFT</translation>
    </message>
    <message>
        <source>Tokens/s of a user</source>
        <translation>单用户词元/s</translation>
    </message>
    <message>
        <source>Tokens/s of a card</source>
        <translation>单卡词元/s</translation>
    </message>
    <message>
        <source>Instances that the load needs.</source>
        <translation>负载所需实例数。</translation>
    </message>
    <message>
        <source>By the mean</source>
        <translation>按平均</translation>
    </message>
    <message>
        <source>By the peak</source>
        <translation>按高峰</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>所需</translation>
    </message>
    <message>
        <source>Load of the pool</source>
        <translation>资源池负载</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Families of the parameter network for the same cards, switches and prices; the design in bold. Collectives of 1 GB per card, time on the wires; cost of switches, modules and cables; power at peak.</source>
        <translation>同样的卡、交换机与单价下，参数面网络各拓扑对照；粗体为本方案。集合通信按每卡 1 GB 计线上耗时；造价含交换机、光模块与线缆；功耗为峰值。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <source>Cost per card</source>
        <translation>每卡造价</translation>
    </message>
    <message>
        <source>Power per card</source>
        <translation>每卡功耗</translation>
    </message>
    <message>
        <source>Bisection per card</source>
        <translation>每卡对分带宽</translation>
    </message>
    <message>
        <source>All-reduce / all-to-all</source>
        <translation>All-Reduce / 全交换</translation>
    </message>
    <message>
        <source>Longest path, links</source>
        <translation>最长路径（链路数）</translation>
    </message>
    <message>
        <source>%1 tokens/s of a user</source>
        <translation>单用户 %1 词元/s</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>所需实例数</translation>
    </message>
    <message>
        <source>%1 tokens/s of an instance</source>
        <translation>单实例 %1 词元/s</translation>
    </message>
    <message>
        <source>share of every part, at least one</source>
        <translation>按每种部件的比例，至少一件</translation>
    </message>
    <message>
        <source>Server to leaf</source>
        <translation>服务器到叶</translation>
    </message>
    <message>
        <source>Fabric manager to leaf</source>
        <translation>网络管理器到叶</translation>
    </message>
    <message>
        <source>Leaf to spine</source>
        <translation>叶到脊</translation>
    </message>
    <message>
        <source>Spine to core</source>
        <translation>脊到核心</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直连</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>介质</translation>
    </message>
    <message>
        <source>Length, m</source>
        <translation>长度，m</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>米数</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <source>Cabling of the networks; lengths from the floor plan.</source>
        <translation>各网络布线；长度取自平面布置。</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>铜缆</translation>
    </message>
    <message>
        <source>AOC</source>
        <translation>AOC</translation>
    </message>
    <message>
        <source>Fibres</source>
        <translation>光纤</translation>
    </message>
    <message>
        <source>Fibre cores</source>
        <translation>光纤芯数</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>总长</translation>
    </message>
    <message>
        <source>Cables by run</source>
        <translation>线缆明细（按区段）</translation>
    </message>
    <message>
        <source>The way between two ports goes up to the tray, along and across the rows and down again, with slack; the next length on sale is ordered. Spares are not in these counts.</source>
        <translation>两端口之间的走线先上到走线架，沿列与跨列敷设后再下到设备，并计余量；按最接近的更长规格采购。数量不含备件。</translation>
    </message>
    <message>
        <source>Cables of the design “%1” by run, medium and length.</source>
        <translation>方案“%1”的线缆，按区段、介质与长度。</translation>
    </message>
    <message>
        <source>How the counts of the parameter network came about.</source>
        <translation>参数面网络各项数量的由来。</translation>
    </message>
    <message>
        <source>The connection takes %1 at %2. %3 UPS units run at up to %4, after one failure at up to %5.</source>
        <translation>电网接入容量 %1，电压等级 %2。%3 台 UPS 负载率最高 %4，单台故障后最高 %5。</translation>
    </message>
    <message>
        <source>When one feed of the densest rack is lost, each of the others carries %1 (%2 per phase) of the %3 it may carry.</source>
        <translation>功率密度最高的机柜单路失电时，其余每路承担 %1（每相 %2），允许值 %3。</translation>
    </message>
    <message>
        <source>Pool “%1”: %2 per rack, liquid from %3 (%4). Cooling: %5, because: %6. Left in the air: %7 per rack.</source>
        <translation>资源池“%1”：单机柜 %2，液冷起点 %3（%4）。制冷方式：%5，依据：%6。残余风冷负荷：单机柜 %7。</translation>
    </message>
    <message>
        <source>%1 CDUs (%2 by heat, %3 by flow) circulate %4 at %5 / %6. Without heat rejection the loop carries the load for %7.</source>
        <translation>%1 台 CDU（按热量 %2 台，按流量 %3 台），循环流量 %4，供 / 回液 %5 / %6。停止排热时回路可支撑 %7。</translation>
    </message>
    <message>
        <source>One failure of the parameter network. Bandwidth left: of the cards hit, until the repair; lost: of all cards on the network.</source>
        <translation>参数面网络一处失效。剩余带宽：受影响的卡在修复前保留的带宽；总损失：占全网各卡带宽之和。</translation>
    </message>
    <message>
        <source>What fails</source>
        <translation>失效部件</translation>
    </message>
    <message>
        <source>There are</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Cards hit</source>
        <translation>受影响卡数</translation>
    </message>
    <message>
        <source>Servers hit</source>
        <translation>受影响服务器</translation>
    </message>
    <message>
        <source>Bandwidth left</source>
        <translation>剩余带宽</translation>
    </message>
    <message>
        <source>Lost of all</source>
        <translation>总损失</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 项</translation>
    </message>
    <message>
        <source>So %1 of every step waits for data, which costs %2 or %3 card-hours in the run.</source>
        <translation>因此每步有 %1 的时间在等数据，整个训练多用 %2，即 %3 卡时。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Cards fed</source>
        <translation>供数卡数</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>每台服务器</translation>
    </message>
    <message>
        <source>Per storage node</source>
        <translation>每个存储节点</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>Failure classes by what they take, in closed form; days gained if the class failed half as often. Grade of the rate: A counted in the field, B one source, C assumed.</source>
        <translation>各故障类别造成的损失（解析结果），以及该类故障率减半可省的时间。故障率的证据等级：A 现场统计，B 单一来源，C 假设。</translation>
    </message>
    <message>
        <source>Of all faults</source>
        <translation>占全部故障损失</translation>
    </message>
    <message>
        <source>Card-hours lost</source>
        <translation>损失卡时</translation>
    </message>
    <message>
        <source>Gained at half the rate</source>
        <translation>减半可省</translation>
    </message>
    <message>
        <source>The simulation and the closed form beside it.</source>
        <translation>仿真结果与解析结果对照。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>解析式</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Range of the closed form, exact here: %1.</source>
        <translation>解析式的适用范围，此处精确：%1。</translation>
    </message>
    <message>
        <source>Range of the closed form, not comparable here: %1.</source>
        <translation>解析式的适用范围，此处不可比：%1。</translation>
    </message>
    <message>
        <source>Range of the closed form, an approximation here: %1.</source>
        <translation>解析式的适用范围，此处为近似：%1。</translation>
    </message>
    <message>
        <source>Drills of a year. Expected times are those of the model; measured ones go back into its inputs, with the date.</source>
        <translation>全年演练计划。预期时间来自模型；实测时间连同日期回填为模型输入。</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>Found after</source>
        <translation>发现用时</translation>
    </message>
    <message>
        <source>Decided after</source>
        <translation>决策用时</translation>
    </message>
    <message>
        <source>Full speed after</source>
        <translation>恢复全速用时</translation>
    </message>
    <message>
        <source>Measured, date</source>
        <translation>实测，日期</translation>
    </message>
    <message>
        <source>Quarterly drills</source>
        <translation>季度演练计划</translation>
    </message>
    <message>
        <source>Every quarter one server, one switch, storage and one domain are failed on purpose. What is recorded: when the fault was found, when it was decided what to do, when the run was back at full speed.</source>
        <translation>每季度人为制造一台服务器、一台交换机、存储和一个故障域的故障，并记录：何时发现、何时做出处置决定、何时恢复全速训练。</translation>
    </message>
    <message>
        <source>%1, splitter 1:%2</source>
        <translation>%1，1分%2扇出</translation>
    </message>
    <message>
        <source>Training takes %1 of useful data and %2 can arrive; the limit is: %3. At a packing efficiency of %4 the disks must read %5 raw for it.</source>
        <translation>训练需要 %1 的有效数据，可到达 %2；瓶颈：%3。打包效率为 %4 时，磁盘须为此裸读 %5。</translation>
    </message>
    <message>
        <source>Measured systems (MLPerf Storage v1.0, 3D U-Net): what useful data rates are plausible.</source>
        <translation>实测系统（MLPerf Storage v1.0，3D U-Net）：合理的有效数据速率。</translation>
    </message>
    <message>
        <source>Useful data rate</source>
        <translation>有效数据速率</translation>
    </message>
    <message>
        <source>%1, between splitters 1:%2</source>
        <translation>%1，两端经 1分%2 扇出</translation>
    </message>
    <message>
        <source>storage %1</source>
        <translation>存储侧 %1</translation>
    </message>
</context>
<context>
    <name>Topology</name>
    <message>
        <source>%1 links</source>
        <translation>%1 条链路</translation>
    </message>
    <message>
        <source>%1 link</source>
        <translation>%1 条链路</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>上联 %1</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>下联 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 — %2：%3</translation>
    </message>
    <message>
        <source>%1 up to each of %2, %3 in all</source>
        <translation>上联 %2 台各 %1，共 %3</translation>
    </message>
    <message>
        <source>%1 down to each of %2, %3 in all</source>
        <translation>下联 %2 台各 %1，共 %3</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;New workbook</source>
        <translation>新建工作簿(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Why? panel</source>
        <translation>“为什么？”面板(&amp;W)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>&amp;Dark palette</source>
        <translation>深色界面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Duplicate design</source>
        <translation>复制方案(&amp;D)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>&amp;New design</source>
        <translation>新建方案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename design</source>
        <translation>重命名方案(&amp;R)</translation>
    </message>
    <message>
        <source>Set as &amp;base of comparisons</source>
        <translation>设为对比基准(&amp;B)</translation>
    </message>
    <message>
        <source>D&amp;elete design</source>
        <translation>删除方案(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Simulate faults</source>
        <translation>故障仿真(&amp;S)</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Simulate &amp;all designs</source>
        <translation>仿真全部方案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel the running work</source>
        <translation>取消正在运行的任务(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Goal seek</source>
        <translation>单变量求解(&amp;G)</translation>
    </message>
    <message>
        <source>Goal seek</source>
        <translation>单变量求解</translation>
    </message>
    <message>
        <source>Co&amp;mpare designs</source>
        <translation>方案对比(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>报告(&amp;R)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;About Clusterwright</source>
        <translation>关于算筑(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>方案(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import model architecture…</source>
        <translation>导入模型结构(&amp;I)…</translation>
    </message>
    <message>
        <source>Search s&amp;trategies…</source>
        <translation>策略搜索(&amp;T)…</translation>
    </message>
    <message>
        <source>Search strategies</source>
        <translation>策略搜索</translation>
    </message>
    <message>
        <source>&amp;Cable sheets (CSV)…</source>
        <translation>布线表 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Network &amp;drawings (DOT)…</source>
        <translation>网络拓扑图 DOT(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Slurm topology…</source>
        <translation>Slurm 拓扑(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Validation…</source>
        <translation>模型验证(&amp;V)…</translation>
    </message>
    <message>
        <source>Import &amp;failure log…</source>
        <translation>导入故障日志(&amp;F)…</translation>
    </message>
    <message>
        <source>Da&amp;ta</source>
        <translation>数据(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Bill of materials (XLSX, CSV)…</source>
        <translation>物料清单（XLSX、CSV）(&amp;B)…</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>replications</source>
        <translation>仿真次数</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>failures per run</source>
        <translation>每次运行故障数</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>No mapping fits.</source>
        <translation>没有放得下的映射。</translation>
    </message>
    <message>
        <source>strategies</source>
        <translation>策略总数</translation>
    </message>
    <message>
        <source>do not divide</source>
        <translation>不能整除</translation>
    </message>
    <message>
        <source>states too large</source>
        <translation>状态放不下</translation>
    </message>
    <message>
        <source>activations too large</source>
        <translation>激活值放不下</translation>
    </message>
    <message>
        <source>too much exchange</source>
        <translation>通信占比过高</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>Nearest miss: %1 needs %2 of weights and optimizer, %3 are available.</source>
        <translation>最接近的方案：%1 的权重与优化器需 %2，可用 %3。</translation>
    </message>
    <message>
        <source>section</source>
        <translation>分节</translation>
    </message>
    <message>
        <source>case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公开值</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>outside the tolerance</source>
        <translation>超出容差</translation>
    </message>
    <message>
        <source>%1 rows, %2 outside their tolerance, %3 skipped</source>
        <translation>%1 行，%2 行超出容差，跳过 %3 行</translation>
    </message>
    <message>
        <source>MFU (BF16 peak)</source>
        <translation>MFU（按 BF16 峰值）</translation>
    </message>
    <message>
        <source>slower than the best %1</source>
        <translation>慢于最快的 %1 种</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>–: no error is given where the published value has to lie in a range, or is no number.</source>
        <translation>–：公布值只要求落在区间内，或不是数值，因此不给误差。</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>线缆编号</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络类型</translation>
    </message>
    <message>
        <source>A device</source>
        <translation>A端设备</translation>
    </message>
    <message>
        <source>A type</source>
        <translation>A端类型</translation>
    </message>
    <message>
        <source>A port</source>
        <translation>A端端口</translation>
    </message>
    <message>
        <source>Z device</source>
        <translation>Z端设备</translation>
    </message>
    <message>
        <source>Z type</source>
        <translation>Z端类型</translation>
    </message>
    <message>
        <source>Z port</source>
        <translation>Z端端口</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Label A</source>
        <translation>标签A</translation>
    </message>
    <message>
        <source>Label Z</source>
        <translation>标签Z</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>stops until the repair</source>
        <translation>中断，直到修复</translation>
    </message>
    <message>
        <source>job running</source>
        <translation>作业仍在运行</translation>
    </message>
    <message>
        <source>training run</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>cards hit</source>
        <translation>受影响的卡数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>servers hit</source>
        <translation>受影响的服务器</translation>
    </message>
    <message>
        <source>bandwidth left</source>
        <translation>剩余带宽</translation>
    </message>
    <message>
        <source>job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>hot spares used</source>
        <translation>占用热备</translation>
    </message>
    <message>
        <source>until full speed</source>
        <translation>恢复全速用时</translation>
    </message>
    <message>
        <source>card hours lost</source>
        <translation>损失卡时</translation>
    </message>
    <message>
        <source>time lost</source>
        <translation>损失时间</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>步时间</translation>
    </message>
    <message>
        <source>step time meanwhile</source>
        <translation>故障期间的步时间</translation>
    </message>
    <message>
        <source>cured by a reset</source>
        <translation>复位即可恢复的比例</translation>
    </message>
    <message>
        <source>Rates of %1</source>
        <translation>采用 %1 的故障率</translation>
    </message>
    <message>
        <source>Failure class</source>
        <translation>故障类别</translation>
    </message>
    <message>
        <source>Counted per</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件数</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>部件·小时</translation>
    </message>
    <message>
        <source>Rate before</source>
        <translation>原故障率</translation>
    </message>
    <message>
        <source>Rate after</source>
        <translation>新故障率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Hardware replaced</source>
        <translation>更换硬件占比</translation>
    </message>
    <message>
        <source>Mean downtime</source>
        <translation>平均停机时间</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Interruptions of the job per day: %1 before, %2 after</source>
        <translation>作业每天中断次数：原 %1，现 %2</translation>
    </message>
    <message>
        <source>A rack</source>
        <translation>A端机柜</translation>
    </message>
    <message>
        <source>A module</source>
        <translation>A端模块</translation>
    </message>
    <message>
        <source>Z rack</source>
        <translation>Z端机柜</translation>
    </message>
    <message>
        <source>Z module</source>
        <translation>Z端模块</translation>
    </message>
    <message>
        <source>Cable type</source>
        <translation>线缆类型</translation>
    </message>
    <message>
        <source>Reach (m)</source>
        <translation>支持距离(m)</translation>
    </message>
    <message>
        <source>Way (m)</source>
        <translation>估算长度(m)</translation>
    </message>
    <message>
        <source>Length (m)</source>
        <translation>规格长度(m)</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>线束</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>cold spares used</source>
        <translation>动用冷备</translation>
    </message>
    <message>
        <source>work at risk meanwhile</source>
        <translation>期间风险工作量</translation>
    </message>
    <message>
        <source>chance that no clean checkpoint is left</source>
        <translation>无干净检查点可用的概率</translation>
    </message>
    <message>
        <source>kept, above the bound</source>
        <translation>保持不变，高于上限</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>平均误差</translation>
    </message>
    <message>
        <source>largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>超出容差</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>POD</translation>
    </message>
    <message>
        <source>Server group</source>
        <translation>服务器分组</translation>
    </message>
    <message>
        <source>Module model</source>
        <translation>光模块型号</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>封装</translation>
    </message>
    <message>
        <source>Module data</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Fibre type</source>
        <translation>光纤类型</translation>
    </message>
    <message>
        <source>Price range</source>
        <translation>价格区间</translation>
    </message>
    <message>
        <source>Price, low</source>
        <translation>估价低</translation>
    </message>
    <message>
        <source>Price, high</source>
        <translation>估价高</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Server to leaf</source>
        <translation>服务器到叶</translation>
    </message>
    <message>
        <source>Fabric manager to leaf</source>
        <translation>网络管理器到叶</translation>
    </message>
    <message>
        <source>Leaf to spine</source>
        <translation>叶到脊</translation>
    </message>
    <message>
        <source>Spine to core</source>
        <translation>脊到核心</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直连</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>酸橙绿</translation>
    </message>
    <message>
        <source>aqua</source>
        <translation>水绿色</translation>
    </message>
    <message>
        <source>in the rack</source>
        <translation>柜内</translation>
    </message>
    <message>
        <source>%1, tray above, %2</source>
        <translation>%1 → 上走线架 → %2</translation>
    </message>
    <message>
        <source>%1, under the floor, %2</source>
        <translation>%1 → 地板下 → %2</translation>
    </message>
    <message>
        <source>stops, restarts without waiting for the repair</source>
        <translation>中断，重启后继续</translation>
    </message>
    <message>
        <source>A unit</source>
        <translation>A端U位</translation>
    </message>
    <message>
        <source>Z unit</source>
        <translation>Z端U位</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过数</translation>
    </message>
    <message>
        <source>why; which cases: --json</source>
        <translation>原因；具体算例见 --json</translation>
    </message>
    <message>
        <source>Splitter</source>
        <translation>扇出</translation>
    </message>
    <message>
        <source>1:%1</source>
        <translation>1分%1</translation>
    </message>
    <message>
        <source>1:%1 at both ends</source>
        <translation>两端均为 1:%1</translation>
    </message>
</context>
<context>
    <name>app::Document</name>
    <message>
        <source>Change of %1</source>
        <translation>修改%1</translation>
    </message>
    <message numerus="yes">
        <source>Change of %n value(s)</source>
        <translation>
            <numerusform>修改 %n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset of %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Choice of %1</source>
        <translation>选择%1</translation>
    </message>
    <message>
        <source>Design %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>New design</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 副本</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>Rename of a design to %1</source>
        <translation>方案改名为 %1</translation>
    </message>
    <message>
        <source>Removal of %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Move of %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>%1 as base</source>
        <translation>以 %1 为基准</translation>
    </message>
    <message>
        <source>New item in %1</source>
        <translation>在%1中新增一项</translation>
    </message>
    <message>
        <source>Rename of %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>导入 %1</translation>
    </message>
</context>
<context>
    <name>bill</name>
    <message>
        <source>Compute server</source>
        <translation>计算服务器</translation>
    </message>
    <message>
        <source>Hot-spare server</source>
        <translation>热备服务器</translation>
    </message>
    <message>
        <source>Cold-spare server</source>
        <translation>冷备服务器</translation>
    </message>
    <message>
        <source>Leaf switch</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Spine switch</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Core switch</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>Optical module, switch side</source>
        <translation>光模块（交换机侧）</translation>
    </message>
    <message>
        <source>Optical module, server side</source>
        <translation>光模块（服务器侧）</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <source>Storage node</source>
        <translation>存储节点</translation>
    </message>
    <message>
        <source>Management server</source>
        <translation>管理服务器</translation>
    </message>
    <message>
        <source>Rack with PDUs</source>
        <translation>机柜（含 PDU）</translation>
    </message>
    <message>
        <source>Power and cooling plant</source>
        <translation>供配电与制冷设施</translation>
    </message>
    <message>
        <source>Software and licences</source>
        <translation>软件与许可</translation>
    </message>
    <message>
        <source>Design, delivery, commissioning</source>
        <translation>设计、交付与调试</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>不可预见费</translation>
    </message>
    <message>
        <source>Splitter fibre</source>
        <translation>1 分 2 光纤跳线</translation>
    </message>
    <message>
        <source>Cable to be decided</source>
        <translation>待定线缆</translation>
    </message>
    <message>
        <source>Twisted-pair cable, Cat6a</source>
        <translation>双绞线（Cat6a）</translation>
    </message>
    <message>
        <source>DAC splitter, passive copper</source>
        <translation>扇出无源直连铜缆（DAC）</translation>
    </message>
    <message>
        <source>DAC, passive copper</source>
        <translation>无源直连铜缆（DAC）</translation>
    </message>
    <message>
        <source>ACC/AEC splitter, active copper</source>
        <translation>扇出有源铜缆（ACC/AEC）</translation>
    </message>
    <message>
        <source>ACC/AEC, active copper</source>
        <translation>有源铜缆（ACC/AEC）</translation>
    </message>
    <message>
        <source>AOC splitter</source>
        <translation>扇出有源光缆（AOC）</translation>
    </message>
    <message>
        <source>AOC, active optical cable</source>
        <translation>有源光缆（AOC）</translation>
    </message>
    <message>
        <source>Multimode fibre</source>
        <translation>多模光纤跳线</translation>
    </message>
    <message>
        <source>Single-mode fibre</source>
        <translation>单模光纤跳线</translation>
    </message>
    <message>
        <source>Spare cables, of every length</source>
        <translation>备用线缆（各长度）</translation>
    </message>
    <message>
        <source>Spare module, switch side</source>
        <translation>备用光模块（交换机侧）</translation>
    </message>
    <message>
        <source>Spare module, server side</source>
        <translation>备用光模块（服务器侧）</translation>
    </message>
    <message>
        <source>Optical module, fabric manager</source>
        <translation>光模块（网络管理器侧）</translation>
    </message>
    <message>
        <source>Spare module, fabric manager</source>
        <translation>备用光模块（网络管理器侧）</translation>
    </message>
    <message>
        <source>Splitter at a port</source>
        <translation>端口侧扇出跳线</translation>
    </message>
</context>
<context>
    <name>bill columns</name>
    <message>
        <source>line</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>level</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>parent_line</source>
        <translation>上级序号</translation>
    </message>
    <message>
        <source>part_number</source>
        <translation>料号</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>model</source>
        <translation>设备型号</translation>
    </message>
    <message>
        <source>description</source>
        <translation>设备名称</translation>
    </message>
    <message>
        <source>qty</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>unit_price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>price_low</source>
        <translation>单价低</translation>
    </message>
    <message>
        <source>price_high</source>
        <translation>单价高</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>price_date</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>price_source</source>
        <translation>价格来源</translation>
    </message>
    <message>
        <source>price_grade</source>
        <translation>价格等级</translation>
    </message>
    <message>
        <source>lead_weeks</source>
        <translation>供货周期(周)</translation>
    </message>
    <message>
        <source>power_typ_w</source>
        <translation>单位功率(W)</translation>
    </message>
    <message>
        <source>power_max_w</source>
        <translation>单位最大功率(W)</translation>
    </message>
    <message>
        <source>weight_kg</source>
        <translation>单重(kg)</translation>
    </message>
    <message>
        <source>ru</source>
        <translation>高度(U)</translation>
    </message>
    <message>
        <source>location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>derived_from</source>
        <translation>推导依据</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>line_total</source>
        <translation>小计</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>total_currency</source>
        <translation>合计币种</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>备件</translation>
    </message>
    <message>
        <source>y</source>
        <translation>是</translation>
    </message>
    <message>
        <source>n</source>
        <translation>否</translation>
    </message>
    <message>
        <source>without %1 lines that have no price or quantity</source>
        <translation>未含 %1 行无单价或无数量的条目</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
</context>
<context>
    <name>catalogs</name>
    <message>
        <source>Accelerators</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Optical modules</source>
        <translation>光模块</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Failure classes</source>
        <translation>故障类别</translation>
    </message>
    <message>
        <source>Software stacks</source>
        <translation>软件栈</translation>
    </message>
</context>
<context>
    <name>choices</name>
    <message>
        <source>Parameter network</source>
        <translation>参数面网络</translation>
    </message>
    <message>
        <source>Storage network</source>
        <translation>存储面网络</translation>
    </message>
    <message>
        <source>Service network</source>
        <translation>业务面网络</translation>
    </message>
    <message>
        <source>Out-of-band management</source>
        <translation>带外管理</translation>
    </message>
    <message>
        <source>Fat tree (leaf-spine)</source>
        <translation>胖树（叶脊）</translation>
    </message>
    <message>
        <source>Fat tree, rail-optimised</source>
        <translation>胖树，多轨</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Two tiers</source>
        <translation>二层</translation>
    </message>
    <message>
        <source>Three tiers</source>
        <translation>三层</translation>
    </message>
    <message>
        <source>product</source>
        <translation>整柜产品</translation>
    </message>
    <message>
        <source>air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>liquid</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Nameplate</source>
        <translation>额定（铭牌）</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>CN integrator, liquid from 20 kW</source>
        <translation>国内集成商，20 kW 起液冷</translation>
    </message>
    <message>
        <source>CN integrator, 20/30 kW</source>
        <translation>国内集成商，20/30 kW</translation>
    </message>
    <message>
        <source>CN standards (GB)</source>
        <translation>国内标准（GB）</translation>
    </message>
    <message>
        <source>US typical</source>
        <translation>美国常用</translation>
    </message>
    <message>
        <source>By the thresholds</source>
        <translation>按阈值</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重量</translation>
    </message>
    <message>
        <source>Hot tier</source>
        <translation>热层</translation>
    </message>
    <message>
        <source>Warm tier</source>
        <translation>温层</translation>
    </message>
    <message>
        <source>Cold tier</source>
        <translation>冷层</translation>
    </message>
    <message>
        <source>Weights only, 2 B per parameter</source>
        <translation>仅权重，每参数 2 B</translation>
    </message>
    <message>
        <source>Weights and optimizer, 14 B per parameter</source>
        <translation>权重与优化器，每参数 14 B</translation>
    </message>
    <message>
        <source>With BF16 gradients, 16 B per parameter</source>
        <translation>含 BF16 梯度，每参数 16 B</translation>
    </message>
    <message>
        <source>With FP32 gradients, 18 B per parameter</source>
        <translation>含 FP32 梯度，每参数 18 B</translation>
    </message>
    <message>
        <source>BF16 moments, 10 B per parameter</source>
        <translation>BF16 动量，每参数 10 B</translation>
    </message>
    <message>
        <source>Synchronous write</source>
        <translation>同步写入</translation>
    </message>
    <message>
        <source>Asynchronous snapshot</source>
        <translation>异步快照</translation>
    </message>
    <message>
        <source>Training run</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>Inference service</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>No recomputation</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>Selective recomputation</source>
        <translation>选择性重计算</translation>
    </message>
    <message>
        <source>Full recomputation</source>
        <translation>全部重计算</translation>
    </message>
    <message>
        <source>All-reduce, whole optimizer on every replica</source>
        <translation>All-Reduce，每个副本保留完整优化器</translation>
    </message>
    <message>
        <source>Distributed optimizer (ZeRO-1)</source>
        <translation>分布式优化器（ZeRO-1）</translation>
    </message>
    <message>
        <source>Sharded weights (ZeRO-3, FSDP)</source>
        <translation>权重分片（ZeRO-3、FSDP）</translation>
    </message>
    <message>
        <source>1F1B, interleaved where set</source>
        <translation>1F1B，可设交错</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>Zero bubble H1</source>
        <translation>零气泡 H1</translation>
    </message>
    <message>
        <source>Zero bubble H2</source>
        <translation>零气泡 H2</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>Step model</source>
        <translation>步时模型</translation>
    </message>
    <message>
        <source>Planned utilisation</source>
        <translation>规划利用率</translation>
    </message>
    <message>
        <source>As given below</source>
        <translation>按下列取值</translation>
    </message>
    <message>
        <source>Fastest that fits</source>
        <translation>放得下的最快方案</translation>
    </message>
    <message>
        <source>scale-up links</source>
        <translation>高带宽域链路</translation>
    </message>
    <message>
        <source>ports of a card</source>
        <translation>单卡网络端口</translation>
    </message>
    <message>
        <source>leaf uplinks</source>
        <translation>叶交换机上行</translation>
    </message>
    <message>
        <source>pod uplinks</source>
        <translation>Pod 上行</translation>
    </message>
    <message>
        <source>No compression</source>
        <translation>不压缩</translation>
    </message>
    <message>
        <source>Largest values only (top-k)</source>
        <translation>只传最大值（Top-K）</translation>
    </message>
    <message>
        <source>Quantised to 8 bits</source>
        <translation>量化为 8 位</translation>
    </message>
    <message>
        <source>Quantised to 4 bits</source>
        <translation>量化为 4 位</translation>
    </message>
    <message>
        <source>None, the rest is lost</source>
        <translation>无，未发送部分丢失</translation>
    </message>
    <message>
        <source>In 16 bits</source>
        <translation>以 16 位保存</translation>
    </message>
    <message>
        <source>In 32 bits</source>
        <translation>以 32 位保存</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>Prefill and decode on the same instances</source>
        <translation>预填充与解码同实例</translation>
    </message>
    <message>
        <source>Prefill on instances of its own</source>
        <translation>预填充独立实例（PD 分离）</translation>
    </message>
    <message>
        <source>Rail-only</source>
        <translation>仅轨内互联</translation>
    </message>
    <message>
        <source>Full mesh</source>
        <translation>全互联</translation>
    </message>
    <message>
        <source>2D full mesh</source>
        <translation>二维全互联</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Dragonfly</translation>
    </message>
    <message>
        <source>Leaf switch fails</source>
        <translation>叶交换机故障</translation>
    </message>
    <message>
        <source>Spine switch fails</source>
        <translation>脊交换机故障</translation>
    </message>
    <message>
        <source>Core switch fails</source>
        <translation>核心交换机故障</translation>
    </message>
    <message>
        <source>Link to a server fails</source>
        <translation>服务器链路故障</translation>
    </message>
    <message>
        <source>Plane fails</source>
        <translation>平面故障</translation>
    </message>
    <message>
        <source>Reroute around it</source>
        <translation>绕开故障路径</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Isolate, take spares</source>
        <translation>隔离并启用备机</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Load the checkpoint</source>
        <translation>读取检查点</translation>
    </message>
    <message>
        <source>Warm up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Repeat lost work</source>
        <translation>重算丢失的工作</translation>
    </message>
    <message>
        <source>As the modules say; copper or AOC without</source>
        <translation>按所选光模块；无模块时用铜缆或 AOC</translation>
    </message>
    <message>
        <source>Copper where it reaches, modules beyond</source>
        <translation>铜缆可达处用铜缆，更远用光模块</translation>
    </message>
    <message>
        <source>As in the published runs</source>
        <translation>同公开训练</translation>
    </message>
    <message>
        <source>Adaptive routing or packet spraying</source>
        <translation>自适应路由或逐包喷洒</translation>
    </message>
    <message>
        <source>Static hashing (ECMP)</source>
        <translation>静态哈希（ECMP）</translation>
    </message>
    <message>
        <source>The whole window (go-back-N)</source>
        <translation>整个窗口（go-back-N）</translation>
    </message>
    <message>
        <source>The lost packet (selective repeat)</source>
        <translation>仅丢失的包（选择性重传）</translation>
    </message>
    <message>
        <source>Cat6a twisted pair</source>
        <translation>双绞线（Cat6a）</translation>
    </message>
    <message>
        <source>DAC, passive copper</source>
        <translation>无源直连铜缆（DAC）</translation>
    </message>
    <message>
        <source>ACC/AEC, active copper</source>
        <translation>有源铜缆（ACC/AEC）</translation>
    </message>
    <message>
        <source>AOC, active optical cable</source>
        <translation>有源光缆（AOC）</translation>
    </message>
    <message>
        <source>Multimode fibre</source>
        <translation>多模光纤跳线</translation>
    </message>
    <message>
        <source>Single-mode fibre</source>
        <translation>单模光纤跳线</translation>
    </message>
    <message>
        <source>Link to a server</source>
        <translation>服务器链路</translation>
    </message>
    <message>
        <source>Link from leaf to spine</source>
        <translation>叶到脊链路</translation>
    </message>
    <message>
        <source>Link from spine to core</source>
        <translation>脊到核心链路</translation>
    </message>
    <message>
        <source>Link between neighbours</source>
        <translation>相邻端口链路</translation>
    </message>
    <message>
        <source>Leaf switch</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Spine switch</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Core switch</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>无通信</translation>
    </message>
    <message>
        <source>scale-up domain</source>
        <translation>高带宽域</translation>
    </message>
    <message>
        <source>whole network</source>
        <translation>整个网络</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>made for liquid</source>
        <translation>产品只支持液冷</translation>
    </message>
    <message>
        <source>below the liquid threshold</source>
        <translation>低于液冷阈值</translation>
    </message>
    <message>
        <source>at the liquid threshold or above</source>
        <translation>达到液冷阈值</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>人工选定</translation>
    </message>
    <message>
        <source>racks differ</source>
        <translation>各机柜不同</translation>
    </message>
    <message>
        <source>In rows of their own</source>
        <translation>单独成列</translation>
    </message>
    <message>
        <source>In the middle of every row</source>
        <translation>每列居中</translation>
    </message>
    <message>
        <source>At the end of every row</source>
        <translation>每列列头</translation>
    </message>
    <message>
        <source>No UPS</source>
        <translation>不经 UPS</translation>
    </message>
    <message>
        <source>UPS, double conversion</source>
        <translation>UPS，双变换</translation>
    </message>
    <message>
        <source>UPS, eco mode</source>
        <translation>UPS，ECO 模式</translation>
    </message>
    <message>
        <source>HVDC 240/336 V</source>
        <translation>高压直流（HVDC）240/336 V</translation>
    </message>
    <message>
        <source>Three phases</source>
        <translation>三相</translation>
    </message>
    <message>
        <source>One phase</source>
        <translation>单相</translation>
    </message>
    <message>
        <source>Direct current</source>
        <translation>直流</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>TDP of the cards times a factor</source>
        <translation>加速卡 TDP 乘系数</translation>
    </message>
    <message>
        <source>Sum of its parts</source>
        <translation>各部分之和</translation>
    </message>
    <message>
        <source>Beijing</source>
        <translation>北京</translation>
    </message>
    <message>
        <source>Hohhot</source>
        <translation>呼和浩特</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>上海</translation>
    </message>
    <message>
        <source>Hefei</source>
        <translation>合肥</translation>
    </message>
    <message>
        <source>Guangzhou</source>
        <translation>广州</translation>
    </message>
    <message>
        <source>Guiyang</source>
        <translation>贵阳</translation>
    </message>
    <message>
        <source>Chengdu</source>
        <translation>成都</translation>
    </message>
    <message>
        <source>Dry coolers</source>
        <translation>干冷器</translation>
    </message>
    <message>
        <source>Evaporative towers</source>
        <translation>蒸发冷却塔</translation>
    </message>
    <message>
        <source>Stated annual values</source>
        <translation>给定的全年值</translation>
    </message>
    <message>
        <source>Computed from parts</source>
        <translation>由各部分计算</translation>
    </message>
    <message>
        <source>10 kV</source>
        <translation>10 kV</translation>
    </message>
    <message>
        <source>35 or 110 kV</source>
        <translation>35 或 110 kV</translation>
    </message>
    <message>
        <source>110 or 220 kV</source>
        <translation>110 或 220 kV</translation>
    </message>
    <message>
        <source>220 kV</source>
        <translation>220 kV</translation>
    </message>
    <message>
        <source>12-35 kV</source>
        <translation>12–35 kV</translation>
    </message>
    <message>
        <source>69-138 kV</source>
        <translation>69–138 kV</translation>
    </message>
    <message>
        <source>230-345 kV</source>
        <translation>230–345 kV</translation>
    </message>
    <message>
        <source>Server fails</source>
        <translation>服务器故障</translation>
    </message>
    <message>
        <source>Accelerator fails</source>
        <translation>加速卡故障</translation>
    </message>
    <message>
        <source>Rack power unit fails</source>
        <translation>机柜配电单元故障</translation>
    </message>
    <message>
        <source>CDU fails</source>
        <translation>CDU 故障</translation>
    </message>
    <message>
        <source>Row power fails</source>
        <translation>列配电故障</translation>
    </message>
    <message>
        <source>Storage node fails</source>
        <translation>存储节点故障</translation>
    </message>
    <message>
        <source>Storage system fails</source>
        <translation>存储系统故障</translation>
    </message>
    <message>
        <source>Silent corruption</source>
        <translation>静默数据错误</translation>
    </message>
    <message>
        <source>Swap in cold spares</source>
        <translation>更换冷备</translation>
    </message>
    <message>
        <source>Ride through</source>
        <translation>余冷维持</translation>
    </message>
    <message>
        <source>Computes on corrupted state</source>
        <translation>在错误状态上计算</translation>
    </message>
    <message>
        <source>Leaves at the top of compute racks</source>
        <translation>叶交换机置于计算机柜顶部（架顶）</translation>
    </message>
    <message>
        <source>Isolate, allocate anew</source>
        <translation>隔离并重新分配</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>leaf switch</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>row of racks</source>
        <translation>机柜列</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>CDU</translation>
    </message>
    <message>
        <source>Contained in the launch</source>
        <translation>包含在启动时间内</translation>
    </message>
    <message>
        <source>Tuned, 3 ms per card</source>
        <translation>已优化，每卡 3 ms</translation>
    </message>
    <message>
        <source>Every card with every other, 0.2 ms per pair</source>
        <translation>卡与卡两两建链，每对 0.2 ms</translation>
    </message>
    <message>
        <source>bandwidth of the storage nodes</source>
        <translation>存储节点带宽</translation>
    </message>
    <message>
        <source>opening files</source>
        <translation>打开文件（元数据）</translation>
    </message>
    <message>
        <source>random reads</source>
        <translation>随机读（IOPS）</translation>
    </message>
    <message>
        <source>servers that read</source>
        <translation>读取数据的服务器</translation>
    </message>
    <message>
        <source>storage network</source>
        <translation>存储面网络</translation>
    </message>
    <message>
        <source>Text, by tokens</source>
        <translation>文本，按词元计</translation>
    </message>
    <message>
        <source>Images, video, records, by samples</source>
        <translation>图像、视频、记录，按样本计</translation>
    </message>
    <message>
        <source>Packed into shards</source>
        <translation>打包成分片</translation>
    </message>
    <message>
        <source>One file per sample</source>
        <translation>每个样本一个文件</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>环面</translation>
    </message>
    <message>
        <source>Not public</source>
        <translation>未公开</translation>
    </message>
    <message>
        <source>Through switches</source>
        <translation>经交换芯片</translation>
    </message>
    <message>
        <source>Full mesh of cards</source>
        <translation>卡间全互联</translation>
    </message>
    <message>
        <source>2D full mesh of cards</source>
        <translation>卡间二维全互联</translation>
    </message>
</context>
<context>
    <name>components</name>
    <message>
        <source>accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>CPU socket</source>
        <translation>CPU 插槽</translation>
    </message>
    <message>
        <source>NIC</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>optical link</source>
        <translation>光链路</translation>
    </message>
    <message>
        <source>copper link</source>
        <translation>铜缆链路</translation>
    </message>
    <message>
        <source>leaf switch</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>spine switch</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>core switch</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>optical circuit switch</source>
        <translation>光路交换机</translation>
    </message>
    <message>
        <source>scale-up cable</source>
        <translation>超节点线缆</translation>
    </message>
    <message>
        <source>rack power unit</source>
        <translation>机柜配电单元</translation>
    </message>
    <message>
        <source>row power unit</source>
        <translation>列配电单元</translation>
    </message>
    <message>
        <source>coolant unit</source>
        <translation>冷量分配单元</translation>
    </message>
    <message>
        <source>storage node</source>
        <translation>存储节点</translation>
    </message>
    <message>
        <source>storage system</source>
        <translation>存储系统</translation>
    </message>
</context>
<context>
    <name>cooling</name>
    <message>
        <source>The product is built for liquid cooling only.</source>
        <translation>该产品只能采用液冷。</translation>
    </message>
    <message>
        <source>The rack density is below the liquid threshold.</source>
        <translation>机柜功率密度低于液冷阈值。</translation>
    </message>
    <message>
        <source>The rack density reaches the liquid threshold.</source>
        <translation>机柜功率密度达到液冷阈值。</translation>
    </message>
    <message>
        <source>Chosen by hand against the policy.</source>
        <translation>人工选择，与策略不符。</translation>
    </message>
    <message>
        <source>The racks of the design need different methods.</source>
        <translation>本方案各机柜需要不同的制冷方式。</translation>
    </message>
    <message>
        <source>perimeter air</source>
        <translation>房间级风冷</translation>
    </message>
    <message>
        <source>air with containment, in-row units</source>
        <translation>风冷加通道封闭、行级空调</translation>
    </message>
    <message>
        <source>in-row units</source>
        <translation>行级空调</translation>
    </message>
    <message>
        <source>rear-door exchanger or cold plate</source>
        <translation>背板空调或冷板</translation>
    </message>
    <message>
        <source>cold plate</source>
        <translation>冷板</translation>
    </message>
    <message>
        <source>cold plate with high flow</source>
        <translation>大流量冷板</translation>
    </message>
</context>
<context>
    <name>docs</name>
    <message>
        <source>Price of one unit used in totals, without tax.</source>
        <translation>合计所用的单价，不含税。</translation>
    </message>
    <message>
        <source>Dense 16-bit matrix peak of one card; figures with sparsity are twice as large and never used.</source>
        <translation>单卡 16 位矩阵稠密峰值；稀疏算力为其两倍，从不采用。</translation>
    </message>
    <message>
        <source>One way per card; data sheets often print both directions added.</source>
        <translation>每卡单向；规格书常把双向相加。</translation>
    </message>
    <message>
        <source>Watts at the module, not the server.</source>
        <translation>模块功耗，不是整机功耗。</translation>
    </message>
    <message>
        <source>Accelerators in one server or rack-scale unit: 4, 8, 16, 72, 384 all exist.</source>
        <translation>一台服务器或一套整柜产品的加速卡数：4、8、16、72、384 都有。</translation>
    </message>
    <message>
        <source>Only for products that fill whole racks; blank for servers that are mounted in a rack.</source>
        <translation>仅用于占满整柜的产品；装入机柜的服务器留空。</translation>
    </message>
    <message>
        <source>Rated maximum at the input of one server; breakers follow it.</source>
        <translation>单台服务器输入端额定最大值，断路器按它选。</translation>
    </message>
    <message>
        <source>Highest measured value; blank = fraction of nameplate.</source>
        <translation>实测最高值；留空则按额定的比例。</translation>
    </message>
    <message>
        <source>Mean over a long training run; blank = fraction of nameplate.</source>
        <translation>长时间训练的平均值；留空则按额定的比例。</translation>
    </message>
    <message>
        <source>Rated maximum of one switch; blank = typical value stands in, flagged.</source>
        <translation>单台交换机额定最大值；留空则以典型值代替并标记。</translation>
    </message>
    <message>
        <source>Whether the maximum was stated with active cables or modules in every cage.</source>
        <translation>给出的最大值是否已含每个槽位的有源线缆或光模块。</translation>
    </message>
    <message>
        <source>3 for gated forms (SwiGLU, GeGLU), 2 for plain ones.</source>
        <translation>门控结构（SwiGLU、GeGLU）为 3，普通结构为 2。</translation>
    </message>
    <message>
        <source>0 for a dense model.</source>
        <translation>稠密模型为 0。</translation>
    </message>
    <message>
        <source>0 when the model has no multi-head latent attention.</source>
        <translation>没有多头潜在注意力的模型为 0。</translation>
    </message>
    <message>
        <source>Events per unit and year of 8,760 h that interrupt the job; not the replacement rate.</source>
        <translation>每单位每年（8,760 h）中断作业的事件数；不是更换率。</translation>
    </message>
    <message>
        <source>Share of events in which the node is drained and hands touch it.</source>
        <translation>需要下线节点并现场处置的事件占比。</translation>
    </message>
    <message>
        <source>Silent corruption: stops the job when it is found, and rolls back to before its onset.</source>
        <translation>静默数据错误：发现时停作业，并回退到发生之前。</translation>
    </message>
    <message>
        <source>Sigma of the lognormal repair time.</source>
        <translation>修复时间对数正态分布的 sigma。</translation>
    </message>
    <message>
        <source>Memory faults grow with the memory of the card; blank = the rate does not.</source>
        <translation>显存故障随显存容量增长；留空则不随之变化。</translation>
    </message>
    <message>
        <source>Units beyond this number add nothing; software faults do not grow with every server.</source>
        <translation>超过该数量的单位不再增加故障；软件故障不随每台服务器增长。</translation>
    </message>
    <message>
        <source>10-12 USD/W seen for facilities, up to double for AI halls; blank leaves the plant out and marks the total.</source>
        <translation>常见设施造价 10–12 美元/W，AI 机房最高翻倍；留空则不计入并标记合计不完整。</translation>
    </message>
    <message>
        <source>Blank connects every pool.</source>
        <translation>留空则连接所有资源池。</translation>
    </message>
    <message>
        <source>Downlink over uplink bandwidth at the leaf; 1 is non-blocking.</source>
        <translation>叶交换机下联与上联带宽之比；1 为无阻塞。</translation>
    </message>
    <message>
        <source>Separate copies of the fabric; every NIC is split over all of them.</source>
        <translation>相互独立的多套网络，每张网卡均分到各平面。</translation>
    </message>
    <message>
        <source>NICs per server that go to leaves of their own; blank takes the NICs of the server.</source>
        <translation>每台服务器接到各自叶交换机的网卡数；留空取服务器网卡数。</translation>
    </message>
    <message>
        <source>InfiniBand reference designs leave out one server to free its ports.</source>
        <translation>InfiniBand 参考设计少接一台服务器以空出端口。</translation>
    </message>
    <message>
        <source>Rate of one NIC port; blank takes the rate of the NIC, at most that of the switch port. Several planes share it.</source>
        <translation>单个网卡端口速率；留空取网卡速率，但不超过交换机端口速率。多个平面共分该速率。</translation>
    </message>
    <message>
        <source>Rule of the practitioner article: at least 25 GB/s (200 Gbit/s) per card.</source>
        <translation>从业者文章的规则：每卡不低于 25 GB/s（200 Gbit/s）。</translation>
    </message>
    <message>
        <source>Share of the line rate that collectives reach; used to choose the port rate.</source>
        <translation>集合通信可达到的线速占比，用于选择端口速率。</translation>
    </message>
    <message>
        <source>All parameters, inactive experts included.</source>
        <translation>全部参数，含未激活专家。</translation>
    </message>
    <message>
        <source>Parameters that work on one token.</source>
        <translation>处理一个词元时参与计算的参数。</translation>
    </message>
    <message>
        <source>Exact count with full attention; training is three times the forward pass.</source>
        <translation>按完整注意力精确计数；训练为前向的三倍。</translation>
    </message>
    <message>
        <source>Exact FLOPs of the whole run.</source>
        <translation>整个训练任务的精确 FLOPs。</translation>
    </message>
    <message>
        <source>Rule of thumb, for comparison only.</source>
        <translation>经验公式，仅供对照。</translation>
    </message>
    <message>
        <source>Dense peak of its pool at its precision.</source>
        <translation>所用资源池在该精度下的稠密峰值。</translation>
    </message>
    <message>
        <source>Days without faults.</source>
        <translation>无故障时的天数。</translation>
    </message>
    <message>
        <source>One optimizer step.</source>
        <translation>一个优化器步。</translation>
    </message>
    <message>
        <source>Training throughput without faults.</source>
        <translation>无故障时的训练吞吐量。</translation>
    </message>
    <message>
        <source>States, activations, logits and reserve on the fullest stage.</source>
        <translation>占用最大的流水级上的状态、激活、logits 与预留。</translation>
    </message>
    <message>
        <source>Share of the card memory.</source>
        <translation>占单卡显存的比例。</translation>
    </message>
    <message>
        <source>Mean requests against what the pool can serve.</source>
        <translation>平均请求量与资源池服务能力之比。</translation>
    </message>
    <message>
        <source>Without spares.</source>
        <translation>不含备机。</translation>
    </message>
    <message>
        <source>Dense 16-bit peak, or of the precision that its workload uses.</source>
        <translation>16 位稠密峰值，或其负载所用精度的峰值。</translation>
    </message>
    <message>
        <source>Own value, else n x TDP x 1.8.</source>
        <translation>自填值，否则为 n × TDP × 1.8。</translation>
    </message>
    <message>
        <source>Measured, else a share of nameplate.</source>
        <translation>实测值，否则按额定的比例。</translation>
    </message>
    <message>
        <source>Smallest of what power, height and weight allow.</source>
        <translation>功率、高度、重量三者允许数量中的最小值。</translation>
    </message>
    <message>
        <source>power, height or weight</source>
        <translation>功率、高度或重量</translation>
    </message>
    <message>
        <source>Exact FLOPs of all training runs.</source>
        <translation>全部训练任务的精确 FLOPs。</translation>
    </message>
    <message>
        <source>How much the rule of thumb is off.</source>
        <translation>经验公式的偏差。</translation>
    </message>
    <message>
        <source>All pools, without spare servers.</source>
        <translation>全部资源池，不含备机。</translation>
    </message>
    <message>
        <source>All pools, without spares.</source>
        <translation>全部资源池，不含备机。</translation>
    </message>
    <message>
        <source>Hot and cold.</source>
        <translation>热备与冷备。</translation>
    </message>
    <message>
        <source>Dense, at the precision of the workloads.</source>
        <translation>稠密算力，按负载所用精度。</translation>
    </message>
    <message>
        <source>Without faults; runs on one pool follow each other, pools work side by side.</source>
        <translation>无故障；同一资源池的任务依次运行，不同资源池并行。</translation>
    </message>
    <message>
        <source>Half of all runs end earlier.</source>
        <translation>一半的运行会更早完成。</translation>
    </message>
    <message>
        <source>Nine of ten runs end earlier.</source>
        <translation>十次运行中九次会更早完成。</translation>
    </message>
    <message>
        <source>One optimizer step of the longest run.</source>
        <translation>最长训练任务的一个优化器步。</translation>
    </message>
    <message>
        <source>All planes.</source>
        <translation>所有平面合计。</translation>
    </message>
    <message>
        <source>Node links and links between switches.</source>
        <translation>服务器链路与交换机间链路。</translation>
    </message>
    <message>
        <source>The same for every pair.</source>
        <translation>每对都相同。</translation>
    </message>
    <message>
        <source>With these switches, planes and ratios.</source>
        <translation>按当前交换机、平面数和收敛比。</translation>
    </message>
    <message>
        <source>From wired links, worst path.</source>
        <translation>按实际布线，取最差路径。</translation>
    </message>
    <message>
        <source>With every down port in use.</source>
        <translation>全部下联端口都使用时。</translation>
    </message>
    <message>
        <source>One way, all planes.</source>
        <translation>单向，所有平面合计。</translation>
    </message>
    <message>
        <source>Switches at their maximum and every module.</source>
        <translation>交换机取最大功率，含全部光模块。</translation>
    </message>
    <message>
        <source>Switches run at their maximum under load.</source>
        <translation>带载时交换机按最大功率运行。</translation>
    </message>
    <message>
        <source>Compute fabric, all planes.</source>
        <translation>参数面网络，所有平面合计。</translation>
    </message>
    <message>
        <source>From wired links, worst path end to end.</source>
        <translation>按实际布线，端到端最差路径。</translation>
    </message>
    <message>
        <source>The largest training run.</source>
        <translation>最大的训练任务。</translation>
    </message>
    <message>
        <source>How long training waits.</source>
        <translation>训练需要等待的时间。</translation>
    </message>
    <message>
        <source>Job-stopping events over all units that the job touches; not replacements.</source>
        <translation>作业涉及的全部部件的停作业事件；不是更换。</translation>
    </message>
    <message>
        <source>Cards swapped and confirmed bad.</source>
        <translation>已更换并确认损坏的卡。</translation>
    </message>
    <message>
        <source>Detection, diagnosis, allocation, launch, loading, warm-up.</source>
        <translation>检测、诊断、分配、拉起、加载、预热。</translation>
    </message>
    <message>
        <source>Ideal time over expected time with faults and checkpoints.</source>
        <translation>理想时间与含故障和检查点的期望时间之比。</translation>
    </message>
    <message>
        <source>Of the expected time.</source>
        <translation>占期望时间。</translation>
    </message>
    <message>
        <source>Rollback and restart, of the expected time.</source>
        <translation>回退与重启，占期望时间。</translation>
    </message>
    <message>
        <source>So that nobody waits for a repair in 99 of 100 moments.</source>
        <translation>使 100 个时刻中有 99 个无需等待修复。</translation>
    </message>
    <message>
        <source>Typical value of the price ranges, without tax.</source>
        <translation>取价格区间的典型值，不含税。</translation>
    </message>
    <message>
        <source>Wide scope: all networks over IT hardware.</source>
        <translation>宽口径：全部网络占 IT 硬件。</translation>
    </message>
    <message>
        <source>Switches and cables of the compute fabric over servers.</source>
        <translation>参数面网络的交换机与线缆占服务器。</translation>
    </message>
    <message>
        <source>The total is incomplete while this is not 0.</source>
        <translation>该数不为 0 时合计不完整。</translation>
    </message>
    <message>
        <source>Energy, maintenance, staff.</source>
        <translation>电费、维护、人员。</translation>
    </message>
    <message>
        <source>Compute, network, storage and management.</source>
        <translation>计算、网络、存储与管理机柜合计。</translation>
    </message>
    <message>
        <source>Of the heaviest compute rack on its footprint.</source>
        <translation>最重的计算机柜在其占地上的荷载。</translation>
    </message>
    <message>
        <source>Servers and hot spares.</source>
        <translation>服务器与热备机。</translation>
    </message>
    <message>
        <source>Nameplate of all load classes; before losses and cooling.</source>
        <translation>所有负载类别的额定功率；不含损耗与制冷。</translation>
    </message>
    <message>
        <source>Peak of all load classes; before losses and cooling.</source>
        <translation>所有负载类别的峰值功率；不含损耗与制冷。</translation>
    </message>
    <message>
        <source>Sustained power of all load classes.</source>
        <translation>所有负载类别的持续功率。</translation>
    </message>
    <message>
        <source>The reserve factor on its declared base, applied once.</source>
        <translation>预留系数乘以声明的基准，只计一次。</translation>
    </message>
    <message>
        <source>IT peak with losses and cooling at the design hour; no reserve in it.</source>
        <translation>IT 峰值加设计工况下的损耗与制冷；不含预留。</translation>
    </message>
    <message>
        <source>Of the compute racks: air, liquid or mixed.</source>
        <translation>计算机柜的方式：风冷、液冷或混合。</translation>
    </message>
    <message>
        <source>What liquid does not take, and everything that is air-cooled.</source>
        <translation>液冷未带走的热量，以及所有风冷设备的热量。</translation>
    </message>
    <message>
        <source>Mix of the typed annual values by heat.</source>
        <translation>按热量加权的年均填入值。</translation>
    </message>
    <message>
        <source>Days the customer allows for the training run; blank = none.</source>
        <translation>招标方允许的训练天数；留空则无限制。</translation>
    </message>
    <message>
        <source>What the site can draw, losses and cooling included; blank = none.</source>
        <translation>园区可用功率，含损耗与制冷；留空则无限制。</translation>
    </message>
    <message>
        <source>Positions the hall has; blank = no limit.</source>
        <translation>机房的机位数；留空则无限制。</translation>
    </message>
    <message>
        <source>Investment the tender allows, without tax; blank = none.</source>
        <translation>招标允许的投资，不含税；留空则无限制。</translation>
    </message>
    <message>
        <source>Scales every interruption rate at once: how good or bad this fleet is.</source>
        <translation>同时缩放全部中断率：该集群的好坏程度。</translation>
    </message>
    <message>
        <source>Cards swapped and confirmed bad; used for spare parts, never for interruptions. 1.75 % is an MTBF of 500,000 h.</source>
        <translation>已更换并确认损坏的卡；用于备品备件，不用于中断。1.75% 相当于 MTBF 500,000 h。</translation>
    </message>
    <message>
        <source>Hands-on time until a server from the shelf runs; hot spares need none.</source>
        <translation>从货架取用到服务器运行的现场时间；热备机不需要。</translation>
    </message>
    <message>
        <source>Sigma of a lognormal factor on the restart in the simulation; 0 = fixed.</source>
        <translation>仿真中重启时间对数正态系数的 sigma；0 为固定值。</translation>
    </message>
    <message>
        <source>Share of servers that run slow and gate every step, beyond what the planned utilisation already contains.</source>
        <translation>运行偏慢并拖住每一步的服务器占比，不含规划利用率已包含的部分。</translation>
    </message>
    <message>
        <source>Step time added when at least one slow server takes part, before it is found and replaced.</source>
        <translation>作业中有慢节点且尚未发现替换时增加的单步时间。</translation>
    </message>
    <message>
        <source>Share of wall time for maintenance windows and evaluations.</source>
        <translation>用于维护窗口与评测的墙钟时间占比。</translation>
    </message>
    <message>
        <source>What feeds and cooling allow in one compute rack, on the peak kind of power.</source>
        <translation>供电与制冷允许的单个计算机柜功率，按峰值计。</translation>
    </message>
    <message>
        <source>Used for servers without a measured peak.</source>
        <translation>用于没有实测峰值的服务器。</translation>
    </message>
    <message>
        <source>The kind of power that the reserve factor multiplies; declared once.</source>
        <translation>预留系数所乘的功率类型，只声明一次。</translation>
    </message>
    <message>
        <source>Reserved power = factor x base, applied once for the whole site.</source>
        <translation>预留功率 = 系数 × 基准，全园区只计一次。</translation>
    </message>
    <message>
        <source>A separate, named factor for later phases; not part of the reserve.</source>
        <translation>用于后续阶段的单列系数，不属于预留。</translation>
    </message>
    <message>
        <source>15 min with a generator; 5 min where the generator is proven.</source>
        <translation>有柴发时 15 min；柴发已验证时 5 min。</translation>
    </message>
    <message>
        <source>Thresholds in kW per rack for air and liquid.</source>
        <translation>每柜功率（kW）的风冷与液冷阈值。</translation>
    </message>
    <message>
        <source>Blank takes the value of the preset.</source>
        <translation>留空取预设值。</translation>
    </message>
    <message>
        <source>Used when liquid is chosen for a server whose own value is 0.</source>
        <translation>选择液冷而服务器自身值为 0 时采用。</translation>
    </message>
    <message>
        <source>Bytes per parameter of a checkpoint: BF16 weights 2, FP32 master and two moments 12.</source>
        <translation>检查点每参数字节数：BF16 权重 2，FP32 主权重与两个动量 12。</translation>
    </message>
    <message>
        <source>Compute time between the ends of two checkpoints.</source>
        <translation>两个检查点完成之间的计算时间。</translation>
    </message>
    <message>
        <source>Rate into local memory or NVMe of one server; decides the stall of asynchronous checkpoints.</source>
        <translation>单台服务器写入本机内存或 NVMe 的速率，决定异步检查点的停顿。</translation>
    </message>
    <message>
        <source>Cards in the pool without spare servers.</source>
        <translation>资源池中的卡数，不含备机。</translation>
    </message>
    <message>
        <source>Powered and cabled servers that take over at once.</source>
        <translation>已上电、已布线、可立即接替的服务器。</translation>
    </message>
    <message>
        <source>Bought servers on the shelf; they have to be swapped in by hand.</source>
        <translation>已采购放在货架上的服务器，需人工更换。</translation>
    </message>
    <message>
        <source>Number format of the matrix work; decides which dense peak counts.</source>
        <translation>矩阵计算的数值格式，决定采用哪个稠密峰值。</translation>
    </message>
    <message>
        <source>Sequences per optimizer step.</source>
        <translation>每个优化器步的序列数。</translation>
    </message>
    <message>
        <source>Share of the server&apos;s heat that cold plates can take; 0 = air-cooled server, blank = not public: the share of the cooling plan stands in.</source>
        <translation>冷板可带走的服务器热量占比；0 为风冷服务器；留空表示未公开，按制冷方案中的占比计。</translation>
    </message>
    <message>
        <source>What the module feeds, for example MMF OM4; blank = copper without modules.</source>
        <translation>光模块所接的光纤，例如 MMF OM4；留空表示不带光模块的铜缆。</translation>
    </message>
    <message>
        <source>Until a time-out or a person finds it; used when the design has no monitoring.</source>
        <translation>到超时或人工发现为止的时间；方案无监控时采用。</translation>
    </message>
    <message>
        <source>Depreciation and running cost over the hours sold: at the planned utilisation, so that busy hours pay for idle ones.</source>
        <translation>折旧与运营成本除以售出的卡时：按规划利用率计，忙时分摊闲时。</translation>
    </message>
    <message>
        <source>Without monitoring a fault is found by a time-out or a person: minutes instead of seconds.</source>
        <translation>没有监控时，故障靠超时或人工发现：以分钟计，而不是秒。</translation>
    </message>
    <message>
        <source>Share of the dense 16-bit peak that large matrix products reach, power limit included.</source>
        <translation>大矩阵乘法达到的 16 位稠密峰值比例，已含功耗限制的影响。</translation>
    </message>
    <message>
        <source>Share of the 8-bit peak that large matrix products reach.</source>
        <translation>大矩阵乘法达到的 8 位峰值比例。</translation>
    </message>
    <message>
        <source>A product with this inner size runs at half the speed of a very deep one; 8-bit products need twice as much.</source>
        <translation>内维等于此值的矩阵乘法只有内维很大时一半的速度；8 位乘法需要两倍。</translation>
    </message>
    <message>
        <source>Matrices are cut into tiles; a partly filled tile costs as much as a full one.</source>
        <translation>矩阵按块计算；未填满的块与填满的块耗时相同。</translation>
    </message>
    <message>
        <source>Units that work on tiles side by side; they decide how full the last wave of tiles is.</source>
        <translation>并行处理分块的单元数，决定最后一批分块是否填满。</translation>
    </message>
    <message>
        <source>0: kernels share out the last wave and lose nothing; 1: they wait for it.</source>
        <translation>0：算子分摊最后一批，没有损失；1：完全等待最后一批。</translation>
    </message>
    <message>
        <source>Flash attention against the 16-bit peak, causal FLOPs.</source>
        <translation>Flash 注意力相对 16 位峰值，按因果 FLOPs 计。</translation>
    </message>
    <message>
        <source>Share of one direction of the scale-up bandwidth that collectives reach.</source>
        <translation>集合通信达到的单向 Scale-up 带宽比例。</translation>
    </message>
    <message>
        <source>Share of the port rate that collectives between servers reach.</source>
        <translation>服务器间集合通信达到的端口速率比例。</translation>
    </message>
    <message>
        <source>Where the software overlaps tensor-parallel exchange with matrix products, this share of it costs no time.</source>
        <translation>软件把张量并行通信与矩阵计算重叠时，这一比例的通信不占时间。</translation>
    </message>
    <message>
        <source>Sigma of the step time of one card; a job waits for the slowest of all its cards.</source>
        <translation>单卡步时的标准差；作业要等最慢的一张卡。</translation>
    </message>
    <message>
        <source>How much slow servers delayed the runs on which the set was fitted; a design takes its own value from the reliability page.</source>
        <translation>拟合所用训练中慢节点造成的拖慢；方案采用可靠性页上自己的取值。</translation>
    </message>
    <message>
        <source>The scores stay on the chip: half the work of causal attention and no score matrix in memory.</source>
        <translation>注意力分数留在片上：因果注意力只算一半，显存中不存分数矩阵。</translation>
    </message>
    <message>
        <source>Both blocks of a layer start from the same input: half the tensor-parallel exchanges.</source>
        <translation>一层的两个模块用同一输入，张量并行通信减半。</translation>
    </message>
    <message>
        <source>Gradients travel in buckets during the last backward pass, weights during the first forward pass.</source>
        <translation>梯度分桶在最后一次反向期间传输，权重在第一次前向期间收集。</translation>
    </message>
    <message>
        <source>Every tensor-parallel rank sends its share of the boundary tensor instead of a whole copy.</source>
        <translation>每个张量并行进程只发送边界张量的一份，而不是整份。</translation>
    </message>
    <message>
        <source>Two half batches hide each other&apos;s dispatch; the exchange takes part of the multiprocessors.</source>
        <translation>两个半批互相掩盖分发；通信占用一部分计算单元。</translation>
    </message>
    <message>
        <source>A token travels once to a server and is copied inside it, instead of once per expert.</source>
        <translation>词元每台服务器只传一次，在机内复制，而不是每个专家各传一次。</translation>
    </message>
    <message>
        <source>Weights are gathered at the speed of one port per card, without a hierarchy.</source>
        <translation>权重按每卡一个端口的速度收集，没有分层。</translation>
    </message>
    <message>
        <source>How much of its peaks the card reaches in training, by kind of operation.</source>
        <translation>训练中各类运算达到的峰值比例。</translation>
    </message>
    <message>
        <source>Forward and backward pass of all microbatches on the slowest stage.</source>
        <translation>最慢流水级上全部微批的前向与反向。</translation>
    </message>
    <message>
        <source>What does not hide behind matrix products.</source>
        <translation>未被矩阵计算掩盖的部分。</translation>
    </message>
    <message>
        <source>Waiting while the pipeline fills and drains, and for the fullest stage.</source>
        <translation>流水线填充与排空、以及等待最满一级的时间。</translation>
    </message>
    <message>
        <source>What does not hide behind the last backward and the first forward pass.</source>
        <translation>未被最后一次反向和第一次前向掩盖的部分。</translation>
    </message>
    <message>
        <source>Waiting for the slowest card of the job.</source>
        <translation>等待作业中最慢的卡。</translation>
    </message>
    <message>
        <source>Master weights and two moments.</source>
        <translation>主权重与两个动量。</translation>
    </message>
    <message>
        <source>As MFU, with the FLOPs that are computed again; 4/3 of it with full recomputation.</source>
        <translation>在 MFU 上加入重算的 FLOPs；完全重计算时为 4/3 倍。</translation>
    </message>
    <message>
        <source>As given, or the fastest that fits.</source>
        <translation>按给定，或放得下的最快方案。</translation>
    </message>
    <message>
        <source>Copies of the model that share the batch.</source>
        <translation>共同分担全局批的模型副本数。</translation>
    </message>
    <message>
        <source>Cards that reach each other without a spine; with rails, the cards of one rail group of servers.</source>
        <translation>不经脊交换机即可互通的卡；多轨组网时为一组轨道服务器的卡。</translation>
    </message>
    <message>
        <source>Cards that reach each other without a core switch; blank with two tiers.</source>
        <translation>不经核心交换机即可互通的卡；两层组网时为空。</translation>
    </message>
    <message>
        <source>Wired links down over wired links up of the worst leaf.</source>
        <translation>最差叶交换机的下联与上联实接链路之比。</translation>
    </message>
    <message>
        <source>Step model: operation by operation, with the bandwidth that the fabric really gives. Planned utilisation: a share of the dense peak, for first estimates.</source>
        <translation>步时模型：逐算子计算，带宽取自网络的实际组网。规划利用率：稠密峰值的一个比例，用于初步估算。</translation>
    </message>
    <message>
        <source>The fastest mapping that fits the memory is searched for again whenever an input changes.</source>
        <translation>每次改动输入都会重新搜索显存放得下的最快映射。</translation>
    </message>
    <message>
        <source>Cards that share one sequence; keys and values travel around a ring.</source>
        <translation>共同处理一个序列的卡；键和值沿环传递。</translation>
    </message>
    <message>
        <source>Cards that share the routed experts of a layer; lies inside data, context and tensor parallelism.</source>
        <translation>分担一层路由专家的卡；位于数据、上下文和张量并行之内。</translation>
    </message>
    <message>
        <source>How weights, gradients and optimizer states are spread over the replicas and exchanged.</source>
        <translation>权重、梯度和优化器状态在副本间如何切分与交换。</translation>
    </message>
    <message>
        <source>Load of the busiest expert rank over the mean; 1.1 with loss-free balancing, up to 1.5 without.</source>
        <translation>最忙专家进程的负载与平均之比；无损均衡时 1.1，否则可达 1.5。</translation>
    </message>
    <message>
        <source>What bubble, exposed exchange, optimizer, stragglers and slow servers leave of the time at this size.</source>
        <translation>在此规模下扣除空泡、未掩盖的通信、优化器、抖动与慢节点后剩下的时间比例。</translation>
    </message>
    <message>
        <source>Training: used where the speed is planned; MFU of the run, exact FLOPs over cards x dense peak. Published runs reach 35-55 %, the article&apos;s planning policy says 50-70 %. Inference: mean load of the saturated service, policy 30-50 %.</source>
        <translation>训练：速度取规划值时使用；任务的 MFU，即精确 FLOPs 除以卡数 × 稠密峰值。公开记录为 35–55%，文章的规划策略为 50–70%。推理：饱和服务的平均负载，策略为 30–50%。</translation>
    </message>
    <message>
        <source>Exact FLOPs with full attention, no recomputation, against the dense BF16 peak, whatever the precision: in FP8 it can pass the utilisation that was planned of the FP8 peak.</source>
        <translation>按完整注意力精确计数、不含重计算，一律相对于稠密 BF16 峰值，与精度无关；FP8 下可能高于按 FP8 峰值计划的利用率。</translation>
    </message>
    <message>
        <source>Against the dense BF16 peak, whatever the precision.</source>
        <translation>一律相对于稠密 BF16 峰值，与精度无关。</translation>
    </message>
    <message>
        <source>How far predicted step times may be off: the largest error on published runs of this accelerator, twice that where only a relative was fitted.</source>
        <translation>单步时间预测可能的偏差：取该加速卡公开训练上的最大误差；只有同系产品参与拟合时取其两倍。</translation>
    </message>
    <message>
        <source>With the feedback of their compression.</source>
        <translation>含梯度压缩的误差反馈。</translation>
    </message>
    <message>
        <source>So that every exchange hides behind the work it may run beside.</source>
        <translation>使每种通信都能被可与之并行的计算掩盖。</translation>
    </message>
    <message>
        <source>Per card and direction, after efficiency and oversubscription.</source>
        <translation>单卡单向，已计链路效率与收敛比。</translation>
    </message>
    <message>
        <source>The tier of the network with the least slack.</source>
        <translation>余量最小的网络层。</translation>
    </message>
    <message>
        <source>Below zero, part of the exchange shows in the step time.</source>
        <translation>小于零时，部分通信会暴露在单步时间里。</translation>
    </message>
    <message>
        <source>Of one instance, at the mean context of prompt and half of the output.</source>
        <translation>单实例，按平均上下文（提示加一半输出）计。</translation>
    </message>
    <message>
        <source>Sequences that run at once on one full instance.</source>
        <translation>满载实例上同时运行的序列数。</translation>
    </message>
    <message>
        <source>Reading weights takes as long as computing; below it the memory bandwidth decides.</source>
        <translation>此时读取权重与计算耗时相等；低于此值由显存带宽决定。</translation>
    </message>
    <message>
        <source>Of a full instance; where prefill is on the same instance, with the prompts that cut in.</source>
        <translation>满载实例；预填充同实例时，含插入的提示处理时间。</translation>
    </message>
    <message>
        <source>At the mean load of the instances needed.</source>
        <translation>所需实例在平均负载下。</translation>
    </message>
    <message>
        <source>Of one instance that does nothing else, with what the prefix cache gives.</source>
        <translation>只做预填充的单实例，含前缀缓存命中部分。</translation>
    </message>
    <message>
        <source>So that the mean load is the planned utilisation; policy 30–50 %.</source>
        <translation>使平均负载等于规划利用率；策略为 30–50%。</translation>
    </message>
    <message>
        <source>As set; where it is off, with 8 bits and error feedback in 16.</source>
        <translation>按设置；未启用时按 8 位量化、16 位误差反馈计。</translation>
    </message>
    <message>
        <source>Sent by one card over the whole run.</source>
        <translation>单卡在整个任务中的发送量。</translation>
    </message>
    <message>
        <source>As set; where it is blank, with a capacity factor of 1.</source>
        <translation>按设置；留空时按容量因子 1 计。</translation>
    </message>
    <message>
        <source>Of the card with the busiest experts over the whole run.</source>
        <translation>专家最忙的那张卡在整个任务中的通信量。</translation>
    </message>
    <message>
        <source>They skip the expert block; where no capacity is set, with a capacity factor of 1.</source>
        <translation>被丢弃的词元跳过专家层；未设容量时按容量因子 1 计。</translation>
    </message>
    <message>
        <source>All groups but tensor parallelism, sent by one card over the whole run.</source>
        <translation>除张量并行外的各组，单卡在整个任务中的发送量。</translation>
    </message>
    <message>
        <source>The rest is padding.</source>
        <translation>其余为填充。</translation>
    </message>
    <message>
        <source>Saturated, at the batch in use, prefill included.</source>
        <translation>饱和状态，按采用的批大小，含预填充。</translation>
    </message>
    <message>
        <source>The larger of both rules: mean load at the planned utilisation, peak load at 85 % and spares.</source>
        <translation>两条规则取大：平均负载按规划利用率，高峰负载按 85% 并加备用。</translation>
    </message>
    <message>
        <source>P50 if every step takes as much less as the step model may be off.</source>
        <translation>若每一步都比预测快出一个模型误差时的 P50。</translation>
    </message>
    <message>
        <source>P50 if every step takes as much more as the step model may be off.</source>
        <translation>若每一步都比预测慢出一个模型误差时的 P50。</translation>
    </message>
    <message>
        <source>Fewer bytes between the replicas. Gains nothing where the exchange is hidden, costs time to pack and unpack, and can change what the model learns.</source>
        <translation>减少副本之间的通信量。通信已被掩盖时没有收益，编解码需要时间，并可能影响训练结果。</translation>
    </message>
    <message>
        <source>Share of the gradients that travel, each with its index; less traffic than a ring only below 1/(2 d) of d replicas.</source>
        <translation>发送的梯度占比，每个值附带索引；d 个副本时，占比低于 1/(2 d) 才少于环形全归约的通信量。</translation>
    </message>
    <message>
        <source>What compression has not sent is kept and added in the next step: 2 or 4 bytes per parameter of the shard on every card.</source>
        <translation>压缩未发送的部分保留并累加到下一步：每卡按分片每参数占 2 或 4 字节。</translation>
    </message>
    <message>
        <source>Tokens trained on top to reach the same result with compressed gradients.</source>
        <translation>采用梯度压缩后为达到相同效果而增加的训练词元。</translation>
    </message>
    <message>
        <source>Most tokens an expert takes over the mean; the rest is dropped. Blank: no token is dropped.</source>
        <translation>单个专家最多接收的词元与平均值之比，超出部分丢弃。留空：不丢弃词元。</translation>
    </message>
    <message>
        <source>Mean length of the sequences over the sequence length; the rest is padding that is computed in vain. 100 %: documents follow each other without a gap, as in pre-training.</source>
        <translation>序列平均长度与序列长度之比，其余为无效计算的填充。100%：文档首尾相接、没有空隙，如预训练。</translation>
    </message>
    <message>
        <source>Several short sequences share one place; no token looks beyond its own sequence.</source>
        <translation>多条短序列合并为一条；词元只关注自身所在的序列。</translation>
    </message>
    <message>
        <source>On the same instance prompts cut into the answers of others; apart, the cache of a prompt travels over the network.</source>
        <translation>同实例时，提示处理会打断其他请求的解码；分离时，提示的 KV 缓存要经网络传输。</translation>
    </message>
    <message>
        <source>Most sequences that the scheduler lets run at once on one instance.</source>
        <translation>调度器允许单实例同时运行的最大序列数。</translation>
    </message>
    <message>
        <source>Longest mean time between two tokens of an answer; limits the batch. Blank: no limit. Published services give a user about 20 tokens/s, 50 ms.</source>
        <translation>回答中相邻词元的最长平均间隔，限制批大小。留空：不限。公开服务的单用户速率约 20 词元/s，即 50 ms。</translation>
    </message>
    <message>
        <source>Longest mean wait for the first token at the peak of the day. Blank: no limit.</source>
        <translation>一天高峰时首词元的最长平均等待。留空：不限。</translation>
    </message>
    <message>
        <source>Busiest hour against the day; the peak may fill 85 % of the service, the mean the planned utilisation.</source>
        <translation>最忙一小时与全天平均之比；高峰可用到能力的 85%，平均负载按规划利用率。</translation>
    </message>
    <message>
        <source>Instances that may fail at the peak; of each kind where prefill is apart.</source>
        <translation>高峰时允许故障的实例数；预填充分离时两类各计。</translation>
    </message>
    <message>
        <source>Share of the prompt tokens that need no prefill; they still take cache.</source>
        <translation>无需预填充的提示词元占比，仍占用缓存。</translation>
    </message>
    <message>
        <source>Launches, sampler and scheduler: 0.2–0.5 ms with captured graphs, 1–3 ms without.</source>
        <translation>算子下发、采样与调度：采用图捕获时为 0.2–0.5 ms，否则为 1–3 ms。</translation>
    </message>
    <message>
        <source>With the padding of sequences that do not fill their length.</source>
        <translation>含未占满序列的填充。</translation>
    </message>
    <message>
        <source>Without a new switch; in a torus, mesh or dragonfly on its unused places.</source>
        <translation>不新增交换机；环面、全互联与 Dragonfly 占用其空余位置。</translation>
    </message>
    <message>
        <source>Between the two network ports that are farthest apart.</source>
        <translation>相距最远的两个网络端口之间。</translation>
    </message>
    <message>
        <source>Network ports along this side of a torus or mesh.</source>
        <translation>环面或全互联沿这条边的网络端口数。</translation>
    </message>
    <message>
        <source>Network ports along the third side of a torus.</source>
        <translation>环面沿第三条边的网络端口数。</translation>
    </message>
    <message>
        <source>A leaf of a rail touches many servers, one card of each; a leaf of a rack touches few servers with all their cards.</source>
        <translation>轨道的叶交换机 连接许多服务器、每台一张卡；机柜的叶交换机 只连接少数服务器、包括其全部的卡。</translation>
    </message>
    <message>
        <source>Of the cards hit, over all planes; 0 stops their job.</source>
        <translation>受影响的卡在所有平面上所剩的带宽；为 0 时其作业中断。</translation>
    </message>
    <message>
        <source>With one plane everything stops.</source>
        <translation>只有一个平面时全部中断。</translation>
    </message>
    <message>
        <source>The cards behind one NIC; all others of the job wait for them.</source>
        <translation>一块网卡所带的卡；作业中其余的卡都要等它们。</translation>
    </message>
    <message>
        <source>Of the expected time: while a cold spare is swapped in because no hot spare is left, and while more servers are in repair than there are spares.</source>
        <translation>占预期时间：热备用完、换上冷备的时间，以及在修服务器多于备机时的等待时间。</translation>
    </message>
    <message>
        <source>Cards of the pools that train, from start to P50, each at the average cost of a card of the site: depreciation, energy, maintenance, staff. A run keeps all its cards busy, so its hours are charged at a utilisation of 100 %, not at the planned one of the cost per card-hour.</source>
        <translation>只计参与训练的资源池，从开始到 P50，每张卡按全站平均成本计：折旧、电费、维护、人员。训练期间所有卡都在忙，因此按利用率 100% 计价，而不是每卡时成本所用的规划利用率。</translation>
    </message>
    <message>
        <source>Until switches and NICs send on the paths left, or a flapping link is back; the job stands still meanwhile.</source>
        <translation>交换机和网卡改走剩余路径，或闪断链路恢复所需的时间，期间作业停顿。</translation>
    </message>
    <message>
        <source>Of the parts that hardware faults strike: below 1 new parts fail more often, above 1 old ones do, 1 is a constant rate. The mean life stays that of the rate.</source>
        <translation>针对硬件故障涉及的部件：小于 1 时新部件故障更多，大于 1 时旧部件故障更多，1 为恒定故障率。平均寿命仍由故障率决定。</translation>
    </message>
    <message>
        <source>Counts where parts age. A failure does not make a part young; only a replaced one is new.</source>
        <translation>仅在考虑老化时起作用。故障不会使部件变新，只有更换的部件才是新的。</translation>
    </message>
    <message>
        <source>Times per hour that some server does not answer and comes back by itself. 0 = not counted.</source>
        <translation>每小时有服务器短时无响应后自行恢复的次数。0 表示不计。</translation>
    </message>
    <message>
        <source>A server that falls silent without an error is isolated and watched this long before the job restarts without it. Shorter restarts for nothing, longer waits for the dead. Blank = the time that costs least.</source>
        <translation>服务器无报错失联后，先隔离观察这一时间，再判定失效并重启作业。过短会误判重启，过长会空等。留空则取代价最小的时间。</translation>
    </message>
    <message>
        <source>Half width of the 95 % interval of the P90; the simulation stops there, after 512 replications at the earliest. 0 = always all replications.</source>
        <translation>P90 的 95 % 置信区间半宽；达到后停止仿真，至少 512 次。0 表示总是做满次数。</translation>
    </message>
    <message>
        <source>Servers whose memory holds the newest snapshot, the own one first. With one, a process fault restarts from memory; with two or more, the loss of a server, too. Asynchronous checkpoints only.</source>
        <translation>在内存中保存最新快照的服务器数，含本机。1 份时进程故障可从内存恢复；2 份及以上时丢失一台服务器也可恢复。仅用于异步检查点。</translation>
    </message>
    <message>
        <source>Servers that hold each other&apos;s snapshots share no rack and no leaf switch, so that one fault never takes both.</source>
        <translation>互存快照的服务器不在同一机柜、同一叶交换机下，单个故障不会同时带走两份。</translation>
    </message>
    <message>
        <source>With copies in memory every n-th snapshot is also written to storage; faults that take several servers go back to it.</source>
        <translation>有内存副本时，每第 n 次快照同时写入存储；一次带走多台服务器的故障回退到存储上的副本。</translation>
    </message>
    <message>
        <source>The most that a module may draw in one cage; blank is not checked.</source>
        <translation>一个光口槽位允许光模块的最大功耗；留空则不检查。</translation>
    </message>
    <message>
        <source>Downlink over uplink bandwidth at the spines of a network with three tiers; two tiers have none.</source>
        <translation>三层网络中脊交换机的下联与上联带宽之比；两层网络没有此项。</translation>
    </message>
    <message>
        <source>How far a cable reaches follows from the lane rate: passive copper 2 m at 100 Gbit/s, active copper 7 m, AOC 30 m, then fibre with modules.</source>
        <translation>线缆可达距离取决于单通道速率：100 Gbit/s 时无源铜缆 2 m、有源铜缆 7 m、AOC 30 m，更远用光纤加光模块。</translation>
    </message>
    <message>
        <source>Of one electrical lane; blank: 100 Gbit/s for 400G and 800G ports, 50 for 200G, 25 for 100G.</source>
        <translation>单个电通道速率；留空时 400G 与 800G 端口取 100 Gbit/s，200G 取 50，100G 取 25。</translation>
    </message>
    <message>
        <source>Findings appear when a training run loads the uplinks of a tier more than this; a policy without public basis.</source>
        <translation>训练使某一层上联的利用率超过此值时给出提示；这是无公开依据的规划约定。</translation>
    </message>
    <message>
        <source>The efficiency of the network ports is fitted on published runs and contains the collisions, retransmissions and headers of their networks, mostly tuned or adaptive ones; “as in the published runs” therefore takes nothing more away. Static hashing puts whole flows on links by chance, and the exchange waits for the fullest link.</source>
        <translation>网口效率由公开训练拟合得到，已包含这些网络（多为经过调优或自适应路由）的哈希冲突、重传和报头开销；因此“同公开训练”不再额外扣减。静态哈希把整条流随机放到链路上，通信要等最满的链路。</translation>
    </message>
    <message>
        <source>Share of the uplinks that adaptive routing or spraying cannot use; a vendor states 95 % throughput, without conditions.</source>
        <translation>自适应路由或喷洒用不上的上联份额；某厂商称吞吐率为 95%，未给出条件。</translation>
    </message>
    <message>
        <source>Connections x queue pairs that a port keeps busy at once; each is hashed on its own, so more of them fill the links more evenly. A ring with one queue pair is 1.</source>
        <translation>一个端口同时使用的连接数 × 队列对数；各自独立哈希，越多则链路越均匀。单队列对的环为 1。</translation>
    </message>
    <message>
        <source>Share of the packets lost or corrupted, beyond the networks of the published runs; 0 for a lossless network.</source>
        <translation>丢失或损坏的包所占比例，不含公开训练的网络本身已有的部分；无损网络为 0。</translation>
    </message>
    <message>
        <source>Go-back-N sends everything again that was under way; selective repeat only what is missing.</source>
        <translation>go-back-N 重传所有在途数据；选择性重传只补发缺失的部分。</translation>
    </message>
    <message>
        <source>Until the sender knows of a loss; round trip x port rate is what is under way.</source>
        <translation>发送端得知丢包所需的时间；往返时间 × 端口速率即在途数据量。</translation>
    </message>
    <message>
        <source>Largest payload of InfiniBand and RoCE packets.</source>
        <translation>InfiniBand 与 RoCE 报文的最大载荷。</translation>
    </message>
    <message>
        <source>Of one card; then all cards wait for the one whose packets were lost most often. The bucket of gradients that travels at once.</source>
        <translation>单卡数据量；之后所有卡等待丢包最多的那张卡。即一次发出的梯度桶。</translation>
    </message>
    <message>
        <source>Share of the bytes sent by several ports to one at the same time; planned collectives take turns and have none.</source>
        <translation>多个端口同时发往同一端口的数据份额；编排好的集合通信轮流进行，没有此项。</translation>
    </message>
    <message>
        <source>What one port can hold back while several send to it; decides how soon packets are lost or senders are paused.</source>
        <translation>多个端口同时发来时一个端口能缓存的数据量；决定多久后丢包或暂停发送端。</translation>
    </message>
    <message>
        <source>Without the positions kept free.</source>
        <translation>不含预留机位。</translation>
    </message>
    <message>
        <source>Along the rows, passages included.</source>
        <translation>沿机柜列方向，含周边通道。</translation>
    </message>
    <message>
        <source>Across the rows, passages included.</source>
        <translation>垂直机柜列方向，含周边通道。</translation>
    </message>
    <message>
        <source>At the limit of the floor load; what is beyond the footprint needs a spread plate.</source>
        <translation>按楼面荷载限值计；超出机柜占地的部分需散力架。</translation>
    </message>
    <message>
        <source>Of every medium; a splitter or a cable between two ports that are broken out carries several links.</source>
        <translation>各种介质合计；扇出线缆以及两端端口均拆分的线缆承载多条链路。</translation>
    </message>
    <message>
        <source>In the stock lengths that are bought.</source>
        <translation>按采购规格长度计。</translation>
    </message>
    <message>
        <source>The way between its ends with slack, before the next stock length.</source>
        <translation>两端走线距离加余量，未取整到规格长度。</translation>
    </message>
    <message>
        <source>Two per lane, or two per link where the lanes share a pair.</source>
        <translation>每通道两芯；各通道共用一对光纤时每链路两芯。</translation>
    </message>
    <message>
        <source>One per cage with a fibre, at both ends; cables with fixed ends have none.</source>
        <translation>两端每个接光纤的槽位一只；自带接头的线缆不需要。</translation>
    </message>
    <message>
        <source>At both ends, whatever is plugged into them.</source>
        <translation>两端合计，不论插何种线缆。</translation>
    </message>
    <message>
        <source>Of every medium and length at least one.</source>
        <translation>每种介质与长度至少一根。</translation>
    </message>
    <message>
        <source>Computing speed of the cards against no cap; exchange and memory are not slowed.</source>
        <translation>加速卡的计算速度，相对不限功耗；通信与显存不受影响。</translation>
    </message>
    <message>
        <source>Per rack, of the policy preset or typed.</source>
        <translation>每机柜，取自策略预设或自行输入。</translation>
    </message>
    <message>
        <source>What cold plates do not take stays a job for in-row coolers or rear doors.</source>
        <translation>冷板未带走的热量仍需行级空调或背板空调处理。</translation>
    </message>
    <message>
        <source>At most, in the loop outside the CDUs.</source>
        <translation>CDU 一次侧的最高供水温度。</translation>
    </message>
    <message>
        <source>W17, W27, W32, W40, W45 or W+.</source>
        <translation>W17、W27、W32、W40、W45 或 W+。</translation>
    </message>
    <message>
        <source>Part of the pump and tower power; on UPS and generators.</source>
        <translation>水泵与冷却塔功率的一部分；接 UPS 与柴发。</translation>
    </message>
    <message>
        <source>Until the coolant is too warm when no heat is removed but pumps run.</source>
        <translation>停止排热而水泵运转时，冷却液升到过热前的时间。</translation>
    </message>
    <message>
        <source>Over the hours of the climate at the load of the year.</source>
        <translation>按气候各小时、全年平均负载计算。</translation>
    </message>
    <message>
        <source>Dry coolers take none.</source>
        <translation>干冷器不耗水。</translation>
    </message>
    <message>
        <source>Trades with PUE.</source>
        <translation>与 PUE 此消彼长。</translation>
    </message>
    <message>
        <source>Of the tiers that the network has.</source>
        <translation>按网络实有的各层计算。</translation>
    </message>
    <message>
        <source>Wired links down over wired links up of the worst spine.</source>
        <translation>最差脊交换机的已接下联数与已接上联数之比。</translation>
    </message>
    <message>
        <source>Of one plane; a dragonfly has groups.</source>
        <translation>单平面；Dragonfly 以组计。</translation>
    </message>
    <message>
        <source>Where it is not full.</source>
        <translation>最后一个 Pod 未满时。</translation>
    </message>
    <message>
        <source>Core groups beyond this number have no link into that pod.</source>
        <translation>编号超过此数的核心组没有链路进入该 Pod。</translation>
    </message>
    <message>
        <source>The same for every pair of a core group.</source>
        <translation>核心组内每一对都相同。</translation>
    </message>
    <message>
        <source>With these switches, planes and ratios; whole scalable units.</source>
        <translation>按当前交换机、平面数与收敛比，且为整扩展单元。</translation>
    </message>
    <message>
        <source>When all its ports send upwards.</source>
        <translation>所有端口都向上发送时。</translation>
    </message>
    <message>
        <source>Of their rate; the exchange waits for the fullest link. 100 % adds nothing to what the fitted efficiency of the ports contains.</source>
        <translation>占其速率的比例；通信要等最满的链路。100% 表示在网口拟合效率之外不再扣减。</translation>
    </message>
    <message>
        <source>On the way through both tiers of uplinks the fullest link decides.</source>
        <translation>经过两层上联时由最满的链路决定。</translation>
    </message>
    <message>
        <source>Of the port rate, for the flow that loses most; the others wait for it.</source>
        <translation>占端口速率的比例，按丢包最多的流计；其他流等待它。</translation>
    </message>
    <message>
        <source>How much the number of flows that wait for each other multiplies the cost of a loss.</source>
        <translation>相互等待的流越多，一次丢包的代价被放大多少倍。</translation>
    </message>
    <message>
        <source>A port shares its rate among those that send to it at once.</source>
        <translation>端口速率由同时发来的各方分享。</translation>
    </message>
    <message>
        <source>While the given number of ports sends to one; a round trip must be shorter, or packets are lost.</source>
        <translation>给定数量的端口同时发往一个端口时；往返时间须更短，否则丢包。</translation>
    </message>
    <message>
        <source>After the link efficiency, with as many ports as there are.</source>
        <translation>扣除链路效率后，端口数不变。</translation>
    </message>
    <message>
        <source>For the required bandwidth per card, with as many ports as there are.</source>
        <translation>满足每卡所需带宽，端口数不变。</translation>
    </message>
    <message>
        <source>The innermost part of the network that holds a group whose members follow each other.</source>
        <translation>成员依次排列时，能容纳一个并行组的最内层网络部分。</translation>
    </message>
    <message>
        <source>While an exchange may hide behind the work; above 100 % it takes longer.</source>
        <translation>在通信可被计算掩盖的时间内；超过 100% 则通信变长。</translation>
    </message>
    <message>
        <source>The next of 200, 400, 800G at which the ports of a card are used no more than the limit for uplinks; blank beyond 800G.</source>
        <translation>200、400、800G 中使网口利用率不超过上联上限的最小速率；超过 800G 则留空。</translation>
    </message>
    <message>
        <source>The same run on the same network with nothing taken off for collisions, losses and incast.</source>
        <translation>同一训练、同一网络，不扣减哈希冲突、丢包和多打一。</translation>
    </message>
    <message>
        <source>Were it to share them with training: with a storage network of its own it does not.</source>
        <translation>假定与训练共用网口；有独立存储面网络时并不共用。</translation>
    </message>
    <message>
        <source>Leaves and links whose cards keep bandwidth over another leaf or plane; the job goes on, slower, until the repair.</source>
        <translation>其所连的卡可经另一台叶交换机或另一平面保留带宽的叶交换机与链路；作业降速继续，直到修复。</translation>
    </message>
    <message>
        <source>Typical parts, scaled to the peak of the servers.</source>
        <translation>典型部件值，按服务器峰值缩放。</translation>
    </message>
    <message>
        <source>Another reading of the rule, beside the declared base.</source>
        <translation>同一规则的另一种读法，列在声明的基准旁边。</translation>
    </message>
    <message>
        <source>Close to nameplate: it pays for the peaks and leaves no growth.</source>
        <translation>接近铭牌值：只够覆盖峰值，不留增长余量。</translation>
    </message>
    <message>
        <source>Distribution, UPS and transformers at their load; those of the power supplies are inside the servers.</source>
        <translation>配电、UPS 与变压器在其负载下的损耗；服务器电源模块的损耗已含在服务器内。</translation>
    </message>
    <message>
        <source>Heat in the UPS room; it belongs to the cooling load.</source>
        <translation>UPS 间的发热，计入制冷负荷。</translation>
    </message>
    <message>
        <source>Units bought for the peak carry less.</source>
        <translation>按峰值购置的设备平时负载较低。</translation>
    </message>
    <message>
        <source>Published sites: 1.5 (GB200 plan with a cap) to 2.1 (200,000 H100).</source>
        <translation>公开站点：1.5（GB200 限功耗方案）至 2.1（20 万张 H100）。</translation>
    </message>
    <message>
        <source>What redundancy costs in capacity.</source>
        <translation>冗余占用的容量。</translation>
    </message>
    <message>
        <source>Must stay below 100 %.</source>
        <translation>必须低于 100 %。</translation>
    </message>
    <message>
        <source>All cards stop and start together at checkpoints and collective waits.</source>
        <translation>检查点与集合通信等待时，所有卡同时停、同时起。</translation>
    </message>
    <message>
        <source>Storage of the power of the swing turns the step into a ramp.</source>
        <translation>功率等于波动幅度的储能把阶跃变成斜坡。</translation>
    </message>
    <message>
        <source>Held at half charge.</source>
        <translation>平时保持半充。</translation>
    </message>
    <message>
        <source>Derated by height and heat.</source>
        <translation>按海拔与气温降额。</translation>
    </message>
    <message>
        <source>Per phase, of the densest rack.</source>
        <translation>每相，按功率密度最高的机柜。</translation>
    </message>
    <message>
        <source>Supplies of the densest rack on one feed, dealt out over three phases; warned above 10 %.</source>
        <translation>密度最高机柜接在一路上的电源模块，轮流分到三相；超过 10 % 告警。</translation>
    </message>
    <message>
        <source>Of every server.</source>
        <translation>每台服务器。</translation>
    </message>
    <message>
        <source>Network after network fills them, no switch is split and none of the racks is above its power or height.</source>
        <translation>各网络依次装柜，交换机不拆分，任何机柜不超功率与高度。</translation>
    </message>
    <message>
        <source>Hours per temperature of a mean year: monthly means of 2008 and 2009, with a daily cycle and day-to-day spread.</source>
        <translation>平均年各温度的小时数：2008、2009 年月平均气温，叠加日变化与逐日波动。</translation>
    </message>
    <message>
        <source>Thinner air takes more flow, generators give less above 1,000 m.</source>
        <translation>空气稀薄则需更大风量；海拔 1,000 m 以上柴发出力下降。</translation>
    </message>
    <message>
        <source>Generators lose 1 % per kelvin above 40 °C.</source>
        <translation>气温高于 40 °C 后，柴发每升高 1 K 降额 1 %。</translation>
    </message>
    <message>
        <source>Water against outside air: dry coolers 6-10 K, towers 3-5 K.</source>
        <translation>出水与室外空气之差：干冷器 6–10 K，冷却塔 3–5 K。</translation>
    </message>
    <message>
        <source>Mean of the year; towers cool towards the wet bulb.</source>
        <translation>全年平均；冷却塔以湿球温度为极限。</translation>
    </message>
    <message>
        <source>At the inlet of the servers; ASHRAE recommends 18-27 °C.</source>
        <translation>服务器进风处；ASHRAE 推荐 18–27 °C。</translation>
    </message>
    <message>
        <source>How far towers thicken their water before it is let off.</source>
        <translation>冷却塔排污前循环水的浓缩程度。</translation>
    </message>
    <message>
        <source>With buffer tanks. It carries the heat while pumps or chillers restart.</source>
        <translation>含缓冲罐。水泵或冷机重启期间由它吸收热量。</translation>
    </message>
    <message>
        <source>While no heat is removed.</source>
        <translation>在没有排热期间。</translation>
    </message>
    <message>
        <source>Under the manifold and in the tray; every CDU has one more.</source>
        <translation>分集水器下方与托盘内；每台 CDU 另加一个。</translation>
    </message>
    <message>
        <source>Share of the heat in the liquid that a neighbour takes during the season.</source>
        <translation>供热季由周边用户取走的液冷热量占比。</translation>
    </message>
    <message>
        <source>To the cold plates. ASHRAE classes W17 to W45 name the facility water, one CDU approach below.</source>
        <translation>到冷板的供液温度。ASHRAE W17–W45 指一次侧冷却水，低一个 CDU 逼近温差。</translation>
    </message>
    <message>
        <source>Coolant against facility water; the capacity of a CDU grows with it.</source>
        <translation>二次侧冷却液与一次侧水之差；CDU 能力随之增大。</translation>
    </message>
    <message>
        <source>Which annual PUE energy, carbon and water take.</source>
        <translation>用电量、碳排放与用水量采用哪个全年 PUE。</translation>
    </message>
    <message>
        <source>For columns, coolers and power panels; at the end of the row.</source>
        <translation>用于立柱、列间空调与列头柜；位于列尾。</translation>
    </message>
    <message>
        <source>Blank chooses what brings the room nearest to a square.</source>
        <translation>留空则取使机房最接近正方形的列数。</translation>
    </message>
    <message>
        <source>Front to front, at least 1.2 m; 1.5 m where racks are moved.</source>
        <translation>机柜正面相对，不小于 1.2 m；搬运通道 1.5 m。</translation>
    </message>
    <message>
        <source>Back to back, at least 0.8 m.</source>
        <translation>机柜背面相对，不小于 0.8 m。</translation>
    </message>
    <message>
        <source>Also between rows side by side.</source>
        <translation>并排机柜列之间同此宽度。</translation>
    </message>
    <message>
        <source>Along the rows; blank = no limit.</source>
        <translation>沿机柜列方向；留空不限。</translation>
    </message>
    <message>
        <source>Across the rows; blank = no limit.</source>
        <translation>垂直机柜列方向；留空不限。</translation>
    </message>
    <message>
        <source>Machine room floors carry 8–12 kN/m².</source>
        <translation>机房楼面一般承载 8–12 kN/m²。</translation>
    </message>
    <message>
        <source>Below 0 under a raised floor.</source>
        <translation>架空地板下走线填负值。</translation>
    </message>
    <message>
        <source>Inside one rack.</source>
        <translation>柜内走线。</translation>
    </message>
    <message>
        <source>Of every part, at least one; 0 = none.</source>
        <translation>按每种部件计，至少一件；0 为不备。</translation>
    </message>
    <message>
        <source>How many cards share one set of processors, memory, drives and board.</source>
        <translation>多少张卡共用一套处理器、内存、硬盘与主板。</translation>
    </message>
    <message>
        <source>Share of the power of the server.</source>
        <translation>占服务器功率的比例。</translation>
    </message>
    <message>
        <source>Already inside measured and sheet values of servers; it is never taken off twice.</source>
        <translation>已含在服务器实测值与规格书值内，不重复扣减。</translation>
    </message>
    <message>
        <source>Computing speed of a card under a power cap, against no cap. Linear between the points.</source>
        <translation>限功耗时加速卡的计算速度，相对不限功耗；各点之间线性插值。</translation>
    </message>
    <message>
        <source>And below: no lower cap is planned with.</source>
        <translation>更低亦同：规划中不取更低的上限。</translation>
    </message>
    <message>
        <source>Only then may breakers and feeds be sized for the cap: it lowers nameplate, too.</source>
        <translation>只有这样，断路器与供电回路才可按上限选型：铭牌值也随之降低。</translation>
    </message>
    <message>
        <source>Of the training servers; the other load classes have their own. Classes with the same scheme share one block of units.</source>
        <translation>训练服务器的冗余；其他负载类各有设置。冗余方式相同的负载类共用一组 UPS。</translation>
    </message>
    <message>
        <source>Training servers often are not on generators. The pumps always are.</source>
        <translation>训练服务器通常不接柴发；水泵始终接入。</translation>
    </message>
    <message>
        <source>How the nameplate of a server is estimated when none is given.</source>
        <translation>服务器没有铭牌值时的估算方法。</translation>
    </message>
    <message>
        <source>Without coolant flow servers throttle within seconds, so pumps stand on UPS.</source>
        <translation>冷却液断流后服务器数秒内降频，因此水泵接 UPS。</translation>
    </message>
    <message>
        <source>Decides the loss curve.</source>
        <translation>决定损耗曲线。</translation>
    </message>
    <message>
        <source>Of the rating, from the curve of the vendor. Blank takes the curve of the kind.</source>
        <translation>占额定容量，取厂家曲线；留空则取该类型的曲线。</translation>
    </message>
    <message>
        <source>Of the rating at full load. Blank takes the curve of the kind.</source>
        <translation>满载时占额定容量；留空则取该类型的曲线。</translation>
    </message>
    <message>
        <source>Share of their rating at which they run at IT peak.</source>
        <translation>IT 峰值时占其额定容量的比例。</translation>
    </message>
    <message>
        <source>DGX H100 has six and needs four.</source>
        <translation>DGX H100 有 6 个，需要 4 个。</translation>
    </message>
    <message>
        <source>Whose table gives the voltage of the connection.</source>
        <translation>接入电压等级采用哪国的表。</translation>
    </message>
    <message>
        <source>Share of the training servers that start and stop at the same moment, at checkpoints and collective waits.</source>
        <translation>在检查点与集合通信等待时同时起停的训练服务器占比。</translation>
    </message>
    <message>
        <source>What grid or generators allow; storage carries the rest.</source>
        <translation>电网或柴发允许的爬坡速率；其余由储能承担。</translation>
    </message>
    <message>
        <source>Location-based; China about 0.54, United States about 0.37.</source>
        <translation>按所在地电网；中国约 0.54，美国约 0.37。</translation>
    </message>
    <message>
        <source>Holds every card of the pool below its TDP: less power, less speed. Blank for no cap.</source>
        <translation>把资源池内每张卡的功率限制在 TDP 以下：功率降低，速度也降低。留空表示不限。</translation>
    </message>
    <message>
        <source>Keeps those 0, 1, 2, 4, 8 ... intervals old instead of the newest ones: reaches back behind silent corruption that is found late.</source>
        <translation>不只保留最新的检查点，而是保留距今 0、1、2、4、8……个间隔的检查点，可回退到很久才发现的静默错误之前。</translation>
    </message>
    <message>
        <source>What the backward pass computes again instead of keeping it. Selective: the attention core. Full: the whole layer, of which only the input is kept. A software stack with flash attention never keeps the scores: none then takes as little memory as selective and less time.</source>
        <translation>反向传播中不保存、需重新计算的部分。选择性：注意力核心；全部：整层，仅保存该层输入。带 FlashAttention 的软件栈从不保存注意力分数，此时“不重计算”与“选择性重计算”显存相同，且耗时更短。</translation>
    </message>
    <message>
        <source>At the rate of the module: planes, two leaves per NIC and ports that are broken out run slower links, and the module carries as many more.</source>
        <translation>按光模块自身速率计。多平面、网卡双归和端口拆分使单条链路降速，一个模块即可承载相应倍数的链路。</translation>
    </message>
    <message>
        <source>Links of every server into this network; blank = 1. A parameter network takes the NICs of the server, or the rails.</source>
        <translation>每台服务器接入本网络的链路数；留空为 1。参数面网络取服务器网卡数或轨道数。</translation>
    </message>
    <message>
        <source>One way, before the link efficiency; the smallest of the compute fabrics.</source>
        <translation>单向，未计链路效率；取各参数面网络中的最小值。</translation>
    </message>
    <message>
        <source>The next of 200, 400, 800G that carries the required bandwidth net of the link efficiency; the bandwidth per card is a line rate.</source>
        <translation>200、400、800G 中扣除链路效率后仍能满足所需带宽的最小一档；每卡带宽则为线速。</translation>
    </message>
    <message>
        <source>100 % without a cap.</source>
        <translation>未设上限时为 100 %。</translation>
    </message>
    <message>
        <source>The yearly energy is that of full sustained load; the share of the year under load says how much of it is drawn and paid.</source>
        <translation>年用电量按全年持续负荷计；全年负荷占比决定其中实际取用并付费的部分。</translation>
    </message>
    <message>
        <source>For all classes on UPS, pumps among them, at their peak and without losses.</source>
        <translation>UPS 所带全部负荷（含水泵），按峰值、不计损耗。</translation>
    </message>
    <message>
        <source>Losses, pumps, fans and chillers hour by hour of the climate.</source>
        <translation>按气候逐时计入损耗、水泵、风机与冷水机组。</translation>
    </message>
    <message>
        <source>At the sustained load all year, by the PUE chosen for the energy. The share of the year under load comes in with the cost only.</source>
        <translation>全年按持续负荷、按所选 PUE 计；全年负荷占比只计入费用。</translation>
    </message>
    <message>
        <source>The densest pool; with devices moved by hand the densest rack.</source>
        <translation>密度最高的资源池；有手动移位时取密度最高的机柜。</translation>
    </message>
    <message>
        <source>That stand where the list of moves puts them; the racks they leave and enter count for themselves.</source>
        <translation>按移位清单就位的设备；其移出与移入的机柜单独核算。</translation>
    </message>
    <message>
        <source>Rows of their own make long runs of fibre and easy rails; a network rack in every row keeps server cables short; leaves of the compute networks at the top of the racks shorten them most, in the height and power kept there for other parts.</source>
        <translation>网络机柜单独成列时光纤较长、轨道布线规整；每列设网络机柜时服务器线缆较短；参数面叶交换机置于架顶时最短，占用机柜内为其他部件预留的高度与功率。</translation>
    </message>
    <message>
        <source>Of the largest pool that trains; 0 where the launch contains it.</source>
        <translation>按最大的训练资源池计；若包含在启动时间内则为 0。</translation>
    </message>
    <message>
        <source>While no card waits and nothing is cached, as in the first epoch and after every restart.</source>
        <translation>卡不等待、缓存未命中时的速率，如首轮以及每次重启之后。</translation>
    </message>
    <message>
        <source>Checkpoints kept and the part of the data set that lies there.</source>
        <translation>保留的检查点以及存放于热层的数据集部分。</translation>
    </message>
    <message>
        <source>Synchronous: so that the stall stays within the time granted; asynchronous: so that one is durable before the next.</source>
        <translation>同步：使停顿不超过允许占比；异步：使前一个在下一个之前落盘。</translation>
    </message>
    <message>
        <source>Asynchronous checkpoints only: the own share of the newest snapshot and those of partners.</source>
        <translation>仅用于异步检查点：最新快照的本机分片与互备节点的分片。</translation>
    </message>
    <message>
        <source>Contained in the days with faults, not in the ideal ones.</source>
        <translation>计入含故障的天数，不计入理想天数。</translation>
    </message>
    <message>
        <source>Over the whole run; nothing in the first epoch.</source>
        <translation>按整个训练计；首轮无命中。</translation>
    </message>
    <message>
        <source>Training data, a checkpoint being written, or one read back within 3 min.</source>
        <translation>训练数据、检查点写入，或在 3 min 内读回一个检查点。</translation>
    </message>
    <message>
        <source>An asynchronous checkpoint drains while data are read; a synchronous one does not.</source>
        <translation>异步检查点在读取数据的同时落盘；同步检查点不会。</translation>
    </message>
    <message>
        <source>Data set and milestones; on the cold tier as often as copies are kept. Parity is not in it: capacities are usable ones.</source>
        <translation>数据集与里程碑检查点；冷层按副本数计。不含校验冗余：容量均为可用容量。</translation>
    </message>
    <message>
        <source>Warm: a milestone before the next one. Cold: all copies within the run.</source>
        <translation>温层：在下一个里程碑之前写完。冷层：在训练期内写完全部副本。</translation>
    </message>
    <message>
        <source>Warm: loading the hot tier in time, and what is not there while training. Cold: one milestone back in the time that loading takes.</source>
        <translation>温层：按时载入热层，以及训练时读取不在热层的部分。冷层：在载入时间内取回一个里程碑检查点。</translation>
    </message>
    <message>
        <source>Added to the launch: a start over one shared service grows with the cards, one of every card with every other with their square.</source>
        <translation>在启动时间之外另计：经共享服务建链随卡数增长，两两建链随卡数的平方增长。</translation>
    </message>
    <message>
        <source>Open, stat, close: what the directory service answers, as a share of one node.</source>
        <translation>打开、查询、关闭：元数据服务能响应的次数，折算到每个节点。</translation>
    </message>
    <message>
        <source>Flash reaches hundreds of thousands, disks a few hundred each.</source>
        <translation>闪存可达数十万次，机械盘每块数百次。</translation>
    </message>
    <message>
        <source>2-4 B for text, counted by tokens; images and video are counted by samples.</source>
        <translation>文本 2–4 B，按词元计；图像与视频按样本计。</translation>
    </message>
    <message>
        <source>The most a synchronous checkpoint may stop the run, as a share of the interval: decides the write bandwidth that is needed.</source>
        <translation>同步检查点最多可使训练停顿的时间，占间隔的比例；决定所需写带宽。</translation>
    </message>
    <message>
        <source>What the run leaves free of main memory or local flash.</source>
        <translation>训练之外可用的主机内存或本地闪存。</translation>
    </message>
    <message>
        <source>Checkpoints that are kept for good: copied to the warm tier, where there is one.</source>
        <translation>长期保留的检查点；若有温层则复制到温层。</translation>
    </message>
    <message>
        <source>What a card takes while it never waits; counts where data are counted by samples.</source>
        <translation>卡从不等待时每秒消耗的样本数；仅在按样本计时使用。</translation>
    </message>
    <message>
        <source>As stored: an image some 100 KB, a video clip megabytes, a medical volume 140 MB.</source>
        <translation>存储时的大小：图像约 100 KB，视频片段数 MB，医学体数据 140 MB。</translation>
    </message>
    <message>
        <source>Shards are read in one go and need one open each; loose files need three calls and a random read per sample.</source>
        <translation>分片顺序读取，每个只需打开一次；零散文件每个样本需三次调用和一次随机读。</translation>
    </message>
    <message>
        <source>Passes over the data set. Language models mostly read every text once.</source>
        <translation>遍历数据集的次数。语言模型的文本大多只读一遍。</translation>
    </message>
    <message>
        <source>Local flash that keeps data for later epochs. It never helps the first one, so it does not lower the rate that is needed.</source>
        <translation>服务器本地闪存，为后续轮次缓存数据。首轮无法命中，因此不降低所需速率。</translation>
    </message>
    <message>
        <source>The most one server reads or writes through its storage client, measured with the real software.</source>
        <translation>单台服务器经存储客户端能达到的最大读写速率，以真实软件实测为准。</translation>
    </message>
    <message>
        <source>What one read of the disks brings; smaller files bring less.</source>
        <translation>一次磁盘读取的数据量；文件更小则更少。</translation>
    </message>
    <message>
        <source>Shards are read in random order and mixed in a buffer of this many samples per server.</source>
        <translation>分片按随机顺序读取，并在每台服务器上以这么多样本的缓冲区混洗。</translation>
    </message>
    <message>
        <source>The rest is read from the warm tier, where there is one.</source>
        <translation>其余部分从温层读取（若有温层）。</translation>
    </message>
    <message>
        <source>Time granted to bring the data set from the warm tier before the run.</source>
        <translation>训练开始前从温层载入数据集的允许时间。</translation>
    </message>
    <message>
        <source>Of the data set and the milestones, where there is a cold tier.</source>
        <translation>数据集与里程碑检查点的份数（若有冷层）。</translation>
    </message>
    <message>
        <source>Main memory beside the cards: buffers of the data loaders and snapshots lie there.</source>
        <translation>加速卡以外的主内存：数据加载缓冲区与快照都放在其中。</translation>
    </message>
    <message>
        <source>Largest number of ports that the switch manages when its ports are broken out into slower ones, whatever their lanes would give; blank is not checked.</source>
        <translation>端口拆分为低速端口后交换机最多可管理的端口数，与通道数能拆出多少无关；空白时不检查。</translation>
    </message>
    <message>
        <source>Of the parameter network; the other networks are fat trees. Torus and meshes join the network ports of the servers without switches: a port shares its rate over the links to its neighbours, at most one a lane (400G and 200G ports have four lanes, 800G eight; the lane rate can be entered).</source>
        <translation>仅对参数面网络有效，其余网络均为胖树。环面与全互联不用交换机，服务器网络端口直接相连：端口速率由通往相邻端口的各链路分享，每条链路至少占一个通道（400G、200G 端口四个通道，800G 端口八个；通道速率可录入）。</translation>
    </message>
    <message>
        <source>Network ports along this side of a torus or 2D mesh; blank is chosen, near a cube or square. A torus has two links per side: ports of four lanes get two sides.</source>
        <translation>环面或二维全互联沿这条边的网络端口数；留空则自动选取，接近立方或方形。环面每条边占两条链路：四通道端口取两条边。</translation>
    </message>
    <message>
        <source>Network ports along the third side of a torus; blank is chosen, 1 where a port has fewer than six lanes.</source>
        <translation>环面第三条边的网络端口数；留空则自动选取，端口不足六个通道时取 1。</translation>
    </message>
    <message>
        <source>Dual ToR: a NIC has two ports at half its rate on two leaves, so a leaf or a link costs half the rate instead of the job. Rails have leaves of their own for either port; a fat tree has pairs of leaves.</source>
        <translation>双 ToR：每块网卡以一半速率的两个端口接到两台叶交换机，损失一台叶交换机或一条链路只损失一半速率，作业不中断。多轨组网的两个端口各有自己的叶交换机；胖树的叶交换机成对配置。</translation>
    </message>
    <message>
        <source>Leaves are built for whole units of this many servers; 0 fills every leaf. Where one switch carries everything it is enough.</source>
        <translation>叶交换机按该数量的整 SU 建设；0 表示填满每台叶交换机。一台交换机即可接入全部端口时，只配一台。</translation>
    </message>
    <message>
        <source>The checkpoint as fast as the hot tier and the servers let it go. Beside an asynchronous one training data are read; a synchronous one stops the run.</source>
        <translation>检查点按热层与服务器所能达到的速率写出。异步检查点写出时同时读取训练数据；同步检查点使训练停顿。</translation>
    </message>
    <message>
        <source>Of the longest run, if storage traffic used the network of the gradients. Asynchronous checkpoints only.</source>
        <translation>最长的训练任务，假设存储流量走梯度所用网络。仅限异步检查点。</translation>
    </message>
    <message>
        <source>On average over a checkpoint interval, training data and checkpoints; what a storage network of its own saves.</source>
        <translation>一个检查点间隔内的平均值，含训练数据与检查点；即单独组建存储面网络所能节省的。</translation>
    </message>
    <message>
        <source>Of large sequential reads; how much of it arrives as useful data depends on the packing.</source>
        <translation>大块顺序读取时的带宽；其中有多少成为有效数据取决于打包方式。</translation>
    </message>
    <message>
        <source>Useful share of the raw read bandwidth: shards 90 %, files of 1 MB and more 70 %, of 100 KB 30 %, smaller ones less. Text by tokens is always packed.</source>
        <translation>裸读带宽中的有效占比：分片 90%，1 MB 及以上的文件 70%，100 KB 的文件 30%，更小的更低。按词元计的文本总是打包的。</translation>
    </message>
    <message>
        <source>What the disks must read so that the useful bytes arrive.</source>
        <translation>为送达有效数据，磁盘须读出的带宽。</translation>
    </message>
    <message>
        <source>In useful bytes.</source>
        <translation>按有效字节计。</translation>
    </message>
    <message>
        <source>Of the server with the least memory among those that train; snapshots only where copies are kept in memory.</source>
        <translation>按参与训练的服务器中内存最小者计；仅在内存中保留副本时计入快照。</translation>
    </message>
    <message>
        <source>Name of the rack on the floor, such as A07; blank = the rack of its automatic place. The item is named like the device: node0017, mgmt-02, a switch as in the cable sheet.</source>
        <translation>机房内的机柜名称，如 A07；空白 = 自动摆放时所在的机柜。条目以设备命名：node0017、mgmt-02，交换机名称同线缆表。</translation>
    </message>
    <message>
        <source>Counted from below; blank = the lowest place that is free, or the automatic place where no rack is named either.</source>
        <translation>自下而上计数；空白 = 最低的空位，未指定机柜时为自动位置。</translation>
    </message>
    <message>
        <source>Those that fall into the run: none in one that ends before the first.</source>
        <translation>落在训练期间内的停机：在第一次之前结束的训练没有停机。</translation>
    </message>
    <message>
        <source>The job is stopped for the share above once in this time; the state is saved before.</source>
        <translation>每隔这段时间按上述占比停机一次；停机前先保存状态。</translation>
    </message>
    <message>
        <source>The reserved IT power with the losses and the cooling that it takes at the design PUE.</source>
        <translation>预留 IT 功率连同按设计 PUE 计的损耗与制冷。</translation>
    </message>
    <message>
        <source>Power of the modules by data sheet or cap, no host and no network; their share of the measured servers is higher.</source>
        <translation>按规格书或功率封顶的模组功率，不含主机与网络；按实测服务器分摊的值更高。</translation>
    </message>
    <message>
        <source>Among the cables: one end in a port that is broken out, and those of the fabric manager. Without switches beside them: one at every network port that several links share.</source>
        <translation>线缆中的扇出线：一端接拆分端口，以及网络管理器所用的扇出线。无交换机时在线缆之外另计：每个由多条链路共用的网络端口一根。</translation>
    </message>
    <message>
        <source>Places of the torus, mesh or dragonfly that no network port takes. The switches of a dragonfly are built for them; in a torus or mesh they have no links.</source>
        <translation>环面、全互联或 Dragonfly 中没有网络端口占用的位置。Dragonfly 仍为其配置交换机；环面与全互联不为其布设链路。</translation>
    </message>
    <message>
        <source>A group has 2h switches with h servers&apos; ports and h links to other groups each. Of the h up to (k + 1) / 4 the one that needs the fewest switch ports and links.</source>
        <translation>每组有 2h 台交换机，每台接 h 个服务器端口、h 条到其他组的链路。在不超过 (k + 1) / 4 的 h 中，取所需交换机端口与链路最少者。</translation>
    </message>
    <message>
        <source>One way, all planes, before the link efficiency; the requirement per card is checked against it. Of several pools the one with the least.</source>
        <translation>单向、全部平面合计，未计链路效率；每卡带宽要求按此校核。多个资源池取最小者。</translation>
    </message>
    <message>
        <source>One way, all its planes and links together: what link, NIC and switch port agree on.</source>
        <translation>单向，其全部平面与链路合计：取链路、网卡与交换机端口三者的最小值。</translation>
    </message>
    <message>
        <source>While an exchange may hide behind the work; above 100 % it takes longer. On a torus or mesh of the links along the second side, on a dragonfly of those between the routers of a group.</source>
        <translation>指通信可被计算掩盖的时段；超过 100 % 时通信会延长。环面或网状拓扑为沿第二边的链路，Dragonfly 为组内交换机之间的链路。</translation>
    </message>
    <message>
        <source>While an exchange may hide behind the work; above 100 % it takes longer. On a torus of the links along the third side, on a dragonfly of those between groups.</source>
        <translation>指通信可被计算掩盖的时段；超过 100 % 时通信会延长。环面为沿第三边的链路，Dragonfly 为组间链路。</translation>
    </message>
    <message>
        <source>Over the whole step; the use while an exchange may hide decides.</source>
        <translation>按整步时间平均；起决定作用的是通信可被掩盖时段内的利用率。</translation>
    </message>
    <message>
        <source>Of the worst pod: a last pod that is not full may have fewer spines, and with one only its loss cuts the pod off.</source>
        <translation>指最差的 Pod：未满的最后一个 Pod 脊交换机可能较少；若只有一台，其故障会使该 Pod 与外界断开。</translation>
    </message>
    <message>
        <source>Only what travels between pods gets slower; most of a last pod that reaches fewer core switches.</source>
        <translation>只有跨 Pod 的流量变慢；所连核心交换机较少的最后一个 Pod 受影响最大。</translation>
    </message>
    <message>
        <source>How the cards of a domain are joined; the picture of the network shows it. The bandwidth of a card is the sum of its links.</source>
        <translation>高带宽域内各卡的连接方式，见网络图。单卡带宽为其全部链路之和。</translation>
    </message>
    <message>
        <source>Storage nodes then stand on leaves of their own, with as many uplinks as the leaves of the servers and ports down by this ratio. Blank: both share leaves. A reference design takes 1 here and about 1.33 towards servers.</source>
        <translation>存储节点接入独立的叶交换机：上联数与服务器侧叶相同，下联口数由该收敛比决定。留空则两侧共用叶。参考架构在存储侧取 1，服务器侧约 1.33。</translation>
    </message>
    <message>
        <source>A whole multiple of the rate towards the servers, at most that of a switch port: ports between switches then stay whole while the others are broken out, as 128 x 200G down and 60 x 400G up. Blank: the same rate everywhere.</source>
        <translation>须为服务器侧链路速率的整数倍，且不超过交换机端口速率：交换机间端口不拆分，其余端口拆分，例如下联 128×200G、上联 60×400G。留空则全网同速。</translation>
    </message>
    <message>
        <source>Of the leaves that storage nodes have of their own.</source>
        <translation>指存储节点独立的叶交换机。</translation>
    </message>
    <message>
        <source>Wired links down over wired links up of the worst leaf of the storage nodes.</source>
        <translation>存储侧最差叶的实接下联带宽与上联带宽之比。</translation>
    </message>
    <message>
        <source>Among all leaves; of one plane.</source>
        <translation>已计入叶交换机总数；单平面。</translation>
    </message>
    <message>
        <source>The narrower side: ports of the servers that train, ports of the hot tier, each less the oversubscription of the tiers that it crosses.</source>
        <translation>取较窄的一侧：训练服务器端口与热层端口，分别扣除所经各层的收敛。</translation>
    </message>
    <message>
        <source>Servers of a parameter network; of the others the ports of servers and storage nodes, or everything with a management port: switches, the PDUs of every rack and cooling units too. The service network counts the uplinks of the access switches.</source>
        <translation>参数网为服务器数；其他网络为服务器与存储节点的端口数，或所有带管理口的设备：交换机、每个机柜的 PDU 与冷却单元也在内。业务网还计入接入交换机的上联。</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>Design</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>AI computing cluster, 1,024 cards</source>
        <translation>智算中心训练集群，1,024 卡</translation>
    </message>
    <message>
        <source>160,000 cards of the 400 W class</source>
        <translation>160,000 张 400 W 级加速卡</translation>
    </message>
    <message>
        <source>Llama 3.1 405B on 16,384 H100, the published run</source>
        <translation>Llama 3.1 405B，16,384 张 H100（公开训练记录）</translation>
    </message>
    <message>
        <source>Example customer</source>
        <translation>示例客户</translation>
    </message>
    <message>
        <source>160,000 cards</source>
        <translation>160,000 卡</translation>
    </message>
    <message>
        <source>16,384 H100</source>
        <translation>16,384 张 H100</translation>
    </message>
    <message>
        <source>Ascend 910B3 · RoCE</source>
        <translation>昇腾 910B3 · RoCE</translation>
    </message>
    <message>
        <source>Design 1</source>
        <translation>方案 1</translation>
    </message>
    <message>
        <source>8-card H800 server, 4U, cold plate</source>
        <translation>8 卡 H800 服务器，4U 冷板</translation>
    </message>
    <message>
        <source>8-card server of the 400 W class</source>
        <translation>8 卡 400 W 级服务器</translation>
    </message>
    <message>
        <source>EIA rack, minimum for DGX class</source>
        <translation>EIA 机柜，DGX 级下限</translation>
    </message>
    <message>
        <source>Planned with the published MFU. With TP 8, PP 16 and four chunks per stage the step model meets the published step time, but counts more activations than a card holds: the published run freed them early by its own schedule.</source>
        <translation>按公布的 MFU 计划。取 TP 8、PP 16、每级 4 个分块时，单步模型与公布的单步耗时相符，但计得的激活值超出单卡显存：公开训练用自有调度提前释放了激活值。</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>Lowest observed</source>
        <translation>最低询价</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Highest observed</source>
        <translation>最高询价</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>询价日期</translation>
    </message>
    <message>
        <source>Model name</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>BF16 peak, dense</source>
        <translation>BF16 稠密峰值</translation>
    </message>
    <message>
        <source>FP8 peak, dense</source>
        <translation>FP8 稠密峰值</translation>
    </message>
    <message>
        <source>FP4 peak, dense</source>
        <translation>FP4 稠密峰值</translation>
    </message>
    <message>
        <source>Memory capacity (HBM)</source>
        <translation>显存容量（HBM）</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Scale-up bandwidth per direction</source>
        <translation>Scale-up 单向带宽</translation>
    </message>
    <message>
        <source>Cards in the scale-up domain</source>
        <translation>高带宽域内卡数</translation>
    </message>
    <message>
        <source>TDP of one card</source>
        <translation>单卡 TDP</translation>
    </message>
    <message>
        <source>Card needs liquid cooling</source>
        <translation>加速卡须液冷</translation>
    </message>
    <message>
        <source>Server model</source>
        <translation>服务器型号</translation>
    </message>
    <message>
        <source>Cards per server</source>
        <translation>每台服务器卡数</translation>
    </message>
    <message>
        <source>Server height</source>
        <translation>服务器高度</translation>
    </message>
    <message>
        <source>Server weight</source>
        <translation>服务器重量</translation>
    </message>
    <message>
        <source>Racks per unit</source>
        <translation>每套占用机柜数</translation>
    </message>
    <message>
        <source>Nameplate power</source>
        <translation>额定功率（铭牌）</translation>
    </message>
    <message>
        <source>Measured peak power</source>
        <translation>实测峰值功率</translation>
    </message>
    <message>
        <source>Sustained power</source>
        <translation>持续功率</translation>
    </message>
    <message>
        <source>NICs to the compute fabric</source>
        <translation>参数面网卡数</translation>
    </message>
    <message>
        <source>Rate of one NIC</source>
        <translation>单张网卡速率</translation>
    </message>
    <message>
        <source>Server needs liquid cooling</source>
        <translation>服务器须液冷</translation>
    </message>
    <message>
        <source>Heat taken by liquid</source>
        <translation>液冷带走的热量占比</translation>
    </message>
    <message>
        <source>Server price</source>
        <translation>服务器价格</translation>
    </message>
    <message>
        <source>Switch model</source>
        <translation>交换机型号</translation>
    </message>
    <message>
        <source>Ports at the link rate</source>
        <translation>按链路速率计的端口数</translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation>端口速率</translation>
    </message>
    <message>
        <source>Ports per cage</source>
        <translation>每光口槽位端口数</translation>
    </message>
    <message>
        <source>Switch height</source>
        <translation>交换机高度</translation>
    </message>
    <message>
        <source>Switch weight</source>
        <translation>交换机重量</translation>
    </message>
    <message>
        <source>Typical power</source>
        <translation>典型功率</translation>
    </message>
    <message>
        <source>Maximum power</source>
        <translation>最大功率</translation>
    </message>
    <message>
        <source>Maximum includes optics</source>
        <translation>最大功率已含光模块</translation>
    </message>
    <message>
        <source>Switch price</source>
        <translation>交换机价格</translation>
    </message>
    <message>
        <source>Module model</source>
        <translation>光模块型号</translation>
    </message>
    <message>
        <source>Rate of one link</source>
        <translation>单条链路速率</translation>
    </message>
    <message>
        <source>Links per module</source>
        <translation>每模块链路数</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>传输距离</translation>
    </message>
    <message>
        <source>Module power</source>
        <translation>光模块功率</translation>
    </message>
    <message>
        <source>Module price</source>
        <translation>光模块价格</translation>
    </message>
    <message>
        <source>Rack model</source>
        <translation>机柜型号</translation>
    </message>
    <message>
        <source>Rack height</source>
        <translation>机柜高度</translation>
    </message>
    <message>
        <source>Rack width</source>
        <translation>机柜宽度</translation>
    </message>
    <message>
        <source>Rack depth</source>
        <translation>机柜深度</translation>
    </message>
    <message>
        <source>Rack load limit</source>
        <translation>机柜承重上限</translation>
    </message>
    <message>
        <source>Rack and PDU weight</source>
        <translation>机柜与 PDU 自重</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏层维度</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>Feed-forward size</source>
        <translation>前馈层维度</translation>
    </message>
    <message>
        <source>Feed-forward matrices</source>
        <translation>前馈矩阵数</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>Pre-training sequence</source>
        <translation>预训练序列长度</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>输入输出嵌入共享</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>可学习位置编码</translation>
    </message>
    <message>
        <source>Routed experts</source>
        <translation>路由专家数</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每词元激活专家数</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共享专家数</translation>
    </message>
    <message>
        <source>Expert size</source>
        <translation>专家维度</translation>
    </message>
    <message>
        <source>Dense layers before the experts</source>
        <translation>专家层之前的稠密层数</translation>
    </message>
    <message>
        <source>MLA query rank</source>
        <translation>MLA 查询秩</translation>
    </message>
    <message>
        <source>MLA KV rank</source>
        <translation>MLA KV 秩</translation>
    </message>
    <message>
        <source>MLA head part without position</source>
        <translation>MLA 无位置头维度</translation>
    </message>
    <message>
        <source>MLA head part with position</source>
        <translation>MLA 带位置头维度</translation>
    </message>
    <message>
        <source>MLA value head size</source>
        <translation>MLA 值头维度</translation>
    </message>
    <message>
        <source>Counted per</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>中断率</translation>
    </message>
    <message>
        <source>Rate, low</source>
        <translation>中断率下限</translation>
    </message>
    <message>
        <source>Rate, high</source>
        <translation>中断率上限</translation>
    </message>
    <message>
        <source>Needs hardware</source>
        <translation>需要换硬件的占比</translation>
    </message>
    <message>
        <source>Cured by reset</source>
        <translation>复位可恢复的占比</translation>
    </message>
    <message>
        <source>Stops the job</source>
        <translation>会停作业</translation>
    </message>
    <message>
        <source>Found late</source>
        <translation>延迟发现</translation>
    </message>
    <message>
        <source>Detection time</source>
        <translation>检测时间</translation>
    </message>
    <message>
        <source>Repair time, median</source>
        <translation>修复时间中位数</translation>
    </message>
    <message>
        <source>Repair spread</source>
        <translation>修复时间离散度</translation>
    </message>
    <message>
        <source>Rate is for this memory</source>
        <translation>故障率对应的显存</translation>
    </message>
    <message>
        <source>Units counted at most</source>
        <translation>计数上限</translation>
    </message>
    <message>
        <source>Hands-on time</source>
        <translation>现场工时</translation>
    </message>
    <message>
        <source>Factor on hardware prices</source>
        <translation>硬件价格系数</translation>
    </message>
    <message>
        <source>Power and cooling plant per watt of IT peak</source>
        <translation>每瓦 IT 峰值的供配电与制冷造价</translation>
    </message>
    <message>
        <source>Management server price</source>
        <translation>管理服务器价格</translation>
    </message>
    <message>
        <source>Software over hardware</source>
        <translation>软件占硬件比例</translation>
    </message>
    <message>
        <source>Design and commissioning over hardware</source>
        <translation>设计与调试占硬件比例</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>不可预见费</translation>
    </message>
    <message>
        <source>Maintenance per year</source>
        <translation>年维护费率</translation>
    </message>
    <message>
        <source>Energy price per kWh</source>
        <translation>电价（每 kWh）</translation>
    </message>
    <message>
        <source>Share of the year under load</source>
        <translation>全年带载时间占比</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>可用度</translation>
    </message>
    <message>
        <source>Card-hours sold or used</source>
        <translation>卡时利用率</translation>
    </message>
    <message>
        <source>Life of servers and network</source>
        <translation>服务器与网络寿命</translation>
    </message>
    <message>
        <source>Life of the plant</source>
        <translation>机电设施寿命</translation>
    </message>
    <message>
        <source>Staff per year</source>
        <translation>年人员费用</translation>
    </message>
    <message>
        <source>Connects pool</source>
        <translation>连接的资源池</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>组网类型</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Oversubscription, requested</source>
        <translation>收敛比（要求）</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>平面数</translation>
    </message>
    <message>
        <source>Rails</source>
        <translation>轨道数</translation>
    </message>
    <message>
        <source>Ports per server</source>
        <translation>每台服务器端口数</translation>
    </message>
    <message>
        <source>Servers per scalable unit</source>
        <translation>每 SU 服务器数</translation>
    </message>
    <message>
        <source>Ports for the fabric manager</source>
        <translation>为网络管理器预留端口</translation>
    </message>
    <message>
        <source>Link rate</source>
        <translation>链路速率</translation>
    </message>
    <message>
        <source>Module at the switch</source>
        <translation>交换机侧光模块</translation>
    </message>
    <message>
        <source>Module at the server</source>
        <translation>服务器侧光模块</translation>
    </message>
    <message>
        <source>Cable price</source>
        <translation>线缆价格</translation>
    </message>
    <message>
        <source>Required bandwidth per card</source>
        <translation>每卡所需带宽</translation>
    </message>
    <message>
        <source>Link efficiency</source>
        <translation>链路效率</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>FLOPs per token</source>
        <translation>每词元 FLOPs</translation>
    </message>
    <message>
        <source>Training FLOPs</source>
        <translation>训练 FLOPs</translation>
    </message>
    <message>
        <source>6 N D estimate</source>
        <translation>6ND 估算</translation>
    </message>
    <message>
        <source>Peak for this workload</source>
        <translation>该负载可用峰值</translation>
    </message>
    <message>
        <source>Ideal days</source>
        <translation>理想天数</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步耗时</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒词元数</translation>
    </message>
    <message>
        <source>Data parallelism (DP)</source>
        <translation>数据并行（DP）</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>单卡显存占用</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>显存占用率</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>Output tokens per second of one instance</source>
        <translation>单实例每秒输出词元</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>所需实例数</translation>
    </message>
    <message>
        <source>Cards needed</source>
        <translation>所需卡数</translation>
    </message>
    <message>
        <source>Load of the service</source>
        <translation>服务负载率</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Peak of the pool</source>
        <translation>资源池峰值</translation>
    </message>
    <message>
        <source>Server, nameplate</source>
        <translation>单台服务器额定功率</translation>
    </message>
    <message>
        <source>Server, peak</source>
        <translation>单台服务器峰值功率</translation>
    </message>
    <message>
        <source>Server, sustained</source>
        <translation>单台服务器持续功率</translation>
    </message>
    <message>
        <source>Servers per rack</source>
        <translation>每柜服务器数</translation>
    </message>
    <message>
        <source>Racks of the pool</source>
        <translation>资源池机柜数</translation>
    </message>
    <message>
        <source>What limits the rack</source>
        <translation>机柜受限于</translation>
    </message>
    <message>
        <source>Peak power per rack</source>
        <translation>单柜峰值功率</translation>
    </message>
    <message>
        <source>Weight per rack</source>
        <translation>单柜重量</translation>
    </message>
    <message>
        <source>Cooling of the pool</source>
        <translation>资源池制冷方式</translation>
    </message>
    <message>
        <source>6 N D against exact</source>
        <translation>6ND 与精确值之差</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>训练词元数</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Spare servers</source>
        <translation>备机</translation>
    </message>
    <message>
        <source>Peak computing rate</source>
        <translation>峰值算力</translation>
    </message>
    <message>
        <source>Ideal training days</source>
        <translation>理想训练天数</translation>
    </message>
    <message>
        <source>Training days, P50</source>
        <translation>训练天数 P50</translation>
    </message>
    <message>
        <source>Training days, P90</source>
        <translation>训练天数 P90</translation>
    </message>
    <message>
        <source>Training days, mean</source>
        <translation>训练天数均值</translation>
    </message>
    <message>
        <source>Leaf switches</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Spine switches</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Core switches</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>Links to servers</source>
        <translation>到服务器的链路</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Leaf ports down</source>
        <translation>叶下联端口</translation>
    </message>
    <message>
        <source>Leaf ports up</source>
        <translation>叶上联端口</translation>
    </message>
    <message>
        <source>Links per leaf-spine pair</source>
        <translation>每对叶脊链路数</translation>
    </message>
    <message>
        <source>Unused leaf ports</source>
        <translation>叶空余端口</translation>
    </message>
    <message>
        <source>Unused spine ports</source>
        <translation>脊空余端口</translation>
    </message>
    <message>
        <source>Most ports of this family</source>
        <translation>该组网最大端口数</translation>
    </message>
    <message>
        <source>Oversubscription, realised</source>
        <translation>收敛比（实现）</translation>
    </message>
    <message>
        <source>Oversubscription when full</source>
        <translation>满配时收敛比</translation>
    </message>
    <message>
        <source>Bisection bandwidth</source>
        <translation>对分带宽</translation>
    </message>
    <message>
        <source>Modules in switches</source>
        <translation>交换机侧光模块数</translation>
    </message>
    <message>
        <source>Modules in servers</source>
        <translation>服务器侧光模块数</translation>
    </message>
    <message>
        <source>Network power, nameplate</source>
        <translation>网络额定功率</translation>
    </message>
    <message>
        <source>Network power, peak</source>
        <translation>网络峰值功率</translation>
    </message>
    <message>
        <source>Networks, nameplate power</source>
        <translation>全部网络额定功率</translation>
    </message>
    <message>
        <source>Networks, peak power</source>
        <translation>全部网络峰值功率</translation>
    </message>
    <message>
        <source>Switches, all networks</source>
        <translation>全部网络交换机</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供配电</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Checkpoint size</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Write bandwidth, hot tier</source>
        <translation>热层写带宽</translation>
    </message>
    <message>
        <source>Stall per checkpoint</source>
        <translation>单次检查点停顿</translation>
    </message>
    <message>
        <source>Time until a checkpoint is durable</source>
        <translation>检查点落盘时间</translation>
    </message>
    <message>
        <source>Time to read a checkpoint</source>
        <translation>读取检查点时间</translation>
    </message>
    <message>
        <source>Capacity, hot tier</source>
        <translation>热层容量</translation>
    </message>
    <message>
        <source>Events that need hands</source>
        <translation>需现场处置的事件率</translation>
    </message>
    <message>
        <source>Replacement rate</source>
        <translation>更换率</translation>
    </message>
    <message>
        <source>Mean time to interruption</source>
        <translation>平均中断间隔</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>Best checkpoint interval</source>
        <translation>最优检查点间隔</translation>
    </message>
    <message>
        <source>Interval by Young</source>
        <translation>Young 公式间隔</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效训练时间占比</translation>
    </message>
    <message>
        <source>Lost to checkpoints</source>
        <translation>检查点损失</translation>
    </message>
    <message>
        <source>Lost to faults</source>
        <translation>故障损失</translation>
    </message>
    <message>
        <source>Planned stops</source>
        <translation>计划停机</translation>
    </message>
    <message>
        <source>Spare servers for 99 %</source>
        <translation>99% 所需备机</translation>
    </message>
    <message>
        <source>Interruptions per month</source>
        <translation>每月中断次数</translation>
    </message>
    <message>
        <source>Cards replaced per month</source>
        <translation>每月换卡数</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>建设投资</translation>
    </message>
    <message>
        <source>Investment, low</source>
        <translation>建设投资下限</translation>
    </message>
    <message>
        <source>Investment, high</source>
        <translation>建设投资上限</translation>
    </message>
    <message>
        <source>Racks and management</source>
        <translation>机柜与管理设备</translation>
    </message>
    <message>
        <source>Power and cooling plant</source>
        <translation>供配电与制冷设施</translation>
    </message>
    <message>
        <source>Software, services, contingency</source>
        <translation>软件、服务与不可预见费</translation>
    </message>
    <message>
        <source>Network share of hardware</source>
        <translation>网络占硬件投资比例</translation>
    </message>
    <message>
        <source>Network share, narrow</source>
        <translation>网络占比（窄口径）</translation>
    </message>
    <message>
        <source>Running cost per year</source>
        <translation>年运营成本</translation>
    </message>
    <message>
        <source>Energy cost per year</source>
        <translation>年电费</translation>
    </message>
    <message>
        <source>Cost of the training run</source>
        <translation>单次训练成本</translation>
    </message>
    <message>
        <source>Compute racks</source>
        <translation>计算机柜</translation>
    </message>
    <message>
        <source>Network racks</source>
        <translation>网络机柜</translation>
    </message>
    <message>
        <source>Storage racks</source>
        <translation>存储机柜</translation>
    </message>
    <message>
        <source>Management racks</source>
        <translation>管理机柜</translation>
    </message>
    <message>
        <source>Peak power per compute rack</source>
        <translation>单个计算机柜峰值功率</translation>
    </message>
    <message>
        <source>Rack positions left</source>
        <translation>剩余机位</translation>
    </message>
    <message>
        <source>Servers, peak</source>
        <translation>服务器峰值功率</translation>
    </message>
    <message>
        <source>Networks, peak</source>
        <translation>网络峰值功率</translation>
    </message>
    <message>
        <source>Storage, peak</source>
        <translation>存储峰值功率</translation>
    </message>
    <message>
        <source>Management, peak</source>
        <translation>管理设备峰值功率</translation>
    </message>
    <message>
        <source>IT nameplate</source>
        <translation>IT 额定功率</translation>
    </message>
    <message>
        <source>IT peak</source>
        <translation>IT 峰值功率</translation>
    </message>
    <message>
        <source>IT sustained</source>
        <translation>IT 持续功率</translation>
    </message>
    <message>
        <source>Reserved power</source>
        <translation>预留功率</translation>
    </message>
    <message>
        <source>Reserved over IT nameplate</source>
        <translation>预留功率与 IT 额定功率之比</translation>
    </message>
    <message>
        <source>Electrical losses at IT peak</source>
        <translation>IT 峰值时的供电损耗</translation>
    </message>
    <message>
        <source>Cooling power at the design hour</source>
        <translation>设计工况制冷功率</translation>
    </message>
    <message>
        <source>Facility peak</source>
        <translation>设施峰值功率</translation>
    </message>
    <message>
        <source>At the meter, reserved</source>
        <translation>电表侧（按预留）</translation>
    </message>
    <message>
        <source>Left at the meter</source>
        <translation>电表侧余量</translation>
    </message>
    <message>
        <source>UPS units</source>
        <translation>UPS 台数</translation>
    </message>
    <message>
        <source>Transformers</source>
        <translation>变压器</translation>
    </message>
    <message>
        <source>Battery energy</source>
        <translation>电池能量</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>柴油发电机组</translation>
    </message>
    <message>
        <source>One feed carries</source>
        <translation>单路可承载</translation>
    </message>
    <message>
        <source>Load of a feed after one fails</source>
        <translation>一路失电后单路负荷</translation>
    </message>
    <message>
        <source>Energy per year at the meter</source>
        <translation>电表侧年用电量</translation>
    </message>
    <message>
        <source>Cooling method</source>
        <translation>制冷方式</translation>
    </message>
    <message>
        <source>Density that decides</source>
        <translation>起决定作用的功率密度</translation>
    </message>
    <message>
        <source>Heat to liquid</source>
        <translation>液冷热量</translation>
    </message>
    <message>
        <source>Heat left in the air</source>
        <translation>残余风冷负荷</translation>
    </message>
    <message>
        <source>Coolant flow</source>
        <translation>冷却液流量</translation>
    </message>
    <message>
        <source>Air flow</source>
        <translation>风量</translation>
    </message>
    <message>
        <source>CDUs</source>
        <translation>CDU</translation>
    </message>
    <message>
        <source>PUE at the design hour</source>
        <translation>设计工况 PUE</translation>
    </message>
    <message>
        <source>Project title</source>
        <translation>项目名称</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>Currency of the workbook</source>
        <translation>工作簿货币</translation>
    </message>
    <message>
        <source>CNY per USD</source>
        <translation>CNY/USD 汇率</translation>
    </message>
    <message>
        <source>CNY per EUR</source>
        <translation>CNY/EUR 汇率</translation>
    </message>
    <message>
        <source>Date of the rates</source>
        <translation>汇率日期</translation>
    </message>
    <message>
        <source>Training deadline</source>
        <translation>训练期限</translation>
    </message>
    <message>
        <source>Power limit at the meter</source>
        <translation>电表侧功率上限</translation>
    </message>
    <message>
        <source>Rack positions</source>
        <translation>机位数</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Storage tiers</source>
        <translation>存储层</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Failure classes</source>
        <translation>故障类别</translation>
    </message>
    <message>
        <source>Factor on all rates</source>
        <translation>全部故障率系数</translation>
    </message>
    <message>
        <source>Replacement rate (AFR) per card</source>
        <translation>单卡年化更换率（AFR）</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Isolation and allocation</source>
        <translation>隔离与分配</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Swapping in a cold spare</source>
        <translation>更换冷备机</translation>
    </message>
    <message>
        <source>Spread of the restart time</source>
        <translation>重启时间离散度</translation>
    </message>
    <message>
        <source>Slow servers</source>
        <translation>慢节点占比</translation>
    </message>
    <message>
        <source>Slowdown while one is in the job</source>
        <translation>有慢节点时的降速</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Power per rack, limit</source>
        <translation>单柜功率上限</translation>
    </message>
    <message>
        <source>Height taken by other parts</source>
        <translation>其他部件占用高度</translation>
    </message>
    <message>
        <source>Power of other parts</source>
        <translation>其他部件功率</translation>
    </message>
    <message>
        <source>Power per network or storage rack, limit</source>
        <translation>网络与存储机柜功率上限</translation>
    </message>
    <message>
        <source>Management servers</source>
        <translation>管理服务器</translation>
    </message>
    <message>
        <source>Management server, peak power</source>
        <translation>管理服务器峰值功率</translation>
    </message>
    <message>
        <source>Rack and PDU price</source>
        <translation>机柜与 PDU 价格</translation>
    </message>
    <message>
        <source>Peak over nameplate</source>
        <translation>峰值与额定之比</translation>
    </message>
    <message>
        <source>Sustained over nameplate</source>
        <translation>持续与额定之比</translation>
    </message>
    <message>
        <source>Idle over nameplate</source>
        <translation>空闲与额定之比</translation>
    </message>
    <message>
        <source>Base of the reserve</source>
        <translation>预留基准</translation>
    </message>
    <message>
        <source>Reserve factor</source>
        <translation>预留系数</translation>
    </message>
    <message>
        <source>Growth on top</source>
        <translation>另计增长</translation>
    </message>
    <message>
        <source>UPS redundancy</source>
        <translation>UPS 冗余</translation>
    </message>
    <message>
        <source>UPS unit</source>
        <translation>UPS 单机容量</translation>
    </message>
    <message>
        <source>Battery autonomy</source>
        <translation>电池后备时间</translation>
    </message>
    <message>
        <source>Transformer unit</source>
        <translation>变压器单台容量</translation>
    </message>
    <message>
        <source>Power factor</source>
        <translation>功率因数</translation>
    </message>
    <message>
        <source>Feeds per rack</source>
        <translation>每柜供电路数</translation>
    </message>
    <message>
        <source>Feed voltage</source>
        <translation>供电电压</translation>
    </message>
    <message>
        <source>Feed current</source>
        <translation>供电电流</translation>
    </message>
    <message>
        <source>Derating for continuous load</source>
        <translation>连续负载降额</translation>
    </message>
    <message>
        <source>IT peak on generators</source>
        <translation>由柴发供电的 IT 峰值占比</translation>
    </message>
    <message>
        <source>Generator unit</source>
        <translation>柴发单台容量</translation>
    </message>
    <message>
        <source>Fuel time</source>
        <translation>燃油时间</translation>
    </message>
    <message>
        <source>Policy preset</source>
        <translation>策略预设</translation>
    </message>
    <message>
        <source>Air: warn from</source>
        <translation>风冷预警起点</translation>
    </message>
    <message>
        <source>Air: not above</source>
        <translation>风冷上限</translation>
    </message>
    <message>
        <source>Liquid from</source>
        <translation>液冷起点</translation>
    </message>
    <message>
        <source>Heat taken by cold plates</source>
        <translation>冷板带走的热量占比</translation>
    </message>
    <message>
        <source>Coolant</source>
        <translation>冷却液</translation>
    </message>
    <message>
        <source>Coolant temperature rise</source>
        <translation>冷却液温升</translation>
    </message>
    <message>
        <source>Air temperature rise</source>
        <translation>送回风温升</translation>
    </message>
    <message>
        <source>CDU capacity</source>
        <translation>CDU 单台容量</translation>
    </message>
    <message>
        <source>Spare CDUs</source>
        <translation>备用 CDU</translation>
    </message>
    <message>
        <source>COP of the liquid loop, design hour</source>
        <translation>液冷回路 COP（设计工况）</translation>
    </message>
    <message>
        <source>COP of the air loop, design hour</source>
        <translation>风冷回路 COP（设计工况）</translation>
    </message>
    <message>
        <source>Fan power per air heat</source>
        <translation>每单位风冷热量的风机功耗</translation>
    </message>
    <message>
        <source>Pump and tower power per liquid heat</source>
        <translation>每单位液冷热量的水泵与冷却塔功耗</translation>
    </message>
    <message>
        <source>Lighting and others</source>
        <translation>照明及其他</translation>
    </message>
    <message>
        <source>Annual PUE, liquid</source>
        <translation>年均 PUE（液冷）</translation>
    </message>
    <message>
        <source>Annual PUE, air</source>
        <translation>年均 PUE（风冷）</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Storage nodes</source>
        <translation>存储节点</translation>
    </message>
    <message>
        <source>Usable capacity per node</source>
        <translation>单节点可用容量</translation>
    </message>
    <message>
        <source>Write bandwidth per node</source>
        <translation>单节点写带宽</translation>
    </message>
    <message>
        <source>Storage node, peak power</source>
        <translation>存储节点峰值功率</translation>
    </message>
    <message>
        <source>Storage node height</source>
        <translation>存储节点高度</translation>
    </message>
    <message>
        <source>Storage node weight</source>
        <translation>存储节点重量</translation>
    </message>
    <message>
        <source>NICs per storage node</source>
        <translation>每存储节点网卡数</translation>
    </message>
    <message>
        <source>Storage node price</source>
        <translation>存储节点价格</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>保存内容</translation>
    </message>
    <message>
        <source>Way of writing</source>
        <translation>写入方式</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留份数</translation>
    </message>
    <message>
        <source>Space kept free</source>
        <translation>预留空闲空间</translation>
    </message>
    <message>
        <source>Local snapshot rate per server</source>
        <translation>单机本地快照速率</translation>
    </message>
    <message>
        <source>Training data per token</source>
        <translation>每词元训练数据量</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Hot-spare servers</source>
        <translation>热备服务器</translation>
    </message>
    <message>
        <source>Cold-spare servers</source>
        <translation>冷备服务器</translation>
    </message>
    <message>
        <source>Kind of workload</source>
        <translation>负载类型</translation>
    </message>
    <message>
        <source>Runs on pool</source>
        <translation>所用资源池</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批大小</translation>
    </message>
    <message>
        <source>Tensor parallelism (TP)</source>
        <translation>张量并行（TP）</translation>
    </message>
    <message>
        <source>Pipeline parallelism (PP)</source>
        <translation>流水线并行（PP）</translation>
    </message>
    <message>
        <source>Interleave</source>
        <translation>交错级数</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <source>Sequence parallelism (SP)</source>
        <translation>序列并行（SP）</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Mean request rate</source>
        <translation>平均请求率</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>提示词元数</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出词元数</translation>
    </message>
    <message>
        <source>Cards per instance</source>
        <translation>每实例卡数</translation>
    </message>
    <message>
        <source>Memory bandwidth use in decoding</source>
        <translation>解码显存带宽利用率</translation>
    </message>
    <message>
        <source>Peak use in prefill</source>
        <translation>预填充峰值利用率</translation>
    </message>
    <message>
        <source>Peak use in decoding</source>
        <translation>解码峰值利用率</translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation>光纤</translation>
    </message>
    <message>
        <source>Detection time without monitoring</source>
        <translation>无监控时的检测时间</translation>
    </message>
    <message>
        <source>Floor load</source>
        <translation>楼面荷载</translation>
    </message>
    <message>
        <source>Faults are monitored</source>
        <translation>有故障监控</translation>
    </message>
    <message>
        <source>16-bit matrix efficiency</source>
        <translation>16 位矩阵效率</translation>
    </message>
    <message>
        <source>8-bit matrix efficiency</source>
        <translation>8 位矩阵效率</translation>
    </message>
    <message>
        <source>Inner size at half speed</source>
        <translation>半速内维</translation>
    </message>
    <message>
        <source>Tile rows</source>
        <translation>分块行数</translation>
    </message>
    <message>
        <source>Tile columns</source>
        <translation>分块列数</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>计算单元数</translation>
    </message>
    <message>
        <source>Wave loss exponent</source>
        <translation>尾批损失指数</translation>
    </message>
    <message>
        <source>Attention efficiency, forward</source>
        <translation>注意力效率（前向）</translation>
    </message>
    <message>
        <source>Attention efficiency, backward</source>
        <translation>注意力效率（反向）</translation>
    </message>
    <message>
        <source>Memory bandwidth efficiency</source>
        <translation>显存带宽效率</translation>
    </message>
    <message>
        <source>Launch time of an operation</source>
        <translation>算子启动时间</translation>
    </message>
    <message>
        <source>Scale-up link efficiency</source>
        <translation>Scale-up 链路效率</translation>
    </message>
    <message>
        <source>Scale-up latency per hop</source>
        <translation>Scale-up 单跳时延</translation>
    </message>
    <message>
        <source>Fabric port efficiency</source>
        <translation>网络端口效率</translation>
    </message>
    <message>
        <source>Fabric latency per hop</source>
        <translation>网络单跳时延</translation>
    </message>
    <message>
        <source>Hidden share of the TP exchange</source>
        <translation>TP 通信可掩盖比例</translation>
    </message>
    <message>
        <source>Step jitter of one card</source>
        <translation>单卡步时抖动</translation>
    </message>
    <message>
        <source>Slow servers of the fitted fleet</source>
        <translation>拟合集群的慢节点影响</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash 注意力</translation>
    </message>
    <message>
        <source>Parallel attention and feed-forward</source>
        <translation>注意力与前馈并行</translation>
    </message>
    <message>
        <source>TP exchange overlaps</source>
        <translation>TP 通信可重叠</translation>
    </message>
    <message>
        <source>Gradient exchange overlaps</source>
        <translation>梯度通信可重叠</translation>
    </message>
    <message>
        <source>Pipeline transfers overlap</source>
        <translation>流水线传输可重叠</translation>
    </message>
    <message>
        <source>Pipeline transfers scattered</source>
        <translation>流水线传输分片</translation>
    </message>
    <message>
        <source>Expert exchange overlaps</source>
        <translation>专家通信可重叠</translation>
    </message>
    <message>
        <source>Expert exchange once per server</source>
        <translation>专家通信每台服务器一份</translation>
    </message>
    <message>
        <source>ZeRO-3 in one flat ring</source>
        <translation>ZeRO-3 单层大环</translation>
    </message>
    <message>
        <source>Bytes of a gradient on the wire</source>
        <translation>梯度传输字节数</translation>
    </message>
    <message>
        <source>Bytes of a weight on the wire</source>
        <translation>权重传输字节数</translation>
    </message>
    <message>
        <source>Fitted on published runs</source>
        <translation>已用公开训练拟合</translation>
    </message>
    <message>
        <source>Recomputation of its published runs</source>
        <translation>公开训练的重计算方式</translation>
    </message>
    <message>
        <source>Gradient exchange of its published runs</source>
        <translation>公开训练的梯度通信方式</translation>
    </message>
    <message>
        <source>Schedule of its published runs</source>
        <translation>公开训练的流水线调度</translation>
    </message>
    <message>
        <source>Sequence parallelism of its published runs</source>
        <translation>公开训练的序列并行</translation>
    </message>
    <message>
        <source>Interleaving in its published runs</source>
        <translation>公开训练的交错流水线</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>TP exchange</source>
        <translation>TP 通信</translation>
    </message>
    <message>
        <source>CP exchange</source>
        <translation>CP 通信</translation>
    </message>
    <message>
        <source>EP exchange</source>
        <translation>EP 通信</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线空泡</translation>
    </message>
    <message>
        <source>Pipeline transfers</source>
        <translation>流水线传输</translation>
    </message>
    <message>
        <source>Gradient exchange</source>
        <translation>梯度通信</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>慢节点</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>输出层（Logits）</translation>
    </message>
    <message>
        <source>Expert buffers</source>
        <translation>专家缓冲区</translation>
    </message>
    <message>
        <source>Libraries, reserve</source>
        <translation>库与预留</translation>
    </message>
    <message>
        <source>TP bytes per step</source>
        <translation>每步 TP 字节</translation>
    </message>
    <message>
        <source>CP bytes per step</source>
        <translation>每步 CP 字节</translation>
    </message>
    <message>
        <source>EP bytes per step</source>
        <translation>每步 EP 字节</translation>
    </message>
    <message>
        <source>PP bytes per step</source>
        <translation>每步 PP 字节</translation>
    </message>
    <message>
        <source>Gradient bytes per step</source>
        <translation>每步梯度字节</translation>
    </message>
    <message>
        <source>Parallel mapping in use</source>
        <translation>采用的并行映射</translation>
    </message>
    <message>
        <source>Parts of the step</source>
        <translation>步时组成</translation>
    </message>
    <message>
        <source>Memory of the fullest card</source>
        <translation>最满一张卡的显存</translation>
    </message>
    <message>
        <source>Traffic of one card</source>
        <translation>单卡通信量</translation>
    </message>
    <message>
        <source>Cards under one pod</source>
        <translation>单 Pod 下的卡数</translation>
    </message>
    <message>
        <source>Oversubscription at the leaf</source>
        <translation>叶层收敛比</translation>
    </message>
    <message>
        <source>Speed from</source>
        <translation>速度来源</translation>
    </message>
    <message>
        <source>Parallel mapping</source>
        <translation>并行映射</translation>
    </message>
    <message>
        <source>Context parallelism (CP)</source>
        <translation>上下文并行（CP）</translation>
    </message>
    <message>
        <source>Expert parallelism (EP)</source>
        <translation>专家并行（EP）</translation>
    </message>
    <message>
        <source>Expert tensor parallelism (ETP)</source>
        <translation>专家张量并行（ETP）</translation>
    </message>
    <message>
        <source>Optimizer and gradients</source>
        <translation>优化器与梯度</translation>
    </message>
    <message>
        <source>Pipeline schedule</source>
        <translation>流水线调度</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>专家负载不均</translation>
    </message>
    <message>
        <source>MFU, of the BF16 peak</source>
        <translation>模型算力利用率（MFU，按 BF16 峰值）</translation>
    </message>
    <message>
        <source>HFU, of the BF16 peak</source>
        <translation>硬件算力利用率（HFU，按 BF16 峰值）</translation>
    </message>
    <message>
        <source>Lost waiting for spares</source>
        <translation>等待备机损失</translation>
    </message>
    <message>
        <source>Error of the step model</source>
        <translation>单步模型误差</translation>
    </message>
    <message>
        <source>Scale-up links: needed</source>
        <translation>高带宽域链路：所需</translation>
    </message>
    <message>
        <source>Scale-up links: available</source>
        <translation>高带宽域链路：可用</translation>
    </message>
    <message>
        <source>Ports of a card: needed</source>
        <translation>单卡网络端口：所需</translation>
    </message>
    <message>
        <source>Ports of a card: available</source>
        <translation>单卡网络端口：可用</translation>
    </message>
    <message>
        <source>Leaf uplinks: needed</source>
        <translation>叶交换机上行：所需</translation>
    </message>
    <message>
        <source>Leaf uplinks: available</source>
        <translation>叶交换机上行：可用</translation>
    </message>
    <message>
        <source>Pod uplinks: needed</source>
        <translation>Pod 上行：所需</translation>
    </message>
    <message>
        <source>Pod uplinks: available</source>
        <translation>Pod 上行：可用</translation>
    </message>
    <message>
        <source>Tier that binds</source>
        <translation>瓶颈网络层</translation>
    </message>
    <message>
        <source>Slack of the binding tier</source>
        <translation>瓶颈层带宽余量</translation>
    </message>
    <message>
        <source>Weights of one instance</source>
        <translation>单实例权重</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>每词元 KV 缓存</translation>
    </message>
    <message>
        <source>Sequences that the KV cache holds</source>
        <translation>KV 缓存可容纳序列数</translation>
    </message>
    <message>
        <source>Sequences within the TPOT target</source>
        <translation>满足 TPOT 目标的序列数</translation>
    </message>
    <message>
        <source>Batch in use</source>
        <translation>采用的批大小</translation>
    </message>
    <message>
        <source>Batch at which computation binds</source>
        <translation>转为算力受限的批大小</translation>
    </message>
    <message>
        <source>Experts read per layer and pass</source>
        <translation>每层每次解码读取的专家数</translation>
    </message>
    <message>
        <source>Prefill of one prompt</source>
        <translation>单条提示的预填充</translation>
    </message>
    <message>
        <source>TP exchange of one decode pass</source>
        <translation>单次解码的 TP 通信</translation>
    </message>
    <message>
        <source>One decode pass</source>
        <translation>单次解码</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>每词元时延（TPOT）</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>首词元时延（TTFT）</translation>
    </message>
    <message>
        <source>Time to first token at the peak</source>
        <translation>高峰首词元时延</translation>
    </message>
    <message>
        <source>Tokens per second of a user</source>
        <translation>单用户每秒词元</translation>
    </message>
    <message>
        <source>Output tokens per second of a card</source>
        <translation>单卡每秒输出词元</translation>
    </message>
    <message>
        <source>Prompt tokens per second of prefill</source>
        <translation>预填充每秒提示词元</translation>
    </message>
    <message>
        <source>Requests per second of one instance</source>
        <translation>单实例每秒请求数</translation>
    </message>
    <message>
        <source>Instances by the mean load</source>
        <translation>按平均负载的实例数</translation>
    </message>
    <message>
        <source>Instances by the peak load</source>
        <translation>按高峰负载的实例数</translation>
    </message>
    <message>
        <source>Instances for prefill</source>
        <translation>预填充实例数</translation>
    </message>
    <message>
        <source>Instances for decode</source>
        <translation>解码实例数</translation>
    </message>
    <message>
        <source>Prefill instances per decode instance</source>
        <translation>预填充与解码实例比</translation>
    </message>
    <message>
        <source>Days without gradient compression</source>
        <translation>不压缩梯度的天数</translation>
    </message>
    <message>
        <source>Days with gradient compression</source>
        <translation>压缩梯度的天数</translation>
    </message>
    <message>
        <source>Gradient traffic without compression</source>
        <translation>不压缩的梯度通信量</translation>
    </message>
    <message>
        <source>Gradient traffic with compression</source>
        <translation>压缩后的梯度通信量</translation>
    </message>
    <message>
        <source>Days without a capacity of experts</source>
        <translation>不限专家容量的天数</translation>
    </message>
    <message>
        <source>Days with a capacity of experts</source>
        <translation>限定专家容量的天数</translation>
    </message>
    <message>
        <source>Expert traffic without a capacity</source>
        <translation>不限容量的专家通信量</translation>
    </message>
    <message>
        <source>Expert traffic with a capacity</source>
        <translation>限定容量的专家通信量</translation>
    </message>
    <message>
        <source>Tokens dropped by experts</source>
        <translation>专家丢弃的词元</translation>
    </message>
    <message>
        <source>Days without packing</source>
        <translation>不打包的天数</translation>
    </message>
    <message>
        <source>Days with packing</source>
        <translation>打包后的天数</translation>
    </message>
    <message>
        <source>Traffic without packing</source>
        <translation>不打包的通信量</translation>
    </message>
    <message>
        <source>Traffic with packing</source>
        <translation>打包后的通信量</translation>
    </message>
    <message>
        <source>What the network carries</source>
        <translation>网络承载</translation>
    </message>
    <message>
        <source>What the algorithms change</source>
        <translation>算法补偿的效果</translation>
    </message>
    <message>
        <source>Useful part of the computed tokens</source>
        <translation>有效计算词元占比</translation>
    </message>
    <message>
        <source>Inference service</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Training days, model at its best</source>
        <translation>训练天数（模型偏快）</translation>
    </message>
    <message>
        <source>Training days, model at its worst</source>
        <translation>训练天数（模型偏慢）</translation>
    </message>
    <message>
        <source>Gradient compression</source>
        <translation>梯度压缩</translation>
    </message>
    <message>
        <source>Gradients sent by top-k</source>
        <translation>Top-K 发送的梯度占比</translation>
    </message>
    <message>
        <source>Error feedback</source>
        <translation>误差反馈</translation>
    </message>
    <message>
        <source>Extra tokens for compression</source>
        <translation>梯度压缩的额外词元</translation>
    </message>
    <message>
        <source>Capacity factor of experts</source>
        <translation>专家容量因子</translation>
    </message>
    <message>
        <source>Filled part of a sequence</source>
        <translation>序列有效占比</translation>
    </message>
    <message>
        <source>Sequence packing</source>
        <translation>序列打包</translation>
    </message>
    <message>
        <source>Filled part after packing</source>
        <translation>打包后的有效占比</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>预填充与解码</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>最大批大小</translation>
    </message>
    <message>
        <source>Target time per output token (TPOT)</source>
        <translation>每词元时延目标（TPOT）</translation>
    </message>
    <message>
        <source>Target time to first token (TTFT)</source>
        <translation>首词元时延目标（TTFT）</translation>
    </message>
    <message>
        <source>Peak over mean requests</source>
        <translation>请求峰均比</translation>
    </message>
    <message>
        <source>Spare instances</source>
        <translation>备用实例数</translation>
    </message>
    <message>
        <source>Elements of the KV cache</source>
        <translation>KV 缓存元素精度</translation>
    </message>
    <message>
        <source>Prompt found in the prefix cache</source>
        <translation>前缀缓存命中率</translation>
    </message>
    <message>
        <source>Overhead of a decode pass</source>
        <translation>单次解码固定开销</translation>
    </message>
    <message>
        <source>Computed tokens per second</source>
        <translation>每秒计算词元</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Planned utilisation</source>
        <translation>计划利用率</translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation>边长 1</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>边长 2</translation>
    </message>
    <message>
        <source>Side 3</source>
        <translation>边长 3</translation>
    </message>
    <message>
        <source>Unused core ports</source>
        <translation>核心空余端口</translation>
    </message>
    <message>
        <source>Servers that can be added</source>
        <translation>可增加的服务器</translation>
    </message>
    <message>
        <source>Links on the longest path</source>
        <translation>最长路径链路数</translation>
    </message>
    <message>
        <source>Side 1 as built</source>
        <translation>实建边长 1</translation>
    </message>
    <message>
        <source>Side 2 as built</source>
        <translation>实建边长 2</translation>
    </message>
    <message>
        <source>Side 3 as built</source>
        <translation>实建边长 3</translation>
    </message>
    <message>
        <source>Dragonfly groups</source>
        <translation>Dragonfly 组数</translation>
    </message>
    <message>
        <source>Unused places</source>
        <translation>空余位置</translation>
    </message>
    <message>
        <source>Every NIC on two leaves</source>
        <translation>每块网卡接两台叶交换机</translation>
    </message>
    <message>
        <source>Loss of a leaf: cards hit</source>
        <translation>损失一台叶交换机：受影响的卡数</translation>
    </message>
    <message>
        <source>Loss of a leaf: servers hit</source>
        <translation>损失一台叶交换机：受影响的服务器</translation>
    </message>
    <message>
        <source>Loss of a leaf: bandwidth left</source>
        <translation>损失一台叶交换机：剩余带宽</translation>
    </message>
    <message>
        <source>Loss of a spine: cards hit</source>
        <translation>损失一台脊交换机：受影响的卡数</translation>
    </message>
    <message>
        <source>Loss of a spine: servers hit</source>
        <translation>损失一台脊交换机：受影响的服务器</translation>
    </message>
    <message>
        <source>Loss of a spine: bandwidth left</source>
        <translation>损失一台脊交换机：剩余带宽</translation>
    </message>
    <message>
        <source>Loss of a core switch: cards hit</source>
        <translation>损失一台核心交换机：受影响的卡数</translation>
    </message>
    <message>
        <source>Loss of a core switch: servers hit</source>
        <translation>损失一台核心交换机：受影响的服务器</translation>
    </message>
    <message>
        <source>Loss of a core switch: bandwidth left</source>
        <translation>损失一台核心交换机：剩余带宽</translation>
    </message>
    <message>
        <source>Loss of a plane: cards hit</source>
        <translation>损失一个平面：受影响的卡数</translation>
    </message>
    <message>
        <source>Loss of a plane: servers hit</source>
        <translation>损失一个平面：受影响的服务器</translation>
    </message>
    <message>
        <source>Loss of a plane: bandwidth left</source>
        <translation>损失一个平面：剩余带宽</translation>
    </message>
    <message>
        <source>Loss of a link to a server: cards hit</source>
        <translation>损失一条服务器链路：受影响的卡数</translation>
    </message>
    <message>
        <source>Loss of a link to a server: servers hit</source>
        <translation>损失一条服务器链路：受影响的服务器</translation>
    </message>
    <message>
        <source>Loss of a link to a server: bandwidth left</source>
        <translation>损失一条服务器链路：剩余带宽</translation>
    </message>
    <message>
        <source>Failure domains</source>
        <translation>故障域</translation>
    </message>
    <message>
        <source>Rerouting around a lost path</source>
        <translation>绕开故障路径的时间</translation>
    </message>
    <message>
        <source>Lines without price or quantity</source>
        <translation>缺价格或数量的行数</translation>
    </message>
    <message>
        <source>From one planned stop to the next</source>
        <translation>计划停机周期</translation>
    </message>
    <message>
        <source>Ageing (Weibull shape)</source>
        <translation>老化（威布尔形状参数）</translation>
    </message>
    <message>
        <source>Age of the parts at the start</source>
        <translation>开始时部件已用时间</translation>
    </message>
    <message>
        <source>Short silences of the job</source>
        <translation>作业短时失联次数</translation>
    </message>
    <message>
        <source>A short silence lasts</source>
        <translation>短时失联持续时间</translation>
    </message>
    <message>
        <source>Watched before declared failed</source>
        <translation>隔离观察时间（判定失效前）</translation>
    </message>
    <message>
        <source>Replications at most</source>
        <translation>最多仿真次数</translation>
    </message>
    <message>
        <source>Enough when P90 is known within</source>
        <translation>P90 精度达到即停止</translation>
    </message>
    <message>
        <source>Keep checkpoints of all ages</source>
        <translation>保留各时间段的检查点</translation>
    </message>
    <message>
        <source>Copies in server memory</source>
        <translation>服务器内存副本数</translation>
    </message>
    <message>
        <source>Partners in other racks</source>
        <translation>副本伙伴跨机柜</translation>
    </message>
    <message>
        <source>Snapshots per copy on storage</source>
        <translation>每几次快照落盘一次</translation>
    </message>
    <message>
        <source>Power of a cage</source>
        <translation>光口槽位功耗上限</translation>
    </message>
    <message>
        <source>Oversubscription above the pod, requested</source>
        <translation>Pod 以上收敛比（要求）</translation>
    </message>
    <message>
        <source>Medium of the links</source>
        <translation>链路介质</translation>
    </message>
    <message>
        <source>Lane rate</source>
        <translation>单通道速率</translation>
    </message>
    <message>
        <source>Uplinks: highest use</source>
        <translation>上联利用率上限</translation>
    </message>
    <message>
        <source>Spreading over equal links</source>
        <translation>等价链路分流方式</translation>
    </message>
    <message>
        <source>Left idle by adaptive routing</source>
        <translation>自适应路由未用份额</translation>
    </message>
    <message>
        <source>Flows per port</source>
        <translation>每端口流数</translation>
    </message>
    <message>
        <source>Packets lost</source>
        <translation>丢包率</translation>
    </message>
    <message>
        <source>Sent again after a loss</source>
        <translation>丢包后的重传</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>往返时间</translation>
    </message>
    <message>
        <source>Packet size</source>
        <translation>报文大小</translation>
    </message>
    <message>
        <source>Bytes between two waits</source>
        <translation>两次等待之间的数据量</translation>
    </message>
    <message>
        <source>Bytes that meet at one port</source>
        <translation>多打一的数据份额</translation>
    </message>
    <message>
        <source>Ports that send to one</source>
        <translation>同时发往一个端口的端口数</translation>
    </message>
    <message>
        <source>Buffer of a switch port</source>
        <translation>交换机端口缓存</translation>
    </message>
    <message>
        <source>Rows of racks</source>
        <translation>机柜列数</translation>
    </message>
    <message>
        <source>Rack positions built</source>
        <translation>建成机位数</translation>
    </message>
    <message>
        <source>Floor length</source>
        <translation>机房长度</translation>
    </message>
    <message>
        <source>Floor width</source>
        <translation>机房宽度</translation>
    </message>
    <message>
        <source>Floor area</source>
        <translation>机房面积</translation>
    </message>
    <message>
        <source>Area that carries the heaviest rack</source>
        <translation>最重机柜所需承载面积</translation>
    </message>
    <message>
        <source>Cables to lay</source>
        <translation>敷设线缆数</translation>
    </message>
    <message>
        <source>Twisted-pair cables</source>
        <translation>双绞线</translation>
    </message>
    <message>
        <source>DAC, passive copper</source>
        <translation>无源直连铜缆（DAC）</translation>
    </message>
    <message>
        <source>ACC/AEC, active copper</source>
        <translation>有源铜缆（ACC/AEC）</translation>
    </message>
    <message>
        <source>AOC, active optical cables</source>
        <translation>有源光缆（AOC）</translation>
    </message>
    <message>
        <source>Multimode fibres</source>
        <translation>多模光纤跳线</translation>
    </message>
    <message>
        <source>Single-mode fibres</source>
        <translation>单模光纤跳线</translation>
    </message>
    <message>
        <source>Splitters</source>
        <translation>扇出线缆</translation>
    </message>
    <message>
        <source>Cable length, all</source>
        <translation>线缆总长</translation>
    </message>
    <message>
        <source>Longest cable</source>
        <translation>最长线缆</translation>
    </message>
    <message>
        <source>Fibre cores</source>
        <translation>光纤芯数</translation>
    </message>
    <message>
        <source>Optical modules</source>
        <translation>光模块</translation>
    </message>
    <message>
        <source>Cages in use</source>
        <translation>占用光口槽位</translation>
    </message>
    <message>
        <source>Spare cables</source>
        <translation>备用线缆</translation>
    </message>
    <message>
        <source>Spare modules</source>
        <translation>备用光模块</translation>
    </message>
    <message>
        <source>Place and use of the network</source>
        <translation>网络中的位置与利用率</translation>
    </message>
    <message>
        <source>Speed under the power cap</source>
        <translation>限功耗下的速度</translation>
    </message>
    <message>
        <source>Why this cooling</source>
        <translation>制冷方式的依据</translation>
    </message>
    <message>
        <source>Threshold of the policy</source>
        <translation>策略阈值</translation>
    </message>
    <message>
        <source>Heat left in the air, per rack</source>
        <translation>单机柜残余风冷负荷</translation>
    </message>
    <message>
        <source>Coolant return</source>
        <translation>回液温度</translation>
    </message>
    <message>
        <source>Facility water</source>
        <translation>一次侧供水温度</translation>
    </message>
    <message>
        <source>Facility water class</source>
        <translation>一次侧水温等级</translation>
    </message>
    <message>
        <source>CDUs by heat</source>
        <translation>按热量需要的 CDU</translation>
    </message>
    <message>
        <source>CDUs by flow</source>
        <translation>按流量需要的 CDU</translation>
    </message>
    <message>
        <source>Pumps of the liquid loop</source>
        <translation>液冷回路水泵</translation>
    </message>
    <message>
        <source>Volume of the liquid loop</source>
        <translation>液冷回路容积</translation>
    </message>
    <message>
        <source>Ride-through of the loop</source>
        <translation>回路热缓冲时间</translation>
    </message>
    <message>
        <source>Leak sensors</source>
        <translation>漏液检测点</translation>
    </message>
    <message>
        <source>PUE, annual, stated</source>
        <translation>全年 PUE（给定）</translation>
    </message>
    <message>
        <source>PUE, annual, from parts</source>
        <translation>全年 PUE（由各部分算得）</translation>
    </message>
    <message>
        <source>Free cooling per year</source>
        <translation>全年自然冷却时长</translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation>年用水量</translation>
    </message>
    <message>
        <source>Water usage effectiveness (WUE)</source>
        <translation>水资源利用效率（WUE）</translation>
    </message>
    <message>
        <source>Heat reused per year</source>
        <translation>年余热利用量</translation>
    </message>
    <message>
        <source>Tiers in detail</source>
        <translation>各层明细</translation>
    </message>
    <message>
        <source>Congestion</source>
        <translation>拥塞</translation>
    </message>
    <message>
        <source>Port rates</source>
        <translation>端口速率</translation>
    </message>
    <message>
        <source>Cabling</source>
        <translation>布线</translation>
    </message>
    <message>
        <source>Oversubscription, requested over all tiers</source>
        <translation>各层收敛比之积（要求）</translation>
    </message>
    <message>
        <source>Oversubscription above the pod</source>
        <translation>Pod 以上收敛比</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pod 数</translation>
    </message>
    <message>
        <source>Leaves of the last pod</source>
        <translation>末个 Pod 的叶交换机</translation>
    </message>
    <message>
        <source>Spines of the last pod</source>
        <translation>末个 Pod 的脊交换机</translation>
    </message>
    <message>
        <source>Links per spine-core pair</source>
        <translation>每对脊–核心链路数</translation>
    </message>
    <message>
        <source>Leaf-spine links</source>
        <translation>叶–脊链路</translation>
    </message>
    <message>
        <source>Spine-core links</source>
        <translation>脊–核心链路</translation>
    </message>
    <message>
        <source>Switches on the longest path</source>
        <translation>最长路径上的交换机</translation>
    </message>
    <message>
        <source>Most servers of this family</source>
        <translation>该组网的最多服务器</translation>
    </message>
    <message>
        <source>Flows on the uplinks of a leaf</source>
        <translation>一台叶交换机上联的流数</translation>
    </message>
    <message>
        <source>Flows on the uplinks of a spine</source>
        <translation>一台脊交换机上联的流数</translation>
    </message>
    <message>
        <source>Leaf uplinks: kept where flows meet</source>
        <translation>叶上联：流冲突后保留</translation>
    </message>
    <message>
        <source>Pod uplinks: kept where flows meet</source>
        <translation>Pod 上联：流冲突后保留</translation>
    </message>
    <message>
        <source>Kept after retransmission</source>
        <translation>重传后保留</translation>
    </message>
    <message>
        <source>Losses of the worst flow over the mean</source>
        <translation>最差流与平均丢包之比</translation>
    </message>
    <message>
        <source>Kept where senders meet at a port</source>
        <translation>多打一后保留</translation>
    </message>
    <message>
        <source>Time until a port buffer is full</source>
        <translation>端口缓存填满时间</translation>
    </message>
    <message>
        <source>Per card at its ports, congestion taken off</source>
        <translation>每卡网口带宽（扣除拥塞）</translation>
    </message>
    <message>
        <source>Per card through the leaf uplinks, wired</source>
        <translation>每卡经叶上联的带宽（布线）</translation>
    </message>
    <message>
        <source>Per card through the leaf uplinks, congestion taken off</source>
        <translation>每卡经叶上联的带宽（扣除拥塞）</translation>
    </message>
    <message>
        <source>Per card through the pod uplinks, wired</source>
        <translation>每卡经 Pod 上联的带宽（布线）</translation>
    </message>
    <message>
        <source>Per card through the pod uplinks, congestion taken off</source>
        <translation>每卡经 Pod 上联的带宽（扣除拥塞）</translation>
    </message>
    <message>
        <source>Per card with 200G ports</source>
        <translation>200G 端口时每卡带宽</translation>
    </message>
    <message>
        <source>Per card with 400G ports</source>
        <translation>400G 端口时每卡带宽</translation>
    </message>
    <message>
        <source>Per card with 800G ports</source>
        <translation>800G 端口时每卡带宽</translation>
    </message>
    <message>
        <source>Smallest port rate that would do</source>
        <translation>满足要求的最小端口速率</translation>
    </message>
    <message>
        <source>TP groups stay inside</source>
        <translation>TP 组所在范围</translation>
    </message>
    <message>
        <source>CP groups stay inside</source>
        <translation>CP 组所在范围</translation>
    </message>
    <message>
        <source>EP groups stay inside</source>
        <translation>EP 组所在范围</translation>
    </message>
    <message>
        <source>DP groups stay inside</source>
        <translation>DP 组所在范围</translation>
    </message>
    <message>
        <source>Pipelines stay inside</source>
        <translation>流水线所在范围</translation>
    </message>
    <message>
        <source>Use of the ports of a card</source>
        <translation>网口利用率</translation>
    </message>
    <message>
        <source>Use of the leaf uplinks</source>
        <translation>叶上联利用率</translation>
    </message>
    <message>
        <source>Use of the pod uplinks</source>
        <translation>Pod 上联利用率</translation>
    </message>
    <message>
        <source>Port rate that carries the run</source>
        <translation>承载该训练的端口速率</translation>
    </message>
    <message>
        <source>Step time without congestion</source>
        <translation>无拥塞时的单步耗时</translation>
    </message>
    <message>
        <source>Step time added by congestion</source>
        <translation>拥塞增加的单步耗时</translation>
    </message>
    <message>
        <source>Storage traffic of a card during a checkpoint</source>
        <translation>写检查点时每卡存储流量</translation>
    </message>
    <message>
        <source>The same, of the ports of a card</source>
        <translation>同上，占网口带宽</translation>
    </message>
    <message>
        <source>Step time during a checkpoint, shared network</source>
        <translation>共用网络时写检查点期间的单步耗时</translation>
    </message>
    <message>
        <source>Cost of a shared network to the step</source>
        <translation>共用网络对单步的代价</translation>
    </message>
    <message>
        <source>Storage traffic on the training network</source>
        <translation>训练网络上的存储流量</translation>
    </message>
    <message>
        <source>Network faults that stop nothing</source>
        <translation>不中断作业的网络故障</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Network cards</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>主板</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>风扇</translation>
    </message>
    <message>
        <source>Loss of the power supplies</source>
        <translation>电源模块损耗</translation>
    </message>
    <message>
        <source>Switches and modules</source>
        <translation>交换机与光模块</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Training servers, peak</source>
        <translation>训练服务器，峰值</translation>
    </message>
    <message>
        <source>Inference servers, peak</source>
        <translation>推理服务器，峰值</translation>
    </message>
    <message>
        <source>IT peak by part</source>
        <translation>IT 峰值构成</translation>
    </message>
    <message>
        <source>Same reserve on nameplate</source>
        <translation>同系数，以铭牌为基准</translation>
    </message>
    <message>
        <source>Same reserve on peak</source>
        <translation>同系数，以峰值为基准</translation>
    </message>
    <message>
        <source>Same reserve on sustained</source>
        <translation>同系数，以持续为基准</translation>
    </message>
    <message>
        <source>Loss of busways, cables and PDUs</source>
        <translation>母线槽、电缆与 PDU 损耗</translation>
    </message>
    <message>
        <source>Loss of the UPS</source>
        <translation>UPS 损耗</translation>
    </message>
    <message>
        <source>Loss of the transformers</source>
        <translation>变压器损耗</translation>
    </message>
    <message>
        <source>Electrical losses, mean of the year</source>
        <translation>供配电损耗，全年平均</translation>
    </message>
    <message>
        <source>Facility over the cards alone</source>
        <translation>设施功率与加速卡功率之比</translation>
    </message>
    <message>
        <source>UPS installed</source>
        <translation>UPS 装机容量</translation>
    </message>
    <message>
        <source>UPS that only stands by</source>
        <translation>UPS 冗余容量</translation>
    </message>
    <message>
        <source>UPS load, normal</source>
        <translation>UPS 负载率，正常</translation>
    </message>
    <message>
        <source>UPS load after one failure</source>
        <translation>UPS 负载率，单台故障后</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>电网接入容量</translation>
    </message>
    <message>
        <source>Voltage of the connection</source>
        <translation>接入电压等级</translation>
    </message>
    <message>
        <source>Load swing</source>
        <translation>负荷波动</translation>
    </message>
    <message>
        <source>Ramp time</source>
        <translation>爬坡时间</translation>
    </message>
    <message>
        <source>Energy to smooth one swing</source>
        <translation>平抑一次波动的能量</translation>
    </message>
    <message>
        <source>Storage for swings both ways</source>
        <translation>双向平抑的储能容量</translation>
    </message>
    <message>
        <source>Load on generators</source>
        <translation>柴发负载</translation>
    </message>
    <message>
        <source>Fuel per hour</source>
        <translation>每小时油耗</translation>
    </message>
    <message>
        <source>Fuel in the tank</source>
        <translation>油罐储油量</translation>
    </message>
    <message>
        <source>Load of a feed, normal</source>
        <translation>单路负载，正常</translation>
    </message>
    <message>
        <source>Current of a feed, normal</source>
        <translation>单路电流，正常</translation>
    </message>
    <message>
        <source>Current of a feed after one fails</source>
        <translation>单路失电后另一路电流</translation>
    </message>
    <message>
        <source>Phase imbalance</source>
        <translation>三相不平衡度</translation>
    </message>
    <message>
        <source>Supplies left after a feed fails</source>
        <translation>单路失电后剩余电源模块</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>年碳排放</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>机房平面</translation>
    </message>
    <message>
        <source>Climate</source>
        <translation>气候</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>海拔</translation>
    </message>
    <message>
        <source>Hottest outside air</source>
        <translation>室外最高气温</translation>
    </message>
    <message>
        <source>Heat rejection</source>
        <translation>排热方式</translation>
    </message>
    <message>
        <source>Approach of the heat rejection</source>
        <translation>排热逼近温差</translation>
    </message>
    <message>
        <source>Wet bulb below dry bulb</source>
        <translation>湿球低于干球</translation>
    </message>
    <message>
        <source>Evaporator approach</source>
        <translation>蒸发器逼近温差</translation>
    </message>
    <message>
        <source>Condenser above outside air</source>
        <translation>冷凝温度高于室外</translation>
    </message>
    <message>
        <source>Chillers against Carnot</source>
        <translation>冷机相对卡诺效率</translation>
    </message>
    <message>
        <source>Air supply</source>
        <translation>送风温度</translation>
    </message>
    <message>
        <source>Cycles of concentration</source>
        <translation>浓缩倍数</translation>
    </message>
    <message>
        <source>Pressure drop of the loop</source>
        <translation>回路压降</translation>
    </message>
    <message>
        <source>Efficiency of the pumps</source>
        <translation>水泵效率</translation>
    </message>
    <message>
        <source>Loop volume per heat</source>
        <translation>单位热量回路容积</translation>
    </message>
    <message>
        <source>Rise that servers bear</source>
        <translation>服务器可承受温升</translation>
    </message>
    <message>
        <source>Restart on generators</source>
        <translation>柴发恢复供电时间</translation>
    </message>
    <message>
        <source>Pumps on UPS</source>
        <translation>水泵接 UPS</translation>
    </message>
    <message>
        <source>Leak sensors per liquid rack</source>
        <translation>每个液冷机柜漏液检测点</translation>
    </message>
    <message>
        <source>Heat reused</source>
        <translation>余热利用比例</translation>
    </message>
    <message>
        <source>Heating season</source>
        <translation>供热季时长</translation>
    </message>
    <message>
        <source>Coolant supply</source>
        <translation>供液温度</translation>
    </message>
    <message>
        <source>CDU flow, largest</source>
        <translation>CDU 最大流量</translation>
    </message>
    <message>
        <source>CDU approach</source>
        <translation>CDU 逼近温差</translation>
    </message>
    <message>
        <source>Approach of the CDU rating</source>
        <translation>CDU 标称逼近温差</translation>
    </message>
    <message>
        <source>PUE of the energy</source>
        <translation>用电量所用 PUE</translation>
    </message>
    <message>
        <source>Plant and climate</source>
        <translation>制冷站与气候</translation>
    </message>
    <message>
        <source>Positions per row</source>
        <translation>每列机位数</translation>
    </message>
    <message>
        <source>Positions kept free per row</source>
        <translation>每列预留机位</translation>
    </message>
    <message>
        <source>Rows side by side</source>
        <translation>并排机柜列数</translation>
    </message>
    <message>
        <source>Cold aisle</source>
        <translation>冷通道</translation>
    </message>
    <message>
        <source>Hot aisle</source>
        <translation>热通道</translation>
    </message>
    <message>
        <source>Passage around the rows</source>
        <translation>机柜列周边通道</translation>
    </message>
    <message>
        <source>Room length, limit</source>
        <translation>机房长度上限</translation>
    </message>
    <message>
        <source>Room width, limit</source>
        <translation>机房宽度上限</translation>
    </message>
    <message>
        <source>Floor load, limit</source>
        <translation>楼面荷载上限</translation>
    </message>
    <message>
        <source>Cable tray over the floor</source>
        <translation>走线架离地高度</translation>
    </message>
    <message>
        <source>Dressing per cable end</source>
        <translation>每端理线余长</translation>
    </message>
    <message>
        <source>Slack factor of cables</source>
        <translation>线缆余量系数</translation>
    </message>
    <message>
        <source>Spare cables and modules</source>
        <translation>线缆与光模块备件比例</translation>
    </message>
    <message>
        <source>Cards per host</source>
        <translation>每主机卡数</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>One network card</source>
        <translation>单块网卡</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>主板</translation>
    </message>
    <message>
        <source>Fans, air-cooled server</source>
        <translation>风扇，风冷服务器</translation>
    </message>
    <message>
        <source>Fans, server with cold plates</source>
        <translation>风扇，冷板服务器</translation>
    </message>
    <message>
        <source>Efficiency of the power supplies</source>
        <translation>电源模块效率</translation>
    </message>
    <message>
        <source>Speed at 83 % of TDP</source>
        <translation>TDP 的 83 % 时的速度</translation>
    </message>
    <message>
        <source>Speed at 80 % of TDP</source>
        <translation>TDP 的 80 % 时的速度</translation>
    </message>
    <message>
        <source>Speed at 70 % of TDP</source>
        <translation>TDP 的 70 % 时的速度</translation>
    </message>
    <message>
        <source>Speed at 60 % of TDP</source>
        <translation>TDP 的 60 % 时的速度</translation>
    </message>
    <message>
        <source>Cap held by firmware</source>
        <translation>固件强制限功耗</translation>
    </message>
    <message>
        <source>Fuel use of the generators</source>
        <translation>柴发油耗</translation>
    </message>
    <message>
        <source>Reserve in the tank</source>
        <translation>油罐余量</translation>
    </message>
    <message>
        <source>Spare generators</source>
        <translation>备用柴发台数</translation>
    </message>
    <message>
        <source>Servers without a sheet</source>
        <translation>无规格书的服务器</translation>
    </message>
    <message>
        <source>Parts of a server</source>
        <translation>服务器构成</translation>
    </message>
    <message>
        <source>Power cap</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>UPS redundancy, inference</source>
        <translation>UPS 冗余，推理</translation>
    </message>
    <message>
        <source>UPS redundancy, storage</source>
        <translation>UPS 冗余，存储</translation>
    </message>
    <message>
        <source>UPS redundancy, network</source>
        <translation>UPS 冗余，网络</translation>
    </message>
    <message>
        <source>UPS redundancy, management</source>
        <translation>UPS 冗余，管理</translation>
    </message>
    <message>
        <source>UPS redundancy, pumps</source>
        <translation>UPS 冗余，水泵</translation>
    </message>
    <message>
        <source>Kind of UPS</source>
        <translation>UPS 类型</translation>
    </message>
    <message>
        <source>UPS loss at no load</source>
        <translation>UPS 空载损耗</translation>
    </message>
    <message>
        <source>UPS loss, part with the load</source>
        <translation>UPS 损耗，与负载成正比部分</translation>
    </message>
    <message>
        <source>UPS loss, part with the load squared</source>
        <translation>UPS 损耗，与负载平方成正比部分</translation>
    </message>
    <message>
        <source>Transformer loss at no load</source>
        <translation>变压器空载损耗</translation>
    </message>
    <message>
        <source>Transformer loss at full load</source>
        <translation>变压器负载损耗（满载）</translation>
    </message>
    <message>
        <source>Busway, cable and PDU loss at full load</source>
        <translation>母线槽、电缆与 PDU 满载损耗</translation>
    </message>
    <message>
        <source>Load of busways and PDUs</source>
        <translation>母线槽与 PDU 负载率</translation>
    </message>
    <message>
        <source>Kind of feed</source>
        <translation>供电制式</translation>
    </message>
    <message>
        <source>Power supplies per server</source>
        <translation>每台服务器电源模块数</translation>
    </message>
    <message>
        <source>Supplies needed for full load</source>
        <translation>满载所需电源模块数</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>电网</translation>
    </message>
    <message>
        <source>Cards that move together</source>
        <translation>同步起停的卡</translation>
    </message>
    <message>
        <source>Ramp limit of the grid</source>
        <translation>电网爬坡限值</translation>
    </message>
    <message>
        <source>Carbon of the grid</source>
        <translation>电网碳排放因子</translation>
    </message>
    <message>
        <source>Certified green power</source>
        <translation>绿电占比</translation>
    </message>
    <message>
        <source>Power cap per card</source>
        <translation>每卡功率上限</translation>
    </message>
    <message>
        <source>Bandwidth per card, line rate</source>
        <translation>每卡带宽（线速）</translation>
    </message>
    <message>
        <source>Fabric bandwidth per card, line rate</source>
        <translation>每卡网络带宽（线速）</translation>
    </message>
    <message>
        <source>Port rate needed, with link efficiency</source>
        <translation>所需端口速率（计链路效率）</translation>
    </message>
    <message>
        <source>Power cap, share of TDP</source>
        <translation>功率上限占 TDP 之比</translation>
    </message>
    <message>
        <source>Energy per year, by the stated PUE</source>
        <translation>年用电量（按给定 PUE）</translation>
    </message>
    <message>
        <source>Energy per year, by the PUE from parts</source>
        <translation>年用电量（按分项 PUE）</translation>
    </message>
    <message>
        <source>Devices moved by hand</source>
        <translation>手动移位设备</translation>
    </message>
    <message>
        <source>Stands in rack</source>
        <translation>所在机柜</translation>
    </message>
    <message>
        <source>Lowest rack unit</source>
        <translation>最低 U 位</translation>
    </message>
    <message>
        <source>Start of the communicators</source>
        <translation>通信域建立</translation>
    </message>
    <message>
        <source>Interval by Daly</source>
        <translation>Daly 间隔</translation>
    </message>
    <message>
        <source>Lost to slow servers, links and data</source>
        <translation>慢节点、链路与数据等待损失</translation>
    </message>
    <message>
        <source>Needed in the hot tier</source>
        <translation>热层所需容量</translation>
    </message>
    <message>
        <source>Write bandwidth needed by a checkpoint</source>
        <translation>检查点所需写带宽</translation>
    </message>
    <message>
        <source>Snapshots in the memory of a server</source>
        <translation>每台服务器内存中的快照</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Storage network</source>
        <translation>存储面网络</translation>
    </message>
    <message>
        <source>Warm tier</source>
        <translation>温层</translation>
    </message>
    <message>
        <source>Cold tier</source>
        <translation>冷层</translation>
    </message>
    <message>
        <source>Packing efficiency</source>
        <translation>打包效率</translation>
    </message>
    <message>
        <source>Limit of the storage nodes&apos; bandwidth</source>
        <translation>存储节点带宽上限</translation>
    </message>
    <message>
        <source>Limit of opening files</source>
        <translation>打开文件上限</translation>
    </message>
    <message>
        <source>Limit of random reads</source>
        <translation>随机读上限</translation>
    </message>
    <message>
        <source>Limit of the servers</source>
        <translation>服务器侧上限</translation>
    </message>
    <message>
        <source>Limit of the storage network</source>
        <translation>存储面网络上限</translation>
    </message>
    <message>
        <source>What limits it</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>File calls needed</source>
        <translation>所需文件调用</translation>
    </message>
    <message>
        <source>Share of a step waiting for data</source>
        <translation>每步等待数据的占比</translation>
    </message>
    <message>
        <source>Days lost waiting for data</source>
        <translation>等待数据损失的天数</translation>
    </message>
    <message>
        <source>Card-hours lost waiting for data</source>
        <translation>等待数据损失的卡时</translation>
    </message>
    <message>
        <source>Read during the run</source>
        <translation>训练期间总读取量</translation>
    </message>
    <message>
        <source>Size of the data set</source>
        <translation>数据集大小</translation>
    </message>
    <message>
        <source>Read from caches in servers</source>
        <translation>服务器缓存命中率</translation>
    </message>
    <message>
        <source>Shuffle buffer of a server</source>
        <translation>每台服务器的混洗缓冲区</translation>
    </message>
    <message>
        <source>The storage network carries</source>
        <translation>存储面网络承载能力</translation>
    </message>
    <message>
        <source>Largest single load</source>
        <translation>最大单项负载</translation>
    </message>
    <message>
        <source>Loads at the same time</source>
        <translation>同时负载</translation>
    </message>
    <message>
        <source>Load of the storage network</source>
        <translation>存储面网络负载率</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Capacity needed</source>
        <translation>所需容量</translation>
    </message>
    <message>
        <source>Write bandwidth</source>
        <translation>写带宽</translation>
    </message>
    <message>
        <source>Write bandwidth needed</source>
        <translation>所需写带宽</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>File calls per second and node</source>
        <translation>每节点每秒文件调用数</translation>
    </message>
    <message>
        <source>Random reads per second and node</source>
        <translation>每节点每秒随机读次数</translation>
    </message>
    <message>
        <source>Time granted to checkpoints</source>
        <translation>检查点允许占用的时间</translation>
    </message>
    <message>
        <source>Memory of a server for snapshots</source>
        <translation>每台服务器可用于快照的内存</translation>
    </message>
    <message>
        <source>From one milestone to the next</source>
        <translation>里程碑检查点间隔</translation>
    </message>
    <message>
        <source>Counted by</source>
        <translation>计量方式</translation>
    </message>
    <message>
        <source>Samples per second and card</source>
        <translation>每卡每秒样本数</translation>
    </message>
    <message>
        <source>Size of a sample</source>
        <translation>样本大小</translation>
    </message>
    <message>
        <source>Packing of the samples</source>
        <translation>样本打包方式</translation>
    </message>
    <message>
        <source>Size of a shard</source>
        <translation>分片大小</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>训练轮次</translation>
    </message>
    <message>
        <source>Data cache of a server</source>
        <translation>每台服务器的数据缓存</translation>
    </message>
    <message>
        <source>Read rate of a server</source>
        <translation>单台服务器读取速率</translation>
    </message>
    <message>
        <source>Largest read</source>
        <translation>单次最大读取量</translation>
    </message>
    <message>
        <source>Samples shuffled in memory</source>
        <translation>内存中混洗的样本数</translation>
    </message>
    <message>
        <source>Data set on the hot tier</source>
        <translation>热层存放的数据集比例</translation>
    </message>
    <message>
        <source>Loading the hot tier takes</source>
        <translation>热层载入时间</translation>
    </message>
    <message>
        <source>Copies on the cold tier</source>
        <translation>冷层副本数</translation>
    </message>
    <message>
        <source>Host memory of a server</source>
        <translation>每台服务器的主机内存</translation>
    </message>
    <message>
        <source>Most ports when broken out</source>
        <translation>拆分后最多端口数</translation>
    </message>
    <message>
        <source>Raw read bandwidth, hot tier</source>
        <translation>热层裸读带宽</translation>
    </message>
    <message>
        <source>Useful data rate needed</source>
        <translation>所需有效数据速率</translation>
    </message>
    <message>
        <source>Raw read bandwidth needed</source>
        <translation>所需裸读带宽</translation>
    </message>
    <message>
        <source>Useful data rate that arrives</source>
        <translation>可到达的有效数据速率</translation>
    </message>
    <message>
        <source>Useful data rate over need</source>
        <translation>可到达与所需有效数据速率之比</translation>
    </message>
    <message>
        <source>Mean raw read bandwidth used</source>
        <translation>平均使用的裸读带宽</translation>
    </message>
    <message>
        <source>Host memory taken by shuffling and snapshots</source>
        <translation>混洗与快照占用的主机内存</translation>
    </message>
    <message>
        <source>Raw read bandwidth</source>
        <translation>裸读带宽</translation>
    </message>
    <message>
        <source>Raw read bandwidth per node</source>
        <translation>单节点裸读带宽</translation>
    </message>
    <message>
        <source>Cost per card-hour sold</source>
        <translation>每售出卡时成本</translation>
    </message>
    <message>
        <source>Cards, share of the servers</source>
        <translation>加速卡（按服务器分摊）</translation>
    </message>
    <message>
        <source>Cards alone, at TDP</source>
        <translation>仅加速卡（按 TDP）</translation>
    </message>
    <message>
        <source>Rate of a NIC in this network</source>
        <translation>网卡在本网络中的速率</translation>
    </message>
    <message>
        <source>Use of the ports of a card, mean</source>
        <translation>网口平均利用率</translation>
    </message>
    <message>
        <source>Use of the leaf uplinks, mean</source>
        <translation>叶上联平均利用率</translation>
    </message>
    <message>
        <source>Use of the pod uplinks, mean</source>
        <translation>Pod 上联平均利用率</translation>
    </message>
    <message>
        <source>Links of the scale-up domain</source>
        <translation>高带宽域内互联方式</translation>
    </message>
    <message>
        <source>Cards under one leaf, with rails under one of each</source>
        <translation>单叶下的卡（分轨时为每轨各一台叶下）</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Oversubscription towards storage, requested</source>
        <translation>存储侧收敛比（要求）</translation>
    </message>
    <message>
        <source>Link rate between switches</source>
        <translation>交换机间链路速率</translation>
    </message>
    <message>
        <source>Rate of a link between switches</source>
        <translation>交换机间单链路速率</translation>
    </message>
    <message>
        <source>Oversubscription towards storage</source>
        <translation>存储侧收敛比</translation>
    </message>
    <message>
        <source>Leaves of the storage nodes</source>
        <translation>存储侧叶交换机</translation>
    </message>
    <message>
        <source>Ports down of a storage leaf</source>
        <translation>存储侧叶下联口数</translation>
    </message>
    <message>
        <source>Oversubscription towards storage, when full</source>
        <translation>存储侧收敛比（满配）</translation>
    </message>
    <message>
        <source>Connected: servers or ports</source>
        <translation>接入数（服务器或端口）</translation>
    </message>
</context>
<context>
    <name>formulas</name>
    <message>
        <source>layers x (attention + feed-forward or experts + router) + embeddings</source>
        <translation>层数 ×（注意力 + 前馈或专家 + 路由）+ 嵌入</translation>
    </message>
    <message>
        <source>as parameters, with the experts of one token</source>
        <translation>同参数量，只计单个词元激活的专家</translation>
    </message>
    <message>
        <source>3 x (sum over layers + 2 h V); inference: forward only</source>
        <translation>3 ×（各层之和 + 2 h V）；推理只计前向</translation>
    </message>
    <message>
        <source>6 x active parameters x tokens</source>
        <translation>6 × 激活参数量 × 词元数</translation>
    </message>
    <message>
        <source>accelerators x dense peak</source>
        <translation>卡数 × 稠密峰值</translation>
    </message>
    <message>
        <source>total FLOPs / (accelerators x dense peak x MFU)</source>
        <translation>总 FLOPs /（卡数 × 稠密峰值 × MFU）</translation>
    </message>
    <message>
        <source>batch x sequence / step time</source>
        <translation>批大小 × 序列长度 / 单步耗时</translation>
    </message>
    <message>
        <source>memory per card / card memory</source>
        <translation>单卡显存占用 / 单卡显存</translation>
    </message>
    <message>
        <source>output / (T_prefill + output x T_decode(b)/b)</source>
        <translation>输出词元数 / (T_预填充 + 输出词元数 × T_解码(b)/b)</translation>
    </message>
    <message>
        <source>instances x cards per instance</source>
        <translation>实例数 × 每实例卡数</translation>
    </message>
    <message>
        <source>requests x output x cards per instance / (tokens/s of one instance x accelerators)</source>
        <translation>请求率 × 输出词元数 × 每实例卡数 /（单实例词元速率 × 卡数）</translation>
    </message>
    <message>
        <source>ceil(accelerators / cards per server)</source>
        <translation>⌈卡数 / 每台服务器卡数⌉</translation>
    </message>
    <message>
        <source>measured peak, else peak share x nameplate</source>
        <translation>实测峰值，否则为峰值比例 × 额定</translation>
    </message>
    <message>
        <source>measured, else sustained share x nameplate</source>
        <translation>实测值，否则为持续比例 × 额定</translation>
    </message>
    <message>
        <source>min(floor(kW), floor(U), floor(kg))</source>
        <translation>min(⌊kW⌋, ⌊U⌋, ⌊kg⌋)</translation>
    </message>
    <message>
        <source>ceil((servers + hot spares) / servers per rack)</source>
        <translation>⌈（服务器 + 热备）/ 每柜服务器数⌉</translation>
    </message>
    <message>
        <source>first of power, height, weight that gives the minimum</source>
        <translation>功率、高度、重量中首个给出最小值者</translation>
    </message>
    <message>
        <source>servers per rack x server peak + other parts</source>
        <translation>每柜服务器数 × 单台峰值 + 其他部件</translation>
    </message>
    <message>
        <source>servers per rack x server weight + tare</source>
        <translation>每柜服务器数 × 单台重量 + 自重</translation>
    </message>
    <message>
        <source>product need first, then thresholds</source>
        <translation>先看产品要求，再看阈值</translation>
    </message>
    <message>
        <source>sum of FLOPs per token x tokens</source>
        <translation>各任务每词元 FLOPs × 词元数之和</translation>
    </message>
    <message>
        <source>6ND / exact - 1</source>
        <translation>6ND / 精确值 − 1</translation>
    </message>
    <message>
        <source>sum over training runs</source>
        <translation>训练任务之和</translation>
    </message>
    <message>
        <source>sum over pools</source>
        <translation>资源池之和</translation>
    </message>
    <message>
        <source>sum over pools of ceil(accelerators / cards per server)</source>
        <translation>各资源池 ⌈卡数 / 每台服务器卡数⌉ 之和</translation>
    </message>
    <message>
        <source>hot + cold spares</source>
        <translation>热备 + 冷备</translation>
    </message>
    <message>
        <source>sum over pools of accelerators x dense peak</source>
        <translation>各资源池 卡数 × 稠密峰值 之和</translation>
    </message>
    <message>
        <source>simulation; before it has run: quantile of the closed form</source>
        <translation>仿真结果；仿真之前为解析式分位数</translation>
    </message>
    <message>
        <source>makespan mean / (1 - other losses)</source>
        <translation>总工期均值 /（1 − 其他损失）</translation>
    </message>
    <message>
        <source>FLOPs of a step / (accelerators x dense peak x MFU)</source>
        <translation>单步 FLOPs /（卡数 × 稠密峰值 × MFU）</translation>
    </message>
    <message>
        <source>exact FLOPs / (time x accelerators x dense BF16 peak)</source>
        <translation>精确 FLOPs /（时间 × 卡数 × 稠密 BF16 峰值）</translation>
    </message>
    <message>
        <source>servers + hot spares of its pools</source>
        <translation>所连资源池的服务器 + 热备</translation>
    </message>
    <message>
        <source>rails x ceil(servers / leaf down ports)</source>
        <translation>轨道数 × ⌈服务器数 / 叶下联端口⌉</translation>
    </message>
    <message>
        <source>smallest divisor of the uplinks that is &gt;= ceil(leaves x up / radix)</source>
        <translation>上联数的因数中不小于 ⌈叶数 × 上联 / 端口数⌉ 的最小者</translation>
    </message>
    <message>
        <source>(k/2) x smallest divisor of k/2 that is &gt;= ceil(pods / 2)</source>
        <translation>(k/2) × k/2 的因数中不小于 ⌈pod 数 / 2⌉ 的最小者</translation>
    </message>
    <message>
        <source>servers x rails x planes</source>
        <translation>服务器 × 轨道数 × 平面数</translation>
    </message>
    <message>
        <source>node links + leaf-spine + spine-core links</source>
        <translation>服务器链路 + 叶脊链路 + 脊核心链路</translation>
    </message>
    <message>
        <source>floor(k r / (r + 1))</source>
        <translation>⌊k r / (r + 1)⌋</translation>
    </message>
    <message>
        <source>leaf up / spines</source>
        <translation>叶上联 / 脊数</translation>
    </message>
    <message>
        <source>radix x leaves - wired</source>
        <translation>端口数 × 叶数 − 已布线</translation>
    </message>
    <message>
        <source>radix x spines - wired</source>
        <translation>端口数 × 脊数 − 已布线</translation>
    </message>
    <message>
        <source>product over tiers of wired down / wired up</source>
        <translation>各层 实际下联 / 实际上联 之积</translation>
    </message>
    <message>
        <source>product over tiers of down / up</source>
        <translation>各层 下联 / 上联 之积</translation>
    </message>
    <message>
        <source>N/2 x link rate / ratio</source>
        <translation>N/2 × 链路速率 / 收敛比</translation>
    </message>
    <message>
        <source>NICs x NIC rate / cards per server</source>
        <translation>网卡数 × 网卡速率 / 每台服务器卡数</translation>
    </message>
    <message>
        <source>as nameplate</source>
        <translation>同额定</translation>
    </message>
    <message>
        <source>divisor rule</source>
        <translation>因数规则</translation>
    </message>
    <message>
        <source>core groups</source>
        <translation>核心组</translation>
    </message>
    <message>
        <source>next port &gt;= required / link efficiency</source>
        <translation>下一档端口 ≥ 所需带宽 / 链路效率</translation>
    </message>
    <message>
        <source>sum over networks</source>
        <translation>各网络之和</translation>
    </message>
    <message>
        <source>sum over networks of leaves + spines + cores</source>
        <translation>各网络 叶 + 脊 + 核心 之和</translation>
    </message>
    <message>
        <source>parameters x bytes per parameter</source>
        <translation>参数量 × 每参数字节数</translation>
    </message>
    <message>
        <source>nodes x write</source>
        <translation>节点数 × 写带宽</translation>
    </message>
    <message>
        <source>nodes x read</source>
        <translation>节点数 × 读带宽</translation>
    </message>
    <message>
        <source>synchronous: size / write bandwidth; asynchronous: size per server / snapshot rate</source>
        <translation>同步：大小 / 写带宽；异步：每台服务器份额 / 快照速率</translation>
    </message>
    <message>
        <source>nodes x capacity</source>
        <translation>节点数 × 容量</translation>
    </message>
    <message>
        <source>sum of units x rate x share that needs hardware</source>
        <translation>部件数 × 单位故障率 × 需换硬件占比 之和</translation>
    </message>
    <message>
        <source>accelerators x AFR / 8,760 h</source>
        <translation>卡数 × AFR / 8,760 h</translation>
    </message>
    <message>
        <source>1 / interruption rate</source>
        <translation>1 / 中断率</translation>
    </message>
    <message>
        <source>M (1 + W0(-exp(-1 - d/M)))</source>
        <translation>M (1 + W0(−exp(−1 − d/M)))</translation>
    </message>
    <message>
        <source>sqrt(2 d M)</source>
        <translation>√(2 d M)</translation>
    </message>
    <message>
        <source>ideal time / expected time</source>
        <translation>理想时间 / 期望时间</translation>
    </message>
    <message>
        <source>stall / (interval + stall)</source>
        <translation>停顿 /（间隔 + 停顿）</translation>
    </message>
    <message>
        <source>rest of the expected time</source>
        <translation>期望时间的其余部分</translation>
    </message>
    <message>
        <source>Poisson quantile of rate that needs hands x repair time</source>
        <translation>需现场处置的事件率 × 修复时间 的泊松分位数</translation>
    </message>
    <message>
        <source>rate x 730 h</source>
        <translation>事件率 × 730 h</translation>
    </message>
    <message>
        <source>sum of quantity x unit price + software + services + contingency</source>
        <translation>数量 × 单价 之和 + 软件 + 服务 + 不可预见费</translation>
    </message>
    <message>
        <source>with the lowest prices</source>
        <translation>按最低价格</translation>
    </message>
    <message>
        <source>with the highest prices</source>
        <translation>按最高价格</translation>
    </message>
    <message>
        <source>(servers + spares) x price</source>
        <translation>（服务器 + 备机）× 单价</translation>
    </message>
    <message>
        <source>switches + modules + cables</source>
        <translation>交换机 + 光模块 + 线缆</translation>
    </message>
    <message>
        <source>nodes x price</source>
        <translation>节点数 × 单价</translation>
    </message>
    <message>
        <source>racks x price + management servers</source>
        <translation>机柜 × 单价 + 管理服务器</translation>
    </message>
    <message>
        <source>IT peak x price per watt</source>
        <translation>IT 峰值 × 每瓦造价</translation>
    </message>
    <message>
        <source>shares of hardware and of the sum</source>
        <translation>硬件与合计的比例</translation>
    </message>
    <message>
        <source>networks / IT hardware</source>
        <translation>网络 / IT 硬件</translation>
    </message>
    <message>
        <source>compute fabric / servers</source>
        <translation>参数面网络 / 服务器</translation>
    </message>
    <message>
        <source>energy + maintenance + staff</source>
        <translation>电费 + 维护 + 人员</translation>
    </message>
    <message>
        <source>(capex / life + running cost) / (accelerators x 8,760 h x availability x utilisation)</source>
        <translation>（投资 / 寿命 + 运营成本）/（卡数 × 8,760 h × 可用度 × 利用率）</translation>
    </message>
    <message>
        <source>sum of the four</source>
        <translation>四项之和</translation>
    </message>
    <message>
        <source>weight x 9.81 / footprint</source>
        <translation>重量 × 9.81 / 占地</translation>
    </message>
    <message>
        <source>positions - racks</source>
        <translation>机位 − 机柜</translation>
    </message>
    <message>
        <source>(servers + hot spares) x server peak</source>
        <translation>（服务器 + 热备）× 单台峰值</translation>
    </message>
    <message>
        <source>from the bill: switches and modules</source>
        <translation>来自清单：交换机与光模块</translation>
    </message>
    <message>
        <source>nodes x peak</source>
        <translation>节点数 × 峰值</translation>
    </message>
    <message>
        <source>servers x peak</source>
        <translation>服务器数 × 峰值</translation>
    </message>
    <message>
        <source>servers + networks + storage + management, nameplate</source>
        <translation>服务器 + 网络 + 存储 + 管理，额定</translation>
    </message>
    <message>
        <source>servers + networks + storage + management, peak</source>
        <translation>服务器 + 网络 + 存储 + 管理，峰值</translation>
    </message>
    <message>
        <source>servers + networks + storage + management, sustained</source>
        <translation>服务器 + 网络 + 存储 + 管理，持续</translation>
    </message>
    <message>
        <source>factor x base</source>
        <translation>系数 × 基准</translation>
    </message>
    <message>
        <source>reserved / nameplate</source>
        <translation>预留 / 额定</translation>
    </message>
    <message>
        <source>heat / COP + fans + pumps + others</source>
        <translation>热量 / COP + 风机 + 水泵 + 其他</translation>
    </message>
    <message>
        <source>IT peak + losses + cooling</source>
        <translation>IT 峰值 + 损耗 + 制冷</translation>
    </message>
    <message>
        <source>limit - meter</source>
        <translation>上限 − 电表侧</translation>
    </message>
    <message>
        <source>ceil(S / (rating x 0.8)) + 1</source>
        <translation>⌈S /（单台容量 × 0.8）⌉ + 1</translation>
    </message>
    <message>
        <source>rack peak / (feeds - 1)</source>
        <translation>单柜峰值 /（路数 − 1）</translation>
    </message>
    <message>
        <source>IT sustained x annual PUE x 8,760 h</source>
        <translation>IT 持续 × 年均 PUE × 8,760 h</translation>
    </message>
    <message>
        <source>densest pool</source>
        <translation>功率密度最高的资源池</translation>
    </message>
    <message>
        <source>sum over liquid pools of share x peak</source>
        <translation>各液冷资源池 液冷占比 × 峰值 之和</translation>
    </message>
    <message>
        <source>IT peak + losses - heat to liquid</source>
        <translation>IT 峰值 + 损耗 − 液冷热量</translation>
    </message>
    <message>
        <source>heat to liquid / (rho cp dT)</source>
        <translation>液冷热量 / (ρ c ΔT)</translation>
    </message>
    <message>
        <source>air heat / (rho cp dT)</source>
        <translation>风冷热量 / (ρ c ΔT)</translation>
    </message>
    <message>
        <source>facility peak / IT peak</source>
        <translation>设施峰值 / IT 峰值</translation>
    </message>
    <message>
        <source>liquid share x PUE liquid + air share x PUE air</source>
        <translation>液冷占比 × 液冷 PUE + 风冷占比 × 风冷 PUE</translation>
    </message>
    <message>
        <source>m x sum over operations of max(FLOP/(peak x efficiency), bytes/bandwidth)</source>
        <translation>m × 各算子 取大(FLOP/(峰值 × 效率), 字节/带宽) 之和</translation>
    </message>
    <message>
        <source>m x operations repeated before the backward pass</source>
        <translation>m × 反向之前重做的算子</translation>
    </message>
    <message>
        <source>m x layers x 4 all-reduces x (1 - hidden share)</source>
        <translation>m × 层数 × 4 次 All-Reduce × (1 - 掩盖比例)</translation>
    </message>
    <message>
        <source>max(0, ring of keys and values - attention)</source>
        <translation>取大(0, 键值环 - 注意力)</translation>
    </message>
    <message>
        <source>m x layers x 2 x (dispatch + combine)</source>
        <translation>m × 层数 × 2 × (分发 + 合并)</translation>
    </message>
    <message>
        <source>(sum of stages - slowest stage) / v</source>
        <translation>(各级之和 - 最慢级) / v</translation>
    </message>
    <message>
        <source>2 (p-1) transfers, all of them where they do not overlap</source>
        <translation>2 (p-1) 次传输；不重叠时为全部</translation>
    </message>
    <message>
        <source>max(last bucket, reduce-scatter - window) + max(first bucket, all-gather - window)</source>
        <translation>取大(最后一桶, Reduce-Scatter - 窗口) + 取大(第一桶, All-Gather - 窗口)</translation>
    </message>
    <message>
        <source>30 bytes per owned parameter / memory bandwidth</source>
        <translation>每个自有参数 30 字节 / 显存带宽</translation>
    </message>
    <message>
        <source>sigma z_N x step; z_N is the expected maximum of N normal draws</source>
        <translation>σ z_N × 步时；z_N 为 N 次正态抽样最大值的期望</translation>
    </message>
    <message>
        <source>2 bytes per parameter of the shard</source>
        <translation>分片每参数 2 字节</translation>
    </message>
    <message>
        <source>2 or 4 bytes per parameter of the shard</source>
        <translation>分片每参数 2 或 4 字节</translation>
    </message>
    <message>
        <source>12 bytes per parameter, shared by the replicas unless each keeps all</source>
        <translation>每参数 12 字节，由副本分摊，除非每个副本全部保留</translation>
    </message>
    <message>
        <source>per layer and microbatch x layers x microbatches in flight</source>
        <translation>每层每微批 × 层数 × 在途微批数</translation>
    </message>
    <message>
        <source>4 x tokens x vocabulary / TP</source>
        <translation>4 × 词元数 × 词表 / TP</translation>
    </message>
    <message>
        <source>dispatch and combine of one layer</source>
        <translation>一层的分发与合并</translation>
    </message>
    <message>
        <source>5 GB</source>
        <translation>5 GB</translation>
    </message>
    <message>
        <source>m x layers x 4 x 2 (t-1)/t x 2 b s h</source>
        <translation>m × 层数 × 4 × 2 (t-1)/t × 2 b s h</translation>
    </message>
    <message>
        <source>m x layers x 3 (c-1) blocks of keys and values</source>
        <translation>m × 层数 × 3 (c-1) 块键值</translation>
    </message>
    <message>
        <source>m x layers x 4 k h bytes per token leaving the card</source>
        <translation>m × 层数 × 每个出卡词元 4 k h 字节</translation>
    </message>
    <message>
        <source>2 m v x 2 b s h / t</source>
        <translation>2 m v × 2 b s h / t</translation>
    </message>
    <message>
        <source>(d-1)/d x (gradient + weight bytes) x parameters of the shard</source>
        <translation>(d-1)/d × (梯度 + 权重字节) × 分片参数</translation>
    </message>
    <message>
        <source>sum of the parts of the step; from a planned utilisation: FLOPs per step / (accelerators x dense peak x MFU)</source>
        <translation>步时各部分之和；按规划利用率：每步 FLOPs / (卡数 × 稠密峰值 × MFU)</translation>
    </message>
    <message>
        <source>FLOPs per token x batch x sequence / (step time x accelerators x dense BF16 peak)</source>
        <translation>每词元 FLOPs × 批 × 序列 / (步时 × 卡数 × BF16 稠密峰值)</translation>
    </message>
    <message>
        <source>MFU x (1 + recomputed FLOPs / FLOPs)</source>
        <translation>MFU × (1 + 重算 FLOPs / FLOPs)</translation>
    </message>
    <message>
        <source>TP x PP x CP x DP = accelerators</source>
        <translation>TP × PP × CP × DP = 卡数</translation>
    </message>
    <message>
        <source>accelerators / (TP x PP x CP)</source>
        <translation>卡数 / (TP × PP × CP)</translation>
    </message>
    <message>
        <source>weights + gradients + optimizer + activations + logits + buffers + reserve</source>
        <translation>权重 + 梯度 + 优化器 + 激活值 + logits + 缓冲区 + 预留</translation>
    </message>
    <message>
        <source>leaf ports down x cards per server / links per server and leaf</source>
        <translation>叶下联端口数 × 每机卡数 / 每机到叶的链路数</translation>
    </message>
    <message>
        <source>cards under one leaf x leaf groups of a pod</source>
        <translation>单叶卡数 × Pod 内叶组数</translation>
    </message>
    <message>
        <source>wired down / wired up</source>
        <translation>实接下联 / 实接上联</translation>
    </message>
    <message>
        <source>(1 - (bubble + transfers + gradient exchange + optimizer + stragglers) / step time) / slow(N); planned utilisation: 1 / ((1 + (p-1)/(v m)) (1 + sigma z_N) slow(N))</source>
        <translation>(1 - (空泡 + 传输 + 梯度通信 + 优化器 + 慢节点) / 步时) / 慢节点系数；规划利用率：1 / ((1 + (p-1)/(v m)) (1 + σ z_N) × 慢节点系数)</translation>
    </message>
    <message>
        <source>sum over groups of crossing bytes / window</source>
        <translation>各通信组穿越字节数 / 可掩盖时间 之和</translation>
    </message>
    <message>
        <source>bandwidth x efficiency / oversubscription</source>
        <translation>带宽 × 效率 / 收敛比</translation>
    </message>
    <message>
        <source>least of available / needed over the tiers</source>
        <translation>各层 可用 / 所需 的最小值</translation>
    </message>
    <message>
        <source>available / needed - 1</source>
        <translation>可用 / 所需 − 1</translation>
    </message>
    <message>
        <source>parameters x bytes at the precision</source>
        <translation>参数量 × 该精度的字节数</translation>
    </message>
    <message>
        <source>2 L kv dh bytes; MLA: L (rkv + dr) bytes</source>
        <translation>2 L kv dh 字节；MLA：L (rKV + dr) 字节</translation>
    </message>
    <message>
        <source>floor((0.9 n memory - weights - 2 GB n) / (KV per token x max(1, n/kv) x mean context))</source>
        <translation>⌊(0.9 n × 显存 - 权重 - 2 GB n) / (每词元 KV × 取大(1, n/kv) × 平均上下文)⌋</translation>
    </message>
    <message>
        <source>largest batch with TPOT &lt;= target</source>
        <translation>满足 TPOT ≤ 目标的最大批大小</translation>
    </message>
    <message>
        <source>min(KV cache, TPOT target, largest batch)</source>
        <translation>取小(KV 缓存, TPOT 目标, 最大批大小)</translation>
    </message>
    <message>
        <source>peak x use x bytes per weight / (2 x memory bandwidth x use)</source>
        <translation>峰值 × 利用率 × 每权重字节数 / (2 × 显存带宽 × 利用率)</translation>
    </message>
    <message>
        <source>E (1 - (1 - k/E)^batch)</source>
        <translation>E (1 - (1 - k/E)^批大小)</translation>
    </message>
    <message>
        <source>FLOPs of the prompt / (n peak use) + (1 - hidden) x 2 L all-reduces of 2 s h bytes</source>
        <translation>提示的 FLOPs / (n × 峰值 × 利用率) + (1 - 掩盖比例) × 2 L 次全归约（各 2 s h 字节）</translation>
    </message>
    <message>
        <source>2 L all-reduces of 2 b h bytes</source>
        <translation>2 L 次全归约（各 2 b h 字节）</translation>
    </message>
    <message>
        <source>max((weights + KV x b x context)/(n BW use), 2 Pa b/(n peak use)) + exchange + overhead</source>
        <translation>取大((权重 + KV × b × 上下文)/(n × 带宽 × 利用率), 2 Pa b/(n × 峰值 × 利用率)) + 通信 + 固定开销</translation>
    </message>
    <message>
        <source>T_decode(b); on the same instance + b x T_prefill / output</source>
        <translation>T_解码(b)；同实例时 + b × T_预填充 / 输出词元数</translation>
    </message>
    <message>
        <source>rho T_prefill/(1 - rho) + T_decode/2 + T_prefill; apart: without the decode pass, with the transfer of the KV cache</source>
        <translation>ρ T_预填充/(1 - ρ) + T_解码/2 + T_预填充；分离时不含解码等待，另加 KV 缓存传输</translation>
    </message>
    <message>
        <source>as TTFT, with the requests of the busiest hour</source>
        <translation>同 TTFT，按最忙一小时的请求率</translation>
    </message>
    <message>
        <source>1 / TPOT</source>
        <translation>1 / TPOT</translation>
    </message>
    <message>
        <source>tokens/s of one instance / cards per instance</source>
        <translation>单实例词元速率 / 每实例卡数</translation>
    </message>
    <message>
        <source>prompt / T_prefill</source>
        <translation>提示词元数 / T_预填充</translation>
    </message>
    <message>
        <source>1 / (T_prefill + output x T_decode(b)/b)</source>
        <translation>1 / (T_预填充 + 输出词元数 × T_解码(b)/b)</translation>
    </message>
    <message>
        <source>ceil(requests / (u x requests of one instance))</source>
        <translation>⌈请求率 / (u × 单实例请求率)⌉</translation>
    </message>
    <message>
        <source>ceil(requests x peak over mean / (0.85 x requests of one instance)) + spares</source>
        <translation>⌈请求率 × 峰均比 / (0.85 × 单实例请求率)⌉ + 备用</translation>
    </message>
    <message>
        <source>both rules at 1 / T_prefill</source>
        <translation>两条规则，单实例按 1 / T_预填充</translation>
    </message>
    <message>
        <source>both rules at b / (output x T_decode(b))</source>
        <translation>两条规则，单实例按 b / (输出词元数 × T_解码(b))</translation>
    </message>
    <message>
        <source>T_prefill / (output x T_decode(b)/b)</source>
        <translation>T_预填充 / (输出词元数 × T_解码(b)/b)</translation>
    </message>
    <message>
        <source>tokens / (batch x sequence x useful share) x step time, gradients whole</source>
        <translation>词元数 / (批大小 × 序列长度 × 有效占比) × 单步耗时，梯度不压缩</translation>
    </message>
    <message>
        <source>the same with T_encode + T_exchange + T_decode and the extra tokens</source>
        <translation>同上，计入编码 + 通信 + 解码耗时与额外词元</translation>
    </message>
    <message>
        <source>steps x gradient bytes per step</source>
        <translation>步数 × 每步梯度字节数</translation>
    </message>
    <message>
        <source>steps x (q/8 + 4/256 bytes per value; top-k: (d-1) k P x 8 bytes)</source>
        <translation>步数 ×（每值 q/8 + 4/256 字节；Top-K：(d-1) k P × 8 字节）</translation>
    </message>
    <message>
        <source>experts at the imbalance given</source>
        <translation>专家按给定的负载不均</translation>
    </message>
    <message>
        <source>experts at min(imbalance, capacity factor)</source>
        <translation>专家按 取小(负载不均, 容量因子)</translation>
    </message>
    <message>
        <source>steps x EP bytes per step x imbalance</source>
        <translation>步数 × 每步 EP 字节数 × 负载不均</translation>
    </message>
    <message>
        <source>steps x EP bytes per step x min(imbalance, capacity factor)</source>
        <translation>步数 × 每步 EP 字节数 × 取小(负载不均, 容量因子)</translation>
    </message>
    <message>
        <source>sigma L((capacity - 1) / sigma), sigma = (imbalance - 1) / z_E</source>
        <translation>σ L((容量 - 1) / σ)，σ = (负载不均 - 1) / z_E</translation>
    </message>
    <message>
        <source>tokens / (batch x sequence x filled part) x step time</source>
        <translation>词元数 / (批大小 × 序列长度 × 有效占比) × 单步耗时</translation>
    </message>
    <message>
        <source>tokens / (batch x sequence x filled part after packing) x step time with attention inside the sequences</source>
        <translation>词元数 / (批大小 × 序列长度 × 打包后有效占比) × 单步耗时，注意力限于各序列之内</translation>
    </message>
    <message>
        <source>steps x bytes per step</source>
        <translation>步数 × 每步字节数</translation>
    </message>
    <message>
        <source>fewer steps x bytes per step</source>
        <translation>减少后的步数 × 每步字节数</translation>
    </message>
    <message>
        <source>FLOPs per token x tokens x (1 + extra tokens)</source>
        <translation>每词元 FLOPs × 词元数 × (1 + 额外词元)</translation>
    </message>
    <message>
        <source>batch x sequence x useful share / step time</source>
        <translation>批大小 × 序列长度 × 有效占比 / 单步耗时</translation>
    </message>
    <message>
        <source>filled part of a sequence, before or after packing</source>
        <translation>打包前或打包后的序列有效占比</translation>
    </message>
    <message>
        <source>max(by mean, by peak); the sum of both kinds where prefill is apart</source>
        <translation>取大(按平均, 按高峰)；预填充分离时为两类之和</translation>
    </message>
    <message>
        <source>P50 x (1 - error of the step model)</source>
        <translation>P50 ×（1 − 单步模型误差）</translation>
    </message>
    <message>
        <source>P50 x (1 + error of the step model)</source>
        <translation>P50 ×（1 + 单步模型误差）</translation>
    </message>
    <message>
        <source>radix x cores - wired</source>
        <translation>端口数 × 核心数 − 已布线</translation>
    </message>
    <message>
        <source>servers that the leaves built can take - servers</source>
        <translation>已建叶可接服务器数 − 服务器数</translation>
    </message>
    <message>
        <source>2 x tiers; torus: sum of side / 2; mesh: sides longer than 1; dragonfly: 5</source>
        <translation>2 × 层数；环面：各边长 / 2 之和；全互联：边长大于 1 的边数；Dragonfly：5</translation>
    </message>
    <message>
        <source>as given, else the least unused places, near a cube or square</source>
        <translation>按给定值；否则空余位置最少，接近立方或方形</translation>
    </message>
    <message>
        <source>ceil(ports / 2h^2)</source>
        <translation>⌈端口数 / 2h²⌉</translation>
    </message>
    <message>
        <source>places - network ports</source>
        <translation>位置数 − 网络端口数</translation>
    </message>
    <message>
        <source>ports down of the fullest leaf x cards per NIC</source>
        <translation>最满的叶交换机下联端口数 × 每块网卡的卡数</translation>
    </message>
    <message>
        <source>servers that these cards sit in</source>
        <translation>这些卡所在的服务器</translation>
    </message>
    <message>
        <source>(planes x ports per NIC - 1) / (planes x ports per NIC)</source>
        <translation>（平面数 × 每网卡端口数 - 1）/（平面数 × 每网卡端口数）</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>全部的卡</translation>
    </message>
    <message>
        <source>(planes - 1) / planes</source>
        <translation>（平面数 - 1）/ 平面数</translation>
    </message>
    <message>
        <source>(swaps x swap time + P(servers in repair &gt; spares) x running time) / expected time</source>
        <translation>（更换次数 × 更换时间 + P(在修服务器 &gt; 备机) × 运行时间）/ 预期时间</translation>
    </message>
    <message>
        <source>accelerators that train x P50 hours x cost per card-hour x planned utilisation</source>
        <translation>参与训练的卡数 × P50 小时数 × 每卡时成本 × 规划利用率</translation>
    </message>
    <message>
        <source>lines of the bill without a quantity or a usable price</source>
        <translation>清单中没有数量或没有可用价格的行</translation>
    </message>
    <message>
        <source>sum of units x rate per unit (x factor of age) + restarts for nothing</source>
        <translation>Σ 部件数 × 单件故障率（× 老化系数）+ 误判重启</translation>
    </message>
    <message>
        <source>ceil(racks / positions of a row)</source>
        <translation>⌈机柜数 / 每列机位⌉</translation>
    </message>
    <message>
        <source>rows x (positions per row - kept free)</source>
        <translation>列数 x (每列机位 - 预留)</translation>
    </message>
    <message>
        <source>passage + rows side by side x (positions x rack width + passage)</source>
        <translation>通道 + 并排列数 x (机位数 x 机柜宽 + 通道)</translation>
    </message>
    <message>
        <source>rows x rack depth + cold and hot aisles in turn + 2 x passage</source>
        <translation>列数 x 机柜深 + 冷热通道交替 + 2 x 通道</translation>
    </message>
    <message>
        <source>length x width</source>
        <translation>长 x 宽</translation>
    </message>
    <message>
        <source>weight x 9.81 / floor load limit</source>
        <translation>重量 x 9.81 / 楼面荷载上限</translation>
    </message>
    <message>
        <source>sum over runs and lengths of ceil(links / links per cable)</source>
        <translation>按区段与长度求和 ⌈链路数 / 每缆链路数⌉</translation>
    </message>
    <message>
        <source>lanes up to 10 Gbit/s, up to 100 m</source>
        <translation>单通道 10 Gbit/s 以内，不超过 100 m</translation>
    </message>
    <message>
        <source>cables no longer than the lane rate lets passive copper be</source>
        <translation>长度在该通道速率下无源铜缆可达范围内的线缆</translation>
    </message>
    <message>
        <source>cables beyond passive copper, within active copper</source>
        <translation>超出无源铜缆、有源铜缆可达的线缆</translation>
    </message>
    <message>
        <source>cables beyond copper, of links without modules</source>
        <translation>无光模块链路中超出铜缆范围的线缆</translation>
    </message>
    <message>
        <source>cables of links with multimode modules</source>
        <translation>多模光模块链路的线缆</translation>
    </message>
    <message>
        <source>cables of links with single-mode modules</source>
        <translation>单模光模块链路的线缆</translation>
    </message>
    <message>
        <source>ceil(links / links per splitter)</source>
        <translation>⌈链路数 / 每根扇出线链路数⌉</translation>
    </message>
    <message>
        <source>sum of cables x stock length</source>
        <translation>线缆数 x 规格长度求和</translation>
    </message>
    <message>
        <source>(rise + rise + distance along and across the rows) x slack</source>
        <translation>(两端垂直段 + 沿列与跨列距离) x 余量系数</translation>
    </message>
    <message>
        <source>links over fibre x cores per link</source>
        <translation>光纤链路数 x 每链路芯数</translation>
    </message>
    <message>
        <source>modules in switches + in servers + at the fabric manager</source>
        <translation>交换机侧 + 服务器侧 + 网络管理器光模块</translation>
    </message>
    <message>
        <source>sum over devices of ceil(used ports / ports per cage)</source>
        <translation>按设备求和 ⌈占用端口 / 每槽位端口⌉</translation>
    </message>
    <message>
        <source>sum over parts of max(1, ceil(quantity x share))</source>
        <translation>按部件求和 较大值(1, ⌈数量 x 比例⌉)</translation>
    </message>
    <message>
        <source>nameplate, else cards x TDP x k or sum of parts</source>
        <translation>铭牌值，否则卡数 × TDP × k 或各部分之和</translation>
    </message>
    <message>
        <source>curve at cap / TDP</source>
        <translation>曲线在 上限 / TDP 处的值</translation>
    </message>
    <message>
        <source>liquid from, or the limit of air that is broken</source>
        <translation>液冷起点，或被突破的风冷限值</translation>
    </message>
    <message>
        <source>rack peak x (1 - share of the liquid)</source>
        <translation>机柜峰值 × (1 − 液冷占比)</translation>
    </message>
    <message>
        <source>supply + rise</source>
        <translation>供液温度 + 温升</translation>
    </message>
    <message>
        <source>coolant supply - CDU approach</source>
        <translation>供液温度 − CDU 逼近温差</translation>
    </message>
    <message>
        <source>highest ASHRAE class that holds the facility water</source>
        <translation>能容纳一次侧水温的 ASHRAE 等级</translation>
    </message>
    <message>
        <source>larger of heat and flow + spare</source>
        <translation>按热量与按流量取大者 + 备用</translation>
    </message>
    <message>
        <source>ceil(heat / (unit x approach / rated approach))</source>
        <translation>⌈热量 / (单台能力 × 逼近温差 / 标称逼近温差)⌉</translation>
    </message>
    <message>
        <source>ceil(flow / largest flow)</source>
        <translation>⌈流量 / 最大流量⌉</translation>
    </message>
    <message>
        <source>flow x pressure drop / efficiency</source>
        <translation>流量 × 压降 / 效率</translation>
    </message>
    <message>
        <source>heat to liquid x volume per heat</source>
        <translation>液冷热量 × 单位热量容积</translation>
    </message>
    <message>
        <source>V rho cp dT / heat</source>
        <translation>V ρ cp ΔT / 热量</translation>
    </message>
    <message>
        <source>liquid racks x sensors + CDUs</source>
        <translation>液冷机柜数 × 检测点 + CDU 数</translation>
    </message>
    <message>
        <source>1 + (losses + cooling by temperature + others) / IT</source>
        <translation>1 + (损耗 + 各温度下的制冷 + 其他) / IT</translation>
    </message>
    <message>
        <source>hours in which the main loop needs no chiller</source>
        <translation>主回路无需冷机的小时数</translation>
    </message>
    <message>
        <source>evaporated + let off, rejected heat / 0.68 kWh per kg</source>
        <translation>蒸发 + 排污，排热量 / 0.68 kWh 每 kg</translation>
    </message>
    <message>
        <source>water / IT energy</source>
        <translation>用水量 / IT 用电量</translation>
    </message>
    <message>
        <source>liquid heat at sustained power x share x season</source>
        <translation>持续功率下的液冷热量 × 比例 × 供热季</translation>
    </message>
    <message>
        <source>cards per NIC; without switches those at both ends</source>
        <translation>每网卡对应的卡数；无交换机时为链路两端的卡数之和</translation>
    </message>
    <message>
        <source>(planes x ports per NIC - 1) / (planes x ports per NIC); without switches 1 - 1 / (links of a port x planes)</source>
        <translation>(平面数 × 每网卡端口数 − 1) / (平面数 × 每网卡端口数)；无交换机时为 1 − 1 / (每端口链路数 × 平面数)</translation>
    </message>
    <message>
        <source>requested at the leaf x requested above the pod</source>
        <translation>叶层要求 x Pod 以上要求</translation>
    </message>
    <message>
        <source>ceil(leaves / spine ports down)</source>
        <translation>⌈叶 / 脊下联端口⌉</translation>
    </message>
    <message>
        <source>leaves - full pods x spine ports down</source>
        <translation>叶 - 满 Pod 数 x 脊下联端口</translation>
    </message>
    <message>
        <source>smallest divisor of the uplinks that is &gt;= ceil(leaves x up / spine ports down)</source>
        <translation>上联数的约数中 &gt;= ⌈叶 x 上联 / 脊下联端口⌉ 的最小者</translation>
    </message>
    <message>
        <source>spine up / cores of a group</source>
        <translation>脊上联 / 组内核心数</translation>
    </message>
    <message>
        <source>leaves x leaf up</source>
        <translation>叶 x 叶上联</translation>
    </message>
    <message>
        <source>spines x spine up</source>
        <translation>脊 x 脊上联</translation>
    </message>
    <message>
        <source>2 x tiers - 1; dragonfly: 4</source>
        <translation>2 x 层数 - 1；Dragonfly：4</translation>
    </message>
    <message>
        <source>ports of the largest network / ports of a server</source>
        <translation>最大网络的端口数 / 每台服务器端口数</translation>
    </message>
    <message>
        <source>leaf ports down x flows per port</source>
        <translation>叶下联端口 x 每端口流数</translation>
    </message>
    <message>
        <source>spine ports down x flows per leaf uplink</source>
        <translation>脊下联端口 x 每条叶上联的流数</translation>
    </message>
    <message>
        <source>hashing: (flows / links) / E[flows on the fullest]; adaptive: 1 - left idle</source>
        <translation>哈希：(流数 / 链路数) / E[最满链路的流数]；自适应：1 - 未用份额</translation>
    </message>
    <message>
        <source>min(leaf uplinks, (flows / links) / E[flows on the fullest] at the spine)</source>
        <translation>min(叶上联, 脊上的 (流数 / 链路数) / E[最满链路的流数])</translation>
    </message>
    <message>
        <source>P / (P + W E[losses of the worst flow])</source>
        <translation>P / (P + W E[最差流的丢包数])</translation>
    </message>
    <message>
        <source>E[max over flows of Poisson(P q / (1 - q))] / mean</source>
        <translation>E[各流 Poisson(P q / (1 - q)) 的最大值] / 均值</translation>
    </message>
    <message>
        <source>1 / (1 - x + x N)</source>
        <translation>1 / (1 - x + x N)</translation>
    </message>
    <message>
        <source>buffer / ((N - 1) x port rate)</source>
        <translation>缓存 / ((N - 1) x 端口速率)</translation>
    </message>
    <message>
        <source>line rate x kept after retransmission x kept where senders meet</source>
        <translation>线速 x 重传后保留 x 多打一后保留</translation>
    </message>
    <message>
        <source>line rate / max(1, oversubscription)</source>
        <translation>线速 / 较大值(1, 收敛比)</translation>
    </message>
    <message>
        <source>wired x kept where flows meet x the other factors</source>
        <translation>布线带宽 x 流冲突后保留 x 其余系数</translation>
    </message>
    <message>
        <source>ports per card x rate x link efficiency</source>
        <translation>每卡端口数 x 速率 x 链路效率</translation>
    </message>
    <message>
        <source>next of 200, 400, 800G &gt;= required / (ports per card x link efficiency)</source>
        <translation>200、400、800G 中 &gt;= 要求 / (每卡端口数 x 链路效率) 的最小者</translation>
    </message>
    <message>
        <source>smallest block with at least the cards that the group spans</source>
        <translation>卡数不少于该组跨度的最小网络块</translation>
    </message>
    <message>
        <source>needed / available</source>
        <translation>所需 / 可用</translation>
    </message>
    <message>
        <source>next of 200, 400, 800G &gt;= port rate x use / limit</source>
        <translation>200、400、800G 中 &gt;= 端口速率 x 利用率 / 上限 的最小者</translation>
    </message>
    <message>
        <source>step model with the wired rates</source>
        <translation>按布线速率的单步模型</translation>
    </message>
    <message>
        <source>step time / step time without congestion - 1</source>
        <translation>单步耗时 / 无拥塞单步耗时 - 1</translation>
    </message>
    <message>
        <source>storage traffic / bandwidth per card</source>
        <translation>存储流量 / 每卡带宽</translation>
    </message>
    <message>
        <source>step model with bandwidth per card - storage traffic</source>
        <translation>按每卡带宽 - 存储流量的单步模型</translation>
    </message>
    <message>
        <source>sum over leaves and links with bandwidth left of units x rate per unit</source>
        <translation>对仍有带宽的叶与链路求和：数量 x 单位故障率</translation>
    </message>
    <message>
        <source>share of the estimated parts x servers, peak</source>
        <translation>各部分估算占比 × 服务器峰值</translation>
    </message>
    <message>
        <source>networks, peak</source>
        <translation>网络峰值</translation>
    </message>
    <message>
        <source>storage, peak</source>
        <translation>存储峰值</translation>
    </message>
    <message>
        <source>management, peak</source>
        <translation>管理峰值</translation>
    </message>
    <message>
        <source>servers of pools that train x server peak</source>
        <translation>训练资源池服务器数 × 服务器峰值</translation>
    </message>
    <message>
        <source>servers of pools that only serve x server peak</source>
        <translation>仅推理资源池服务器数 × 服务器峰值</translation>
    </message>
    <message>
        <source>factor x nameplate</source>
        <translation>系数 × 铭牌</translation>
    </message>
    <message>
        <source>factor x peak</source>
        <translation>系数 × 峰值</translation>
    </message>
    <message>
        <source>factor x sustained</source>
        <translation>系数 × 持续</translation>
    </message>
    <message>
        <source>distribution + UPS + transformers</source>
        <translation>配电 + UPS + 变压器</translation>
    </message>
    <message>
        <source>c x^2 of the rating, x = load / rating</source>
        <translation>额定容量的 c x²，x = 负载 / 额定</translation>
    </message>
    <message>
        <source>(a + b x + c x^2) x rating, over all blocks</source>
        <translation>(a + b x + c x²) × 额定容量，各组相加</translation>
    </message>
    <message>
        <source>(a + c x^2) x rating, N+1 units</source>
        <translation>(a + c x²) × 额定容量，N+1 台</translation>
    </message>
    <message>
        <source>the same curves at sustained power</source>
        <translation>同一曲线，取持续功率</translation>
    </message>
    <message>
        <source>cards x TDP, or the cap</source>
        <translation>卡数 × TDP（或功率上限）</translation>
    </message>
    <message>
        <source>facility peak / cards alone</source>
        <translation>设施峰值 / 仅加速卡</translation>
    </message>
    <message>
        <source>units for the load of each scheme, classes with one scheme together</source>
        <translation>按冗余方式分组的台数，同方式的负载合计</translation>
    </message>
    <message>
        <source>units x rating</source>
        <translation>台数 × 额定容量</translation>
    </message>
    <message>
        <source>installed - usable by the scheme</source>
        <translation>装机 − 该冗余方式可用容量</translation>
    </message>
    <message>
        <source>load / (units x rating), fullest block</source>
        <translation>负载 / (台数 × 额定)，取负载率最高的一组</translation>
    </message>
    <message>
        <source>load of the units that take over, fullest block</source>
        <translation>接管设备的负载率，取最高的一组</translation>
    </message>
    <message>
        <source>meter / power factor</source>
        <translation>关口功率 / 功率因数</translation>
    </message>
    <message>
        <source>first step of the table that holds the connection</source>
        <translation>表中能容纳该容量的第一级</translation>
    </message>
    <message>
        <source>share x training servers x (peak - idle)</source>
        <translation>占比 × 训练服务器数 × (峰值 − 空闲)</translation>
    </message>
    <message>
        <source>swing / ramp limit</source>
        <translation>波动 / 爬坡限值</translation>
    </message>
    <message>
        <source>swing^2 / (2 x ramp limit)</source>
        <translation>波动² / (2 × 爬坡限值)</translation>
    </message>
    <message>
        <source>2 x energy of one swing</source>
        <translation>2 × 一次波动的能量</translation>
    </message>
    <message>
        <source>share x (IT peak + losses + cooling) + pumps of the rest</source>
        <translation>比例 × (IT 峰值 + 损耗 + 制冷) + 其余部分的水泵</translation>
    </message>
    <message>
        <source>ceil(load / (rating x derating)) + spare</source>
        <translation>⌈负载 / (额定 × 降额)⌉ + 备用</translation>
    </message>
    <message>
        <source>load x fuel use</source>
        <translation>负载 × 单位油耗</translation>
    </message>
    <message>
        <source>fuel per hour x hours x (1 + reserve)</source>
        <translation>每小时油耗 × 小时数 × (1 + 余量)</translation>
    </message>
    <message>
        <source>sqrt(3) V I derate pf; V I derate pf for one phase</source>
        <translation>√3 V I × 降额 × 功率因数；单相为 V I × 降额 × 功率因数</translation>
    </message>
    <message>
        <source>rack peak / feeds</source>
        <translation>机柜峰值 / 路数</translation>
    </message>
    <message>
        <source>P / (sqrt(3) V pf); P / (V pf) for one phase</source>
        <translation>P / (√3 V pf)；单相为 P / (V pf)</translation>
    </message>
    <message>
        <source>(largest - mean) / mean of the supplies per phase</source>
        <translation>每相电源模块数的 (最大 − 平均) / 平均</translation>
    </message>
    <message>
        <source>supplies - ceil(supplies / feeds)</source>
        <translation>电源模块数 − ⌈电源模块数 / 路数⌉</translation>
    </message>
    <message>
        <source>energy x factor x (1 - green share)</source>
        <translation>用电量 × 因子 × (1 − 绿电占比)</translation>
    </message>
    <message>
        <source>switches one after the other while power and height last</source>
        <translation>交换机依次装柜，功率或高度用尽即换柜</translation>
    </message>
    <message>
        <source>storage nodes one after the other while power and height last</source>
        <translation>存储节点依次装柜，功率或高度用尽即换柜</translation>
    </message>
    <message>
        <source>management servers one after the other while power and height last</source>
        <translation>管理服务器依次装柜，功率或高度用尽即换柜</translation>
    </message>
    <message>
        <source>sum over switches of ceil(used ports / links that a module carries)</source>
        <translation>对各交换机求和：⌈已用端口 / 每个模块承载的链路⌉</translation>
    </message>
    <message>
        <source>sum over servers of ceil(links / links that a module carries)</source>
        <translation>对各服务器求和：⌈链路 / 每个模块承载的链路⌉</translation>
    </message>
    <message>
        <source>cap / TDP</source>
        <translation>上限 / TDP</translation>
    </message>
    <message>
        <source>energy per year x share of the year under load x price</source>
        <translation>年用电量 × 全年负荷占比 × 电价</translation>
    </message>
    <message>
        <source>load on UPS x time / (efficiency 0.95 x depth of discharge 0.8 x ageing 0.8)</source>
        <translation>UPS 负荷 × 时间 / (效率 0.95 × 放电深度 0.8 × 老化 0.8)</translation>
    </message>
    <message>
        <source>IT sustained x stated annual PUE x 8,760 h</source>
        <translation>IT 持续功率 × 给定年均 PUE × 8,760 h</translation>
    </message>
    <message>
        <source>IT sustained x PUE from parts x 8,760 h</source>
        <translation>IT 持续功率 × 分项 PUE × 8,760 h</translation>
    </message>
    <message>
        <source>moves whose device, rack and place exist and are free</source>
        <translation>设备、机柜与位置均存在且空闲的移位数</translation>
    </message>
    <message>
        <source>detect + diagnose + allocate + launch + communicators + load + warm-up</source>
        <translation>检测 + 诊断 + 分配 + 启动 + 建立通信域 + 加载 + 预热</translation>
    </message>
    <message>
        <source>tuned: 3 ms x cards; naive: 0.2 ms x cards x cards</source>
        <translation>已优化：3 ms × 卡数；两两建链：0.2 ms × 卡数 × 卡数</translation>
    </message>
    <message>
        <source>sqrt(2 d M) (1 + sqrt(d/2M)/3 + d/18M) - d</source>
        <translation>√(2 d M) × (1 + √(d/2M)/3 + d/18M) − d</translation>
    </message>
    <message>
        <source>tokens/s x bytes per token, or cards x samples/s x bytes per sample</source>
        <translation>词元/s × 每词元字节数，或 卡数 × 样本/s × 每样本字节数</translation>
    </message>
    <message>
        <source>size / min(write bandwidth, servers x rate of a server)</source>
        <translation>大小 / min(写带宽, 服务器数 × 单台速率)</translation>
    </message>
    <message>
        <source>(kept x size + data set x share) / (1 - free)</source>
        <translation>(保留数 × 大小 + 数据集 × 比例) / (1 − 预留)</translation>
    </message>
    <message>
        <source>size / (share granted x interval); asynchronous: size / interval</source>
        <translation>大小 / (允许占比 × 间隔)；异步：大小 / 间隔</translation>
    </message>
    <message>
        <source>copies x size / servers</source>
        <translation>副本数 × 大小 / 服务器数</translation>
    </message>
    <message>
        <source>by packing and size of a file</source>
        <translation>取决于打包方式与文件大小</translation>
    </message>
    <message>
        <source>calls/s x shard size, or calls/s / 3 x file size</source>
        <translation>调用/s × 分片大小，或 调用/s / 3 × 文件大小</translation>
    </message>
    <message>
        <source>reads/s x min(file size, largest read)</source>
        <translation>读次数/s × min(文件大小, 单次最大读取量)</translation>
    </message>
    <message>
        <source>servers that train x rate of a server</source>
        <translation>训练服务器数 × 单台速率</translation>
    </message>
    <message>
        <source>the narrower side of the network</source>
        <translation>网络较窄的一侧</translation>
    </message>
    <message>
        <source>the smallest of all limits</source>
        <translation>各上限中的最小值</translation>
    </message>
    <message>
        <source>days lost x cards that train</source>
        <translation>损失天数 × 训练卡数</translation>
    </message>
    <message>
        <source>read during the run / epochs</source>
        <translation>总读取量 / 轮次</translation>
    </message>
    <message>
        <source>min(1, caches / data set) x (epochs - 1) / epochs</source>
        <translation>min(1, 缓存 / 数据集) × (轮次 − 1) / 轮次</translation>
    </message>
    <message>
        <source>samples shuffled x size of a sample</source>
        <translation>混洗样本数 × 样本大小</translation>
    </message>
    <message>
        <source>loads at the same time / what it carries</source>
        <translation>同时负载 / 承载能力</translation>
    </message>
    <message>
        <source>(data set + milestones x size) x copies / (1 - free)</source>
        <translation>(数据集 + 里程碑数 × 大小) × 份数 / (1 − 预留)</translation>
    </message>
    <message>
        <source>warm: size / time between milestones; cold: copies / ideal days</source>
        <translation>温层：大小 / 里程碑间隔；冷层：副本总量 / 理想天数</translation>
    </message>
    <message>
        <source>one where one switch carries everything, two while the leaves fit the spine radix, else three</source>
        <translation>一台交换机容得下全部端口时为一层，叶数不超过脊端口数时为二层，否则三层</translation>
    </message>
    <message>
        <source>(size / time until durable + useful data rate needed, when asynchronous) / cards</source>
        <translation>(大小 / 落盘时间 + 异步时的所需有效数据速率) / 卡数</translation>
    </message>
    <message>
        <source>share x (step during a checkpoint / step - 1) + (1 - share) x (step beside reading / step - 1), share = min(1, time until durable / interval)</source>
        <translation>占比 × (写检查点期间单步耗时 / 单步耗时 − 1) + (1 − 占比) × (读取数据时单步耗时 / 单步耗时 − 1)，占比 = min(1, 落盘时间 / 间隔)</translation>
    </message>
    <message>
        <source>slowdown x P(a slow server is in the job) + waiting for data + link flaps x rerouting + outages of the storage x standstill</source>
        <translation>减速 × P(作业中有慢节点) + 等待数据 + 链路闪断 × 重路由 + 存储中断 × 停顿时间</translation>
    </message>
    <message>
        <source>size / min(raw read bandwidth, servers x rate of a server)</source>
        <translation>大小 / min(裸读带宽, 服务器数 × 单台速率)</translation>
    </message>
    <message>
        <source>useful data rate needed / packing efficiency</source>
        <translation>所需有效数据速率 / 打包效率</translation>
    </message>
    <message>
        <source>raw read bandwidth x packing efficiency</source>
        <translation>裸读带宽 × 打包效率</translation>
    </message>
    <message>
        <source>useful data rate that arrives / needed</source>
        <translation>可到达的有效数据速率 / 所需有效数据速率</translation>
    </message>
    <message>
        <source>loose files: samples/s x 3; shards: useful data rate needed / shard size</source>
        <translation>零散文件：样本/s × 3；分片：所需有效数据速率 / 分片大小</translation>
    </message>
    <message>
        <source>1 - useful data rate that arrives / needed</source>
        <translation>1 − 可到达的有效数据速率 / 所需有效数据速率</translation>
    </message>
    <message>
        <source>ideal days x (useful data rate needed / that arrives - 1)</source>
        <translation>理想天数 × (所需有效数据速率 / 可到达的有效数据速率 − 1)</translation>
    </message>
    <message>
        <source>useful data rate needed x ideal days</source>
        <translation>所需有效数据速率 × 理想天数</translation>
    </message>
    <message>
        <source>raw read bandwidth needed x (1 - cache hits)</source>
        <translation>所需裸读带宽 × (1 − 缓存命中率)</translation>
    </message>
    <message>
        <source>(shuffle buffer + snapshots) / host memory</source>
        <translation>(混洗缓冲区 + 快照) / 主机内存</translation>
    </message>
    <message>
        <source>max(useful data rate needed, write needed, size / 180 s)</source>
        <translation>所需有效数据速率、所需写带宽、大小 / 180 s 中取大</translation>
    </message>
    <message>
        <source>asynchronous: max(useful data rate needed + write needed, size / 180 s)</source>
        <translation>异步：所需有效数据速率 + 所需写带宽，与大小 / 180 s 中取大</translation>
    </message>
    <message>
        <source>warm: max(data set x share / loading time, useful data rate needed x (1 - share)) / packing efficiency; cold: size / loading time</source>
        <translation>温层：数据集 × 比例 / 载入时间，与所需有效数据速率 × (1 − 比例) 中取大，再除以打包效率；冷层：大小 / 载入时间</translation>
    </message>
    <message>
        <source>stops within the running time x their length / expected time</source>
        <translation>训练期间内的停机次数 × 单次时长 / 预期时间</translation>
    </message>
    <message>
        <source>reserved x design PUE</source>
        <translation>预留功率 × 设计 PUE</translation>
    </message>
    <message>
        <source>NICs of a server x rate of a NIC / cards of a server</source>
        <translation>每服务器网卡数 × 网卡速率 / 每服务器卡数</translation>
    </message>
    <message>
        <source>min(link rate, NIC rate, switch port rate)</source>
        <translation>min(链路速率, 网卡速率, 交换机端口速率)</translation>
    </message>
    <message>
        <source>bytes of a step / step time / available</source>
        <translation>每步字节数 / 步时间 / 可用带宽</translation>
    </message>
    <message>
        <source>cards below the pod with the fewest spines, or all in two tiers</source>
        <translation>脊交换机最少的 Pod 内的卡；两层网络时为全部的卡</translation>
    </message>
    <message>
        <source>1 - 1 / (spines of that pod x planes)</source>
        <translation>1 - 1 /（该 Pod 内脊交换机数 × 平面数）</translation>
    </message>
    <message>
        <source>all cards, or those of a last pod that reaches fewer core switches</source>
        <translation>全部的卡；若最后一个 Pod 所连核心交换机较少，则为该 Pod 的卡</translation>
    </message>
    <message>
        <source>1 - 1 / (core switches that the pod reaches x planes)</source>
        <translation>1 - 1 /（该 Pod 所连核心交换机数 × 平面数）</translation>
    </message>
    <message>
        <source>k^2/2 in two tiers, k^3/4 in three, 1:1; full mesh: links of a port + 1; 2D: half of links + 2, squared</source>
        <translation>1:1 时二层 k²/2，三层 k³/4；全互联：端口链路数 + 1；二维全互联：（链路数 + 2）的一半的平方</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>即录入值</translation>
    </message>
    <message>
        <source>ceil(ports of storage nodes / ports down)</source>
        <translation>⌈存储节点端口数 / 下联口数⌉</translation>
    </message>
    <message>
        <source>uplinks x requested ratio, at most the ports that are left</source>
        <translation>上联 × 要求收敛比，不超过剩余端口数</translation>
    </message>
    <message>
        <source>(k - down) / links to servers that an uplink replaces</source>
        <translation>（k − 下联）/ 每条上联折合的服务器链路数</translation>
    </message>
    <message>
        <source>rate of a link to a server x links that a link between switches replaces</source>
        <translation>服务器侧链路速率 × 每条交换机间链路折合的服务器链路数</translation>
    </message>
    <message>
        <source>ports down / uplinks, by their rates</source>
        <translation>下联口 / 上联，按速率折算</translation>
    </message>
    <message>
        <source>min(servers x ports x rate / oversubscription, nodes x NICs x rate / oversubscription)</source>
        <translation>min(服务器 × 端口 × 速率 / 收敛比, 节点 × 网卡 × 速率 / 收敛比)</translation>
    </message>
    <message>
        <source>switches x maximum (typical where none is public) + modules x module power</source>
        <translation>交换机 × 最大功率（未公开时取典型功率）+ 光模块 × 模块功率</translation>
    </message>
</context>
<context>
    <name>grades</name>
    <message>
        <source>Grade A: first-hand source</source>
        <translation>A 级：一手来源</translation>
    </message>
    <message>
        <source>Grade B: second-hand source</source>
        <translation>B 级：二手来源</translation>
    </message>
    <message>
        <source>Grade C: estimate, not verified</source>
        <translation>C 级：估计值，未核实</translation>
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>Investment</source>
        <translation>建设投资</translation>
    </message>
    <message>
        <source>Running cost</source>
        <translation>运营成本</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>Optics and cables</source>
        <translation>光模块与线缆</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Limits of the tender</source>
        <translation>招标限值</translation>
    </message>
    <message>
        <source>Interruption rates</source>
        <translation>中断率</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>备机</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Other racks</source>
        <translation>其他机柜</translation>
    </message>
    <message>
        <source>Server power</source>
        <translation>服务器功率</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>功率余量</translation>
    </message>
    <message>
        <source>UPS and standby</source>
        <translation>UPS 与后备电源</translation>
    </message>
    <message>
        <source>Rack feeds</source>
        <translation>机柜供电</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>机电设施</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Training run</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>并行映射</translation>
    </message>
    <message>
        <source>Inference service</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法补偿</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>故障检测</translation>
    </message>
    <message>
        <source>Copies in memory</source>
        <translation>内存副本</translation>
    </message>
    <message>
        <source>Congestion</source>
        <translation>拥塞</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>Liquid loop</source>
        <translation>液冷回路</translation>
    </message>
    <message>
        <source>Heat reuse</source>
        <translation>余热利用</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>机房平面</translation>
    </message>
    <message>
        <source>Cabling</source>
        <translation>布线</translation>
    </message>
    <message>
        <source>Parts of a server</source>
        <translation>服务器构成</translation>
    </message>
    <message>
        <source>Power cap</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Loss curves</source>
        <translation>损耗曲线</translation>
    </message>
    <message>
        <source>Grid and swing</source>
        <translation>电网与负荷波动</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>能耗与碳排放</translation>
    </message>
    <message>
        <source>Moved device</source>
        <translation>移位设备</translation>
    </message>
    <message>
        <source>Way of the data</source>
        <translation>数据路径</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>存储层</translation>
    </message>
</context>
<context>
    <name>items</name>
    <message>
        <source>train</source>
        <translation>训练池</translation>
    </message>
    <message>
        <source>pretrain</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>参数面</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>存储面</translation>
    </message>
    <message>
        <source>in-band</source>
        <translation>带内管理</translation>
    </message>
    <message>
        <source>out-of-band</source>
        <translation>带外管理</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>热层</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>catalog entry</source>
        <translation>目录条目</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>列表项</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供配电</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审查</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>power</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>N+1</source>
        <translation>N+1</translation>
    </message>
    <message>
        <source>N+2</source>
        <translation>N+2</translation>
    </message>
    <message>
        <source>3N/2</source>
        <translation>3N/2</translation>
    </message>
    <message>
        <source>2N</source>
        <translation>2N</translation>
    </message>
    <message>
        <source>module TDP</source>
        <translation>模块 TDP</translation>
    </message>
    <message>
        <source>module power cap</source>
        <translation>模块功率上限</translation>
    </message>
    <message>
        <source>nameplate</source>
        <translation>额定（铭牌）</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>sustained</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>average during HPL</source>
        <translation>HPL 期间平均</translation>
    </message>
    <message>
        <source>IT design load</source>
        <translation>IT 设计负荷</translation>
    </message>
    <message>
        <source>whole facility</source>
        <translation>整个设施</translation>
    </message>
    <message>
        <source>Training accelerators</source>
        <translation>训练加速卡</translation>
    </message>
    <message>
        <source>Inference accelerators</source>
        <translation>推理加速卡</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>机电设施</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>site</source>
        <translation>园区</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Results wait for “%1”: the value is not public. Enter it.</source>
        <translation>部分结果在等待“%1”：该值未公开，请填写。</translation>
    </message>
    <message>
        <source>Half of all runs meet the deadline of %2, but P90 is %1.</source>
        <translation>一半的运行能满足期限 %2，但 P90 为 %1。</translation>
    </message>
    <message>
        <source>%3 of the power limit is left: %1 reserved at the meter, limit %2.</source>
        <translation>功率上限只剩 %3：电表侧预留 %1，上限 %2。</translation>
    </message>
    <message>
        <source>The investment of %1 exceeds the budget of %2.</source>
        <translation>投资 %1 超过预算 %2。</translation>
    </message>
    <message>
        <source>The design has no pool of accelerators.</source>
        <translation>该方案没有加速卡资源池。</translation>
    </message>
    <message>
        <source>The design has no workload; days and demand stay empty.</source>
        <translation>该方案没有工作负载；天数与需求留空。</translation>
    </message>
    <message>
        <source>Workload “%1” runs on pool “%2”, which does not exist.</source>
        <translation>工作负载“%1”使用的资源池“%2”不存在。</translation>
    </message>
    <message>
        <source>“%1” is planned with an MFU of %2; published runs reach 35–55 %.</source>
        <translation>“%1”规划的 MFU 为 %2；公开训练记录为 35–55%。</translation>
    </message>
    <message>
        <source>6ND gives %1, the exact count %2: the rule of thumb is off by %3.</source>
        <translation>6ND 得 %1，精确计数为 %2：经验公式偏差 %3。</translation>
    </message>
    <message>
        <source>“%1”: the weights of %2 do not fit the %3 of one instance.</source>
        <translation>“%1”：权重 %2 放不进单实例的 %3。</translation>
    </message>
    <message>
        <source>“%1” is planned with a mean load of %2; the policy is 30–50 %.</source>
        <translation>“%1”规划的平均负载为 %2；策略为 30–50%。</translation>
    </message>
    <message>
        <source>“%1” needs %2 cards, its pool has %3.</source>
        <translation>“%1”需要 %2 卡，其资源池为 %3 卡。</translation>
    </message>
    <message>
        <source>No workload runs on pool “%1”.</source>
        <translation>没有工作负载使用资源池“%1”。</translation>
    </message>
    <message>
        <source>Network “%1”: requested %2, wired %3, %4 when full, because ports are whole.</source>
        <translation>网络“%1”：要求 %2，实现 %3，满配 %4，因为端口数为整数。</translation>
    </message>
    <message>
        <source>Pool “%1”: %2 per server is less than its cards alone, %3.</source>
        <translation>资源池“%1”：单台 %2 低于其加速卡之和 %3。</translation>
    </message>
    <message>
        <source>The reserve stands on sustained power: it comes to %1 × nameplate and leaves no real room.</source>
        <translation>预留以持续功率为基准：仅为额定的 %1 倍，没有真正的余量。</translation>
    </message>
    <message>
        <source>Pool “%1” needs liquid cooling; air was chosen.</source>
        <translation>资源池“%1”必须液冷，却选择了风冷。</translation>
    </message>
    <message>
        <source>Pool “%1”: %2 per rack on air is above the limit of %3.</source>
        <translation>资源池“%1”：风冷单柜 %2，超过上限 %3。</translation>
    </message>
    <message>
        <source>Pool “%1”: %2 per rack on air is above %3, where air already struggles.</source>
        <translation>资源池“%1”：风冷单柜 %2，高于 %3，风冷已经吃力。</translation>
    </message>
    <message>
        <source>Writing a checkpoint takes %1, longer than the interval of %2.</source>
        <translation>写一次检查点需 %1，长于间隔 %2。</translation>
    </message>
    <message>
        <source>Reading a checkpoint takes %1, more than 3 min.</source>
        <translation>读取检查点需 %1，超过 3 min。</translation>
    </message>
    <message>
        <source>A checkpoint every %1 is outside the ±5 % band; the best interval is %2 and gains %3.</source>
        <translation>检查点间隔 %1 超出 ±5% 区间；最优间隔 %2，可提升 %3。</translation>
    </message>
    <message>
        <source>%1 interruptions per card and year is a replacement rate, not an interruption rate.</source>
        <translation>每卡每年 %1 次是更换率，不是中断率。</translation>
    </message>
    <message>
        <source>%1 hot spares, 99 % of the time %2 are needed; waiting costs %3 of the time.</source>
        <translation>热备 %1 台，99% 的时刻需要 %2 台；等待占 %3 的时间。</translation>
    </message>
    <message>
        <source>A restart takes %1, more than 10 min.</source>
        <translation>重启需要 %1，超过 10 min。</translation>
    </message>
    <message>
        <source>With an interruption every %1 the job never gets from one checkpoint to the next.</source>
        <translation>平均每 %1 中断一次，作业无法从一个检查点跑到下一个。</translation>
    </message>
    <message>
        <source>Failure class “%1” counts per “%2”, which is not a known unit.</source>
        <translation>故障类别“%1”的计数单位“%2”未知。</translation>
    </message>
    <message>
        <source>There are no failure classes: no interruption is counted.</source>
        <translation>没有故障类别：不计任何中断。</translation>
    </message>
    <message>
        <source>Article: 1e23 FLOPs keep 1,000 cards of 1,000 TFLOPS busy for tens of days. Exact: %1 at an MFU of 40 %; tens of days (%2) need 1.2e24 FLOPs.</source>
        <translation>文章：1e23 FLOPs 让 1,000 张 1,000 TFLOPS 的卡跑数十天。精确值：MFU 40% 时为 %1；数十天（%2）需要 1.2e24 FLOPs。</translation>
    </message>
    <message>
        <source>Article: cards / 8 = servers. Here %1 cards in servers of %2 are %3 servers.</source>
        <translation>文章：服务器数 = 卡数 / 8。此处 %1 卡、每台 %2 卡，为 %3 台服务器。</translation>
    </message>
    <message>
        <source>Article: at least 25 GB/s per card, so 400G ports. Exact: %1 is %2, with the link efficiency %3 on the wire; the next port rate is %4.</source>
        <translation>文章：每卡不低于 25 GB/s，因此选 400G 端口。精确值：%1 即 %2，计入链路效率后线上为 %3；下一档端口速率为 %4。</translation>
    </message>
    <message>
        <source>Article: 160,000 cards with an MTBF of 500,000 h fail at %1. That is replacement; here cards are replaced at %2, but the job is interrupted at %3.</source>
        <translation>文章：160,000 卡、MTBF 500,000 h，故障率为 %1。那是更换率；此处换卡率为 %2，而作业中断率为 %3。</translation>
    </message>
    <message>
        <source>Article: reserve 1.3 × peak. Here that is %1, or %2 × nameplate; 1.3 × sustained would be only %3 × nameplate.</source>
        <translation>文章：按峰值的 1.3 倍预留。此处为 %1，即额定的 %2 倍；若按持续功率的 1.3 倍，只有额定的 %3 倍。</translation>
    </message>
    <message>
        <source>Article: 30 instead of 5 min between checkpoints gains 15 %. Here it gains %1; 15 % would imply a stall of %2, this design has %3.</source>
        <translation>文章：检查点间隔从 5 min 改为 30 min 提升 15%。此处提升 %1；15% 意味着单次停顿 %2，本方案为 %3。</translation>
    </message>
    <message>
        <source>Article: a checkpoint of 100 B parameters has hundreds of GB. Exact: %1 with optimizer states; %2 is the weights alone.</source>
        <translation>文章：千亿参数的检查点为数百 GB。精确值：含优化器状态为 %1；%2 只是权重。</translation>
    </message>
    <message>
        <source>Article: 160,000 cards of 400 W are %1, the whole IT load passes 100 MW: a factor of %2 over the cards.</source>
        <translation>文章：160,000 张 400 W 的卡为 %1，整个 IT 负载超过 100 MW：为卡功率的 %2 倍。</translation>
    </message>
    <message>
        <source>Article: 256 cards need two months, 512 cards three weeks. That takes %1 × the speed per card: an MFU of 40 % would have to become %2.</source>
        <translation>文章：256 卡要两个月，512 卡三周。这要求单卡速度变为 %1 倍：MFU 从 40% 变为 %2。</translation>
    </message>
    <message>
        <source>Article: networks are 20–30 % of the hardware. Here they are %1; compare only figures of the same scope.</source>
        <translation>文章：网络占硬件的 20–30%。此处为 %1；只能比较口径相同的数字。</translation>
    </message>
    <message>
        <source>“%1” cannot be read as %2; write a number with a unit such as %3.</source>
        <translation>“%1”不能读作%2；请写数值加单位，例如 %3。</translation>
    </message>
    <message>
        <source>“%1” is in %2 (%3); this field takes a %4 (%5).</source>
        <translation>“%1”的单位是 %2（%3）；此处应填%4（%5）。</translation>
    </message>
    <message>
        <source>“%2” in “%1” is not a unit of %3; use for example %4.</source>
        <translation>“%1”中的“%2”不是%3的单位；例如可用 %4。</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3; write it without the comma.</source>
        <translation>“%1”可读作 %2 或 %3；请去掉逗号。</translation>
    </message>
    <message>
        <source>“%1” is not a finite number.</source>
        <translation>“%1”不是有限数值。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>“%1”不是整数。</translation>
    </message>
    <message>
        <source>“%1” is too large for a count; the limit is 9 × 10¹⁸.</source>
        <translation>“%1”作为数量过大；上限为 9 × 10¹⁸。</translation>
    </message>
    <message>
        <source>“%1” is not an amount of money; write for example 36000 USD or 648 万元.</source>
        <translation>“%1”不是金额；例如写 36000 USD 或 648 万元。</translation>
    </message>
    <message>
        <source>“%1” is not a date; write year-month-day, for example 2026-11-29.</source>
        <translation>“%1”不是日期；请写 年-月-日，例如 2026-11-29。</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>“%1”既不是“是”也不是“否”。</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2.</source>
        <translation>“%1”不在可选项中：%2。</translation>
    </message>
    <message>
        <source>%1 must not be blank.</source>
        <translation>%1不能留空。</translation>
    </message>
    <message>
        <source>%1 cannot take a value of this kind.</source>
        <translation>%1不能取这种类型的值。</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1不得小于 %2。</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1不得大于 %2。</translation>
    </message>
    <message>
        <source>%1 must be between %2 and %3.</source>
        <translation>%1必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>%1 is usually at least %2.</source>
        <translation>%1通常不小于 %2。</translation>
    </message>
    <message>
        <source>%1 is usually at most %2.</source>
        <translation>%1通常不大于 %2。</translation>
    </message>
    <message>
        <source>%1 is usually between %2 and %3.</source>
        <translation>%1通常在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>没有字段“%1”。</translation>
    </message>
    <message>
        <source>There is no field “%1”; did you mean “%2”?</source>
        <translation>没有字段“%1”；是否指“%2”？</translation>
    </message>
    <message>
        <source>%1 is a group of fields; name one field in it.</source>
        <translation>%1是一组字段；请指定其中一个字段。</translation>
    </message>
    <message>
        <source>“%1” can be set while one item stands behind it; here are %2. Name the field of the item.</source>
        <translation>“%1”只对应一项时才能设置；此处对应 %2 项，请指定某一项的字段。</translation>
    </message>
    <message>
        <source>%1 is a result; it follows from the inputs and cannot be set.</source>
        <translation>%1是计算结果，由输入得出，不能设置。</translation>
    </message>
    <message>
        <source>“%1” is an item of a list; name one field of it.</source>
        <translation>“%1”是列表中的一项；请指定其字段。</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>名称“%1”已被使用。</translation>
    </message>
    <message>
        <source>%1 cannot reach %2; the nearest is %3, at %5 for %4.</source>
        <translation>%1达不到 %2；最接近为 %3，此时%4为 %5。</translation>
    </message>
    <message>
        <source>%1 cannot be both what is looked for and what is varied.</source>
        <translation>%1不能既是求解目标又是变量。</translation>
    </message>
    <message>
        <source>%1 is not a number that can be sought or varied.</source>
        <translation>%1不是可求解或可变动的数值。</translation>
    </message>
    <message>
        <source>%1 does not move %2.</source>
        <translation>%1不影响%2。</translation>
    </message>
    <message>
        <source>%1 stands where a %2 with its unit is expected, as text: a number and %3.</source>
        <translation>%1处应为带单位的%2文本：数值和 %3。</translation>
    </message>
    <message>
        <source>%1 stands where a number is expected.</source>
        <translation>%1处应为数值。</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is expected.</source>
        <translation>%1处应为整数。</translation>
    </message>
    <message>
        <source>%1 stands where true or false is expected.</source>
        <translation>%1处应为 true 或 false。</translation>
    </message>
    <message>
        <source>%1 stands where a text is expected.</source>
        <translation>%1处应为文本。</translation>
    </message>
    <message>
        <source>%1 stands where one of these words is expected: %2.</source>
        <translation>%1处应为以下词之一：%2。</translation>
    </message>
    <message>
        <source>%1 stands where an amount with its currency is expected, as text: &quot;36000 USD&quot;.</source>
        <translation>%1处应为带货币的金额文本：&quot;36000 USD&quot;。</translation>
    </message>
    <message>
        <source>%1 stands where a date is expected, as text: &quot;2026-11-29&quot;.</source>
        <translation>%1处应为日期文本：&quot;2026-11-29&quot;。</translation>
    </message>
    <message>
        <source>%1 stands where a group in braces is expected.</source>
        <translation>%1处应为花括号中的一组字段。</translation>
    </message>
    <message>
        <source>%1 stands where a list in brackets is expected.</source>
        <translation>%1处应为方括号中的列表。</translation>
    </message>
    <message>
        <source>“%1” is not a grade; expected is A, B or C.</source>
        <translation>“%1”不是证据等级；应为 A、B 或 C。</translation>
    </message>
    <message>
        <source>%1 is not an origin; expected is user, catalog or default.</source>
        <translation>%1不是来源标记；应为 user、catalog 或 default。</translation>
    </message>
    <message>
        <source>%1 is not an id; expected is a whole number from 1 to 9007199254740991.</source>
        <translation>%1不是编号；应为 1 到 9007199254740991 的整数。</translation>
    </message>
    <message>
        <source>“%1”, at %2: %3</source>
        <translation>“%1”中 %2 处：%3</translation>
    </message>
    <message>
        <source>“%1” is empty; expected is a JSON file.</source>
        <translation>“%1”是空文件；应为 JSON 文件。</translation>
    </message>
    <message>
        <source>“%1” has %2; the limit is %3.</source>
        <translation>“%1”有 %2；上限为 %3。</translation>
    </message>
    <message>
        <source>“%1” is not valid JSON: line %2, column %3.</source>
        <translation>“%1”不是有效的 JSON：第 %2 行第 %3 列。</translation>
    </message>
    <message>
        <source>“%1” is not valid UTF-8 text: line %2, column %3.</source>
        <translation>“%1”不是有效的 UTF-8 文本：第 %2 行第 %3 列。</translation>
    </message>
    <message>
        <source>“%1” holds a number that is too large; expected are finite numbers.</source>
        <translation>“%1”含有过大的数；应为有限数值。</translation>
    </message>
    <message>
        <source>“%1” is nested deeper than the limit of %2 levels.</source>
        <translation>“%1”嵌套超过 %2 层的上限。</translation>
    </message>
    <message>
        <source>“%1” holds more than the limit of %2 values.</source>
        <translation>“%1”的值超过 %2 个的上限。</translation>
    </message>
    <message>
        <source>“%1” has a group with more than the limit of %2 keys.</source>
        <translation>“%1”中有一组超过 %2 个键的上限。</translation>
    </message>
    <message>
        <source>“%1”, at %2: the list is longer than the limit of %3 items.</source>
        <translation>“%1”中 %2 处：列表超过 %3 项的上限。</translation>
    </message>
    <message>
        <source>“%1” has the key %2 twice in one group; each key may stand once.</source>
        <translation>“%1”同一组中键 %2 出现两次；每个键只能出现一次。</translation>
    </message>
    <message>
        <source>“%1” is not a workbook; expected is a JSON object with version, project and designs.</source>
        <translation>“%1”不是工作簿；应为含 version、project 和 designs 的 JSON 对象。</translation>
    </message>
    <message>
        <source>“%1” names no workbook version; expected is a whole number such as %2.</source>
        <translation>“%1”没有写工作簿版本；应为整数，例如 %2。</translation>
    </message>
    <message>
        <source>“%1” needs version %2 or newer; this program reads versions up to %3.</source>
        <translation>“%1”需要版本 %2 或更新；本程序可读到版本 %3。</translation>
    </message>
    <message>
        <source>“%1” has version %2, for which there is no conversion; the oldest readable version is %3.</source>
        <translation>“%1”的版本 %2 无法转换；可读的最旧版本为 %3。</translation>
    </message>
    <message>
        <source>“%1” holds no design; expected is a list “designs” with at least one.</source>
        <translation>“%1”不含方案；应有至少一项的列表“designs”。</translation>
    </message>
    <message>
        <source>“%1”, at %2: item %3 has no name; expected is a text under “name”.</source>
        <translation>“%1”中 %2 处：第 %3 项没有名称；“name”下应为文本。</translation>
    </message>
    <message>
        <source>“%1”, at %2: the id %3 stands twice; ids differ within a list.</source>
        <translation>“%1”中 %2 处：编号 %3 出现两次；同一列表中编号不得相同。</translation>
    </message>
    <message>
        <source>“%1”, at %2: there is no “%3” in the list %4.</source>
        <translation>“%1”中 %2 处：列表 %4 中没有“%3”。</translation>
    </message>
    <message>
        <source>“%1”: the base design %2 is not there; the first design is taken.</source>
        <translation>“%1”：基准方案 %2 不存在；采用第一个方案。</translation>
    </message>
    <message>
        <source>%1 is not a finite number and cannot be saved.</source>
        <translation>%1不是有限数值，无法保存。</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not valid UTF-8 text and cannot be saved.</source>
        <translation>%1含有无效的 UTF-8 字节，无法保存。</translation>
    </message>
    <message>
        <source>“%1” is not a catalogue; expected is a JSON object with %2.</source>
        <translation>“%1”不是设备库；应为含 %2 的 JSON 对象。</translation>
    </message>
    <message>
        <source>“%1” is of the kind “%2”; expected is one of: %3.</source>
        <translation>“%1”的类型为“%2”；应为以下之一：%3。</translation>
    </message>
    <message>
        <source>“%1”: entry %2 has no usable id; expected is a text without spaces under “id”.</source>
        <translation>“%1”：条目 %2 没有可用的编号；“id”下应为不含空格的文本。</translation>
    </message>
    <message>
        <source>“%1”: the id “%2” is already taken; the first entry stays.</source>
        <translation>“%1”：编号“%2”已被使用；保留先读到的条目。</translation>
    </message>
    <message>
        <source>“%1”, entry “%2”, %3: %4</source>
        <translation>“%1”，条目“%2”，%3：%4</translation>
    </message>
    <message>
        <source>“%1”, entry “%2”: there is no field “%3” in this kind of catalogue.</source>
        <translation>“%1”，条目“%2”：该类设备库中没有字段“%3”。</translation>
    </message>
    <message>
        <source>%1 is not one of the sources of the file.</source>
        <translation>%1不是该文件列出的来源。</translation>
    </message>
    <message>
        <source>There is no entry “%1” in the catalogue %2.</source>
        <translation>设备库 %2 中没有条目“%1”。</translation>
    </message>
    <message>
        <source>%1 does not name a catalogue entry.</source>
        <translation>%1不对应设备库条目。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a workbook.</source>
        <translation>“%1”是文件夹，不是工作簿。</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <translation>“%1”不是普通文件。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>“%1”无法读取：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than %2; a workbook never is.</source>
        <translation>“%1”大于 %2；工作簿不会这么大。</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist.</source>
        <translation>文件夹“%1”不存在。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: the folder “%2” does not allow it.</source>
        <translation>“%1”无法写入：文件夹“%2”不允许。</translation>
    </message>
    <message>
        <source>“%1” was not saved: the disk is full. The former file is untouched.</source>
        <translation>“%1”未保存：磁盘已满。原文件未改动。</translation>
    </message>
    <message>
        <source>“%1” was not saved: %2. The former file is untouched.</source>
        <translation>“%1”未保存：%2。原文件未改动。</translation>
    </message>
    <message>
        <source>“%1” was not saved: %2</source>
        <translation>“%1”未保存：%2</translation>
    </message>
    <message>
        <source>“%1” is open for reading only; save it under another name.</source>
        <translation>“%1”以只读方式打开；请另存为其他名称。</translation>
    </message>
    <message>
        <source>“%1” has been open on %2 (program %3, process %4) since %5; it is shown for reading only.</source>
        <translation>“%1”自 %5 起已在 %2 上打开（程序 %3，进程 %4）；以只读方式显示。</translation>
    </message>
    <message>
        <source>“%1” is open in another program; it is shown for reading only.</source>
        <translation>“%1”已在另一个程序中打开；以只读方式显示。</translation>
    </message>
    <message>
        <source>“%1” is open in another program; choose another name.</source>
        <translation>“%1”已在另一个程序中打开；请换一个名称。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened; save it under another name.</source>
        <translation>“%1”打开后已被另一个程序修改；请另存为其他名称。</translation>
    </message>
    <message>
        <source>“%1” was not saved: no backup of the older file could be made at “%2”.</source>
        <translation>“%1”未保存：无法在“%2”处备份旧文件。</translation>
    </message>
    <message>
        <source>The workbook has no file name yet.</source>
        <translation>该工作簿还没有文件名。</translation>
    </message>
    <message>
        <source>There is no design “%1”; the workbook has %2.</source>
        <translation>没有方案“%1”；该工作簿有 %2。</translation>
    </message>
    <message>
        <source>The workbook has no design.</source>
        <translation>该工作簿没有方案。</translation>
    </message>
    <message>
        <source>A workbook keeps at least one design.</source>
        <translation>工作簿至少保留一个方案。</translation>
    </message>
    <message>
        <source>A design needs a name.</source>
        <translation>方案需要名称。</translation>
    </message>
    <message>
        <source>There is already a design “%1”.</source>
        <translation>已有方案“%1”。</translation>
    </message>
    <message>
        <source>There is no item “%1” in %2.</source>
        <translation>%2 中没有“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a list.</source>
        <translation>“%1”不是列表。</translation>
    </message>
    <message>
        <source>There is no example “%1”; there are %2.</source>
        <translation>没有示例“%1”；可用的有 %2。</translation>
    </message>
    <message>
        <source>The catalogue folder “%1” does not exist or cannot be read.</source>
        <translation>设备库文件夹“%1”不存在或无法读取。</translation>
    </message>
    <message>
        <source>There is no catalogue “%1”; there are %2.</source>
        <translation>没有设备库“%1”；可用的有 %2。</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are %2.</source>
        <translation>没有语言“%1”；可用的有 %2。</translation>
    </message>
    <message>
        <source>“%1” is not of the form key=value.</source>
        <translation>“%1”不是 key=value 的形式。</translation>
    </message>
    <message>
        <source>%1 (design “%2”; choose one with --design)</source>
        <translation>%1（方案“%2”；请用 --design 选择）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a workbook; the commands are %2.</source>
        <translation>“%1”既不是命令也不是工作簿；命令有 %2。</translation>
    </message>
    <message>
        <source>A command is needed: %1.</source>
        <translation>需要一个命令：%1。</translation>
    </message>
    <message>
        <source>%1: give either a workbook or --example.</source>
        <translation>%1：请给出工作簿或 --example 之一。</translation>
    </message>
    <message>
        <source>This build has no window; the commands are %1.</source>
        <translation>此版本没有窗口；命令有 %1。</translation>
    </message>
    <message>
        <source>“%1” has no ending that says what to write; possible: %2.</source>
        <translation>“%1”没有表明写什么的扩展名；可用：%2。</translation>
    </message>
    <message>
        <source>solve: --to is needed for %1.</source>
        <translation>solve：%1 需要 --to。</translation>
    </message>
    <message>
        <source>The design “%1” cannot be simulated: an input is negative, infinite or no number.</source>
        <translation>方案“%1”无法仿真：某个输入为负、无穷或不是数值。</translation>
    </message>
    <message>
        <source>The run of design “%1” takes more than 60 years.</source>
        <translation>方案“%1”的运行超过 60 年。</translation>
    </message>
    <message>
        <source>“%1” cannot run: TP %2 does not divide the %3 attention heads. Choose a TP of %4.</source>
        <translation>“%1”无法运行：TP %2 不能整除 %3 个注意力头。TP 可取 %4。</translation>
    </message>
    <message>
        <source>“%1” cannot run: PP %2 × interleave %3 are %4 stages, the model has %5 layers. Lower PP or the interleave.</source>
        <translation>“%1”无法运行：PP %2 × 交错级数 %3 为 %4 级，而模型只有 %5 层。请减小 PP 或交错级数。</translation>
    </message>
    <message>
        <source>“%1” cannot run: %2 layers do not divide into PP %3 × interleave %4 equal parts. Change PP, or set the interleave to 1.</source>
        <translation>“%1”无法运行：%2 层不能按 PP %3 × 交错级数 %4 等分。请调整 PP，或将交错级数设为 1。</translation>
    </message>
    <message>
        <source>“%1” cannot run: %2 data-parallel copies × micro-batch %3 take %4 sequences per step, the global batch has %5. Enlarge the global batch, or use fewer cards or a larger TP or PP.</source>
        <translation>“%1”无法运行：%2 份数据并行副本 × 微批大小 %3 每步需要 %4 个序列，而全局批只有 %5 个。请增大全局批，或减少卡数，或增大 TP、PP。</translation>
    </message>
    <message>
        <source>“%1”: the global batch of %2 sequences does not divide by %3 data-parallel copies × micro-batch %4; %5 or %6 would.</source>
        <translation>“%1”：全局批 %2 个序列不能被 %3 份数据并行副本 × 微批大小 %4 整除；可取 %5 或 %6。</translation>
    </message>
    <message>
        <source>“%1”: %2 layers do not divide into %3 stages; the fullest has %4 and the others wait, up to %5 of the time.</source>
        <translation>“%1”：%2 层不能均分为 %3 个流水级；最满的一级有 %4 层，其余各级等待，最多占时间的 %5。</translation>
    </message>
    <message>
        <source>“%1”: TP %2 does not stay inside a scale-up domain of %3 cards; part of its traffic falls on the slower network.</source>
        <translation>“%1”：TP %2 不能完整落在 %3 卡的高带宽域内，部分通信落到较慢的网络上。</translation>
    </message>
    <message>
        <source>“%1” cannot run: one instance takes %2 cards, the pool has %3. Use fewer cards per instance, or add cards.</source>
        <translation>“%1”无法运行：一个实例需要 %2 卡，资源池只有 %3 卡。请减少每实例卡数，或增加卡数。</translation>
    </message>
    <message>
        <source>Network “%1”: no port rate carries the required %2 per card.</source>
        <translation>网络“%1”：没有端口速率能承载每卡所需的 %2。</translation>
    </message>
    <message>
        <source>Other parts of %1 leave no height in a rack of %2.</source>
        <translation>其他部件占用 %1，%2 的机柜没有剩余高度。</translation>
    </message>
    <message>
        <source>No hot storage tier can be written: a checkpoint never becomes durable.</source>
        <translation>没有可写的热存储层：检查点无法落盘。</translation>
    </message>
    <message>
        <source>No hot storage tier can be read: nothing can be restarted from a checkpoint.</source>
        <translation>没有可读的热存储层：无法从检查点重启。</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3; write it with its unit.</source>
        <translation>“%1”可以是 %2，也可以是 %3；请写明单位。</translation>
    </message>
    <message>
        <source>“%1”: the project has no exchange rate for %2.</source>
        <translation>“%1”：项目没有 %2 的汇率。</translation>
    </message>
    <message>
        <source>“%1” is not public and has not been entered.</source>
        <translation>“%1”未公开，也尚未填写。</translation>
    </message>
    <message>
        <source>No line of the bill behind it has a price.</source>
        <translation>相关的清单行都没有价格。</translation>
    </message>
    <message>
        <source>%1 cannot be computed from these inputs.</source>
        <translation>由当前输入无法计算%1。</translation>
    </message>
    <message>
        <source>A figure of inference services; this is a training run.</source>
        <translation>该指标属于推理服务，此处为训练任务。</translation>
    </message>
    <message>
        <source>A figure of training runs; this is an inference service.</source>
        <translation>该指标属于训练任务，此处为推理服务。</translation>
    </message>
    <message>
        <source>The design has no training run.</source>
        <translation>该方案没有训练任务。</translation>
    </message>
    <message>
        <source>Nothing interrupts the run: no failure class counts.</source>
        <translation>没有计入的故障类别，训练不会中断。</translation>
    </message>
    <message>
        <source>The design has no parameter network.</source>
        <translation>该方案没有参数面网络。</translation>
    </message>
    <message>
        <source>A figure of parameter networks; this network has another role.</source>
        <translation>该指标属于参数面网络，此网络为其他用途。</translation>
    </message>
    <message>
        <source>No bandwidth per card is required.</source>
        <translation>未要求每卡带宽。</translation>
    </message>
    <message>
        <source>This network has access switches only.</source>
        <translation>该网络只有接入交换机。</translation>
    </message>
    <message>
        <source>The product fills whole racks.</source>
        <translation>该产品按整柜交付。</translation>
    </message>
    <message>
        <source>The project sets no limit.</source>
        <translation>项目未设限值。</translation>
    </message>
    <message>
        <source>Nothing draws power.</source>
        <translation>没有用电负载。</translation>
    </message>
    <message>
        <source>%1 has no value in this design: %2</source>
        <translation>%1 在该方案中没有数值：%2</translation>
    </message>
    <message>
        <source>%1: %2 cards by arithmetic, but the next count that can be built fails: %3</source>
        <translation>%1：按算术需要 %2 卡，但相邻的可建卡数不行：%3</translation>
    </message>
    <message>
        <source>No multiple of %1 beside it meets the target.</source>
        <translation>相邻的 %1 的整数倍都达不到目标。</translation>
    </message>
    <message>
        <source>“%1” is there already; --force replaces it.</source>
        <translation>“%1”已存在；加 --force 可覆盖。</translation>
    </message>
    <message>
        <source>The output could not be written: the disk is full or the reader has gone.</source>
        <translation>输出未能写出：磁盘已满，或读取端已关闭。</translation>
    </message>
    <message>
        <source>The design “%1” cannot be simulated, because its training days have no value: %2</source>
        <translation>方案“%1”无法仿真，因为训练天数没有数值：%2</translation>
    </message>
    <message>
        <source>“%1” cannot run: one replica takes TP %2 × PP %3 × CP %6 = %4 cards, the pool has %5. Lower TP or PP, or add cards.</source>
        <translation>“%1”无法运行：一份副本需要 TP %2 × PP %3 × CP %6 = %4 卡，资源池只有 %5 卡。请减小 TP 或 PP，或增加卡数。</translation>
    </message>
    <message>
        <source>“%1” cannot run: %2 cards are no multiple of TP %3 × PP %4 × CP %8 = %5. Take %6 or %7 cards, or change TP or PP.</source>
        <translation>“%1”无法运行：%2 卡不是 TP %3 × PP %4 × CP %8 = %5 的整数倍。可取 %6 或 %7 卡，或调整 TP、PP。</translation>
    </message>
    <message>
        <source>“%1” cannot run: a sequence of %2 tokens does not divide into 2 × CP %3 equal parts. Change CP or the sequence length.</source>
        <translation>“%1”无法运行：%2 词元的序列不能等分为 2 × CP %3 份。请修改 CP 或序列长度。</translation>
    </message>
    <message>
        <source>“%1” cannot run: EP %2 must divide the %3 experts, and EP × ETP = %4 the %5 cards of a stage. Change EP or ETP.</source>
        <translation>“%1”无法运行：EP %2 须整除 %3 个专家，EP × ETP = %4 须整除一级流水的 %5 张卡。请修改 EP 或 ETP。</translation>
    </message>
    <message>
        <source>“%1” cannot run: %2 microbatches do not feed an interleaved pipeline of %3 stages. Enlarge the global batch, or set the interleave to 1.</source>
        <translation>“%1”无法运行：%2 个微批填不满 %3 级交错流水线。请增大全局批，或将交错设为 1。</translation>
    </message>
    <message>
        <source>%1 is not one of the keys under “sources” of the file.</source>
        <translation>%1不是该文件“sources”下的键。</translation>
    </message>
    <message>
        <source>“%1” has no training run on a pool; there is nothing to search.</source>
        <translation>“%1”没有在资源池上运行的训练任务，无可搜索。</translation>
    </message>
    <message>
        <source>%1 holds no cases: a list “runs”, or sections of cases with “kind”, is expected.</source>
        <translation>%1 中没有用例：应有列表 “runs”，或带 “kind” 的用例分节。</translation>
    </message>
    <message>
        <source>The speed of this run is planned, not built up from parts.</source>
        <translation>该训练的速度是规划值，没有按组成计算。</translation>
    </message>
    <message>
        <source>The network has two tiers; there are no pods.</source>
        <translation>网络只有两层，没有 Pod。</translation>
    </message>
    <message>
        <source>“%1” cannot run as %2: model, groups and batch do not divide each other.</source>
        <translation>“%1”无法按 %2 运行：模型、并行组与批不能整除。</translation>
    </message>
    <message>
        <source>“%1” cannot run: the model has no experts. Set EP and ETP to 1.</source>
        <translation>“%1”无法运行：模型没有专家，请将 EP 与 ETP 设为 1。</translation>
    </message>
    <message>
        <source>“%1”, “%2”: the search needs “%3”, which has no value.</source>
        <translation>“%1”的“%2”：搜索需要“%3”，该项没有数值。</translation>
    </message>
    <message>
        <source>“%1”, at %2: “%3” is no entry of the catalogue in this file, and no values stand in its place.</source>
        <translation>“%1”的 %2：文件的设备库中没有条目“%3”，也没有给出其数值。</translation>
    </message>
    <message>
        <source>The design has no pool of accelerators: add one, nothing can be computed before.</source>
        <translation>方案没有加速卡资源池：请先添加，否则无法计算。</translation>
    </message>
    <message>
        <source>This language model cannot exist: %1 is %2, at least %3 is needed.</source>
        <translation>该语言模型不成立：%1为 %2，至少应为 %3。</translation>
    </message>
    <message>
        <source>This language model cannot exist: %1 is %2, more than %3 with %4.</source>
        <translation>该语言模型不成立：%1为 %2，大于%3的 %4。</translation>
    </message>
    <message>
        <source>This language model cannot exist: %1 with %2 must divide %3 with %4.</source>
        <translation>该语言模型不成立：%1（%2）必须能整除%3（%4）。</translation>
    </message>
    <message>
        <source>There is no parameter network between the servers: add one under the networks.</source>
        <translation>服务器之间没有参数面网络：请在网络中添加。</translation>
    </message>
    <message>
        <source>Network “%1” connects nothing: neither a server nor a node is on it. Choose another pool for it, or remove it.</source>
        <translation>网络“%1”没有接入任何服务器或节点：请为其另选资源池，或将其删除。</translation>
    </message>
    <message>
        <source>%1 must be a finite number.</source>
        <translation>%1必须是有限的数值。</translation>
    </message>
    <message>
        <source>“%1”: these keys are unknown; they are kept but not used: %2.</source>
        <translation>“%1”中有未知的键，予以保留但不使用：%2。</translation>
    </message>
    <message>
        <source>“%1” sends only %2 of its gradients: this can change the result of the training. Plan a trial run, extra tokens and error feedback.</source>
        <translation>“%1”只发送 %2 的梯度，可能影响训练结果。应安排试训，并预留额外词元与误差反馈。</translation>
    </message>
    <message>
        <source>“%1” sends gradients in 4 bits: training can converge later or not at all. Plan a trial run.</source>
        <translation>“%1”以 4 位发送梯度，可能收敛变慢甚至不收敛。应安排试训。</translation>
    </message>
    <message>
        <source>“%1” compresses gradients without error feedback: what is not sent is lost.</source>
        <translation>“%1”压缩梯度但没有误差反馈，未发送的部分会丢失。</translation>
    </message>
    <message>
        <source>Gradient compression gains “%1” nothing: %2 instead of %3. The exchange hides behind computation or packing costs more.</source>
        <translation>梯度压缩对“%1”没有收益：%2，不压缩为 %3。通信已被计算掩盖，或编解码开销更大。</translation>
    </message>
    <message>
        <source>“%1”: a capacity factor of %2 drops %3 of the tokens at an expert imbalance of %4; they do not train the experts.</source>
        <translation>“%1”：容量因子 %2 在专家负载不均 %4 时丢弃 %3 的词元，这些词元不参与专家训练。</translation>
    </message>
    <message>
        <source>“%1”: %2 of the computed tokens are padding. Packing would take %3 instead of %4.</source>
        <translation>“%1”：计算的词元中 %2 为填充。打包后需 %3，目前为 %4。</translation>
    </message>
    <message>
        <source>With a micro-batch of %2 it takes %1.</source>
        <translation>微批改为 %2 后需要 %1。</translation>
    </message>
    <message>
        <source>With a distributed optimizer it takes %1.</source>
        <translation>改用分布式优化器后需要 %1。</translation>
    </message>
    <message>
        <source>With full recomputation it takes %1.</source>
        <translation>改为全量重计算后需要 %1。</translation>
    </message>
    <message>
        <source>With PP %2 it takes %1.</source>
        <translation>PP 改为 %2 后需要 %1。</translation>
    </message>
    <message>
        <source>With TP %2 it takes %1.</source>
        <translation>TP 改为 %2 后需要 %1。</translation>
    </message>
    <message>
        <source>One instance of “%1” spreads over %2 cards, a scale-up domain holds %3: exchange is %4 of every pass.</source>
        <translation>“%1”的单实例跨 %2 卡，高带宽域只有 %3 卡：通信占每次解码的 %4。</translation>
    </message>
    <message>
        <source>One instance of “%1” on %2 cards cuts %3 attention heads into unequal parts; choose a divisor of the heads.</source>
        <translation>“%1”的单实例用 %2 卡，无法均分 %3 个注意力头；请选用头数的约数。</translation>
    </message>
    <message>
        <source>“%1” cannot meet its TPOT target of %3: even alone on an instance a user waits %2 per token. Take more cards per instance, a narrower precision or another card.</source>
        <translation>“%1”达不到 TPOT 目标 %3：即使实例只服务一个用户，每词元也要 %2。请增加每实例卡数、降低精度或更换加速卡。</translation>
    </message>
    <message>
        <source>“%1”: at the peak the first token takes %2, the target is %3; the prefill alone takes %4.</source>
        <translation>“%1”：高峰时首词元需 %2，目标为 %3；仅预填充就需 %4。</translation>
    </message>
    <message>
        <source>A figure of experts; the model has none.</source>
        <translation>专家指标；该模型没有专家。</translation>
    </message>
    <message>
        <source>No target for the time per output token is set.</source>
        <translation>未设置每词元时延目标。</translation>
    </message>
    <message>
        <source>Prefill and decode share their instances.</source>
        <translation>预填充与解码共用实例。</translation>
    </message>
    <message>
        <source>Nothing is asked of the service.</source>
        <translation>该服务没有请求。</translation>
    </message>
    <message>
        <source>Nothing is exchanged there, or the network ends below this tier.</source>
        <translation>这一层没有通信，或网络不到这一层。</translation>
    </message>
    <message>
        <source>“%1” describes no language model; expected is a JSON object such as a config.json.</source>
        <translation>“%1”不是语言模型结构；应为 config.json 之类的 JSON 对象。</translation>
    </message>
    <message>
        <source>“%1” has no value for “%2”; expected is a whole number under one of: %3.</source>
        <translation>“%1”没有“%2”的值；应以下列键之一给出整数：%3。</translation>
    </message>
    <message>
        <source>“%1”, at %2: %3 cannot be described; expected is %4.</source>
        <translation>“%1”的 %2：无法描述 %3；应为 %4。</translation>
    </message>
    <message>
        <source>“%1”, at %2: %3 is more than %4, which is %5.</source>
        <translation>“%1”的 %2：%3 大于 %4（%5）。</translation>
    </message>
    <message>
        <source>“%1”, at %2: %3 is not a multiple of %4, which is %5.</source>
        <translation>“%1”的 %2：%3 不是 %4（%5）的整数倍。</translation>
    </message>
    <message>
        <source>“%1” describes a model that cannot be built; expected are sizes of at least 1.</source>
        <translation>“%1”描述的模型无法构建；各尺寸至少应为 1。</translation>
    </message>
    <message>
        <source>“%1” does not say “%2”; taken is %3.</source>
        <translation>“%1”未给出“%2”，取 %3。</translation>
    </message>
    <message>
        <source>“%1”: without effect on the sizes, or not described: %2.</source>
        <translation>“%1”：不影响规模或无法描述的键：%2。</translation>
    </message>
    <message>
        <source>There is no workload “%1”; the design has %2.</source>
        <translation>没有工作负载“%1”；方案中有 %2。</translation>
    </message>
    <message>
        <source>The design has several workloads; choose one of %1.</source>
        <translation>方案中有多个工作负载，请从中选择：%1。</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation>没有“%1”这种格式；可用的有 %2。</translation>
    </message>
    <message>
        <source>“%1” has no network that could be written in this format.</source>
        <translation>“%1”没有可以写成这种格式的网络。</translation>
    </message>
    <message>
        <source>“%1” has %2 links; a file holds at most %3.</source>
        <translation>“%1”有 %2 条链路，单个文件最多 %3 条。</translation>
    </message>
    <message>
        <source>No published run stands behind the efficiency of %2 in “%1”; days may be off by %3.</source>
        <translation>“%1”所用 %2 的效率没有公开训练作依据；天数误差可能达 %3。</translation>
    </message>
    <message>
        <source>%2 fits, with %1.</source>
        <translation>改用 %2 可以放下，需要 %1。</translation>
    </message>
    <message>
        <source>%2 with full recomputation fits, with %1.</source>
        <translation>改用 %2 加全量重计算可以放下，需要 %1。</translation>
    </message>
    <message>
        <source>No strategy fits on these cards; take more of them, or cards with more memory.</source>
        <translation>这些卡上没有放得下的策略；请增加卡数，或换显存更大的卡。</translation>
    </message>
    <message>
        <source>Network “%1” cannot be built. %2 %3</source>
        <translation>网络“%1”无法组成。%2%3</translation>
    </message>
    <message>
        <source>%1 servers do not fit two tiers; the limit is %2.</source>
        <translation>%1 台服务器超出二层网络，上限 %2 台。</translation>
    </message>
    <message>
        <source>%1 servers do not fit three tiers; the limit is %2.</source>
        <translation>%1 台服务器超出三层网络，上限 %2 台。</translation>
    </message>
    <message>
        <source>%1 servers do not fit a dragonfly of these switches; the limit is %2.</source>
        <translation>%1 台服务器超出这种交换机组成的 Dragonfly，上限 %2 台。</translation>
    </message>
    <message>
        <source>The sides give %2 places for %1 network ports.</source>
        <translation>各边长只给出 %2 个位置，网络端口有 %1 个。</translation>
    </message>
    <message>
        <source>This oversubscription leaves no port for links up or down.</source>
        <translation>该收敛比没有为上联或下联留出端口。</translation>
    </message>
    <message>
        <source>The switch has %1 ports; the bound is %2.</source>
        <translation>交换机有 %1 个端口，限值为 %2。</translation>
    </message>
    <message>
        <source>A server has %1 ports in this network; the bound is %2.</source>
        <translation>每台服务器在此网络有 %1 个端口，限值为 %2。</translation>
    </message>
    <message>
        <source>A count of %1 is asked for; the bound is %2.</source>
        <translation>要求的数量为 %1，限值为 %2。</translation>
    </message>
    <message>
        <source>Allow three tiers.</source>
        <translation>请允许三层。</translation>
    </message>
    <message>
        <source>Take switches with at least %1 ports, or %2 planes.</source>
        <translation>请选用至少 %1 端口的交换机，或采用 %2 个平面。</translation>
    </message>
    <message>
        <source>Take switches with at least %1 ports.</source>
        <translation>请选用至少 %1 端口的交换机。</translation>
    </message>
    <message>
        <source>Take %1 planes.</source>
        <translation>请采用 %1 个平面。</translation>
    </message>
    <message>
        <source>Allow an oversubscription of %1 at the leaf.</source>
        <translation>请允许叶层收敛比 %1。</translation>
    </message>
    <message>
        <source>Ask for a lower oversubscription.</source>
        <translation>请降低收敛比。</translation>
    </message>
    <message>
        <source>Leave the sides blank, or make them longer.</source>
        <translation>请将边长留空，或加长。</translation>
    </message>
    <message>
        <source>Take a 2D full mesh or a fat tree.</source>
        <translation>请改用二维全互联或胖树。</translation>
    </message>
    <message>
        <source>Take a fat tree.</source>
        <translation>请改用胖树。</translation>
    </message>
    <message>
        <source>Network “%1” has no links between rails, and the scale-up domain of pool “%2” does not join the cards of a server: all-to-all cannot work.</source>
        <translation>网络“%1”的轨道之间没有链路，而资源池“%2”的高带宽域没有连通同一服务器的各卡：全交换无法进行。</translation>
    </message>
    <message>
        <source>This network has no switches: torus and meshes join the servers directly.</source>
        <translation>该网络没有交换机：环面与全互联把服务器直接相连。</translation>
    </message>
    <message>
        <source>Only networks with tiers of leaf, spine and core switches have this.</source>
        <translation>只有叶、脊、核心分层的网络才有此项。</translation>
    </message>
    <message>
        <source>The topology of this network has no such side, group or place.</source>
        <translation>该网络的拓扑没有这样的边、组或位置。</translation>
    </message>
    <message>
        <source>“%1” cannot be drilled; possible are: %2.</source>
        <translation>无法演练“%1”；可选：%2。</translation>
    </message>
    <message>
        <source>The design has no training run that a failure could hit.</source>
        <translation>该方案没有会受故障影响的训练任务。</translation>
    </message>
    <message>
        <source>Network “%1” has no such part: nothing can fail.</source>
        <translation>网络“%1”没有这种部件，不会发生该故障。</translation>
    </message>
    <message>
        <source>Network “%1” is not sized yet; its findings say what is missing.</source>
        <translation>网络“%1”尚未算出规模；其检查结果说明缺少什么。</translation>
    </message>
    <message>
        <source>No failure class “%1” that hands mend: detection and repair times are not known.</source>
        <translation>没有需要人工修复的故障类别“%1”：发现和修复时间未知。</translation>
    </message>
    <message>
        <source>“%1” would restart from a checkpoint, but how long reading one takes is not known.</source>
        <translation>“%1”需要从检查点重启，但读取检查点的时间未知。</translation>
    </message>
    <message>
        <source>%1 takes at most %2 characters; this text has %3.</source>
        <translation>%1最多 %2 个字符，当前文本有 %3 个。</translation>
    </message>
    <message>
        <source>“%1”: one step of the global batch takes %2 tokens, the whole run has %3. The largest batch is %4.</source>
        <translation>“%1”：按该全局批大小，一步需要 %2 个词元，整个训练只有 %3 个。全局批大小最多为 %4。</translation>
    </message>
    <message>
        <source>“%1”: the KV cache of one request takes %2; with the weights of %3 it does not fit the %4 of one instance. Shorten prompt and output, or use more cards per instance.</source>
        <translation>“%1”：一个请求的 KV 缓存需要 %2，加上权重 %3，放不进单实例的 %4。请缩短输入和输出，或增加每实例卡数。</translation>
    </message>
    <message>
        <source>Pool “%1” has more spare servers than servers: %2 and %3.</source>
        <translation>资源池“%1”的备机比服务器还多：%2 台对 %3 台。</translation>
    </message>
    <message>
        <source>Spare servers: %1, servers in repair: %2 on average. The job would wait for repairs for more than %3 of the time, where only the simulation (F5) gives days; with %4 spare servers it hardly waits.</source>
        <translation>备机 %1 台，平均在修 %2 台。作业等待修复的时间会超过 %3，此时只有仿真（F5）能给出天数；备机 %4 台时几乎不用等待。</translation>
    </message>
    <message>
        <source>The run of design “%1” never ends: more servers are in repair than it has spares, so it stands waiting for repairs. Plan more spare servers.</source>
        <translation>方案“%1”的运行永不结束：在修服务器多于备机，作业一直在等待修复。请增加备机。</translation>
    </message>
    <message>
        <source>“%1” fits no parallel mapping on the cards of its pool, %2. Take more cards, cards with more memory, or another global batch.</source>
        <translation>“%1”在其资源池的 %2 张卡上没有可行的并行映射。请增加卡数、换显存更大的卡，或调整全局批。</translation>
    </message>
    <message>
        <source>Pool “%1”: its cards, %2, do not fill servers of %3; the last server is partly empty.</source>
        <translation>资源池“%1”：%2 张卡不能填满每台 %3 卡的服务器，最后一台未装满。</translation>
    </message>
    <message>
        <source>Lines of the bill without a price: %1. The total is incomplete.</source>
        <translation>清单中有 %1 行没有价格，合计不完整。</translation>
    </message>
    <message>
        <source>%1 was passed over: %2</source>
        <translation>跳过了 %1：%2</translation>
    </message>
    <message>
        <source>%1 would be %2.</source>
        <translation>%1将为 %2。</translation>
    </message>
    <message>
        <source>The site needs %1 at the meter, the limit is %2: %3 are short. %4</source>
        <translation>电表侧需要 %1，限值 %2：缺 %3。%4</translation>
    </message>
    <message>
        <source>Network “%1” gives %2 per card, less than the required %3. %4</source>
        <translation>网络“%1”每卡带宽为 %2，低于要求的 %3。%4</translation>
    </message>
    <message>
        <source>There is no storage network: every %2 a checkpoint of %1 travels over the networks that training uses, for %3 or longer. %4</source>
        <translation>没有存储面网络：每隔 %2 就有 %1 的检查点经训练所用的网络传输，至少持续 %3。%4</translation>
    </message>
    <message>
        <source>“%1” loads the leaf uplinks with %2 (%3 of %4 per card); the limit is %6. %7</source>
        <translation>“%1”使叶交换机上联的利用率达到 %2（每卡 %3，可用 %4）；上限为 %6。%7</translation>
    </message>
    <message>
        <source>“%1” loads the pod uplinks with %2 (%3 of %4 per card); the limit is %6. %7</source>
        <translation>“%1”使 Pod 上联的利用率达到 %2（每卡 %3，可用 %4）；上限为 %6。%7</translation>
    </message>
    <message>
        <source>“%1” sends more over the uplinks than they carry while it computes (%3 of %4 per card): the exchange takes %5 times as long. %7</source>
        <translation>“%1”在计算期间经上联发送的数据超过其承载能力（每卡 %3，可用 %4）：通信时间变为 %5 倍。%7</translation>
    </message>
    <message>
        <source>The servers of pool “%2” have no NIC: network “%1” cannot connect them. Enter the NICs of a server, or another pool for the network.</source>
        <translation>资源池“%2”的服务器没有网卡：网络“%1”无法连接它们。请填写服务器的网卡数，或为该网络另选资源池。</translation>
    </message>
    <message>
        <source>Network “%1”: a link rate of %2 is asked for, and the NICs of the servers give %3; the links run at %3.</source>
        <translation>网络“%1”：要求链路速率 %2，而服务器网卡只有 %3；链路按 %3 运行。</translation>
    </message>
    <message>
        <source>Network “%1”: a NIC gives %2 and its switch ports take %3; the links run at %3, the rest of the NIC lies idle.</source>
        <translation>网络“%1”：网卡为 %2，而对应的交换机端口为 %3；链路按 %3 运行，网卡其余带宽闲置。</translation>
    </message>
    <message>
        <source>Network “%1”: the fibre at the server (%2) does not fit the one at the switch (%3).</source>
        <translation>网络“%1”：服务器侧光纤（%2）与交换机侧（%3）不匹配。</translation>
    </message>
    <message>
        <source>Network “%1”: module “%2” carries %3 links, a cage of the switch has %4.</source>
        <translation>网络“%1”：光模块“%2”承载 %3 条链路，而交换机的一个光口槽位只有 %4 条。</translation>
    </message>
    <message>
        <source>Network “%1”: module “%2” draws %3, a cage of the switch allows %4.</source>
        <translation>网络“%1”：光模块“%2”功耗 %3，而交换机的一个光口槽位只允许 %4。</translation>
    </message>
    <message>
        <source>Ports of %1 would do.</source>
        <translation>%1 的端口即可满足。</translation>
    </message>
    <message>
        <source>Even ports of 800 Gbit/s give %1: more NICs per server are needed.</source>
        <translation>即使 800 Gbit/s 的端口也只有 %1：每台服务器需要更多网卡。</translation>
    </message>
    <message>
        <source>Adaptive routing brings it to %1.</source>
        <translation>采用自适应路由可降到 %1。</translation>
    </message>
    <message>
        <source>An oversubscription of %1 at the leaf brings it to the limit.</source>
        <translation>叶层收敛比改为 %1 即可降到上限以内。</translation>
    </message>
    <message>
        <source>An oversubscription of %1 above the pod brings it to the limit.</source>
        <translation>Pod 以上收敛比改为 %1 即可降到上限以内。</translation>
    </message>
    <message>
        <source>Ports of %1 bring it to the limit.</source>
        <translation>%1 的端口即可降到上限以内。</translation>
    </message>
    <message>
        <source>No ratio or port rate alone brings it to the limit: another mapping or larger microbatches have to.</source>
        <translation>仅靠收敛比或端口速率无法降到上限以内：需要改变并行映射或增大微批。</translation>
    </message>
    <message>
        <source>Meanwhile they take %1 of the network ports; on average a step gets %2 longer.</source>
        <translation>期间占用网口带宽的 %1；单步平均延长 %2。</translation>
    </message>
    <message>
        <source>What that costs the step is not known.</source>
        <translation>对单步的代价未知。</translation>
    </message>
    <message>
        <source>A box of %1 is higher than the %2 that a shared rack has free.</source>
        <translation>设备高 %1，超过共用机柜可用的 %2。</translation>
    </message>
    <message>
        <source>A switch of network “%1” draws %2, more than the %3 of a network rack; each has a rack of its own.</source>
        <translation>网络“%1”的单台交换机功率 %2，超过网络机柜的 %3，每台独占一柜。</translation>
    </message>
    <message>
        <source>%1 positions kept free leave none in a row of %2.</source>
        <translation>每列 %2 个机位中预留 %1 个，已无可用机位。</translation>
    </message>
    <message>
        <source>The rows take %1 of length, the room has %2. Take fewer positions per row or fewer rows side by side.</source>
        <translation>机柜列需长 %1，机房仅 %2。请减少每列机位或并排列数。</translation>
    </message>
    <message>
        <source>The rows take %1 of width, the room has %2. Take more positions per row or more rows side by side.</source>
        <translation>机柜列需宽 %1，机房仅 %2。请增加每列机位或并排列数。</translation>
    </message>
    <message>
        <source>A row of %1 is longer than %2: plan a passage through it, or take fewer positions per row.</source>
        <translation>机柜列长 %1，超过 %2：请在列中设置通道，或减少每列机位。</translation>
    </message>
    <message>
        <source>Network “%1”: %2 cables are longer than the chosen modules reach, the longest takes %3; these links need modules with a longer reach.</source>
        <translation>网络“%1”：%2 根线缆超出所选光模块的传输距离，最长 %3；这些链路需选用更长距离的光模块。</translation>
    </message>
    <message>
        <source>Network “%1”: no cable of this lane rate is long enough for %2 links, the longest takes %3. Choose modules and fibre, or move the network racks.</source>
        <translation>网络“%1”：该单通道速率下没有足够长的线缆可用于 %2 条链路，最长 %3。请选用光模块加光纤，或调整网络机柜位置。</translation>
    </message>
    <message>
        <source>With liquid cooling the site needs %1 and fits.</source>
        <translation>改用液冷后站点需要 %1，可以满足。</translation>
    </message>
    <message>
        <source>A cap of %2 per card in pool “%1” (%3 of TDP, %4 of the speed) fits: %5 at the meter.</source>
        <translation>资源池“%1”每卡功率上限 %2（TDP 的 %3，速度的 %4）即可满足：关口 %5。</translation>
    </message>
    <message>
        <source>%2 cards in pool “%1” instead of %3 fit: %4 at the meter.</source>
        <translation>资源池“%1”由 %3 张卡减为 %2 张即可满足：关口 %4。</translation>
    </message>
    <message>
        <source>Neither liquid cooling, nor a cap down to 60 % of TDP, nor fewer cards in the largest pool is enough.</source>
        <translation>改用液冷、功率上限降到 TDP 的 60 %、减少最大资源池的卡数，单独采用都不够。</translation>
    </message>
    <message>
        <source>After the loss of one feed %1 of %2 supplies of a server are left; full load needs %3.</source>
        <translation>单路失电后每台服务器 %2 个电源模块剩 %1 个；满载需要 %3 个。</translation>
    </message>
    <message>
        <source>The supplies of a rack load the phases unevenly: the fullest is %1 above the mean, 10 % is usual.</source>
        <translation>机柜电源模块三相负载不均：最大相高出平均 %1，一般不超过 10 %。</translation>
    </message>
    <message>
        <source>Training swings the load by %1 at once; at %2 the grid follows in %3. Storage of %4 smooths it both ways.</source>
        <translation>训练会使负荷瞬间波动 %1；按 %2 爬坡，电网需 %3 跟上。%4 储能可双向平抑。</translation>
    </message>
    <message>
        <source>Without UPS for the pumps the loop carries %1, restarting takes %2. Enlarge the loop, add a buffer tank or put the pumps on UPS.</source>
        <translation>水泵未接 UPS，回路只能缓冲 %1，而恢复需要 %2。请增大回路容积、加缓冲罐或将水泵接入 UPS。</translation>
    </message>
    <message>
        <source>The stated annual PUE is %1, the parts of the plant and the climate give %2.</source>
        <translation>给定的全年 PUE 为 %1，按设备各部分与气候计算为 %2。</translation>
    </message>
    <message>
        <source>Ports of 800 Gbit/s do not carry it.</source>
        <translation>800 Gbit/s 的端口也无法承载。</translation>
    </message>
    <message>
        <source>No port buffer is entered, or nothing meets at a port.</source>
        <translation>未填写端口缓存，或没有多打一。</translation>
    </message>
    <message>
        <source>“%1” is empty; expected is a table as CSV with a header line.</source>
        <translation>“%1”是空文件；应为带表头的 CSV 表格。</translation>
    </message>
    <message>
        <source>“%1”, line %2: this is not UTF-8 text. Save the table as “CSV UTF-8”.</source>
        <translation>“%1”第 %2 行不是 UTF-8 文本。请将表格另存为“CSV UTF-8”。</translation>
    </message>
    <message>
        <source>“%1”, line %2: a text in quotation marks does not end where it should; inside a text the mark is written twice.</source>
        <translation>“%1”第 %2 行：引号内的文本没有正常结束；文本中的引号须写两次。</translation>
    </message>
    <message>
        <source>“%1” has no column %2; expected is a header line with: %3.</source>
        <translation>“%1”缺少列 %2；表头应包含：%3。</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3 values, the header names %4 columns.</source>
        <translation>“%1”第 %2 行有 %3 个值，而表头有 %4 列。</translation>
    </message>
    <message>
        <source>“%1”, line %2: more than the limit of %3 columns.</source>
        <translation>“%1”第 %2 行超过 %3 列的上限。</translation>
    </message>
    <message>
        <source>“%1” has more than the limit of %2 lines.</source>
        <translation>“%1”超过 %2 行的上限。</translation>
    </message>
    <message>
        <source>“%1”, line %2, column %3: “%4”; expected is %5.</source>
        <translation>“%1”第 %2 行，列 %3：“%4”；应为%5。</translation>
    </message>
    <message>
        <source>a date and time such as 2026-11-29 14:05</source>
        <translation>日期和时间，例如 2026-11-29 14:05</translation>
    </message>
    <message>
        <source>expected is a time above 0, such as 54 d.</source>
        <translation>应为大于 0 的时长，例如 54 天。</translation>
    </message>
    <message>
        <source>the name of a failure class</source>
        <translation>故障类别的名称</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>“是”或“否”</translation>
    </message>
    <message>
        <source>yes, no or nothing</source>
        <translation>“是”、“否”或留空</translation>
    </message>
    <message>
        <source>a number of hours, 0 or more</source>
        <translation>不小于 0 的小时数</translation>
    </message>
    <message>
        <source>a number of hours above 0</source>
        <translation>大于 0 的小时数</translation>
    </message>
    <message>
        <source>“%1”: these classes are not in the design: %2. Known are: %3.</source>
        <translation>“%1”：方案中没有这些故障类别：%2。已有：%3。</translation>
    </message>
    <message>
        <source>“%1”, line %2: the class %3 stands twice; each may stand once.</source>
        <translation>“%1”第 %2 行：类别 %3 重复出现；每类只能出现一次。</translation>
    </message>
    <message>
        <source>“%1”: these columns are not used: %2.</source>
        <translation>“%1”：以下列未使用：%2。</translation>
    </message>
    <message>
        <source>“%1”: lines that repeat time, class and unit of another: %2. They count as events.</source>
        <translation>“%1”：时间、类别和部件与其他行重复的有 %2 行，仍按事件计数。</translation>
    </message>
    <message>
        <source>These classes have events, but no unit-hours: %1. A rate needs both; add them to the file of unit-hours, or their parts to the design.</source>
        <translation>这些类别有事件但没有运行小时数：%1。计算故障率两者缺一不可；请在运行小时文件中补充，或在方案中加入相应部件。</translation>
    </message>
    <message>
        <source>“%1” holds no event that counts: classes that stop jobs need events with stopped_job = yes.</source>
        <translation>“%1”中没有可计数的事件：会中断作业的类别需要 stopped_job = yes 的事件。</translation>
    </message>
    <message>
        <source>Without an event, their rates stay as they are: %1.</source>
        <translation>没有事件，故障率保持不变：%1。</translation>
    </message>
    <message>
        <source>The design multiplies all rates by 0; set its factor above 0 before taking over a log.</source>
        <translation>该方案的故障率系数为 0；请先将系数设为大于 0，再导入日志。</translation>
    </message>
    <message>
        <source>“%1” spans %2, longer than the %3 that are said to have been observed.</source>
        <translation>“%1”的时间跨度为 %2，超过所填的观测时长 %3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>In all %1.</source>
        <translation>共 %1。</translation>
    </message>
    <message>
        <source>In all %1 planes: %2.</source>
        <translation>%1 个平面共 %2。</translation>
    </message>
    <message>
        <source>In all %1 separate networks (rails × planes): %2.</source>
        <translation>%1 个独立网络（轨道 × 平面）共 %2。</translation>
    </message>
    <message>
        <source>%1 ports at a requested %2: %3 down, %4 up.</source>
        <translation>%1 个端口，要求 %2：下联 %3，上联 %4。</translation>
    </message>
    <message>
        <source>%1 ports of %2 break out into %3 of %4.</source>
        <translation>%1 个 %2 端口拆分为 %3 个 %4 端口。</translation>
    </message>
    <message>
        <source>%1 ports fit one switch of %2.</source>
        <translation>%1 个端口可接入一台 %2 端口的交换机。</translation>
    </message>
    <message>
        <source>A spine of %2 ports reaches all %1 leaves: two tiers.</source>
        <translation>%2 端口的脊交换机可连到全部 %1 台叶交换机：两层。</translation>
    </message>
    <message>
        <source>Three tiers are asked for; %1 leaves would fit two.</source>
        <translation>要求三层；%1 台叶交换机两层即可。</translation>
    </message>
    <message>
        <source>%1 leaves are more than the %2 ports of a spine: three tiers, with pods of %3 leaves.</source>
        <translation>%1 台叶交换机超过脊交换机的 %2 个端口：三层，每个 Pod %3 台叶交换机。</translation>
    </message>
    <message>
        <source>%1 servers fill %2 units of %3, built whole for %4.</source>
        <translation>%1 台服务器需 %2 个单元（每个 %3 台），按整单元建 %4 台。</translation>
    </message>
    <message>
        <source>%1 rails × ceil(%2 servers / %3 ports down) = %1 × %4 = %5 leaves.</source>
        <translation>%1 轨 × ⌈%2 台服务器 / %3 个下联端口⌉ = %1 × %4 = %5 台叶交换机。</translation>
    </message>
    <message>
        <source>ceil(%1 server ports / %2 ports down) = %3 leaves.</source>
        <translation>⌈%1 个服务器端口 / %2 个下联端口⌉ = %3 台叶交换机。</translation>
    </message>
    <message>
        <source>The last pod: %1 leaves × %2 uplinks / %3 ports down = %4, which divides the %2 uplinks.</source>
        <translation>末个 Pod：%1 台叶交换机 × %2 条上联 / %3 个下联端口 = %4，能整除 %2 条上联。</translation>
    </message>
    <message>
        <source>The last pod: %1 leaves × %2 uplinks / %3 ports down = %4 at least; the next divisor of the %2 uplinks is %5.</source>
        <translation>末个 Pod：%1 台叶交换机 × %2 条上联 / %3 个下联端口，至少 %4；%2 条上联的下一个约数为 %5。</translation>
    </message>
    <message>
        <source>%1 core groups have no link into the last pod, which has fewer spines.</source>
        <translation>%1 个核心组没有链路进入末个 Pod，因其脊交换机较少。</translation>
    </message>
    <message>
        <source>%1 uplinks of a leaf / %2 spines that it reaches = %3.</source>
        <translation>叶交换机 %1 条上联 / 可达的 %2 台脊交换机 = %3。</translation>
    </message>
    <message>
        <source>%1 uplinks of a spine / %2 switches of its core group = %3.</source>
        <translation>脊交换机 %1 条上联 / 核心组的 %2 台交换机 = %3。</translation>
    </message>
    <message>
        <source>%1 switches × %2 ports = %3, less %4 wired = %5.</source>
        <translation>%1 台交换机 × %2 个端口 = %3，减去已接的 %4 = %5。</translation>
    </message>
    <message>
        <source>The fullest leaf has %1 links down and %2 up: %3.</source>
        <translation>最满的叶交换机下联 %1 条、上联 %2 条：%3。</translation>
    </message>
    <message>
        <source>The fullest spine has %1 links down and %2 up: %3.</source>
        <translation>最满的脊交换机下联 %1 条、上联 %2 条：%3。</translation>
    </message>
    <message>
        <source>%1 at the leaf × %2 above the pod = %3.</source>
        <translation>叶层 %1 × Pod 以上 %2 = %3。</translation>
    </message>
    <message>
        <source>%1 ports down / %2 up = %3.</source>
        <translation>下联 %1 / 上联 %2 = %3。</translation>
    </message>
    <message>
        <source>%1 ports down / %2 up at the leaf × %3 / %4 at the spine = %5.</source>
        <translation>叶层下联 %1 / 上联 %2 × 脊层 %3 / %4 = %5。</translation>
    </message>
    <message>
        <source>%1 ports in each half × %2 / %3 = %4.</source>
        <translation>每半 %1 个端口 × %2 / %3 = %4。</translation>
    </message>
    <message>
        <source>Up %1 tiers and down again: %2 links over %3 switches.</source>
        <translation>上行 %1 层再下行：%2 条链路，经过 %3 台交换机。</translation>
    </message>
    <message>
        <source>For more: %1</source>
        <translation>若需更多：%1</translation>
    </message>
    <message>
        <source>%1 leaves of a rail × %2 ports down hold %3 servers; %4 are there, %5 can be added.</source>
        <translation>每轨 %1 台叶交换机 × %2 个下联端口可接 %3 台服务器；已有 %4 台，还可增加 %5 台。</translation>
    </message>
    <message>
        <source>%1 to servers + %2 to the fabric manager + %3 leaf-spine + %4 spine-core = %5.</source>
        <translation>到服务器 %1 + 到网络管理器 %2 + 叶–脊 %3 + 脊–核心 %4 = %5。</translation>
    </message>
    <message>
        <source>%1 NICs × %2 / %3 cards = %4.</source>
        <translation>%1 个网卡 × %2 / %3 卡 = %4。</translation>
    </message>
    <message>
        <source>%1 network ports on %2 × %3 × %4 = %5 places; %6 stay unused.</source>
        <translation>%1 个网口放在 %2 × %3 × %4 = %5 个位置上；%6 个未用。</translation>
    </message>
    <message>
        <source>%1 flows on %2 links are %3 each on average and %4 on the fullest: %5 of the rate is used.</source>
        <translation>%1 条流在 %2 条链路上平均每条 %3，最满的为 %4：速率只用到 %5。</translation>
    </message>
    <message>
        <source>The group has one member and exchanges nothing.</source>
        <translation>该组只有一个成员，没有通信。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards: keep each group inside one scale-up domain of %4 cards, which holds %5.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡：每组放在同一个 %4 卡的高带宽域内，可放 %5 组。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards: give each group a compact block of neighbours.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡：每组放在相邻的紧凑区块内。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards; one switch joins all.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡；一台交换机即可连接。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards: keep each group under one leaf group of %4 cards, which holds %5.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡：每组放在同一个 %4 卡的叶组下，可放 %5 组。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards: keep each group inside one pod of %4 cards, which holds %5.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡：每组放在同一个 %4 卡的 Pod 内，可放 %5 组。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards, more than the %4 of a leaf group: give each group %5 leaf groups side by side, in order.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡，超过叶组的 %4 卡：每组占相邻的 %5 个叶组，按顺序排列。</translation>
    </message>
    <message>
        <source>%1 members, %2 apart, span %3 cards, more than the %4 of a pod: give each group %5 pods side by side, in order.</source>
        <translation>%1 个成员，间隔 %2，跨 %3 卡，超过 Pod 的 %4 卡：每组占相邻的 %5 个 Pod，按顺序排列。</translation>
    </message>
    <message>
        <source>What is to be imported? Give --model or --failures, one of them.</source>
        <translation>要导入什么？请给出 --model 或 --failures 之一。</translation>
    </message>
    <message>
        <source>How long was watched? Give --unit-hours or --observed, one of them.</source>
        <translation>观测了多久？请给出 --unit-hours 或 --observed 之一。</translation>
    </message>
    <message>
        <source>“%1”: cables have no length yet, because number or size of the racks is not known.</source>
        <translation>“%1”：机柜数量或尺寸未知，线缆长度尚无法计算。</translation>
    </message>
    <message>
        <source>The servers of “%1” are cooled by air: there is no CDU to fail.</source>
        <translation>“%1”的服务器为风冷，没有可故障的 CDU。</translation>
    </message>
    <message>
        <source>The racks of “%1” are not known, so neither is what one of their power units takes along.</source>
        <translation>“%1”的机柜数未知，因此无法得知一个机柜配电单元影响多少服务器。</translation>
    </message>
    <message>
        <source>The design has no storage nodes of the hot tier, or its checkpoints are not known.</source>
        <translation>设计没有热层存储节点，或检查点大小未知。</translation>
    </message>
    <message>
        <source>Beyond %1 racks cables are counted, but neither measured nor drawn.</source>
        <translation>机柜超过 %1 个时只统计线缆数量，不计算长度，也不绘图。</translation>
    </message>
    <message>
        <source>Network “%1”: module “%2” carries %3 per link, less than the %4 of the network.</source>
        <translation>网络“%1”：光模块“%2”每条链路 %3，低于网络的 %4。</translation>
    </message>
    <message>
        <source>Network “%1”: module “%2” is made for links of %3; the network runs them at %4.</source>
        <translation>网络“%1”：光模块“%2”用于 %3 的链路，而网络按 %4 运行。</translation>
    </message>
    <message>
        <source>%1 leaves × %2 uplinks / %3 ports = %4, which divides the %2 uplinks: %5 spines; links to each from every leaf: %6.</source>
        <translation>%1 台叶交换机 × %2 条上联 / %3 个端口 = %4，能整除 %2 条上联：%5 台脊交换机，每台叶交换机到每台脊交换机 %6 条链路。</translation>
    </message>
    <message>
        <source>%1 leaves × %2 uplinks / %3 ports = %4 at least; the next divisor of the %2 uplinks is %5: %5 spines; links to each from every leaf: %6.</source>
        <translation>%1 台叶交换机 × %2 条上联 / %3 个端口，至少 %4；%2 条上联的下一个约数为 %5：%5 台脊交换机，每台叶交换机到每台脊交换机 %6 条链路。</translation>
    </message>
    <message>
        <source>%1 nodes × %2 = %3 ports with these switches and ratios.</source>
        <translation>按当前交换机与收敛比：%1 个节点 × %2 = %3 个端口。</translation>
    </message>
    <message>
        <source>%1 leaves × %2 ports down hold %3 nodes; %4 are there, %5 can be added.</source>
        <translation>%1 台叶交换机 × %2 个下联端口可接 %3 个节点；已有 %4 个，还可增加 %5 个。</translation>
    </message>
    <message>
        <source>%1 nodes × %2 × planes (%3) = %4 links.</source>
        <translation>%1 个节点 × %2 × 平面数（%3）= %4 条链路。</translation>
    </message>
    <message>
        <source>The %1 checkpoints kept reach back %2; silent corruption is found after %3 on average, so in %4 of the cases none is clean and the run begins anew.</source>
        <translation>保留的 %1 个检查点只能回溯 %2；静默错误平均 %3 后才被发现，%4 的情况下没有干净的检查点，训练须从头开始。</translation>
    </message>
    <message>
        <source>All racks are cooled by air.</source>
        <translation>全部机柜为风冷。</translation>
    </message>
    <message>
        <source>The racks are not fed with three phases.</source>
        <translation>机柜不是三相供电。</translation>
    </message>
    <message>
        <source>Results wait for “%1”: nothing has been chosen there yet.</source>
        <translation>结果在等待“%1”：尚未选择。</translation>
    </message>
    <message>
        <source>Networks are %1 of the IT hardware, above the usual 12–30 %.</source>
        <translation>网络占 IT 硬件的 %1，高于常见的 12–30%。</translation>
    </message>
    <message>
        <source>Networks are %1 of the IT hardware, below the usual 12–30 %.</source>
        <translation>网络占 IT 硬件的 %1，低于常见的 12–30%。</translation>
    </message>
    <message>
        <source>Nothing has been chosen under “%1” yet.</source>
        <translation>“%1”尚未选择。</translation>
    </message>
    <message>
        <source>“%1” fits %2 cards, as %3.</source>
        <translation>“%1”在 %2 卡上可以运行，映射为 %3。</translation>
    </message>
    <message>
        <source>%1 must not hold control characters.</source>
        <translation>%1不能含控制字符。</translation>
    </message>
    <message>
        <source>“%1” cannot be a name: expected are 1 to 64 characters, none of them a space, a control character, a dot, * or @.</source>
        <translation>“%1”不能作为名称：应为 1 至 64 个字符，不含空格、控制字符、点、* 和 @。</translation>
    </message>
    <message>
        <source>“%1” has no “project”: currency, site and limits are those of a new project.</source>
        <translation>“%1”没有“project”：币种、场地和上限均取新项目的默认值。</translation>
    </message>
    <message>
        <source>“%1” was not written: the spreadsheet could not be made in the folder for temporary files.</source>
        <translation>“%1”未写入：无法在临时文件夹中生成表格。</translation>
    </message>
    <message>
        <source>“%1” needs %2 per card; %4 of the %3 of the card can be filled. %5</source>
        <translation>“%1”单卡需 %2；单卡显存 %3，可用 %4。%5</translation>
    </message>
    <message>
        <source>Network “%1”: the %2 links of a switch need %3 modules “%4” of %5 each, and it has %6 cages: take a module that carries more links.</source>
        <translation>网络“%1”：一台交换机的 %2 条链路需要 %3 个“%4”模块（每个承载 %5 条），而交换机只有 %6 个光口槽位：请改用承载链路更多的光模块。</translation>
    </message>
    <message>
        <source>Network “%1”: %2 rails build %3 leaves of their own and use %4 of their %5 ports down. With leaves shared by all rails (fat tree) the same ports need %7 switches instead of %6.</source>
        <translation>网络“%1”：%2 条轨道各自建叶，共 %3 台叶交换机，%5 个下联端口只用了 %4 个。若各轨道共用叶交换机（胖树），同样的端口只需 %7 台交换机，而不是 %6 台。</translation>
    </message>
    <message>
        <source>The design takes %1 racks, the hall has %2 positions: %3 are short. %4</source>
        <translation>本方案需 %1 个机柜，机房有 %2 个机位，缺 %3 个。%4</translation>
    </message>
    <message>
        <source>A server of pool “%1” does not fit a rack: %2 is exceeded, it takes %3 of the %4 that a rack offers. %5</source>
        <translation>资源池“%1”的服务器装不进机柜：%2超限，需要 %3，机柜可提供 %4。%5</translation>
    </message>
    <message>
        <source>A power limit of %1 per rack instead of %2 is enough: %3 racks.</source>
        <translation>单机柜功率限值由 %2 提高到 %1 即可：%3 个机柜。</translation>
    </message>
    <message>
        <source>A power limit of %1 per network or storage rack instead of %2 is enough: %3 racks.</source>
        <translation>网络或存储机柜功率限值由 %2 提高到 %1 即可：%3 个机柜。</translation>
    </message>
    <message>
        <source>%2 cards in pool “%1” instead of %3 fit: %4 racks.</source>
        <translation>资源池“%1”由 %3 卡减为 %2 卡即可：%4 个机柜。</translation>
    </message>
    <message>
        <source>Neither fuller racks, as far as feeds and floor carry them, nor fewer cards in the pool with most racks are enough.</source>
        <translation>在供电与楼面允许范围内装得更满，或减少机柜最多的资源池的卡数，均不足以解决。</translation>
    </message>
    <message>
        <source>A cap of %1 per card (%2 of TDP) fits, else racks for at least %3.</source>
        <translation>单卡功率上限 %1（TDP 的 %2）即可，否则机柜至少需 %3。</translation>
    </message>
    <message>
        <source>It takes racks for at least %1.</source>
        <translation>机柜至少需 %1。</translation>
    </message>
    <message>
        <source>Keep no more than %1 for other parts, or take racks of at least %2.</source>
        <translation>其他部件至多占 %1，或选用不低于 %2 的机柜。</translation>
    </message>
    <message>
        <source>It takes racks of at least %1.</source>
        <translation>机柜高度至少需 %1。</translation>
    </message>
    <message>
        <source>It takes racks that carry at least %1 with their own weight.</source>
        <translation>机柜承重（含自重）至少需 %1。</translation>
    </message>
    <message>
        <source>A rack of pool “%1”, a product of whole racks, draws %2; the limit per rack is %3: %4 too much. %5</source>
        <translation>资源池“%1”为整柜产品，单柜 %2，限值 %3，超出 %4。%5</translation>
    </message>
    <message>
        <source>A rack of pool “%1”, a product of whole racks, weighs %2; the rack carries %3: %4 too much. %5</source>
        <translation>资源池“%1”为整柜产品，单柜重 %2，机柜承重 %3，超出 %4。%5</translation>
    </message>
    <message>
        <source>A rack of pool “%1”, a product of whole racks, is %2 high; the racks planned have %3: %4 too much. %5</source>
        <translation>资源池“%1”为整柜产品，高 %2，规划机柜为 %3，超出 %4。%5</translation>
    </message>
    <message>
        <source>Or put no more than %1 servers in a rack, with a power limit of %2: %3 racks instead of %4.</source>
        <translation>或每柜至多装 %1 台服务器（功率限值 %2）：机柜由 %4 个变为 %3 个。</translation>
    </message>
    <message>
        <source>Fewer servers in a rack do not help.</source>
        <translation>减少每柜服务器数无济于事。</translation>
    </message>
    <message>
        <source>Pool “%1”: the leaves at the top of a rack take %2, %3 are kept for other parts. Keep %2.</source>
        <translation>资源池“%1”：架顶叶交换机需 %2，为其他部件仅预留 %3，请预留 %2。</translation>
    </message>
    <message>
        <source>Pool “%1”: with the leaves at its top a rack draws %2, the limit is %3. Keep %4 for other parts, and fewer servers go into a rack.</source>
        <translation>资源池“%1”：含架顶叶交换机的机柜功率为 %2，限值 %3。请为其他部件预留 %4，每柜服务器相应减少。</translation>
    </message>
    <message>
        <source>Pool “%1”: with the leaves at its top a rack weighs %2, it carries %3. Take racks that carry at least %2.</source>
        <translation>资源池“%1”：含架顶叶交换机的机柜重 %2，承重 %3。请选用承重不低于 %2 的机柜。</translation>
    </message>
    <message>
        <source>“%1” is to stand in rack %2, but the floor has no such rack. It stays at %3.</source>
        <translation>“%1”被移到机柜 %2，但平面图上没有该机柜，仍在 %3。</translation>
    </message>
    <message>
        <source>“%1” is to stand in rack %2, but the same device is moved by another entry already.</source>
        <translation>“%1”被移到机柜 %2，但同一设备已由另一条目移位。</translation>
    </message>
    <message>
        <source>“%1” is to stand in rack %2, but it fills whole racks itself. It stays at %3.</source>
        <translation>“%1”被移到机柜 %2，但它本身占满整柜，仍在 %3。</translation>
    </message>
    <message>
        <source>“%1” is to stand in rack %2, but a product of whole racks fills that. It stays at %3.</source>
        <translation>“%1”被移到机柜 %2，但该柜为整柜产品，仍在 %3。</translation>
    </message>
    <message>
        <source>“%1” does not fit rack %2 from U%3 on: it is %4 U high and the rack is open up to U%5. It stays at %6.</source>
        <translation>“%1”无法从 U%3 起装入机柜 %2：高 %4 U，该柜可用至 U%5，仍在 %6。</translation>
    </message>
    <message>
        <source>“%1” does not fit rack %2 at U%4: it is %3 U high and “%5” stands there. It stays at %6.</source>
        <translation>“%1”无法装入机柜 %2 的 U%4：高 %3 U，该处已有“%5”，仍在 %6。</translation>
    </message>
    <message>
        <source>“%1” does not fit rack %2: no %3 U in a row are free. It stays at %4.</source>
        <translation>“%1”装不进机柜 %2：没有连续空闲的 %3 U，仍在 %4。</translation>
    </message>
    <message>
        <source>With “%1” rack %2 draws %3, its limit is %4: %5 too much. Take the device out, or another one.</source>
        <translation>装入“%1”后机柜 %2 功率为 %3，限值 %4，超出 %5。请移出该设备或其他设备。</translation>
    </message>
    <message>
        <source>With “%1” rack %2 weighs %3, it carries %4: %5 too much. Take the device out, or another one.</source>
        <translation>装入“%1”后机柜 %2 重 %3，承重 %4，超出 %5。请移出该设备或其他设备。</translation>
    </message>
    <message>
        <source>With “%1” rack %2 draws %3, its feeds together carry %4: %5 too much. Take the device out, or another one.</source>
        <translation>装入“%1”后机柜 %2 功率为 %3，各路供电合计可带 %4，超出 %5。请移出该设备或其他设备。</translation>
    </message>
    <message>
        <source>%1 devices are moved by hand, but there is no floor plan to check them against.</source>
        <translation>有 %1 台设备手动移位，但没有平面布置图可供校核。</translation>
    </message>
    <message>
        <source>A full rack puts %1 on its footprint; the floor carries %2. Spread its weight over at least %3. %4</source>
        <translation>满柜对占地的荷载为 %1，楼面允许 %2，需将重量分散到至少 %3。%4</translation>
    </message>
    <message>
        <source>After the loss of one feed the others carry %1 each, more than their %2. %3</source>
        <translation>单路失电后其余每路承担 %1，超过其允许的 %2。%3</translation>
    </message>
    <message>
        <source>In normal running a feed of the densest rack carries %1, it is good for %2: %3 too much. %4</source>
        <translation>正常运行时密度最高机柜的每路供电承担 %1，允许 %2，超出 %3。%4</translation>
    </message>
    <message>
        <source>Breakers of %1 are enough, or %2 feeds.</source>
        <translation>改用 %1 断路器或 %2 路供电即可。</translation>
    </message>
    <message>
        <source>%1 feeds are enough.</source>
        <translation>改为 %1 路供电即可。</translation>
    </message>
    <message>
        <source>The feed has no capacity.</source>
        <translation>该路供电没有容量。</translation>
    </message>
    <message>
        <source>Training data arrive at %1, less than 1.2 × the %2 that training needs. %3</source>
        <translation>训练数据可到达 %1，不足训练所需 %2 的 1.2 倍。%3</translation>
    </message>
    <message>
        <source>Training data arrive at %1 where %2 are needed: %3 of every step waits for data, %4 in all. %5</source>
        <translation>训练需要 %2，数据只能到达 %1：每步有 %3 的时间在等数据，共损失 %4。%5</translation>
    </message>
    <message>
        <source>The limit is: %1.</source>
        <translation>瓶颈：%1。</translation>
    </message>
    <message>
        <source>Beside the data set the hot tier has room for %1 checkpoints with %3 kept free; %2 are usual.</source>
        <translation>除数据集外，热层在预留 %3 空间时只放得下 %1 个检查点；通常为 %2 个。</translation>
    </message>
    <message>
        <source>The hot tier writes %1; a checkpoint that may take %3 of the interval needs %2.</source>
        <translation>热层写带宽为 %1；检查点最多占间隔的 %3 时需要 %2。</translation>
    </message>
    <message>
        <source>%1 snapshots take %2 of the memory of every server; %3 are there for them.</source>
        <translation>%1 份快照占用每台服务器 %2 内存；可用于快照的只有 %3。</translation>
    </message>
    <message>
        <source>The storage network carries %1; training data and checkpoints need %2.</source>
        <translation>存储面网络承载 %1；训练数据与检查点需要 %2。</translation>
    </message>
    <message>
        <source>Storage traffic takes %1 of the ports of every card; above %2 it needs a network of its own.</source>
        <translation>存储流量占每卡端口的 %1；超过 %2 应单独组建存储面网络。</translation>
    </message>
    <message>
        <source>Tier “%1” holds %2; data set and milestones need %3.</source>
        <translation>存储层“%1”容量为 %2；数据集与里程碑检查点需要 %3。</translation>
    </message>
    <message>
        <source>Tier “%1” writes %2; what is copied there needs %3.</source>
        <translation>存储层“%1”写带宽为 %2；写入副本需要 %3。</translation>
    </message>
    <message>
        <source>Tier “%1” reads %2; what is fetched from there needs %3.</source>
        <translation>存储层“%1”读带宽为 %2；取回数据需要 %3。</translation>
    </message>
    <message>
        <source>Starting the communicators takes %1 because every card calls every other; above %2 use a tuned start.</source>
        <translation>卡与卡两两建链，建立通信域需 %1；超过 %2 应改用优化的建链方式。</translation>
    </message>
    <message>
        <source>The %1 copies of a snapshot may stand in one rack or under one leaf switch: one failure takes all of them. Put the partners into other racks.</source>
        <translation>快照的 %1 份副本可能位于同一机柜或同一叶交换机下，一次故障会全部丢失。请把互备节点放到不同机柜。</translation>
    </message>
    <message>
        <source>The run and all of its %1 spare servers hang on one %2: when it fails, no spare is left.</source>
        <translation>训练与全部 %1 台备机都依赖同一%2：一旦故障，无备机可用。</translation>
    </message>
    <message>
        <source>“%1”: every server hangs on one leaf switch per NIC. The loss of a leaf stops the run and takes %2 servers; there are %3 spares.</source>
        <translation>“%1”：服务器每块网卡只接一台叶交换机。一台叶交换机故障会中断训练并带走 %2 台服务器；备机有 %3 台。</translation>
    </message>
    <message>
        <source>“%1” causes %2 of the time lost to faults (%3 card-hours), and nobody published its rate: it is an assumption of grade C.</source>
        <translation>“%1”占故障损失时间的 %2（%3 卡时），但其故障率无公开数据，是 C 级假设。</translation>
    </message>
    <message>
        <source>one failure class, fixed times and ample spares: both follow the same law, a gap of more than three standard errors would be a fault of the program</source>
        <translation>只有一类故障、时间固定且备机充足：两者服从同一分布，相差超过三个标准误即为程序错误</translation>
    </message>
    <message>
        <source>the spares do not keep up with the repairs</source>
        <translation>备机跟不上维修</translation>
    </message>
    <message>
        <source>silent corruption outlived every checkpoint %1 times, which the closed form leaves out</source>
        <translation>静默数据错误有 %1 次超出全部检查点的回溯范围，解析式未计入</translation>
    </message>
    <message>
        <source>%1 failure classes count with their mean detection and restart; right in the mean, a little narrow in P90</source>
        <translation>%1 类故障按平均检测与重启时间计；均值准确，P90 略偏小</translation>
    </message>
    <message>
        <source>silent corruption costs its mean latency</source>
        <translation>静默数据错误按平均潜伏时间计</translation>
    </message>
    <message>
        <source>rates that change with age are averaged over the run</source>
        <translation>随龄期变化的故障率按整个训练取平均</translation>
    </message>
    <message>
        <source>restarts from several levels of copies are averaged</source>
        <translation>从多级副本恢复的时间取平均</translation>
    </message>
    <message>
        <source>restart times are their mean</source>
        <translation>重启时间取均值</translation>
    </message>
    <message>
        <source>lost spine and core switches are left out</source>
        <translation>未计入脊交换机与核心交换机故障</translation>
    </message>
    <message>
        <source>The design has no storage network.</source>
        <translation>本方案没有存储面网络。</translation>
    </message>
    <message>
        <source>Training data are counted by tokens.</source>
        <translation>训练数据按词元计。</translation>
    </message>
    <message>
        <source>Synchronous checkpoints need no snapshot.</source>
        <translation>同步检查点不需要快照。</translation>
    </message>
    <message>
        <source>The design has no such storage tier.</source>
        <translation>本方案没有这一存储层。</translation>
    </message>
    <message>
        <source>“%1”: no failure class “%2” strikes the run. It has: %3.</source>
        <translation>“%1”：没有影响训练的故障类别“%2”。现有类别：%3。</translation>
    </message>
    <message>
        <source>Training takes %1 (P50), longer than the deadline of %2. %3</source>
        <translation>训练需 %1（P50），超过期限 %2。%3</translation>
    </message>
    <message>
        <source>At the efficiency of now at least %1 cards would do it; goal seek finds the count.</source>
        <translation>按当前效率至少需 %1 卡；单变量求解可得出准确卡数。</translation>
    </message>
    <message>
        <source>Take more cards, faster ones, or fewer tokens.</source>
        <translation>可增加卡数、换用更快的卡或减少词元数。</translation>
    </message>
    <message>
        <source>“%1” runs on these cards as %2, the nearest mapping that does.</source>
        <translation>“%1”在这些卡上可按 %2 运行，这是最接近的可行映射。</translation>
    </message>
    <message>
        <source>“%1” exchanges more through the ports of a card than they carry while it computes (%2 of %3): the rest of the exchange lengthens the step.</source>
        <translation>“%1”在计算期间需经单卡网络端口交换的数据超过端口能力（%2，端口 %3），未被掩盖的部分延长步时。</translation>
    </message>
    <message>
        <source>Goodput is %1, below %2. Most of it goes to: %3, %4.</source>
        <translation>有效训练时间仅 %1，低于 %2。损失最大的一项：%3，%4。</translation>
    </message>
    <message>
        <source>Lines of the bill without a quantity or to be decided: %1. The total is incomplete.</source>
        <translation>清单中有 %1 行没有数量或待定，合计不完整。</translation>
    </message>
    <message>
        <source>No training data arrives; the limit is: %1.</source>
        <translation>没有训练数据到达；限制环节：%1。</translation>
    </message>
    <message>
        <source>The storage network carries nothing: no storage node or no server is connected to it.</source>
        <translation>存储网络不承载任何流量：没有存储节点或服务器接入。</translation>
    </message>
    <message>
        <source>The hot tier holds %1; the checkpoints kept and the training data need %2.</source>
        <translation>热层容量 %1，保留的检查点与训练数据共需 %2。</translation>
    </message>
    <message>
        <source>No training data is read.</source>
        <translation>不读取训练数据。</translation>
    </message>
    <message>
        <source>Spread the weight, or take a floor that carries more.</source>
        <translation>请分散重量，或提高楼面承载。</translation>
    </message>
    <message>
        <source>A device moved by hand makes it that heavy; let it return to its place.</source>
        <translation>手动移入的设备使其过重，请让设备回到原位。</translation>
    </message>
    <message>
        <source>Every network port needs %1 links to its neighbours, and with one lane a link it splits into %2 at most.</source>
        <translation>每个网络端口需要 %1 条通往相邻端口的链路；每条链路占一个通道时，一个端口最多拆分为 %2 条。</translation>
    </message>
    <message>
        <source>Leave at most %1 of the sides longer than 1, take ports with more lanes, or a fat tree.</source>
        <translation>请使大于 1 的边不超过 %1 条，或改用通道更多的端口，或改用胖树。</translation>
    </message>
    <message>
        <source>The largest network of this topology joins %1 network ports: take ports with more lanes, or a fat tree.</source>
        <translation>该拓扑最多连接 %1 个网络端口：请改用通道更多的端口，或改用胖树。</translation>
    </message>
    <message>
        <source>Network “%1”: its %2 network ports fit one switch of %3 ports. A fat tree with as many tiers as needed takes %4 instead of %5 switches.</source>
        <translation>网络“%1”：%2 个网络端口可接入一台 %3 端口的交换机。改用胖树（层数按需）只需 %4 台交换机，而不是 %5 台。</translation>
    </message>
    <message>
        <source>Network “%1”: its %2 network ports fit one switch of %3 ports. A fat tree gives each of them %4 to any other instead of %5 direct links of %6.</source>
        <translation>网络“%1”：%2 个网络端口可接入一台 %3 端口的交换机。改用胖树，任意两个端口之间可达 %4，而不是 %5 条各 %6 的直连链路。</translation>
    </message>
    <message>
        <source>Network “%1”: %2 takes %3 switches and %4 links, because the %5 uplinks of a leaf have to divide evenly over its spines. %6 takes %7 switches and %8 links and costs less: ask for %6.</source>
        <translation>网络“%1”：收敛比 %2 需 %3 台交换机、%4 条链路，因为每台叶交换机的 %5 条上联须均分到各台脊交换机。%6 需 %7 台交换机、%8 条链路，造价更低：请改为 %6。</translation>
    </message>
    <message>
        <source>Network “%1”: links of %2 break the %3 ports of a switch out into %4, and “%5” manages %6 at most. Take fewer planes, faster links, or a switch with more ports.</source>
        <translation>网络“%1”：%2 的链路使一台交换机的 %3 个端口拆分为 %4 个，而“%5”最多支持 %6 个。请减少平面、提高链路速率，或改用端口更多的交换机。</translation>
    </message>
    <message>
        <source>“%1” is moved by hand, but the design has no device of this name. Remove the move.</source>
        <translation>“%1”被手动移位，但方案中没有这个名称的设备，请删除该移位。</translation>
    </message>
    <message>
        <source>Loose files of %1 use %2 of the raw read bandwidth, so training needs %3 of it. Pack the samples into shards.</source>
        <translation>%1 的零散文件只能利用裸读带宽的 %2，因此训练需要其中 %3。请把样本打包成分片。</translation>
    </message>
    <message>
        <source>In pool “%1” the shuffle buffer takes %2 of every server; beside the snapshots %3 of its %4 of host memory are free: at most %5 samples fit.</source>
        <translation>资源池“%1”中每台服务器的混洗缓冲区占 %2；除快照外，其 %4 主机内存中仅余 %3：最多可放 %5 个样本。</translation>
    </message>
    <message>
        <source>One switch carries the network; there are no uplinks and no spines.</source>
        <translation>一台交换机即可承载该网络，没有上联，也没有脊交换机。</translation>
    </message>
    <message>
        <source>A synchronous checkpoint stops the run: no step is taken meanwhile.</source>
        <translation>同步检查点会使训练停顿：其间没有训练步。</translation>
    </message>
    <message>
        <source>The two ports of a NIC have leaves of their own: 2 × ceil(%1 NICs / %2 ports down) = 2 × %3 = %4 leaves.</source>
        <translation>一块网卡的两个端口各接自己的叶交换机：2 × ⌈%1 块网卡 / %2 个下联端口⌉ = 2 × %3 = %4 台叶交换机。</translation>
    </message>
    <message>
        <source>Up to the switch and down again: 2 links over 1 switch.</source>
        <translation>上行到交换机再下行：2 条链路，经过 1 台交换机。</translation>
    </message>
    <message>
        <source>a planned stop that falls into the repair of a fault is counted beside it</source>
        <translation>与故障修复重叠的计划停机另行计入</translation>
    </message>
    <message>
        <source>outages of the storage count as standstill, not the checkpoints that they block</source>
        <translation>存储中断按停顿计入，不含因此无法写出的检查点</translation>
    </message>
    <message>
        <source>waiting for spares takes %1 of the time; such waits overlap, and only the mean of the closed form may then be used</source>
        <translation>等待备件占 %1 的时间；此类等待相互重叠，闭式解此时只有均值可用</translation>
    </message>
    <message>
        <source>waits for spares are taken one by one: right while they are rare, too few where they overlap</source>
        <translation>等待备件按逐次计算：罕见时准确，相互重叠时偏少</translation>
    </message>
    <message>
        <source>The run of design “%1” never ends: failures, the restarts and waits for spares that follow take all of its time.</source>
        <translation>方案“%1”的训练永远无法完成：故障及其引发的重启、等待备件占去了全部时间。</translation>
    </message>
    <message>
        <source>Network “%1”: %2 rails are entered, and a server of pool “%3” has %4 NICs: every rail needs a NIC of its own. Enter at most %4, or leave the rails blank.</source>
        <translation>网络“%1”：填写了 %2 条轨道，而资源池“%3”的服务器只有 %4 块网卡；每条轨道需独占一块网卡。请填写不超过 %4，或将轨道数留空。</translation>
    </message>
    <message>
        <source>Network “%1”: a port of %2 has %3 lanes, and %4 planes with %5 ports per NIC cannot take whole lanes of it each. Planes times ports per NIC can be %6.</source>
        <translation>网络“%1”：%2 端口有 %3 个通道，%4 个平面、每网卡 %5 个端口无法各占整数个通道。平面数与每网卡端口数的乘积可取 %6。</translation>
    </message>
    <message>
        <source>Network “%1”: the %2 lanes of a port of %3 give its %4 links %5 each, in whole lanes; %6 of them lie idle.</source>
        <translation>网络“%1”：%3 端口有 %2 个通道，按整通道分给 %4 条链路，每条 %5；其余 %6 个通道闲置。</translation>
    </message>
    <message>
        <source>Network “%1” has %2 places for %3 network ports: %4 stay free and have no cables, so the rings or rows through them are open.</source>
        <translation>网络“%1”有 %2 个位置，网络端口为 %3 个：%4 个位置空闲、不布线，经过这些位置的环或行因此不闭合。</translation>
    </message>
    <message>
        <source>Network “%1”: %2 leaves have no server, because whole units of %3 servers are built. Units of %4 servers leave none empty.</source>
        <translation>网络“%1”：因按每 SU %3 台服务器整 SU 建设，有 %2 台叶交换机未接任何服务器。每 SU 取 %4 台时不会出现空叶。</translation>
    </message>
    <message>
        <source>The transformers (%1) carry the peak with one of them out; the connection asked for, %2 with the reserve, takes %3. UPS, batteries and CDUs are sized on the peak, too: the reserve is room in the building and at the grid, not plant in the bill.</source>
        <translation>%1 台变压器在一台退出时可承载峰值；含预留的申请容量 %2 需要 %3 台。UPS、电池和 CDU 也按峰值配置：预留是机房与电网的余量，不是清单内的设备。</translation>
    </message>
    <message>
        <source>Network “%1” has one plane: losing a leaf stops the job. Links lost: up to %2; servers hit: up to %3.</source>
        <translation>网络“%1”只有一个平面：失去一台叶交换机会使作业停止。中断链路最多 %2 条，受影响服务器最多 %3 台。</translation>
    </message>
    <message>
        <source>“%1” loads %8 with %2 (%3 of %4 per card); the limit is %6. %7</source>
        <translation>“%1”使%8的利用率达到 %2（每卡 %3，可用 %4）；上限为 %6。%7</translation>
    </message>
    <message>
        <source>“%1” sends more over %8 than they carry while it computes (%3 of %4 per card): the exchange takes %5 times as long. %7</source>
        <translation>“%1”在计算期间经%8发送的数据超过其承载能力（每卡 %3，可用 %4）：通信时间为原来的 %5 倍。%7</translation>
    </message>
    <message>
        <source>the links along the second side</source>
        <translation>沿第二边的链路</translation>
    </message>
    <message>
        <source>the links along the third side</source>
        <translation>沿第三边的链路</translation>
    </message>
    <message>
        <source>the links between the routers of a group</source>
        <translation>组内交换机之间的链路</translation>
    </message>
    <message>
        <source>the links between groups</source>
        <translation>组间链路</translation>
    </message>
    <message>
        <source>Network “%1” connects servers of %2 and of %3 NICs: their ports fill leaves of a plain fat tree, without rails and without whole units. For rails give each pool a network of its own.</source>
        <translation>网络“%1”连接的服务器分别有 %2 和 %3 个网卡：其端口按普通胖树依次填满叶交换机，不分轨，也不按整单元建设。如需分轨，请为每个资源池单独设一张网络。</translation>
    </message>
    <message>
        <source>Network “%1”: “%2” has no effect with this topology or kind of network.</source>
        <translation>网络“%1”：“%2”在此拓扑或网络类型下不起作用。</translation>
    </message>
    <message>
        <source>A group of %2 routers with %3 ports to servers each holds %4 ports: %1 ports fill %5 groups, %6 routers.</source>
        <translation>每组 %2 台交换机、每台 %3 个服务器端口，可容纳 %4 个端口：%1 个端口需要 %5 组，共 %6 台交换机。</translation>
    </message>
    <message>
        <source>%1 ports of a group to other groups / %2 other groups, rounded down = %3.</source>
        <translation>每组 %1 个组间端口 / 其他组 %2 个，向下取整 = %3。</translation>
    </message>
    <message>
        <source>%1 links between two halves × %2 = %3.</source>
        <translation>两半之间 %1 条链路 × %2 = %3。</translation>
    </message>
    <message>
        <source>Half the way round %1, %2 and %3 places, each rounded down: %4 links.</source>
        <translation>沿 %1、%2、%3 个位置的环各走半圈，分别向下取整：%4 条链路。</translation>
    </message>
    <message>
        <source>The farthest two of the %1 ports are %2 links apart.</source>
        <translation>%1 个端口中相距最远的两个间隔 %2 条链路。</translation>
    </message>
    <message>
        <source>To the router, over %1 links between routers, and to the server: %2 links over %3 routers.</source>
        <translation>到交换机，经交换机之间 %1 条链路，再到服务器：共 %2 条链路，经过 %3 台交换机。</translation>
    </message>
    <message>
        <source>%1 places / %2 ports per server = %3 servers; %4 are there, %5 can be added.</source>
        <translation>%1 个位置 / 每服务器 %2 个端口 = %3 台服务器；已有 %4 台，还可增加 %5 台。</translation>
    </message>
    <message>
        <source>%1 network ports × %2 links / 2 ends = %3 links.</source>
        <translation>%1 个网口 × %2 条链路 / 2 端 = %3 条链路。</translation>
    </message>
    <message>
        <source>(%1 network ports × %2 links − %3 that would end at free places) / 2 ends = %4 links.</source>
        <translation>（%1 个网口 × %2 条链路 − 指向空闲位置的 %3 条）/ 2 端 = %4 条链路。</translation>
    </message>
    <message>
        <source>%1 to servers + %2 inside groups + %3 between groups = %4.</source>
        <translation>到服务器 %1 条 + 组内 %2 条 + 组间 %3 条 = %4 条。</translation>
    </message>
    <message>
        <source>ceil(%1 ports / %2 ports of a switch) = %3.</source>
        <translation>⌈%1 个端口 / 每台交换机 %2 个端口⌉ = %3。</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <translation>%1 = %2。</translation>
    </message>
    <message>
        <source>%1 for the %2 links to servers</source>
        <translation>到服务器的 %2 条链路用 %1 根</translation>
    </message>
    <message>
        <source>%1 for the %2 links of the fabric manager</source>
        <translation>网络管理器的 %2 条链路用 %1 根</translation>
    </message>
    <message>
        <source>%1 for the %2 links of leaves and spines</source>
        <translation>叶脊之间 %2 条链路用 %1 根</translation>
    </message>
    <message>
        <source>%1 for the %2 links of spines and core switches</source>
        <translation>脊与核心之间 %2 条链路用 %1 根</translation>
    </message>
    <message>
        <source>%1 for the %2 direct links</source>
        <translation>%2 条直连链路用 %1 根</translation>
    </message>
    <message>
        <source>%1 switches × ceil(%2 links / %3 of a module)</source>
        <translation>%1 台交换机 × ⌈%2 条链路 / 每模块 %3 条⌉</translation>
    </message>
    <message>
        <source>%1 × ceil(%2 links / %3 of a module)</source>
        <translation>%1 台 × ⌈%2 条链路 / 每模块 %3 条⌉</translation>
    </message>
    <message>
        <source>%1 in switches + %2 in servers + %3 at the fabric manager = %4.</source>
        <translation>交换机 %1 个 + 服务器 %2 个 + 网络管理器 %3 个 = %4 个。</translation>
    </message>
    <message>
        <source>%1 links over fibre × %2 cores = %3.</source>
        <translation>光纤链路 %1 条 × %2 芯 = %3 芯。</translation>
    </message>
    <message>
        <source>%1 ports down, one of each server, × %2 cards = %3.</source>
        <translation>下联端口 %1 个（每服务器一个）× %2 卡 = %3 卡。</translation>
    </message>
    <message>
        <source>floor(%1 ports down / %2 links of a server) × %3 cards = %4.</source>
        <translation>⌊下联端口 %1 个 / 每服务器 %2 条链路⌋ × %3 卡 = %4 卡。</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 of servers</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>%1 of storage nodes</source>
        <translation>存储节点 %1</translation>
    </message>
    <message>
        <source>%1 of management servers</source>
        <translation>管理服务器 %1</translation>
    </message>
    <message>
        <source>%1 of switches of the other networks</source>
        <translation>其他网络的交换机 %1</translation>
    </message>
    <message>
        <source>%1 of PDUs, two a rack</source>
        <translation>PDU %1（每机柜两台）</translation>
    </message>
    <message>
        <source>%1 of cooling units</source>
        <translation>CDU %1</translation>
    </message>
    <message>
        <source>%1 of its own switches</source>
        <translation>本网络交换机 %1</translation>
    </message>
    <message>
        <source>%1 uplinks of out-of-band switches</source>
        <translation>带外交换机上联 %1</translation>
    </message>
    <message>
        <source>Allow an oversubscription of %1 above the pod.</source>
        <translation>请允许 Pod 以上收敛比 %1。</translation>
    </message>
    <message>
        <source>Network “%1”: module “%2” carries %3, less than the %4 of the server port it stands in; the links of such a port need several modules.</source>
        <translation>网络“%1”：光模块“%2”承载 %3，低于所插服务器端口的 %4；这种端口的链路需要多个光模块。</translation>
    </message>
    <message>
        <source>A torus grows along its sides without a limit of its switches.</source>
        <translation>环面沿各边扩展，不受交换机限制。</translation>
    </message>
    <message>
        <source>Ports of %1 links each make a network of at most %2 ports, all planes: %3 servers of %4.</source>
        <translation>每个端口 %1 条链路，所有平面最多组成 %2 个端口的网络：%3 台服务器，每台 %4 个端口。</translation>
    </message>
    <message>
        <source>Network “%1”: no port runs at %2. The next lower rate is %3.</source>
        <translation>网络“%1”：没有 %2 的端口速率，低一档为 %3。</translation>
    </message>
    <message>
        <source>Storage nodes have no leaves of their own in this network.</source>
        <translation>该网络中存储节点没有独立的叶交换机。</translation>
    </message>
    <message>
        <source>Servers: ceil(%1 ports / %2 down) = %5 leaves; storage nodes: ceil(%3 / %4) = %6; together %7.</source>
        <translation>服务器侧：⌈%1 端口 / %2 下联口⌉ = %5 台叶；存储侧：⌈%3 / %4⌉ = %6 台；合计 %7 台。</translation>
    </message>
    <message>
        <source>The fullest leaf has %1 links of %2 down and %3 of %4 up: %5.</source>
        <translation>最满的叶有 %1 条 %2 下联、%3 条 %4 上联：%5。</translation>
    </message>
    <message>
        <source>Towards storage this oversubscription leaves no port down beside the uplinks of a leaf.</source>
        <translation>按该存储侧收敛比，叶交换机除上联外没有可用的下联端口。</translation>
    </message>
    <message>
        <source>Ask for a higher oversubscription towards storage.</source>
        <translation>请提高存储侧收敛比。</translation>
    </message>
    <message>
        <source>Network “%1”: three tiers are asked for, and fewer would hold all servers with %2 switches instead of %3.</source>
        <translation>网络“%1”：指定了三层，而更少层即可容纳全部服务器，只需 %2 台交换机，现为 %3 台。</translation>
    </message>
    <message>
        <source>Network “%1”: each of its %3 groups has %2 ports to the others, and every pair of groups gets the same number of links, %4: %5 of these ports stay dark.</source>
        <translation>网络“%1”：共 %3 组，每组有 %2 个组间端口；每两组之间链路数相同，均为 %4 条，因此每组有 %5 个组间端口闲置。</translation>
    </message>
    <message>
        <source>Network “%1”: servers have %2 links each and leaf switches for them: %3. Losing one may cut servers off; a second plane parts them.</source>
        <translation>网络“%1”：每台服务器有 %2 条链路，可接的叶交换机只有 %3 台，失去一台可能使服务器断网；第二平面可将其分开。</translation>
    </message>
    <message>
        <source>Network “%1”: storage nodes have up to %2 links each and leaf switches for them: %3. Losing one may cut storage off; a second plane parts them.</source>
        <translation>网络“%1”：存储节点每台最多 %2 条链路，可接的叶交换机只有 %3 台，失去一台可能使存储断网；第二平面可将其分开。</translation>
    </message>
    <message>
        <source>Network “%1”: towards storage %2 is requested; a full leaf with %3 ports down and %4 up gives %5.</source>
        <translation>网络“%1”：存储侧要求收敛比 %2；满配的叶下联 %3、上联 %4，实际为 %5。</translation>
    </message>
    <message>
        <source>%1 ports of %6 at a requested %2: %3 are broken out into %4 down, %5 are uplinks.</source>
        <translation>%1 个 %6 端口，要求收敛比 %2：%3 个拆分为 %4 个下联口，%5 个作上联。</translation>
    </message>
    <message>
        <source>A link between switches is as fast as %1 links to servers: %1 × %2 = %3.</source>
        <translation>一条交换机间链路相当于 %1 条服务器链路：%1 × %2 = %3。</translation>
    </message>
    <message>
        <source>The uplinks are as fast as %1 ports down and carry %4 at a requested %2, of %3 that are left.</source>
        <translation>上联带宽相当于 %1 个下联口，按要求收敛比 %2 可带 %4 个（剩余端口 %3 个）。</translation>
    </message>
    <message>
        <source>ceil(%1 ports of storage nodes / %2 ports down) = %3 leaves.</source>
        <translation>⌈存储节点 %1 端口 / %2 下联口⌉ = %3 台叶。</translation>
    </message>
    <message>
        <source>%1 ports do not fit two tiers; the limit is %2.</source>
        <translation>%1 个端口超出二层网络，上限 %2 个。</translation>
    </message>
    <message>
        <source>%1 ports do not fit three tiers; the limit is %2.</source>
        <translation>%1 个端口超出三层网络，上限 %2 个。</translation>
    </message>
    <message>
        <source>Leave the link rate between switches blank: slower uplinks reach more switches.</source>
        <translation>将交换机间链路速率留空：较低速率的上联可连接更多交换机。</translation>
    </message>
    <message>
        <source>Network “%1”: towards storage %2 is requested, but a leaf of storage nodes has no more ports down than one of servers: %3, with %4 up, %5. Ask for more towards the servers, too.</source>
        <translation>网络“%1”：存储侧要求收敛比 %2，但存储侧叶的下联口不会多于服务器侧叶：下联 %3、上联 %4，为 %5。请同时提高服务器侧收敛比。</translation>
    </message>
    <message>
        <source>Network “%1”: the oversubscription towards storage has no effect, because one switch carries everything or there are no storage nodes.</source>
        <translation>网络“%1”：存储侧收敛比不起作用，因为单台交换机即可承载，或没有存储节点。</translation>
    </message>
    <message>
        <source>Network “%1”: a switch port of %2 is broken out into %3 links of %4, and every pair of switches has %5 of them: no cable without modules splits at both ends. Enter %6 as the link rate between switches, or take modules.</source>
        <translation>网络“%1”：%2 的交换机端口拆分为 %3 条 %4 链路，而每对交换机之间有 %5 条：不带光模块的线缆无法两端同时拆分。请将交换机间链路速率设为 %6，或选用光模块。</translation>
    </message>
    <message>
        <source>Full pods (%1), each of %2 leaves, × %3 spines, one for every leaf uplink = %4.</source>
        <translation>%1 个满 Pod（每个 %2 台叶交换机）× %3 台脊交换机（每条叶上联一台）= %4。</translation>
    </message>
    <message>
        <source>Pods (%1) × %2 spine uplinks / %3 ports = %4 per core group, which divides the %2 uplinks; %6 groups × %5 = %7.</source>
        <translation>%1 个 Pod × %2 条脊上联 / %3 个端口 = 每个核心组 %4 台，能整除 %2 条上联；%6 组 × %5 = %7。</translation>
    </message>
    <message>
        <source>Pods (%1) × %2 spine uplinks / %3 ports = %4 per core group at least; the next divisor of the %2 uplinks is %5; %6 groups × %5 = %7.</source>
        <translation>%1 个 Pod × %2 条脊上联 / %3 个端口，每个核心组至少 %4 台；%2 条上联的下一个约数为 %5；%6 组 × %5 = %7。</translation>
    </message>
    <message>
        <source>The half behind the fullest leaves: (%1 ports / %2 + %3 ports / %4) × %5 = %6.</source>
        <translation>取最满的叶下的一半端口：（%1 端口 / %2 + %3 端口 / %4）× %5 = %6。</translation>
    </message>
    <message>
        <source>%1 leaves × %2 ports down = %3; %4 are in use, and %5 take %7 servers with %6 each.</source>
        <translation>%1 台叶 × %2 下联口 = %3；已用 %4，余 %5，每台服务器 %6 口，可再接 %7 台。</translation>
    </message>
    <message>
        <source>%1 ports at most with these switches and ratios, %2 of them for others than servers: %3 servers with %4 each.</source>
        <translation>按现有交换机与收敛比最多 %1 口，其中 %2 口供服务器以外的设备：可接 %3 台服务器，每台 %4 口。</translation>
    </message>
    <message>
        <source>Network “%1”: links between switches cannot run at %2. A switch port of %4 is broken out into links of %3 to servers, so they can run at %5 Gbit/s.</source>
        <translation>网络“%1”：交换机间链路不能取 %2。%4 的交换机端口按 %3 拆分给服务器，因此可取 %5 Gbit/s。</translation>
    </message>
    <message>
        <source>%1 ports of %2 down / %3 of %4 up = %5.</source>
        <translation>下联 %1 个 %2 口 / 上联 %3 个 %4 口 = %5。</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>industry reports 2024-25, 10-12 M USD per MW</source>
        <translation>行业报告 2024–25，每 MW 1,000–1,200 万美元</translation>
    </message>
    <message>
        <source>practitioner article on two AI computing projects</source>
        <translation>两个智算项目的从业者文章</translation>
    </message>
    <message>
        <source>field studies of GPU systems, 1-3 % a year</source>
        <translation>GPU 系统现场研究，每年 1–3%</translation>
    </message>
    <message>
        <source>practitioner article: training racks often 50-60 kW</source>
        <translation>从业者文章：训练机柜常为 50–60 kW</translation>
    </message>
    <message>
        <source>matches MLPerf Storage checkpoint sizes at 8B and 405B within 1 %</source>
        <translation>与 MLPerf Storage 8B、405B 检查点大小相差 1% 以内</translation>
    </message>
    <message>
        <source>practitioner article: 30 min for a thousand cards</source>
        <translation>从业者文章：千卡规模 30 min</translation>
    </message>
    <message>
        <source>published training runs; planning policy of the practitioner articles</source>
        <translation>公开训练记录；从业者文章的规划策略</translation>
    </message>
    <message>
        <source>starting value between published A100 and H100 kernels</source>
        <translation>介于公开的 A100 与 H100 算子效率之间的初值</translation>
    </message>
    <message>
        <source>FlashAttention-2 (arXiv 2307.08691), FlashAttention-3 (arXiv 2407.08608)</source>
        <translation>FlashAttention-2（arXiv 2307.08691）、FlashAttention-3（arXiv 2407.08608）</translation>
    </message>
    <message>
        <source>general product knowledge, not tied to a document: verify before a bid</source>
        <translation>通用产品知识，无对应文档：投标前须核实</translation>
    </message>
    <message>
        <source>general engineering knowledge, unverified: check before use</source>
        <translation>通用工程知识，未核实：使用前须核对</translation>
    </message>
    <message>
        <source>NVIDIA product datasheet of the part</source>
        <translation>NVIDIA 该部件产品数据手册</translation>
    </message>
    <message>
        <source>NVIDIA product datasheet or user guide</source>
        <translation>NVIDIA 产品数据手册或用户指南</translation>
    </message>
    <message>
        <source>vendor brochure, not re-checked</source>
        <translation>厂商宣传册，未复核</translation>
    </message>
    <message>
        <source>AMD product page, not re-checked</source>
        <translation>AMD 产品页，未复核</translation>
    </message>
    <message>
        <source>engineering assumption: replace by own records</source>
        <translation>工程假设：应以自有记录替换</translation>
    </message>
    <message>
        <source>engineering estimate of the share of events</source>
        <translation>事件占比的工程估计</translation>
    </message>
    <message>
        <source>planning values per kind of repair</source>
        <translation>按维修类型的规划值</translation>
    </message>
    <message>
        <source>a published system detects process and node faults in .3-5.6 s against a 30 min collective time-out (unicron)</source>
        <translation>某公开系统在 0.3–5.6 s 内检出进程与节点故障，而集合通信超时为 30 min（Unicron）</translation>
    </message>
    <message>
        <source>public Hugging Face config.json of the named repository; transcribed, parameter count re-computed as a check</source>
        <translation>该仓库公开的 Hugging Face config.json；转录后以参数量重算核对</translation>
    </message>
    <message>
        <source>model paper, values transcribed and re-computed</source>
        <translation>模型论文，数值转录并重算</translation>
    </message>
    <message>
        <source>public planning defaults, 2026-05, citing h3c.com, bidding notices and resellers</source>
        <translation>公开规划默认值，2026-05，引自 h3c.com、招标公告与渠道商</translation>
    </message>
    <message>
        <source>public quoting catalogue citing LinkX documents</source>
        <translation>公开报价目录，引自 LinkX 文档</translation>
    </message>
    <message>
        <source>public optics and cabling note, 2026-09, which tags each fact official or secondary</source>
        <translation>公开的光模块与布线笔记，2026-09，逐条标注官方或二手</translation>
    </message>
    <message>
        <source>public switch, ASIC and packet-buffer list (community table)</source>
        <translation>公开的交换机、芯片与缓存列表（社区表格）</translation>
    </message>
    <message>
        <source>half of the bidirectional value where the source prints both directions</source>
        <translation>来源给出双向值时取其一半</translation>
    </message>
    <message>
        <source>half of the bidirectional NVLink value</source>
        <translation>NVLink 双向值的一半</translation>
    </message>
    <message>
        <source>half of the printed FP8 value</source>
        <translation>所载 FP8 值的一半</translation>
    </message>
    <message>
        <source>active cables</source>
        <translation>有源线缆</translation>
    </message>
    <message>
        <source>passive copper</source>
        <translation>无源铜缆</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>typical; no maximum known</source>
        <translation>典型值；最大值未知</translation>
    </message>
    <message>
        <source>maximum; typical 8 W</source>
        <translation>最大值；典型 8 W</translation>
    </message>
    <message>
        <source>maximum; typical 9 W</source>
        <translation>最大值；典型 9 W</translation>
    </message>
    <message>
        <source>cage class limit, not a module measurement; maximum</source>
        <translation>槽位功率等级上限，非模块实测；最大值</translation>
    </message>
    <message>
        <source>check against the tables of the paper before a bid</source>
        <translation>投标前须与论文表格核对</translation>
    </message>
    <message>
        <source>a fraction of servers present, not a rate; the design takes it as the share of slow servers</source>
        <translation>为存在的服务器占比而非故障率；方案取作慢节点占比</translation>
    </message>
    <message>
        <source>counted on cards with 80 GB</source>
        <translation>在 80 GB 显存的卡上统计</translation>
    </message>
    <message>
        <source>counted on 2,048 servers; beyond that software faults are taken not to grow with the cluster</source>
        <translation>在 2,048 台服务器上统计；超出后软件故障按不随规模增长处理</translation>
    </message>
    <message>
        <source>median .436 d; sigma capped at 1.94, a raw fit of 2.74 would give a 19-day mean</source>
        <translation>中位数 0.436 d；σ 上限取 1.94，直接拟合的 2.74 会使均值达 19 天</translation>
    </message>
    <message>
        <source>64 optical modules</source>
        <translation>64 只光模块</translation>
    </message>
    <message>
        <source>one of the two independent switches of the box</source>
        <translation>机箱内两台独立交换机之一</translation>
    </message>
    <message>
        <source>half of the 2U box</source>
        <translation>2U 机箱的一半</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>plan of the example</source>
        <translation>示例的规划值</translation>
    </message>
    <message>
        <source>plan of the example; published runs reach 35-55 %</source>
        <translation>示例的规划值；公开训练记录为 35–55%</translation>
    </message>
    <message>
        <source>without modules, plan of the example</source>
        <translation>不含模块，示例的规划值</translation>
    </message>
    <message>
        <source>value of the example, to be replaced by an offer</source>
        <translation>示例值，应以报价替换</translation>
    </message>
    <message>
        <source>allowance of the example beside the planned utilisation</source>
        <translation>示例在规划利用率之外的余量</translation>
    </message>
    <message>
        <source>air-cooled row of the example</source>
        <translation>示例的风冷机列</translation>
    </message>
    <message>
        <source>measured on a node with the same nameplate</source>
        <translation>在铭牌相同的节点上实测</translation>
    </message>
    <message>
        <source>common rating of 48U racks</source>
        <translation>48U 机柜的常见承重</translation>
    </message>
    <message>
        <source>common weight of a rack with PDUs</source>
        <translation>含 PDU 机柜的常见重量</translation>
    </message>
    <message>
        <source>six servers per rack</source>
        <translation>每柜六台服务器</translation>
    </message>
    <message>
        <source>four servers per rack</source>
        <translation>每柜四台服务器</translation>
    </message>
    <message>
        <source>air-cooled servers</source>
        <translation>风冷服务器</translation>
    </message>
    <message>
        <source>the published run saved memory by its own schedule; full recomputation stands in for it</source>
        <translation>公开训练以自有调度节省显存；此处以全重计算代替</translation>
    </message>
    <message>
        <source>7 TB/s peak over the nodes; arXiv 2407.21783</source>
        <translation>全部节点峰值 7 TB/s；arXiv 2407.21783</translation>
    </message>
    <message>
        <source>2 TB/s sustained over the nodes; arXiv 2407.21783</source>
        <translation>全部节点持续 2 TB/s；arXiv 2407.21783</translation>
    </message>
    <message>
        <source>RackulaLives/Rackula public rack-planning notes, 2026-09-13; each fact cites an NVIDIA manual (networking-docs.nvidia.com, docs.nvidia.com), https://github.com/RackulaLives/Rackula/issues/3287</source>
        <translation>RackulaLives/Rackula 公开机柜规划笔记，2026-09-13；逐条引自 NVIDIA 手册（networking-docs.nvidia.com、docs.nvidia.com），https://github.com/RackulaLives/Rackula/issues/3287</translation>
    </message>
    <message>
        <source>arXiv:2502.12340; ZAYA1 arXiv:2511.17127</source>
        <translation>arXiv:2502.12340；ZAYA1 arXiv:2511.17127</translation>
    </message>
    <message>
        <source>Epoch AI training-cost-trends code: DGX A100 6.5 kW; server factors 1.82 H100, 2.03 A100, 1.8 other; server energy fraction 0.75</source>
        <translation>Epoch AI training-cost-trends 代码：DGX A100 6.5 kW；服务器系数 H100 1.82、A100 2.03、其他 1.8；服务器能耗占比 0.75</translation>
    </message>
    <message>
        <source>CCTV table 2025-09-16; 16,384 cards in 1,024 servers</source>
        <translation>央视对比表 2025-09-16；16,384 卡，1,024 台服务器</translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>observed: %1</source>
        <translation>见价：%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>step times of published training runs of Megatron-LM, MegaScale and NVIDIA DGX Cloud</source>
        <translation>Megatron-LM、MegaScale 与 NVIDIA DGX Cloud 公开训练的步时</translation>
    </message>
    <message>
        <source>as H100 SXM, no runs of its own</source>
        <translation>同 H100 SXM，没有自己的训练数据</translation>
    </message>
    <message>
        <source>as H100 SXM with its own number of multiprocessors, no runs of its own</source>
        <translation>同 H100 SXM，计算单元数为自身值，没有自己的训练数据</translation>
    </message>
    <message>
        <source>as A100 SXM 80 GB, no runs of its own</source>
        <translation>同 A100 SXM 80 GB，没有自己的训练数据</translation>
    </message>
    <message>
        <source>fitted on 14 runs of Megatron-LM and MegaScale, 8 to 1,920 cards, 2026-11-30</source>
        <translation>由 Megatron-LM 与 MegaScale 的 14 次训练拟合，8 至 1,920 卡，2026-11-30</translation>
    </message>
    <message>
        <source>fitted on 15 runs of NeMo, 64 to 2,048 cards, 2026-11-30</source>
        <translation>由 NeMo 的 15 次训练拟合，64 至 2,048 卡，2026-11-30</translation>
    </message>
    <message>
        <source>flags of the profile as far as its papers say, the rest assumed</source>
        <translation>开关按论文所述，其余为假设</translation>
    </message>
    <message>
        <source>estimate for accelerators without published runs</source>
        <translation>无公开训练的加速卡的估计值</translation>
    </message>
    <message>
        <source>Agarwal 2022 (arXiv 2103.00543): gains end to end under 1.2 ×, often none</source>
        <translation>Agarwal 2022（arXiv 2103.00543）：端到端收益不到 1.2 倍，常常没有收益</translation>
    </message>
    <message>
        <source>Karimireddy 2019 (arXiv 1901.09847)</source>
        <translation>Karimireddy 2019（arXiv 1901.09847）</translation>
    </message>
    <message>
        <source>GShard (arXiv 2006.16668), Switch Transformer (arXiv 2101.03961): 1.0 to 2.0</source>
        <translation>GShard（arXiv 2006.16668）、Switch Transformer（arXiv 2101.03961）：1.0–2.0</translation>
    </message>
    <message>
        <source>Krell 2021 (arXiv 2107.02027): about 2 × for BERT</source>
        <translation>Krell 2021（arXiv 2107.02027）：BERT 约 2 倍</translation>
    </message>
    <message>
        <source>Krell 2021 (arXiv 2107.02027): 95–99 %</source>
        <translation>Krell 2021（arXiv 2107.02027）：95–99%</translation>
    </message>
    <message>
        <source>Zhong 2024 (arXiv 2401.09670), Patel 2023 (arXiv 2311.18677)</source>
        <translation>Zhong 2024（arXiv 2401.09670）、Patel 2023（arXiv 2311.18677）</translation>
    </message>
    <message>
        <source>DeepSeek open-infra overview 2025: 56.3 % of the input tokens</source>
        <translation>DeepSeek 开源基础设施概览 2025：输入词元的 56.3%</translation>
    </message>
    <message>
        <source>Al-Fares 2008; Kim 2008; Jouppi 2023; rail-only: arXiv 2307.12169</source>
        <translation>Al-Fares 2008；Kim 2008；Jouppi 2023；仅轨内互联：arXiv 2307.12169</translation>
    </message>
    <message>
        <source>Alibaba HPN, SIGCOMM 2024</source>
        <translation>Alibaba HPN, SIGCOMM 2024</translation>
    </message>
    <message>
        <source>field logs: shapes below 1 early in life, wear-out on Titan</source>
        <translation>现场日志：早期形状参数小于 1，Titan 出现磨损期</translation>
    </message>
    <message>
        <source>Llama 3 (arXiv 2407.21783): 7:1 above a pod of 3,072; Alibaba HPN, SIGCOMM 2024: 15:1</source>
        <translation>Llama 3（arXiv 2407.21783）：3,072 卡 Pod 以上为 7:1；阿里巴巴 HPN，SIGCOMM 2024：15:1</translation>
    </message>
    <message>
        <source>NVIDIA LinkX pages; vendor lists</source>
        <translation>NVIDIA LinkX 页面；厂商清单</translation>
    </message>
    <message>
        <source>RDMA over Ethernet at Meta Scale, SIGCOMM 2024</source>
        <translation>RDMA over Ethernet at Meta Scale，SIGCOMM 2024</translation>
    </message>
    <message>
        <source>vendor announcement 2024-10, as reported</source>
        <translation>厂商公告 2024-10（转引）</translation>
    </message>
    <message>
        <source>default of the NCCL library: one queue pair per connection</source>
        <translation>NCCL 库默认：每连接一个队列对</translation>
    </message>
    <message>
        <source>Megatron-LM: buckets of 40 million parameters</source>
        <translation>Megatron-LM：4,000 万参数的梯度桶</translation>
    </message>
    <message>
        <source>China Statistical Yearbook 2009 and 2010, monthly mean temperatures; spread C</source>
        <translation>《中国统计年鉴》2009、2010 年版月平均气温；波动部分为 C 级</translation>
    </message>
    <message>
        <source>GB 50174-2017, recalled: check the clause</source>
        <translation>GB 50174-2017，凭记忆，须核对条款</translation>
    </message>
    <message>
        <source>diesel generator fuel tables</source>
        <translation>柴油发电机组油耗表</translation>
    </message>
    <message>
        <source>failure log %1: %2 events in %3 unit-hours</source>
        <translation>故障日志 %1：%3 部件·小时内 %2 次事件</translation>
    </message>
    <message>
        <source>practitioner article: tens of samples per second and card</source>
        <translation>从业者文章：每卡每秒数十个样本</translation>
    </message>
    <message>
        <source>practitioner article: tens of KB</source>
        <translation>从业者文章：数十 KB</translation>
    </message>
    <message>
        <source>MLPerf Storage v1.0: 5.5-34.6 GB/s per client</source>
        <translation>MLPerf Storage v1.0：每客户端 5.5–34.6 GB/s</translation>
    </message>
    <message>
        <source>320 GB launch list price</source>
        <translation>320 GB 版首发目录价</translation>
    </message>
    <message>
        <source>64-port 400G IB</source>
        <translation>64 口 400G IB</translation>
    </message>
    <message>
        <source>DGX H100 range</source>
        <translation>DGX H100 区间价</translation>
    </message>
    <message>
        <source>FS variant</source>
        <translation>FS 兼容型号</translation>
    </message>
    <message>
        <source>NVIDIA variant</source>
        <translation>NVIDIA 原厂型号</translation>
    </message>
    <message>
        <source>OSFP transceiver range</source>
        <translation>OSFP 光模块区间价</translation>
    </message>
    <message>
        <source>another product</source>
        <translation>另一产品</translation>
    </message>
    <message>
        <source>approx</source>
        <translation>约数</translation>
    </message>
    <message>
        <source>average in a cost site</source>
        <translation>某成本网站均价</translation>
    </message>
    <message>
        <source>chassis only</source>
        <translation>仅机箱</translation>
    </message>
    <message>
        <source>claimed list</source>
        <translation>自称目录价</translation>
    </message>
    <message>
        <source>list ex VAT</source>
        <translation>不含税目录价</translation>
    </message>
    <message>
        <source>planning default</source>
        <translation>规划默认值</translation>
    </message>
    <message>
        <source>planning default per end</source>
        <translation>每端规划默认值</translation>
    </message>
    <message>
        <source>public tender</source>
        <translation>公开招标</translation>
    </message>
    <message>
        <source>public tender unit price</source>
        <translation>公开招标单价</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>整柜</translation>
    </message>
    <message>
        <source>reseller</source>
        <translation>经销商</translation>
    </message>
    <message>
        <source>reseller sale</source>
        <translation>经销商售价</translation>
    </message>
    <message>
        <source>third-party compatible</source>
        <translation>第三方兼容</translation>
    </message>
    <message>
        <source>NVIDIA DGX SuperPOD RA-11333-001 V11</source>
        <translation>NVIDIA DGX SuperPOD RA-11333-001 V11</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>in order</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>being recomputed</source>
        <translation>正在重算</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1 error</source>
        <translation>%1 错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 错误</translation>
    </message>
    <message>
        <source>%1 warning</source>
        <translation>%1 警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 警告</translation>
    </message>
    <message>
        <source>%1 note</source>
        <translation>%1 提示</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 提示</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>flash in the node</source>
        <translation>节点闪存</translation>
    </message>
    <message>
        <source>parallel file system</source>
        <translation>并行文件系统</translation>
    </message>
    <message>
        <source>object store</source>
        <translation>对象存储</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>归档</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy with headers</source>
        <translation>连同表头复制</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>%1 (closed form)</source>
        <translation>%1（解析式）</translation>
    </message>
    <message>
        <source>detection</source>
        <translation>检测</translation>
    </message>
    <message>
        <source>restarting</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>未公开</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>an interval needs more runs</source>
        <translation>置信区间需要更多次仿真</translation>
    </message>
    <message>
        <source>design</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>by arithmetic</source>
        <translation>按算术</translation>
    </message>
    <message>
        <source>whole servers and replicas: a multiple of %1</source>
        <translation>整台服务器且整份副本：%1 的整数倍</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>待补：%1</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>not computable</source>
        <translation>无法计算</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>useful training</source>
        <translation>有效训练</translation>
    </message>
    <message>
        <source>work done again</source>
        <translation>重做的工作</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>closed form, exact here</source>
        <translation>解析式，此处精确</translation>
    </message>
    <message>
        <source>closed form, not comparable</source>
        <translation>解析式，不可比</translation>
    </message>
    <message>
        <source>closed form, an approximation</source>
        <translation>解析式，近似值</translation>
    </message>
    <message>
        <source>%1 card-hours</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>half the rate gains %1</source>
        <translation>减半可省 %1</translation>
    </message>
    <message>
        <source>%1 at half the rate, simulated</source>
        <translation>%1 减半，仿真</translation>
    </message>
    <message>
        <source>gains %1</source>
        <translation>省 %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 parameters, %4 of them active</source>
        <translation>%1：%2，参数量 %3，激活 %4</translation>
    </message>
    <message>
        <source>%1: %2, %3 parameters</source>
        <translation>%1：%2，参数量 %3</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>plain number</source>
        <translation>纯数值</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>电压</translation>
    </message>
    <message>
        <source>current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>amount of data</source>
        <translation>数据量</translation>
    </message>
    <message>
        <source>data rate</source>
        <translation>数据速率</translation>
    </message>
    <message>
        <source>amount of computation</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>computing rate</source>
        <translation>计算速率</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>temperature difference</source>
        <translation>温差</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>rate per time</source>
        <translation>单位时间次数</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>amount of money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>price of energy</source>
        <translation>能源单价</translation>
    </message>
    <message>
        <source>price per watt</source>
        <translation>每瓦价格</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>mass per energy</source>
        <translation>单位能量质量</translation>
    </message>
    <message>
        <source>volume per energy</source>
        <translation>单位能量体积</translation>
    </message>
    <message>
        <source>volume per power</source>
        <translation>单位功率体积</translation>
    </message>
    <message>
        <source>power ramp</source>
        <translation>功率爬坡速率</translation>
    </message>
</context>
<context>
    <name>validation</name>
    <message>
        <source>Step time</source>
        <translation>单步耗时</translation>
    </message>
    <message>
        <source>Days of the whole run</source>
        <translation>整次训练天数</translation>
    </message>
    <message>
        <source>FLOPs per token, causal attention</source>
        <translation>每词元 FLOPs（因果注意力）</translation>
    </message>
    <message>
        <source>FLOPs per token, full attention</source>
        <translation>每词元 FLOPs（完整注意力）</translation>
    </message>
    <message>
        <source>Inputs refused</source>
        <translation>输入被拒绝</translation>
    </message>
    <message>
        <source>Step times</source>
        <translation>单步耗时</translation>
    </message>
    <message>
        <source>Exact FLOPs</source>
        <translation>FLOPs 精确计数</translation>
    </message>
    <message>
        <source>Whole runs</source>
        <translation>整次训练</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Power of sites</source>
        <translation>站点功率</translation>
    </message>
    <message>
        <source>Power of servers</source>
        <translation>服务器功率</translation>
    </message>
    <message>
        <source>unknown kind %1</source>
        <translation>未知类型 %1</translation>
    </message>
    <message>
        <source>input %1 missing</source>
        <translation>缺少输入 %1</translation>
    </message>
    <message>
        <source>%1 is not computed</source>
        <translation>不计算 %1</translation>
    </message>
    <message>
        <source>accelerator %1 is not in the catalogue</source>
        <translation>目录中没有加速卡 %1</translation>
    </message>
    <message>
        <source>peaks or memory of %1 are not public</source>
        <translation>%1 的峰值算力或显存容量未公开</translation>
    </message>
    <message>
        <source>information only</source>
        <translation>仅供参考</translation>
    </message>
    <message>
        <source>belongs to the tests of the program</source>
        <translation>属于程序自身的测试</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>未给出期望值</translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>未给出类型</translation>
    </message>
    <message>
        <source>not a case</source>
        <translation>不是算例</translation>
    </message>
    <message>
        <source>nothing derived to hold it against</source>
        <translation>没有可供对照的推导值</translation>
    </message>
    <message>
        <source>no exact count derived</source>
        <translation>没有推导出的精确计数</translation>
    </message>
    <message>
        <source>no wall-clock days</source>
        <translation>没有实际历时天数</translation>
    </message>
    <message>
        <source>peak of the accelerator unknown</source>
        <translation>加速卡峰值算力未知</translation>
    </message>
    <message>
        <source>tokens, accelerators or utilisation of the steps missing</source>
        <translation>缺少词元数、卡数或训练步利用率</translation>
    </message>
    <message>
        <source>no architecture and no parameters</source>
        <translation>没有模型结构，也没有参数量</translation>
    </message>
    <message>
        <source>run level: see runs.run_level</source>
        <translation>整个训练任务：见 runs.run_level</translation>
    </message>
    <message>
        <source>no step time</source>
        <translation>没有单步耗时</translation>
    </message>
    <message>
        <source>step time is not positive</source>
        <translation>单步耗时不为正</translation>
    </message>
    <message>
        <source>the parallel sizes do not multiply to accel_count</source>
        <translation>各并行度之积不等于 accel_count</translation>
    </message>
    <message>
        <source>the parallel sizes do not divide model and batch</source>
        <translation>并行度不能整除模型与批大小</translation>
    </message>
    <message>
        <source>the architecture makes no sense</source>
        <translation>模型结构不合理</translation>
    </message>
    <message>
        <source>Mean duration</source>
        <translation>平均时长</translation>
    </message>
    <message>
        <source>Standard deviation of the duration</source>
        <translation>时长标准差</translation>
    </message>
    <message>
        <source>Duration, P10</source>
        <translation>时长 P10</translation>
    </message>
    <message>
        <source>Duration, P50</source>
        <translation>时长 P50</translation>
    </message>
    <message>
        <source>Duration, P90</source>
        <translation>时长 P90</translation>
    </message>
    <message>
        <source>Duration, P99</source>
        <translation>时长 P99</translation>
    </message>
    <message>
        <source>Effective share of the time</source>
        <translation>有效时间占比</translation>
    </message>
    <message>
        <source>Mean number of interruptions</source>
        <translation>平均中断次数</translation>
    </message>
    <message>
        <source>Mean time to failure</source>
        <translation>平均故障间隔时间</translation>
    </message>
    <message>
        <source>Best interval by Young</source>
        <translation>最优间隔（Young）</translation>
    </message>
    <message>
        <source>Best interval by Daly</source>
        <translation>最优间隔（Daly）</translation>
    </message>
    <message>
        <source>Best interval, exact</source>
        <translation>最优间隔（精确）</translation>
    </message>
    <message>
        <source>Events per hour</source>
        <translation>每小时事件数</translation>
    </message>
    <message>
        <source>Events per month</source>
        <translation>每月事件数</translation>
    </message>
    <message>
        <source>Size of a checkpoint</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Useful data rate</source>
        <translation>有效数据速率</translation>
    </message>
    <message>
        <source>Capacity needed</source>
        <translation>所需容量</translation>
    </message>
    <message>
        <source>Campaigns under interruptions</source>
        <translation>有中断的训练全程</translation>
    </message>
    <message>
        <source>Checkpoint intervals</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Failure rates</source>
        <translation>故障率</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Checkpoint sizes</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Writing checkpoints</source>
        <translation>检查点写入</translation>
    </message>
    <message>
        <source>Storage tiers</source>
        <translation>存储分层</translation>
    </message>
    <message>
        <source>Measured storage systems</source>
        <translation>实测存储系统</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>pt</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>This design has no such part.</source>
        <translation>该方案没有这一部分。</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>审查发现</translation>
    </message>
    <message>
        <source>%1, inputs</source>
        <translation>%1，输入</translation>
    </message>
    <message>
        <source>%1, results</source>
        <translation>%1，结果</translation>
    </message>
    <message>
        <source>own values</source>
        <translation>自填值</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Default of the program</source>
        <translation>程序默认值</translation>
    </message>
    <message>
        <source>From the catalogue</source>
        <translation>来自设备库</translation>
    </message>
    <message>
        <source>Own value; right click to reset</source>
        <translation>自填值；右键可重置</translation>
    </message>
    <message>
        <source>Typical: </source>
        <translation>常见范围：</translation>
    </message>
    <message>
        <source>Allowed: </source>
        <translation>允许范围：</translation>
    </message>
    <message>
        <source>Source: </source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>设备库</translation>
    </message>
    <message>
        <source>Meant is</source>
        <translation>意为</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1，%2词元</translation>
    </message>
    <message>
        <source>%1, inference</source>
        <translation>%1，推理</translation>
    </message>
    <message>
        <source>exact; 6ND is %1 lower</source>
        <translation>精确计数；6ND 少 %1</translation>
    </message>
    <message>
        <source>exact; 6ND is %1 higher</source>
        <translation>精确计数；6ND 多 %1</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>%1 servers in %2 pools</source>
        <translation>%1 台服务器，%2 个资源池</translation>
    </message>
    <message>
        <source>dense peak %1</source>
        <translation>稠密峰值 %1</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>并行映射</translation>
    </message>
    <message>
        <source>no workload</source>
        <translation>无工作负载</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>MFU %1, step %2</source>
        <translation>MFU %1，单步 %2</translation>
    </message>
    <message>
        <source>memory %1 of %2</source>
        <translation>显存 %1 / %2</translation>
    </message>
    <message>
        <source>oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>%1 leaf + %2 spine</source>
        <translation>%1 叶 + %2 脊</translation>
    </message>
    <message>
        <source> + %1 core</source>
        <translation> + %1 核心</translation>
    </message>
    <message>
        <source>%1 per card, ≥ %2</source>
        <translation>每卡 %1，≥ %2</translation>
    </message>
    <message>
        <source>racks</source>
        <translation>柜</translation>
    </message>
    <message>
        <source>limit %1, %2 left</source>
        <translation>限 %1 柜，余 %2</translation>
    </message>
    <message>
        <source>no limit given</source>
        <translation>未给出限值</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>%1 above the limit at the meter</source>
        <translation>超出电表侧上限 %1</translation>
    </message>
    <message>
        <source>%1 left at the meter</source>
        <translation>电表侧余量 %1</translation>
    </message>
    <message>
        <source>at the meter %1</source>
        <translation>电表侧 %1</translation>
    </message>
    <message>
        <source>%1 CDUs</source>
        <translation>CDU %1 台</translation>
    </message>
    <message>
        <source>air heat %1</source>
        <translation>残余风冷 %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>PUE %1, annual</source>
        <translation>PUE %1（年均）</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>writes %1, stall %2</source>
        <translation>写入 %1，停顿 %2</translation>
    </message>
    <message>
        <source>%1 of %2 hot tier</source>
        <translation>热层 %2，需要 %1</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>有效训练时间</translation>
    </message>
    <message>
        <source>MTTI %1, %2 a month</source>
        <translation>MTTI %1，每月 %2 次</translation>
    </message>
    <message>
        <source>hot spares %1, P99 needs %2</source>
        <translation>热备 %1 台，P99 需要 %2 台</translation>
    </message>
    <message>
        <source>network %1</source>
        <translation>网络占 %1</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>单次 %1</translation>
    </message>
    <message>
        <source>%1 lines without price</source>
        <translation>%1 行无价格</translation>
    </message>
    <message>
        <source>every line has a price</source>
        <translation>每行都有价格</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到“%1”</translation>
    </message>
    <message>
        <source>Catalogue %1</source>
        <translation>设备库 %1</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>预设：%1</translation>
    </message>
    <message>
        <source>%1, %2 CNY per USD (%3)</source>
        <translation>%1，%2 CNY/USD（%3）</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Nothing to save</source>
        <translation>无需保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <translation>已自动保存 %1</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>%1 / %2 runs</source>
        <translation>%1 / %2 次</translation>
    </message>
    <message>
        <source>%1 · about %2 s left</source>
        <translation>%1 · 剩余约 %2 s</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Training P50 / P90</source>
        <translation>训练天数 P50 / P90</translation>
    </message>
    <message>
        <source>From the simulation.</source>
        <translation>来自仿真。</translation>
    </message>
    <message>
        <source>Closed form; F5 simulates.</source>
        <translation>解析式；按 F5 仿真。</translation>
    </message>
    <message>
        <source>The last simulation belongs to older inputs.</source>
        <translation>上次仿真对应较早的输入。</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效训练时间</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比（实现）</translation>
    </message>
    <message>
        <source>IT peak / reserved</source>
        <translation>IT 峰值 / 预留</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <source>Capex</source>
        <translation>建设投资</translation>
    </message>
    <message>
        <source>%1 lines have no price and are left out.</source>
        <translation>%1 行没有价格，未计入。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>dot: own value</source>
        <translation>圆点：自填值</translation>
    </message>
    <message>
        <source>sustained</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>nameplate</source>
        <translation>额定（铭牌）</translation>
    </message>
    <message>
        <source>Other bases, same factor</source>
        <translation>其他基准，同一系数</translation>
    </message>
    <message>
        <source>The reserve is %1 × IT nameplate.</source>
        <translation>预留为 IT 额定的 %1 倍。</translation>
    </message>
    <message>
        <source>From the fault simulation.</source>
        <translation>来自故障仿真。</translation>
    </message>
    <message>
        <source>Closed form; the simulation has not run.</source>
        <translation>解析式；尚未仿真。</translation>
    </message>
    <message>
        <source>%1 lines without price are left out.</source>
        <translation>%1 行无价格，未计入。</translation>
    </message>
    <message>
        <source>IT nameplate</source>
        <translation>IT 额定功率</translation>
    </message>
    <message>
        <source>IT sustained</source>
        <translation>IT 持续功率</translation>
    </message>
    <message>
        <source>IT peak</source>
        <translation>IT 峰值功率</translation>
    </message>
    <message>
        <source>An own value of this design.</source>
        <translation>本方案的自填值。</translation>
    </message>
    <message>
        <source>From the catalogue entry.</source>
        <translation>来自设备库条目。</translation>
    </message>
    <message>
        <source>The default of the program.</source>
        <translation>程序默认值。</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>柜</translation>
    </message>
    <message>
        <source>%1 CDU</source>
        <translation>CDU %1 台</translation>
    </message>
    <message>
        <source>%1 line without price</source>
        <translation>%1 行无价格</translation>
    </message>
    <message>
        <source>%1 line has no price and is left out.</source>
        <translation>%1 行没有价格，未计入。</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>请求/s</translation>
    </message>
    <message>
        <source>%1 + %2 tokens each</source>
        <translation>每请求 %1 + %2 词元</translation>
    </message>
    <message>
        <source>batch %1, TPOT %2</source>
        <translation>批大小 %1，TPOT %2</translation>
    </message>
    <message>
        <source>%1 tokens/s per card</source>
        <translation>单卡 %1 词元/s</translation>
    </message>
    <message>
        <source>MFU %1 (BF16), step %2</source>
        <translation>MFU %1（BF16），单步 %2</translation>
    </message>
    <message>
        <source>MFU of BF16 peak</source>
        <translation>MFU（BF16 峰值）</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>所需实例数</translation>
    </message>
    <message>
        <source>cannot run, see the review</source>
        <translation>无法运行，见审查</translation>
    </message>
    <message>
        <source>%1 compute racks, up to %2</source>
        <translation>%1 个计算机柜，单柜最高 %2</translation>
    </message>
</context>
<context>
    <name>views::BillModel</name>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Follows from: %1</source>
        <translation>推导自：%1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Unit price, %1</source>
        <translation>单价，%1</translation>
    </message>
    <message>
        <source>Sum, %1</source>
        <translation>合价，%1</translation>
    </message>
    <message>
        <source>Price source</source>
        <translation>价格来源</translation>
    </message>
</context>
<context>
    <name>views::CalibrationDialog</name>
    <message>
        <source>Unit-hours from a file…</source>
        <translation>从文件读取运行小时…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Rates of a failure log</source>
        <translation>故障日志的故障率</translation>
    </message>
    <message>
        <source>The parts of this design ran for</source>
        <translation>本方案的部件已运行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Time observed</source>
        <translation>观测时长</translation>
    </message>
    <message>
        <source>From the beginning of the log to its end, days without an event included.</source>
        <translation>从日志开始到结束的时长，包括没有事件的日子。</translation>
    </message>
    <message>
        <source>All designs</source>
        <translation>所有方案</translation>
    </message>
    <message>
        <source>Failure classes</source>
        <translation>故障类别</translation>
    </message>
    <message>
        <source>%1, events: %2. Rates, their ranges and shares of hardware are taken over; the replacement rate stays.</source>
        <translation>%1，事件数：%2。将采用其故障率、区间和硬件占比；更换率不变。</translation>
    </message>
    <message>
        <source>hours of %1</source>
        <translation>小时数取自 %1</translation>
    </message>
    <message>
        <source>The rates of %1 were taken over.</source>
        <translation>已采用 %1 的故障率。</translation>
    </message>
    <message>
        <source>Unit-hours of the classes</source>
        <translation>各类别的运行小时</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>views::ChartBoard</name>
    <message>
        <source>older inputs; F5 simulates again</source>
        <translation>较早的输入；按 F5 重新仿真</translation>
    </message>
</context>
<context>
    <name>views::ChartView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>暂无内容。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>导出 PNG…</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>导出 SVG…</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Fit to data</source>
        <translation>适应数据</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件（*.%2）</translation>
    </message>
    <message>
        <source>Return to the automatic place</source>
        <translation>回到自动位置</translation>
    </message>
</context>
<context>
    <name>views::ComparePage</name>
    <message>
        <source>better</source>
        <translation>更优</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>中性</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>只看差异</translation>
    </message>
    <message>
        <source>Inputs only</source>
        <translation>只看输入</translation>
    </message>
    <message>
        <source>Deltas refer to the base ★. A total that leaves something out is not compared.</source>
        <translation>差值以基准 ★ 为参照。合计不完整时不作比较。</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ</source>
        <translation>%2 行中 %1 行不同</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
</context>
<context>
    <name>views::CostPage</name>
    <message>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
    <message>
        <source>quantities follow from the design; hover for the rule</source>
        <translation>数量由设计推导；悬停查看规则</translation>
    </message>
</context>
<context>
    <name>views::DeltaModel</name>
    <message>
        <source>Δ to base</source>
        <translation>与基准之差</translation>
    </message>
</context>
<context>
    <name>views::DeltaTable</name>
    <message>
        <source>Comparison</source>
        <translation>方案对比</translation>
    </message>
</context>
<context>
    <name>views::DesignTabs</name>
    <message>
        <source>★ = base design for deltas</source>
        <translation>★ = 对比基准方案</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Add a design</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Set as base</source>
        <translation>设为基准</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Name of the design</source>
        <translation>方案名称</translation>
    </message>
</context>
<context>
    <name>views::DocumentBars</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>views::FindBox</name>
    <message>
        <source>Find field, result, command (Ctrl+F)</source>
        <translation>查找字段、结果、命令（Ctrl+F）</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>views::FindingsList</name>
    <message>
        <source>No findings.</source>
        <translation>没有审查发现。</translation>
    </message>
</context>
<context>
    <name>views::FlowTiles</name>
    <message>
        <source>Chain of the design</source>
        <translation>方案链条</translation>
    </message>
</context>
<context>
    <name>views::FormModel</name>
    <message>
        <source>all together</source>
        <translation>全部合计</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 values were pasted, but from this field on there are %2 fields. Nothing was changed.</source>
        <translation>粘贴了 %1 个值，但从该字段起只有 %2 个字段。未作任何更改。</translation>
    </message>
    <message>
        <source>Nothing was pasted. %1</source>
        <translation>未粘贴任何值。%1</translation>
    </message>
</context>
<context>
    <name>views::FormView</name>
    <message>
        <source>Fewer fields</source>
        <translation>收起字段</translation>
    </message>
    <message>
        <source>More fields (%1)</source>
        <translation>更多字段（%1）</translation>
    </message>
</context>
<context>
    <name>views::GoalPanel</name>
    <message>
        <source>Seek</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>使</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>by changing</source>
        <translation>通过改变</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>This result is not there any more.</source>
        <translation>该结果已不存在。</translation>
    </message>
    <message>
        <source>%1 = %2 gives %3</source>
        <translation>%1 = %2 时为 %3</translation>
    </message>
    <message>
        <source>Applied; Ctrl+Z takes it back.</source>
        <translation>已应用；Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>; by arithmetic %1, in steps of %2</source>
        <translation>；按算术为 %1，步长 %2</translation>
    </message>
</context>
<context>
    <name>views::KeyFigureStrip</name>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
</context>
<context>
    <name>views::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Clusterwright</source>
        <translation>算筑</translation>
    </message>
    <message>
        <source>%1 cards, one design</source>
        <translation>%1 卡，一个方案</translation>
    </message>
    <message>
        <source>%1 cards, %2 designs</source>
        <translation>%1 卡，%2 个方案</translation>
    </message>
    <message>
        <source>Read only: this file cannot be written here.</source>
        <translation>只读：该文件无法在此写入。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>The file was read with %1 notes.</source>
        <translation>读取文件时有 %1 条说明。</translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>显示列表</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open a workbook</source>
        <translation>打开工作簿</translation>
    </message>
    <message>
        <source>Save the workbook</source>
        <translation>保存工作簿</translation>
    </message>
    <message>
        <source>Save the workbook as</source>
        <translation>工作簿另存为</translation>
    </message>
    <message>
        <source>Export the bill of materials</source>
        <translation>导出物料清单</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” of %2 was found.</source>
        <translation>发现“%1”在 %2 未保存的工作。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Save the changes to “%1” before closing?</source>
        <translation>关闭前保存对“%1”的修改吗？</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存则会丢失。</translation>
    </message>
    <message>
        <source>Clusterwright %1 · designs AI computing clusters offline, from workload to megawatts, racks and money. Licence: GPL-3.0-or-later.</source>
        <translation>算筑 %1 · 离线设计 AI 计算集群，从负载到兆瓦、机柜和资金。许可：GPL-3.0-or-later。</translation>
    </message>
    <message>
        <source>Nothing to simulate: the days of this design cannot be computed yet; the review names the missing input.</source>
        <translation>无法仿真：该方案的天数尚无法计算；审查页指出缺少的输入。</translation>
    </message>
    <message>
        <source>Fault simulation %1</source>
        <translation>故障仿真 %1</translation>
    </message>
    <message>
        <source>The run does not end: faults come faster than work is saved.</source>
        <translation>运行不会结束：故障来得比保存进度更快。</translation>
    </message>
    <message>
        <source>Cancelled, %1 of %2 runs kept</source>
        <translation>已取消，保留 %2 次中的 %1 次</translation>
    </message>
    <message>
        <source>%1 runs simulated</source>
        <translation>已仿真 %1 次</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>%1 run simulated</source>
        <translation>已仿真 %1 次</translation>
    </message>
    <message>
        <source>Written into %1: %2</source>
        <translation>已写入 %1：%2</translation>
    </message>
    <message>
        <source>Folder for the cable sheets</source>
        <translation>布线表存放文件夹</translation>
    </message>
    <message>
        <source>Folder for the drawings</source>
        <translation>拓扑图存放文件夹</translation>
    </message>
    <message>
        <source>Folder for the Slurm topology</source>
        <translation>Slurm 拓扑存放文件夹</translation>
    </message>
    <message>
        <source>Import a model architecture</source>
        <translation>导入模型结构</translation>
    </message>
    <message>
        <source>Architecture of a model</source>
        <translation>模型结构文件</translation>
    </message>
    <message>
        <source>Workload of this model</source>
        <translation>采用该模型的工作负载</translation>
    </message>
    <message>
        <source>The run does not end: it waits for servers in repair, the spares are too few.</source>
        <translation>运行不会结束：备机太少，一直在等待送修的服务器。</translation>
    </message>
    <message>
        <source>Import a failure log</source>
        <translation>导入故障日志</translation>
    </message>
    <message>
        <source>Failure log</source>
        <translation>故障日志</translation>
    </message>
</context>
<context>
    <name>views::OriginDot</name>
    <message>
        <source>Default value</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Value of the catalogue</source>
        <translation>设备库的值</translation>
    </message>
</context>
<context>
    <name>views::OverviewPage</name>
    <message>
        <source>Findings</source>
        <translation>审查发现</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有发现。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>views::PageList</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>views::ProjectPage</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Days, P90</source>
        <translation>天数 P90</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>电表侧功率</translation>
    </message>
    <message>
        <source>Rack positions</source>
        <translation>机位</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>建设投资</translation>
    </message>
    <message>
        <source>Limits of the tender</source>
        <translation>招标限值</translation>
    </message>
    <message>
        <source>how much of each does this design use?</source>
        <translation>本方案各用了多少？</translation>
    </message>
    <message>
        <source>The project names no limit yet: deadline, power, racks or budget.</source>
        <translation>项目尚未给出限值：期限、功率、机位或预算。</translation>
    </message>
    <message>
        <source>of the limit</source>
        <translation>占限值</translation>
    </message>
    <message>
        <source>this design</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>waits for an input</source>
        <translation>等待输入</translation>
    </message>
    <message>
        <source>which designs keep them?</source>
        <translation>哪些方案满足？</translation>
    </message>
    <message>
        <source>design</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>views::QuantityEdit</name>
    <message>
        <source>Reset to default</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>views::RackBrowser</name>
    <message>
        <source>Rack %1 takes %2 and carries %3.</source>
        <translation>机柜 %1 允许 %2，承重 %3。</translation>
    </message>
    <message>
        <source>Cables: %1 (%2)</source>
        <translation>线缆：%1（%2）</translation>
    </message>
    <message>
        <source>Racks before</source>
        <translation>前面的机柜</translation>
    </message>
    <message>
        <source>Racks behind</source>
        <translation>后面的机柜</translation>
    </message>
    <message>
        <source>Racks shown</source>
        <translation>所示机柜</translation>
    </message>
    <message>
        <source>One of each kind</source>
        <translation>每类一个</translation>
    </message>
    <message>
        <source>Move of %1 to %2 U%3</source>
        <translation>将 %1 移到 %2 U%3</translation>
    </message>
</context>
<context>
    <name>views::ReportPage</name>
    <message>
        <source>Cover and contents</source>
        <translation>封面与目录</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>审查发现</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>经验规则</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>假设与来源</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
    <message>
        <source>Formulas and numbers put in</source>
        <translation>公式与代入值</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>导出 PDF 报告…</translation>
    </message>
    <message>
        <source>Bill of materials as PDF…</source>
        <translation>导出物料清单 PDF…</translation>
    </message>
    <message>
        <source>Bill of materials as CSV…</source>
        <translation>导出物料清单 CSV…</translation>
    </message>
    <message>
        <source>Go to chapter</source>
        <translation>转到章节</translation>
    </message>
    <message>
        <source>Preview and PDF are the same document; text can be searched.</source>
        <translation>预览与 PDF 为同一文档，文字可检索。</translation>
    </message>
    <message>
        <source>all designs</source>
        <translation>全部方案</translation>
    </message>
    <message>
        <source>%1 errors and %2 warnings are open; see the review.</source>
        <translation>有 %1 个错误、%2 个警告未处理；见审查页。</translation>
    </message>
    <message>
        <source>%1 warnings are open; see the review.</source>
        <translation>有 %1 个警告未处理；见审查页。</translation>
    </message>
    <message>
        <source>%1 lines have no price; totals are printed with ≥.</source>
        <translation>%1 行没有价格；合计以 ≥ 列出。</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>写出 PDF</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>报告进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Laying the report out…</source>
        <translation>正在排版报告…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Cancelled; no file was written.</source>
        <translation>已取消，未写入文件。</translation>
    </message>
    <message>
        <source>Cancelled; the preview is the one from before.</source>
        <translation>已取消，预览仍为之前的内容。</translation>
    </message>
</context>
<context>
    <name>views::ReportPreview</name>
    <message>
        <source>Preview of the report</source>
        <translation>报告预览</translation>
    </message>
</context>
<context>
    <name>views::ReviewPage</name>
    <message>
        <source>Findings</source>
        <translation>审查发现</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>经验规则</translation>
    </message>
    <message>
        <source>held against exact arithmetic with the numbers of this design</source>
        <translation>用本方案的数字与精确计算对照</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有发现。</translation>
    </message>
</context>
<context>
    <name>views::StatusBarParts</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Further jobs</source>
        <translation>其他任务</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>取消 %1</translation>
    </message>
</context>
<context>
    <name>views::StrategyDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Always take the fastest</source>
        <translation>始终采用最快策略</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Parallel strategies</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Training run</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>The design searches anew at every change and uses the fastest strategy that fits.</source>
        <translation>方案每次改动都重新搜索，并采用放得下的最快策略。</translation>
    </message>
    <message>
        <source>This design has no training run.</source>
        <translation>本方案没有训练任务。</translation>
    </message>
    <message>
        <source>The run has no pool of cards.</source>
        <translation>该任务没有资源池。</translation>
    </message>
    <message>
        <source>The search waits for: %1</source>
        <translation>搜索还缺：%1</translation>
    </message>
    <message>
        <source>%1 · %2 cards · %3 · %4 sequences of %5 tokens per step</source>
        <translation>%1 · %2 卡 · %3 · 每步 %4 条 %5 词元的序列</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>%1 strategies in %2</source>
        <translation>%1 个策略，用时 %2</translation>
    </message>
    <message>
        <source>Stopped; the best of what was looked at. %1</source>
        <translation>已停止，以下是已检查部分中的最优。%1</translation>
    </message>
    <message>
        <source>No strategy fits. %1</source>
        <translation>没有放得下的策略。%1</translation>
    </message>
    <message>
        <source>All were looked at: %1</source>
        <translation>已全部检查：%1</translation>
    </message>
    <message>
        <source>Strategy %1</source>
        <translation>策略 %1</translation>
    </message>
    <message>
        <source>Applied; Ctrl+Z takes it back.</source>
        <translation>已采用；Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>The design takes the fastest strategy from now on; Ctrl+Z takes it back.</source>
        <translation>方案此后始终采用最快策略；Ctrl+Z 可撤销。</translation>
    </message>
</context>
<context>
    <name>views::StrategyModel</name>
    <message>
        <source>in use</source>
        <translation>在用</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Model FLOPs with full attention, against the dense 16-bit peak</source>
        <translation>模型 FLOPs（注意力全计）对 16 位稠密峰值</translation>
    </message>
    <message>
        <source>As MFU, with the FLOPs that are computed twice</source>
        <translation>同 MFU，另计重复计算的 FLOPs</translation>
    </message>
    <message>
        <source>Share of the step in which cards wait for exchanges that nothing hides</source>
        <translation>单步中等待未被掩盖的通信的比例</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Against use</source>
        <translation>相对在用</translation>
    </message>
    <message>
        <source>Ideal days</source>
        <translation>理想天数</translation>
    </message>
    <message>
        <source>Tokens/s per card</source>
        <translation>单卡词元/s</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Waits for links</source>
        <translation>等待通信</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
</context>
<context>
    <name>views::ValidationDialog</name>
    <message>
        <source>Leave one series out</source>
        <translation>逐系列留一验证</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>模型验证</translation>
    </message>
    <message>
        <source>Step times of published runs, predicted from model, mapping, software and network alone.</source>
        <translation>公开训练的单步时间，仅由模型、映射、软件栈和网络预测。</translation>
    </message>
    <message>
        <source>Open cases…</source>
        <translation>打开算例…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Errors by group</source>
        <translation>分组误差</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>公开训练</translation>
    </message>
    <message>
        <source>Fits once for every series of runs without it and predicts it then.</source>
        <translation>对每个系列，先去掉该系列重新拟合，再预测它。</translation>
    </message>
    <message>
        <source>%1 runs predicted, %2 left out</source>
        <translation>已预测 %1 次训练，略去 %2 次</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>larger than the card by this model</source>
        <translation>按本模型超出显存</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>平均误差</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>met</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>未达到</translation>
    </message>
    <message>
        <source>One series left out of the fit</source>
        <translation>逐系列留一</translation>
    </message>
    <message>
        <source>Drift per doubling of cards</source>
        <translation>卡数每翻倍的漂移</translation>
    </message>
    <message>
        <source>Open cases</source>
        <translation>打开算例</translation>
    </message>
    <message>
        <source>Cases (*.json)</source>
        <translation>算例 (*.json)</translation>
    </message>
</context>
<context>
    <name>views::WelcomePage</name>
    <message>
        <source>Drop a .cwb file here</source>
        <translation>将 .cwb 文件拖到此处</translation>
    </message>
    <message>
        <source>Clusterwright</source>
        <translation>算筑</translation>
    </message>
    <message>
        <source>From workload to megawatts, racks and money, with sources.</source>
        <translation>从负载到兆瓦、机柜和资金，每个数字都有来源。</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>New workbook</source>
        <translation>新建工作簿</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>No examples.</source>
        <translation>没有示例。</translation>
    </message>
    <message>
        <source>No files yet.</source>
        <translation>还没有文件。</translation>
    </message>
</context>
<context>
    <name>views::WhyPanel</name>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Click a key figure or a field to see where its value comes from.</source>
        <translation>单击关键指标或字段，查看其数值从何而来。</translation>
    </message>
    <message>
        <source>Worst grade of inputs:</source>
        <translation>输入中最低证据等级：</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Numbers put in</source>
        <translation>代入值</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>自填值</translation>
    </message>
    <message>
        <source>Other bases</source>
        <translation>其他基准</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>用于</translation>
    </message>
</context>
</TS>
