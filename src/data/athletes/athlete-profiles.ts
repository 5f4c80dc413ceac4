import {
  athleteProfileOf,
  EMPTY_ATHLETE_PROFILE,
  type AthleteProfileFields,
} from '@tasuki/domain/athletes/stored-profile';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  ATHLETE_PROFILE_LIMITS,
  ATHLETE_TARGET_SHAPE,
  freeTargetId,
  RECORD_DISTANCES,
  type AthleteTarget,
  type RecordDistance,
} from '@tasuki/domain/athletes/athlete-profile';
import { isCalendarDay } from '@tasuki/domain/measures/calendar-day';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { type StoredDocument, documentAs } from '../stored-document.ts';

/** What a runner said about themselves, live; null = nothing yet. */
export async function watchAthleteProfile(
  uid: string,
  onProfile: (profile: AthleteProfileFields | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.athleteProfile(uid),
    (document) => {
      onProfile(document && athleteProfileOf(document.data));
    },
    onError,
  );
}

/**
 * Saves what changed. Shows at once in every live query and waits in the browser while there is
 * no connection: then it resolves when the connection is back. The rules let a profile be made only
 * once. So where this page was wrong about whether there is one, it is written the other way.
 *
 * @param isThere whether there is a profile already, as far as this page has read
 * @throws what failureCodeOf understands, when the server refuses it
 */
export async function saveAthleteProfile(
  uid: string,
  isThere: boolean,
  change: Partial<AthleteProfileFields>,
): Promise<void> {
  const { changeTimedDocument, createTimedDocument, isStoredNow } =
    await import('../live-documents.ts');
  const path = firestorePaths.athleteProfile(uid);
  const write = async (isStored: boolean) =>
    isStored
      ? changeTimedDocument(path, change)
      : createTimedDocument(path, { ...EMPTY_ATHLETE_PROFILE, ...change });
  try {
    await write(isThere);
  } catch (cause) {
    const code = failureCodeOf(cause);
    const isRefused = code === 'common/permission-denied' || code === 'common/not-found';
    if (!isRefused || (await isStoredNow(path)) === isThere) throw cause;
    await write(!isThere);
  }
}

/** Saves the country in which the runner lives: a field of the account, written the same way. */
export async function saveCountry(uid: string, country: string): Promise<void> {
  const { changeTimedDocument } = await import('../live-documents.ts');
  await changeTimedDocument(firestorePaths.user(uid), { country });
}

/** Aims, and races entered or run. */
export const TARGET_KINDS = ['goals', 'tournaments'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export type AthleteTargetFields = Pick<AthleteTarget, 'event' | 'recordSeconds' | 'date'> & {
  distance: RecordDistance | null;
};

/** A goal or a tournament as it is listed. */
export interface ListedTarget extends AthleteTargetFields {
  id: string;
}

const TARGET_PATHS = {
  goals: firestorePaths.athleteGoals,
  tournaments: firestorePaths.athleteTournaments,
} as const;

interface StoredTarget {
  event: string;
  date: string;
  recordSeconds?: unknown;
  distance?: unknown;
}

/** @returns null for a day that no calendar has: of a race without its day nothing can be said */
function targetOf(document: StoredDocument): ListedTarget | null {
  const { event, date, recordSeconds, distance } = documentAs<StoredTarget>(
    document,
    ATHLETE_TARGET_SHAPE,
  );
  if (!isCalendarDay(date)) return null;
  return {
    id: document.id,
    event,
    date,
    recordSeconds: typeof recordSeconds === 'number' ? recordSeconds : null,
    distance: RECORD_DISTANCES.find((known) => known === distance) ?? null,
  };
}

/** A runner's goals or tournaments, live, latest first. */
export async function watchTargets(
  uid: string,
  kind: TargetKind,
  onTargets: (targets: ListedTarget[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: TARGET_PATHS[kind](uid),
      dateField: 'date',
      after: null,
      size: ATHLETE_PROFILE_LIMITS.targetsMaximum,
    },
    (documents) => {
      onTargets(documents.flatMap((document) => targetOf(document) ?? []));
    },
    onError,
  );
}

/**
 * Writes a goal or a tournament; while there is no connection it waits as
 * {@link saveAthleteProfile} does.
 *
 * @param place the id of the one to change, or the ids of those beside which a new one is written
 * @throws TasukiFailure 'athlete/too-many-targets' where there is no room for a new one
 */
export async function saveTarget(
  uid: string,
  kind: TargetKind,
  place: { id: string } | { taken: readonly string[] },
  fields: AthleteTargetFields,
): Promise<void> {
  const { changeTimedDocument, createTimedDocument } = await import('../live-documents.ts');
  const path = TARGET_PATHS[kind](uid);
  if ('id' in place) {
    await changeTimedDocument(`${path}/${place.id}`, fields);
    return;
  }
  const id = freeTargetId(place.taken, Math.random());
  if (id === null) throw new TasukiFailure('athlete/too-many-targets');
  await createTimedDocument(`${path}/${id}`, fields);
}

export async function deleteTarget(uid: string, kind: TargetKind, id: string): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(`${TARGET_PATHS[kind](uid)}/${id}`);
}
