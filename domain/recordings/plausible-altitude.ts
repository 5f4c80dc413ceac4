/** A step between two readings that no climb or descent makes: metres, and metres a second. */
const STEP_METERS = 50;
const STEP_METERS_PER_SECOND = 10;
/** A level with this share of the readings of the longest level is the ground behind a gap. */
const GROUND_SHARE = 0.1;

/**
 * Altitude without the levels that a device jumps to when it loses its own, as the
 * zeros at the end of some exports. Levels that were held for only a few readings go.
 *
 * @param altitudeMeters NaN = missing
 */
export function plausibleAltitude(
  altitudeMeters: Float64Array,
  elapsedSeconds: Float64Array,
): Float64Array {
  const levels: number[][] = [];
  let before = -1;
  for (let index = 0; index < altitudeMeters.length; index += 1) {
    if (Number.isNaN(altitudeMeters[index])) continue;
    const isNew = before < 0 || isStep(altitudeMeters, elapsedSeconds, before, index);
    const level = isNew ? levelReached(levels, altitudeMeters, elapsedSeconds, index) : null;
    if (level) levels.push(...levels.splice(levels.indexOf(level), 1));
    else if (isNew) levels.push([]);
    levels.at(-1)?.push(index);
    before = index;
  }
  const most = levels.reduce((longest, { length }) => Math.max(longest, length), 0);
  const plausible = new Float64Array(altitudeMeters.length).fill(Number.NaN);
  for (const held of levels.filter(({ length }) => length >= most * GROUND_SHARE)) {
    for (const index of held) plausible[index] = altitudeMeters[index] as number;
  }
  return plausible;
}

function isStep(
  altitudeMeters: Float64Array,
  elapsedSeconds: Float64Array,
  from: number,
  to: number,
): boolean {
  const meters = Math.abs((altitudeMeters[to] as number) - (altitudeMeters[from] as number));
  const seconds = (elapsedSeconds[to] as number) - (elapsedSeconds[from] as number);
  return meters > Math.max(STEP_METERS, seconds * STEP_METERS_PER_SECOND);
}

/** The earlier level that a step leads back to; null for one that is new. */
function levelReached(
  levels: readonly number[][],
  altitudeMeters: Float64Array,
  elapsedSeconds: Float64Array,
  index: number,
): number[] | null {
  return (
    levels.find((level) => {
      const last = level.at(-1);
      return last !== undefined && !isStep(altitudeMeters, elapsedSeconds, last, index);
    }) ?? null
  );
}
