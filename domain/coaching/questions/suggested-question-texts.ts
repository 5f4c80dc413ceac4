import type { Language } from '../../language.ts';
import { plainText } from '../text/question-text.ts';

/**
 * The questions that the app suggests, as `locales/<language>/questions.json` words them; a test keeps both alike.
 * The coach has an answer to each, so no similar question makes one doubtful.
 */
export const SUGGESTED_QUESTION_TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'What should I run next?',
    'Was this the right pace?',
    'How was my week?',
    'Am I improving?',
    'Should I rest or run tomorrow?',
    'What race times are within reach?',
    'What can I ask you?',
  ],
  ja: [
    '次はどう走ればいいですか？',
    'このペースでよかったですか？',
    '今週はどうでしたか？',
    '速くなっていますか？',
    '明日は休むべきですか？',
    'どれくらいのタイムが狙えますか？',
    '何を聞けますか？',
  ],
  zh: [
    '接下来该跑什么？',
    '这个配速合适吗？',
    '我这周练得怎么样？',
    '我有进步吗？',
    '明天该休息还是跑？',
    '我能跑出什么成绩？',
    '我可以问些什么？',
  ],
  'zh-tw': [
    '接下來該跑什麼？',
    '這個配速合適嗎？',
    '我這週練得怎麼樣？',
    '我有進步嗎？',
    '明天該休息還是跑？',
    '我能跑出什麼成績？',
    '我可以問些什麼？',
  ],
  vi: [
    'Buổi tới mình nên chạy gì?',
    'Pace này có phù hợp không?',
    'Tuần này của mình thế nào?',
    'Mình có tiến bộ không?',
    'Ngày mai mình nên nghỉ hay chạy?',
    'Mình có thể đạt thành tích bao nhiêu?',
    'Mình có thể hỏi gì?',
  ],
};

const lettersOf = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '');

const SUGGESTED = new Set(Object.values(SUGGESTED_QUESTION_TEXTS).flat().map(lettersOf));

/** Whether a message is a question that the app suggests, word for word. */
export function isSuggestedQuestion(text: string): boolean {
  return SUGGESTED.has(lettersOf(text));
}
