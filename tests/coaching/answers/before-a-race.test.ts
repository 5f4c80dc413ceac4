import { expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { asksBeforeRace } from '@tasuki/domain/coaching/questions/forms/before-race';
import { asking, RICH_HISTORY } from './conversation-samples.ts';

/** Of the days before a race; a proposal for the next days may hold a long run. */
const QUESTIONS = [
  'how many km should I run in the week before my half',
  'should I run or rest three days before the race?',
  'when do I do the last long run before a marathon',
  'レースの1週間前は何キロくらい走ればいい？',
  '大会の3日前は休むべき？',
  '比赛前一周该跑多少公里',
  '半马前三天要不要休息',
  '全馬前一週要跑多少',
  '比賽前三天該休息還是跑',
  'tuần trước giải nên chạy bao nhiêu km',
  'trước giải 3 ngày nên chạy hay nghỉ hẳn',
];

test.each(QUESTIONS)('is answered by a taper or asked back, and by no long run: %s', (question) => {
  expect(asksBeforeRace(question)).toBe(true);
  const said = answerQuestion(asking(question, { history: RICH_HISTORY })).sentences.join('');
  expect(factReferences(said).filter((id) => id.includes('long'))).toEqual([]);
  expect(said).toMatch(
    /^Before the race, run less|^Run as often, but less|^I’m not sure what you mean|last of them some weeks before|^Rest, or jog/,
  );
});

test.each([
  'how far did I run in the week before my last race?',
  'what should I eat the night before a marathon',
  'what should I run tomorrow?',
  '昨日のレースはどうだった？',
  '上周比赛跑得怎么样',
])('is not read into: %s', (question) => {
  expect(asksBeforeRace(question)).toBe(false);
});
