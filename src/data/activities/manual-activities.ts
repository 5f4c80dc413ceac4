import type { SaveManualActivity } from '@tasuki/domain/activities/activity-calls';

/** The functions' part of entries by hand. Light: the SDK comes with the first call. */
function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/** The id of an entry that is to be made. */
export function newManualId(): string {
  return `manual-${crypto.randomUUID().replaceAll('-', '')}`;
}

/** Saves a session that the runner enters or corrects. @throws what failureCodeOf understands */
export async function saveManualActivity(entry: SaveManualActivity): Promise<void> {
  await (await functions()).callFunction('saveManualActivity', entry);
}

/** Deletes what the runner entered. @throws what failureCodeOf understands */
export async function deleteManualActivity(activityId: string): Promise<void> {
  await (await functions()).callFunction('deleteManualActivity', { activityId });
}
