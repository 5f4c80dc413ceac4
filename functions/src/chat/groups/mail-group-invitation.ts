import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isInvitationOpen, mayInGroup } from '@tasuki/domain/chat/groups/group';
import type { MailedInvitation } from '@tasuki/domain/chat/groups/group-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { storedJob } from '../../jobs/job.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { mailRequest } from '../../mail/send-mail-job.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { digestOfToken, readInvited } from './group-invitations.ts';
import { readGroupPerson, type GroupUser } from './group-member.ts';

const INVITATION_MAILS: TurnLimit = {
  kind: 'mail-group-invitation',
  burst: 20,
  intervalSeconds: 600,
};

/**
 * Sends an invitation to somebody by mail. That can be the inviter's coach or runner alone, so nobody
 * has mails sent to strangers. Asking again for the same invitation and person sends nothing more.
 *
 * @throws TasukiFailure 'group/invitation-over', 'topic/not-found' also for whoever may not invite there,
 *   'common/not-found' for somebody who is neither their coach nor their runner, 'auth/too-many-requests'
 */
export async function mailGroupInvitation(
  { token, uid }: MailedInvitation,
  user: GroupUser,
  dependencies: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<{ isAsked: true }> {
  const { firestore, startJob } = dependencies;
  const { now } = user;
  await takeFreeTurn(user.uid, INVITATION_MAILS, now, firestore);
  const started = await firestore.runTransaction(async (transaction) => {
    const { topic, invitation } = await readInvited(transaction, token, firestore);
    if (!mayInGroup(topic, user.uid, 'invite')) throw new TasukiFailure('topic/not-found');
    if (!isInvitationOpen(invitation, now)) throw new TasukiFailure('group/invitation-over');
    if (!(await isCoachOrRunner(transaction, user.uid, uid, firestore))) {
      throw new TasukiFailure('common/not-found');
    }
    const inviter = await readGroupPerson(transaction, user, firestore);
    const request = mailRequest(
      uid,
      `group-invitation-${digestOfToken(token)}`,
      { kind: 'group-invitation', token, fromName: inviter.name },
      now,
    );
    const job = await transaction.get(firestore.doc(firestorePaths.job(request.id)));
    return askForJob(transaction, firestore, request, { current: storedJob(job), now });
  });
  await startJob(started);
  return { isAsked: true };
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
