import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type {
  FindingCode,
  NextStepCode,
  SessionReading,
} from '@tasuki/domain/coaching/feedback/session-reading';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { situation } from '../feedback/arbitrary-situations.ts';
import {
  asRecent,
  coached,
  earlierRun,
  easyWeeks,
  sentencesOf,
} from '../feedback/coach-samples.ts';

const START = new Date('2026-11-20T21:30:00Z');
const EASY_SPEED = 1000 / 350;
/** Steps that ask for more than easy running, or for another run as if nothing had been. */
const STEPS_ON: readonly NextStepCode[] = [
  'long',
  'tempo',
  'intervals',
  'afterIntervalsEven',
  'easyAgain',
  'easyNext',
  'afterRecovery',
];
const WARNINGS: readonly FindingCode[] = [
  'distance.farBeyond',
  'distance.beyond',
  'load.tired',
  'week.up',
  'week.above',
  'compare.pulseHigher',
  'context.afterRace',
];
const INVITATIONS: readonly FindingCode[] = [
  'drift.low',
  'drift.none',
  'zones.easyHeld',
  'compare.usual',
  'compare.pulseLower',
  'distance.longest',
  'finish.strong',
  'week.steady',
];

/** A run on the day so many days after the first one. */
function runOn(day: number, kilometers: number, heartRate = 138): DecodedActivity {
  const seconds = Math.round((kilometers * 1000) / EASY_SPEED);
  return {
    ...buildActivity([{ seconds, speedMetersPerSecond: EASY_SPEED, heartRate }], { seed: 3 }),
    startedAt: new Date(START.getTime() + day * DAY_MILLISECONDS),
  };
}

function repetitionsOn(day: number, count: number, seconds = 240): DecodedActivity {
  const built = buildActivity(
    [
      { seconds: 900, speedMetersPerSecond: 2.7, heartRate: 132 },
      ...Array.from({ length: count }, () => [
        { seconds, speedMetersPerSecond: 4.1, heartRate: 172 },
        { seconds: 100, speedMetersPerSecond: 2.1, heartRate: 130 },
      ]).flat(),
      { seconds: 600, speedMetersPerSecond: 2.6, heartRate: 134 },
    ],
    { seed: 4 },
  );
  return { ...built, startedAt: new Date(START.getTime() + day * DAY_MILLISECONDS) };
}

interface CoachedDay {
  reading: SessionReading;
  words: string;
  minutes: number;
  limit: number;
  remembered: RecentActivity;
}

function coachDay(decoded: DecodedActivity, history: readonly RecentActivity[]): CoachedDay {
  const analysis = coached(decoded, { history });
  const value = (id: string) => analysis.facts.find((fact) => fact.id === id)?.value ?? 0;
  return {
    reading: readSession({ source: decoded, analysis, history, note: null }),
    words: sentencesOf(analysis).join(' '),
    minutes: value('next.duration'),
    limit: value('next.longRun.distance'),
    remembered: asRecent(decoded, analysis),
  };
}

/** Several days in a row, each remembered by the next. */
function coachDays(
  days: readonly DecodedActivity[],
  before: readonly RecentActivity[],
): CoachedDay[] {
  const history = [...before];
  return days.map((decoded) => {
    const coachedDay = coachDay(decoded, history);
    history.push(coachedDay.remembered);
    return coachedDay;
  });
}

describe('the days after a race', () => {
  const raced = [
    earlierRun(1, {
      purpose: 'race',
      distanceMeters: 10_000,
      averagePaceSecondsPerKilometer: 280,
    }),
    ...easyWeeks().slice(2),
  ];

  test('stay quiet until they are over, whatever is run on them', () => {
    const [first, second, last] = coachDays([runOn(0, 6), runOn(1, 6), runOn(3, 6)], raced);
    const usual = coachDay(runOn(0, 6), easyWeeks()).minutes;
    for (const coachedDay of [first, second]) {
      expect(coachedDay?.reading.nextStep.code).toBe('afterRace');
      expect(coachedDay?.words).toMatch(/race/);
      expect(coachedDay?.minutes).toBeLessThan(usual);
    }
    expect(last?.reading.nextStep.code).not.toBe('afterRace');
  });

  test('are not for repetitions, and nobody is offered more of them', () => {
    const { reading, words } = coachDay(repetitionsOn(0, 5), raced);
    expect(reading.purpose).toBe('intervals');
    expect(reading.findings).toContain('context.afterRace');
    expect(reading.nextStep.code).not.toBe('afterIntervalsEven');
    expect(words).not.toMatch(/try \d/);
  });
});

describe('the days after a jump of the week', () => {
  const jump = [runOn(0, 12), runOn(1, 12), runOn(2, 12)];

  test('are light until the seven days are near the usual again', () => {
    const coachedDay = coachDays(
      [...jump, runOn(4, 6), runOn(5, 6)],
      easyWeeks({ distanceMeters: 6000 }),
    );
    for (const { reading, minutes, words } of coachedDay.slice(2)) {
      expect(['lightDays', 'restAfterSpike', 'restTired']).toContain(reading.nextStep.code);
      expect(minutes).toBeLessThan(35);
      expect(words).toMatch(/last 7 days/);
    }
  });

  test('invite to nothing long or fast within a week', () => {
    const quality = easyWeeks().map((run, index): RecentActivity =>
      index % 4 === 1 ? { ...run, purpose: index % 8 === 1 ? 'tempo' : 'intervals' } : run,
    );
    const days = [runOn(0, 13), runOn(1, 12), runOn(4, 3), runOn(6, 3)];
    for (const { reading } of coachDays(days, quality)) {
      expect(['long', 'tempo', 'intervals']).not.toContain(reading.nextStep.code);
    }
  });
});

describe('the cap of the long run', () => {
  test('does not grow by the run that went beyond it, only by one that kept to it', () => {
    const [beyond, next, kept, after] = coachDays(
      [runOn(0, 16.5), runOn(3, 8), runOn(7, 15.2), runOn(10, 8)],
      easyWeeks(),
    );
    expect(beyond?.reading.findings[0]).toBe('distance.beyond');
    expect(beyond?.words).toContain('15 km');
    expect([beyond?.limit, next?.limit]).toEqual([15_000, 15_000]);
    expect([kept?.limit, after?.limit]).toEqual([16_500, 16_500]);
  });

  test('holds against creeping on from a jump', () => {
    const [, further] = coachDays([runOn(0, 17), runOn(7, 18)], easyWeeks());
    expect(further?.reading.findings[0]).toBe('distance.beyond');
    expect(further?.reading.nextStep.code).toBe('restAfterSpike');
    expect(further?.limit).toBe(15_000);
  });

  test('is given in whole or half kilometres', () => {
    const { words } = coachDay(runOn(0, 14), easyWeeks().slice(4));
    expect(words).toMatch(/\b15 km\b/);
  });
});

describe('repetitions', () => {
  test('grow by one only where they are few, and no more were run lately', () => {
    expect(coachDay(repetitionsOn(0, 5), easyWeeks()).words).toMatch(/try 6/);
    expect(coachDay(repetitionsOn(0, 9, 110), easyWeeks()).words).not.toMatch(/try \d/);
    const more = earlierRun(14, { purpose: 'intervals', distanceMeters: 13_000 });
    expect(coachDay(repetitionsOn(0, 5), [more, ...easyWeeks()]).words).not.toMatch(/try \d/);
  });
});

describe('one message', () => {
  test('calls a run that took more beats than usual neither easy nor to be repeated', () => {
    const history = easyWeeks({ averageHeartRateBeatsPerMinute: 132 });
    const { reading, minutes } = coachDay(runOn(0, 8, 142), history);
    expect(reading.findings[0]).toBe('compare.pulseHigher');
    expect(reading.opening).toBe('easy.costly');
    expect(reading.findings).not.toContain('zones.easyHeld');
    expect(reading.nextStep.code).toBe('restTired');
    expect(minutes).toBeLessThan(coachDay(runOn(0, 8, 132), history).minutes);
  });

  test('sends nobody on after two hard days in a row', () => {
    const tempo = earlierRun(1, { purpose: 'tempo', distanceMeters: 6000 });
    const { reading } = coachDay(repetitionsOn(0, 5), [tempo, ...easyWeeks().slice(2)]);
    expect(reading.findings).toContain('context.hardAgain');
    expect(reading.nextStep.code).toBe('restTired');
  });

  test(
    'never praises beside a warning, nor says that it may go on like this',
    () => {
      fc.assert(
        fc.property(situation, ({ decoded, athlete, history }) => {
          const analysis = coached(decoded, { athlete, history });
          const reading = readSession({ source: decoded, analysis, history, note: null });
          if (!reading.findings.some((code) => WARNINGS.includes(code))) return;
          expect(reading.findings.filter((code) => INVITATIONS.includes(code))).toEqual([]);
          if (reading.findings.includes('compare.pulseHigher')) {
            expect(reading.opening).not.toBe('easy.held');
          }
          expect(STEPS_ON).not.toContain(reading.nextStep.code);
        }),
        { numRuns: process.env.SOAK ? 3000 : 60, seed: 20_261_121 },
      );
    },
    process.env.SOAK ? 3_600_000 : 60_000,
  );

  test('names the limit in beats no more than once', () => {
    let history = easyWeeks();
    for (let day = 0; day < 14; day += 1) {
      const decoded = runOn(day, 8);
      const analysis = coached(decoded, { history });
      const words = analysis.feedback?.sentences.map(({ text }) => text).join(' ') ?? '';
      expect(words.match(/ceiling/g)?.length ?? 0).toBeLessThanOrEqual(1);
      history = [...history, asRecent(decoded, analysis)];
    }
  });
});

test('no easy pace is named that is faster than the usual one, where heart rate sets the limit', () => {
  const race = earlierRun(20, {
    purpose: 'race',
    distanceMeters: 10_000,
    averagePaceSecondsPerKilometer: 262,
  });
  const analysis = coached(runOn(0, 8), { history: [race, ...easyWeeks()] });
  const value = (id: string) => analysis.facts.find((fact) => fact.id === id)?.value ?? 0;
  expect(value('vdot.pace.easyFast')).toBeLessThan(340);
  expect(value('next.heartRate.ceiling')).toBeGreaterThan(0);
  expect(value('next.pace.fast')).toBeGreaterThanOrEqual(350);
  expect(value('next.pace.slow')).toBeGreaterThan(value('next.pace.fast'));
});

test('a race is worth the same on the day itself and to every later run', () => {
  const raced = buildActivity(
    [
      { seconds: 1360, speedMetersPerSecond: 3.72, heartRate: 172 },
      { seconds: 1350, speedMetersPerSecond: 3.74, heartRate: 176 },
    ],
    { seed: 6 },
  );
  const history = easyWeeks();
  const today = coached(raced, { history });
  expect(today.purpose).toBe('race');
  const later = coached(runOn(5, 8), { history: [...history, asRecent(raced, today)] });
  const paceOf = ({ facts }: typeof today) =>
    Math.round(facts.find(({ id }) => id === 'vdot.pace.threshold')?.value ?? 0);
  expect(Math.abs(paceOf(later) - paceOf(today))).toBeLessThanOrEqual(1);
});

test('repeats on a hill are not turned into a pace on the flat', () => {
  const hill = buildActivity(
    [
      { seconds: 700, speedMetersPerSecond: 2.7, heartRate: 132 },
      ...Array.from({ length: 7 }, () => [
        { seconds: 75, speedMetersPerSecond: 2.8, heartRate: 168, grade: 0.08 },
        { seconds: 110, speedMetersPerSecond: 2.2, heartRate: 135, grade: -0.06 },
      ]).flat(),
      { seconds: 500, speedMetersPerSecond: 2.6, heartRate: 138 },
    ],
    { seed: 5 },
  );
  const { reading } = coachDay(hill, easyWeeks());
  expect(reading.purpose).toBe('hills');
  expect(reading.findings).not.toContain('hills.adjusted');
});
