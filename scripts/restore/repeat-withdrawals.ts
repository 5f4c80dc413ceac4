import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { leaveGroup } from '../../functions/src/chat/groups/leave-group.ts';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedStrings } from '@tasuki/domain/stored-strings';
import { narrowAccountStates } from './narrow-account-states.ts';
import { narrowDocuments } from './narrow-documents.ts';
import { narrowLinks } from './narrow-links.ts';
import { latestOf, pagesOf, type Restored } from './restored.ts';

/** As in `firestorePaths.planCalendar`. */
const CALENDARS = 'planCalendars';

/** How much was taken back once more. */
interface Withdrawals {
  endedLinks: number;
  linksThatStopSharing: number;
  removedMembers: number;
  revokedInvitations: number;
  revokedCalendars: number;
  removedRoles: number;
  /** Account states of which a right, a session or a judgement changed. */
  changedStates: number;
  endedProviderLinks: number;
  /** How many documents changed otherwise, by their kind. */
  changedDocuments: Readonly<Record<string, number>>;
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
    changedStates: 0,
    endedProviderLinks: 0,
    changedDocuments: {},
    unknownGroups: [],
  };
  await repeatOnLinks(restored, withdrawals);
  await repeatOnGroups(restored, withdrawals);
  await repeatOnCalendars(restored, withdrawals);
  // While the restored states still say whose password nobody knows.
  withdrawals.endedProviderLinks = await narrowLinks(restored);
  withdrawals.changedDocuments = await narrowDocuments(restored);
  Object.assign(withdrawals, await narrowAccountStates(restored));
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
      const members = storedStrings(known.get('participantIds'));
      for (const uid of storedStrings(topic.get('participantIds'))) {
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
