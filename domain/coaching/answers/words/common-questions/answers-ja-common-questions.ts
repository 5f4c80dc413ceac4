import type { AnswerBook } from '../../answer-book.ts';
import type { CommonQuestionCode } from './common-question-codes.ts';

/** Answers in Japanese to what many ask of training, plans, races, food and company. */
export const COMMON_QUESTION_ANSWERS_JA: Pick<AnswerBook['advice'], CommonQuestionCode> = {
  'advice.raceThenLong': [
    'どちらもできますが、きつく走るのは片方だけにしましょう。先に本気で走るなら、翌日のロング走はゆっくり、距離もはっきり短くします。ロング走を大事にしたいなら、前日は流す程度に。脚が重ければ、ロング走はずらすか休んでかまいません。',
  ],
  'advice.hardPerWeek': [
    '多くの人は週に一回で十分です。回復がよければもう一回足せます。ポイント練習の間には、ジョグか休みの日を{{answer.hard.days}}日以上はさみます。レースや速めのロング走も一回と数えましょう。楽な日が楽に感じられなくなったら、一回減らします。',
  ],
  'advice.timeOrDistance': [
    'ジョグは時間で、レースに向けたロング走は距離も見る、が基本です。体が感じるのはキロ数より時間ときつさなので、坂や暑さ、疲れのある日は時間で走る方が楽な練習のまま終われます。計画が距離なのは週どうしを比べるためで、少しの差は気にしなくて大丈夫です。',
  ],
  'advice.tooFastEasy': [
    '会話が続けられる速さまで、思いきって落としましょう。最初は遅すぎると感じて普通です。時計はペースを隠して心拍だけにし、入りの数分はわざとゆっくり。鼻呼吸でいけるか試し、上りは歩いてもかまいません。自分より遅い人と走るのがいちばん効きます。',
  ],
  'advice.tooFastEasyPace': [
    '目安は{{runner.pace.easyFast}}〜{{runner.pace.easySlow}}で、もっと遅くてもかまいません。',
  ],
  'advice.strides': [
    'はい、週に何回か、ジョグの最後に入れるのがおすすめです。{{runner.strides.duration}}を{{runner.strides.count}}本、間は{{runner.strides.rest}}歩きます。平らな所で軽快に、全力では走りません。疲れを残さず脚の動きを保てます。脚が張っている日や、翌日がポイント練習の日はなくてかまいません。',
  ],
  'advice.daysPlanned': [
    'それだけでも十分組めます。まずロング走、次に少し速い練習、残りをジョグにして、間に休みをはさみます。走れる日が増えたらジョグを足し、減ったらジョグから外しましょう。計画の日数を変えるには、計画の画面で今の計画を終え、走れる曜日で新しい計画を頼んでください。',
  ],
  'advice.earlyRising': [
    '前の晩にすべて決めておくのがいちばんです。ウェアを枕元に置き、コースを決め、少し早く寝る。起きたら水を飲んですぐ靴を履き、体が硬いうちは歩きから始めます。まずは決まった曜日に、短い距離を同じ時間に。何週間か続けると楽になります。',
  ],
  'advice.stepUp': [
    '数か月かけて、まずロング走を伸ばすのが近道です。たいていの週に少しずつ足し、ときどき軽い週をはさみ、ハーフならその距離に近いところまで、フルなら時間で考えたロング走を数回走れば十分です。速い練習は週一回、残りはジョグに。日数と距離を同時に増やさないことです。',
  ],
  'advice.stepUpLongest': [
    'ここ最近でいちばん長いのは{{runner.longest30}}なので、そこから伸ばしましょう。',
  ],
  'advice.calmStart': [
    '最初は目標ペースよりわざと少し遅く入りましょう。数秒はあとで取り返せても、使った力は戻りません。速い人の前に並ばず、時計は距離表示の所で見るだけにして、まだ話せる呼吸を保ち、抜かれても追わないこと。楽すぎると感じるくらいで正解です。',
  ],
  'advice.calmStartPace': [
    'これまでのレースから見て目標レースの目安は{{runner.predicted.[d].pace}}です。序盤はこれより速くならないようにしましょう。',
  ],
  'advice.raceCountdown': [
    '日付のあるレースの計画が見当たりません。「目標とレース」の画面に入れるか、私に計画を頼んでいただければ、残りの週数をお答えします。',
  ],
  'advice.raceCountdownKnown': [
    'あと約{{answer.plan.race.weeks}}週間です。レースは[period]、今日から{{answer.plan.race.days}}日後です。',
  ],
  'advice.raceCountdownDays': ['あと{{answer.plan.race.days}}日です。レースは[period]です。'],
  'advice.planLongest': [
    '今は計画がないので、ロング走の予定もありません。ハーフなら本番に近い距離まで、フルなら時間を目安にします。計画を頼んでいただければ、一回ごとにご覧いただけます。',
  ],
  'advice.planLongestKnown': [
    '計画でこれからいちばん長いのは{{answer.plan.longest.distance}}、[period]です。それまで、軽い週をはさみながら少しずつ伸ばします。',
  ],
  'advice.planAhead': [
    '今は計画がありません。レースと走れる曜日を教えていただければ、始める前に全週をご覧いただける計画を作ります。',
  ],
  'advice.planAheadKnown': [
    '計画は残り{{answer.plan.weeksLeft}}週で、[period]に終わります。今週は{{answer.plan.week.distance}}、これからいちばん多い週は{{answer.plan.peak.distance}}です。',
  ],
  'advice.planAheadTaper': ['[period]の週からは調整期で、距離をはっきり減らします。'],
  'advice.planAheadLast': ['計画は[period]に終わり、今週が最後の週です。'],
  'advice.nextWeek': [
    '計画がないので一週間分は決めていません。いつもの{{runner.weeks.mean}}くらいで、ほとんどジョグ、ロング走を一回、ポイント練習は多くて一回にしましょう。毎日の内容が必要なら計画を頼んでください。',
  ],
  'advice.nextWeekKnown': [
    '来週は{{answer.plan.next.runs}}回、合計{{answer.plan.next.distance}}です。',
  ],
  'advice.nextWeekLong': ['ロング走は{{answer.plan.next.long}}です。'],
  'advice.nextWeekFocus': ['ポイントは[period]です。'],
  'advice.nextWeekEasier': ['あえて軽くして、ここまでの練習を身につける週です。'],
  'advice.nextWeekWaits': [
    'まずは体を整えましょう。来週何をするかは、そのときの調子しだいです。よくなったら教えてください、計画を一緒に見直します。',
  ],
  'advice.protein': [
    '毎食でたんぱく質をとれていれば、プロテインは必要ありません。卵、魚、肉、乳製品、豆腐や豆で十分です。長い練習やきつい練習のあとに食事がとれないときには便利ですが、食べ物より優れているわけではありません。腎臓に不安があれば、先に医師に相談してください。',
  ],
  'advice.dailyWater': [
    '決まった量はありません。食事のときと、のどが渇いたときに飲み、暑い日や長い練習の前後は少し多めにします。尿が薄い黄色なら足りていて、濃ければもう少し飲みましょう。無理に何リットルも飲むのは、かえって危険です。',
  ],
  'advice.lonely': [
    'そう感じるのは自然なことです。週に一回だけ誰かと走ってみませんか。パークラン、練習会のジョグの日、自転車で並走してくれる友だちでもいいです。楽な日はラジオやポッドキャストを聞くのも手です。走ること以外でもつらいときは、信頼できる人に話してみてください。',
  ],
  'advice.newBest': [
    'おめでとうございます。積み重ねてきた練習の成果です。今日は思いきり喜んでください。そのあと数日は、気分がよくても楽に過ごして体を休めましょう。記録が届いたら、練習ペースを計算し直します。最後はどんな感じでしたか。',
  ],
  'app.dataPlace': [
    'Googleのクラウド（Firebase）に保存し、計算は東京で、通信は暗号化しています。使うのはコーチングのためだけで、広告にも販売にも使いません。OpenAI、Google、Anthropicのモデルを選んだときは、質問と練習の数値がそこへ送られますが、名前と走った場所は送りません。標準コーチならモデルには送られません。送り先はプライバシーの説明にすべて載っています。',
  ],
  'advice.daysOff': ['まだ記録が足りないので、休んだ日数は数えられません。'],
  'advice.daysOffLastWeek': [
    '先週走らなかった日は{{answer.daysOff.lastWeek}}日です。走ったのは{{runner.lastWeek.runs}}回、{{runner.lastWeek.distance}}でした。',
  ],
  'advice.daysOffThisWeek': [
    '今週はここまで、今日を除いて{{answer.daysOff.week}}日が走らなかった日です。',
  ],
};
