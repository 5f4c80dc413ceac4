import type { RecordedSession } from './recorded-session.ts';

/** How long was run and how long was walked, as far as cadence and speed show. */
export interface Gait {
  runningSeconds: number;
  walkingSeconds: number;
  /** Moving, but neither cadence nor speed shows how. */
  unknownSeconds: number;
  /** Walks of 20 seconds and more between two stretches of running. */
  walkBreaks: number;
  /** Those that are the same however long a walk must be; null where some may have been none. */
  plainBreaks: { count: number; firstSeconds: number } | null;
}

/** Steps of both legs per minute: walkers stay below the first, runners above the second. */
const WALKING_STEPS_MAXIMUM = 140;
const RUNNING_STEPS_MINIMUM = 150;
/** Metres per second on the flat, where cadence is missing or lies between. */
const WALKING_SPEED_MAXIMUM = 1.75;
const RUNNING_SPEED_MINIMUM = 2.25;
/** On steeper ground speed alone shows nothing: fast hikers pass slow runners. */
const GRADE_MAXIMUM = 0.08;
const SMOOTHING_SECONDS = 10;
const SHORTEST_STRETCH_SECONDS = 20;
/** Between these a walk may be a crossing or an error of the watch. */
const DOUBTFUL_STRETCH_SECONDS = [12, 40] as const;
/** Over a longer hole between readings nobody knows who ran, walked or stood. */
const HOLE_SECONDS = 60;

/** A little more than was moved is rounding, more is holes between readings. */
const KNOWN_SHARE_MAXIMUM = 1.1;

/** Whether the gait adds up to what was moved: over holes of hours it shows nothing. */
export function isGaitKnown(
  { runningSeconds, walkingSeconds }: Gait,
  movingSeconds: number,
): boolean {
  return runningSeconds + walkingSeconds <= movingSeconds * KNOWN_SHARE_MAXIMUM;
}

type Kind = 'running' | 'walking' | 'unknown';

interface Stretch {
  kind: Kind;
  startSeconds: number;
  seconds: number;
}

/**
 * Distinguishes running from walking, second by second, by cadence first and speed second; by
 * cadence alone where no distance is known.
 */
export function gaitOf(session: RecordedSession): Gait {
  return session.curve.hasDistance ? gaitOnTimeline(session) : gaitBySteps(session);
}

function gaitBySteps({ curve, decoded }: RecordedSession): Gait {
  const cadence = decoded.recording.columns.cadencePerMinute;
  const { elapsedSeconds, movingSeconds } = curve;
  const stretches: Stretch[] = [];
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const steps = cadence[index] as number;
    const seconds = (movingSeconds[index] as number) - (movingSeconds[index - 1] as number);
    if (!(steps > 0) || seconds <= 0) continue;
    const isHole = seconds > HOLE_SECONDS;
    const kind = isHole ? 'unknown' : kindOfSteps(steps);
    addTo(stretches, { kind, startSeconds: elapsedSeconds[index - 1] as number, seconds });
  }
  return gaitOfStretches(stretches);
}

function gaitOnTimeline({ curve, timeline, decoded }: RecordedSession): Gait {
  const cadence = decoded.recording.columns.cadencePerMinute;
  const stretches: Stretch[] = [];
  let reading = 0;
  for (let cell = 0; cell < timeline.metersPerSecond.length; cell += 1) {
    const from = timeline.elapsedSeconds[cell] as number;
    while (
      reading < curve.elapsedSeconds.length - 1 &&
      (curve.elapsedSeconds[reading] as number) < from
    ) {
      reading += 1;
    }
    const speed = meanSpeed(timeline.metersPerSecond, cell, timeline.stepSeconds);
    if ((timeline.metersPerSecond[cell] as number) < 0.3) continue;
    const isHole =
      reading > 0 &&
      (curve.elapsedSeconds[reading] as number) - (curve.elapsedSeconds[reading - 1] as number) >
        HOLE_SECONDS;
    const kind = isHole
      ? 'unknown'
      : kindOf(cadence[reading] as number, speed, timeline.grade[cell] as number);
    addTo(stretches, { kind, startSeconds: from, seconds: timeline.stepSeconds });
  }
  return gaitOfStretches(stretches);
}

/** Lengthens the last stretch where it is of the same kind. */
function addTo(stretches: Stretch[], next: Stretch): void {
  const last = stretches.at(-1);
  if (last?.kind === next.kind) last.seconds += next.seconds;
  else stretches.push(next);
}

function gaitOfStretches(stretches: readonly Stretch[]): Gait {
  const secondsOf = (kind: Kind) =>
    stretches.reduce((sum, stretch) => sum + (stretch.kind === kind ? stretch.seconds : 0), 0);
  const [many, few] = DOUBTFUL_STRETCH_SECONDS.map((least) => walkBreaksIn(stretches, least));
  const first = few?.[0];
  return {
    runningSeconds: secondsOf('running'),
    walkingSeconds: secondsOf('walking'),
    unknownSeconds: secondsOf('unknown'),
    walkBreaks: walkBreaksIn(stretches, SHORTEST_STRETCH_SECONDS).length,
    plainBreaks:
      first && few.length === many?.length
        ? { count: few.length, firstSeconds: first.startSeconds }
        : null,
  };
}

function kindOfSteps(stepsPerMinute: number): Kind {
  if (stepsPerMinute >= RUNNING_STEPS_MINIMUM) return 'running';
  return stepsPerMinute > 0 && stepsPerMinute <= WALKING_STEPS_MAXIMUM ? 'walking' : 'unknown';
}

function kindOf(stepsPerMinute: number, speed: number, grade: number): Kind {
  const bySteps = kindOfSteps(stepsPerMinute);
  if (bySteps !== 'unknown') return bySteps;
  if (speed >= RUNNING_SPEED_MINIMUM && grade >= -GRADE_MAXIMUM) return 'running';
  if (speed <= WALKING_SPEED_MAXIMUM && grade <= GRADE_MAXIMUM) return 'walking';
  return 'unknown';
}

function meanSpeed(speeds: Float64Array, cell: number, stepSeconds: number): number {
  const reach = Math.max(0, Math.round(SMOOTHING_SECONDS / 2 / stepSeconds));
  let sum = 0;
  let count = 0;
  for (let at = cell - reach; at <= cell + reach; at += 1) {
    const speed = speeds[at];
    if (speed === undefined) continue;
    sum += speed;
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}

function walkBreaksIn(stretches: readonly Stretch[], leastSeconds: number): Stretch[] {
  const long = stretches.filter(
    ({ kind, seconds }) => kind !== 'unknown' && seconds >= leastSeconds,
  );
  return long.filter(
    ({ kind }, index) =>
      kind === 'walking' &&
      long[index - 1]?.kind === 'running' &&
      long.slice(index + 1).some((later) => later.kind === 'running'),
  );
}
