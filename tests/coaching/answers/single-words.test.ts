import { expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import { readPlanAsk } from '@tasuki/domain/coaching/questions/read-plan-ask';
import { readQuestionWords } from '@tasuki/domain/coaching/questions/question-aspects';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import type { Language } from '@tasuki/domain/language';
import { asking, RICH_HISTORY } from './conversation-samples.ts';

function answered(question: string, language: Language) {
  const conversation = asking(question, { history: RICH_HISTORY, language });
  const factById = new Map(conversation.facts.map((fact) => [fact.id, fact]));
  const { sentences, readings } = answerQuestion(conversation);
  const text = sentences
    .flatMap((sentence) => renderWords(sentence, factById, conversation.locale))
    .map((part) => part.text)
    .join('');
  return { text, readings };
}

/** A day for the questions that name none. */
const TODAY = 20_000;

test.each([
  ['am I running like a robot, how do I hold my arms?', 'who'],
  ['ロボットみたいな走りと言われた、腕はどうする？', 'who'],
  ['大家都说我跑得像机器人，手臂该怎么放', 'who'],
  ['bạn bè bảo mình chạy như robot, tay để sao', 'who'],
])('a runner likened to something does not ask about it: %s', (question, ask) => {
  expect(readQuestion(question, TODAY).subject).not.toMatchObject({ kind: 'app', ask });
});

test.each([
  'so humid it is like swimming, how fast should an easy run be',
  '湿度高到像在游泳，配速多少合适',
  'ẩm quá chạy như bơi, pace bao nhiêu',
])('a run likened to a swim is no swim: %s', (question) => {
  expect(readQuestion(question, TODAY).subject?.kind).not.toBe('otherSport');
});

test.each(['are you a robot', '你是机器人吗', 'ロボットですか'])(
  'whoever asks for a person is told: %s',
  (question) => {
    expect(readQuestion(question, TODAY).subject).toEqual({ kind: 'app', ask: 'who' });
  },
);

test.each(['it will pour down all morning', 'is 30F too much', 'just a drizzle'])(
  'rain and frost are no heat: %s',
  (question) => {
    expect(readQuestionWords(question).has('cold')).toBe(true);
  },
);

test('clothes for a temperature are no shoes', () => {
  const { text } = answered('what should i wear at 25 F', 'en');
  expect(text).toMatch(/layers/);
  expect(text).not.toMatch(/shoes/);
});

test.each([
  ['en', 'my new shoes: what should I buy for wide feet?', /Choose|thumb/],
  ['en', 'when should I replace my shoes', /500 km/],
] as const)(
  'shoes to buy are told from shoes that are worn, in %s: %s',
  (language, question, said) => {
    expect(answered(question, language).text).toMatch(said);
  },
);

test('when somebody runs stands behind what is asked of it', () => {
  const question = '朝ランの前にバナナ食べてもいい？';
  expect(answered(question, 'ja').text).toMatch(/バナナ|食/);
});

test.each([
  "i haven't signed up for a race yet, 5k or 10k first?",
  '还没报名比赛，先跑10公里还是半马',
  'chưa có giải, nên tập 5k hay 10k',
])('no race is no reason to run less before one: %s', (question) => {
  const { subject, readings } = readQuestion(question, TODAY);
  expect(subject?.kind).not.toBe('taper');
  expect(readings).not.toContain('taper');
});

test('a drink as the reason of a wish for other days leaves the wish to be answered', () => {
  const { text } = answered('金曜飲み会だから、ロングは日曜、月曜は休みにしたい', 'ja');
  expect(text).toMatch(/前後が休みか楽な日/);
});

test.each([
  'skipped Monday, do I catch up or just move on?',
  'chưa chạy bao giờ, tháng sau có giải thì kịp không',
  '这次没跑够，下次能多跑几天吗',
])('neither moves a session nor misses one: %s', (question) => {
  const ask = readPlanAsk(question, TODAY, { hasPlan: true });
  expect(ask?.kind).not.toBe('move');
});

test('a day wanted instead of another is a move to it', () => {
  const today = 20_001;
  const ask = readPlanAsk('can my long run be on friday instead of sunday', today, {
    hasPlan: true,
  });
  const plain = readPlanAsk('move my long run to friday', today, { hasPlan: true });
  expect(ask).toMatchObject({ kind: 'move', session: 'long' });
  expect(ask).toMatchObject({ toDay: plain?.kind === 'move' ? plain.toDay : null });
});

test.each(['chưa chạy bao giờ, tháng sau có giải thì kịp không', '这次没跑够，下次能多跑几天吗'])(
  'whoever never ran, or wants more, has missed nothing: %s',
  (question) => {
    expect(readPlanAsk(question, TODAY, { hasPlan: true })).toBeNull();
  },
);
