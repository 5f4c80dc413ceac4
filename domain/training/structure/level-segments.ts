/** A part of a series over which it keeps about one level; `to` is exclusive. */
export interface LevelSegment {
  from: number;
  to: number;
  mean: number;
}

/** The deviation of noise is never taken for less than this share of the typical value. */
const NOISE_SHARE_MINIMUM = 0.025;
/** Price of one more segment in units of noise variance times the logarithm of the length. */
const SEGMENT_PRICE = 6;

/**
 * Cuts a series into parts of one level each, so that squared deviations plus a
 * price for each part are least. The price follows the series' own noise, which
 * is read from the differences of neighbours.
 *
 * Takes time with the square of the length where the series has few steps: give
 * it no more than a few thousand values.
 *
 * @see Killick, Fearnhead & Eckley, J Am Stat Assoc 107:1590 (2012), PELT
 */
export function levelSegmentsOf(values: Float64Array): LevelSegment[] {
  const { length } = values;
  const sums = new Float64Array(length + 1);
  const squares = new Float64Array(length + 1);
  for (let index = 0; index < length; index += 1) {
    const value = values[index] as number;
    sums[index + 1] = (sums[index] as number) + value;
    squares[index + 1] = (squares[index] as number) + value * value;
  }
  const price = SEGMENT_PRICE * noiseVarianceOf(values) * Math.log(length + 1);
  // Least total of all cuts up to a place, and where the last part of that cut starts.
  const least = new Float64Array(length + 1);
  const startOf = new Uint32Array(length + 1);
  least[0] = -price;
  const candidates = new Uint32Array(length + 1);
  const totals = new Float64Array(length + 1);
  let count = 1;
  for (let to = 1; to <= length; to += 1) {
    const sumTo = sums[to] as number;
    const squareTo = squares[to] as number;
    let lowest = Infinity;
    let chosen = 0;
    for (let index = 0; index < count; index += 1) {
      const from = candidates[index] as number;
      const sum = sumTo - (sums[from] as number);
      const deviations = squareTo - (squares[from] as number) - (sum * sum) / (to - from);
      const total = (least[from] as number) + deviations;
      totals[index] = total;
      if (total < lowest) {
        lowest = total;
        chosen = from;
      }
    }
    least[to] = lowest + price;
    startOf[to] = chosen;
    // What is dearer already than the best cut up to here is part of no better one later.
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      if ((totals[index] as number) > lowest + price) continue;
      candidates[kept] = candidates[index] as number;
      kept += 1;
    }
    candidates[kept] = to;
    count = kept + 1;
  }
  const segments: LevelSegment[] = [];
  for (let to = length; to > 0; to = startOf[to] as number) {
    const from = startOf[to] as number;
    const mean = ((sums[to] as number) - (sums[from] as number)) / (to - from);
    segments.push({ from, to, mean });
  }
  return segments.reverse();
}

/**
 * Joins neighbours that differ by less than a share of the faster one, the most alike first. It
 * also joins single short parts with the neighbour they are more like.
 */
export function joinSimilar(
  segments: readonly LevelSegment[],
  leastDifference: number,
  shortest: number,
): LevelSegment[] {
  const joined = segments.map((segment) => ({ ...segment }));
  for (;;) {
    let lowest = Infinity;
    let at = -1;
    for (let index = 1; index < joined.length; index += 1) {
      const before = joined[index - 1] as LevelSegment;
      const after = joined[index] as LevelSegment;
      const difference =
        Math.abs(before.mean - after.mean) / Math.max(before.mean, after.mean, 1e-9);
      const isShort = Math.min(before.to - before.from, after.to - after.from) < shortest;
      // Short parts go before similar ones, into the neighbour they are more like.
      const rank = isShort ? difference - 1 : difference < leastDifference ? difference : Infinity;
      if (rank < lowest) {
        lowest = rank;
        at = index;
      }
    }
    if (at < 0) return joined;
    const before = joined[at - 1] as LevelSegment;
    const after = joined[at] as LevelSegment;
    const lengths = [before.to - before.from, after.to - after.from] as const;
    const mean = (before.mean * lengths[0] + after.mean * lengths[1]) / (lengths[0] + lengths[1]);
    joined.splice(at - 1, 2, { from: before.from, to: after.to, mean });
  }
}

/** Variance of the noise from the median difference of neighbours, which steps do not move. */
function noiseVarianceOf(values: Float64Array): number {
  const differences = new Float64Array(Math.max(0, values.length - 1));
  for (let index = 0; index < differences.length; index += 1) {
    differences[index] = Math.abs((values[index + 1] as number) - (values[index] as number));
  }
  differences.sort();
  // The median of |a - b| of two normal values is 0.954 deviations.
  const deviation = (differences[differences.length >>> 1] ?? 0) / 0.954;
  const positive = values.filter((value) => value > 0).sort();
  const least = NOISE_SHARE_MINIMUM * (positive[positive.length >>> 1] ?? 0);
  return Math.max(deviation, least, 1e-6) ** 2;
}
