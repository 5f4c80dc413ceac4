import {
  DAYS_A_WEEK,
  DAY_MILLISECONDS,
  MINUTE_MILLISECONDS,
} from '@tasuki/domain/measures/durations';
import { DEMO_RUNNER } from './demo-runner.ts';
import { encodeFit } from './encode-fit.ts';
import type { Terrain } from './course.ts';
import type { RunPlan, SensorFault } from './run-plan.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { simulateRun } from './simulate-run.ts';
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
} from './training-sessions.ts';

const HISTORY_WEEKS = 8;
/** Tokyo has no summer time. */
const UTC_OFFSET_MINUTES = 540;

/** A session of the demo runner's last eight weeks. */
export interface DemoSession {
  fileName: string;
  /** The runner's own name for the purpose. */
  name: string;
  plan: RunPlan;
}

interface Session {
  name: string;
  steps: SessionSteps;
  laps: RunPlan['laps'];
  terrain: Terrain;
  /** Minutes after midnight. */
  startsAt: number;
  faults?: readonly SensorFault[];
}

const MORNING = 6 * 60 + 10;
const EVENING = 19 * 60 + 20;
const SUNDAY = 7 * 60;

function session(
  name: string,
  steps: SessionSteps,
  change: Partial<Omit<Session, 'name' | 'steps'>> = {},
): Session {
  return { name, steps, laps: 'kilometers', terrain: 'flat', startsAt: MORNING, ...change };
}

function workout(name: string, steps: SessionSteps, terrain: Terrain = 'flat'): Session {
  return session(name, steps, { laps: 'workout', terrain, startsAt: EVENING });
}

/**
 * The eight weeks, Monday first: two building up, one lighter, three building
 * further with a 10 km race, one lighter, one sharp. Null is a day of rest.
 */
const WEEKS: readonly (readonly (Session | null)[])[] = [
  [
    null,
    workout('intervals', intervalRun(5, { meters: 1000, effort: 1.07 }, 2.5), 'track'),
    null,
    session('easy', easyRun(8000), { terrain: 'rolling' }),
    null,
    session('easy', easyRun(7000)),
    session('long', longRun(14_000), { startsAt: SUNDAY, terrain: 'rolling' }),
  ],
  [
    null,
    workout('tempo', tempoRun(20)),
    session('recovery', recoveryRun(6000)),
    null,
    session('hills', hillRepeats(7), { laps: 'workout', terrain: 'hilly', startsAt: EVENING }),
    session('easy', easyRun(8000)),
    session('long', longRun(16_000), {
      startsAt: SUNDAY,
      // Low sun, cold wrist: the optical sensor counts steps for the first minutes.
      faults: [{ kind: 'cadenceLock', fromSeconds: 60, seconds: 340 }],
    }),
  ],
  [
    null,
    session('easy', easyRun(8000)),
    null,
    session('progression', progressionRun(9000), { terrain: 'rolling' }),
    null,
    session('easy on the treadmill', easyRun(7000), { terrain: 'treadmill', startsAt: EVENING }),
    session('long', longRun(12_000), { startsAt: SUNDAY }),
  ],
  [
    null,
    workout('intervals', intervalRun(6, { meters: 1000, effort: 1.07 }, 2.25), 'track'),
    session('recovery', recoveryRun(6000)),
    session('easy', easyRun(9000), { terrain: 'rolling' }),
    null,
    session('through town', stopAndGo(8000), {
      faults: [{ kind: 'positionScatter', fromSeconds: 700, seconds: 500 }],
    }),
    session('long', longRun(17_000), { startsAt: SUNDAY, terrain: 'rolling' }),
  ],
  [
    null,
    workout('tempo', tempoRun(25)),
    null,
    session('easy', easyRun(8000), {
      faults: [{ kind: 'heartRateDropout', fromSeconds: 900, seconds: 420 }],
    }),
    null,
    session('easy', easyRun(5000)),
    session('10 km race', race(10_060, 1.025), { startsAt: SUNDAY + 120 }),
  ],
  [
    null,
    session('recovery', recoveryRun(7000)),
    workout('short intervals', intervalRun(10, { meters: 400, effort: 1.13 }, 1.25), 'track'),
    session('easy', easyRun(9000)),
    null,
    session('hilly', easyRun(11_000), { terrain: 'hilly' }),
    session('long', longRun(19_000), { startsAt: SUNDAY, terrain: 'rolling' }),
  ],
  [
    null,
    session('easy', easyRun(8000)),
    workout('tempo', tempoRun(20)),
    null,
    session('easy', easyRun(8000), {
      // The strap was put on dry.
      faults: [{ kind: 'heartRateSpike', fromSeconds: 20, seconds: 150 }],
    }),
    session('easy', easyRun(6000)),
    session('long', longRun(15_000), { startsAt: SUNDAY, terrain: 'rolling' }),
  ],
  [
    // Every day of the last week has a run, so that the history can end on any of them.
    session('recovery', recoveryRun(5000)),
    workout('intervals', intervalRun(5, { meters: 1000, effort: 1.07 }, 2.5), 'track'),
    session('easy', easyRun(7000)),
    workout('tempo', tempoRun(20)),
    session('recovery', recoveryRun(5000)),
    session('progression', progressionRun(8000)),
    session('long', longRun(18_000, 0.82), { startsAt: SUNDAY, terrain: 'rolling' }),
  ],
];

/**
 * Eight weeks of a half-marathon build that end on a day. Weeks run from Monday. The current one is
 * run as far as it has come, so that the last session is on that very day whatever weekday it is.
 *
 * @param endsOn calendar day in Tokyo, YYYY-MM-DD
 */
export function demoHistory(endsOn: string): DemoSession[] {
  const end = Date.parse(`${endsOn}T00:00:00Z`);
  if (Number.isNaN(end)) throw new Error(`Not a day: ${endsOn}`);
  const weekday = (new Date(end).getUTCDay() + 6) % DAYS_A_WEEK;
  const firstMonday = end - (weekday + (HISTORY_WEEKS - 1) * DAYS_A_WEEK) * DAY_MILLISECONDS;
  return WEEKS.flatMap((week, weekIndex) =>
    week.flatMap((planned, dayIndex): DemoSession[] => {
      const day = firstMonday + (weekIndex * DAYS_A_WEEK + dayIndex) * DAY_MILLISECONDS;
      if (!planned || day > end) return [];
      return [toDemoSession(planned, day)];
    }),
  );
}

function toDemoSession(planned: Session, day: number): DemoSession {
  const seed = Math.round(day / DAY_MILLISECONDS);
  const random = seededRandom(seed);
  const startsAt = planned.startsAt + Math.round(random.between(-12, 18));
  const startedAt = new Date(
    day +
      (startsAt - UTC_OFFSET_MINUTES) * MINUTE_MILLISECONDS +
      Math.round(random.between(0, 59)) * 1000,
  );
  const date = new Date(day).toISOString().slice(0, 10);
  return {
    fileName: `${date}-${planned.name.replaceAll(' ', '-')}.fit`,
    name: planned.name,
    plan: {
      runner: DEMO_RUNNER,
      startedAt,
      utcOffsetMinutes: UTC_OFFSET_MINUTES,
      steps: planned.steps,
      terrain: planned.terrain,
      temperatureCelsius: temperatureOn(day, startsAt, random),
      laps: planned.laps,
      faults: planned.faults ?? [],
      seed,
    },
  };
}

/** Tokyo's year: 5 °C in late January, 28 °C in late July, cooler in the morning. */
function temperatureOn(day: number, minuteOfDay: number, random: SeededRandom): number {
  const dayOfYear = (day / DAY_MILLISECONDS) % 365.25;
  const season = 16.5 - 11.5 * Math.cos((2 * Math.PI * (dayOfYear - 25)) / 365.25);
  const hour = minuteOfDay < 12 * 60 ? -2.5 : 1;
  return Math.round(season + hour + 2 * random.normal());
}

/** The file the watch would have saved of a session. */
export function demoRecording({ plan }: DemoSession): Uint8Array {
  return encodeFit(simulateRun(plan));
}
