import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { hazardNamed } from '@tasuki/domain/coaching/questions/doubt/hazards';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import { readPlanAsk } from '@tasuki/domain/coaching/questions/read-plan-ask';
import { namedDays } from '@tasuki/domain/coaching/questions/named-days';
import { questionSpellings } from '@tasuki/domain/coaching/text/question-spellings';
import type { QuestionReading } from '@tasuki/domain/coaching/question-reading';
import type { Language } from '@tasuki/domain/language';
import { asking, easyRun, RICH_HISTORY, topicOf } from './conversation-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;

function answered(text: string, language: Language) {
  const runner = { ...topicOf(easyRun(), { history: RICH_HISTORY }), language };
  const answer = answerQuestion(asking(text, runner));
  const { subject } = readQuestion(text, TODAY);
  return { ...answer, text: answer.sentences.join(''), subject };
}

describe('a situation that no example has is advised on, or one press away', () => {
  test.each<[Language, QuestionReading, string]>([
    ['ja', 'bibSwap', '友人の代わりに彼の名前で走るのはあり？'],
    ['zh-tw', 'envy', '朋友都破三了只有我卡住，看了好酸'],
    ['en', 'chipTime', 'chip says 1:30:02, my watch had 1:29:55, which do I tell people'],
    ['vi', 'pacer', 'chạy cùng pacer mà họ chạy giật cục, có nên bỏ'],
    ['zh', 'stopsInPace', '红绿灯等了好几次，均配是不是被拉低了'],
    ['ja', 'longRunsLeft', 'フルの4週間前、最長25キロ。もう一回長いのいる？'],
    ['en', 'fitnessLoss', 'Do I lose much if I can’t run over Christmas?'],
    ['vi', 'family', 'mẹ nghe em đăng ký trail 50k mà muốn xỉu, giải thích sao đây'],
  ])('in %s: %s', (language, topic, text) => {
    const { subject, readings = [] } = answered(text, language);
    const isAnswered = subject?.kind === 'advice' && subject.topic === topic;
    expect(isAnswered || readings.includes(topic)).toBe(true);
  });
});

test.each<[Language, string]>([
  ['en', 'best way to book a campsite in Wales?'],
  ['zh', '去泰国旅游签证要什么材料'],
  ['ja', '来月の引っ越し、業者の相場はいくら？'],
])('what is far from running is left to others, in %s: %s', (language, text) => {
  const [first = ''] = answered('highest mountain in the world', language).text.split(/[.。]/);
  expect(answered(text, language).text).toContain(first);
});

test.each(['一周三次跑步够不够', '一週四跑要加跑量還是加強度', '1周三次'])(
  'how often a week is no weekday: %s',
  (text) => {
    expect(namedDays(questionSpellings(text), TODAY)).toEqual([]);
  },
);

test('weekdays one after the other are all named', () => {
  expect(namedDays(questionSpellings('周一周三周五都能跑'), TODAY)).toHaveLength(3);
});

test.each([
  'can I sync the schedule with the calendar on my laptop',
  '可以把课表同步到电脑的日历吗',
  '練習予定をパソコンのカレンダーに入れたい',
])('a computer in a question of the product is no other subject: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'app', ask: 'toWatch' });
});

test.each([
  'saw the plan and my blood pressure went through the roof haha',
  '来週のメニュー見て血圧上がったw',
  '打開課表血壓直接飆到兩百🤣',
  'nhìn lịch mà huyết áp lên 200 luôn kkk',
])('a joke about a plan names no illness: %s', (text) => {
  expect(hazardNamed(text)).toBeNull();
});

test.each([
  'started citalopram and feel flat on my runs',
  '吃舍曲林三周了跑步没劲',
  'アムロジピンを飲み始めました',
  'em uống thuốc giảm cân rồi chạy',
])('a medicine is known by its name: %s', (text) => {
  expect(hazardNamed(text)).toBe('medicine');
});

test('an ache that advice speaks of holds hard training', () => {
  const answer = answered('plantar fasciitis, first steps hurt every morning', 'en');
  expect(answer).toMatchObject({ isSafetyFirst: true, endedBy: 'painGone' });
});

test.each<[Language, string, RegExp]>([
  ['ja', 'ジェルは何個持てばいい？カフェイン入りは後半だけにすべき？', /コーヒー.*answer\.gels/s],
  ['en', 'Does late training ruin my sleep? And where do I change my birth year?', /profile/],
])('both of two things are answered that are asked in words, in %s', (language, text, said) => {
  const { text: answer, readings = [] } = answered(text, language);
  expect(said.test(answer) || readings.includes('appProfile')).toBe(true);
});

test('a profile that is changed in another sentence moves no session', () => {
  const text = 'Can I split my long run into two? And where do I change my birth year?';
  expect(readPlanAsk(text, TODAY, { hasPlan: true })).toBeNull();
  expect(readPlanAsk('Can you move my long run?', TODAY, { hasPlan: true })?.kind).toBe('move');
});
