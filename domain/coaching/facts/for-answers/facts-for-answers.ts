import { PLAN_LIMITS } from '../../../plans/plan-limits.ts';
import { raceRecoveryDays } from '../../../training/load/volume-rules.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import type { QuotedFact } from '../conversation.ts';
import { historyProof, metersWithin, WEEK_DAYS, type EarlierActivity } from '../earlier-runs.ts';
import type { FactProof } from '../fact.ts';
import { factsOfRun } from '../facts-of-runner.ts';
import { makeFact } from '../make-fact.ts';

/** Repetitions that runners ask a time for, in metres. */
export const REPETITION_METERS = [200, 300, 400, 600, 800, 1000, 1200, 1600] as const;

const MODEL: FactProof = { kind: 'model' };
/** Conventions of coaching and of makers of shoes. */
const SHOE_METERS = [500_000, 800_000] as const;
const SHOE_MIDDLE_METERS = 650_000;
/** Longer runs need something to eat on the way. */
const FUEL_FROM_MINUTES = 75;
const GEL_EVERY_MINUTES = 30;
const MINUTE_SECONDS = 60;
/** How a newcomer begins: days a week, minutes each, and minutes of jogging and walking in turn. */
const BEGIN = { days: 3, minutes: 20, run: 1, walk: 2 } as const;
/** Easy or rest days between hard sessions, so that at least 48 hours pass. */
const HARD_REST_DAYS = 2;
/** Bosquet 2007: a taper of two weeks serves best. */
const TAPER_DAYS = 14;
/** The last long run before a marathon, in days before it. */
const FINAL_LONG_DAYS = 21;
/** How early to be at the start of a big race. */
const ARRIVE_MINUTES = 90;
/** How long nothing hard is run after signs that the body has not recovered. */
const RECOVERY_DAYS = 3;
/** Shorter runs are strides or a test of the watch. */
const SHORTEST_FAST_METERS = 2000;

interface AnswerParts {
  /** The weeks that are known, newest first. */
  earlierRuns: readonly EarlierActivity[];
  /** What is known until now. */
  facts: readonly QuotedFact[];
}

/**
 * Figures that only the embedded coach speaks of, as `answer.…`. They are of all runs that are known, of
 * a return after a break, and of what food and shoes depend on. Models are not given them.
 */
export function factsForAnswers({ earlierRuns, facts }: AnswerParts): QuotedFact[] {
  const valueOf = (id: string) => facts.find((fact) => fact.id === id)?.value ?? null;
  return [
    ...factsOfKnownRuns(earlierRuns),
    ...factsOfReturn(earlierRuns),
    ...factsOfRest(),
    ...factsOfPractice(),
    ...factsOfRepetitions(valueOf('runner.pace.interval')),
    ...factsOfWeeksBeside(valueOf('runner.week.distance'), valueOf('runner.lastWeek.distance')),
    ...factsOfShoes(valueOf('runner.weeks.mean')),
    ...factsOfFuel(
      valueOf('runner.predicted.marathon.from'),
      valueOf('runner.predicted.marathon.to'),
    ),
  ];
}

function plain(facts: ReturnType<typeof makeFact>, activityId: string | null = null): QuotedFact[] {
  return facts.map((fact) => ({ ...fact, activityId }));
}

/** The longest, the newest long one, and all of them together. */
function factsOfKnownRuns(runs: readonly EarlierActivity[]): QuotedFact[] {
  const lengthOf = ({ activity }: EarlierActivity) => activity.distanceMeters ?? 0;
  const paceOf = ({ activity }: EarlierActivity) =>
    activity.averagePaceSecondsPerKilometer ?? Infinity;
  const [longest] = runs.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const [fastest] = runs
    .filter((run) => lengthOf(run) >= SHORTEST_FAST_METERS)
    .filter(({ activity }) => activity.averagePaceSecondsPerKilometer !== null)
    .toSorted((a, b) => paceOf(a) - paceOf(b));
  const lastLong = runs.find(({ activity }) => activity.purpose === 'long');
  const days = (runs.at(-1)?.daysAgo ?? 0) + 1;
  const proof = historyProof(days, runs);
  return [
    ...(longest && lengthOf(longest) > 0 ? factsOfOne('answer.longest', longest) : []),
    ...(fastest ? factsOfOne('answer.fastest', fastest) : []),
    ...(lastLong && lengthOf(lastLong) > 0 ? factsOfOne('answer.lastLong', lastLong) : []),
    ...(runs.length > 0
      ? plain([
          ...makeFact('answer.all.distance', metersWithin(runs, 0, Infinity), {
            unit: 'meters',
            method: 'longest-before',
            proof,
          }),
          ...makeFact('answer.all.runs', runs.length, { unit: 'count', method: 'window', proof }),
        ])
      : []),
  ];
}

function factsOfOne(name: string, one: EarlierActivity): QuotedFact[] {
  const days = makeFact(`${name}.daysAgo`, one.daysAgo, {
    unit: 'count',
    method: 'days-ago',
    proof: historyProof(one.daysAgo, [one]),
  });
  return plain([...factsOfRun(name, one), ...days], one.activity.id);
}

/** The first run after a break, as plans begin again: a fixed short one, not a share of the old peak. */
function factsOfReturn(runs: readonly EarlierActivity[]): QuotedFact[] {
  const days = (runs.at(-1)?.daysAgo ?? 0) - (runs[0]?.daysAgo ?? 0);
  const weeks = Math.max(1, days / WEEK_DAYS);
  const weekMeters = metersWithin(runs, 0, Infinity) / weeks;
  const meters =
    weekMeters >= PLAN_LIMITS.regularWeekMeters
      ? PLAN_LIMITS.regularRestartRunMeters
      : PLAN_LIMITS.restartRunMeters;
  return plain(
    makeFact('answer.return.distance', meters, {
      unit: 'roundMeters',
      method: 'plan-longest',
      proof: MODEL,
    }),
  );
}

/** How long plans keep a runner from hard and long runs after a break and after a race. */
function factsOfRest(): QuotedFact[] {
  const days = (id: string, meters: number) =>
    makeFact(`answer.${id}.days`, raceRecoveryDays(meters), {
      unit: 'count',
      method: 'plan-recovery',
      proof: MODEL,
    });
  return plain([
    ...makeFact('answer.return.days', PLAN_LIMITS.easyWeeksAfterBreak * WEEK_DAYS, {
      unit: 'count',
      method: 'convention',
      proof: MODEL,
    }),
    ...days('halfRecovery', HALF_MARATHON_METERS),
    ...days('marathonRecovery', MARATHON_METERS),
  ]);
}

/** Conventions that advice names by figures. */
function factsOfPractice(): QuotedFact[] {
  const about = { method: 'convention', proof: MODEL } as const;
  return plain([
    ...makeFact('answer.begin.days', BEGIN.days, { unit: 'count', ...about }),
    ...makeFact('answer.begin.minutes', BEGIN.minutes, { unit: 'minutes', ...about }),
    ...makeFact('answer.begin.run', BEGIN.run, { unit: 'minutes', ...about }),
    ...makeFact('answer.begin.walk', BEGIN.walk, { unit: 'minutes', ...about }),
    ...makeFact('answer.hard.days', HARD_REST_DAYS, { unit: 'count', ...about }),
    ...makeFact('answer.taper.days', TAPER_DAYS, { unit: 'count', ...about }),
    ...makeFact('answer.finalLong.days', FINAL_LONG_DAYS, { unit: 'count', ...about }),
    ...makeFact('answer.arrive.minutes', ARRIVE_MINUTES, { unit: 'minutes', ...about }),
    ...makeFact('answer.recovery.days', RECOVERY_DAYS, { unit: 'count', ...about }),
  ]);
}

function factsOfRepetitions(paceSeconds: number | null): QuotedFact[] {
  if (paceSeconds === null) return [];
  return REPETITION_METERS.flatMap((meters) => [
    ...plain(
      makeFact(`answer.repetition.${meters}.duration`, Math.round((paceSeconds * meters) / 1000), {
        unit: 'raceSeconds',
        method: 'plan-intervals',
        proof: MODEL,
      }),
    ),
    ...plain(
      makeFact(`answer.repetition.${meters}.length`, meters, {
        unit: 'repetitionMeters',
        method: 'plan-intervals',
        proof: MODEL,
      }),
    ),
  ]);
}

/** By how much this week so far differs from the last one. */
function factsOfWeeksBeside(now: number | null, before: number | null): QuotedFact[] {
  if (now === null || before === null) return [];
  return plain(
    makeFact('answer.weeks.difference', Math.abs(now - before), {
      unit: 'meters',
      method: 'runs-difference',
      proof: MODEL,
    }),
  );
}

function factsOfShoes(weekMeters: number | null): QuotedFact[] {
  const [least, most] = SHOE_METERS;
  const about = { method: 'convention', proof: MODEL } as const;
  return plain([
    ...makeFact('answer.shoes.least', least, { unit: 'roundMeters', ...about }),
    ...makeFact('answer.shoes.most', most, { unit: 'roundMeters', ...about }),
    ...(weekMeters === null || weekMeters <= 0
      ? []
      : makeFact('answer.shoes.weeks', SHOE_MIDDLE_METERS / weekMeters, {
          unit: 'count',
          ...about,
        })),
  ]);
}

function factsOfFuel(fromSeconds: number | null, toSeconds: number | null): QuotedFact[] {
  const about = { method: 'convention', proof: MODEL } as const;
  const gelsIn = (seconds: number) => Math.floor(seconds / MINUTE_SECONDS / GEL_EVERY_MINUTES);
  return plain([
    ...makeFact('answer.fuel.from', FUEL_FROM_MINUTES, { unit: 'minutes', ...about }),
    ...makeFact('answer.gels.every', GEL_EVERY_MINUTES, { unit: 'minutes', ...about }),
    ...(fromSeconds === null || toSeconds === null
      ? []
      : makeFact('answer.gels.marathon', gelsIn((fromSeconds + toSeconds) / 2), {
          unit: 'count',
          ...about,
        })),
  ]);
}
