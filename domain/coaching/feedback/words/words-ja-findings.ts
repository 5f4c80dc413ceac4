import type { WordBook } from '../word-book.ts';

export const FINDINGS_JA: WordBook['findings'] = {
  'zones.edge': [
    '平均心拍{{heartRate.average}}は、楽な範囲の上限（{{zone.easy.ceiling}}）ぎりぎりです。もう少し低くても効果は変わりません。',
    '平均心拍は{{heartRate.average}}。楽な範囲の上限{{zone.easy.ceiling}}すれすれで、坂や暑さで上がる余裕がありません。',
  ],
  'long.pulse': [
    '走った時間の{{zone.aboveEasy.share}}で心拍が{{zone.easy.ceiling}}以上でした。ロング走はそれより低い心拍でも持久力が同じように育ち、回復も早くなります。',
    '心拍{{zone.easy.ceiling}}以上の時間が{{zone.aboveEasy.share}}ありました。ロング走はもう少し抑えても、持久力への効果は変わりません。',
  ],
  'tempo.calm': [
    '速い区間の後半の心拍は{{tempo.second.heartRate}}で、前半からほとんど上がっていません。このペースは保てる強さです。',
    '後半の心拍も{{tempo.second.heartRate}}と、前半とほぼ同じでした。今の力に合ったペースです。',
  ],
  'tempo.climb': [
    '同じペースのまま心拍が{{tempo.first.heartRate}}から{{tempo.second.heartRate}}へ上がり続けました。少し遅くしても閾値の練習になります。',
  ],
  'intervals.spread': [
    '{{interval.work.fastest.pace}}から{{interval.work.slowest.pace}}の間で走れています。次は、この差をもう少し縮めてみましょう。',
    '速いときで{{interval.work.fastest.pace}}、遅いときで{{interval.work.slowest.pace}}。もう少しそろうと、狙いどおりの練習になります。',
  ],
  'unclear.swings': [
    'キロごとのペースは{{split.fastest.pace}}から{{split.slowest.pace}}まで大きく動いています。',
    'ペースは{{split.fastest.pace}}から{{split.slowest.pace}}の間で変わり続けています。',
  ],
  'drift.none': [
    '後半も、ペースに対して心拍が上がりませんでした。今の持久力なら、この長さには余裕があります。',
    '前半と後半でペースに対する心拍が変わりません。持久力がついている証拠です。',
  ],
  'steady.gray': [
    '{{pace.average}}は、楽なペース（{{vdot.pace.easyFast}}）と閾値（{{vdot.pace.threshold}}）の間。気持ちよく走れますが、休養にもポイント練習にもなりません。',
    'レースの結果から見ると、楽なのは{{vdot.pace.easyFast}}まで、閾値は{{vdot.pace.threshold}}。間の{{pace.average}}ばかりが続くと、速くなるより先に疲れがたまります。',
  ],
  'steady.pulse': [
    '走った時間の{{zone.aboveEasy.share}}で心拍が{{zone.easy.ceiling}}以上でした。休養にはならない強さなので、練習の日として数えてください。',
  ],
  'steady.nearThreshold': [
    '{{pace.average}}は、レースの結果から見た閾値{{vdot.pace.threshold}}のすぐ近く。体にはテンポ走と同じ負担です。',
  ],
  'compare.aboveEasyRange': [
    'レースの結果から見た楽な範囲は{{vdot.pace.easyFast}}まで。{{pace.average}}はそれより速く、もっと遅くても効果は変わりません。',
    '{{pace.average}}は、レースの結果から見た楽な範囲（{{vdot.pace.easyFast}}より遅いペース）を外れています。',
  ],
  'long.fast': [
    '{{pace.average}}は、レースの結果から見た予想マラソンペース{{vdot.pace.marathon}}に近く、ポイント練習と同じくらい疲れが残ります。',
    '予想マラソンペース（{{vdot.pace.marathon}}）に近い{{pace.average}}で走りました。よい刺激ですが、回復にもそれだけ時間が要ります。',
  ],
  'context.afterHard': [
    '負荷の高い日の翌日を、楽なジョグにできています。よい流れです。',
    '負荷の高い日の翌日は、こうして楽に走ると疲れが抜けていきます。',
  ],
  'context.hardAgain': [
    '前日に続いてきつい練習です。間に楽な日をはさむほうが、力がつきます。',
    '負荷の高い日が続いています。間に楽な日がないと、効果より疲れのほうが大きくなります。',
    '前日の疲れが残るうちに、また負荷をかけた形です。楽な日をはさんだほうが、同じ練習でも効果が出ます。',
  ],
  'context.afterRace': [
    'レースの疲れを抜くはずの日に、負荷の高い練習が入りました。脚が回復してからのほうが、練習の効果があります。',
    'レースの疲れが抜ける前に負荷をかけています。力がつくより、疲れのほうが残りやすくなります。',
    'レースからまだ日が浅い時期の、きつい練習です。ここで急がないほうが、次の練習にしっかり入れます。',
  ],
  'habit.regular': [
    'この{{window.month.days}}日間で{{history.monthRuns}}回目のランです。この回数で続けられているのは、よい流れです。',
    '{{window.month.days}}日間に{{history.monthRuns}}回。続けて走れていることが、何よりの強みです。',
    'この{{window.month.days}}日間に{{history.monthRuns}}回走っています。間が空かないので、練習の効果が積み重なります。',
  ],
  'habit.sparse': [
    '{{window.month.days}}日間で{{history.monthRuns}}回です。毎回の距離を延ばすより、週に短いジョグを足すほうが効果があります。',
    '{{window.month.days}}日に{{history.monthRuns}}回だと、毎回振り出しに戻りがちです。少し回数を増やすと、毎回のランが楽になります。',
  ],
  'intervals.settled': [
    '最初の{{interval.work.first.pace}}はまだペースを探っていましたが、その後は{{interval.work.fastest.pace}}から{{interval.work.laterSlowest.pace}}にそろっています。',
    '入りは{{interval.work.first.pace}}、残りは{{interval.work.fastest.pace}}〜{{interval.work.laterSlowest.pace}}。始める前に流しを入れると、最初からペースを合わせられます。',
  ],
  'intervals.kick': [
    '最後だけ{{interval.work.last.pace}}に上がり、ほかで最も遅かったのは{{interval.work.slowest.pace}}です。次は、その余力を全体に回してみましょう。',
  ],
  'intervals.dose': [
    '速い区間は合わせて{{interval.work.duration}}、平均{{interval.work.pace}}。次に比べるときは、全体の平均ではなくこのペースを見ましょう。',
    '速く走った時間は合わせて{{interval.work.duration}}、平均は{{interval.work.pace}}でした。',
  ],
  'tempo.blocks': [
    '合わせて{{tempo.duration}}を{{tempo.pace}}で走りました。閾値を鍛えるのにちょうどよい量です。',
    '速い区間は合わせて{{tempo.duration}}、平均{{tempo.pace}}でした。間に休みを入れると、ペースを長く保てます。',
  ],
  'tempo.faster': [
    'テンポ走の前半{{tempo.first.pace}}から、後半は{{tempo.second.pace}}へ上がりました。よい運び方です。',
    '{{tempo.first.pace}}で入って{{tempo.second.pace}}で終える。テンポ走では最も確かな進め方です。',
  ],
  'hills.equalEffort': [
    '{{altitude.ascent}}の上りがあっても、平地換算では前後半とも{{half.first.gradedPace}}。坂での配分がうまくいっています。',
  ],
  'record.partial': [
    'データの一部を読めなかったため、読めた{{duration.read}}をもとにお話しします。',
    'ファイルに壊れた箇所があり、読めた部分をもとにお話しします。',
  ],
  'record.indoor': [
    '屋内なので、距離は時計の推定です。ペースはおおよその目安として見てください。',
    '屋内の距離は時計の推定なので、ペースの数字は参考程度に見てください。',
  ],
  'record.impossible': [
    'その部分は乗り物での移動か、GPSの乱れのようです。ペースは判断に使いません。乗る前に時計を止めておくと、走った分だけを見られます。',
  ],
  'record.short': ['記録が{{duration.elapsed}}しかなく、判断する材料が足りません。'],
  'record.noDistance': ['距離が記録されていないため、ペースもその変化も見られません。'],
  'help.heartRate': [
    '心拍の記録があれば、どれくらいの負担だったかもお伝えできます。',
    '心拍も記録すると、体への負担の大きさまで見られます。',
    '心拍を測っておくと、ペースだけでは分からない負担まで読めます。',
  ],
  'history.first': [
    '今回の{{distance.total}}、{{pace.average}}が、これからの基準です。数週間後に似たランをして、楽になったか確かめましょう。',
    '今回の{{distance.total}}、{{pace.average}}を覚えておきましょう。数週間後に似たランが楽に感じたら、力がついています。',
  ],
  'history.arriving': [
    'これまでの記録を取り込んでいる途中なので、週ごとの比較はそろってからお伝えします。',
    '過去の記録がまだ届いている途中です。ここ数週間との比較は、そろい次第お話しします。',
  ],
  'return.break': [
    '{{history.daysSinceRun}}日ぶりのランです。心肺はすぐ戻りますが、腱や関節はもう少しかかります。',
    '{{history.daysSinceRun}}日空いたあとは、心肺より脚のほうが遅れて戻ってきます。',
  ],
  'zones.easyHeld': [
    '心拍はおおむね{{zone.easy.ceiling}}未満でした。疲れを残さず持久力が育つ範囲です。',
    {
      text: 'ほぼ最初から最後まで、心拍は{{zone.easy.ceiling}}未満でした。この強さなら、無理なく回数を重ねられます。',
      when: ['nearlyAllEasy'],
    },
    {
      text: '心拍は{{zone.easy.ceiling}}未満にほぼ収まり続けました。疲れを残さない走り方です。',
      when: ['nearlyAllEasy'],
    },
    {
      text: '心拍{{zone.easy.ceiling}}未満の時間が{{zone.easy.share}}を占め、疲れを残さない強さで走れています。',
      when: ['mostlyEasy'],
    },
    {
      text: '時間の{{zone.easy.share}}が心拍{{zone.easy.ceiling}}未満でした。この強さなら、翌日に響きにくくなります。',
      when: ['mostlyEasy'],
    },
  ],
  'zones.easyExceeded': [
    '走った時間の{{zone.aboveEasy.share}}で心拍が{{zone.easy.ceiling}}以上でした。回復には強すぎ、速さを鍛えるには足りない強さです。',
    '心拍{{zone.easy.ceiling}}以上の時間が{{zone.aboveEasy.share}}を占めています。次のポイント練習に疲れを持ち越しやすい走り方です。',
  ],
  'drift.low': [
    '前半から後半にかけて、ペースに対する心拍の上昇は{{drift.percent}}にとどまりました。今の持久力で無理なくこなせる長さです。',
    '後半も、同じペースでの心拍の上昇は{{drift.percent}}だけ。この長さに体が対応できています。',
  ],
  'drift.high': [
    '後半は同じ心拍で出せる速さが{{drift.percent}}落ちました。脚の疲れ、暑さ、水分不足がよくある原因です。',
    'ペースに対して心拍が{{drift.percent}}上がっていて、後半は見た目よりきつかったはずです。',
  ],
  'drift.warm': [
    '気温は{{temperature.weather}}、湿度は{{humidity.percent}}でした。この暑さなら、同じペースで心拍が{{drift.percent}}上がっても、走力が落ちたとは言えません。',
  ],
  'compare.pulseLower': [
    'いつものジョグとほぼ同じペースで、心拍は{{heartRate.average}}。最近の{{history.easyHeartRate}}より低く、同じ走りが楽になっています。',
    '普段は心拍{{history.easyHeartRate}}になるペースを、{{heartRate.average}}で走れました。着実に力がついています。',
  ],
  'compare.pulseHigher': [
    '速く走ったわけではないのに、心拍は{{heartRate.average}}で、最近の{{history.easyHeartRate}}より高めです。睡眠不足や暑さ、疲れはまずここに出ます。',
    '普段の心拍は{{history.easyHeartRate}}ですが、速くない今回も{{heartRate.average}}でした。走る前から少し疲れがあったのかもしれません。',
  ],
  'compare.slower': [
    '最近のジョグ（{{history.easyPace}}）よりゆっくりでしたが、こういう日はそれでかまいません。',
    '普段の{{history.easyPace}}より抑えています。ジョグは速さより時間で考えてかまいません。',
  ],
  'compare.faster': [
    '最近のジョグは{{history.easyPace}}前後。{{pace.average}}まで上げても効果はあまり増えず、疲れが残りやすくなります。',
    '{{pace.average}}は普段の{{history.easyPace}}よりはっきり速いペースです。得るものは小さく、脚には疲れが残ります。',
  ],
  'compare.usual': [
    'ペースは最近のジョグと同じ{{history.easyPace}}あたり。こうして続けることで土台ができます。',
    '普段の{{history.easyPace}}に近いペースです。このまま続けていきましょう。',
    '{{history.easyPace}}前後という、普段どおりのペースで走れています。',
  ],
  'halves.equal': [
    '前半も後半も{{half.first.pace}}。最初から最後までペースがそろっています。',
    '前後半とも{{half.first.pace}}。申し分のないペース配分です。',
    '前半、後半とも{{half.first.pace}}。ペースがぶれていません。',
  ],
  'halves.even': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}とほぼそろっていて、一定のペースを保てています。',
    '前半は{{half.first.pace}}、後半は{{half.second.pace}}。ペースが最後まで安定していました。',
  ],
  'halves.faster': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}。抑えて入って後半に上げるのは、よい走り方です。',
    '入りは{{half.first.pace}}、後半は{{half.second.pace}}。ゆっくり入ると、最後まで楽に運べます。',
  ],
  'halves.slower': [
    '前半{{half.first.pace}}に対して後半は{{half.second.pace}}。意図したものでなければ、次は入りを少し抑えましょう。',
    '後半は{{half.second.pace}}まで落ちています。わざと緩めたのでなければ、入りを{{half.first.pace}}より少し抑えると終盤が楽になります。',
  ],
  'split.fast': [
    '{{split.fastest.number}} km目は{{split.fastest.pace}}と速めでした。楽に走る日は、その力をポイント練習に取っておきましょう。',
    {
      text: '{{split.fastest.number}} km目（{{split.fastest.pace}}）だけが速く、ほかは落ち着いていました。',
      when: ['onlyOneFast'],
    },
  ],
  'strides.after': [
    '最後に流しも入れています。短く速い動きは、脚の軽さを保つのに役立ちます。',
    'ランのあとに流しも加え、速い動きまで練習できています。',
  ],
  'finish.strong': [
    '終盤が{{quarter.last.pace}}で最も速く、余力を残して終えています。',
    '序盤の{{quarter.first.pace}}から終盤は{{quarter.last.pace}}へ。最後まで力を残せています。',
  ],
  'finish.fade': [
    '序盤の{{quarter.first.pace}}が終盤は{{quarter.last.pace}}に。入りを少し落ち着かせると、終盤が楽になります。',
    {
      text: '序盤の{{quarter.first.pace}}が終盤は{{quarter.last.pace}}に。多いのは、入りが速すぎたか、補給が足りなかったかのどちらかです。',
      when: ['fuelMatters'],
    },
    {
      text: '終盤は{{quarter.last.pace}}まで落ちました。落ち着いた入りか途中の補給で、ここは変わります。',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    '直近{{window.month.days}}日の最長（{{history.longest30}}）を{{distance.beyondLongest}}上回りました。無理なく延ばせるのは{{history.longRun.limit}}まででした。',
    '最近の最長は{{history.longest30}}なので、延ばせるのは{{history.longRun.limit}}まで。いきなり{{distance.beyondLongest}}増やすと、故障が起きやすくなります。',
  ],
  'distance.farBeyond': [
    '直近{{window.month.days}}日の最長（{{history.longest30}}）を{{distance.beyondLongest}}も超えています。気持ちよく走れていても、故障の危険が高い延ばし方です。',
  ],
  'distance.longest': [
    '直近{{window.month.days}}日で最長ですが、伸びは{{distance.beyondLongest}}だけ。無理のない増やし方です。',
    'この{{window.month.days}}日間の最長を{{distance.beyondLongest}}更新しました。体がついてこられる延ばし方です。',
  ],
  'week.up': [
    'この{{window.week.days}}日間は{{history.week.distance}}で、普段の週の{{history.weeks.mean}}を大きく超えました。一度に増やしすぎです。',
    '普段の週は{{history.weeks.mean}}、この{{window.week.days}}日間は{{history.week.distance}}です。脚の準備より先に距離が増えています。',
  ],
  'week.above': [
    'この{{window.week.days}}日間はまだ{{history.week.distance}}あり、普段の週の{{history.weeks.mean}}より多いままです。',
    '普段の週は{{history.weeks.mean}}、この{{window.week.days}}日間は{{history.week.distance}}と、まだ多めです。',
  ],
  'week.steady': [
    'この{{window.week.days}}日間は{{history.week.distance}}で、普段の{{history.weeks.mean}}とほぼ同じです。安定して続けられています。',
    'この{{window.week.days}}日間は{{history.week.distance}}。ここ最近と同じ水準です。',
  ],
  'week.down': [
    'この{{window.week.days}}日間は{{history.week.distance}}と、普段の{{history.weeks.mean}}より少なめです。予定どおりなら、よい休養です。',
    'この{{window.week.days}}日間は{{history.week.distance}}。普段の週（{{history.weeks.mean}}）より軽くなっています。',
  ],
  'week.longShare': [
    '今回だけで、この{{window.week.days}}日間の距離の{{week.runShare}}を占めています。間に短いジョグを入れると負担が分散します。',
  ],
  'load.tired': [
    '最近の疲労（{{load.fatigue}}）が体力（{{load.fitness}}）をかなり上回っています。今は距離を踏むより、休むほうが効きます。',
    '体力{{load.fitness}}に対して疲労が{{load.fatigue}}あり、今回の分だけでなく、これまでの疲れもたまっています。',
  ],
  'intervals.spreadTight': [
    'どれも{{interval.work.fastest.pace}}から{{interval.work.slowest.pace}}に収まりました。同じペースを繰り返す力がついています。',
    '最も速くて{{interval.work.fastest.pace}}、最も遅くて{{interval.work.slowest.pace}}と差が小さく、設定が今の力に合っています。',
    '{{interval.work.fastest.pace}}〜{{interval.work.slowest.pace}}にそろいました。むらのない、よい配分です。',
  ],
  'intervals.spreadWide': [
    '{{interval.work.fastest.pace}}から{{interval.work.slowest.pace}}までばらつきました。そろったペースで走るほうが、よい練習になります。',
  ],
  'intervals.fade': [
    '最初の{{interval.work.first.pace}}が最後は{{interval.work.last.pace}}に。入りが、最後まで続けられる速さを超えていました。',
    '最初が{{interval.work.first.pace}}、最後が{{interval.work.last.pace}}。前半に力を使いすぎた形です。',
  ],
  'intervals.build': [
    '{{interval.work.first.pace}}で入り、最後は{{interval.work.last.pace}}。終わりまで力が残っていました。',
    '最初の{{interval.work.first.pace}}から最後は{{interval.work.last.pace}}へ上げられたので、力は残っていたはずです。',
  ],
  'intervals.recovered': [
    'つなぎで心拍は平均{{interval.rest.lowestHeartRate}}まで下がりました。休みの長さは足りています。',
    'つなぎの間に心拍が平均{{interval.rest.lowestHeartRate}}まで戻っているので、休みは今の長さで十分です。',
    '心拍はつなぎで平均{{interval.rest.lowestHeartRate}}まで落ち、しっかり息を整えてから次に入れています。',
  ],
  'intervals.unrecovered': [
    'つなぎ{{interval.rest.duration}}では、心拍は{{interval.rest.lowestHeartRate}}までしか下がりませんでした。もう少し長く取ると、設定ペースを守りやすくなります。',
  ],
  'intervals.fasterThanNeeded': [
    'レースの結果から見ると、目安は{{vdot.pace.interval}}。{{interval.work.pace}}は、効果に必要な速さを超えています。',
  ],
  'intervals.onPace': [
    '平均{{interval.work.pace}}は、レースの結果から出した目安{{vdot.pace.interval}}どおりです。',
  ],
  'intervals.noWarmUp': [
    '記録は速い区間から始まっています。ウォームアップをしていても、この記録には入っていません。',
    'ウォームアップはこの記録に入っていません。次は最初から記録すると、練習全体の負荷まで見られます。',
  ],
  'intervals.rests': [
    '速い区間のつなぎは、平均{{interval.rest.duration}}でした。',
    'つなぎは平均{{interval.rest.duration}}取っています。',
  ],
  'tempo.held': [
    '{{tempo.pace}}で{{tempo.duration}}走れました。次のテンポ走と比べる目安になります。',
    '{{tempo.pace}}で{{tempo.duration}}、終わりまで同じ強さで押せています。',
  ],
  'tempo.fell': [
    '速い区間は{{tempo.first.pace}}から{{tempo.second.pace}}へ落ちました。入りを数秒抑えると、最後まで保ちやすくなります。',
    '入りの{{tempo.first.pace}}が後半{{tempo.second.pace}}に。わざと緩めたのでなければ、入りを少し抑えてみましょう。',
  ],
  'tempo.nearThreshold': [
    '{{tempo.pace}}は、レースの結果から見た閾値ペース{{vdot.pace.threshold}}に近い速さです。',
  ],
  'tempo.aboveThreshold': [
    '{{tempo.pace}}は閾値の目安（{{vdot.pace.threshold}}）より速く、テンポ走というよりレースに近い強さでした。',
  ],
  'tempo.belowThreshold': [
    'レースの結果から見た閾値は{{vdot.pace.threshold}}。{{tempo.pace}}は、それより余裕のあるペースです。',
  ],
  'progression.steps': [
    '{{third.first.pace}}、{{third.second.pace}}、{{third.last.pace}}と、段階ごとに上がっています。',
    '{{third.first.pace}}で入り、{{third.second.pace}}、{{third.last.pace}}と上げていけました。',
  ],
  'progression.endPulse': [
    '終盤の心拍は{{third.last.heartRate}}。入りが楽でも、ポイント練習として数えてください。',
    '終盤は心拍が{{third.last.heartRate}}まで上がり、しっかりしたポイント練習になっています。',
  ],
  'hills.adjusted': [
    '{{altitude.ascent}}の上りを考えると、平地の{{pace.gradeAdjusted}}に当たる走りです。',
    '上りが{{altitude.ascent}}ありました。平地なら{{pace.gradeAdjusted}}ほどの走りです。',
  ],
  'hills.evenEffort': [
    '平地換算で前半{{half.first.gradedPace}}、後半{{half.second.gradedPace}}。起伏があっても、ペース配分はそろっています。',
    {
      text: '坂の分を差し引くと、前半{{half.first.gradedPace}}、後半{{half.second.gradedPace}}。心拍も安定していて、うまく力を配分できています。',
      when: ['steadyPulse'],
    },
  ],
  'hills.fadedEffort': [
    '平地換算でも、前半{{half.first.gradedPace}}に対して後半は{{half.second.gradedPace}}でした。脚が重かったなら、次の起伏走は入りを抑えましょう。足場の悪い道なら、気にしなくて大丈夫です。',
  ],
  'hills.climb': [
    '上った高さは合わせて{{altitude.ascent}}。坂ではペースより、きつさを目安にしましょう。',
    'この練習で大事なのは、合計{{altitude.ascent}}の上りです。坂でのペースは気にしなくてかまいません。',
  ],
  'hills.descent': [
    '下りの{{altitude.descent}}は、ペースに表れない負担を太ももにかけます。翌々日あたりに張りが出るかもしれません。',
    '下りが{{altitude.descent}}あり、筋肉の疲れは遅れて出てきます。',
    '{{altitude.descent}}の下りで、太ももにはペースから感じる以上の負担がかかっています。次に走る前に、張りを確かめましょう。',
  ],
  'race.even': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}。自分が保てるペースをつかみ、そのとおりに走れました。',
    '前半{{half.first.pace}}、後半{{half.second.pace}}と、むらなく走れています。よい記録はこういう配分から生まれます。',
  ],
  'race.negative': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}と上げて終えました。次は入りを少しだけ攻めてもよさそうです。',
    '後半{{half.second.pace}}が前半{{half.first.pace}}を上回りました。まだ伸びしろのある走りです。',
  ],
  'race.positive': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}。前半を少し抑えると、後半の落ち込みを小さくできます。',
    '前半の{{half.first.pace}}から後半は{{half.second.pace}}へ。入りを平均に近づけるだけで、タイムは縮められます。',
  ],
  'race.startFast': [
    '序盤の{{quarter.first.pace}}に対し、終盤は{{quarter.last.pace}}。入りを抑えていれば、終盤に力を残せました。',
  ],
  'race.vdot': [
    '結果はVDOT {{vdot.value}}に当たります。閾値ペースは{{vdot.pace.threshold}}前後です。',
    'VDOTに直すと{{vdot.value}}。テンポ走は{{vdot.pace.threshold}}あたりが目安になります。',
  ],
  'stops.many': [
    '途中で{{stops.count}}回止まっていますが、練習の効果は動いていた時間で決まるので、気にする必要はありません。',
    {
      text: '止まったのは{{stops.count}}回、合わせて{{stops.duration}}。練習の効果は動いていた時間で決まるので、気にする必要はありません。',
      when: ['stopsMeasured'],
    },
    {
      text: '{{stops.count}}回、合わせて{{stops.duration}}止まっていますが、練習の中身はほとんど変わりません。',
      when: ['stopsMeasured', 'stopsBrief'],
    },
  ],
  'stops.long': [
    '途中で{{stops.longest}}止まっています。休むと脚が冷えるので、走り出しはゆっくり入りましょう。',
  ],
  'stops.moving': [
    '動いている間の平均は{{pace.average}}。このペースで評価します。',
    '止まった時間を除けば{{pace.average}}。これが実際に走ったペースです。',
  ],
  'walk.time': [
    '{{duration.moving}}歩いて、負担をかけずに脚をほぐせています。',
    '{{duration.moving}}のウォーキングなら、疲れを増やさずに体を動かせます。',
  ],
  'cross.long': [
    '{{duration.moving}}は、どの種目でも負荷の大きい長さです。次に走るとき、脚に疲れが残っているかもしれません。',
  ],
  'cross.endurance': [
    '{{duration.moving}}、平均心拍{{heartRate.average}}で動きました。着地の衝撃なしに持久力を伸ばせます。',
    '平均心拍{{heartRate.average}}で{{duration.moving}}。脚に衝撃をかけずに持久力を養えています。',
  ],
  'runWalk.parts': ['走ったのは{{gait.running}}、歩いたのは{{gait.walking}}です。'],
  'runWalk.breaks': [
    '走ったのは{{gait.running}}、歩いたのは{{gait.walking}}。途中の歩きは{{gait.breakCount}}回で、最初はスタートから{{gait.firstBreak}}のところでした。',
  ],
  'walk.long': [
    '{{duration.moving}}歩けば立派な練習です。練習量に入れておきましょう。',
    '{{duration.moving}}歩いたので、その日の練習として数えてかまいません。',
  ],
  'demand.climb': [
    '{{duration.moving}}で登った高さは{{altitude.ascent}}。距離の数字以上の運動量です。',
    '{{altitude.ascent}}を{{duration.moving}}で登りました。平地を同じ距離だけ行くより、負荷の高い内容です。',
    '登りは合わせて{{altitude.ascent}}、時間は{{duration.moving}}。距離より、登った高さで見る練習です。',
  ],
  'ask.effort': [
    '平均心拍は{{heartRate.average}}で、多くの人にはきつい水準です。どれくらいきつかったですか。下で選んでもらえれば、今回も似たランも、その回答をもとに評価し直します。',
    '平均心拍{{heartRate.average}}は、多くの人にはきつい値です。実際のきつさを下で教えてください。今回も似たランも、それに合わせて評価し直します。',
  ],
  'effort.hard': [
    'きつさは、センサーよりも体感のほうが確かです。強度の高い練習のあとと同じように回復させましょう。',
    '体感がきつかったなら、きつい練習として数えます。休みもそれに合わせて取りましょう。',
  ],
  'effort.moderate': [
    '体感は中くらいだったので、楽でもきつくもない練習として数えます。',
    '体感が中くらいなので、ジョグとポイント練習の間として数えます。',
  ],
  'effort.easy': [
    '平均心拍は{{heartRate.average}}でも、体感は楽でした。心拍が高めに出る人は珍しくありません。プロフィールに最大心拍数を入れると、もっと確かに判断できます。',
  ],
  'effort.rememberedHard': [
    '少し前の似たランはきつかったとのことなので、今回もきつい練習として数えます。違っていたら、下できつさを選んでください。',
  ],
  'effort.rememberedEasy': [
    '少し前の似たランは楽だったとのことなので、今回も楽なランとして数えます。違っていたら、下できつさを選んでください。',
  ],
  'event.part': [
    '全{{event.parts}}パート、合わせて{{event.duration}}の記録の一部です。負荷は全体で見ています。',
  ],
  'record.heartRateErratic': [
    '心拍の値が不自然に跳ねるか、ピッチを拾っているようなので、今回は判断に使っていません。',
    '心拍計がうまく測れていないようなので、今回の心拍は判断に使いません。',
  ],
  'cross.easy': [
    '心拍はおおむね{{zone.easy.ceiling}}未満で、脚に衝撃を与えずに心肺を使えました。',
    {
      text: '時間の{{zone.easy.share}}が心拍{{zone.easy.ceiling}}未満でした。脚を衝撃から休ませながら、心肺を使えています。',
      when: ['mostlyEasy'],
    },
  ],
  'cross.hard': [
    '時間の{{zone.aboveEasy.share}}が心拍{{zone.easy.ceiling}}以上でした。走っていなくても、負荷の高い日として数えます。',
  ],
  'cross.load': [
    '練習の負荷は{{load.value}}。次に走るときの脚にも影響します。',
    '負荷{{load.value}}の練習として、週の流れに入れて考えます。',
  ],
  'cross.notJudged': [
    'ランとしての評価はしませんが、{{duration.moving}}の練習として数えます。',
    '{{duration.moving}}動いた分も、練習として積み上がります。',
  ],
  'cross.strenuous': [
    '{{duration.moving}}、平均心拍{{heartRate.average}}。多くの人にはきつい水準なので、強度の高いランのあとと同じように回復させましょう。',
    '平均心拍{{heartRate.average}}で{{duration.moving}}は、多くの人にはきつい内容です。ポイント練習のあとと同じくらい、しっかり休みましょう。',
  ],
  'cross.gentle': [
    '平均心拍は{{heartRate.average}}。心臓への負担は軽く、次のランに響く心配はありません。',
  ],
  'cross.brief': ['{{duration.moving}}なら、疲れが残る長さではありません。'],
  'cross.swim': [
    '泳いだ距離は{{distance.total}}。脚を着地の衝撃から休ませながら、呼吸と腕を鍛えられます。',
    '{{distance.total}}泳ぎました。着地の衝撃なしに、呼吸と腕を鍛えられます。',
  ],
  'cross.ride': [
    '自転車で{{distance.total}}。持久力はつきますが、脚が着地の衝撃に慣れるのはランだけです。ランの代わりではなく、上乗せと考えましょう。',
    '自転車で{{distance.total}}走りました。脚に衝撃をかけずに持久力を伸ばせます。着地に耐える脚は、ランでつくりましょう。',
  ],
  'cross.strength': [
    '筋トレのあとは筋肉痛が出ることがあります。痛みが引くまで、速いランは控えましょう。',
    '筋肉痛が出たら、引くまではジョグまでにして、速いランは待ちましょう。',
  ],
  'cross.mobility': [
    '体をほぐす運動は脚に疲れを残さないので、どのランの日とも組み合わせられます。',
  ],
  'cross.other': [
    'ランではあまり使わない筋肉を使うので、普段と違うところが筋肉痛になるかもしれません。',
    '普段のランで使わない筋肉まで使う種目です。いつもと違うところが張るかもしれません。',
  ],
  'cross.unnamed': [
    '{{duration.moving}}動いています。もしランだったなら、次は種目をランにして記録してください。ペースも読み取れます。',
  ],
  'ask.feel': [
    'どれくらいきつかったですか。下で選んでもらえれば、その回答をもとにこのランを評価し直します。',
    '実際のきつさを下で教えてください。このランを、それに合わせて評価し直します。',
    '走っていて、どれくらいきつく感じましたか。下の回答で、このランの見方が決まります。',
  ],
  'ask.sport': [
    '何の運動でしたか。自転車なら「自転車」と、走ったのならどんなランだったかを、自分のメモに書いてください。',
  ],
  'ask.purpose': [
    'ジョグ、ロング走、テンポ走、インターバル、レースのどれでしたか。自分のメモに書いてもらえれば、今回も似たランも、それに合わせて評価し直します。',
    '狙いは何でしたか。ジョグ、ロング走、テンポ走、インターバル、レースのどれかを自分のメモに書いてもらえれば、似たランも含めて評価し直します。',
    '何の練習だったかを自分のメモに書いてもらえれば、それに合わせて評価し直します。ジョグ、ロング走、テンポ走、インターバル、レースのどれが近いですか。',
  ],
  'said.remembered': [
    '少し前の似たランのメモに合わせました。今回は違うなら、自分のメモに書いてください。',
  ],
};
