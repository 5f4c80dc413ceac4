import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { coachLinkId } from '@tasuki/domain/firestore-paths';
import { NO_CONSENT } from './share-with-coach.ts';
import type { storedCoachLink } from './stored-coach.ts';

interface LinkToCoach {
  uid: string;
  coachId: string;
  planId: string;
  /** The plan that follows, if it replaces a free one; left out = nothing new. */
  freePlanId?: string | undefined;
  now: Date;
  /** The consent that the runner gives with it; left out = nothing new. */
  consent?: Partial<typeof NO_CONSENT> | undefined;
}

/**
 * Links a runner to a coach in a transaction that has read the link, or notes another plan of it. A
 * link that is made or revived shares nothing unless the runner agrees to it.
 *
 * @param link as it was read; undefined = there is none
 */
export function linkToCoach(
  { uid, coachId, planId, freePlanId, now, consent = {} }: LinkToCoach,
  reference: DocumentReference,
  link: ReturnType<typeof storedCoachLink>,
  transaction: Transaction,
): void {
  const isActive = link?.state === 'active';
  const taken = {
    id: coachLinkId(uid, coachId),
    runnerUid: uid,
    coachId,
    planId,
    ...(freePlanId !== undefined && { freePlanId }),
    state: 'active',
    ...consent,
    ...(!isActive && { since: Timestamp.fromDate(now) }),
    updatedAt: Timestamp.fromDate(now),
  };
  if (isActive) transaction.update(reference, taken);
  else transaction.set(reference, { ...NO_CONSENT, ...taken });
}
