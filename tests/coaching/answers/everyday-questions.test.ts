import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { activityAskedAbout } from '@tasuki/domain/coaching/questions/asked-activity';
import { plainlyAsked } from '@tasuki/domain/coaching/questions/plain/plainly-asked';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import type { Language } from '@tasuki/domain/language';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import {
  asking,
  easyRun,
  EVENING,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';
import { expectCleanAnswer } from './talks.ts';

const TODAY = dayNumber(EVENING, 540);
/** The questions are asked on a Saturday. */
const DAYS_SINCE_MONDAY = 5;

function answerTo(question: string, language: Language, options: TalkOptions) {
  const conversation = asking(question, { ...options, language });
  const answer = answerQuestion(conversation);
  const facts = [...conversation.facts, ...(answer.facts ?? [])];
  const text = answer.sentences.join('');
  expectCleanAnswer(conversation);
  const [rendered = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, facts, {
    language,
    units: 'metric',
  });
  return { answer, text: rendered, figures: factReferences(text) };
}

describe('what is asked in words that mean nothing else', () => {
  test.each([
    ['record', 'was that a pb today?'],
    ['record', '昨日の10キロ、自己ベスト出てた?'],
    ['record', '今天有没有破pb'],
    ['record', '剛剛那趟有破紀錄嗎'],
    ['record', 'hôm nay em có phá kỷ lục không'],
    ['food', 'how much water do i need on a 20k in summer'],
    ['food', '水分ってどれくらい飲めばいい?夏の20km走で'],
    ['food', '跑半马要喝多少水'],
    ['food', '跑長距離水要喝多少'],
    ['food', 'uống bao nhiêu nước khi chạy 15km trời nóng'],
    ['weight', 'running every day but not losing any weight, why'],
    ['weight', '毎日走ってるのに体重が減らない'],
    ['weight', '跑了三个月体重一斤没掉还胖了两斤 咋回事啊'],
    ['weight', '瘦不下來,每天跑5K吃得也不多'],
    ['weight', 'chạy đều mà không giảm cân, sao vậy'],
    ['calmStart', 'I go off too quick with everyone else. How do I stop myself doing that?'],
    ['calmStart', '最初いつも飛ばしすぎます。抑えるコツは?'],
    ['calmStart', '每次起步都太快，怎么控制'],
    ['calmStart', '起跑每次都太快，要怎麼慢下來'],
    ['calmStart', 'lúc đầu em hay chạy nhanh quá, làm sao để giữ lại'],
    ['restDays', 'How many rest days a week do I need?'],
    ['form', '腕振りのコツ知りたい'],
    ['form', '前脚掌落地还是后脚跟'],
    ['yasso', '亞索800怎麼跑?休息多久'],
    ['appWho', 'これってAIが答えてるんですか?'],
    ['appCancel', '解約ってどこからやればいいですか'],
    ['appLanguage', '能不能换成英文 我老公也想看'],
    ['appTrouble', '昨天那筆沒進來耶'],
    ['notKept', 'how did I sleep last night'],
  ])('%s: "%s"', (topic, question) => {
    expect(plainlyAsked(question)).toBe(topic);
    expect(readQuestion(question, TODAY).readings).toEqual([]);
  });

  test.each([
    'how far did i run this week',
    'my weight of training is fine, what next?',
    'how many rest days did i have last week',
    'i drank too much beer yesterday, can i run?',
    '今日はAIコーチに言われた通り走った',
    '昨天跑了多少公里',
    '今天起步怎么样',
  ])('not "%s"', (question) => {
    expect(plainlyAsked(question)).toBeNull();
  });
});

describe('how warm or wet it was at a run', () => {
  test.each([
    ['en', 'What was the temperature when I ran yesterday? it felt brutal'],
    ['ja', '昨日のラン、気温何度だった?'],
    ['zh', '昨天跑步的时候多少度'],
    ['zh-tw', '昨天跑的時候溫度多少'],
    ['vi', 'hôm qua lúc em chạy bao nhiêu độ'],
  ] as const)('%s: "%s" is no question of how to run in heat', (language, question) => {
    const read = readQuestion(question, TODAY);
    expect(read.subject).toEqual({
      kind: 'runs',
      asked: { ask: 'conditions', what: 'temperature' },
    });
    const { figures } = answerTo(question, language, topicOf(easyRun(), { history: RICH_HISTORY }));
    expect(figures).not.toContain('temperature.weather');
  });

  test('rain is said not to be known', () => {
    const { text } = answerTo(
      'did it rain on my run this morning?',
      'en',
      topicOf(easyRun(), { history: RICH_HISTORY }),
    );
    expect(text).toContain('I don’t get rain or wind with your runs');
  });

  test('a day without a run lends no other run', () => {
    const question = 'what was the temperature on my run on monday?';
    const history = RICH_HISTORY.filter(
      ({ startedAt, utcOffsetMinutes }) =>
        TODAY - dayNumber(startedAt, utcOffsetMinutes ?? 0) !== DAYS_SINCE_MONDAY,
    );
    const { turns, now } = asking(question, { history, language: 'en' });
    expect(activityAskedAbout({ history, turns, now, isHistoryArriving: false })).toBeNull();
    const { text } = answerTo(question, 'en', { history });
    expect(text).toContain('I don’t see a run from you on Monday');
  });
});

test.each([
  ['en', 'why was my heart rate so high?'],
  ['ja', 'なんで今日こんなに心拍高かったの?'],
  ['zh', '为什么今天心率这么高'],
  ['zh-tw', '為什麼今天心率這麼高'],
  ['vi', 'sao hôm nay nhịp tim cao thế'],
] as const)(
  '%s: the heart rate of a hard session needs no heat and no cold',
  (language, question) => {
    const { text } = answerTo(
      question,
      language,
      topicOf(intervalRun(), { history: RICH_HISTORY }),
    );
    expect(text).toMatch(/hard session|負荷の高い練習|强度课|強度課|buổi nặng/);
  },
);

describe('whether a run to come is too long', () => {
  test.each([
    ['en', 'Is 40 km too far for me next Sunday?'],
    ['ja', '日曜に40キロ走るのは長すぎますか'],
    ['zh', '周日跑40公里会不会太长'],
    ['zh-tw', '週日跑40公里會不會太長'],
    ['vi', 'chủ nhật chạy 40km có xa quá không'],
  ] as const)('%s: "%s" is held against the longest run of late', (language, question) => {
    const { figures } = answerTo(question, language, { history: RICH_HISTORY });
    expect(figures.some((id) => id.endsWith('.longest.distance'))).toBe(true);
    expect(figures.some((id) => id.endsWith('.least'))).toBe(true);
  });

  test('nobody who is ill is sent on it', () => {
    const conversation = asking('Is 10 km too far for me tomorrow?', {
      history: RICH_HISTORY,
      language: 'en',
      earlier: [
        { author: 'runner', text: 'i have a cold and a sore throat' },
        { author: 'coach', text: 'Rest while you’re ill.' },
      ],
    });
    expect(answerQuestion(conversation).sentences.join('')).not.toContain('nothing new for you');
  });
});

test('the weeks until a race without a name are weighed for the race of the plan', () => {
  const read = readQuestion('中签了!!!但是只剩10周,平时周跑量才25公里,来得及吗', TODAY);
  expect(read.subject).toMatchObject({ kind: 'raceAhead', ahead: { distance: null, weeks: 10 } });
});

describe('how to breathe on a slow run', () => {
  test.each([
    '慢跑要怎麼呼吸才不會喘?我跑不到1公里就喘到不行,同事都笑我',
    'how do i breathe on easy runs without getting out of breath',
    'ジョグで息が切れないようにするには?',
  ])('is no sign by itself: "%s"', (question) => {
    expect(findRedFlag(question)).toBeNull();
  });

  test.each([
    '最近慢跑也喘不过气,怎么呼吸',
    '坐着也喘,怎么呼吸才不会喘',
    'i get out of breath walking upstairs',
    'how do i breathe on easy runs without getting out of breath? my chest hurts too',
  ])('leaves a sign as it is: "%s"', (question) => {
    expect(findRedFlag(question)).not.toBeNull();
  });
});

test('no sentence stands twice in an answer', () => {
  const { answer } = answerTo('can i move thursday to friday, and what is next?', 'en', {
    history: RICH_HISTORY,
  });
  const said = answer.sentences.map((sentence) => sentence.trim());
  expect(new Set(said).size).toBe(said.length);
});
