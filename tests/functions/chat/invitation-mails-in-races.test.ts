import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GROUP_MAIL_LIMITS, groupToken } from '@tasuki/domain/chat/groups/group';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { inviteToGroup } from '../../../functions/src/chat/groups/group-invitations.ts';
import { mailGroupInvitation } from '../../../functions/src/chat/groups/mail-group-invitation.ts';
import { startGroup } from '../../../functions/src/chat/groups/start-group.ts';
import { startJob } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';

const DEPENDENCIES = { firestore: chatFirestore, startJob };
/** More groups than one inviter, and than all of them, may have mailed to one reader. */
const GROUPS = GROUP_MAIL_LIMITS.ofAll.atOnce + 2;
const RACERS = 8;

const userOf = (uid: string) => ({ uid, claims: { isCoach: false }, now: clock.date() });
const idOf = () => randomUUID().replaceAll('-', '').slice(0, 20);
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A runner who may invite, with a coach to whom invitations go. */
async function inviterOf(coachId: string): Promise<string> {
  const uid = `owner${idOf()}`;
  await chatFirestore.doc(firestorePaths.accountState(uid)).set({ uid, isBetaApproved: true });
  await chatFirestore
    .doc(firestorePaths.coachLink(uid, coachId))
    .set({ runnerUid: uid, coachId, state: 'active' });
  return uid;
}

/** A group of its own, and an invitation to it. */
async function invitationBy(uid: string): Promise<string> {
  const group = { groupKey: idOf(), title: 'Racers' };
  const { topicId } = await startGroup(group, userOf(uid), DEPENDENCIES);
  const token = groupToken(topicId, randomBytes(32).toString('base64url'));
  const wish = { topicId, tokenHash: hashOf(token), days: 7, usesMaximum: 10 };
  await inviteToGroup(wish, userOf(uid), DEPENDENCIES);
  return token;
}

/** The answer to a request for a mail. */
async function mailed(token: string, reader: string, by: string): Promise<string> {
  return mailGroupInvitation({ token, uid: reader }, userOf(by), DEPENDENCIES).then(
    () => 'asked',
    (cause: unknown) => {
      if (cause instanceof TasukiFailure) return cause.code;
      throw cause;
    },
  );
}

async function mailsTo(reader: string): Promise<number> {
  const { size } = await chatFirestore
    .collection(firestorePaths.jobs())
    .where('kind', '==', 'send-mail')
    .where('person', '==', reader)
    .get();
  return size;
}

it('one inviter has no more mails sent to a reader than are theirs, of many groups at once', async () => {
  const reader = `coach${idOf()}`;
  const inviter = await inviterOf(reader);
  const tokens = await Promise.all(
    Array.from({ length: GROUPS }, async () => invitationBy(inviter)),
  );
  const answers = await Promise.all(tokens.map(async (token) => mailed(token, reader, inviter)));
  const { atOnce } = GROUP_MAIL_LIMITS.ofInviter;
  expect(answers.filter((answer) => answer === 'asked')).toHaveLength(atOnce);
  expect(new Set(answers)).toEqual(new Set(['asked', 'group/too-many-mails']));
  expect(await mailsTo(reader)).toBe(atOnce);
});

it('a reader gets no more mails than are theirs, of many inviters at once', async () => {
  const reader = `coach${idOf()}`;
  const invited = await Promise.all(
    Array.from({ length: GROUPS }, async () => {
      const inviter = await inviterOf(reader);
      return { inviter, token: await invitationBy(inviter) };
    }),
  );
  const answers = await Promise.all(
    invited.map(async ({ inviter, token }) => mailed(token, reader, inviter)),
  );
  const { atOnce } = GROUP_MAIL_LIMITS.ofAll;
  expect(answers.filter((answer) => answer === 'asked')).toHaveLength(atOnce);
  expect(await mailsTo(reader)).toBe(atOnce);
});

it('an invitation that is asked for many times at once is one mail', async () => {
  const reader = `coach${idOf()}`;
  const inviter = await inviterOf(reader);
  const token = await invitationBy(inviter);
  const answers = await Promise.all(
    Array.from({ length: RACERS }, async () => mailed(token, reader, inviter)),
  );
  expect(answers).toContain('asked');
  expect(await mailsTo(reader)).toBe(1);
});
