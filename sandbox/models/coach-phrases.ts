import type { Language } from '@tasuki/domain/language';

/** Sentences of the sandboxed model; a sentence is used if all its figures are given. */
export interface CoachPhrases {
  /** Phrases by the activity's purpose. */
  purposes: Readonly<Record<string, string>>;
  activity: readonly string[];
  week: readonly string[];
  progress: readonly string[];
  race: readonly string[];
  rest: readonly string[];
  warmUp: readonly string[];
  conditions: readonly string[];
  help: readonly string[];
  next: readonly string[];
  /** The phrase if nothing else can be said. */
  unknown: string;
  /** Figures written out, as a model must not. */
  bareFigures: string;
  swappedSplits: string;
  unknownFacts: string;
  /** Between sentences. */
  space: string;
}

export const COACH_PHRASES: Record<Language, CoachPhrases> = {
  en: {
    purposes: {
      recovery: 'This was a recovery run.',
      easy: 'This was an easy run.',
      long: 'This was a long run.',
      steady: 'This was a steady run between easy and threshold.',
      tempo: 'This was a tempo run.',
      intervals: 'This was an interval session.',
      progression: 'This was a progression run.',
      hills: 'This was a hill session.',
      race: 'This was a race.',
    },
    activity: [
      'You covered {{distance.total}} at {{pace.average}} on average.',
      'Your heart rate averaged {{heartRate.average}}.',
      'The first half went at {{half.first.pace}} and the second at {{half.second.pace}}.',
      'The fast stretches came out at {{interval.work.pace}}.',
    ],
    week: [
      'This week you have run {{runner.week.distance}} so far; a usual week of yours has {{runner.weeks.mean}}.',
      'Regular easy running matters more than any single day.',
    ],
    progress: [
      'Over the last {{runner.trend.days}} days your easy pace was {{runner.trend.recent.pace}}, against {{runner.trend.before.pace}} before.',
      'Judge it by the easy runs, not by the fastest day.',
    ],
    race: [
      'Your recent racing points to {{runner.predicted.10000.duration}} for a 10K race.',
      'It puts your threshold at {{runner.pace.threshold}}.',
      'Start a race slower than feels right, and let the end decide.',
    ],
    rest: [
      'Your last hard session was {{runner.daysSinceHard}} days ago.',
      'If your legs are heavy, take the day off; an easy day costs nothing.',
    ],
    warmUp: [
      'Before fast running, jog for {{runner.warmUp.duration}}, then do {{runner.strides.count}} relaxed strides of {{runner.strides.duration}}.',
      'Start slowly, and let the pace come by itself.',
    ],
    conditions: [
      'In heat and on hills let effort decide, not the pace.',
      'Slow down early, and drink before you are thirsty.',
    ],
    help: [
      'You can ask me about a run, your week, the next session, races, warming up, heat and hills.',
    ],
    next: [
      'Next, run easily for {{runner.next.duration}}, between {{runner.next.pace.slow}} and {{runner.next.pace.fast}}.',
      'Keep the next run easy, so that you could talk all the way.',
      'Stay below {{runner.next.heartRate.ceiling}}.',
    ],
    unknown: 'I have no recording to go by, so tell me how the last run felt.',
    bareFigures: 'You averaged 4:47 per km and your heart rate was 152 bpm.',
    swappedSplits:
      'The first kilometre took {{split.2.pace}}, the second kilometre {{split.1.pace}}.',
    unknownFacts: 'Your efficiency of {{running.efficiency}} is excellent.',
    space: ' ',
  },
  ja: {
    purposes: {
      recovery: '今回は回復のためのジョグでした。',
      easy: '今回はイージーランでした。',
      long: '今回はロング走でした。',
      steady: '今回はイージーと閾値のあいだの走りでした。',
      tempo: '今回はテンポ走でした。',
      intervals: '今回はインターバル練習でした。',
      progression: '今回はビルドアップ走でした。',
      hills: '今回は坂の練習でした。',
      race: '今回はレースでした。',
    },
    activity: [
      '距離は{{distance.total}}、平均ペースは{{pace.average}}です。',
      '平均心拍は{{heartRate.average}}でした。',
      '前半は{{half.first.pace}}、後半は{{half.second.pace}}で走っています。',
      '速い区間の平均は{{interval.work.pace}}でした。',
    ],
    week: [
      '今週はここまで{{runner.week.distance}}、ふだんの週は{{runner.weeks.mean}}です。',
      '一回の速さより、楽な走りを続けることが力になります。',
    ],
    progress: [
      'この{{runner.trend.days}}日間のイージーペースは{{runner.trend.recent.pace}}、その前は{{runner.trend.before.pace}}でした。',
      '伸びは、速い日ではなく楽な日のペースで見ましょう。',
    ],
    race: [
      '最近のレースから見て、10kmレースの予想は{{runner.predicted.10000.duration}}です。',
      '閾値ペースは{{runner.pace.threshold}}と見ています。',
      'レースは控えめに入り、終盤で勝負しましょう。',
    ],
    rest: [
      '前回の強い練習は{{runner.daysSinceHard}}日前です。',
      '脚が重ければ休みましょう。休んでも力は落ちません。',
    ],
    warmUp: [
      '速く走る前に{{runner.warmUp.duration}}のジョグ、続けて{{runner.strides.duration}}の流しを{{runner.strides.count}}本入れましょう。',
      'ゆっくり始めて、ペースが自然に上がるのを待ちます。',
    ],
    conditions: [
      '暑い日や坂では、ペースではなく体の感覚で走りましょう。',
      '早めにペースを落とし、こまめに水分を取ります。',
    ],
    help: [
      '走りの内容、今週の量、次の練習、レースの予想、ウォームアップ、暑さや坂について聞いてください。',
    ],
    next: [
      '次は{{runner.next.duration}}、{{runner.next.pace.slow}}から{{runner.next.pace.fast}}で楽に走りましょう。',
      '次は会話ができる楽さで走りましょう。',
      '心拍は{{runner.next.heartRate.ceiling}}を超えないようにします。',
    ],
    unknown: 'まだ記録がないので、前回の走りの感触を教えてください。',
    bareFigures: '平均ペースは4分47秒、心拍は152でした。',
    swappedSplits: '最初の1キロは{{split.2.pace}}、次の1キロは{{split.1.pace}}でした。',
    unknownFacts: 'ランニング効率{{running.efficiency}}は素晴らしい数字です。',
    space: '',
  },
  zh: {
    purposes: {
      recovery: '这次是恢复跑。',
      easy: '这次是轻松跑。',
      long: '这次是长距离跑。',
      steady: '这次跑在轻松与阈值之间。',
      tempo: '这次是节奏跑。',
      intervals: '这次是间歇训练。',
      progression: '这次是渐加速跑。',
      hills: '这次是坡道训练。',
      race: '这次是比赛。',
    },
    activity: [
      '全程{{distance.total}}，平均配速{{pace.average}}。',
      '平均心率{{heartRate.average}}。',
      '前半程{{half.first.pace}}，后半程{{half.second.pace}}。',
      '快的几段平均{{interval.work.pace}}。',
    ],
    week: [
      '本周到现在跑了{{runner.week.distance}}，平时每周是{{runner.weeks.mean}}。',
      '轻松跑坚持下去，比某一天跑得快更重要。',
    ],
    progress: [
      '最近{{runner.trend.days}}天的轻松配速是{{runner.trend.recent.pace}}，之前是{{runner.trend.before.pace}}。',
      '看进步要看轻松跑，而不是最快的那天。',
    ],
    race: [
      '从最近的比赛看，马拉松预计在{{runner.predicted.marathon.from}}到{{runner.predicted.marathon.to}}之间。',
      '阈值配速是{{runner.pace.threshold}}。',
      '比赛起步要克制，把力气留到最后。',
    ],
    rest: [
      '上一次高强度训练是{{runner.daysSinceHard}}天前。',
      '腿沉就休息，轻松的日子不会让你退步。',
    ],
    warmUp: [
      '快跑之前先慢跑{{runner.warmUp.duration}}，再做{{runner.strides.count}}次{{runner.strides.duration}}的加速跑。',
      '慢慢开始，让速度自己上来。',
    ],
    conditions: ['天热或者有坡的时候，看体感，别看配速。', '早点放慢，少量多次补水。'],
    help: ['可以问我某次跑步、这周的量、下次训练、比赛预测、热身、天热和坡道。'],
    next: [
      '下次轻松跑{{runner.next.duration}}，配速在{{runner.next.pace.slow}}到{{runner.next.pace.fast}}之间。',
      '下次跑得轻松些，能边跑边聊就对了。',
      '心率不要超过{{runner.next.heartRate.ceiling}}。',
    ],
    unknown: '现在还没有记录可看，先说说上次跑得怎么样吧。',
    bareFigures: '平均配速4分47秒，心率152。',
    swappedSplits: '第一公里{{split.2.pace}}，第二公里{{split.1.pace}}。',
    unknownFacts: '你的跑步效率{{running.efficiency}}非常出色。',
    space: '',
  },
  'zh-tw': {
    purposes: {
      recovery: '這次是恢復跑。',
      easy: '這次是輕鬆跑。',
      long: '這次是長距離跑。',
      steady: '這次跑在輕鬆與閾值之間。',
      tempo: '這次是節奏跑。',
      intervals: '這次是間歇訓練。',
      progression: '這次是漸速跑。',
      hills: '這次是坡道訓練。',
      race: '這次是比賽。',
    },
    activity: [
      '全程{{distance.total}}，平均配速{{pace.average}}。',
      '平均心率{{heartRate.average}}。',
      '前半程{{half.first.pace}}，後半程{{half.second.pace}}。',
      '快的幾段平均{{interval.work.pace}}。',
    ],
    week: [
      '本週到現在跑了{{runner.week.distance}}，平常每週是{{runner.weeks.mean}}。',
      '輕鬆跑持續下去，比某一天跑得快更重要。',
    ],
    progress: [
      '最近{{runner.trend.days}}天的輕鬆配速是{{runner.trend.recent.pace}}，之前是{{runner.trend.before.pace}}。',
      '看進步要看輕鬆跑，而不是最快的那天。',
    ],
    race: [
      '從最近的比賽看，馬拉松預計在{{runner.predicted.marathon.from}}到{{runner.predicted.marathon.to}}之間。',
      '閾值配速是{{runner.pace.threshold}}。',
      '比賽起步要克制，把力氣留到最後。',
    ],
    rest: [
      '上一次高強度訓練是{{runner.daysSinceHard}}天前。',
      '腿沉就休息，輕鬆的日子不會讓你退步。',
    ],
    warmUp: [
      '快跑之前先慢跑{{runner.warmUp.duration}}，再做{{runner.strides.count}}次{{runner.strides.duration}}的加速跑。',
      '慢慢開始，讓速度自己上來。',
    ],
    conditions: ['天熱或有坡的時候，看體感，別看配速。', '早點放慢，少量多次補水。'],
    help: ['可以問我某次跑步、這週的量、下次訓練、比賽預測、熱身、天熱和坡道。'],
    next: [
      '下次輕鬆跑{{runner.next.duration}}，配速在{{runner.next.pace.slow}}到{{runner.next.pace.fast}}之間。',
      '下次跑得輕鬆些，能邊跑邊聊就對了。',
      '心率不要超過{{runner.next.heartRate.ceiling}}。',
    ],
    unknown: '現在還沒有紀錄可看，先說說上次跑得如何吧。',
    bareFigures: '平均配速4分47秒，心率152。',
    swappedSplits: '第一公里{{split.2.pace}}，第二公里{{split.1.pace}}。',
    unknownFacts: '你的跑步效率{{running.efficiency}}非常出色。',
    space: '',
  },
  vi: {
    purposes: {
      recovery: 'Đây là buổi chạy hồi phục.',
      easy: 'Đây là buổi chạy nhẹ.',
      long: 'Đây là buổi chạy dài.',
      steady: 'Đây là buổi chạy giữa mức nhẹ và ngưỡng.',
      tempo: 'Đây là buổi chạy tempo.',
      intervals: 'Đây là buổi chạy biến tốc.',
      progression: 'Đây là buổi chạy tăng tốc dần.',
      hills: 'Đây là buổi tập dốc.',
      race: 'Đây là một cuộc đua.',
    },
    activity: [
      'Bạn chạy {{distance.total}} với pace trung bình {{pace.average}}.',
      'Nhịp tim trung bình là {{heartRate.average}}.',
      'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}.',
      'Các đoạn nhanh có pace trung bình {{interval.work.pace}}.',
    ],
    week: [
      'Tuần này đến nay bạn đã chạy {{runner.week.distance}}, còn tuần thường là {{runner.weeks.mean}}.',
      'Chạy nhẹ đều đặn có ích hơn một ngày chạy thật nhanh.',
    ],
    progress: [
      'Trong {{runner.trend.days}} ngày qua pace chạy nhẹ là {{runner.trend.recent.pace}}, trước đó là {{runner.trend.before.pace}}.',
      'Hãy nhìn tiến bộ qua các buổi chạy nhẹ, đừng qua ngày nhanh nhất.',
    ],
    race: [
      'Theo kết quả thi đấu gần đây, cuộc đua 10K dự kiến {{runner.predicted.10000.duration}}.',
      'Pace ngưỡng là {{runner.pace.threshold}}.',
      'Hãy xuất phát chậm hơn cảm giác và để dành sức cho đoạn cuối.',
    ],
    rest: [
      'Buổi nặng gần nhất cách đây {{runner.daysSinceHard}} ngày.',
      'Nếu chân nặng thì nghỉ, một ngày nhẹ không làm bạn yếu đi.',
    ],
    warmUp: [
      'Trước khi chạy nhanh, hãy chạy chậm {{runner.warmUp.duration}} rồi thêm {{runner.strides.count}} lần tăng tốc {{runner.strides.duration}}.',
      'Bắt đầu từ từ, để tốc độ tự đến.',
    ],
    conditions: [
      'Trời nóng hoặc đường dốc thì chạy theo cảm giác, đừng theo pace.',
      'Giảm tốc sớm và uống nước từng ngụm nhỏ.',
    ],
    help: [
      'Bạn có thể hỏi tôi về một buổi chạy, tuần này, buổi tới, thi đấu, khởi động, trời nóng và đường dốc.',
    ],
    next: [
      'Buổi tới chạy nhẹ {{runner.next.duration}}, từ {{runner.next.pace.slow}} đến {{runner.next.pace.fast}}.',
      'Buổi tới hãy chạy nhẹ, vừa chạy vừa nói chuyện được.',
      'Giữ nhịp tim dưới {{runner.next.heartRate.ceiling}}.',
    ],
    unknown: 'Tôi chưa có dữ liệu nào, hãy kể buổi chạy vừa rồi bạn thấy thế nào.',
    bareFigures: 'Pace trung bình là 4:47/km và nhịp tim 152.',
    swappedSplits: 'Km đầu {{split.2.pace}}, km thứ hai {{split.1.pace}}.',
    unknownFacts: 'Hiệu suất chạy {{running.efficiency}} của bạn thật tuyệt vời.',
    space: ' ',
  },
};
