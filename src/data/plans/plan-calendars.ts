import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PLAN_CALENDAR_TOKEN_BYTES } from '@tasuki/domain/plans/export/plan-calendar-link';
import { functionsAddress } from '../../platform/functions-address.ts';
import { digestOf, newSecret } from '../../platform/secret-token.ts';

/** Whether a calendar may read the runner's plan, live. */
export async function watchPlanCalendar(
  uid: string,
  onLinked: (isLinked: boolean) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.planCalendar(uid),
    (document) => {
      onLinked(document !== null);
    },
    onError,
  );
}

/**
 * Makes a link by which calendars read the runner's plan, in the place of one before. Its token is
 * known here alone; only its digest is stored.
 */
export async function makePlanCalendar(uid: string): Promise<string> {
  const { createDocument } = await import('../live-documents.ts');
  const token = newSecret(PLAN_CALENDAR_TOKEN_BYTES);
  const tokenHash = await digestOf(token);
  await createDocument(firestorePaths.planCalendar(uid), { tokenHash }, 'updatedAt');
  const query = new URLSearchParams({ runner: uid, token });
  return `${functionsAddress()}/planCalendar?${query.toString()}`;
}

/** No calendar may read the plan any more. */
export async function revokePlanCalendar(uid: string): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(firestorePaths.planCalendar(uid));
}
