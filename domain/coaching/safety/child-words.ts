import { needsCare, type RedFlag } from './red-flag.ts';
import type { Language } from '../../language.ts';

type ChildCase = 'emergency' | 'doctor' | 'care' | 'illness';
type ChildWords = Readonly<Record<ChildCase | 'own', readonly string[]>>;

/** What to do for a child of the runner's who has a sign. The runner's own plan goes on. */
const CHILD_WORDS: Readonly<Record<Language, ChildWords>> = {
  en: {
    emergency: [
      'If your child has this now or it comes back, call the emergency number and stay with them.',
      'Your child shouldn’t run or train until a doctor has examined them, even if it has passed.',
    ],
    doctor: [
      'Please have a doctor look at your child soon, and no running for them until then.',
      'If it gets worse, call the emergency number.',
    ],
    care: [
      'Stay with your child, listen, and take what they say seriously.',
      'If they’re in danger now, call the emergency number. Otherwise speak to a doctor today.',
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

function caseOf({ category, action }: RedFlag): ChildCase {
  if (needsCare(category)) return 'care';
  if (category === 'acute-illness') return 'illness';
  return action === 'stop-emergency' ? 'emergency' : 'doctor';
}

/** The sentences on a child's sign: what to do for the child, and that the runner's plan goes on. */
export function childSentences(flag: RedFlag, language: Language): readonly string[] {
  const words = CHILD_WORDS[language];
  return [...words[caseOf(flag)], ...words.own];
}
