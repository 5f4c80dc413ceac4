import { garminFileAddress } from '../integrations/garmin/garmin-callback.ts';
import {
  numberIn,
  readGarminActivity,
  textIn,
  type GarminActivity,
  type Untrusted,
} from './garmin-activity.ts';

export const GARMIN_FILE_TYPES = ['FIT', 'TCX', 'GPX'] as const;
export type GarminFileType = (typeof GARMIN_FILE_TYPES)[number];

/** One thing that Garmin reports of one of its users. */
export type GarminItem = { userId: string } & (
  | {
      kind: 'file';
      summaryId: string;
      /** One of Garmin's own addresses. */
      callbackUrl: string;
      startedAtSeconds: number | null;
      title: string | null;
      fileType: GarminFileType;
    }
  | {
      kind: 'activity';
      summaryId: string;
      activity: GarminActivity;
      /** The runner changed it at Garmin. */
      isManuallyUpdated: boolean;
    }
  /** With the readings, as Garmin sent them. */
  | { kind: 'details'; summaryId: string; activity: GarminActivity; details: Untrusted }
  | { kind: 'deregistration' }
  | { kind: 'permissions' }
);

export interface GarminNotification {
  items: readonly GarminItem[];
  /** Items of ours that cannot be read. */
  unreadableCount: number;
}

const USER_ID_PATTERN = /^[A-Za-z0-9_-]{1,128}$/;
const SUMMARY_ID_PATTERN = /^[A-Za-z0-9-]{1,64}$/;

type ItemReader = (item: Untrusted, userId: string, apiBase: string) => GarminItem | null;

/** The kinds of summaries that mean something here; Garmin may send many more. */
const READERS: Readonly<Record<string, ItemReader>> = {
  activityFiles: readFile,
  activities: (item, userId) => readActivity(item, userId, { isManuallyUpdated: false }),
  manuallyUpdatedActivities: (item, userId) =>
    readActivity(item, userId, { isManuallyUpdated: true }),
  activityDetails: readDetails,
  deregistrations: (_item, userId) => ({ kind: 'deregistration', userId }),
  userPermissionsChange: (_item, userId) => ({ kind: 'permissions', userId }),
};

/**
 * Reads a notification, `{"<type>": [items]}`. What concerns nothing here is
 * passed over, and so is an item that cannot be read: those beside it count.
 *
 * @param apiBase the configured address of Garmin's interface; files lie nowhere else
 * @returns null where it is no notification at all
 */
export function readGarminNotification(body: unknown, apiBase: string): GarminNotification | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const items: GarminItem[] = [];
  let unreadableCount = 0;
  for (const [type, list] of Object.entries(body)) {
    if (!Array.isArray(list)) return null;
    const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
    if (!read) continue;
    for (const item of list as unknown[]) {
      const found = readItem(item, read, apiBase);
      if (found) items.push(found);
      else unreadableCount += 1;
    }
  }
  return { items, unreadableCount };
}

function readItem(item: unknown, read: ItemReader, apiBase: string): GarminItem | null {
  if (typeof item !== 'object' || item === null) return null;
  const { userId } = item as Untrusted;
  if (typeof userId !== 'string' || !USER_ID_PATTERN.test(userId)) return null;
  return read(item as Untrusted, userId, apiBase);
}

function readFile(item: Untrusted, userId: string, apiBase: string): GarminItem | null {
  const summaryId = summaryIdOf(item);
  const address = garminFileAddress(item['callbackURL'], apiBase);
  if (summaryId === null || address === null) return null;
  return {
    kind: 'file',
    userId,
    summaryId,
    callbackUrl: address.href,
    startedAtSeconds: numberIn(item, 'startTimeInSeconds', 1, 1e11),
    title: textIn(item, 'activityName'),
    fileType: GARMIN_FILE_TYPES.find((type) => type === item['fileType']) ?? 'FIT',
  };
}

function readActivity(
  item: Untrusted,
  userId: string,
  { isManuallyUpdated }: { isManuallyUpdated: boolean },
): GarminItem | null {
  const summaryId = summaryIdOf(item);
  const activity = readGarminActivity(item);
  if (summaryId === null || activity === null) return null;
  return { kind: 'activity', userId, summaryId, activity, isManuallyUpdated };
}

function readDetails(item: Untrusted, userId: string): GarminItem | null {
  const summaryId = summaryIdOf(item);
  const { summary } = item;
  if (summaryId === null || typeof summary !== 'object' || summary === null) return null;
  const activity = readGarminActivity(summary as Untrusted);
  return activity && { kind: 'details', userId, summaryId, activity, details: item };
}

/** The same for all that is reported of one activity; older payloads have the activity's id alone. */
function summaryIdOf({ summaryId, activityId }: Untrusted): string | null {
  const id = summaryId ?? activityId;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const text = String(id).replace(/-(detail|file)$/, '');
  return SUMMARY_ID_PATTERN.test(text) ? text : null;
}
