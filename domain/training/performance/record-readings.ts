import { RECORD_DISTANCES, type RecordDistance } from '../../athletes/athlete-profile.ts';
import { cameronSeconds, riegelSeconds } from './race-prediction.ts';
import { RECORD_METERS } from './record-meters.ts';
import { raceSecondsOf, vdotOf } from './vdot.ts';

/** Daniels' and Gilbert's curves hold for races of about 3.5 minutes to 4 hours. */
const LONGEST_SECONDS = 14_400;
/** Outside of the book's tables nobody has checked what the formula says. */
const VDOT_RANGE = [30, 85] as const;
/** Half of all recreational runners need at least this much longer over the marathon (Vickers & Vertosick 2016). */
const MARATHON_MARGIN_SECONDS = 600;

/** Why a time says nothing in VDOT: it took too long, or its VDOT lies outside of the tables. */
export type UnreadableReason = 'tooLong' | 'tooSlow' | 'tooFast';

/** What a time over a distance says. */
export type RaceReading = { secondsPerKilometer: number } & (
  | { vdot: number; unreadable: null }
  | { vdot: null; unreadable: UnreadableReason }
);

/**
 * What a race time says in VDOT.
 *
 * @example readRace('tenKilometers', 2400).vdot // 51.94
 */
export function readRace(distance: RecordDistance, seconds: number): RaceReading {
  const distanceMeters = RECORD_METERS[distance];
  const secondsPerKilometer = (seconds * 1000) / distanceMeters;
  const unreadable = (reason: UnreadableReason): RaceReading => ({
    vdot: null,
    unreadable: reason,
    secondsPerKilometer,
  });
  if (seconds > LONGEST_SECONDS) return unreadable('tooLong');
  const vdot = vdotOf({ distanceMeters, elapsedSeconds: seconds });
  // Too fast for the formula is faster than anybody: walking pace is caught by the time above.
  if (vdot === null || vdot > VDOT_RANGE[1]) return unreadable('tooFast');
  if (vdot < VDOT_RANGE[0]) return unreadable('tooSlow');
  return { vdot, unreadable: null, secondsPerKilometer };
}

export interface RecordReading {
  distance: RecordDistance;
  seconds: number;
  reading: RaceReading;
}

/** The record that says most of the runner. */
export interface BestRecord {
  distance: RecordDistance;
  seconds: number;
  vdot: number;
}

export interface RecordReadings {
  /** Those that were given, shortest first. */
  records: readonly RecordReading[];
  /** Null = none says anything. */
  best: BestRecord | null;
}

/** What each given record says, and which says most. */
export function readRecords(
  recordSeconds: Readonly<Record<RecordDistance, number | null>>,
): RecordReadings {
  const records = RECORD_DISTANCES.flatMap((distance): RecordReading[] => {
    const seconds = recordSeconds[distance];
    return seconds === null ? [] : [{ distance, seconds, reading: readRace(distance, seconds) }];
  });
  const [best = null] = records
    .flatMap(({ distance, seconds, reading: { vdot } }): BestRecord[] =>
      vdot === null ? [] : [{ distance, seconds, vdot }],
    )
    .sort((a, b) => b.vdot - a.vdot);
  return { records, best };
}

/** What a goal would take, beside what the records say. */
export interface GoalReading {
  reading: RaceReading;
  /** How much VDOT is missing; 0 or less = the best record says that it can be done. Null = not known. */
  missingVdot: number | null;
  /**
   * What the best record predicts for the distance, in seconds; over the marathon a range, since all
   * formulas are too fast there for most runners. Null where they say nothing.
   */
  predicted: { fromSeconds: number; toSeconds: number } | null;
}

/** @param best of {@link readRecords}; null = nothing is known of the runner, and nothing made up */
export function readGoal(
  goal: { distance: RecordDistance; seconds: number },
  best: BestRecord | null,
): GoalReading {
  const reading = readRace(goal.distance, goal.seconds);
  if (!best) return { reading, missingVdot: null, predicted: null };
  return {
    reading,
    missingVdot: reading.vdot === null ? null : reading.vdot - best.vdot,
    predicted: predictionOf(goal.distance, best),
  };
}

function predictionOf(distance: RecordDistance, best: BestRecord): GoalReading['predicted'] {
  const meters = RECORD_METERS[distance];
  const seconds = raceSecondsOf(best.vdot, meters);
  if (distance !== 'marathon') {
    return seconds > LONGEST_SECONDS ? null : { fromSeconds: seconds, toSeconds: seconds };
  }
  if (best.distance === 'marathon') return { fromSeconds: best.seconds, toSeconds: best.seconds };
  const known = { distanceMeters: RECORD_METERS[best.distance], elapsedSeconds: best.seconds };
  const times = [seconds, riegelSeconds(known, meters), cameronSeconds(known, meters)];
  return {
    fromSeconds: Math.min(...times),
    toSeconds: Math.max(...times) + MARATHON_MARGIN_SECONDS,
  };
}
