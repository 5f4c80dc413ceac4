import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { leaveGroup } from '../../functions/src/chat/groups/leave-group.ts';
import type { GroupInvitation } from '@tasuki/domain/chat/groups/group';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedStrings } from '@tasuki/domain/stored-strings';
import { narrowAccountStates } from './narrow-account-states.ts';
import { narrowDocuments } from './narrow-documents.ts';
import { narrowGroup } from './narrow-group.ts';
import { narrowLinks } from './narrow-links.ts';
import { narrowedFields } from './narrowed-fields.ts';
import type { FieldRule } from './narrowing-rules.ts';
import { latestOf, pagesOf, type Restored } from './restored.ts';

/** As in `firestorePaths.planCalendar`. */
const CALENDARS = 'planCalendars';

/** As in `firestorePaths.activities`. */
const ACTIVITIES = 'activities';

/** The person who ended a link, and until when its coach has closed it. */
const END_RULES = { endedBy: 'later', closedUntil: 'maximum' } as const satisfies Partial<
  Readonly<Record<keyof CoachLink, FieldRule>>
>;

/** One that is used up lets nobody in again. */
const INVITATION_RULES = { useCount: 'maximum' } as const satisfies Partial<
  Readonly<Record<keyof GroupInvitation, FieldRule>>
>;

/** How much was taken back once more. */
interface Withdrawals {
  endedLinks: number;
  linksThatStopSharing: number;
  removedMembers: number;
  /** Groups whose history, owner or a member's beginning changed. */
  narrowedGroups: number;
  hiddenActivities: number;
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
    narrowedGroups: 0,
    hiddenActivities: 0,
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
  await repeatOnActivities(restored, withdrawals);
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
  for await (const links of pagesOf(firestore.collection(firestorePaths.coachLinks()))) {
    const latest = await latestOf(links, later);
    for (const link of links) {
      const known = latest.get(link.ref.path);
      const isEnded = known?.get('state') === 'ended';
      const isActive = link.get('state') === 'active';
      const hasShared = link.get('sharesActivities') === true;
      const changed: DocumentData = {
        ...(isEnded && narrowedFields(END_RULES, link.data(), known.data() ?? null)),
        ...(isActive && isEnded && { state: 'ended' }),
        ...(hasShared && (isEnded || !isSharedStill(link, known)) && { sharesActivities: false }),
      };
      if (Object.keys(changed).length === 0) continue;
      await link.ref.update({ ...changed, updatedAt: Timestamp.fromDate(now) });
      if (isActive && isEnded) withdrawals.endedLinks += 1;
      else if (isActive) withdrawals.linksThatStopSharing += 1;
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
      // A removed person may know a link that was revoked for that reason, so a link survives only
      // if the later state has it.
      withdrawals.revokedInvitations += await revokeInvitations(topic.id, firestore, later);
      const known = latest.get(topic.ref.path);
      if (!known) {
        withdrawals.unknownGroups.push(topic.id);
        continue;
      }
      const members = storedStrings(known.get('participantIds'));
      for (const uid of storedStrings(topic.get('participantIds'))) {
        if (members.includes(uid)) continue;
        await leaveGroup({ topicId: topic.id, uid }, { uid, now: new Date() }, { firestore });
        withdrawals.removedMembers += 1;
      }
      if (await narrowGroup(topic.ref, known)) withdrawals.narrowedGroups += 1;
    }
  }
}

/** @returns how many were revoked */
async function revokeInvitations(
  topicId: string,
  firestore: Firestore,
  later: Firestore | null,
): Promise<number> {
  const { docs } = await firestore.collection(firestorePaths.groupInvitations(topicId)).get();
  const latest = await latestOf(docs, later);
  let revokedCount = 0;
  for (const invitation of docs) {
    const known = latest.get(invitation.ref.path)?.data();
    if (known) {
      const used = narrowedFields(INVITATION_RULES, invitation.data(), known);
      if (Object.keys(used).length > 0) await invitation.ref.update(used);
    } else {
      await invitation.ref.delete();
      revokedCount += 1;
    }
  }
  return revokedCount;
}

/**
 * Hides what a runner has hidden. Another recording of the same run may be the main one since. The later
 * main one says whether the run is hidden.
 */
async function repeatOnActivities(
  { firestore, later }: Restored,
  withdrawals: Withdrawals,
): Promise<void> {
  if (!later) return;
  const shown = firestore.collectionGroup(ACTIVITIES).select('isHidden');
  for await (const activities of pagesOf(shown)) {
    const latest = await latestOf(activities, later);
    const mains = [...latest.values()].flatMap((known) => {
      const mainId: unknown = known.get('duplicateOf');
      return typeof mainId === 'string' ? [known.ref.parent.doc(mainId)] : [];
    });
    const [first, ...others] = mains;
    const found = first ? await later.getAll(first, ...others) : [];
    const hidden = new Set(
      [...latest.values(), ...found]
        .filter((known) => known.get('isHidden') === true)
        .map(({ ref }) => ref.path),
    );
    for (const activity of activities) {
      const mainId: unknown = latest.get(activity.ref.path)?.get('duplicateOf');
      const main = typeof mainId === 'string' ? activity.ref.parent.doc(mainId) : activity.ref;
      if (activity.get('isHidden') === true || !hidden.has(main.path)) continue;
      await activity.ref.update({ isHidden: true });
      withdrawals.hiddenActivities += 1;
    }
  }
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
