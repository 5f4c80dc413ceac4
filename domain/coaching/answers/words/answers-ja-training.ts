import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_JA: AnswerBook['training'] = {
  'week.soFar': [
    '今週はここまで{{runner.week.runs}}回、{{runner.week.distance}}です。',
    '今週は{{runner.week.distance}}を{{runner.week.runs}}回で走っています。',
  ],
  'week.soFarSingle': [
    '今週はまだ{{runner.week.runs}}回だけで、{{runner.week.distance}}です。',
    '今週はここまで{{runner.week.runs}}回、{{runner.week.distance}}を走りました。',
  ],
  'week.none': ['今週はまだ走っていません。', '今週のランはこれからです。'],
  'week.last': [
    '先週は{{runner.lastWeek.runs}}回で{{runner.lastWeek.distance}}でした。',
    '先週は{{runner.lastWeek.distance}}を{{runner.lastWeek.runs}}回で走りました。',
  ],
  'week.lastSingle': [
    '先週は{{runner.lastWeek.runs}}回だけ、{{runner.lastWeek.distance}}でした。',
    '先週のランは{{runner.lastWeek.runs}}回で、{{runner.lastWeek.distance}}です。',
  ],
  'week.lastNone': ['先週は走った記録がありません。', '先週は一度も走っていません。'],
  'week.far': [
    'この一週間の合計は{{runner.sevenDays.distance}}で、普段の{{runner.weeks.mean}}を大きく超えています。体を休ませる日が必要です。',
    '直近の一週間の{{runner.sevenDays.distance}}は、普段の{{runner.weeks.mean}}からの伸びが大きすぎます。けがにつながりやすい増え方なので、いったん減らしましょう。',
  ],
  'week.up': [
    'この一週間の合計は{{runner.sevenDays.distance}}、普段の{{runner.weeks.mean}}より少し多めです。この先の何日かを軽くすれば心配ありません。',
    '直近の一週間は{{runner.sevenDays.distance}}と、普段の{{runner.weeks.mean}}をやや上回っています。',
  ],
  'week.steady': [
    'この一週間の合計は{{runner.sevenDays.distance}}で、普段の{{runner.weeks.mean}}と同じくらいです。こうして続けられているのは強みです。',
    '直近の一週間は{{runner.sevenDays.distance}}、普段は{{runner.weeks.mean}}。安定して走れています。',
  ],
  'week.nearTired': [
    'この一週間の合計は{{runner.sevenDays.distance}}で、普段の{{runner.weeks.mean}}とほぼ同じですが、距離のわりに体への負担は大きめでした。',
    '直近の一週間は{{runner.sevenDays.distance}}、普段は{{runner.weeks.mean}}。距離は変わりませんが、疲れはいつもよりたまっています。',
  ],
  'week.nearLong': [
    'この一週間の合計は{{runner.sevenDays.distance}}で、普段の{{runner.weeks.mean}}とほぼ同じですが、いつもよりかなり長く走った日がありました。',
    '直近の一週間は{{runner.sevenDays.distance}}、普段は{{runner.weeks.mean}}。合計は変わりませんが、長く走った日の疲れが抜けるには時間がかかります。',
  ],
  'week.nearJump': [
    'この一週間の合計は{{runner.sevenDays.distance}}です。走りすぎた日が続いたあと、普段の{{runner.weeks.mean}}に戻りつつあります。',
    '直近の一週間は{{runner.sevenDays.distance}}。普段の{{runner.weeks.mean}}を大きく超えた数日から、落ち着いてきました。',
  ],
  'week.down': [
    'この一週間の合計は{{runner.sevenDays.distance}}で、普段の{{runner.weeks.mean}}より少なめです。休養の週なら、ちょうどよい量です。',
    '直近の一週間は{{runner.sevenDays.distance}}と、普段の{{runner.weeks.mean}}より軽くなっています。',
  ],
  'week.noUsual': [
    '普段と比べるには、あと何週間分かの記録が必要です。',
    'もう何週か記録がそろえば、いつもの量が分かります。',
  ],
  'week.hardSingle': [
    'そのうちポイント練習は{{runner.sevenDays.hardRuns}}回だけで、バランスのよい週です。',
    'ポイント練習は{{runner.sevenDays.hardRuns}}回だったので、回復する余裕もありました。',
  ],
  'week.hardSome': [
    'ポイント練習は{{runner.sevenDays.hardRuns}}回で、一週間にこなせるちょうどよい回数です。',
    'そのうち{{runner.sevenDays.hardRuns}}回がポイント練習でした。間の日は楽にしてください。',
  ],
  'week.hardMany': [
    'ポイント練習が{{runner.sevenDays.hardRuns}}回あり、一週間で回復できる量を超えています。',
    '負荷の高い日が{{runner.sevenDays.hardRuns}}回では、回復が追いつきません。',
  ],
  'week.allEasy': [
    'ポイント練習はなく、土台をつくる週になっています。',
    'どれも無理のない強さで、土台づくりになっています。',
  ],
  'rest.rest': ['まず休みましょう。', '今は走るより、休むほうが効きます。'],
  'rest.easy': [
    '休んでも、短い楽なジョグでも、どちらでも大丈夫です。',
    '楽に走るならかまいません。休んでもかまいません。',
  ],
  'rest.run': ['走ってかまいません。', '数字を見るかぎり、走って問題ありません。'],
  'rest.unknown': [
    '最近の練習が分からないので、体の感覚で決めてください。',
    'ここ数日の記録がないため判断できません。体の感覚のほうが確かです。',
  ],
  'rest.tiredSaid': [
    '疲れを感じているなら、どの数字よりもその感覚を信じてください。',
    '疲れを感じているなら、数字よりそちらを優先しましょう。',
  ],
  'rest.listen': [
    '朝から疲れていたり、階段で脚が重かったりしたら休みましょう。休んでも力は落ちません。',
    'ゆっくり走り出してみて、しばらくしても脚が軽くならなければ、歩いて帰って大丈夫です。',
  ],
  'memory.injury': [
    '以前、けがのことを教えてくれましたね。まだ気になるなら、速く走るところは抜いて、楽なペースで走りましょう。',
    'けがのことを聞いています。まだ残っているなら、感覚を頼りに楽に走り、痛んだらやめましょう。',
  ],
  'memory.otherDay': [
    'その曜日は走れないと聞いています。練習計画で、走れる日に動かしましょう。',
    '走れないと話していた曜日なので、練習計画で別の日に移しましょう。',
  ],
  'restWhy.hardToday': [
    '今日はもうポイント練習をしています。',
    '今日はすでにしっかり追い込んでいます。',
  ],
  'restWhy.hardYesterday': [
    '昨日はポイント練習でした。体はまだ回復の途中です。',
    '昨日、負荷の高い練習をしたばかりです。',
  ],
  'restWhy.hardDays': [
    '前のポイント練習から{{runner.daysSinceHard}}日たっています。',
    '最後のポイント練習は{{runner.daysSinceHard}}日前です。',
  ],
  'restWhy.ranToday': ['今日はもう走っています。', '今日の分はすでに走り終えています。'],
  'restWhy.daysOff': [
    '前に走ってから{{runner.daysSinceRun}}日たっています。',
    '最後に走ったのは{{runner.daysSinceRun}}日前です。',
  ],
  'restWhy.tired': [
    '疲労（{{runner.load.fatigue}}）が体力（{{runner.load.fitness}}）を大きく上回っています。',
    '最近の負荷は{{runner.load.fatigue}}で、慣れている{{runner.load.fitness}}をかなり超えています。',
  ],
  'pain.injury': [
    '痛みがなくなるまで、走るのは休みましょう。我慢して走ると長引きます。',
    'まず走るのをやめて、軽いうちに治しましょう。',
  ],
  'pain.return': [
    '歩いても階段でも痛まなくなったら、短い楽なジョグから再開してください。',
    '普段の生活で痛まなくなったら短く走ってみて、少しでも痛めばそこでやめましょう。',
  ],
  'pain.doctor': [
    '安静でも痛む、夜に痛む、骨の一点が痛む、脚を引きずる、なかなか引かない、というときは医師に診てもらってください。',
    '引きずるほどの痛み、夜の痛み、一点に集まる痛み、長引く痛みは、医師の診察が必要です。',
  ],
  'pain.illness': [
    '体調が悪い間は休みましょう。体は治すことに力を使っていて、走っても練習になりません。',
    '具合の悪いときに練習しても効果はありません。よく眠り、水分をとって、今は走らないでください。',
  ],
  'pain.illnessReturn': [
    'すっかりよくなったら短い楽なジョグから始めて、翌日の様子を見ましょう。',
    '元気に過ごせるようになったら、短く軽いジョグから始めましょう。スピード練習はそのあとです。',
  ],
  'pain.illnessDoctor': [
    '熱がある、深い咳が出る、安静でも脈が速いときは、先に医師に相談してください。',
    '胸の症状や熱があるとき、なかなか治らないときは、医師に診てもらいましょう。',
  ],
  'pain.soreness': [
    '筋肉痛は、慣れない刺激を受けた筋肉が作り直されているしるしで、自然に引いていきます。',
    '張りや筋肉痛は、新しい刺激のあとの修復です。数日で薄れます。',
  ],
  'pain.sorenessNext': [
    '散歩かごく軽いジョグをすると、むしろ楽になります。スピード練習は、階段を普通に下りられるまで待ちましょう。',
    '軽く動かしながら、脚が軽くなるまでスピード練習は待ってください。',
  ],
  'pain.sorenessDoctor': [
    '一点だけが痛むとき、日ごとに痛みが強くなるときは、筋肉痛ではありません。走るのをやめてください。',
    '鋭い痛み、片側だけの痛み、強くなる痛みは筋肉痛とは別のものなので、走るのは待ちましょう。',
  ],
  'warmUp.fast': [
    '速く走る前に、{{runner.warmUp.duration}}のジョグと、{{runner.strides.duration}}の流しを{{runner.strides.count}}本。間は{{runner.strides.rest}}歩いてつなぎます。',
    'スピード練習は、{{runner.warmUp.duration}}のジョグと流し{{runner.strides.duration}}×{{runner.strides.count}}本（間は{{runner.strides.rest}}）から始めましょう。',
  ],
  'warmUp.generic': [
    '速く走る前は、体が温まるまでジョグをして、短い流しを何本か入れましょう。',
    '体が温まるまで楽に走り、流しを入れてからスピード練習に入ります。',
  ],
  'warmUp.strides': [
    '流しは、力まずに短く加速する練習です。背筋を伸ばして軽快に、全力では走りません。',
    '流しは、速い動きに脚を慣らすためのものです。力まずに少しずつ速くして、終わったら歩きます。',
  ],
  'warmUp.easy': [
    'ジョグの前には要りません。最初をいつもより遅く入れば十分です。',
    'ジョグなら、走り出しのゆっくりした部分がそのままウォームアップになります。',
  ],
  'warmUp.after': [
    '終わったら、息が整うまで楽に走れば十分です。',
    '最後はだんだん遅くしながらジョグで終えましょう。それ以上は要りません。',
  ],
  'warmUp.stretch': [
    'じっくり伸ばすストレッチは走ったあとに。走る前は、止めて伸ばすより動かしましょう。',
    '走る前は大きく動かし、じっくり伸ばすストレッチは走ったあとにしましょう。',
  ],
  'warmUp.next': [
    '次のスピード練習の前に入れてみてください。最初から楽に入れます。',
    '次に速く走る日に試しましょう。入りの違いが分かるはずです。',
  ],
  'heat.effort': [
    '暑い日は、ペースではなくきつさを目安に走りましょう。同じきつさなら、遅くなるのが普通です。',
    '暑いと誰でもペースが落ちます。体を冷やすために、血液が皮膚へ回るからです。',
  ],
  'heat.pulse': [
    '心拍は{{runner.next.heartRate.ceiling}}未満に抑え、ペースは気にしないでください。',
    'どんなに遅くなっても、{{runner.next.heartRate.ceiling}}を上限にしましょう。',
  ],
  'heat.measured': [
    '気温は{{temperature.weather}}、湿度は{{humidity.percent}}でした。体を冷やすことにもかなりの力を使っています。',
    '気温{{temperature.weather}}、湿度{{humidity.percent}}の中でペースが落ちても、走力が落ちたわけではありません。',
  ],
  'heat.next': [
    '次は涼しい時間と日陰を選び、のどが渇いたら飲み、ポイント練習は先に延ばしましょう。',
    '次は早朝か夜に走り、のどがからからになる前に飲んでください。ポイント練習は涼しい日に回しましょう。',
  ],
  'heat.stop': [
    'めまいや寒気、汗が止まるといったことがあれば、すぐにやめて体を冷やしてください。',
    'ふらつく、寒気がする、ぼんやりするときは、その場でやめて涼しい所へ。',
  ],
  'cold.effort': [
    '寒さや雨、風の日も、目安はきつさです。向かい風では同じ力でも遅くなります。',
    '風や寒さで遅くなっても、走力が落ちたわけではありません。きつさを目安に走りましょう。',
  ],
  'cold.next': [
    '次はウォームアップを長めにして重ね着をし、行きを向かい風にすると帰りが楽です。凍った道は避けてください。',
    '次は重ね着をしてゆっくり入り、向かい風で出発しましょう。路面が凍っていたら走らないでください。',
  ],
  'hills.effort': [
    '上りはペースではなく、きつさを一定に。歩幅を小さく、背筋を伸ばし、急な所は歩いてかまいません。',
    '上りではペースを気にせず、呼吸を乱さないことです。急な坂を歩くのは賢い判断です。',
  ],
  'hills.measured': [
    '{{altitude.ascent}}の上りがあったので、{{pace.average}}は平地なら{{pace.gradeAdjusted}}に当たります。',
    '上りは{{altitude.ascent}}。平地換算では、{{pace.average}}は{{pace.gradeAdjusted}}に当たります。',
  ],
  'hills.pulse': [
    '楽な日は、上りでも{{runner.next.heartRate.ceiling}}未満に抑えましょう。',
    'ジョグの日なら、坂でも{{runner.next.heartRate.ceiling}}が上限です。',
  ],
  'hills.down': [
    '下りは、細かく軽い足取りで流れに任せましょう。ブレーキをかけると太ももに負担がかかります。',
    '下りでは歩幅を小さくして、踏ん張らないようにしましょう。',
  ],
  'hills.next': [
    '坂を練習にするなら、抑えながらも力強く上り、下りはジョグで。同じように上れるうちに終えましょう。',
    '坂の多いコースを走る日は、ポイント練習の代わりと考えましょう。',
  ],
  'lastRun.figures': [
    '前回は{{recent.[n].distance}}を{{recent.[n].duration}}、平均{{recent.[n].pace}}で走っています。',
    '直近のランは{{recent.[n].distance}}、{{recent.[n].pace}}、時間は{{recent.[n].duration}}です。',
  ],
  'lastRun.heartRate': [
    '平均心拍は{{recent.[n].heartRate}}で、普段のジョグは{{runner.easyHeartRate}}ほどです。',
    '心拍は平均{{recent.[n].heartRate}}、いつものジョグなら{{runner.easyHeartRate}}です。',
  ],
  'lastRun.open': [
    'その練習の画面を開いて聞いてもらえれば、中身まで一緒に見られます。',
    '細かい部分は、その練習の画面から聞いてください。',
  ],
  'splits.range': [
    'キロごとでは、最も速い{{split.fastest.number}}キロ目が{{split.fastest.pace}}、最も遅い{{split.slowest.number}}キロ目が{{split.slowest.pace}}です。',
    'いちばん速かったのは{{split.fastest.number}}キロ目の{{split.fastest.pace}}、いちばん遅かったのは{{split.slowest.number}}キロ目の{{split.slowest.pace}}でした。',
  ],
  'splits.halves': [
    '前半は{{half.first.pace}}、後半は{{half.second.pace}}でした。',
    '前半が{{half.first.pace}}、後半が{{half.second.pace}}です。',
  ],
  'splits.repetitions': [
    '{{interval.work.length}}×{{interval.work.count}}本、平均{{interval.work.pace}}。最初が{{interval.work.first.pace}}、最後が{{interval.work.last.pace}}です。',
    '{{interval.work.length}}を{{interval.work.count}}本、{{interval.work.first.pace}}で入って{{interval.work.last.pace}}で終え、平均は{{interval.work.pace}}でした。',
  ],
  'splits.mixed': [
    '速い区間は{{interval.work.count}}本、合わせて{{interval.work.duration}}、平均{{interval.work.pace}}です。',
    '合計{{interval.work.duration}}を{{interval.work.count}}本に分けて、平均{{interval.work.pace}}で走っています。',
  ],
  'splits.rests': [
    'つなぎは平均{{interval.rest.duration}}でした。',
    '間の休みは平均で{{interval.rest.duration}}です。',
  ],
  'splits.kilometer': [
    'その区間は{{split.[n].pace}}、全体の平均は{{pace.average}}です。',
    'そこは{{split.[n].pace}}でした。全体では{{pace.average}}です。',
  ],
  'splits.repetition': [
    'その一本は{{interval.work.[n].pace}}、速い区間の平均は{{interval.work.pace}}です。',
    'そこは{{interval.work.[n].pace}}でした。平均は{{interval.work.pace}}です。',
  ],
  'splits.fastestRepetition': [
    '最も速かった一本は{{interval.work.fastest.pace}}、最も遅かった一本は{{interval.work.slowest.pace}}でした。',
    'いちばん速かった一本は{{interval.work.fastest.pace}}、いちばん遅かった一本は{{interval.work.slowest.pace}}です。',
  ],
  'splits.noDrift': [
    'この練習からは読み取れません。心拍つきで、もっと長く一定のペースで走る必要があります。',
    '心拍の上がり方を見るには、心拍つきで一定のペースの、もっと長い練習が必要です。',
  ],
  'splits.noSuch': ['その区間は記録の中にありません。', 'この記録には、その部分が見当たりません。'],
  'splits.none': [
    'この記録はキロごとに分けられないため、細かい部分までは分かりません。',
    'ラップを見るには、この記録の距離が足りません。',
  ],
  'splits.nextEven': [
    '次もこの配分で走りましょう。',
    '次のランでも、このペース配分を続けてください。',
  ],
  'splits.nextSlower': [
    '次は入りを少し遅くしましょう。終盤が楽になります。',
    '次は走り出しを少し抑えてみてください。',
  ],
  'splits.nextFree': [
    '次はどの区間もそろえて、最後をいちばん速くすることを目指しましょう。',
    '次は落ち着いて入り、同じ調子を保ってみてください。',
  ],
  'pacing.easyStart': [
    '入りは物足りないくらい遅くして、ペースが自然に上がるのを待ちましょう。',
    '配分は入りで決まります。落ち着いて走り出してください。',
  ],
  'pacing.easy': ['ジョグの目安は[guide]です。', 'ジョグなら、最後まで[guide]を保ってください。'],
  'pacing.intervals': [
    '次のインターバルは今回の平均{{interval.work.pace}}で入り、最後だけ上げましょう。',
    '次は全部を今回の平均の{{interval.work.pace}}でそろえ、余った力は最後に使ってください。',
  ],
  'pacing.intervalsRaced': [
    'インターバルは{{runner.pace.interval}}が目安です。最後まで同じ速さで走れる本数にしましょう。',
    'レースの結果から見て、インターバルは{{runner.pace.interval}}で十分です。それ以上速くしても効果は変わりません。',
  ],
  'pacing.intervalsFeel': [
    'インターバルは、終わってもまだ続けられそうなペースが目安です。',
    'インターバルは、最初と最後が同じ速さになるペースを選びましょう。',
  ],
  'pacing.tempo': [
    'テンポ走は{{runner.pace.threshold}}を一定に。終盤は、遅くなるのではなく、きつくなるのが正解です。',
    'テンポ走なら{{runner.pace.threshold}}です。落ち着いて入り、そのまま保ってください。',
  ],
  'pacing.tempoFeel': [
    'テンポ走は、短い返事ならでき、終わってもう少し続けられる強さが目安です。',
    'テンポ走は「ややきつい」くらいで。呼吸を一定に保ち、最後も全力は出さないでください。',
  ],
  'pacing.long': [
    'ロング走は[guide]で。最初をいちばん遅くして、速めるのは最後の部分だけにしましょう。',
    'ロング走は[guide]を守り、余力を残して終えてください。',
  ],
  'pacing.racePace': [
    'その距離なら、最近いちばんよかったレースから見て{{runner.predicted.[d].pace}}のイーブンが合います。',
    'レースの結果から見ると、{{runner.predicted.[d].pace}}が狙えるペースです。',
  ],
  'pacing.marathon': [
    'マラソンの入りは{{runner.pace.marathon}}より速くせず、むしろ遅めに。そこで残した力が終盤に効きます。',
    'マラソンでは{{runner.pace.marathon}}を上限にして、序盤は少し遅めで進めましょう。',
  ],
  'pacing.race': [
    'レースは、序盤を抑え、中盤で落ち着き、残った力を終盤に使うのが確実です。',
    '入りは抑え、中盤は一定に、最後に出しきる。これがレースの基本です。',
  ],
  'lastRun.before': [
    'その前のランは{{recent.[n].distance}}を{{recent.[n].duration}}、平均{{recent.[n].pace}}でした。',
    '一つ前のランは、{{recent.[n].distance}}、平均{{recent.[n].pace}}、時間は{{recent.[n].duration}}です。',
  ],
  'lastRun.beforeHeartRate': [
    'そのときの平均心拍は{{recent.[n].heartRate}}でした。',
    '平均心拍は{{recent.[n].heartRate}}でした。',
  ],
};
