import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { PLAN_WORDS } from '@tasuki/domain/coaching/feedback/plan-words';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { withPlannedFacts, type RunningPlan } from '@tasuki/domain/coaching/facts/planned-session';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { withPause, withSessionMark } from '@tasuki/domain/plans/changes/session-changes';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { planOfRecord, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import {
  isHardKind,
  PLAN_SESSION_KINDS,
  type PlanSession,
} from '@tasuki/domain/plans/training-plan';
import { isOnFoot } from '@tasuki/domain/sports/sport-type';
import { buildActivity } from '../../builders/recording-builder.ts';
import { situation } from './arbitrary-situations.ts';
import { coached, earlierRun, NOW, sentencesOf, type CoachedOptions } from './coach-samples.ts';
import { expectPromisesKept, expectSoundFacts } from './feedback-promises.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD } = PROPOSED;

/** A Wednesday without a session; the next one is a tempo run of 9.7 km on Thursday, December 3rd. */
const WEDNESDAY = new Date('2026-12-02T07:00:00Z');
const SAME_DAY = new Date('2026-12-02T12:00:00Z');

function run(startedAt: Date, change: { seconds?: number; heartRate?: number } = {}) {
  const { seconds = 2000, heartRate = 138 } = change;
  return buildActivity([{ seconds, speedMetersPerSecond: 2.8, heartRate }], {
    startedAt,
    utcOffsetMinutes: 0,
    seed: 3,
  });
}

function weeksBefore(day: Date, distanceMeters = 8000) {
  return Array.from({ length: 40 }, (_, index) =>
    earlierRun(2 * index + 2, { distanceMeters }, day),
  );
}

function plan(change: Partial<RunningPlan> = {}): RunningPlan {
  return { record: RECORD, newestBegin: null, ...change };
}

function nextOf(options: CoachedOptions & { startedAt?: Date } = {}): string {
  const { startedAt = WEDNESDAY, ...rest } = options;
  const analysis = coached(run(startedAt), {
    history: weeksBefore(startedAt),
    plan: plan(),
    now: SAME_DAY,
    ...rest,
  });
  return sentencesOf(analysis).at(-1) ?? '';
}

const NO_PLAN = /your plan/i;

describe('what comes next, beside a plan', () => {
  test('is the plan’s next session with its day, distance and range', () => {
    expect(nextOf()).toMatch(
      /plan.*tempo run.*on Thursday(?:: | \()9\.7 km\)?, .*between \d:\d\d\/km and \d:\d\d\/km\./,
    );
  });

  test.each([
    ['ja', /計画.*木曜日.*テンポ走.*9\.7 km.*\/km/],
    ['zh', /计划.*周四.*节奏跑.*9\.7 公里.*配速/],
    ['zh-tw', /計畫.*週四.*節奏跑.*9\.7 公里.*配速/],
    ['vi', /[kK]ế hoạch.*(thứ Năm.*tempo|tempo.*thứ Năm).*9,7 km.*pace/],
  ] as const)('is named in %s', (language, expected) => {
    expect(nextOf({ language })).toMatch(expected);
  });

  test('has each figure as a fact of the plan', () => {
    const analysis = coached(run(WEDNESDAY), { plan: plan(), now: SAME_DAY });
    const text = analysis.feedback?.sentences.at(-1)?.text ?? '';
    const references = factReferences(text);
    expect(references).toContain('planned.distance');
    const facts = analysis.facts.filter(({ id }) => references.includes(id));
    expect(facts.map(({ method }) => method)).toEqual(references.map(() => 'training-plan'));
    const session = planOfRecord(RECORD)
      ?.weeks.flatMap(({ sessions }) => sessions)
      .find(({ day }) => day === '2026-12-03');
    expect(facts.find(({ id }) => id === 'planned.distance')?.value).toBe(session?.meters);
  });

  test('is that of today for a run of yesterday', () => {
    const startedAt = new Date('2026-12-02T17:00:00Z');
    expect(nextOf({ startedAt, now: new Date('2026-12-03T06:00:00Z') })).toMatch(/on Thursday/);
  });

  test('passes over what was run and what the runner will not do', () => {
    const startedAt = new Date('2026-12-03T07:00:00Z');
    const now = new Date('2026-12-03T12:00:00Z');
    expect(nextOf({ startedAt, now })).toMatch(/later the same day/);
    const skipped = withSessionMark(RECORD, { day: '2026-12-03', id: 'd4' }, 'busy', now);
    expect(nextOf({ startedAt, now, plan: plan({ record: skipped }) })).toMatch(/on Saturday/);
  });

  test('knows no plan in a pause, on an older run, and long after the run', () => {
    const paused = withPause(RECORD, { from: '2026-12-01', until: null }, SAME_DAY);
    expect(nextOf({ plan: plan({ record: paused }) })).not.toMatch(NO_PLAN);
    const newestBegin = new Date('2026-12-02T17:00:00Z');
    expect(nextOf({ plan: plan({ newestBegin }) })).not.toMatch(NO_PLAN);
    expect(nextOf({ now: new Date('2026-12-20T12:00:00Z') })).not.toMatch(NO_PLAN);
    expect(nextOf({ plan: null })).not.toMatch(NO_PLAN);
  });

  test('knows no plan where something hurts or a doctor comes first', () => {
    expect(nextOf({ note: 'My knee hurts on every step' })).toMatch(/Don’t run while it hurts/);
    expect(nextOf({ note: 'Chest pain while running' })).not.toMatch(NO_PLAN);
    const history = [earlierRun(1, { notedPain: 'felt' }, WEDNESDAY), ...weeksBefore(WEDNESDAY)];
    expect(nextOf({ history })).not.toMatch(NO_PLAN);
  });

  test('proposes an easier option where a hard effort lies too near, and leaves the plan as it is', () => {
    const hard = coached(
      buildActivity(
        [
          { seconds: 900, speedMetersPerSecond: 2.7, heartRate: 135 },
          ...Array.from({ length: 6 }, () => [
            { seconds: 180, speedMetersPerSecond: 4.1, heartRate: 178 },
            { seconds: 120, speedMetersPerSecond: 2, heartRate: 140 },
          ]).flat(),
          { seconds: 600, speedMetersPerSecond: 2.7, heartRate: 140 },
        ],
        { startedAt: WEDNESDAY, utcOffsetMinutes: 0, seed: 5 },
      ),
      { history: weeksBefore(WEDNESDAY, 11_000), plan: plan(), now: SAME_DAY },
    );
    const next = sentencesOf(hard).slice(-1).join(' ');
    expect(next).toMatch(/Your plan has a tempo run on Thursday \(9\.7 km\)/);
    expect(next).toMatch(/too soon after a hard effort: I’d rest or run \d+ minutes easy instead/);
    expect(next).toMatch(/The plan stays as it is until you change it\./);
  });
});

function session(kind: PlanSession['kind'], day: string, hasFigures: boolean): PlanSession {
  return {
    id: 'd1',
    day,
    kind,
    meters: 8000,
    seconds: 3000,
    steps: [
      {
        part: 'main',
        effort: 'easy',
        repeats: hasFigures ? 5 : 1,
        meters: hasFigures ? 800 : null,
        seconds: hasFigures ? null : 1500,
        restSeconds: 90,
      },
    ],
    target: {
      paceFast: hasFigures ? 300 : null,
      paceSlow: hasFigures ? 330 : null,
      heartRateLow: null,
      heartRateHigh: null,
      feel: 'hard-but-even',
    },
    reason: { code: 'easy-base', fromMeters: null, percent: null },
  };
}

function spoken(analysis: ActivityAnalysis, given: Parameters<typeof rewriteFeedback>[0]) {
  for (const language of LANGUAGES) {
    const feedback = rewriteFeedback({ ...given, language });
    if (feedback && !feedback.isSafetyFirst) expectPromisesKept(feedback, analysis);
  }
}

test('a plan sends nobody into a hard session whom the days behind ask to rest', () => {
  const kinds = fc.constantFrom(...PLAN_SESSION_KINDS);
  fc.assert(
    fc.property(situation, kinds, fc.nat(6), fc.boolean(), (given, kind, ahead, hasFigures) => {
      const { decoded, history, note } = given;
      const bare = coached(decoded, given);
      if (!bare.feedback) return;
      const day = calendarDayOf(dayNumber(decoded.startedAt, decoded.utcOffsetMinutes) + ahead);
      const planned = session(kind, day, hasFigures);
      const both = { next: planned, own: planned };
      const analysis = { ...bare, facts: withPlannedFacts(bare.facts, both) };
      expectSoundFacts(analysis);
      const about = { source: decoded, analysis, history, note, planned };
      const reading = readSession(about);
      if (reading.isSafetyFirst || reading.nextStep.code === 'pain') {
        expect(reading.planned).toBeNull();
        return;
      }
      const { movingSeconds, ascentMeters, descentMeters } = analysis.summary;
      const isSevere =
        isOnFoot(decoded.sport) &&
        (movingSeconds >= 18_000 || Math.max(ascentMeters ?? 0, descentMeters ?? 0) >= 1000);
      const isRaced = analysis.purpose === 'race' || analysis.purpose === 'intervals';
      const mustEase = (isSevere && ahead <= 2) || (isRaced && isHardKind(kind) && ahead <= 1);
      if (mustEase && reading.planned) expect(reading.planned.against).not.toBeNull();
      spoken(analysis, { ...about, language: 'en', now: NOW });
    }),
    { numRuns: process.env.SOAK ? 2000 : 60, seed: 20_261_123 },
  );
});

describe('a run that was a session of the plan', () => {
  /** The Tuesday before has an easy run of the plan. */
  const TUESDAY = new Date('2026-12-01T07:00:00Z');
  const now = new Date('2026-12-01T12:00:00Z');
  const planned = planOfRecord(RECORD)
    ?.weeks.flatMap(({ sessions }) => sessions)
    .find(({ day }) => day === '2026-12-01');

  function saidOf(meters: number, change: CoachedOptions & { pace?: number } = {}) {
    const { pace = planned?.target.paceSlow ?? 0, ...options } = change;
    const decoded = buildActivity(
      [
        {
          seconds: Math.round((meters * pace) / 1000),
          speedMetersPerSecond: 1000 / pace,
          heartRate: 132,
        },
      ],
      { startedAt: TUESDAY, utcOffsetMinutes: 0, without: ['altitude'] },
    );
    const history = weeksBefore(TUESDAY);
    return sentencesOf(coached(decoded, { history, plan: plan(), now, ...options })).join(' ');
  }

  const meters = planned?.meters ?? 0;

  test('is compared with it, distance and range', () => {
    expect(['easy', 'strides', 'recovery']).toContain(planned?.kind);
    expect(saidOf(meters)).toMatch(
      /Your plan had [\d.]+ km: you ran [\d.]+ km, at a pace within|You ran [\d.]+ km and kept to the pace of your plan/,
    );
    expect(saidOf(meters * 0.75)).toMatch(
      /Your plan had .* km; you ran .* km, less than planned\./,
    );
    expect(saidOf(meters, { plan: null })).not.toMatch(/Your plan had/);
  });

  test('is not compared where it may be another one', () => {
    const morning = earlierRun(0, { utcOffsetMinutes: 0 }, new Date('2026-12-01T05:00:00Z'));
    const history = [morning, ...weeksBefore(TUESDAY)];
    expect(saidOf(meters, { history })).not.toMatch(/Your plan had/);
    const skipped = withSessionMark(RECORD, { day: '2026-12-01', id: 'd2' }, 'tired', now);
    expect(saidOf(meters, { plan: plan({ record: skipped }) })).not.toMatch(/Your plan had/);
    expect(saidOf(meters * 0.4)).not.toMatch(/Your plan had/);
  });

  test('counts repetitions of the planned length', () => {
    const four = buildActivity(
      [
        { seconds: 900, speedMetersPerSecond: 2.7, heartRate: 132 },
        ...Array.from({ length: 4 }, () => [
          { seconds: 250, speedMetersPerSecond: 4, heartRate: 172 },
          { seconds: 150, speedMetersPerSecond: 2.1, heartRate: 130 },
        ]).flat(),
        { seconds: 600, speedMetersPerSecond: 2.6, heartRate: 134 },
      ],
      { startedAt: TUESDAY, utcOffsetMinutes: 0, seed: 4 },
    );
    const bare = coached(four, { history: weeksBefore(TUESDAY) });
    const ofLength = (metersOfOne: number): PlanSession => {
      const wanted = session('intervals', '2026-12-01', true);
      return { ...wanted, steps: wanted.steps.map((step) => ({ ...step, meters: metersOfOne })) };
    };
    const comparisonOf = (own: PlanSession) =>
      readSession({
        source: four,
        analysis: { ...bare, facts: withPlannedFacts(bare.facts, { next: null, own }) },
        history: [],
        note: null,
      }).comparison;
    expect(bare.purpose).toBe('intervals');
    expect(comparisonOf(ofLength(1000))).toBe('repeatsFewer');
    expect(comparisonOf(ofLength(400))).toBeNull();
  });
});

const WRITTEN_DIGIT = /\p{Nd}/u;

describe.each(LANGUAGES)('the words of a plan in %s', (language: Language) => {
  const { weekdays, sameDay, sessions, amounts, targets, feels, asPlanned, instead, compared } =
    PLAN_WORDS[language];
  const sentences = [...asPlanned, ...Object.values(instead).flat()];
  const comparisons = Object.values(compared).flat();
  const parts = [
    ...weekdays,
    sameDay,
    ...Object.values(sessions),
    ...amounts,
    ...Object.values(targets),
    ...Object.values(feels),
  ];

  test('hold figures as references alone, and speak calmly', () => {
    for (const text of [...sentences, ...comparisons, ...parts]) {
      expect(text.replace(/\{\{[^}]*\}\}/g, '')).not.toMatch(WRITTEN_DIGIT);
      expect(text).not.toMatch(/[!！]/);
    }
    for (const text of [...sentences, ...comparisons]) expect(text).toMatch(/[.。]$/);
  });

  test('name day, session and amount each time, and an easier option where one is proposed', () => {
    for (const text of sentences) {
      for (const part of ['[day]', '[session]', '[amount]']) expect(text).toContain(part);
    }
    for (const text of asPlanned) expect(text).toContain('[target]');
    for (const text of Object.values(instead).flat()) {
      expect(text).toContain('{{next.duration}}');
      expect(text).toContain('[guide]');
    }
  });

  test('do not repeat themselves', () => {
    expect(new Set([...sentences, ...comparisons]).size).toBe(
      sentences.length + comparisons.length,
    );
    expect(new Set(weekdays).size).toBe(7);
  });
});

test('a plan is read as the runner left it', () => {
  const moved: PlanRecord = withSessionMark(
    RECORD,
    { day: '2026-12-03', id: 'd4' },
    'ill',
    new Date(WEDNESDAY.getTime() + DAY_MILLISECONDS),
  );
  expect(nextOf({ plan: plan({ record: moved }) })).toMatch(/on Saturday/);
});
