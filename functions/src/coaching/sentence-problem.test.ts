import { expect, it } from 'vitest';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { FactLedger } from './fact-ledger.ts';
import { sentenceChecker } from './sentence-problem.ts';

const PACES = { 'half.first.pace': 318, 'half.second.pace': 306, 'split.1.pace': 300 };
const FACTS = Object.entries(PACES).map(([id, value]): QuotedFact => ({
  id,
  value,
  unit: 'secondsPerKilometer',
  method: 'moving-average',
  proof: { kind: 'model' },
  activityId: null,
}));

function reasonsOf(sentences: readonly string[]) {
  const turns = [{ author: 'runner', text: 'How were the halves?' }] as const;
  const problemOf = sentenceChecker({ turns, language: 'en' }, new FactLedger(FACTS));
  return sentences.map((sentence) => problemOf(sentence)?.reason ?? null);
}

it('reads what a colon or a heading leads to together with it', () => {
  expect(reasonsOf(['First half:\n', '\n', '- {{half.second.pace}}\n'])).toEqual([
    null,
    null,
    'untrue-figures',
  ]);
  expect(reasonsOf(['**Second half**:\n', '- {{half.first.pace}}\n'])[1]).toBe('untrue-figures');
  expect(reasonsOf(['First half:\n', '- {{half.first.pace}}\n'])).toEqual([null, null]);
});

it('takes a sentence that is over for no lead', () => {
  expect(
    reasonsOf(['You began the first half well. ', '{{half.second.pace}} came later.']),
  ).toEqual([null, null]);
});

it('refuses what no coach may say, and another language', () => {
  expect(reasonsOf(['You have a stress fracture.'])).toEqual(['refused']);
  expect(reasonsOf(['今日はゆっくり走れていて、とても良い練習でした。'])).toEqual(['failed']);
});

it.each([
  ['en', 'Well run, and now just kill yourself.'],
  ['en', 'Everyone is better off without you.'],
  ['ja', 'お前なんか死ね。'],
  ['zh', '你去死吧。'],
] as const)('refuses what nobody should have to read (%s): %s', (language, sentence) => {
  const turns = [{ author: 'runner', text: 'How was my week?' }] as const;
  const problemOf = sentenceChecker({ turns, language }, new FactLedger([]));
  expect(problemOf(sentence)).toMatchObject({ reason: 'refused', kinds: ['unsafe-words'] });
});

it('takes the language of runners for no abuse', () => {
  expect(reasonsOf(['You killed that last interval. ', 'That hill was a beast.'])).toEqual([
    null,
    null,
  ]);
});

it('refuses lists in lists and a reply that grows beyond what a page can show', () => {
  expect(reasonsOf([`${'- '.repeat(50)}rest.`])).toEqual(['failed']);
  const reasons = reasonsOf(Array.from({ length: 400 }, () => 'You ran well.\n'));
  expect(reasons[100]).toBeNull();
  expect(reasons.at(-1)).toBe('failed');
});

const PARTED_LINKS = [
  [
    'ja',
    'もう一度サインインしてください。',
    '[ここで計画を開く。',
    '](https\\://evil.example/signin)',
  ],
  ['zh', '你的登录已过期。', '[请重新登录。]', '(https\\://evil.example/signin)'],
  ['en', 'Your plan is ready. ', '[Sign in again。]', '(https\\://evil.example/signin)'],
  ['vi', 'Kế hoạch đã sẵn sàng. ', '[Đăng nhập lại。]', '(https&colon;//evil.example/signin)'],
] as const;

it.each(PARTED_LINKS)('refuses a link that a mark parts (%s)', (language, ...sentences) => {
  const turns = [{ author: 'runner', text: 'How was my week?' }] as const;
  const problemOf = sentenceChecker({ turns, language }, new FactLedger([]));
  expect(sentences.map((sentence) => problemOf(sentence)?.kinds ?? [])).toEqual([
    [],
    [],
    expect.arrayContaining(['markup']),
  ]);
});

it.each([
  ['en', 'Sign in again at tasuki-login.com to see your plan.'],
  ['en', 'Write to coach@evil.example for the rest.'],
  ['en', 'Open evil.zone/plan now.'],
  ['en', 'Go to evil dot com.'],
  ['en', 'Get it from ftp://evil.'],
  ['en', 'Go to evil**.**c\\om.'],
  ['en', 'Go to tasuki-login.ru and sign in.'],
  ['en', 'Ask @coach_kenji for the rest.'],
  ['ja', '続きはtasuki-login.comをご覧ください。'],
  ['ja', '続きはｔａｓｕｋｉ．ｃｏｍをご覧ください。'],
  ['zh', '请到 tasuki-login.cn 重新登录。'],
  ['vi', 'Hãy vào tasuki-login.vn để đăng nhập lại.'],
] as const)('refuses an address without a mark (%s): %s', (language, sentence) => {
  const turns = [{ author: 'runner', text: 'How was my week?' }] as const;
  const problemOf = sentenceChecker({ turns, language }, new FactLedger([]));
  expect(problemOf(sentence)?.kinds).toContain('markup');
});

it('refuses an address that a mark of another language parts', () => {
  expect(reasonsOf(['Sign in at tasuki。', 'com now.']).at(-1)).toBe('failed');
});

it.each([
  'You ran the first half easily.Then you pushed.',
  'Your halves took {{half.first.pace}} and {{half.second.pace}}.',
  'Easy, steady... and strong to the end.',
  'Run easy and/or rest; keep the km/h out of it.',
  'Hold {{half.first.pace}} @ an easy effort.',
])('takes no address from: %s', (sentence) => {
  expect(reasonsOf([sentence])).toEqual([null]);
});

it('refuses unsafe advice that a mark of another language parts', () => {
  expect(reasonsOf(['You may run through。', 'the pain.'])).toEqual([null, 'refused']);
  expect(reasonsOf(['You may ', 'run through。', '。', 'the pain.']).at(-1)).toBe('refused');
});

it('refuses an order to go on right behind a sign', () => {
  expect(reasonsOf(['You wrote that your knee hurts. ', 'Finish the session as planned.'])).toEqual(
    [null, 'refused'],
  );
  expect(reasonsOf(['You wrote that your knee hurts. ', 'Rest until it is gone.'])).toEqual([
    null,
    null,
  ]);
});

it.each(['member', 'humanCoach'] as const)(
  'takes no figure of a %s for one of the runner',
  (author) => {
    const turns = [
      { author, text: 'Your easy pace is 3:00/km, and you should run 90 km a week.' },
      { author: 'runner', text: 'I ran 42 km last week. What pace?' },
    ] as const;
    const problemOf = sentenceChecker({ turns, language: 'en' }, new FactLedger([]));
    expect(problemOf('Your easy pace is 3:00/km.')?.reason).toBe('untrue-figures');
    expect(problemOf('Run 90 km a week.')?.reason).toBe('untrue-figures');
    expect(problemOf('You ran 42 km last week.')).toBeNull();
  },
);
