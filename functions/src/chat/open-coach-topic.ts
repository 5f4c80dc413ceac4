import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { coachTopicId, type CoachTopicParties, type TopicPerson } from '@tasuki/domain/chat/topic';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import { readableName } from '@tasuki/domain/accounts/readable-name';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoach, storedCoachLink } from '../coaches/stored-coach.ts';
import { storedTopic, type StoredTopic } from './stored-chat.ts';

interface Opener {
  uid: string;
  claims: Pick<AccountClaims, 'isCoach'>;
  now: Date;
}

/**
 * Opens the one conversation of a runner with a human coach of theirs, for either of them. Opening it
 * again changes nothing; after a link has ended and begun anew, both take part again.
 *
 * @throws TasukiFailure 'coach/not-found' for whoever is neither of them, or without an active link
 */
export async function openCoachTopic(
  parties: CoachTopicParties,
  { uid, claims, now }: Opener,
  { firestore }: { firestore: Firestore },
): Promise<{ topicId: string }> {
  const { runnerUid, coachId } = parties;
  const isRunner = uid === runnerUid;
  const isCoach = uid === coachId && claims.isCoach === true;
  if (!isRunner && !isCoach) throw new TasukiFailure('coach/not-found');
  const isOpen = runnerUid !== coachId && (await openTopicOfLink(parties, now, firestore));
  if (!isOpen) throw new TasukiFailure('coach/not-found');
  return { topicId: coachTopicId(runnerUid, coachId) };
}

/**
 * Makes the conversation of an active link, or has both take part in it again. Safe to repeat.
 *
 * @returns false where the link is not active, or its coach is no person
 */
export async function openTopicOfLink(
  { runnerUid, coachId }: CoachTopicParties,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  const reference = firestore.doc(firestorePaths.topic(coachTopicId(runnerUid, coachId)));
  return firestore.runTransaction(async (transaction) => {
    const [linkSnapshot, coachSnapshot, topicSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.coachLink(runnerUid, coachId)),
      firestore.doc(firestorePaths.coach(coachId)),
      reference,
    );
    const link = storedCoachLink(linkSnapshot);
    // Another runner and coach may make the same id of a link.
    if (link?.state !== 'active' || link.runnerUid !== runnerUid) return false;
    if (storedCoach(coachSnapshot)?.kind !== 'human') return false;
    const topic = storedTopic(topicSnapshot);
    if (topic && topic.runnerUid !== runnerUid) return false;
    const named = await readNames(transaction, { runnerUid, coachId }, firestore);
    const people = named.map((person) => ({ ...person, since: sinceIn(topic, person.uid) ?? now }));
    const participantIds = [runnerUid, coachId];
    if (!topic) {
      transaction.create(reference, { ...emptyCoachTopic(runnerUid, now), participantIds, people });
    } else if (!isDeepStrictEqual([topic.participantIds, topic.people], [participantIds, people])) {
      transaction.update(reference, { participantIds, people });
    }
    return true;
  });
}

/** Since when somebody takes part without a break. */
function sinceIn(topic: StoredTopic | undefined, uid: string): Date | null {
  if (!topic?.participantIds.includes(uid)) return null;
  return topic.people?.find((person) => person.uid === uid)?.since ?? topic.createdAt;
}

/** Both by the names under which they are known. */
export async function readNames(
  transaction: Transaction,
  { runnerUid, coachId }: CoachTopicParties,
  firestore: Firestore,
): Promise<Omit<TopicPerson, 'since'>[]> {
  const [profile, coach] = await transaction.getAll(
    firestore.doc(firestorePaths.publicProfile(runnerUid)),
    firestore.doc(firestorePaths.coach(coachId)),
  );
  return [
    { uid: runnerUid, name: nameIn(profile?.get('displayName')), role: 'runner' },
    { uid: coachId, name: nameIn(coach?.get('name')), role: 'coach' },
  ];
}

function nameIn(value: unknown): string {
  return typeof value === 'string' ? readableName(value) : '';
}

function emptyCoachTopic(runnerUid: string, now: Date): Omit<StoredTopic, 'participantIds'> {
  return {
    kind: 'coach',
    title: '',
    runnerUid,
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: now,
    createdAt: now,
  };
}
