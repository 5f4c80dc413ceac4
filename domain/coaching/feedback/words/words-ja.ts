import { FINDINGS_JA } from './words-ja-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_JA: WordBook = {
  openings: {
    'intervals.plain': ['{{interval.work.length}}×{{interval.work.count}}本のインターバルです。'],
    'recovery.coolDown': [
      '負荷をかけた直後の回復ジョグです。',
      'その日の締めになる回復ジョグでした。',
    ],
    'easy.short': ['短く軽いジョグです。', '短めに済ませたジョグでした。'],
    'long.brisk': ['楽とは言えないペースのロング走です。', 'マラソンペースに近いロング走でした。'],
    'easy.feltHard': ['ペースは楽でも、体感はきつかったジョグです。'],
    'steady.feltHard': ['体感ではきつかったペース走です。'],
    'steady.feltEasy': ['体感では楽だったペース走です。'],
    'unclear.feltHard': ['狙いまでは読み取れませんが、体感ではきつかったランです。'],
    'unclear.feltEasy': ['狙いまでは読み取れませんが、体感では楽だったランです。'],
    'steady.unknown': [
      'ジョグともペース走とも取れる練習です。きつさはまだ判断できません。',
      'ジョグかペース走かは、まだ判断できない練習でした。',
      '普段のペースがまだ分からず、ジョグかペース走かは決められません。',
    ],
    'intervals.settled': [
      '{{interval.work.length}}×{{interval.work.count}}本、最初を除いてそろったインターバルです。',
    ],
    'intervals.kick': [
      '{{interval.work.length}}×{{interval.work.count}}本、最後が最も速かったインターバルです。',
    ],
    'recovery.plain': [
      '回復のためのジョグです。',
      '短くゆっくり走った回復ジョグでした。',
      '体を休ませながら走る回復ジョグです。',
    ],
    'recovery.afterHard': [
      '負荷の高い日のあとにふさわしい回復ジョグです。',
      'きつい日の翌日にちょうどよい回復ジョグでした。',
    ],
    'easy.held': [
      '楽な強さにきちんと抑えたジョグです。',
      '余力を残したジョグでした。',
      { text: '最後まで楽に走れたジョグです。', when: ['easyToTheEnd'] },
      { text: '最初から最後まで落ち着いたジョグでした。', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      'ジョグとしては少し強すぎました。',
      'ジョグのつもりが、中くらいの強さになっています。',
      '必要以上に力の入ったジョグでした。',
    ],
    'easy.costly': ['いつもより負担の大きいジョグでした。', '心拍がいつもより高かったジョグです。'],
    'easy.afterHard': [
      'きつい日の翌日に合った、楽なジョグです。',
      '負荷の高い日のあと、体をほぐすジョグでした。',
    ],
    'easy.plain': [
      '土台づくりになるジョグでした。',
      '脚づくりのジョグです。',
      '着実に距離を積んだジョグでした。',
      { text: '走る習慣を支えるジョグです。', when: ['hasRoutine'] },
      { text: 'いつもどおり、淡々とこなしたジョグでした。', when: ['hasRoutine'] },
    ],
    'easy.return': ['走る生活に戻っていくためのジョグです。', '休み明けの最初のジョグでした。'],
    'easy.first': [
      '最初に読んだジョグです。ここから普段の走りを覚えていきます。',
      '初めて見せてもらったジョグです。',
    ],
    'long.plain': ['持久力のためのロング走です。', '時間をかけて走ったロング走でした。'],
    'long.even': [
      '一定のペースで走れたロング走です。',
      { text: '最後までペースを保てたロング走です。', when: ['heldToFinish'] },
      { text: '終盤まで崩れなかったロング走でした。', when: ['heldToFinish'] },
    ],
    'long.build': ['後半に上げていけたロング走です。', '余力を残して終盤に入れたロング走でした。'],
    'long.fade': [
      '終盤にペースが落ちたロング走です。',
      { text: '終盤がきつくなったロング走でした。', when: ['heavyEnd'] },
    ],
    'long.further': [
      '最近の練習量のわりに長すぎたロング走です。',
      '一度に距離を延ばしすぎたロング走でした。',
    ],
    'long.beyond': [
      '最近の最長距離を大きく超えたロング走です。',
      '最近の練習量に対して長くなったロング走でした。',
    ],
    'steady.plain': [
      'ジョグとテンポ走の間のペース走です。',
      '少し押し気味のペース走でした。',
      'ジョグより一段速いペース走です。',
    ],
    'steady.even': [
      '最初から最後まで、きれいに刻めたペース走です。',
      '落ち着いて刻めたペース走でした。',
    ],
    'tempo.plain': [
      'テンポ走です。',
      { text: 'ややきつい強さで押したテンポ走です。', when: ['nearThreshold'] },
      { text: '閾値を押し上げるテンポ走でした。', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['{{interval.work.count}}本に分けたテンポ走です。'],
    'tempo.even': ['最後まで崩れなかったテンポ走です。', 'ペースを乱さずに走れたテンポ走でした。'],
    'tempo.build': ['進むほど力強くなったテンポ走です。'],
    'tempo.fade': ['途中でペースが落ちたテンポ走でした。'],
    'intervals.even': [
      '{{interval.work.length}}×{{interval.work.count}}本、よくそろったインターバルです。',
      'インターバル{{interval.work.length}}×{{interval.work.count}}本を、むらなく走れました。',
    ],
    'intervals.build': [
      '{{interval.work.length}}×{{interval.work.count}}本、終盤に上げたインターバルです。',
    ],
    'intervals.fade': [
      '{{interval.work.length}}×{{interval.work.count}}本、入りが速すぎたインターバルです。',
      'インターバル{{interval.work.length}}×{{interval.work.count}}本、後半にペースが落ちました。',
    ],
    'intervals.uneven': [
      '{{interval.work.length}}×{{interval.work.count}}本、ペースに波のあるインターバルです。',
    ],
    'intervals.mixed': [
      '長さの違う{{interval.work.count}}本のインターバルです。',
      '速い区間を{{interval.work.count}}本入れたインターバルでした。',
    ],
    'progression.plain': [
      '後半を速くまとめたビルドアップ走です。',
      { text: '段階ごとに速くなるビルドアップ走です。', when: ['eachPartFaster'] },
      { text: '少しずつ上げていったビルドアップ走でした。', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      'ペースとともに心拍も上がったビルドアップ走です。',
      { text: '最後がしっかりきつくなったビルドアップ走です。', when: ['hardFinish'] },
      { text: '終盤でしっかり追い込んだビルドアップ走でした。', when: ['hardFinish'] },
    ],
    'hills.repeats': [
      '坂道インターバル、上り{{interval.work.length}}×{{interval.work.count}}本です。',
    ],
    'hills.plain': [
      'アップダウンのあるコースの起伏走です。',
      { text: '上りが主役の起伏走です。', when: ['climbsMatter'] },
      { text: '坂で脚を鍛える起伏走でした。', when: ['climbsMatter'] },
    ],
    'hills.even': [
      '坂の分を除けば、ペースのそろった起伏走です。',
      { text: 'ペースに惑わされず、きつさで配分できた起伏走でした。', when: ['steadyPulse'] },
      {
        text: '上りも下りも、きつさを一定に保てた起伏走です。',
        when: ['steadyPulse', 'climbsBothWays'],
      },
    ],
    'hills.fade': ['後半にペースの落ちた起伏走です。'],
    'race.plain': [
      '距離と強度から見て、レースと判断しました。',
      { text: '力を出しきったレースでした。', when: ['racedHard'] },
      { text: '最初から最後まで、レースの強度で走っています。', when: ['racedHard'] },
    ],
    'race.even': ['イーブンペースで通したレースでした。', '落ち着いて進めたレースです。'],
    'race.build': [
      '後半に強さを見せたレースでした。',
      '抑えて入り、徐々に上げていったレースです。',
    ],
    'race.fade': [
      '後半にペースの落ちたレースでした。',
      { text: '入りが最も速かったレースでした。', when: ['fastestEarly'] },
      { text: '速く入り、後半は我慢のレースになりました。', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': [
      '止まりながらでも、練習になったランです。',
      '途中で止まりながら走ったランでした。',
    ],
    'walk.plain': [
      '軽く体を動かすウォーキングです。',
      '脚を休めながら体を動かすウォーキングでした。',
    ],
    'walk.long': ['しっかり歩いたウォーキングです。', '練習に数えられるウォーキングでした。'],
    'hike.plain': [
      '練習にもなる、登りのあるハイキングです。',
      'しっかり登りのあるハイキングでした。',
    ],
    'run-walk.plain': [
      '走りと歩きを組み合わせたラン＆ウォークです。',
      { text: '歩きをはさみながらのラン＆ウォークです。', when: ['walksBetween'] },
      { text: '走りと歩きを交互に進めたラン＆ウォークでした。', when: ['walksBetween'] },
    ],
    'mountain.race': ['この時間をこの強度で走り切った、レースと言える山岳ランです。'],
    'mountain.hard': ['強度の高い山岳ランです。'],
    'mountain.plain': [
      'ペースより地形がものをいう山岳ランでした。',
      { text: '登りが主役の山岳ランです。', when: ['notDownhill'] },
      { text: 'ペースより登りがものをいう山岳ランでした。', when: ['notDownhill'] },
    ],
    'cross-training.ride': [
      '自転車でのクロストレーニングです。',
      '自転車に乗ったクロストレーニングでした。',
    ],
    'cross-training.swim': [
      '水泳でのクロストレーニングです。',
      '泳いで体を動かしたクロストレーニングでした。',
    ],
    'cross-training.strength': [
      '筋力トレーニングです。',
      '筋肉に負荷をかける筋力トレーニングでした。',
    ],
    'cross-training.mobility': [
      '体をほぐすクロストレーニングです。',
      '体をゆっくり動かしたクロストレーニングでした。',
    ],
    'cross-training.other': [
      'ラン以外で体を動かすクロストレーニングです。',
      '別の種目で体を動かしたクロストレーニングでした。',
    ],
    'cross-training.unnamed': ['種目名がないので、クロストレーニングとして数えます。'],
    'unclear.saidEasy': ['記録では狙いまで読み取れないので、メモのとおりジョグとします。'],
    'unclear.saidLong': ['記録では狙いまで読み取れないので、メモのとおりロング走とします。'],
    'unclear.saidTempo': ['記録では狙いまで読み取れないので、メモのとおりテンポ走とします。'],
    'unclear.saidIntervals': [
      '記録では狙いまで読み取れないので、メモのとおりインターバルとします。',
    ],
    'unclear.saidRace': ['記録では狙いまで読み取れないので、メモのとおりレースとします。'],
    'unclear.broken': ['狙いまでは読み取れない練習でした。'],
    'unclear.short': ['短すぎて、狙いまでは読み取れない練習です。'],
    'unclear.noDistance': ['距離の記録がなく、狙いまでは読み取れない練習です。'],
    'unclear.label': ['歩きとして記録されていますが、動きはランで、狙いは読み取れません。'],
    'unclear.fast': ['走ったとは考えにくい速さのため、狙いまでは読み取れません。'],
    'unclear.impossible': ['走ったとは考えにくい速さの区間があり、狙いまでは読み取れません。'],
    'unclear.ride': ['自転車に乗ったような動きで、狙いまでは読み取れません。'],
    'unclear.partRide': ['乗り物で移動したような区間があり、狙いまでは読み取れません。'],
    'unclear.saidRide': ['メモでは自転車とのことなので、ランとしては見ません。'],
    'unclear.plain': [
      'どの種類の練習とも言い切れず、狙いまでは読み取れませんでした。',
      '記録だけでは、狙いまでは読み取れませんでした。',
      '決め手がなく、狙いまでは読み取れなかった練習です。',
    ],
  },
  findings: FINDINGS_JA,
  nextSteps: {
    easyNext: [
      '次は{{next.duration}}のジョグを[guide]で走りましょう。',
      '無理をせず、{{next.duration}}ほどのジョグを[guide]で走りましょう。',
      '次に走る日はジョグにして、{{next.duration}}ほどを[guide]で。',
    ],
    afterVeryLong: [
      'まず何日か休み、{{next.duration}}のジョグを[guide]で走って再開しましょう。練習のロング走なら、{{next.longRun.duration}}までで十分です。',
      '何日か脚を休ませてから、{{next.duration}}のジョグを[guide]で。ロング走の効果は{{next.longRun.duration}}以内でしっかり得られます。',
    ],
    pain: [
      '痛みが引くまでは、走らずに待ちましょう。歩いても階段でも痛まなくなったら再開し、続くようなら医師に診てもらってください。',
    ],
    restAfterSpike: [
      'まずは走らない日を入れ、そのあと{{next.duration}}までのジョグを[guide]で。ロング走は{{next.longRun.distance}}までにとどめ、それを楽にこなせてから延ばしましょう。',
      'まず休み、それから{{next.duration}}の短いジョグを[guide]で。距離を延ばすのは、{{next.longRun.distance}}以内のロング走を一度こなしてからです。',
      '休みを先に取り、{{next.duration}}までのジョグ（[guide]）から再開しましょう。次のロング走はいったん{{next.longRun.distance}}以内に戻します。',
    ],
    raceRecovery: [
      'これから{{next.recovery.days}}日間は、スピード練習を控えましょう。まず休み、そのあと{{next.duration}}までのジョグを[guide]で走りましょう。',
      '{{next.recovery.days}}日間は、休みと{{next.duration}}以内のジョグだけにしましょう。目安は[guide]です。',
      'まずはレースの疲れを抜きましょう。{{next.recovery.days}}日間は、休みと{{next.duration}}までのジョグ（[guide]）で十分です。',
    ],
    restTired: [
      'まずは休みましょう。そのあと{{next.duration}}のジョグを[guide]で走り、脚が軽くなるまでポイント練習は控えましょう。',
      '休みをはさんでから、{{next.duration}}のジョグを[guide]で、ごく軽く走ってください。',
      '休みを先に入れましょう。脚が軽くなったら、{{next.duration}}のジョグを[guide]で。ポイント練習はその先です。',
    ],
    afterRace: [
      'レースの疲れが抜けるまでは、休みか、{{next.duration}}までのジョグを[guide]で。',
      '今週は休むか、長くても{{next.duration}}のジョグを[guide]で走り、レースの疲れを抜ききりましょう。',
      'レースのあとなので、しばらくは休みか、{{next.duration}}以内のジョグ（[guide]）にしましょう。',
    ],
    lightDays: [
      'これから数日は軽めにしましょう。休むか、{{next.duration}}のジョグを[guide]で走り、週間走行距離がいつもの量に戻るのを待ちましょう。',
      '休むか、長くても{{next.duration}}のジョグを[guide]で。スピード練習や長い距離は、週間走行距離が落ち着いてからにします。',
      '練習を増やす前に、まず週間走行距離を落ち着かせましょう。休むか、{{next.duration}}のジョグ（[guide]）で足ります。',
    ],
    afterHard: [
      '次は{{next.duration}}のジョグを[guide]で走るか、休みましょう。',
      'このあとは楽なジョグにとどめ、長くても{{next.duration}}、[guide]で走りましょう。',
      '次のスピード練習は、休みか{{next.duration}}のジョグ（[guide]）をはさんでからにしましょう。',
      'まずは回復です。休むか、{{next.duration}}までのジョグを[guide]で。',
    ],
    afterLong: [
      'まずは休むか、{{next.duration}}のジョグを[guide]で。次のロング走は{{next.longRun.distance}}まで延ばせます。',
      '長くても{{next.duration}}のジョグを[guide]で走り、疲れを抜きましょう。次のロング走の上限は{{next.longRun.distance}}です。',
      'ロング走の疲れを先に抜きましょう。休むか、{{next.duration}}までのジョグを[guide]で。次のロング走は長くても{{next.longRun.distance}}です。',
    ],
    afterIntervalsFaded: [
      'まずは{{next.duration}}のジョグを[guide]で。同じ練習をするときは{{interval.work.pace}}で入り、余力は最後に使いましょう。',
      '次は{{next.duration}}のジョグにします（[guide]）。このインターバルをまた走るときは、{{interval.work.pace}}で入りましょう。',
      '{{next.duration}}のジョグを[guide]で走り、疲れを抜きましょう。次のインターバルは、入りを{{interval.work.pace}}に抑えるのが目標です。',
    ],
    afterIntervalsEven: [
      '次は{{next.duration}}のジョグを[guide]で。このインターバルをまた走るときは、同じペースで{{next.repetition.count}}本に挑戦できます。',
      'まずは{{next.duration}}のジョグ（[guide]）です。同じインターバルをするときは、{{next.repetition.count}}本に増やしてみましょう。',
      '{{next.duration}}のジョグを[guide]で走り、疲れを抜きましょう。このペースなら、次のインターバルは{{next.repetition.count}}本を試せます。',
    ],
    easyAgain: [
      '続けて、{{next.duration}}ほどのジョグを[guide]で走りましょう。',
      '近いうちにまた、{{next.duration}}前後のジョグを[guide]で。',
      'この調子で{{next.duration}}、[guide]で続けましょう。速さより、続けることが大事です。',
      '次も{{next.duration}}ほどのジョグにしましょう。目安は[guide]です。',
    ],
    afterRecovery: [
      '脚が軽ければ、いつものジョグに戻して{{next.duration}}、[guide]で。重ければ休みましょう。',
      '疲れが残っていれば休み、抜けていれば{{next.duration}}のジョグを[guide]で走りましょう。',
      '次は脚と相談です。軽ければ{{next.duration}}のジョグを[guide]で、重ければ休みにしましょう。',
    ],
    slowDown: [
      '次のジョグは{{next.duration}}、[guide]で。遅すぎると感じるくらいでちょうどよい強さです。',
      '次は{{next.duration}}のジョグを[guide]で。物足りないくらいに抑えましょう。',
      '次のジョグは抑えて入り、{{next.duration}}を[guide]で走りましょう。',
    ],
    tempo: [
      'テンポ走に取り組める状態です。前後にジョグを入れ、{{next.tempo.duration}}を{{next.tempo.pace}}で走りましょう。',
      'そろそろテンポ走を。短い返事ならできる強さで{{next.tempo.duration}}が目安です。',
      '次はテンポ走を入れましょう。前後をジョグにして、{{next.tempo.duration}}を「ややきつい」くらいで。',
      'テンポ走を入れてよい時期です。ひとことなら話せる強さで、{{next.tempo.duration}}走ってみましょう。',
      '次のポイント練習はテンポ走です。{{next.tempo.duration}}、最後まで同じ強さで走れるペースが目安です。',
    ],
    intervals: [
      '次はインターバルの番です。{{next.interval.duration}}×{{next.interval.count}}本を{{next.interval.pace}}で、つなぎは同じ時間のジョグに。',
      '今週はインターバルを。{{next.interval.duration}}×{{next.interval.count}}本、最後まで繰り返せる強さで、つなぎは同じ時間のジョグです。',
      'そろそろインターバルを。最後まで同じ速さで走れる強さで{{next.interval.duration}}×{{next.interval.count}}本、つなぎは同じ時間のジョグにしましょう。',
      'インターバルを入れてよい時期です。{{next.interval.duration}}×{{next.interval.count}}本をそろえて走り、つなぎは同じ時間のジョグで。',
    ],
    long: [
      '次はロング走の番です。長くても{{next.longRun.distance}}を、[guide]で走りましょう。',
      '今週はロング走を入れましょう。長くても{{next.longRun.distance}}、[guide]で。',
      'そろそろロング走を。{{next.longRun.distance}}までの距離を、[guide]で走りましょう。',
    ],
    restart: [
      '休みをはさんで、また{{next.duration}}のジョグを[guide]で。ペースを上げるより先に、走る回数を戻しましょう。',
      '休みをはさんで{{next.duration}}、[guide]で。体が慣れるまで、それを繰り返しましょう。',
      '次も休みのあとに{{next.duration}}のジョグを[guide]で。距離を延ばしたりペースを上げたりするのは、走る回数が戻ってからです。',
    ],
    afterWalk: [
      '脚が軽ければ、{{next.duration}}のジョグを[guide]で。',
      '予定どおり走ってかまいません。ジョグなら、{{next.duration}}を[guide]で走りましょう。',
      '次のランはいつもどおりで大丈夫です。ジョグの日なら{{next.duration}}、[guide]で。',
    ],
    afterSevere: [
      '何日か走らずに休み、{{next.duration}}のジョグを[guide]で再開しましょう。',
      'まずは休養です。階段で脚が痛まなくなったら、{{next.duration}}のジョグを[guide]で走りましょう。',
      '何日かは走らず、しっかり休みましょう。再開は{{next.duration}}のジョグを[guide]で。',
    ],
    afterCrossTraining: [
      'ランの感覚を保つために、{{next.duration}}のジョグを[guide]で走りましょう。',
      '次に走る日は、{{next.duration}}のジョグを[guide]で。',
      '次のランは{{next.duration}}のジョグにして、[guide]で走りましょう。',
    ],
    firstRuns: [
      '休みをはさんで、また{{next.duration}}のジョグを[guide]で。一度に長く走るより、走る習慣を保つほうが力になります。',
      '少し間を空けて、{{next.duration}}のジョグを[guide]でもう一度。距離を延ばすのも、ペースを上げるのも、そのあとです。',
      '次も{{next.duration}}のジョグを、休みをはさんで[guide]で走りましょう。今は続けることが先です。',
    ],
    runWalkAgain: [
      '休みをはさんで、走りと歩きを合わせて{{next.duration}}、[guide]で。楽に感じたら、走る時間を少しずつ延ばしましょう。',
      '次も走りと歩きを交ぜて{{next.duration}}、[guide]で。体が慣れると、歩きは自然に減っていきます。',
      '休みの日を入れて、また走りと歩きで{{next.duration}}、[guide]で。息が上がる前に歩いて大丈夫です。',
    ],
    askSport: ['何だったのかが分かれば、次に何をするとよいかお伝えできます。'],
    recordAgain: [
      '次は{{next.duration}}のジョグを、始めから終わりまで記録してみてください。もっと詳しくお伝えできます。',
      '{{next.duration}}のジョグを最初から最後まで記録してもらえれば、次はもっと詳しくお伝えできます。',
    ],
  },
  guides: {
    pulse: '心拍{{next.heartRate.ceiling}}未満',
    pace: '{{next.pace.slow}}〜{{next.pace.fast}}',
    feel: '会話できるペース',
    talk: 'おしゃべりできるくらいの速さ',
  },
};
