import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachLink, WaitingPlan } from '@tasuki/domain/coaches/coach';
import {
  dateField,
  optionalStringField,
  stringField,
} from '../../platform/firebase/document-fields.ts';
import { limit, readDocuments, where } from '../../platform/firebase/firestore-rest.ts';

/** A runner has few coaches; the bound keeps the read's cost fixed. */
export const COACH_LINKS_MAXIMUM = 20;

export function coachLinkOf(id: string, data: Readonly<Record<string, unknown>>): CoachLink {
  return {
    id,
    runnerUid: stringField(data.runnerUid),
    coachId: stringField(data.coachId),
    planId: stringField(data.planId),
    state: data.state === 'active' ? 'active' : 'ended',
    sharesActivities: data.sharesActivities === true,
    consentVersion: optionalStringField(data.consentVersion),
    consentedAt: data.consentedAt ? dateField(data.consentedAt) : null,
    since: dateField(data.since),
    updatedAt: dateField(data.updatedAt),
    waitingPlan: waitingPlanOf(data.waitingPlan),
  };
}

function waitingPlanOf(stored: unknown): WaitingPlan | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, untilDay } = stored as Record<keyof WaitingPlan, unknown>;
  return { id: stringField(id), untilDay: stringField(untilDay) };
}

/** The runner's active links. */
export async function loadCoachLinks(runnerUid: string): Promise<CoachLink[]> {
  const documents = await readDocuments(
    firestorePaths.coachLinks(),
    where('runnerUid', '==', runnerUid),
    where('state', '==', 'active'),
    limit(COACH_LINKS_MAXIMUM),
  );
  return documents.map(({ id, data }) => coachLinkOf(id, data));
}
