import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import {
  readActivities,
  readActivitiesBetween,
  readEarlierOfPurpose,
  readNewestActivities,
  readSharedActivitiesBetween,
  watchActivities,
  watchActivity,
  watchActivityCopies,
  watchActivityGroup,
  watchSharedActivity,
} from './activities.ts';

/** One activity as its row shows it, live; null = there is none. */
export function useActivity(uid: string, activityId: string) {
  return useLiveQuery<ActivityRow | null>({
    key: `activity/${uid}/${activityId}`,
    watch: (onData, onError) => watchActivity(uid, activityId, onData, onError),
  });
}

/** The same of an activity that a runner shares with the reader, their coach. */
export function useSharedActivity(runnerUid: string, activityId: string) {
  return useLiveQuery<ActivityRow | null>({
    key: `shared activity/${runnerUid}/${activityId}`,
    watch: (onData, onError) => watchSharedActivity(runnerUid, activityId, onData, onError),
  });
}

/** All sessions of one recording, live. */
export function useActivityGroup(uid: string, groupId: string) {
  return useLiveQuery<ActivityRow[]>({
    key: `group/${uid}/${groupId}`,
    watch: (onData, onError) => watchActivityGroup(uid, groupId, onData, onError),
  });
}

/** The activities that repeat a main one, live. */
export function useActivityCopies(uid: string, mainId: string) {
  return useLiveQuery<ActivityRow[]>({
    key: `copies/${uid}/${mainId}`,
    watch: (onData, onError) => watchActivityCopies(uid, mainId, onData, onError),
  });
}

/** The activities that a figure rests on, read once. */
export function useActivitiesById(uid: string, activityIds: readonly string[]) {
  return useLiveQuery<ActivityRow[]>({
    key: `activities by id/${uid}/${activityIds.join(' ')}`,
    load: async () => readActivities(uid, activityIds),
  });
}

/** The newest activity of somebody who has hardly any, live; null = there is none. */
export function useOnlyActivity(uid: string) {
  return useLiveQuery<ActivityRow | null>({
    key: `only activity/${uid}`,
    watch: (onData, onError) =>
      watchActivities(
        uid,
        null,
        ({ rows: [newest = null] }) => {
          onData(newest);
        },
        onError,
      ),
  });
}

async function readCoachReading(uid: string): Promise<'read' | 'withheld' | 'none'> {
  const { rows } = await readNewestActivities(uid);
  if (rows.length === 0) return 'none';
  return rows.some(({ policy }) => policy.analyse) ? 'read' : 'withheld';
}

/** Whether the coach has read anything yet; `withheld` = the newest activities' sources forbid it. */
export function useCoachReading(uid: string) {
  return useLiveQuery({ key: `coach reading/${uid}`, load: () => readCoachReading(uid) });
}

/** Activities that began from one moment on and before another, read once. */
export function useActivitiesBetween(uid: string, from: Date, before: Date) {
  return useLiveQuery<ActivityRow[]>({
    key: `activities between/${uid}/${from.toISOString()}/${before.toISOString()}`,
    load: () => readActivitiesBetween(uid, from, before),
  });
}

/** Earlier activities of the same purpose as one, newest first, read once; null = of none. */
export function useEarlierOfPurpose(uid: string, row: ActivityRow | null, size: number) {
  return useLiveQuery<ActivityRow[]>(
    row && {
      key: `earlier of purpose/${uid}/${row.id}/${row.purpose}/${size}`,
      load: () => readEarlierOfPurpose(uid, row, size),
    },
  );
}

/** The same of a runner who shares them with the reader, their coach. */
export function useSharedActivitiesBetween(runnerUid: string, from: Date, before: Date) {
  return useLiveQuery<ActivityRow[]>({
    key: `shared activities between/${runnerUid}/${from.toISOString()}/${before.toISOString()}`,
    load: () => readSharedActivitiesBetween(runnerUid, from, before),
  });
}
