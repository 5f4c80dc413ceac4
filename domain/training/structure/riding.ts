import type { Riding } from '../../activities/computed-analysis.ts';
import type { RecordingColumns } from '../../recordings/recording.ts';
import { isFasterThanRunners } from '../performance/runner-limits.ts';
import { raceDistanceNear } from '../performance/vdot.ts';
import { STANDING_METERS_PER_SECOND } from '../../recordings/standing-speed.ts';
import { spreadOf } from './bout-evidence.ts';
import type { RecordedSession } from './recorded-session.ts';

/** What else is known of the session and its runner. */
export interface RidingContext {
  distanceMeters: number | null;
  movingSeconds: number;
  /** Null where not measured or not to be trusted. */
  meanHeartRate: number | null;
  /** Of this runner's other runs; null = not known. */
  usualEasyPaceSecondsPerKilometer: number | null;
  /** What other runs show; null = not known. */
  vdot: number | null;
}

/** Steps of both legs per minute, and metres a step, that running and walking have. */
const STEPS_PER_MINUTE = [140, 240] as const;
const STEP_METERS_MAXIMUM = 2.3;
/** With fewer steps a minute than this nobody moves on foot at this speed: metres per second. */
const WHEELING_METERS_PER_SECOND = 3.5;
const WHEELING_STEPS_MAXIMUM = 125;
/** A counter of steps that is silent for longer has failed, or was never there. */
const SILENT_SECONDS = 120;
const KNOWN_SHARE = 0.6;
const WHEELED_THROUGHOUT_SHARE = 0.3;
const STEPPED_SHARE = 0.5;
/** Without a step at speed between: the pedals stood still this often, and steps fitted in between. */
const COASTS = 8;
const COAST_SECONDS = 5;
const COAST_SHARE = 0.1;

/** Without steps: again and again faster than this for such a time is no running. Metres per second. */
const ROLLING_METERS_PER_SECOND = [7.3, 45] as const;
const ROLLING_SECONDS = 15;
const ROLLED_SECONDS = 45;
const ROLLED_SHARE = 0.2;
/** Longer at once than any sprint: a car or bicycle took over for a part of the way. */
const DRIVEN_SECONDS = 40;
/** Such a speed for half of the time and more, stops left out, makes a ride possible at all. */
const RIDE_METERS_PER_SECOND = 4;
const RIDE_SECONDS = 600;
/** Nobody's heart beats so slowly at that speed on foot. */
const RESTFUL_BEATS = 118;
/** Speed of any race of ten minutes and more over that of the same runner's easy runs. */
const OVER_EASY_SPEED = 1.5;
/** A runner of this known form may run as nearly nobody does. */
const FAST_RUNNER_VDOT = 56;
/** Where nothing is known but positions: a long time at this speed is a ride more often than a run. */
const UNPROVEN_METERS_PER_SECOND = 15 / 3.6;
/** Races are run evenly to their end; rides brake, roll and turn off. */
const RACE_MINUTE_SPREAD = 0.06;
/** Between readings farther apart a lost position looks like a ride. */
const DENSE_SECONDS = 6;

/** A part that was ridden or driven: faster than the steps before it by this, and for this long. */
const PART_SECONDS = 120;
const PART_OVER_STEPPING = 1.35;
const PART_METERS_PER_SECOND = 4.5;
const SMOOTHING_SECONDS = 10;

interface Cell {
  seconds: number;
  speed: number;
  smoothSpeed: number;
  /** NaN = not known. */
  steps: number;
  isDense: boolean;
}

/**
 * Whether what is called a run was ridden. Speed against steps decides where steps were counted: no leg steps that
 * far, and no runner glides. Else only speeds decide that nobody, or not this runner, runs.
 */
export function ridingOf(session: RecordedSession, context: RidingContext): Riding {
  const cells = movingCells(session);
  const moved = secondsOf(cells, () => true);
  if (moved === 0) return 'none';
  const known = cells.filter(({ steps }) => !Number.isNaN(steps));
  const knownSeconds = secondsOf(known, () => true);
  const stepped = secondsOf(known, isStepped);
  if (knownSeconds >= moved * KNOWN_SHARE) {
    const wheeled = secondsOf(known, isWheeled);
    const isThroughout =
      wheeled >= knownSeconds * WHEELED_THROUGHOUT_SHARE && stepped <= knownSeconds * STEPPED_SHARE;
    if (isThroughout || isCoasting(cells, moved)) return 'whole';
  }
  const isStepping = stepped >= moved * STEPPED_SHARE;
  if (isStepping) return wheeledAfter(cells) >= PART_SECONDS ? 'part' : 'none';
  if (isRiddenBySpeed(cells, moved, context)) return 'whole';
  return rollingStretches(cells).some((seconds) => seconds >= DRIVEN_SECONDS) ? 'part' : 'none';
}

function secondsOf(cells: readonly Cell[], counts: (cell: Cell) => boolean): number {
  return cells.reduce((sum, cell) => (counts(cell) ? sum + cell.seconds : sum), 0);
}

function isStepped({ steps, smoothSpeed }: Cell): boolean {
  const [least, most] = STEPS_PER_MINUTE;
  return steps >= least && steps <= most && smoothSpeed * 60 <= steps * STEP_METERS_MAXIMUM;
}

function isWheeled({ steps, smoothSpeed }: Cell): boolean {
  if (smoothSpeed < WHEELING_METERS_PER_SECOND) return false;
  return steps < WHEELING_STEPS_MAXIMUM || smoothSpeed * 60 > steps * STEP_METERS_MAXIMUM;
}

/** The pedals stand still again and again at full speed, which no counter of steps makes up. */
function isCoasting(cells: readonly Cell[], moved: number): boolean {
  const coasts = stretchesOf(
    cells,
    ({ steps, smoothSpeed }) => steps === 0 && smoothSpeed >= WHEELING_METERS_PER_SECOND,
  ).filter((seconds) => seconds >= COAST_SECONDS);
  const coasted = coasts.reduce((sum, seconds) => sum + seconds, 0);
  return coasts.length >= COASTS && coasted >= moved * COAST_SHARE;
}

function isRiddenBySpeed(cells: readonly Cell[], moved: number, context: RidingContext): boolean {
  const { meanHeartRate, usualEasyPaceSecondsPerKilometer: easyPace } = context;
  const isFastRunner = context.vdot !== null && context.vdot >= FAST_RUNNER_VDOT;
  const mean = cells.reduce((sum, { speed, seconds }) => sum + speed * seconds, 0) / moved;
  const speeds = cells.map(({ speed }) => speed).sort((a, b) => a - b);
  // A run of which a part was driven is mostly as slow as runs are.
  if ((speeds[speeds.length >>> 1] ?? 0) < RIDE_METERS_PER_SECOND) return false;
  const rolled = rollingStretches(cells).reduce((sum, seconds) => sum + seconds, 0);
  if (rolled >= Math.max(ROLLED_SECONDS, moved * ROLLED_SHARE)) return true;
  const isTooFast = isFasterThanRunners({
    ...context,
    averageHeartRateBeatsPerMinute: meanHeartRate,
  });
  if (isTooFast && !isFastRunner) return true;
  if (moved < RIDE_SECONDS) return false;
  const isUnproven =
    meanHeartRate === null &&
    easyPace === null &&
    context.vdot === null &&
    !hasSteps(cells) &&
    !isRunAsRace(cells, context.distanceMeters);
  return (
    rolled >= ROLLED_SECONDS ||
    (isUnproven && mean >= UNPROVEN_METERS_PER_SECOND) ||
    (meanHeartRate !== null && meanHeartRate <= RESTFUL_BEATS && !isFastRunner) ||
    (easyPace !== null && (mean * easyPace) / 1000 >= OVER_EASY_SPEED)
  );
}

/** Exactly as far as a race, and as even as only who runs one is. */
function isRunAsRace(cells: readonly Cell[], distanceMeters: number | null): boolean {
  if (distanceMeters === null || raceDistanceNear(distanceMeters) === null) return false;
  const minutes: { meters: number; seconds: number }[] = [];
  for (const { speed, seconds } of cells) {
    const last = minutes.at(-1);
    if (last && last.seconds < 60) {
      last.meters += speed * seconds;
      last.seconds += seconds;
    } else minutes.push({ meters: speed * seconds, seconds });
  }
  return spreadOf(minutes.map(({ meters, seconds }) => meters / seconds)) <= RACE_MINUTE_SPREAD;
}

function hasSteps(cells: readonly Cell[]): boolean {
  return cells.some(({ steps }) => !Number.isNaN(steps));
}

function rollingStretches(cells: readonly Cell[]): number[] {
  const [least, most] = ROLLING_METERS_PER_SECOND;
  return stretchesOf(
    cells,
    ({ speed, isDense }) => isDense && speed >= least && speed <= most,
  ).filter((seconds) => seconds >= ROLLING_SECONDS);
}

/** Lengths of the stretches in which all cells count, in seconds. */
function stretchesOf(cells: readonly Cell[], counts: (cell: Cell) => boolean): number[] {
  const stretches: number[] = [];
  let isOpen = false;
  for (const cell of cells) {
    const isCounted = counts(cell);
    if (isCounted && isOpen)
      stretches[stretches.length - 1] = (stretches.at(-1) ?? 0) + cell.seconds;
    else if (isCounted) stretches.push(cell.seconds);
    isOpen = isCounted;
  }
  return stretches;
}

/** Seconds of wheeling in parts that are clearly faster than what was stepped. */
function wheeledAfter(cells: readonly Cell[]): number {
  const stepping = cells
    .filter(isStepped)
    .map(({ smoothSpeed }) => smoothSpeed)
    .sort((a, b) => a - b);
  const usual = stepping[stepping.length >>> 1] ?? 0;
  const least = Math.max(PART_METERS_PER_SECOND, usual * PART_OVER_STEPPING);
  return secondsOf(
    cells,
    (cell) => !isStepped(cell) && isWheeled(cell) && cell.isDense && cell.smoothSpeed >= least,
  );
}

function movingCells({ curve, timeline, decoded }: RecordedSession): Cell[] {
  const { metersPerSecond, elapsedSeconds, stepSeconds } = timeline;
  const steps = withoutSilence(decoded.recording.columns.cadencePerMinute, curve.elapsedSeconds);
  const sinceMoved = secondsSinceDistance(decoded.recording.columns, curve.elapsedSeconds);
  const reach = Math.max(0, Math.round(SMOOTHING_SECONDS / 2 / stepSeconds));
  const cells: Cell[] = [];
  let reading = 0;
  for (let at = 0; at < metersPerSecond.length; at += 1) {
    const from = elapsedSeconds[at] as number;
    while (
      reading < curve.elapsedSeconds.length - 1 &&
      (curve.elapsedSeconds[reading] as number) < from
    ) {
      reading += 1;
    }
    const speed = metersPerSecond[at] as number;
    if (speed < STANDING_METERS_PER_SECOND) continue;
    const around = metersPerSecond.subarray(Math.max(0, at - reach), at + reach + 1);
    cells.push({
      seconds: stepSeconds,
      speed,
      smoothSpeed: around.reduce((sum, value) => sum + value, 0) / around.length,
      steps: steps[reading] as number,
      isDense: (sinceMoved[reading] as number) <= DENSE_SECONDS,
    });
  }
  return cells;
}

/** For each reading the time since the one before it that held a distance or speed. */
function secondsSinceDistance(
  { distanceMeters, speedMetersPerSecond }: RecordingColumns,
  elapsedSeconds: Float64Array,
): Float64Array {
  let last = Number.NEGATIVE_INFINITY;
  return elapsedSeconds.map((seconds, index) => {
    const since = seconds - last;
    const isKnown =
      !Number.isNaN(distanceMeters[index]) || !Number.isNaN(speedMetersPerSecond[index]);
    if (isKnown) last = seconds;
    return since;
  });
}

/** Cadence without the zeros of a counter that was silent for long or for all of the time. */
function withoutSilence(cadence: Float64Array, elapsedSeconds: Float64Array): Float64Array {
  const steps = cadence.slice();
  let from = 0;
  for (let index = 0; index <= steps.length; index += 1) {
    if (index < steps.length && !((steps[index] as number) > 0)) continue;
    const end = elapsedSeconds[Math.min(index, steps.length - 1)] as number;
    const isSilent = end - (elapsedSeconds[from] ?? end) > SILENT_SECONDS;
    if (isSilent) steps.fill(Number.NaN, from, index);
    from = index + 1;
  }
  return steps;
}
