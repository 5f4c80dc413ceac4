import { needsCare, type OtherPerson, type RedFlag } from './red-flag.ts';
import type { Language } from '../../language.ts';

type OtherCase = 'emergency' | 'doctor' | 'care' | 'illness';
type OtherWords = Readonly<Record<OtherCase | 'own', readonly string[]>>;

/** What to do for a child of the runner's who has a sign. The runner's own plan goes on. */
const CHILD_WORDS: Readonly<Record<Language, OtherWords>> = {
  en: {
    emergency: [
      'If your child has this now or it comes back, call emergency services and stay with them.',
      'Your child shouldn’t run or train until a doctor has examined them, even if it has passed.',
    ],
    doctor: [
      'Please have a doctor look at your child soon, and no running for them until then.',
      'If it gets worse, call emergency services.',
    ],
    care: [
      'Stay with your child, listen, and take what they say seriously.',
      'If they’re in danger now, call emergency services. Otherwise speak to a doctor today.',
    ],
    illness: [
      'Let your child rest, and no running until they’re well again.',
      'If your child seems very unwell or it lasts, see a doctor.',
    ],
    own: ['Your own plan stays as it is.'],
  },
  ja: {
    emergency: [
      '今も続いているとき、またくり返すときは、救急車を呼び、お子さんのそばにいてください。',
      'おさまっていても、医師に診てもらうまでは、お子さんを走らせないでください。',
    ],
    doctor: [
      'お子さんを早めに医師に診てもらい、それまでは走らせないでください。',
      '悪くなるときは、救急車を呼んでください。',
    ],
    care: [
      'お子さんのそばで話を聞き、その言葉を本気で受け止めてください。',
      '今、危険があれば救急車を呼び、そうでなければ今日のうちに医師に相談してください。',
    ],
    illness: [
      'お子さんを休ませ、元気が戻るまで走らせないでください。',
      'ぐったりしているとき、長引くときは、医師に診てもらってください。',
    ],
    own: ['あなた自身の計画はそのままです。'],
  },
  zh: {
    emergency: [
      '如果孩子现在还有这种情况，或者又发作，请拨打急救电话，守在孩子身边。',
      '就算已经过去，在医生检查之前，也不要让孩子跑步或训练。',
    ],
    doctor: ['请尽快带孩子看医生，在那之前不要让孩子跑步。', '如果加重，拨打急救电话。'],
    care: [
      '请陪着孩子，听孩子说，认真对待这些话。',
      '如果现在有危险，拨打急救电话；否则今天就找医生。',
    ],
    illness: ['让孩子休息，精神恢复了再跑。', '如果孩子精神很差，或者一直不好，请看医生。'],
    own: ['你自己的计划照常。'],
  },
  'zh-tw': {
    emergency: [
      '如果孩子現在還有這種狀況，或又發作，請叫救護車，陪在孩子身邊。',
      '就算已經過去，在醫師檢查之前，也不要讓孩子跑步或訓練。',
    ],
    doctor: ['請盡快帶孩子看醫師，在那之前不要讓孩子跑步。', '如果變嚴重，叫救護車。'],
    care: [
      '請陪著孩子，聽孩子說，認真看待這些話。',
      '如果現在有危險，叫救護車；不然今天就找醫師。',
    ],
    illness: ['讓孩子休息，恢復精神之後再跑。', '如果孩子精神很差，或一直沒好，請看醫師。'],
    own: ['你自己的計畫照常。'],
  },
  vi: {
    emergency: [
      'Nếu con bạn đang bị hoặc bị lại, hãy gọi cấp cứu và ở bên con.',
      'Dù đã qua, con không nên chạy hay tập cho đến khi được bác sĩ khám.',
    ],
    doctor: [
      'Bạn hãy cho con đi khám sớm, và chưa để con chạy trước khi khám.',
      'Nếu nặng hơn, hãy gọi cấp cứu.',
    ],
    care: [
      'Hãy ở bên con, lắng nghe và tin lời con.',
      'Nếu đang nguy hiểm, hãy gọi cấp cứu; nếu không, hãy gặp bác sĩ ngay hôm nay.',
    ],
    illness: [
      'Hãy cho con nghỉ, khỏe lại rồi mới chạy.',
      'Nếu con lả đi hoặc lâu không khỏi, hãy đưa con đi khám.',
    ],
    own: ['Kế hoạch của riêng bạn vẫn giữ nguyên.'],
  },
};

/** What to do for a grown-up close to the runner who has a sign. The runner's own plan goes on. */
const ADULT_WORDS: Readonly<Record<Language, OtherWords>> = {
  en: {
    emergency: [
      'If this is happening now or comes back, call emergency services and stay with them.',
      'They shouldn’t run until a doctor has examined them, even if it has passed.',
    ],
    doctor: [
      'Please have them see a doctor today, and no running until then.',
      'If it gets worse, call emergency services.',
    ],
    care: [
      'Stay with them, listen, and take what they say seriously.',
      'If they’re in danger now, call emergency services.',
      'Otherwise help them reach a doctor or a helpline today.',
    ],
    illness: [
      'They should rest until they’re well again.',
      'If it lasts, they should see a doctor.',
    ],
    own: ['Your own plan stays as it is.'],
  },
  ja: {
    emergency: [
      '今も続いているとき、またくり返すときは、救急車を呼び、その方のそばにいてください。',
      'おさまっていても、医師に診てもらうまでは走らないよう伝えてください。',
    ],
    doctor: [
      '今日のうちに医師に診てもらうよう伝え、それまでは走らせないでください。',
      '悪くなるときは、救急車を呼んでください。',
    ],
    care: [
      'その方のそばで話を聞き、その言葉を本気で受け止めてください。',
      '今、危険があれば救急車を呼び、そうでなければ今日のうちに医師や相談窓口につないでください。',
    ],
    illness: [
      '元気が戻るまで、休むよう伝えてください。',
      '長引くときは、医師に診てもらうよう伝えてください。',
    ],
    own: ['あなた自身の計画はそのままです。'],
  },
  zh: {
    emergency: [
      '如果现在还有这种情况，或者又发作，请拨打急救电话，守在对方身边。',
      '就算已经过去，在医生检查之前，也请对方不要跑步。',
    ],
    doctor: ['请让对方今天就去看医生，在那之前不要跑步。', '如果加重，拨打急救电话。'],
    care: [
      '请陪着对方，听对方说，认真对待这些话。',
      '如果现在有危险，拨打急救电话；否则今天就帮对方联系医生或心理热线。',
    ],
    illness: ['请对方先休息，好了再跑。', '如果一直不好，请对方看医生。'],
    own: ['你自己的计划照常。'],
  },
  'zh-tw': {
    emergency: [
      '如果現在還有這種狀況，或又發作，請叫救護車，陪在對方身邊。',
      '就算已經過去，在醫師檢查之前，也請對方不要跑步。',
    ],
    doctor: ['請讓對方今天就去看醫師，在那之前不要跑步。', '如果變嚴重，叫救護車。'],
    care: [
      '請陪著對方，聽對方說，認真看待這些話。',
      '如果現在有危險，叫救護車；不然今天就幫對方聯絡醫師或求助專線。',
    ],
    illness: ['請對方先休息，好了再跑。', '如果一直沒好，請對方看醫師。'],
    own: ['你自己的計畫照常。'],
  },
  vi: {
    emergency: [
      'Nếu người ấy đang bị hoặc bị lại, hãy gọi cấp cứu và ở bên họ.',
      'Dù đã qua, người ấy không nên chạy cho đến khi được bác sĩ khám.',
    ],
    doctor: [
      'Hãy nhắc người ấy đi khám ngay hôm nay, và chưa chạy trước khi khám.',
      'Nếu nặng hơn, hãy gọi cấp cứu.',
    ],
    care: [
      'Hãy ở bên, lắng nghe và tin lời người ấy.',
      'Nếu đang nguy hiểm, hãy gọi cấp cứu; nếu không, hãy giúp họ gặp bác sĩ hoặc gọi đường dây hỗ trợ ngay hôm nay.',
    ],
    illness: [
      'Người ấy nên nghỉ, khỏe lại rồi mới chạy.',
      'Nếu lâu không khỏi, người ấy nên đi khám.',
    ],
    own: ['Kế hoạch của riêng bạn vẫn giữ nguyên.'],
  },
};

const WORDS: Readonly<Record<OtherPerson, Readonly<Record<Language, OtherWords>>>> = {
  child: CHILD_WORDS,
  adult: ADULT_WORDS,
};

function caseOf({ category, action }: RedFlag): OtherCase {
  if (needsCare(category)) return 'care';
  if (category === 'acute-illness') return 'illness';
  return action === 'stop-emergency' ? 'emergency' : 'doctor';
}

/** The sentences on the sign of somebody else: what to do for them, and that the runner's plan goes on. */
export function otherSentences(flag: RedFlag, language: Language): readonly string[] {
  const words = WORDS[flag.ofOther ?? 'child'][language];
  return [...words[caseOf(flag)], ...words.own];
}
