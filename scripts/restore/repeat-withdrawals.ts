import type { Auth } from 'firebase-admin/auth';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { isNoUser } from '../../functions/src/permissions/is-no-user.ts';
import { leaveGroup } from '../../functions/src/chat/groups/leave-group.ts';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

const PAGE_SIZE = 200;
/** As in `firestorePaths.planCalendar`. */
const CALENDARS = 'planCalendars';

/** Where a backup was imported, and what knows what came after it. */
export interface Restored {
  firestore: Firestore;
  /** The state of just before the import, in a database of its own; null = it cannot be read. */
  later: Firestore | null;
  /** Firebase Auth, which no import changes. */
  auth: Pick<Auth, 'getUser'>;
  now: Date;
}

/** How much was taken back once more. */
interface Withdrawals {
  endedLinks: number;
  linksThatStopSharing: number;
  removedMembers: number;
  revokedInvitations: number;
  revokedCalendars: number;
  removedRoles: number;
  /** Groups of which the later state says nothing; their members are as they were exported. */
  unknownGroups: string[];
}

/**
 * Takes back once more what people took back after the export. Whatever the later state does not confirm counts as taken
 * back; without a later state no coach reads anything until the runner agrees anew. It may be asked for again.
 */
export async function repeatWithdrawals(restored: Restored): Promise<Withdrawals> {
  const withdrawals: Withdrawals = {
    endedLinks: 0,
    linksThatStopSharing: 0,
    removedMembers: 0,
    revokedInvitations: 0,
    revokedCalendars: 0,
    removedRoles: 0,
    unknownGroups: [],
  };
  await repeatOnLinks(restored, withdrawals);
  await repeatOnGroups(restored, withdrawals);
  await repeatOnCalendars(restored, withdrawals);
  await repeatOnRoles(restored, withdrawals);
  return withdrawals;
}

async function repeatOnLinks(
  { firestore, later, now }: Restored,
  withdrawals: Withdrawals,
): Promise<void> {
  const active = firestore.collection(firestorePaths.coachLinks()).where('state', '==', 'active');
  for await (const links of pagesOf(active)) {
    const latest = await latestOf(links, later);
    for (const link of links) {
      const known = latest.get(link.ref.path);
      const isEnded = known?.get('state') === 'ended';
      if (!isEnded && (link.get('sharesActivities') !== true || isSharedStill(link, known))) {
        continue;
      }
      const endedBy: unknown = known?.get('endedBy');
      await link.ref.update({
        sharesActivities: false,
        ...(isEnded && { state: 'ended', ...(typeof endedBy === 'string' && { endedBy }) }),
        updatedAt: Timestamp.fromDate(now),
      });
      if (isEnded) withdrawals.endedLinks += 1;
      else withdrawals.linksThatStopSharing += 1;
    }
  }
}

/** Sharing that stopped and began again is confirmed by the consent that is shown now. */
function isSharedStill(link: DocumentSnapshot, latest: DocumentSnapshot | undefined): boolean {
  return (
    latest?.get('sharesActivities') === true &&
    latest.get('state') === 'active' &&
    latest.get('consentVersion') === link.get('consentVersion')
  );
}

async function repeatOnGroups(
  { firestore, later }: Restored,
  withdrawals: Withdrawals,
): Promise<void> {
  const groups = firestore.collection(firestorePaths.topics()).where('kind', '==', 'group');
  for await (const topics of pagesOf(groups)) {
    const latest = await latestOf(topics, later);
    for (const topic of topics) {
      // Whoever was removed may know a link that was revoked for it, so no link survives without being known.
      withdrawals.revokedInvitations += await revokeInvitations(topic.id, firestore, later);
      const known = latest.get(topic.ref.path);
      if (!known) {
        withdrawals.unknownGroups.push(topic.id);
        continue;
      }
      const members = stringsOf(known.get('participantIds'));
      for (const uid of stringsOf(topic.get('participantIds'))) {
        if (members.includes(uid)) continue;
        await leaveGroup({ topicId: topic.id, uid }, { uid }, { firestore });
        withdrawals.removedMembers += 1;
      }
    }
  }
}

async function revokeInvitations(
  topicId: string,
  firestore: Firestore,
  later: Firestore | null,
): Promise<number> {
  const { docs } = await firestore.collection(firestorePaths.groupInvitations(topicId)).get();
  const latest = await latestOf(docs, later);
  const revoked = docs.filter(({ ref }) => !latest.has(ref.path));
  for (const { ref } of revoked) await ref.delete();
  return revoked.length;
}

async function repeatOnCalendars(
  { firestore, later }: Restored,
  withdrawals: Withdrawals,
): Promise<void> {
  for await (const calendars of pagesOf(firestore.collectionGroup(CALENDARS))) {
    const latest = await latestOf(calendars, later);
    for (const calendar of calendars) {
      const known: unknown = latest.get(calendar.ref.path)?.get('tokenHash');
      if (known !== undefined && known === calendar.get('tokenHash')) continue;
      await calendar.ref.delete();
      withdrawals.revokedCalendars += 1;
    }
  }
}

/** The claims of Firebase Auth follow each state within a moment, and are as they were before the import. */
async function repeatOnRoles(
  { firestore, auth, now }: Restored,
  withdrawals: Withdrawals,
): Promise<void> {
  const withRights = firestore
    .collection(firestorePaths.accountStates())
    .where('roles', 'array-contains-any', ['coach', 'admin']);
  for await (const states of pagesOf(withRights)) {
    for (const state of states) {
      const claims = await claimsOf(state.id, auth);
      const roles = stringsOf(state.get('roles'));
      const kept = roles.filter(
        (role) =>
          (role !== 'coach' || claims['isCoach'] === true) &&
          (role !== 'admin' || claims['isAdmin'] === true),
      );
      if (kept.length === roles.length) continue;
      await state.ref.update({ roles: kept, updatedAt: Timestamp.fromDate(now) });
      if (!kept.includes('coach')) await hideCoach(state.id, firestore);
      withdrawals.removedRoles += roles.length - kept.length;
    }
  }
}

/** As a removal of the role does (`functions/src/accounts/take-right.ts`). */
async function hideCoach(uid: string, firestore: Firestore): Promise<void> {
  const coach = await firestore.doc(firestorePaths.coach(uid)).get();
  if (coach.exists) await coach.ref.update({ isApproved: false, isPublished: false });
}

async function claimsOf(
  uid: string,
  auth: Pick<Auth, 'getUser'>,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await auth.getUser(uid)).customClaims ?? {};
  } catch (cause) {
    if (isNoUser(cause)) return {};
    throw cause;
  }
}

/** What the later state says of these documents, by their paths; empty without one. */
async function latestOf(
  documents: readonly DocumentSnapshot[],
  later: Firestore | null,
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  if (!later || documents.length === 0) return new Map();
  const known = await later.getAll(...documents.map(({ ref }) => later.doc(ref.path)));
  return new Map(known.filter(({ exists }) => exists).map((one) => [one.ref.path, one]));
}

/** All that a query finds, page by page. What was changed so that it is found no more does not move the pages. */
async function* pagesOf(found: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = found.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  for (let query = all; ;) {
    const { docs } = await query.get();
    yield docs;
    const last = docs.at(-1);
    if (docs.length < PAGE_SIZE || !last) break;
    query = all.startAfter(last);
  }
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
