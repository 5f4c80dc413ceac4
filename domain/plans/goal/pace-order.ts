import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';

/** Efforts with a pace of their own; easy running is slower than all of them. */
const PACED_EFFORTS = ['repetition', 'interval', 'threshold', 'marathon'] as const;
export type PacedEffort = (typeof PACED_EFFORTS)[number];
type Placed = PacedEffort | 'race';

/** Seconds a kilometre. */
export interface OrderedRange {
  paceFast: number;
  paceSlow: number;
}

/** From fast to slow. A race between 10 km and a half marathon, or beyond a marathon, has no fixed place. */
function orderWith(raceMeters: number | null): readonly Placed[] {
  if (raceMeters === null || raceMeters > MARATHON_METERS + 1) return PACED_EFFORTS;
  if (raceMeters >= MARATHON_METERS - 1) return ['repetition', 'interval', 'threshold', 'race'];
  if (raceMeters <= 10_000) return ['repetition', 'interval', 'race', 'threshold', 'marathon'];
  if (raceMeters < HALF_MARATHON_METERS - 1) return PACED_EFFORTS;
  return ['repetition', 'interval', 'threshold', 'race', 'marathon'];
}

/** Up to this race its pace may be that of intervals. */
const INTERVAL_RACE_METERS = 5000;
/** Least difference of two named ends, and of two expected paces; seconds a kilometre. */
const RANGE_STEP = 1;
const EXPECTED_STEP = 0.5;

interface PaceOrder {
  /** Null = there is no race, or its pace is not known. */
  race: number | null;
  raceMeters: number | null;
  /** No effort is slower. */
  slowest: number;
  step: number;
}

/**
 * Paces of all efforts, each slower than the one before. That of the race stands as far as it is no slower than easy
 * running, and the others give way to either side of it.
 */
function inOrder(
  paceOf: (effort: PacedEffort) => number,
  { race, raceMeters, slowest, step }: PaceOrder,
): Record<Placed, number> {
  const order = orderWith(race === null ? null : raceMeters);
  const all = new Map<Placed, number>();
  const stepTo = (effort: Placed) =>
    effort === 'race' && (raceMeters ?? 0) <= INTERVAL_RACE_METERS ? 0 : step;
  let isBehindRace = false;
  let before = -Infinity;
  for (const effort of order) {
    const pace = effort === 'race' ? (race ?? slowest) : paceOf(effort);
    const after = isBehindRace ? Math.max(pace, before + step) : pace;
    all.set(effort, after);
    before = after;
    isBehindRace ||= effort === 'race';
  }
  let most = slowest;
  for (const effort of order.toReversed()) {
    const pace = Math.min(all.get(effort) ?? slowest, most);
    all.set(effort, pace);
    most = pace - stepTo(effort);
  }
  const raced = all.get('race') ?? Math.min(race ?? slowest, slowest);
  const found = (effort: PacedEffort) => all.get(effort) ?? raced;
  return {
    repetition: found('repetition'),
    interval: found('interval'),
    threshold: found('threshold'),
    marathon: found('marathon'),
    race: raceMeters !== null && raceMeters > MARATHON_METERS + 1 ? (race ?? slowest) : raced,
  };
}

/** The range of each effort, with the race's own range in its place; null for the race where it has none. */
export function orderedRanges(
  rangeOf: (effort: PacedEffort) => OrderedRange,
  race: OrderedRange | null,
  raceMeters: number | null,
  easyFast: number,
): Record<PacedEffort, OrderedRange> & { race: OrderedRange | null } {
  const basis = { raceMeters, slowest: easyFast, step: RANGE_STEP };
  const slow = inOrder((effort) => rangeOf(effort).paceSlow, {
    ...basis,
    race: race?.paceSlow ?? null,
  });
  const fast = inOrder((effort) => Math.min(rangeOf(effort).paceFast, slow[effort]), {
    ...basis,
    race: race && Math.min(race.paceFast, slow.race),
  });
  const at = (effort: Placed): OrderedRange => ({
    paceFast: Math.min(fast[effort], slow[effort]),
    paceSlow: slow[effort],
  });
  const ranges = {
    repetition: at('repetition'),
    interval: at('interval'),
    threshold: at('threshold'),
    marathon: at('marathon'),
    race: race && at('race'),
  };
  return { ...ranges, ...apartFromRace(ranges, raceMeters) };
}

/** Ranges that share more of the narrower one come from a form that is hardly known: they stay as wide as that. */
const SHARED_MOST = 0.7;

/**
 * Tempo and race pace, which mean nothing to a runner where their ranges overlap: they part in the middle of what
 * both share. A race up to 10 km is faster than a tempo run, a half marathon and a marathon are slower.
 */
function apartFromRace(
  { interval, threshold, marathon, race }: ReturnType<typeof orderedRanges>,
  raceMeters: number | null,
): { threshold: OrderedRange; race: OrderedRange | null } {
  const order = orderWith(raceMeters);
  const isNear = Math.abs(order.indexOf('race') - order.indexOf('threshold')) === 1;
  if (!race || !order.includes('race') || !isNear) return { threshold, race };
  const isRaceFaster = order.indexOf('race') < order.indexOf('threshold');
  const [faster, slower] = isRaceFaster ? [race, threshold] : [threshold, race];
  const shared = faster.paceSlow - slower.paceFast;
  const narrower = Math.min(faster.paceSlow - faster.paceFast, slower.paceSlow - slower.paceFast);
  if (shared < 0 || shared > narrower * SHARED_MOST) return { threshold, race };
  const end = Math.floor((faster.paceSlow + slower.paceFast) / 2);
  const start = end + RANGE_STEP;
  // What lies on either side of both keeps its place.
  const isAfterMarathon = raceMeters !== null && raceMeters >= MARATHON_METERS - 1;
  const after = isAfterMarathon ? Infinity : marathon.paceFast;
  if (end <= interval.paceSlow || start >= after) return { threshold, race };
  const parted = [
    { ...faster, paceSlow: end },
    { ...slower, paceFast: start },
  ] as const;
  return isRaceFaster
    ? { race: parted[0], threshold: parted[1] }
    : { threshold: parted[0], race: parted[1] };
}

/** The expected pace of each effort, in the same order. Without a race its pace is that of the threshold. */
export function orderedPaces(
  paceOf: (effort: PacedEffort) => number,
  race: number | null,
  raceMeters: number | null,
  easyFast: number,
): Record<Placed, number> {
  const paces = inOrder(paceOf, { race, raceMeters, slowest: easyFast, step: EXPECTED_STEP });
  return race === null ? { ...paces, race: paces.threshold } : paces;
}
