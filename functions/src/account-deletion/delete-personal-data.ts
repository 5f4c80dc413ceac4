import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { UPLOAD_USAGE_SHARDS } from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DELETED_PERSON } from '@tasuki/domain/accounts/account-deletion';
import type { AuditEntry } from '@tasuki/domain/accounts/audit-entry';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { exportsBlobPrefix } from '../account-export/stored-export.ts';
import { turnsOfPerson } from '../jobs/job-turns.ts';
import { judgeTurnsOf } from '../chat/moderation/ask-to-judge.ts';
import { draftTurnsOf } from '../chat/drafts/follow-draft.ts';
import { forgetPayments } from '../billing/purchases/forget-payments.ts';
import { forgetInPurchases } from '../billing/purchases/forget-person.ts';
import { endCoaching } from '../coaches/end-coaching.ts';
import { endLinks } from '../coaches/end-links.ts';
import { forgetInvitations } from '../onboarding/forget-invitations.ts';
import { recordingsBlobPrefix, type BlobStore } from '../blob-store/blob-store.ts';
import { deleteConversations } from './delete-conversations.ts';
import { deleteFolder } from './delete-folder.ts';

export interface DeletionDependencies {
  firestore: Firestore;
  store: BlobStore;
  now: () => Date;
  /** Asked between and during the parts of the work. */
  isTimeOver: () => boolean;
  /** False while links are still being ended at their providers, for which tokens are needed. */
  mayLinksGo: boolean;
  /** False while a token of before may still be good. */
  areTokensOver: boolean;
}

const PAGE_SIZE = 200;
/** How many days back counts of usage are kept, and then some. */
const USAGE_DAYS = 5;
/** Counts of a month are kept some days into the next one. */
const MONTH_DAYS = 31;

/**
 * Deletes what is stored of a person, in bounded pieces, until the time is over. Anything that is
 * gone already is passed over. Links, tokens and the account's own document come late. Its state comes last,
 * since it says which sessions are ended: without it every token would be taken.
 *
 * @returns whether all of it is gone; links may be left
 */
export async function deletePersonalData(
  uid: string,
  dependencies: DeletionDependencies,
): Promise<boolean> {
  const { firestore, store, now, isTimeOver, mayLinksGo, areTokensOver } = dependencies;
  const parts: (() => Promise<boolean>)[] = [
    async () => endAllLinks(uid, dependencies),
    async () => deleteJobs(uid, firestore, isTimeOver),
    async () => deleteConversations(uid, { firestore, store, isTimeOver }),
    async () => deleteFolder(firestore.doc(firestorePaths.athleteProfile(uid)), isTimeOver),
    async () => deleteFolder(firestore.doc(firestorePaths.coach(uid)), isTimeOver),
    async () => deleteOwnFolder(uid, firestore, isTimeOver),
    async () => {
      await store.removeAll(recordingsBlobPrefix(uid));
      await store.removeAll(exportsBlobPrefix(uid));
      return true;
    },
    async () => {
      await forgetInvitations(uid, now(), { firestore });
      return true;
    },
    async () => deleteLinksToCoaches(uid, firestore, isTimeOver),
    async () => {
      for (const query of queriesOf(uid, firestore)) {
        if (!(await deleteMatching(query, isTimeOver))) return false;
      }
      return true;
    },
    async () => takeOutOfLog(uid, firestore, isTimeOver),
    async () => forgetPayments(uid, now(), firestore, isTimeOver),
    async () => forgetInPurchases(uid, firestore, isTimeOver),
    async () => {
      await deleteSingles(uid, firestore, now());
      return true;
    },
  ];
  for (const part of parts) {
    if (!(await part())) return false;
  }
  if (await hasLinks(uid, firestore)) {
    if (!mayLinksGo) return true;
    for (const query of linkQueries(uid, firestore)) await deleteMatching(query, () => false);
  }
  await firestore.doc(firestorePaths.user(uid)).delete();
  const state = firestore.doc(firestorePaths.accountState(uid));
  if (areTokensOver) await state.delete();
  else await state.set(closedState(uid));
  return true;
}

/** Says of nobody who they were, and refuses each of their tokens. */
function closedState(
  uid: string,
): Pick<AccountState, 'uid' | 'roles' | 'isBetaApproved' | 'isDisabled' | 'claimsVersion'> {
  return { uid, roles: ['runner'], isBetaApproved: false, isDisabled: true, claimsVersion: 0 };
}

/** Whether a link is still there; it goes when its provider was notified. */
export async function hasLinks(uid: string, firestore: Firestore): Promise<boolean> {
  const links = await firestore.collection(firestorePaths.links(uid)).limit(1).get();
  return !links.empty;
}

/**
 * Ends what the person has with coaches and runners. It comes first, so that the rules refuse the others
 * to write in the conversations that are deleted next. Nobody can bring the person back into one either.
 */
async function endAllLinks(
  uid: string,
  { firestore, now, isTimeOver }: DeletionDependencies,
): Promise<boolean> {
  while (await endCoaching(uid, now(), firestore)) if (isTimeOver()) return false;
  while (await endLinks('runnerUid', uid, now(), firestore)) if (isTimeOver()) return false;
  return true;
}

/** Work that waits for this person, but for this very deletion and the end of the links. */
async function deleteJobs(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const kept: ReadonlySet<unknown> = new Set(['delete-account', 'unlink-provider']);
  const query = firestore.collection(firestorePaths.jobs()).where('payload.uid', '==', uid);
  return deleteMatching(query, isTimeOver, (kind) => !kept.has(kind));
}

/** Everything in the person's own folder but the links, however deep it lies. */
async function deleteOwnFolder(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const links = firestore.collection(firestorePaths.links(uid)).id;
  for (const collection of await firestore.doc(firestorePaths.user(uid)).listCollections()) {
    if (collection.id === links) continue;
    if (!(await deleteFolder(collection, isTimeOver))) return false;
  }
  return true;
}

/** A link goes with the line in the coach's roster, so that no job writes the line again. */
async function deleteLinksToCoaches(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const links = firestore.collection(firestorePaths.coachLinks()).where('runnerUid', '==', uid);
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await links.limit(PAGE_SIZE).get();
    const batch = firestore.batch();
    for (const link of docs) {
      const coachId: unknown = link.get('coachId');
      if (typeof coachId === 'string') {
        batch.delete(firestore.doc(firestorePaths.rosterEntry(coachId, uid)));
        batch.delete(firestore.doc(firestorePaths.waitingDraft(coachId, uid)));
      }
      batch.delete(link.ref);
    }
    await batch.commit();
    if (docs.length < PAGE_SIZE) return true;
  }
}

/** Documents elsewhere that name the person. */
function queriesOf(uid: string, firestore: Firestore): Query[] {
  const openings = `opening_${uid}_`;
  const judgeTurns = judgeTurnsOf(uid);
  return [
    firestore.collection(firestorePaths.coachLinks()).where('coachId', '==', uid),
    firestore.collection(firestorePaths.referralUses()).where('inviterUid', '==', uid),
    firestore.collection(firestorePaths.messageFeedback()).where('uid', '==', uid),
    firestore.collection(firestorePaths.moderationCases()).where('authorUid', '==', uid),
    firestore.collection(firestorePaths.messageReports()).where('authorUid', '==', uid),
    firestore.collection(firestorePaths.messageReports()).where('uid', '==', uid),
    firestore.collection(firestorePaths.productFeedback()).where('uid', '==', uid),
    firestore.collection(firestorePaths.mails()).where('uid', '==', uid),
    firestore.collection(firestorePaths.pushSubscriptions()).where('uid', '==', uid),
    firestore.collection(firestorePaths.pushes()).where('uid', '==', uid),
    firestore.collection(firestorePaths.couponUses()).where('uid', '==', uid),
    firestore.collection('oauthStates').where('uid', '==', uid),
    firestore.collection(firestorePaths.googleAccounts()).where('uid', '==', uid),
    firestore
      .collection('jobTurns')
      .where(
        FieldPath.documentId(),
        '>=',
        firestore.doc(firestorePaths.jobTurns('short', judgeTurns)),
      )
      .where(
        FieldPath.documentId(),
        '<',
        firestore.doc(firestorePaths.jobTurns('short', `${judgeTurns}~`)),
      ),
    firestore
      .collection('deliveries')
      .where(FieldPath.documentId(), '>=', firestore.doc(`deliveries/${openings}`))
      .where(FieldPath.documentId(), '<', firestore.doc(`deliveries/${openings}~`)),
  ];
}

/** The log keeps that a right was given, and when, without naming who is gone. */
async function takeOutOfLog(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  for (const field of ['subjectUid', 'actorUid'] satisfies (keyof AuditEntry)[]) {
    for (;;) {
      if (isTimeOver()) return false;
      const { docs } = await firestore
        .collection(firestorePaths.auditLog())
        .where(field, '==', uid)
        .limit(PAGE_SIZE)
        .get();
      const batch = firestore.batch();
      for (const { ref } of docs) batch.update(ref, { [field]: DELETED_PERSON });
      await batch.commit();
      if (docs.length < PAGE_SIZE) break;
    }
  }
  return true;
}

function linkQueries(uid: string, firestore: Firestore): Query[] {
  return [
    firestore.collection(firestorePaths.links(uid)),
    firestore.collection('providerSecrets').where('uid', '==', uid),
    firestore.collection(firestorePaths.providerAccounts()).where('uid', '==', uid),
    firestore
      .collection(firestorePaths.jobs())
      .where('payload.uid', '==', uid)
      .where('kind', '==', 'unlink-provider'),
  ];
}

/** @param isDeleted called with the field `kind`; those for which it is false stay */
async function deleteMatching(
  query: Query,
  isTimeOver: () => boolean,
  isDeleted: (kind: unknown) => boolean = () => true,
): Promise<boolean> {
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await query.limit(PAGE_SIZE).get();
    const goes = docs.filter((document) => isDeleted(document.get('kind')));
    const batch = query.firestore.batch();
    for (const { ref } of goes) batch.delete(ref);
    await batch.commit();
    // Those that stay are few, so that they never fill a page.
    if (docs.length < PAGE_SIZE) return true;
  }
}

async function deleteSingles(uid: string, firestore: Firestore, now: Date): Promise<void> {
  const dayBefore = (count: number) =>
    new Date(now.getTime() - count * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const days = Array.from({ length: USAGE_DAYS }, (_, index) => dayBefore(index - 1));
  const months = new Set([...days, dayBefore(MONTH_DAYS)].map((day) => day.slice(0, 7)));
  const batch = firestore.batch();
  const paths = [
    firestorePaths.publicProfile(uid),
    firestorePaths.profilePhoto(uid),
    firestorePaths.onboardingState(uid),
    firestorePaths.referralUse(uid),
    firestorePaths.coachApplication(uid),
    firestorePaths.coachRevision(uid),
    firestorePaths.secondFactor(uid),
    firestorePaths.mailToken(uid),
    firestorePaths.claimsLease(uid),
    firestorePaths.previousAccount(uid),
    firestorePaths.messageTurns(uid),
    ...Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
      firestorePaths.storedUploads(uid, shard),
    ),
    ...days.flatMap((day) => [
      firestorePaths.usageOfUser(uid, day),
      firestorePaths.usageOfUser(draftTurnsOf(uid), day),
      firestorePaths.draftUsage(uid, day),
      firestorePaths.attachmentUsage(uid, day),
      ...Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
        firestorePaths.uploadUsage(uid, day, shard),
      ),
    ]),
    ...[...months].map((month) => firestorePaths.modelReplies(uid, month)),
    ...turnsOfPerson(uid),
    ...turnsOfPerson(draftTurnsOf(uid)),
  ];
  for (const path of paths) batch.delete(firestore.doc(path));
  await batch.commit();
}
