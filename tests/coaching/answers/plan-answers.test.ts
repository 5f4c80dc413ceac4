import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import type { Conversation, ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { withSessionMark } from '@tasuki/domain/plans/changes/session-changes';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { earlierRun } from '../feedback/coach-samples.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD } = PROPOSED;

const TEMPO_RUN = PROPOSED.plan.weeks
  .flatMap(({ sessions }) => sessions)
  .find(({ day }) => day === '2026-12-03');
if (TEMPO_RUN?.kind !== 'tempo') throw new Error('The example plan has no tempo run on Thursday');
const TEMPO_KILOMETERS = Math.round(TEMPO_RUN.meters / 100) / 10;

/** The pattern, with the distance of the tempo run for KM. */
function withDistance(pattern: RegExp, language: Language): RegExp {
  const kilometers = String(TEMPO_KILOMETERS).replace('.', language === 'vi' ? ',' : '\\.');
  return new RegExp(pattern.source.replace('KM', kilometers));
}

/** A Wednesday; the plan has a tempo run on Thursday, and runs on Saturday and Sunday. */
const NOW = new Date('2026-12-02T10:00:00Z');
const EASY_HISTORY = Array.from({ length: 40 }, (_, index) =>
  earlierRun(2 * index + 2, { utcOffsetMinutes: 0 }, NOW),
);

interface Asked {
  language?: Language;
  plan?: PlanRecord | null;
  history?: readonly RecentActivity[];
  now?: Date;
  before?: readonly ConversationTurn[];
  memories?: NonNullable<Conversation['memories']>;
}

function answer(question: string, asked: Asked = {}): string {
  const { language = 'en', plan = RECORD, history = EASY_HISTORY, now = NOW, before = [] } = asked;
  const { memories = [] } = asked;
  const facts = conversationFacts({ activity: null, history, now, plan });
  const conversation: Conversation = {
    locale: { language, units: 'metric' },
    language,
    activity: null,
    history,
    plan,
    facts,
    memories,
    turns: [...before, { author: 'runner', text: question }],
    now,
  };
  const text = answerQuestion(conversation).sentences.join('');
  const [read = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, facts, {
    language,
    units: 'metric',
  });
  return read;
}

describe('the coach answers from the plan', () => {
  test.each([
    ['en', 'What should I run next?', /tempo run.*tomorrow.*KM km.*\/km/],
    ['en', 'What should I run tomorrow?', /tempo run tomorrow: KM km/],
    ['en', 'what should i run on thursday', /tempo run tomorrow: KM km/],
    ['en', 'What’s on my plan for Saturday?', /on Saturday: \d/],
    ['ja', '次は何を走ればいい？', /明日のテンポ走.*KM km/],
    ['ja', '明日は何を走ればいいですか', /明日はテンポ走です（KM km）/],
    ['ja', '木曜日のメニューは？', /明日はテンポ走/],
    ['zh', '下次跑什么？', /明天.*节奏跑.*KM 公里/],
    ['zh', '周四该跑什么？', /明天是节奏跑：KM 公里/],
    ['zh-tw', '明天要跑什麼？', /明天是節奏跑：KM 公里/],
    ['zh-tw', '週四的課表是什麼？', /明天是節奏跑/],
    ['vi', 'Buổi tới tôi nên chạy gì?', /tempo.*KM km/],
    ['vi', 'Ngày mai chạy gì?', /ngày mai là buổi tempo: KM km/],
  ] as const)('in %s: %s', (language, question, expected) => {
    expect(answer(question, { language })).toMatch(withDistance(expected, language));
  });

  test.each([
    [
      'en',
      'What is my plan this week?',
      /Left in your plan this week: a tempo run tomorrow \(KM km\), .* on Saturday \(.* and a long run on Sunday \(/,
    ],
    ['ja', '今週のプランは？', /計画の今週の残りは、明日のテンポ走（KM km）、土曜日の/],
    ['zh', '这周的计划是什么？', /这周计划里还有：明天节奏跑（KM 公里）、周六/],
    ['zh-tw', '這週的計畫是什麼？', /這週計畫裡還有：明天節奏跑（KM 公里）、週六/],
    [
      'vi',
      'Kế hoạch tuần này của tôi là gì?',
      /Trong tuần này, kế hoạch còn: buổi tempo ngày mai \(KM km\)/,
    ],
  ] as const)('with what is left of the week in %s: %s', (language, question, expected) => {
    expect(answer(question, { language })).toMatch(withDistance(expected, language));
  });

  test('with a day of rest and what comes after it', () => {
    expect(answer('What should I run today?')).toMatch(/Your plan has no run today\. .*tomorrow/);
  });

  test('with what is still to run, without what the runner will not do', () => {
    const plan = withSessionMark(RECORD, { day: '2026-12-03', id: 'd4' }, 'busy', NOW);
    expect(answer('What should I run next?', { plan })).toMatch(/on Saturday/);
  });

  test('with an easier option after a hard day', () => {
    const hard = earlierRun(0, { utcOffsetMinutes: 0, purpose: 'intervals' }, NOW);
    const history = [hard, ...EASY_HISTORY];
    expect(answer('What should I run tomorrow?', { history })).toMatch(
      withDistance(
        /Your plan has a tempo run tomorrow \(KM km\)\. That’s too soon after a hard effort: .* easy instead/,
        'en',
      ),
    );
  });

  test.each(LANGUAGES)('and says nothing of a plan where there is none, in %s', (language) => {
    expect(answer('What should I run next?', { language, plan: null })).not.toMatch(
      /[pP]lan\b|计划|計畫|[kK]ế hoạch/,
    );
  });

  test('and puts pain and signs before it', () => {
    expect(answer('My knee hurts. What should I run tomorrow?')).not.toMatch(/your plan/i);
    const before: ConversationTurn[] = [
      { author: 'runner', text: 'I had chest pain on my run' },
      { author: 'coach', text: 'Stop running.' },
    ];
    expect(answer('What is my plan this week?', { before })).not.toMatch(/tempo/);
  });

  test('and leaves questions on the past to the runs', () => {
    expect(answer('How far did I run last week?')).not.toMatch(/your plan this week/);
    expect(answer('How was my week?')).toMatch(/km/);
  });
});

describe('what the runner said in another conversation', () => {
  const note = (kind: 'injury' | 'schedule', text: string) => ({
    kind,
    text,
    topicId: 'another',
    saidAt: new Date('2026-11-20T10:00:00Z'),
  });
  const KNEE = note('injury', 'My left knee hurts on stairs.');
  const NO_THURSDAYS = note('schedule', "I can't run on Thursdays.");

  test.each(LANGUAGES)('is minded in %s, and said once', (language) => {
    const first = answer('What should I run next?', { language, memories: [KNEE] });
    expect(first).not.toBe(answer('What should I run next?', { language }));
    const before: ConversationTurn[] = [
      { author: 'runner', text: 'What should I run next?' },
      { author: 'coach', text: first },
    ];
    const said = { language, before, now: NOW };
    expect(answer('What should I run on Saturday?', { ...said, memories: [KNEE] })).toBe(
      answer('What should I run on Saturday?', said),
    );
  });

  test('is said of a session on a day on which they cannot run, and of no other', () => {
    const memories = [NO_THURSDAYS];
    expect(answer('What should I run tomorrow?', { memories })).toMatch(/that day|That’s a day/);
    expect(answer('What should I run on Saturday?', { memories })).toBe(
      answer('What should I run on Saturday?'),
    );
  });

  test('changes nothing of another question', () => {
    expect(answer('How was my week?', { memories: [KNEE, NO_THURSDAYS] })).toBe(
      answer('How was my week?'),
    );
  });
});
