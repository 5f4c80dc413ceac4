import { describe, expect, test } from 'vitest';
import { complaintIn } from '@tasuki/domain/coaching/safety/question-complaint';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';

/** Said of an exercise, with no word of the runner's life. */
const HARD_EXERCISES = [
  'every interval session i want to die lol, is that right?',
  'Each set of burpees I wanna die. How many are enough?',
  '坂ダッシュのたびに死にたくなるんですが効果ありますか',
  'スクワットをすると毎回死にたくなる、週何回やればいい？',
  '每次深蹲都想死 有必要吗',
  '平板支撐做完都想死，要做多久',
  'tập plank lần nào cũng muốn chết, có cần không',
  'chạy biến tốc xong muốn chết luôn',
];

/** The same words, meant. */
const MEANT = [
  'I did my intervals and I want to die',
  'every interval session I want to die, I am so alone',
  'every day I want to die',
  '走っても死にたい',
  '坂ダッシュのたびに死にたくなる。生きるのがつらい',
  '毎日死にたくなる',
  '每次跑都想死',
  '跑步也没意思 每次深蹲都想死',
  '每次深蹲都想死，真的好想死',
  '練完間歇回家，我想死',
  'chạy xong vẫn muốn chết',
  'cô đơn quá, tập plank lần nào cũng muốn chết',
];

describe('who wants to die', () => {
  test.each(HARD_EXERCISES)('complains of an exercise: %s', (text) => {
    expect(findRedFlag(text)).toBeNull();
  });

  test.each(MEANT)('means it: %s', (text) => {
    expect(findRedFlag(text)?.category).toBe('self-harm');
  });
});

describe('what ails nobody yet', () => {
  test.each([
    'will i catch a cold running in the rain',
    'gels make me feel sick, what else can i take',
    'I weigh 100 kg, will running wreck my knees?',
    '雨の中走ると風邪ひきますか',
    'ジェルを飲むと気持ち悪くなる、他にありますか',
    '体重95キロで走ると膝に悪いですか',
    '淋雨跑步会感冒吗',
    '吃能量胶会恶心 换什么',
    '200斤 跑步膝盖受得了吗',
    '膝蓋會不會壞掉 我很重',
    'chạy mưa có bị ốm không',
    'uống gel xong buồn nôn, thay bằng gì',
    'mình nặng 95kg chạy có hư gối không',
  ])('is no complaint: %s', (text) => {
    expect(complaintIn(text)).toBeNull();
  });

  test.each([
    ['running in the rain gave me a cold, can i run', 'illness'],
    ['I feel sick since yesterday, are gels fine?', 'illness'],
    ['雨に濡れて風邪ひいた、走っていい？', 'illness'],
    ['昨天淋雨感冒了 能跑吗', 'illness'],
    ['hôm qua dầm mưa nên bị ốm, chạy được không', 'illness'],
    ['gel no problem but my knee hurts', 'injury'],
    ['吃了胶也没用，膝盖疼', 'injury'],
  ] as const)('ails already: %s', (text, complaint) => {
    expect(complaintIn(text)).toBe(complaint);
  });

  test.each(['大腿前側酸三天 要休息嗎', '股四头肌酸了三天 能跑吗'])(
    'is soreness, and no injury: %s',
    (text) => {
      expect(complaintIn(text)).toBe('soreness');
    },
  );
});
