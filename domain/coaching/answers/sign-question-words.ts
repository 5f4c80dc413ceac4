import type { Language } from '../../language.ts';
import type { Wordings } from '../feedback/word-book.ts';

interface SignQuestionWords {
  /** Asked before the runner's question is answered. */
  asked: Wordings;
  /** Where neither yes nor no was said. */
  again: Wordings;
}

/** What the coach asks where a message may describe a sign; sentence by sentence, and no figure. */
export const SIGN_QUESTION_WORDS: Readonly<Record<Language, SignQuestionWords>> = {
  en: {
    asked: [
      'One question first, because of what you wrote.',
      'Do you have any of these, now or since that run: chest pain or pressure, fainting, trouble breathing, sudden weakness or confusion, a pain that makes you limp, or thoughts of harming yourself?',
      'If so, stop running, and call emergency services if it’s happening now.',
      'If not, just say “no”, and I’ll answer you.',
    ],
    again: [
      'I’d still like a yes or no before we talk about training.',
      'Do you have chest pain, faintness, trouble breathing, weakness, confusion, a pain that makes you limp, or thoughts of harming yourself?',
      'If so, stop running, and call emergency services if it’s happening now.',
    ],
  },
  ja: {
    asked: [
      '気になることがあるので、先に一つだけ聞かせてください。',
      '今、またはそのランのあとに、胸の痛みや圧迫感、失神、息苦しさ、急な脱力や混乱、足を引きずるほどの痛み、自分を傷つけたい気持ちのどれかがありますか？',
      'あるときは走るのをやめ、今起きているなら救急車を呼んでください。',
      'なければ「いいえ」と返してください。ご質問にお答えします。',
    ],
    again: [
      '練習の話の前に、「はい」か「いいえ」で教えてください。',
      '胸の痛み、失神、息苦しさ、脱力や混乱、足を引きずるほどの痛み、自分を傷つけたい気持ちのどれかがありますか？',
      'あるときは走るのをやめ、今起きているなら救急車を呼んでください。',
    ],
  },
  zh: {
    asked: [
      '看到你写的情况，我想先问一句。',
      '现在或那次跑步之后，你有没有这些情况：胸痛或胸闷、晕倒、喘不上气、突然没力气或神志不清、疼到走路一瘸一拐，或者想伤害自己？',
      '如果有，请停止跑步；如果正在发生，请马上拨打急救电话。',
      '如果没有，回一个“没有”就行，我接着回答你。',
    ],
    again: [
      '谈训练之前，请先告诉我“有”还是“没有”。',
      '你有没有胸痛、晕倒、喘不上气、没力气、神志不清、疼到一瘸一拐，或者想伤害自己？',
      '如果有，请停止跑步；如果正在发生，请马上拨打急救电话。',
    ],
  },
  'zh-tw': {
    asked: [
      '看到你寫的情況，我想先問一句。',
      '現在或那次跑步之後，你有沒有這些情況：胸痛或胸悶、昏倒、喘不過氣、突然沒力氣或意識不清、痛到走路一拐一拐，或是想傷害自己？',
      '如果有，請停止跑步；如果正在發生，請馬上叫救護車。',
      '如果沒有，回一句「沒有」就好，我接著回答你。',
    ],
    again: [
      '談訓練之前，請先告訴我「有」還是「沒有」。',
      '你有沒有胸痛、昏倒、喘不過氣、沒力氣、意識不清、痛到一拐一拐，或是想傷害自己？',
      '如果有，請停止跑步；如果正在發生，請馬上叫救護車。',
    ],
  },
  vi: {
    asked: [
      'Đọc tin của bạn, tôi muốn hỏi trước một câu.',
      'Bây giờ hoặc từ buổi chạy đó, bạn có bị đau hay tức ngực, ngất, khó thở, đột nhiên yếu hay lú lẫn, đau đến mức đi cà nhắc, hoặc có ý nghĩ làm hại bản thân không?',
      'Nếu có, bạn hãy ngừng chạy; nếu đang xảy ra thì gọi cấp cứu ngay.',
      'Nếu không, bạn chỉ cần trả lời “không”, tôi sẽ trả lời câu hỏi của bạn.',
    ],
    again: [
      'Trước khi nói chuyện tập luyện, bạn cho tôi biết “có” hay “không” nhé.',
      'Bạn có bị đau ngực, ngất, khó thở, yếu người, lú lẫn, đau đến mức đi cà nhắc, hoặc có ý nghĩ làm hại bản thân không?',
      'Nếu có, bạn hãy ngừng chạy; nếu đang xảy ra thì gọi cấp cứu ngay.',
    ],
  },
};
