import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_JA: AnswerBook['subjects'] = {
  'period.day': [
    '[period]は{{recent.[n].distance}}を{{recent.[n].duration}}、平均{{recent.[n].pace}}で走っています。',
    '[period]のランは{{recent.[n].distance}}、{{recent.[n].duration}}、平均{{recent.[n].pace}}でした。',
  ],
  'period.dayHeartRate': [
    '[period]の平均心拍は{{recent.[n].heartRate}}でした。',
    '[period]は平均心拍{{recent.[n].heartRate}}です。',
  ],
  'period.none': ['[period]のランの記録はありません。', '[period]は、走った記録が見当たりません。'],
  'period.older': [
    'そのランは、ここから見える範囲より前のものです。その練習の画面で聞いてください。',
    'ここからはそのランが見えません。その練習の画面で聞いてもらえれば、お答えできます。',
  ],
  'period.month': [
    '[period]は{{runner.calendarMonth.[n].runs}}回走って{{runner.calendarMonth.[n].distance}}、時間は合わせて{{runner.calendarMonth.[n].duration}}です。',
    '[period]の走行距離は{{runner.calendarMonth.[n].distance}}です（{{runner.calendarMonth.[n].runs}}回、{{runner.calendarMonth.[n].duration}}）。',
  ],
  'period.monthSingle': [
    '[period]に走ったのは{{runner.calendarMonth.[n].runs}}回で、{{runner.calendarMonth.[n].distance}}、時間は{{runner.calendarMonth.[n].duration}}です。',
    '[period]は{{runner.calendarMonth.[n].runs}}回だけで、{{runner.calendarMonth.[n].distance}}を{{runner.calendarMonth.[n].duration}}で走りました。',
  ],
  'period.tooFar': [
    '分かるのは直近{{runner.history.days}}日間だけなので、それより前を含む合計は出せません。',
    '直近{{runner.history.days}}日より前の記録は見ていないため、その期間は合計できません。',
  ],
  'effort.within': [
    '速すぎません。平均心拍{{heartRate.average}}は、楽な範囲の上限{{zone.easy.ceiling}}を下回っています。',
    '楽な範囲でした。上限{{zone.easy.ceiling}}に対して、平均は{{heartRate.average}}です。',
  ],
  'effort.above': [
    'ジョグとしてはきつすぎました。平均心拍{{heartRate.average}}は、楽な範囲の上限{{zone.easy.ceiling}}を超えています。',
    '少しきつめです。楽な範囲は{{zone.easy.ceiling}}までで、平均は{{heartRate.average}}でした。',
  ],
  'effort.pace': [
    '心拍がないので、ペースだけで比べます。今回は{{pace.average}}、普段のジョグは{{runner.easyPace}}です。',
    '比べられるのはペースだけです。普段のジョグ{{runner.easyPace}}に対し、今回は{{pace.average}}でした。',
  ],
  'effort.unknown': [
    '信頼できる心拍がなく、比べるジョグも足りないため、判断できません。',
    '判断するには心拍か、比べるためのジョグの記録がもう少し必要です。',
  ],
  'pulse.compared': [
    '平均心拍は{{heartRate.average}}でした。普段のジョグは{{runner.easyHeartRate}}くらいです。',
    '今回は平均{{heartRate.average}}、普段のジョグは{{runner.easyHeartRate}}です。',
  ],
  'pulse.notHigh': [
    '心拍は高くありません。平均{{heartRate.average}}で、普段のジョグは{{runner.easyHeartRate}}くらいです。',
    '平均{{heartRate.average}}なので、普段のジョグ（{{runner.easyHeartRate}}）より高くはありません。',
  ],
  'pulse.reasons': [
    '同じペースでも、暑さ、上り、寝不足、ストレス、体調の崩れで心拍は上がります。当てはまるものはありますか？',
    '考えられるのは暑さ、上り、睡眠不足、疲れ、風邪のひき始めです。その日はどれが近いですか？',
  ],
  'taper.volume': [
    '大会に向けて、週ごとに距離を減らします。普段の週{{runner.weeks.mean}}から始めて、最後の週を最も短くしましょう。',
    '走る日は残して距離を減らします。普段の週{{runner.weeks.mean}}から、段階を踏んで落としてください。',
  ],
  'taper.keep': [
    'レースペースの短い走りは少し残し、最後のロング走は省きます。新しいことは試さないでください。',
    '走る習慣と短いレースペースは残し、よく寝て本番を待ちましょう。',
  ],
  'scope.gear': [
    'シューズや用品のことは分かりません。専門店で走りを見てもらい、試し履きして選んでください。',
    '用品は専門外です。私が見ているのは練習の記録なので、ランニング専門店で相談してください。',
  ],
  'scope.weather': [
    '天気予報は見られません。暑さや雨の様子を教えてもらえれば、走り方をお答えします。',
    '天気は分かりません。気温や風を教えてもらえれば、それに合わせた走り方をお答えします。',
  ],
  'scope.record': [
    '距離ごとの自己ベストは「推移」の「ベストタイム」で見られます。ここでは、今どれくらいで走れそうかをお答えできます。',
    '自己ベストはこのチャットでは分かりません。「推移」の「ベストタイム」をご覧ください。',
  ],
  'race.wished': ['[wish]ですね。', '[wish]ですか。'],
  'race.wishYes': [
    'はい、いけると思います。最近いちばんよかったレースから見ると{{runner.predicted.[d].duration}}ほどで、余裕があります。',
    'はい。レースの結果から見た予想は{{runner.predicted.[d].duration}}なので、十分に狙えます。',
  ],
  'race.wishClose': [
    'ぎりぎり届くかどうかです。最近いちばんよかったレースから見た予想は{{runner.predicted.[d].duration}}です。',
    '条件がよければ可能性はあります。予想は{{runner.predicted.[d].duration}}で、ちょうど目標のあたりです。',
  ],
  'race.wishUnlikely': [
    '今のところ難しそうです。最近いちばんよかったレースから見た予想は{{runner.predicted.[d].duration}}です。数か月の練習で近づけます。',
    'まだ少し遠いです。今の予想は{{runner.predicted.[d].duration}}で、その差は練習で縮められます。',
  ],
  'race.wishNo': [
    '正直なところ、今はまだ厳しいです。最近いちばんよかったレースから見た予想は{{runner.predicted.[d].duration}}で、差が大きすぎます。まずは手の届く目標にしましょう。',
    '今は届きません。予想は{{runner.predicted.[d].duration}}なので、そのペースで入ると途中で失速します。',
  ],
  'race.wishMarathonYes': [
    'はい、いけると思います。マラソンの予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}で、余裕があります。',
    'はい。レースの結果から見ると、よくて{{runner.predicted.marathon.from}}、かかっても{{runner.predicted.marathon.to}}ほどです。',
  ],
  'race.wishMarathonClose': [
    '可能性はありますが、確実ではありません。予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}で、目標タイムはその間に入ります。',
    'すべてうまくいけば届きます。予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}で、実際は遅いほうに寄る人が多いです。',
  ],
  'race.wishMarathonUnlikely': [
    '今のところ難しそうです。予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}です。数か月の練習で近づけます。',
    'まだ少し遠いです。よくて{{runner.predicted.marathon.from}}、苦しくなれば{{runner.predicted.marathon.to}}ほどと見ています。',
  ],
  'race.wishMarathonNo': [
    '正直なところ、今はまだ厳しいです。予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}で、差が大きすぎます。まずは手の届く目標にしましょう。',
    '今は届きません。予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}なので、そのペースで入ると終盤に失速します。',
  ],
  'race.wishPaper': [
    'スピードだけ見れば届きます（予想は{{runner.predicted.[d].duration}}）。ただ、その距離の準備がまだ足りません。',
    'レースの結果から見た予想は{{runner.predicted.[d].duration}}で、速さは足りています。課題は距離です。',
  ],
  'race.wishMarathonPaper': [
    'スピードだけ見れば届きます（予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}）。ただ、その距離の準備がまだ足りません。',
    '予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}で、速さは足りています。課題は距離です。',
  ],
  'race.wishLater': [
    '今の予想は{{runner.predicted.[d].duration}}なので、差はかなりあります。数か月で縮まるのは数パーセントが目安です。まずはその手前に目標を一つ置きましょう。',
    'レースの結果から見ると、今は{{runner.predicted.[d].duration}}ほどです。練習で伸びるのは数か月で数パーセントくらいなので、段階を踏んで近づけましょう。',
  ],
  'race.wishMarathonLater': [
    '今の予想は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}なので、差はかなりあります。数か月で縮まるのは数パーセントが目安です。まずはその手前に目標を一つ置きましょう。',
    'レースの結果から見ると、今は{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}ほどです。練習で伸びるのは数か月で数パーセントくらいなので、段階を踏んで近づけましょう。',
  ],
  'easier.low': [
    '調子がよくない日は、軽いほうを選びましょう。休むか、散歩か、短いジョグで十分です。',
    '体が重いと感じるなら、今日は控えめにしましょう。休むか短いジョグにするのがいちばんです。',
  ],
  'easier.sleep': [
    '睡眠が足りないと体の回復が追いつきません。今日は休むか、短いジョグにとどめましょう。',
    '眠れなかった日は、練習より睡眠が先です。休むか、軽く短く走るだけにしましょう。',
  ],
  'easier.later': [
    'ロング走とポイント練習は、元気な日に回しましょう。それで力が落ちることはありません。',
    'ロング走もポイント練習もあとに回せます。元気な日に走るほうが、効果があります。',
  ],
  'day.slower': [
    '普段のジョグ（{{runner.easyPace}}）より遅めでした。',
    'いつものジョグは{{runner.easyPace}}なので、それより遅いペースです。',
  ],
  'day.usual': [
    '普段のジョグ（{{runner.easyPace}}）とほぼ同じです。',
    'いつものジョグが{{runner.easyPace}}なので、特に変わったペースではありません。',
  ],
  'day.faster': [
    '普段のジョグ（{{runner.easyPace}}）より速めでした。',
    'いつものジョグは{{runner.easyPace}}なので、それより速いペースです。',
  ],
  'day.pulseHigher': [
    '心拍は{{recent.[n].heartRate}}で、普段のジョグ（{{runner.easyHeartRate}}）より高めでした。暑さ、坂、睡眠不足、ストレス、風邪のひき始めなどが考えられます。',
    '心拍が{{recent.[n].heartRate}}と、いつもの{{runner.easyHeartRate}}より高い日でした。暑さや坂、寝不足などの影響かもしれません。',
  ],
  'day.pulseCalm': [
    '心拍は{{recent.[n].heartRate}}で、普段のジョグ（{{runner.easyHeartRate}}）を超えていません。楽に走れていただけなので、心配いりません。',
    '心拍が{{recent.[n].heartRate}}（普段は{{runner.easyHeartRate}}）なので、無理なく走れていました。この調子で大丈夫です。',
  ],
  'day.pulseByPace': [
    '心拍も{{recent.[n].heartRate}}と普段の{{runner.easyHeartRate}}より高く、ジョグとしては速すぎました。',
    '普段の心拍は{{runner.easyHeartRate}}、この日は{{recent.[n].heartRate}}なので、楽に走る日としては速すぎます。',
  ],
  'day.pulseSame': [
    '心拍はいつもと変わらないので、同じきつさでもペースが出ない日でした。暑さ、坂、風、脚の疲れ、寝不足などが考えられます。',
    '同じ心拍で遅いときの原因は、暑さや坂、足場の悪さ、疲れが多いです。当てはまるものはありますか？',
  ],
  'easier.tomorrow': [
    '明日の朝の体調で決めましょう。よく眠れてすっきりしていれば予定どおり、そうでなければ休むか軽いジョグにします。',
    '明日起きたときの調子しだいです。元気なら予定どおりで大丈夫。だるさが残っていれば、休むか短いジョグに替えましょう。',
  ],
  'app.connect': [
    'マイページの「連携アカウント」でGarminと連携すると、新しいランが自動で届きます。',
    '「マイページ」を開き、「連携アカウント」から時計のサービスと連携してください。そのあとは自動で届きます。',
  ],
  'app.upload': [
    'ファイルは、練習記録の画面の「記録を追加」から追加できます。FIT、TCX、GPXに対応しています。',
    '時計から書き出したFIT、TCX、GPXのファイルを、練習記録の画面の「記録を追加」で選んでください。',
  ],
  'app.settings': [
    'それはマイページで変えられます。名前、単位、画面の配色、通知、データ、アカウントの設定があります。',
    'マイページを開いてください。単位、通知、お支払い、データのダウンロードなどがそろっています。',
  ],
  'app.sensor': [
    '心拍計などのセンサーは、時計とペアリングしてください。時計が記録した心拍を、ランと一緒に読み取ります。',
    'センサーはこのアプリではなく時計につなぎます。時計に記録されれば、その値もランと一緒に届きます。',
  ],
  'pain.stitch': [
    '走っているときの脇腹の痛みですね。ペースを落とすか歩き、深く息を吐いて、痛むところを手で押さえながら少し前かがみになりましょう。たいていは数分で治まります。',
    '脇腹の差し込みは、つらくても多くは心配のないものです。スピードを落とすか歩いて、ゆっくり深く息をし、痛むところを押さえて治まるのを待ちましょう。',
  ],
  'pain.stitchNext': [
    '防ぐには、走る直前にたくさん食べたり飲んだりせず、走り出しをもっとゆっくりにします。',
    '食後は時間をあけ、飲むときは少しずつにして、ゆっくり走り出すと起こりにくくなります。',
  ],
  'pain.stitchDoctor': [
    '走るのをやめても痛みが続くとき、毎回起こるとき、胸や肩、腕に広がるときは、医師に診てもらいましょう。',
    '止まっても治まらない、何度も繰り返す、胸や肩、腕まで痛むという場合は、医師に相談してください。',
  ],
  'scope.somebodyElse': [
    '分かるのはあなたのランだけなので、ほかの方のことはお答えできません。',
    'その方の練習によって変わりますが、私に見えるのはあなたの記録だけです。',
  ],
  'scope.somebodyElseNext': [
    '走り始めの人なら誰でも、会話ができるペースで短く走り、少しずつ増やすのが安心です。ご本人のアカウントがあれば、ここで直接聞けます。',
    '初めての方に共通するのは、短く、話せるくらいゆっくり、少しずつということです。ご本人のアカウントで聞いてもらえれば、詳しくお答えできます。',
  ],
  'scope.otherSport': [
    'ここで合計しているのはランだけです。自転車や水泳の数値は、その練習の画面で見られます。',
    'まとめているのはランの記録だけです。ほかの種目の数値は、その練習を開くと見られます。',
  ],
  'race.aheadEnough': [
    'はい、時間は足ります。ここ最近の最長は{{runner.longest30}}なので、ロング走を少しずつ延ばしても余裕があります。',
    '間に合います。最近の最長{{runner.longest30}}から、無理なく積み上げるだけの週数があります。',
  ],
  'race.aheadTight': [
    'ぎりぎりですが、順調に練習できれば間に合います。最近の最長は{{runner.longest30}}で、ロング走をほぼ毎週延ばしていく必要があります。',
    '可能ですが、余裕はあまりありません。最近の最長{{runner.longest30}}からだと、何週も休む余裕はありません。',
  ],
  'race.aheadShort': [
    'もう少し先の大会をおすすめします。最近の最長は{{runner.longest30}}で、その期間で安全に延ばすのは難しいです。その大会では短い距離に出て、この距離は次の機会にしましょう。',
    '少し早いと思います。最近の最長{{runner.longest30}}からだと、もっと週数が必要です。先の大会か、短い距離を選びましょう。',
  ],
  'race.aheadUnknown': [
    'まだ判断できません。もとになる最近のランがありません。',
    '足りるかどうかをお答えするには、最近のランの記録が必要です。',
  ],
  'race.aheadPlan': [
    '大会の日を入れて「練習計画を作って」と言ってもらえれば、週ごとの練習をお見せします。',
    '大会の日を添えて、練習計画を頼んでください。当日までの毎週の練習を組みます。',
  ],
  'period.which': [
    'その期間の合計は出せません。最近の各日、今週、先週、月ごとならお答えできます。',
    'その期間は調べられません。最近のどの日か、今週か先週、または月で聞いてください。',
  ],
  'beside.faster': [
    '前回の{{recent.[n].pace}}に対して、今回は{{pace.average}}と速くなっています。',
    '今回は{{pace.average}}、前回は{{recent.[n].pace}}なので、今回のほうが速めです。',
  ],
  'beside.slower': [
    '前回の{{recent.[n].pace}}に対して、今回は{{pace.average}}とゆっくりめでした。',
    '今回は{{pace.average}}、前回は{{recent.[n].pace}}なので、今回のほうがゆっくりです。',
  ],
  'beside.same': [
    '今回は{{pace.average}}、前回は{{recent.[n].pace}}で、ペースはほとんど同じです。',
    'ペースは前回の{{recent.[n].pace}}とほぼ変わらず、{{pace.average}}でした。',
  ],
  'beside.heartRate': [
    '平均心拍は今回が{{heartRate.average}}、前回が{{recent.[n].heartRate}}です。',
    '心拍の平均は、今回{{heartRate.average}}に対して前回{{recent.[n].heartRate}}でした。',
  ],
  'beside.otherKind': [
    'ただ、練習の種類が違うので、ペースだけで良し悪しは比べられません。',
    '練習の内容が違うので、ペースの差がそのまま調子の差になるわけではありません。',
  ],
  'beside.none': [
    '比べられる前のランがまだありません。',
    'これより前のランの記録がないので、比べられません。',
  ],
  'missed.goOn': [
    '走れなかった分を取り戻す必要はありません。詰め込むと疲れが残るだけなので、ここから普段どおりに続けましょう。',
    '走れなかった分をあとからまとめて走ると、けがをしやすくなります。取り返そうとせず、ここから続ければ大丈夫です。',
  ],
  'increase.how': [
    '普段は週に{{runner.weeks.mean}}です。まずはジョグを一回だけ少し延ばし、体が慣れてから、また少し増やしましょう。',
    'いつもの週{{runner.weeks.mean}}から、少しずつ増やします。ジョグを一回だけ長くして数週間続け、楽に感じたら、また少し増やします。',
  ],
};
