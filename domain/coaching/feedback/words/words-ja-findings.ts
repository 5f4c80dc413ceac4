import type { WordBook } from '../word-book.ts';

export const FINDINGS_JA: WordBook['findings'] = {
  'zones.edge': [
    '平均心拍{{heartRate.average}}は、楽な範囲の上限（{{zone.easy.ceiling}}）ぎりぎりです。もう少し低くても効果は変わりません。',
    '平均心拍は{{heartRate.average}}。楽な範囲の上限{{zone.easy.ceiling}}すれすれで、坂や暑さで上がる余裕がありません。',
  ],
  'long.pulse': [
    '走った時間の{{zone.aboveEasy.share}}で心拍が{{zone.easy.ceiling}}以上でした。ロング走はそれより低くても同じ持久力が育ち、回復も早くなります。',
  ],
  'tempo.calm': [
    '速い区間の前半から後半へ、心拍は{{tempo.first.heartRate}}から{{tempo.second.heartRate}}とほとんど動かず、保てる強さだったと分かります。',
  ],
  'tempo.climb': [
    '同じペースのまま心拍が{{tempo.first.heartRate}}から{{tempo.second.heartRate}}へ上がり続けました。少し遅くしても閾値の練習になります。',
  ],
  'intervals.spread': [
    '{{interval.work.fastest.pace}}から{{interval.work.slowest.pace}}の間で走れています。次の課題はこの幅を狭めることです。',
  ],
  'unclear.swings': [
    'キロごとのペースは{{split.fastest.pace}}から{{split.slowest.pace}}まで動き、決まった型は見えません。',
    '{{split.fastest.pace}}から{{split.slowest.pace}}の間で変わり続け、どの練習とも言い切れません。',
  ],
  'drift.none': [
    '後半も、ペースに対して心拍が上がりませんでした。今の持久力なら、この長さには余裕があります。',
    '前半と後半でペースと心拍の関係が変わらず、持久力がついている証拠です。',
  ],
  'steady.gray': [
    '{{pace.average}}は、楽なペース（{{vdot.pace.easyFast}}）と閾値（{{vdot.pace.threshold}}）の間。気持ちよく走れますが、休みにも強い練習にもなりません。',
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
    '{{pace.average}}は、レースの結果から見た予想マラソンペース{{vdot.pace.marathon}}に近く、強い練習と同じくらい疲れが残ります。',
    '予想マラソンペース（{{vdot.pace.marathon}}）に近い{{pace.average}}で走りました。よい刺激ですが、回復にもそれだけ時間が要ります。',
  ],
  'context.afterHard': [
    '強い練習の翌日に楽に走れています。この順番が正解です。',
    '強い練習の翌日は、こうして楽に走ると疲れが抜けていきます。',
  ],
  'context.hardAgain': [
    '前日に続いての強い練習です。力がつくのは、間に楽な日があってこそです。',
    '強い練習の日が続いています。間に楽な日がないと、得るものより疲れのほうが大きくなります。',
  ],
  'context.afterRace': [
    'レースの疲れを抜くはずの日に、強い練習が入りました。速い練習は、脚が戻ってからのほうが身になります。',
    'レースの疲れが抜ける前の速い練習です。力がつくより、疲れのほうが残りやすくなります。',
  ],
  'habit.regular': [
    'この{{window.month.days}}日で{{history.monthRuns}}回目の走りです。このリズムこそが力になります。',
    '{{window.month.days}}日間に{{history.monthRuns}}回。続いていること自体が一番の練習です。',
  ],
  'habit.sparse': [
    '{{window.month.days}}日間で{{history.monthRuns}}回です。距離を伸ばすより、週に短いジョグを足すほうが力になります。',
    '{{window.month.days}}日に{{history.monthRuns}}回だと、毎回やり直しになりがちです。少し回数を増やすと、どの走りも楽になります。',
  ],
  'intervals.settled': [
    '最初の{{interval.work.first.pace}}はまだペースを探っていましたが、その後は{{interval.work.fastest.pace}}から{{interval.work.laterSlowest.pace}}にそろっています。',
    '入りは{{interval.work.first.pace}}、残りは{{interval.work.fastest.pace}}〜{{interval.work.laterSlowest.pace}}。前に流しを入れると、最初から合わせられます。',
  ],
  'intervals.kick': [
    '最後だけ{{interval.work.last.pace}}に上がり、ほかで最も遅かったのは{{interval.work.slowest.pace}}です。その余力は全体に回せます。',
  ],
  'intervals.dose': [
    '速い区間は合わせて{{interval.work.duration}}、平均{{interval.work.pace}}。次に比べるのは全体の平均ではなく、こちらです。',
    '速い区間の合計は{{interval.work.duration}}、平均は{{interval.work.pace}}です。',
  ],
  'tempo.blocks': [
    '速い区間は{{interval.work.count}}本、合わせて{{tempo.duration}}を{{tempo.pace}}。閾値を鍛えるのにちょうどよい量です。',
    '{{interval.work.count}}本に分けて{{tempo.duration}}を{{tempo.pace}}で走りました。分けて走ると、質を長く保てます。',
  ],
  'tempo.faster': [
    '速い区間の中で{{tempo.first.pace}}から{{tempo.second.pace}}へ上がりました。早い段階で閾値を超えない、よい運び方です。',
    '{{tempo.first.pace}}で入って{{tempo.second.pace}}で終える。テンポ走では最も確かな進め方です。',
  ],
  'hills.equalEffort': [
    '{{altitude.ascent}}の上りをならすと、前後半とも{{half.first.gradedPace}}。起伏があっても力のかけ方は一定でした。',
  ],
  'record.partial': [
    'データの一部を読めなかったので、残っている{{duration.read}}だけを見ています。',
    'ファイルに壊れた箇所があり、読めた部分をもとにお話しします。',
  ],
  'record.indoor': [
    '屋内なので距離は時計の推定です。ペースはおおよその値として見てください。',
    '屋内の距離は目安です。ペースの数字は参考程度に見てください。',
  ],
  'record.short': ['記録が{{duration.elapsed}}だけなので、狙いまでは読み取れません。'],
  'record.noDistance': ['距離が記録されていないため、ペースもその変化も見られません。'],
  'help.heartRate': [
    '心拍の記録があれば、どれくらいの負担だったかまでお伝えできます。',
    'きつさまではこの記録から分かりません。心拍があると、そこも見られます。',
  ],
  'history.first': [
    '比べられる走りがまだ少ないので、普段との違いはこれから見ていきます。',
    'あと数回の記録がそろうと、いつもの調子と比べられるようになります。',
  ],
  'return.break': [
    '{{history.daysSinceRun}}日ぶりの走りです。息はすぐ戻りますが、腱や関節はもう少しかかります。',
    '{{history.daysSinceRun}}日空いたあとは、心肺より脚のほうが遅れて戻ってきます。',
  ],
  'zones.easyHeld': [
    '時間にして{{zone.easy.share}}は、心拍が{{zone.easy.ceiling}}未満でした。疲れを残さず持久力が育つ範囲です。',
    '心拍{{zone.easy.ceiling}}未満の時間が{{zone.easy.share}}を占め、疲れを残さない強さで走れています。',
    '時間の{{zone.easy.share}}が心拍{{zone.easy.ceiling}}未満だったので、こういう走りなら何度でも重ねられます。',
  ],
  'zones.easyExceeded': [
    '走った時間の{{zone.aboveEasy.share}}で心拍が{{zone.easy.ceiling}}以上でした。回復には強すぎ、速さを鍛えるには足りない強さです。',
    '心拍{{zone.easy.ceiling}}以上の時間が{{zone.aboveEasy.share}}を占めています。次の強い練習に疲れを持ち越しやすい走り方です。',
  ],
  'drift.low': [
    '前半と後半で、ペースと心拍のずれは{{drift.percent}}にとどまりました。今の持久力で無理なくこなせる長さです。',
    '心拍とペースのずれは{{drift.percent}}だけ。同じペースで心拍がほとんど上がらず、この長さに体が対応できています。',
  ],
  'drift.high': [
    '後半は同じ心拍で出せる速さが{{drift.percent}}落ちました。脚の疲れ、暑さ、水分不足がよくある原因です。',
    'ペースに対して心拍が{{drift.percent}}上がっていて、後半は見た目よりきつかったはずです。',
  ],
  'drift.warm': [
    '時計の温度計で{{temperature.average}}。この暑さでは、{{drift.percent}}のずれから走力は判断できません。',
  ],
  'compare.pulseLower': [
    'いつものジョグとほぼ同じペースで、心拍は{{heartRate.average}}。最近の{{history.easyHeartRate}}より低く、同じ走りが楽になっています。',
    '普段は心拍{{history.easyHeartRate}}になるペースを、{{heartRate.average}}で走れました。着実に力がついています。',
  ],
  'compare.pulseHigher': [
    'ペースはいつもどおりでも、心拍は{{heartRate.average}}で、最近の{{history.easyHeartRate}}より高めです。睡眠不足や暑さ、疲れはまずここに出ます。',
    '普段なら心拍{{history.easyHeartRate}}で走れるペースが、今回は{{heartRate.average}}でした。走る前から少し疲れがあったようです。',
  ],
  'compare.slower': [
    '最近のジョグ（{{history.easyPace}}）よりゆっくりでしたが、こういう日はそれでかまいません。',
    '普段の{{history.easyPace}}より抑えています。ジョグは速さより時間で考えてかまいません。',
  ],
  'compare.faster': [
    '最近のジョグは{{history.easyPace}}前後。{{pace.average}}まで上げた分は、効果より疲れになりやすいところです。',
    '{{pace.average}}は普段の{{history.easyPace}}よりはっきり速いペースです。得るものは小さく、脚には疲れが残ります。',
  ],
  'compare.usual': [
    'ペースは最近のジョグと同じ{{history.easyPace}}あたり。変わらず続けることが土台になります。',
    '普段の{{history.easyPace}}に近く、直すところはありません。続けることに意味がある走りです。',
  ],
  'halves.equal': [
    '前半も後半も{{half.first.pace}}。最初から最後までペースがそろっています。',
    '前後半とも{{half.first.pace}}で、配分に直すところはありません。',
  ],
  'halves.even': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}とほぼそろっていて、一定のペースを保てています。',
    '前半と後半は{{half.first.pace}}と{{half.second.pace}}。ペースが最後まで安定していました。',
  ],
  'halves.faster': [
    '前半{{half.first.pace}}から後半{{half.second.pace}}へ、体が温まってから上がる流れで、脚にやさしい走り方です。',
    '入りを{{half.first.pace}}に抑えたので、後半は{{half.second.pace}}まで自然に上がりました。',
  ],
  'halves.slower': [
    '前半{{half.first.pace}}に対して後半は{{half.second.pace}}。入りを少し抑えると、終盤まで楽に運べます。',
    '後半が{{half.second.pace}}まで落ちています。意図したものでなければ、入りの{{half.first.pace}}がこの日には少し速かったようです。',
  ],
  'split.fast': [
    '{{split.fastest.number}} km目は{{split.fastest.pace}}と速めでした。楽に走る日は、この力も取っておきたいところです。',
    {
      text: '{{split.fastest.number}} km目（{{split.fastest.pace}}）だけが速く、ほかは落ち着いていました。',
      when: ['onlyOneFast'],
    },
  ],
  'finish.strong': [
    '終盤が{{quarter.last.pace}}で最も速く、余力を残して終えています。',
    '序盤の{{quarter.first.pace}}から終盤は{{quarter.last.pace}}へ。最後まで力を残せています。',
  ],
  'finish.fade': [
    '序盤の{{quarter.first.pace}}が終盤は{{quarter.last.pace}}に。入りを少し落ち着かせると、終盤が楽になります。',
    {
      text: '序盤の{{quarter.first.pace}}が終盤は{{quarter.last.pace}}に。入りが速かったか、エネルギーが足りなくなったかのどちらかでしょう。',
      when: ['fuelMatters'],
    },
    {
      text: '終盤は{{quarter.last.pace}}まで落ちました。落ち着いた入りか途中の補給で、ここは変わります。',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    '直近{{window.month.days}}日の最長（{{history.longest30}}）を{{distance.beyondLongest}}上回りました。無理なく伸ばせるのは{{history.longRun.limit}}まででした。',
    '最近の最長は{{history.longest30}}なので、伸ばせるのは{{history.longRun.limit}}まで。いきなり{{distance.beyondLongest}}増やすと、故障が起きやすくなります。',
  ],
  'distance.farBeyond': [
    '直近{{window.month.days}}日の最長（{{history.longest30}}）を{{distance.beyondLongest}}も超えています。気持ちよく走れていても、故障の危険が高い伸ばし方です。',
  ],
  'distance.longest': [
    '直近{{window.month.days}}日で最長ですが、伸びは{{distance.beyondLongest}}だけ。体がついてこられる増やし方です。',
    '最長を{{distance.beyondLongest}}だけ更新しました。無理のない伸ばし方です。',
  ],
  'week.up': [
    'この{{window.week.days}}日間は{{history.week.distance}}で、普段の週の{{history.weeks.mean}}を大きく超えました。一度に増やすには多い距離です。',
    '普段の週は{{history.weeks.mean}}、この{{window.week.days}}日間は{{history.week.distance}}です。脚の準備より先に距離が増えています。',
  ],
  'week.above': [
    'この{{window.week.days}}日間はまだ{{history.week.distance}}あり、普段の週の{{history.weeks.mean}}より多いままです。',
    '普段の週は{{history.weeks.mean}}、この{{window.week.days}}日間は{{history.week.distance}}と、まだ多めです。',
  ],
  'week.steady': [
    'この{{window.week.days}}日間は{{history.week.distance}}で、普段の{{history.weeks.mean}}とほぼ同じです。こうして続いていることが何よりの力になります。',
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
    '最近の疲労（{{load.fatigue}}）が体力の蓄え（{{load.fitness}}）をかなり上回っています。今は距離より休みが効きます。',
    '蓄えた体力{{load.fitness}}に対して疲労が{{load.fatigue}}あり、脚には今回の分より多くの疲れがたまっています。',
  ],
  'intervals.spreadTight': [
    'どれも{{interval.work.fastest.pace}}から{{interval.work.slowest.pace}}に収まりました。同じペースを繰り返す力がついています。',
    '最も速くて{{interval.work.fastest.pace}}、最も遅くて{{interval.work.slowest.pace}}と差が小さく、設定が今の力に合っています。',
  ],
  'intervals.spreadWide': [
    '{{interval.work.fastest.pace}}から{{interval.work.slowest.pace}}までばらつきました。飛び抜けた速さより、そろったペースのほうが力になります。',
  ],
  'intervals.fade': [
    '最初の{{interval.work.first.pace}}が最後は{{interval.work.last.pace}}に。入りが、最後まで繰り返せる速さを超えていました。',
    '最初が{{interval.work.first.pace}}、最後が{{interval.work.last.pace}}。前半に力を使いすぎた形です。',
  ],
  'intervals.build': [
    '{{interval.work.first.pace}}で入り、最後は{{interval.work.last.pace}}。終わりまで力が残っていました。',
    '最初の{{interval.work.first.pace}}から最後は{{interval.work.last.pace}}へ上げられたので、力は残っていたはずです。',
  ],
  'intervals.recovered': [
    'つなぎで心拍が平均{{interval.rest.lowestHeartRate}}前後まで下がり、休みの長さは足りています。',
  ],
  'intervals.unrecovered': [
    'つなぎ{{interval.rest.duration}}では、心拍は{{interval.rest.lowestHeartRate}}までしか下がりませんでした。もう少し長くすると設定を守りやすくなります。',
  ],
  'intervals.fasterThanNeeded': [
    'レースの結果から見ると、目安は{{vdot.pace.interval}}。{{interval.work.pace}}は、効果に必要な速さを超えています。',
  ],
  'intervals.onPace': [
    '平均{{interval.work.pace}}は、レースの結果から出した目安{{vdot.pace.interval}}どおりです。',
  ],
  'intervals.noWarmUp': [
    '記録は速い区間から始まっています。ウォームアップをしていても、この記録には入っていません。',
  ],
  'intervals.rests': [
    '速い区間の間のつなぎは、平均{{interval.rest.duration}}でした。',
    'つなぎに取ったのは平均{{interval.rest.duration}}です。',
  ],
  'tempo.held': [
    '{{tempo.pace}}で{{tempo.duration}}走れました。次のテンポ走と比べる目印になります。',
    '{{tempo.pace}}で{{tempo.duration}}、終わりまで同じ強さで押せています。',
  ],
  'tempo.fell': [
    '速い区間は{{tempo.first.pace}}から{{tempo.second.pace}}へ落ちました。入りを数秒抑えれば、最後まで保てます。',
    '入りの{{tempo.first.pace}}が後半{{tempo.second.pace}}に。前半は閾値を超えていたようです。',
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
    '入りを{{third.first.pace}}に抑え、{{third.second.pace}}、{{third.last.pace}}と上げていけました。',
  ],
  'progression.endPulse': [
    '終盤の心拍は{{third.last.heartRate}}。入りが楽でも、強い練習の日として数えてください。',
    '終盤は心拍が{{third.last.heartRate}}まで上がり、強い練習になっています。',
  ],
  'hills.adjusted': [
    '{{altitude.ascent}}の上りをならすと、平地の{{pace.gradeAdjusted}}に当たる走りです。',
    '上りが{{altitude.ascent}}ありました。平地に直すと{{pace.gradeAdjusted}}ほどの走りです。',
  ],
  'hills.evenEffort': [
    '傾斜をならすと前半{{half.first.gradedPace}}、後半{{half.second.gradedPace}}。ペースは変わっても力のかけ方は一定でした。',
    '坂の分を差し引くと、前半{{half.first.gradedPace}}、後半{{half.second.gradedPace}}。うまく力を配分できています。',
  ],
  'hills.fadedEffort': [
    '傾斜をならしても{{half.first.gradedPace}}から{{half.second.gradedPace}}へ落ちていて、後半は余力が減っていたようです。',
  ],
  'hills.climb': [
    '上った高さは合わせて{{altitude.ascent}}。坂ではペースより、力のかけ方が練習になります。',
    '合計{{altitude.ascent}}の上りが、この練習の中身です。坂でのペースは気にしなくてかまいません。',
  ],
  'hills.descent': [
    '下りの{{altitude.descent}}は、ペースに表れない負担を太ももにかけます。翌々日あたりに張りが出るかもしれません。',
    '下りが{{altitude.descent}}あり、筋肉の疲れは遅れて出てきます。',
  ],
  'race.even': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}。自分が保てるペースをつかみ、そのとおりに走れました。',
    '前後半{{half.first.pace}}と{{half.second.pace}}で、力をむらなく使いきりました。よい記録はこういう走りから生まれます。',
  ],
  'race.negative': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}と上げて終えました。次は入りを少しだけ攻めてもよさそうです。',
    '後半{{half.second.pace}}が前半{{half.first.pace}}を上回りました。まだ伸びしろのある走りです。',
  ],
  'race.positive': [
    '前半{{half.first.pace}}、後半{{half.second.pace}}。後半に失った分の多くは、入りで使ったものです。',
    '前半の{{half.first.pace}}から後半は{{half.second.pace}}へ。入りを平均に近づけるだけで、タイムは縮められます。',
  ],
  'race.startFast': [
    '序盤の{{quarter.first.pace}}は、終盤の{{quarter.last.pace}}からの前借りでした。',
  ],
  'race.vdot': [
    '結果はVDOT {{vdot.value}}に当たります。閾値ペースは{{vdot.pace.threshold}}前後です。',
    'VDOTに直すと{{vdot.value}}。テンポ走は{{vdot.pace.threshold}}あたりが目安になります。',
  ],
  'stops.many': [
    '止まったのは{{stops.count}}回、合わせて{{stops.duration}}。体が覚えるのは動いていた時間なので、気にする必要はありません。',
    '{{stops.count}}回、合わせて{{stops.duration}}止まっていますが、練習の中身はほとんど変わりません。',
  ],
  'stops.long': ['途中で{{stops.longest}}止まると脚が冷えます。走り出しはゆっくり入りましょう。'],
  'stops.moving': [
    '動いている間の平均は{{pace.average}}で、見るべきペースはこちらです。',
    '止まった時間を除けば{{pace.average}}。これが実際に走ったペースです。',
  ],
  'walk.time': [
    '{{duration.moving}}歩くことで、負担をかけずに脚がほぐれます。',
    '{{duration.moving}}の歩きなら、疲れを増やさずに体を動かせます。',
  ],
  'cross.long': [
    '{{duration.moving}}はどの競技でも負荷の大きい日です。次に走るとき、脚に疲れが残っているかもしれません。',
  ],
  'cross.endurance': [
    '{{duration.moving}}、平均心拍{{heartRate.average}}で動きました。着地の衝撃なしに持久力を養えます。',
  ],
  'runWalk.parts': [
    '走ったのは{{gait.running}}、歩いたのは{{gait.walking}}。歩きも練習のうちで、失敗ではありません。',
  ],
  'walk.long': [
    '{{duration.moving}}歩けば立派な練習です。この後の予定を立てるときに数に入れてください。',
  ],
  'demand.climb': [
    '{{duration.moving}}で登った高さは{{altitude.ascent}}。脚と心臓には、距離の数字以上の負荷がかかっています。',
  ],
  'ask.effort': [
    '平均心拍は{{heartRate.average}}で、多くの人にはきつい水準です。レースか強い練習でしたか。プロフィールに最大心拍数を入れると判断できます。',
  ],
  'event.part': [
    '{{event.duration}}の記録を構成する{{event.parts}}つのパートの一つなので、この日全体の負荷として見ています。',
  ],
  'record.heartRateErratic': [
    '心拍の値が不自然に跳ねるか、ピッチと重なっているので、今回は判断に使っていません。',
  ],
  'cross.easy': [
    '時間の{{zone.easy.share}}が心拍{{zone.easy.ceiling}}未満で、脚に衝撃を与えずに心肺を使えました。',
  ],
  'cross.hard': [
    '時間の{{zone.aboveEasy.share}}が心拍{{zone.easy.ceiling}}以上でした。走っていなくても、強い練習の日に数えます。',
  ],
  'cross.load': [
    '練習の負荷は{{load.value}}。次に走るときの脚にも影響します。',
    '負荷{{load.value}}の練習として、週の流れに入れて考えます。',
  ],
  'cross.notJudged': [
    'ランの基準では評価せず、{{duration.moving}}の練習として数えます。',
    '{{duration.moving}}動いた分は、走らない日の練習として積み上がります。',
  ],
};
