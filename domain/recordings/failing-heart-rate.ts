/** No heart keeps exactly one rate for this long. */
const FROZEN_SECONDS = 240;
/** Where the other readings never move either, nothing froze. */
const LIVELY_SHARE = 0.05;
const LIVELY_READINGS = 300;
/** Beats of the usual ones below which nobody runs at the usual speed. */
const FALLEN_SHARE = 0.72;
const USUAL_SPEED_SHARE = 0.9;
const RUNNING_METERS_PER_SECOND = 2;
const FALLEN_SECONDS = 60;
const LONGEST_STEP_SECONDS = 30;

/**
 * Heart rate without what a failing sensor wrote. A strap that lost its connection repeats one value
 * for minutes. One that slipped shows a rate of rest at the usual speed.
 *
 * @param speeds metres per second at each reading; null = no run, so that speed says nothing
 */
export function withoutFailedStretches(
  beatsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
  speeds: Float64Array | null,
): Float64Array {
  const thawed = withoutFrozen(beatsPerMinute, elapsedSeconds);
  return speeds ? withoutFallen(thawed, elapsedSeconds, speeds) : thawed;
}

function withoutFrozen(beats: Float64Array, elapsedSeconds: Float64Array): Float64Array {
  const frozen: [from: number, to: number][] = [];
  let from = 0;
  let lively = 0;
  let changes = 0;
  for (let index = 1; index <= beats.length; index += 1) {
    if (index < beats.length && beats[index] === beats[from]) continue;
    const isKnown = !Number.isNaN(beats[from]);
    const seconds = (elapsedSeconds[index - 1] as number) - (elapsedSeconds[from] as number);
    if (isKnown && seconds >= FROZEN_SECONDS) frozen.push([from, index]);
    else if (isKnown) {
      lively += index - from;
      changes += 1;
    }
    from = index;
  }
  const isLively = lively >= LIVELY_READINGS && changes >= lively * LIVELY_SHARE;
  if (frozen.length === 0 || !isLively) return beats;
  const result = beats.slice();
  for (const [first, end] of frozen) result.fill(Number.NaN, first, end);
  return result;
}

function withoutFallen(
  beats: Float64Array,
  elapsedSeconds: Float64Array,
  speeds: Float64Array,
): Float64Array {
  const isRunning = (index: number) => (speeds[index] as number) >= RUNNING_METERS_PER_SECOND;
  const usualBeats = middleOf(beats.filter((value, index) => value > 0 && isRunning(index)));
  const usualSpeed = middleOf(speeds.filter((_, index) => isRunning(index)));
  const isFallen = (index: number) =>
    (beats[index] as number) < usualBeats * FALLEN_SHARE &&
    (speeds[index] as number) >= usualSpeed * USUAL_SPEED_SHARE;
  const result = beats.slice();
  let first = -1;
  let seconds = 0;
  for (let index = 0; index <= beats.length; index += 1) {
    if (index < beats.length && isFallen(index)) {
      if (first < 0) first = index;
      const before = elapsedSeconds[Math.max(0, index - 1)] as number;
      seconds += Math.min(LONGEST_STEP_SECONDS, (elapsedSeconds[index] as number) - before);
      continue;
    }
    if (first >= 0 && seconds >= FALLEN_SECONDS) result.fill(Number.NaN, first, index);
    first = -1;
    seconds = 0;
  }
  return result;
}

function middleOf(values: Float64Array): number {
  return values.slice().sort()[values.length >>> 1] ?? 0;
}
