import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isOnFoot, type SportType } from '@tasuki/domain/sports/sport-type';

/** What decides whether two rows are the same activity. */
export type ComparableActivity = Pick<
  ActivityRow,
  | 'id'
  | 'sport'
  | 'startedAt'
  | 'elapsedSeconds'
  | 'distanceMeters'
  | 'isIndoor'
  | 'isPartial'
  | 'isPurged'
  | 'duplicateOf'
  | 'isHidden'
  | 'isChosenMain'
>;

/** A stored or new activity with how much it holds, see {@link richnessOf}. */
export interface RankedActivity extends ComparableActivity {
  richness: number;
}

/** Devices of one runner agree to this, foot pods included. */
const DISTANCE_TOLERANCE = 0.06;
const DISTANCE_TOLERANCE_METERS = 150;
/**
 * Indoors without satellites, a belt, a foot pod and a watch each measure differently, and people
 * correct them.
 */
const INDOOR_TOLERANCE = 0.3;
/** How much of the shorter and of the longer one must be the same time. */
const SHORTER_OVERLAP = 0.8;
const LONGER_OVERLAP = 0.6;
/** Devices that are started for the same run are started within this. */
export const SAME_START_SECONDS = 120;
/** A ride in a room is one to the watch, and one in a virtual place to what showed it. */
const ON_A_BICYCLE: ReadonlySet<SportType> = new Set<SportType>([
  'Ride',
  'VirtualRide',
  'EBikeRide',
]);
/** Sports that say nothing about what was done. */
const UNSPECIFIC: ReadonlySet<SportType> = new Set<SportType>(['Other', 'Workout']);

/**
 * Checks whether two activities of one person are recordings of the same thing. They have the same
 * kind of sport, largely the same time, about the same distance. A recording that broke off may be
 * a part of the other.
 */
export function isSameActivity(a: ComparableActivity, b: ComparableActivity): boolean {
  return isSameSport(a.sport, b.sport) && isSameTime(a, b) && isSameDistance(a, b);
}

function isSameSport(a: SportType, b: SportType): boolean {
  if (a === b || UNSPECIFIC.has(a) || UNSPECIFIC.has(b)) return true;
  return (isOnFoot(a) && isOnFoot(b)) || (ON_A_BICYCLE.has(a) && ON_A_BICYCLE.has(b));
}

function isSameTime(a: ComparableActivity, b: ComparableActivity): boolean {
  const start = Math.max(a.startedAt.getTime(), b.startedAt.getTime()) / 1000;
  const end = Math.min(endSeconds(a), endSeconds(b));
  const overlap = Math.max(0, end - start);
  const shorter = Math.min(a.elapsedSeconds, b.elapsedSeconds);
  const longer = Math.max(a.elapsedSeconds, b.elapsedSeconds);
  if (a.isPurged === true || b.isPurged === true) {
    // Nothing but its start is left of one of them.
    const apart = Math.abs(a.startedAt.getTime() - b.startedAt.getTime()) / 1000;
    return apart <= SAME_START_SECONDS;
  }
  if (shorter <= 0) return false;
  const mayBePart = a.isPartial || b.isPartial;
  return overlap >= SHORTER_OVERLAP * shorter && (mayBePart || overlap >= LONGER_OVERLAP * longer);
}

function endSeconds({ startedAt, elapsedSeconds }: ComparableActivity): number {
  return startedAt.getTime() / 1000 + elapsedSeconds;
}

function isSameDistance(a: ComparableActivity, b: ComparableActivity): boolean {
  const [distance, other] = [a.distanceMeters ?? 0, b.distanceMeters ?? 0];
  // One of them may have had no sensor for it.
  if (distance === 0 || other === 0) return true;
  const tolerance = Math.max(
    DISTANCE_TOLERANCE_METERS,
    (a.isIndoor || b.isIndoor ? INDOOR_TOLERANCE : DISTANCE_TOLERANCE) * Math.max(distance, other),
  );
  if (Math.abs(distance - other) <= tolerance) return true;
  return (a.isPartial && distance < other) || (b.isPartial && other < distance);
}

/**
 * The rank of a recording that may not be analysed. Any other comes before it, since only that can
 * be coached.
 */
export const WITHHELD_RICHNESS = -1;

/** How much a recording holds, to choose the main one of two: sensors first, wholeness above all. */
export function richnessOf(
  analysis: Pick<ActivityAnalysis, 'missing' | 'laps'>,
  isPartial: boolean,
): number {
  return (isPartial ? 0 : 100) - 10 * analysis.missing.length + (analysis.laps.length > 1 ? 5 : 0);
}

/**
 * How much a stored activity holds, without its analysis: analyses are large, and many may lie
 * around one. An older row has no such figure and counts for the most that it can hold. So it stays
 * the main one of two that seem equal.
 */
export function storedRichness(row: StoredRichness): number {
  const { policy, feedbackState, isPartial } = row;
  if (!policy.analyse) return WITHHELD_RICHNESS;
  if (row.richness !== undefined) return row.richness;
  // Only summed up by a provider: it has no analysis.
  if (feedbackState !== 'ready') return 0;
  const figures = [row.distanceMeters, row.averageHeartRateBeatsPerMinute, row.ascentMeters];
  const missing = figures.filter((figure) => figure === null).length;
  return (isPartial ? 0 : 100) - 10 * missing + 5;
}

type StoredRichness = Pick<
  ActivityRow,
  | 'policy'
  | 'richness'
  | 'feedbackState'
  | 'isPartial'
  | 'distanceMeters'
  | 'averageHeartRateBeatsPerMinute'
  | 'ascentMeters'
>;

/**
 * The same by its row alone: what may be analysed comes before what may not, and what
 * was recorded before what was only summed up.
 */
export function richnessOfRow({
  policy,
  sources,
  feedbackState,
}: Pick<ActivityRow, 'policy' | 'sources' | 'feedbackState'>): number {
  if (!policy.analyse) return WITHHELD_RICHNESS;
  return sources.includes('strava') && feedbackState !== 'ready' ? 0 : 1;
}

/**
 * The place of a row among its duplicates. `duplicateOf` is only written from it, so that a new
 * main row is hidden exactly if the former one was.
 */
export interface Place {
  /** The main activity that it repeats; null for a main one. */
  duplicateOf: string | null;
  /**
   * Moves with the place of a main one: true for the one that takes it, false for the one that
   * leaves it. Left out = as the runner set it.
   */
  isHidden?: boolean;
}

/** The place of an activity, and of those that it touches. */
export interface Placement {
  own: Place;
  /** The fields to write into other rows, by id. */
  others: ReadonlyMap<string, Partial<Place>>;
}

const HIDDEN = { isHidden: true } as const;

/**
 * The place of a main activity.
 *
 * @param former who stood there before it; left out = nobody
 */
export function placeOfMain(former: readonly { isHidden?: unknown }[] = []): Place {
  return { duplicateOf: null, ...(former.some(({ isHidden }) => isHidden === true) && HIDDEN) };
}

/**
 * The place of an activity that repeats a main one.
 *
 * @param former the activity itself, where it was a main one until now
 */
export function placeOfCopy(mainId: string, former?: { isHidden?: unknown }): Place {
  return { duplicateOf: mainId, ...(former?.isHidden === true && { isHidden: false }) };
}

/**
 * New places of the rows that repeated activities which are deleted: the richest becomes the main
 * one of the others.
 *
 * @param leaving the main activities that are deleted
 */
export function placesAfter(
  leaving: readonly { isHidden?: unknown }[],
  repeating: readonly Pick<RankedActivity, 'id' | 'richness'>[],
): ReadonlyMap<string, Place> {
  const [main] = [...repeating].sort((a, b) => b.richness - a.richness);
  return new Map(
    repeating.map(({ id }) => [
      id,
      main === undefined || id === main.id ? placeOfMain(leaving) : placeOfCopy(main.id),
    ]),
  );
}

/**
 * Places a new activity among the stored ones: which it repeats, and which stored ones repeat it
 * from now on. The richer one is the main one; of equals the one that was there first. The runner's
 * choice of a main one stays. Nothing is ever merged. If one of the former main ones was hidden,
 * the new one is.
 *
 * @param added with the `duplicateOf` that is stored of it; null for one that is new
 */
export function placeAmong(added: RankedActivity, stored: readonly RankedActivity[]): Placement {
  const same = stored.filter((other) => other.id !== added.id && isSameActivity(added, other));
  const mainIds = new Set(same.map(({ id, duplicateOf }) => duplicateOf ?? id));
  const mains = stored.filter(({ id }) => mainIds.has(id));
  const [richest] = [...mains].sort((a, b) => rankOf(b) - rankOf(a));
  const formerMain = stored.filter(({ id }) => id === added.duplicateOf);
  if (!richest) return { own: placeOfMain(formerMain), others: new Map() };
  if (rankOf(richest) >= rankOf(added)) {
    // One that only repeated another does not hide it.
    const former = added.duplicateOf === null ? added : undefined;
    return {
      own: placeOfCopy(richest.id, former),
      others: new Map(former?.isHidden === true ? [[richest.id, HIDDEN]] : []),
    };
  }
  const repeating = stored.filter(
    ({ id, duplicateOf }) => id !== added.id && (mainIds.has(id) || mainIds.has(duplicateOf ?? '')),
  );
  return {
    own: placeOfMain([...mains, ...formerMain]),
    others: new Map(
      repeating.map((row) => [
        row.id,
        placeOfCopy(added.id, mainIds.has(row.id) ? row : undefined),
      ]),
    ),
  };
}

function rankOf({ richness, isChosenMain }: RankedActivity): number {
  return isChosenMain === true && richness > WITHHELD_RICHNESS ? Number.MAX_VALUE : richness;
}
