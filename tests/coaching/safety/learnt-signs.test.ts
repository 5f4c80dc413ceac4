import { describe, expect, test } from 'vitest';
import { FURTHER_WORDINGS } from '@tasuki/domain/coaching/learnt-signs/sentences/further-wordings';
import { JOKES_AND_REQUESTS } from '@tasuki/domain/coaching/learnt-signs/sentences/jokes-and-requests';
import {
  doubtOfSign,
  learnSigns,
  mayDescribeSign,
  scoreBy,
} from '@tasuki/domain/coaching/learnt-signs/sign-likelihood';
import { signSentences } from '@tasuki/domain/coaching/learnt-signs/sign-sentences';
import { saidSigns } from '@tasuki/domain/coaching/safety/said-signs';
import { quickestMilliseconds } from '../../figures/processor-milliseconds.ts';

/** As `mayDescribeSign` has it for whole messages. */
const ASKED_FROM = 1;
const FOUND_LEAST = 0.8;
const HARMLESS_MOST = 0.06;

describe.each([
  ['the fourth set', JOKES_AND_REQUESTS],
  ['the fifth set', FURTHER_WORDINGS],
])('without %s', (_name, set) => {
  const score = learnSigns(signSentences(set));
  const shareAsked = (texts: readonly string[]) =>
    texts.filter((text) => scoreBy(score, text) >= ASKED_FROM).length / texts.length;

  test('most of its dangers are asked about by the score alone', () => {
    const dangers = Object.values(set.dangers).flat();
    expect(shareAsked(dangers.map(([, text]) => text))).toBeGreaterThan(FOUND_LEAST);
  });

  test('hardly anything else of it is', () => {
    const others = [...Object.values(set.harmless), ...Object.values(set.denied)].flat();
    expect(shareAsked(others)).toBeLessThan(HARMLESS_MOST);
  });
});

test.each(['and 5?', 'ok?', '第5？', 'và 5?'])('a word or two describe no sign: %s', (text) => {
  expect(mayDescribeSign(text)).toBe(false);
});

test('what can wait is taken back where messages like it describe no sign', () => {
  const dog = 'my dog can’t breathe well and is on a drip at the vet, I only run alone this week';
  expect(doubtOfSign(dog)).not.toBe('none');
  expect(saidSigns('I am short of breath at rest', () => 'some').raised).toEqual([]);
});

test.each(['中暑住院是 2021 年的事，之後都沒狀況', 'I had heat stroke'])(
  'what is graver is taken back by strong doubt alone: %s',
  (text) => {
    expect(saidSigns(text, () => 'some').raised).not.toEqual([]);
    expect(saidSigns(text, () => 'strong').raised).toEqual([]);
  },
);

test.each([
  'I had chest pain on the hill',
  'I fainted after the race',
  'I want to die',
  'half my face went numb',
  'I am pregnant and there was bleeding',
])('no likeness takes back: %s', (text) => {
  expect(saidSigns(text, () => 'strong').raised).not.toEqual([]);
});

test.each(['x', 'a. ', 'my chest, ', '痛', '胸が、', 'đau ', 'no pain, ', '1.1 '])(
  'a message of nothing but "%s" is scored in no time',
  (phrase) => {
    const text = phrase.repeat(Math.ceil(24_000 / phrase.length)).slice(0, 24_000);
    expect(quickestMilliseconds(() => void mayDescribeSign(text), 100)).toBeLessThan(100);
  },
);

test.each([
  'once the half is behind me there is no plan left at all, what comes then',
  'my flatmate laughs at my pace and honestly I envy her legs',
  'nine o’clock intervals and I stare at the ceiling until one, is it the timing?',
  '大会が済んだら予定表が真っ白です。何を入れますか',
  '寝る直前に速く走ると夜中に起きてしまうのは関係ありますか',
  '重复上传了一条，想去掉其中一个，在哪弄',
  '师兄说我那圈偷懒走了，我明明一直在跑',
  '連假都在下雨，只剩飛輪可以踩，課表怎麼換',
  'cả tháng nay em lười ghê, giày để bụi luôn',
  'thấy lịch tuần tới muốn xỉu luôn, giảm bớt một bài đi coach',
])('an everyday story describes no sign: %s', (text) => {
  expect(mayDescribeSign(text)).toBe(false);
});
