import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { GROUP_MAIL_LIMITS, mayInGroup } from '@tasuki/domain/chat/groups/group';
import type { MailedInvitation } from '@tasuki/domain/chat/groups/group-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import type { JobRequest } from '../../jobs/job-kind.ts';
import { storedJob, type StoredJob } from '../../jobs/job.ts';
import { mailRequest, type AddressedMail } from '../../mail/send-mail-job.ts';
import { takeFreeTurn, takeTurnIfFree, type TurnLimit } from '../../platform/take-turn.ts';
import { digestOfToken, isStillGood, mayInviteNow, readInvited } from './group-invitations.ts';
import { readGroupPerson, type GroupUser } from './group-member.ts';

const INVITATION_MAILS: TurnLimit = {
  kind: 'mail-group-invitation',
  burst: 20,
  intervalSeconds: 600,
};

const { ofInviter, ofAll } = GROUP_MAIL_LIMITS;
export const MAILS_OF_READER: TurnLimit = {
  kind: 'read-mailed-invitation',
  burst: ofAll.atOnce,
  intervalSeconds: ofAll.hours * 3600,
};
export const MAILS_OF_PAIR: TurnLimit = {
  kind: 'mail-group-invitation-to',
  burst: ofInviter.atOnce,
  intervalSeconds: ofInviter.hours * 3600,
};

/**
 * Sends an invitation to somebody by mail. That can be the inviter's coach or runner alone, so nobody
 * has mails sent to strangers. Asking again for the same invitation and person sends nothing more.
 *
 * @throws TasukiFailure 'group/invitation-over', 'topic/not-found' also for whoever may not invite there,
 *   'common/not-found' for somebody who is neither their coach nor their runner, 'group/too-many-mails'
 *   where the reader got many of late, 'auth/too-many-requests'
 */
export async function mailGroupInvitation(
  invited: MailedInvitation,
  user: GroupUser,
  dependencies: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<{ isAsked: true }> {
  const { firestore, startJob } = dependencies;
  const { now } = user;
  const takeMailTurn = async (whose: string, limit: TurnLimit) => {
    const isFree = await takeTurnIfFree(whose, limit, now, firestore);
    // For a day there may be no other mail: trying again in some minutes is of no use.
    if (!isFree) throw new TasukiFailure('group/too-many-mails');
  };
  await takeFreeTurn(user.uid, INVITATION_MAILS, now, firestore);
  const read = async (transaction: Transaction) =>
    readUnasked(transaction, invited, user, firestore);
  const unasked = await firestore.runTransaction(read, { readOnly: true });
  if (!unasked) return { isAsked: true };
  // Only for a mail that may be sent, so that strangers use up no turn of the reader.
  await takeMailTurn(`${user.uid} ${invited.uid}`, MAILS_OF_PAIR);
  await takeMailTurn(invited.uid, MAILS_OF_READER);
  const started = await firestore.runTransaction(async (transaction) => {
    const still = await read(transaction);
    return still && askForJob(transaction, firestore, still.request, { ...still, now });
  });
  if (started !== null) await startJob(started);
  return { isAsked: true };
}

/** @returns the job to ask for; null = it was asked for before, and is open or the mail was sent */
async function readUnasked(
  transaction: Transaction,
  { token, uid }: MailedInvitation,
  user: GroupUser,
  firestore: Firestore,
): Promise<{ request: JobRequest; current: StoredJob | undefined } | null> {
  const invited = await readInvited(transaction, token, firestore);
  const asker = { uid: user.uid, isCoach: user.claims.isCoach };
  if (!mayInGroup(invited.topic, asker, 'invite')) throw new TasukiFailure('topic/not-found');
  if (!(await isStillGood(transaction, invited, user.now, firestore))) {
    throw new TasukiFailure('group/invitation-over');
  }
  if (!(await isCoachOrRunner(transaction, user.uid, uid, firestore))) {
    throw new TasukiFailure('common/not-found');
  }
  const inviter = await readGroupPerson(transaction, user, firestore);
  const request = mailRequest(
    {
      uid,
      key: `group-invitation-${digestOfToken(token)}`,
      mail: { kind: 'group-invitation', token, fromName: inviter.name, fromUid: user.uid },
    },
    user.now,
  );
  const [job, done] = await transaction.getAll(
    firestore.doc(firestorePaths.job(request.id)),
    firestore.doc(firestorePaths.mail(request.key)),
  );
  const current = job && storedJob(job);
  if (current?.state === 'open' || done?.exists) return null;
  return { request, current };
}

/**
 * Whether an invitation may still be sent by mail: nobody has withdrawn it, its sender may still invite, and
 * the two coach each other still. Every other mail may.
 */
export async function isInvitationStillMeant(
  { uid, mail }: AddressedMail,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  if (mail.kind !== 'group-invitation') return true;
  const { token, fromUid } = mail;
  return firestore.runTransaction(
    async (transaction) => {
      const invited = await readInvited(transaction, token, firestore).catch(nullWhereOver);
      if (!invited || !(await isStillGood(transaction, invited, now, firestore))) return false;
      if (fromUid === undefined) return true;
      return (
        (await mayInviteNow(transaction, invited.topic, fromUid, firestore)) &&
        (await isCoachOrRunner(transaction, fromUid, uid, firestore))
      );
    },
    { readOnly: true },
  );
}

function nullWhereOver(cause: unknown): null {
  if (cause instanceof TasukiFailure) return null;
  throw cause;
}

/** Whether one of two people coaches the other now. */
async function isCoachOrRunner(
  transaction: Transaction,
  uid: string,
  other: string,
  firestore: Firestore,
): Promise<boolean> {
  const pairs = [
    { runnerUid: uid, coachId: other },
    { runnerUid: other, coachId: uid },
  ];
  const links = await transaction.getAll(
    ...pairs.map(({ runnerUid, coachId }) =>
      firestore.doc(firestorePaths.coachLink(runnerUid, coachId)),
    ),
  );
  return links.some((snapshot, at) => {
    const link = storedCoachLink(snapshot);
    // Ids of two pairs may be the same, so the runner is compared as well.
    return link?.state === 'active' && link.runnerUid === pairs[at]?.runnerUid;
  });
}
