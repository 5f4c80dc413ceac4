import { DAYS_A_WEEK } from '@tasuki/domain/measures/durations';
import type { Terrain } from '../recordings/course.ts';
import type { RunPlan, SensorFault } from '../recordings/run-plan.ts';
import { seededRandom, type SeededRandom } from '../recordings/seeded-random.ts';
import {
  easyRun,
  hillRepeats,
  intervalRun,
  longRun,
  progressionRun,
  race,
  recoveryRun,
  stopAndGo,
  tempoRun,
  type SessionSteps,
} from '../recordings/training-sessions.ts';
import type { AthleteTraining } from './sandbox-athletes.ts';
import type { SessionKind } from './session-titles.ts';

/** One session of an athlete; its place and quality depend on the day. */
export interface PlannedSession {
  kind: SessionKind;
  steps: SessionSteps;
  laps: RunPlan['laps'];
  terrain: Terrain;
  /** Minutes after local midnight. */
  startsAt: number;
  faults: readonly SensorFault[];
  isPrivate: boolean;
  /** Typed in afterwards: there is no recording. */
  isManual: boolean;
}

/** Day 0 is a Thursday. */
const DAYS_FROM_MONDAY = 3;
const MORNING = 6 * 60 + 10;
const EVENING = 19 * 60 + 20;
/** Three weeks that build and one that lets the body catch up. */
const CYCLE: readonly number[] = [0.92, 1, 1.08, 0.72];
/** Rain, work, a cold. */
const MISSED_SHARE = 0.06;
const PRIVATE_SHARE = 0.05;
const MANUAL_SHARE = 0.03;
const NO_STRAP_SHARE = 0.06;
/** Longer than any session. */
const WHOLE_SESSION_SECONDS = 86_400;

type Sketch = Pick<PlannedSession, 'kind' | 'steps'> &
  Partial<Pick<PlannedSession, 'laps' | 'terrain' | 'startsAt'>>;

/**
 * An athlete's sessions on a day: none, one or two. A day always has the same sessions.
 *
 * @param day days since 1970-01-01, local
 */
export function plannedOn(training: AthleteTraining, day: number): PlannedSession[] {
  const random = seededRandom(training.seed * 1_000_003 + day);
  const isMissed = random.uniform() < MISSED_SHARE;
  const week = Math.floor((day + DAYS_FROM_MONDAY) / DAYS_A_WEEK);
  const weekday = (day + DAYS_FROM_MONDAY) % DAYS_A_WEEK;
  const load = training.volume * (CYCLE[week % CYCLE.length] ?? 1);
  const sketches = sketchesOf(training, { week, weekday, load }, random);
  return isMissed ? [] : sketches.map((sketch) => finished(sketch, random));
}

function finished(sketch: Sketch, random: SeededRandom): PlannedSession {
  const { kind } = sketch;
  const isPlain = kind === 'easy' || kind === 'recovery' || kind === 'treadmill';
  const isPrivate = random.uniform() < PRIVATE_SHARE && kind !== 'race';
  const isManual = random.uniform() < MANUAL_SHARE && isPlain;
  const hasNoStrap = random.uniform() < NO_STRAP_SHARE || kind === 'walk';
  return {
    laps: 'kilometers',
    terrain: 'flat',
    startsAt: MORNING,
    ...sketch,
    faults: hasNoStrap
      ? [{ kind: 'heartRateDropout', fromSeconds: 0, seconds: WHOLE_SESSION_SECONDS }]
      : [],
    isPrivate,
    isManual,
  };
}

function sketchesOf(
  { daysAWeek }: AthleteTraining,
  { week, weekday, load }: { week: number; weekday: number; load: number },
  random: SeededRandom,
): Sketch[] {
  const chance = random.uniform();
  const isDaily = daysAWeek === 7;
  switch (weekday) {
    case 0:
      if (isDaily) return [{ kind: 'recovery', steps: recoveryRun(6000 * load) }];
      return chance < 0.2 ? [walk(random)] : [];
    case 1:
      return [quality(week, load)];
    case 2:
      return isDaily || chance < 0.4 ? [{ kind: 'recovery', steps: recoveryRun(6500 * load) }] : [];
    case 3:
      if (week % 3 === 2) {
        return [{ kind: 'progression', steps: progressionRun(9000 * load), terrain: 'rolling' }];
      }
      return chance < 0.15
        ? [
            {
              kind: 'treadmill',
              steps: easyRun(7000 * load),
              terrain: 'treadmill',
              startsAt: EVENING,
            },
          ]
        : [{ kind: 'easy', steps: easyRun(9000 * load), terrain: 'rolling' }];
    case 4:
      if (chance < 0.3) return [ride(random)];
      return isDaily ? [{ kind: 'easy', steps: easyRun(8000 * load) }] : [];
    case 5:
      return week % 3 === 0
        ? [{ kind: 'town', steps: stopAndGo(8000 * load), startsAt: 9 * 60 }]
        : [{ kind: 'easy', steps: easyRun(8000 * load) }];
    default:
      return [sunday(week, load), ...(chance < 0.12 ? [walk(random)] : [])];
  }
}

function quality(week: number, load: number): Sketch {
  const workout = { laps: 'workout', startsAt: EVENING } as const;
  switch (week % 4) {
    case 0:
      return {
        kind: 'intervals',
        steps: intervalRun(Math.round(5 * load), { meters: 1000, effort: 1.07 }, 2.5),
        terrain: 'track',
        ...workout,
      };
    case 1:
      return { kind: 'tempo', steps: tempoRun(Math.round(20 * load)), ...workout };
    case 2:
      return {
        kind: 'hills',
        steps: hillRepeats(Math.round(7 * load)),
        terrain: 'hilly',
        ...workout,
      };
    default:
      return {
        kind: 'intervals',
        steps: intervalRun(8, { meters: 400, effort: 1.13 }, 1.25),
        terrain: 'track',
        // The lap key, since no workout was set up on the watch.
        laps: 'lapKey',
        startsAt: EVENING,
      };
  }
}

function sunday(week: number, load: number): Sketch {
  if (week % 26 === 11) {
    return { kind: 'race', steps: race(21_150, 0.965), startsAt: 9 * 60 };
  }
  if (week % 13 === 5) return { kind: 'race', steps: race(10_060, 1.02), startsAt: 9 * 60 };
  return {
    kind: 'long',
    steps: longRun(16_000 * load),
    terrain: week % 2 === 0 ? 'rolling' : 'flat',
    startsAt: 7 * 60,
  };
}

function walk(random: SeededRandom): Sketch {
  return {
    kind: 'walk',
    steps: [
      { kind: 'move', length: { seconds: Math.round(random.between(1800, 4200)) }, effort: 0.42 },
    ],
    startsAt: 15 * 60 + 30,
  };
}

function ride(random: SeededRandom): Sketch {
  return {
    kind: 'ride',
    steps: [
      { kind: 'move', length: { seconds: Math.round(random.between(2400, 4800)) }, effort: 0.72 },
    ],
    startsAt: EVENING - 60,
  };
}
