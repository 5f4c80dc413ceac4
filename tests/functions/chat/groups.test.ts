import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { GROUP_LIMITS, groupToken } from '@tasuki/domain/chat/groups/group';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Mail } from '@tasuki/domain/mail/mail';
import { endGroupInvitationsOf } from '../../../functions/src/permissions/end-group-invitations.ts';
import { deleteConversations } from '../../../functions/src/account-deletion/delete-conversations.ts';
import { conversationUnits } from '../../../functions/src/account-export/conversation-units.ts';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { correctReply } from '../../../functions/src/chat/corrections/correct-reply.ts';
import {
  GROUP_JOINING,
  inviteToGroup,
  joinGroup,
  readGroupInvitation,
} from '../../../functions/src/chat/groups/group-invitations.ts';
import { becomeMemberInGroups } from '../../../functions/src/chat/groups/become-member.ts';
import { deleteLeftGroup } from '../../../functions/src/chat/groups/delete-left-group.ts';
import {
  isInvitationStillMeant,
  mailGroupInvitation,
  MAILS_OF_PAIR,
  MAILS_OF_READER,
} from '../../../functions/src/chat/groups/mail-group-invitation.ts';
import { leaveGroup } from '../../../functions/src/chat/groups/leave-group.ts';
import { shareGroupHistory } from '../../../functions/src/chat/groups/share-group-history.ts';
import { GROUP_STARTS, startGroup } from '../../../functions/src/chat/groups/start-group.ts';
import { refreshInboxEntry } from '../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import { readThread } from '../../../functions/src/chat/read-thread.ts';
import { readConversation } from '../../../functions/src/chat/read-conversation.ts';
import { readScope } from '../../../functions/src/chat/reading-scope.ts';
import { storedMessage, storedTopic } from '../../../functions/src/chat/stored-chat.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { attachmentStore } from './attachment-store.ts';
import { jobIdOf, newGroupMessage, replyTo } from '../chat-fixture.ts';
import { chatFirestore, replyDependencies, scripted } from '../chat-script.ts';

const DEPENDENCIES = { firestore: chatFirestore };
const DELETION = {
  firestore: chatFirestore,
  store: attachmentStore(),
  isTimeOver: () => false,
};
const startJob = async () => Promise.resolve();
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const personOf = (name: string) => `${name}${randomUUID().replaceAll('-', '')}`;
/** The database sets the times of arrival, so its clock is everybody's here. */
const userOf = (uid: string) => ({
  uid,
  claims: { isCoach: uid.startsWith('coach') },
  now: new Date(),
});

let owner: string;
let coach: string;
let member: string;
let topicId: string;

beforeEach(async () => {
  [owner, coach, member] = [personOf('owner'), personOf('coach'), personOf('member')];
  const named = { [owner]: 'Hana', [coach]: 'not shown', [member]: 'Linh' };
  for (const [uid, displayName] of Object.entries(named)) {
    await chatFirestore.doc(firestorePaths.publicProfile(uid)).set({ uid, displayName });
  }
  await chatFirestore.doc(firestorePaths.coach(coach)).set({ kind: 'human', name: 'Kenji Arai' });
  await letIn(coach, ['runner', 'coach']);
  topicId = await start(owner);
});

const stateOf = (uid: string) => chatFirestore.doc(firestorePaths.accountState(uid));

async function letIn(uid: string, roles = ['runner']): Promise<void> {
  await stateOf(uid).set({ uid, roles, isBetaApproved: true });
}

async function start(uid: string): Promise<string> {
  if (!(await stateOf(uid).get()).exists) await letIn(uid);
  const group = { groupKey: randomUUID().replaceAll('-', '').slice(0, 20), title: 'Saturdays' };
  return (await startGroup(group, userOf(uid), DEPENDENCIES)).topicId;
}

async function invite(by = owner, { days = 7, usesMaximum = 10 } = {}): Promise<string> {
  const token = groupToken(topicId, randomBytes(32).toString('base64url'));
  const wish = { topicId, tokenHash: hashOf(token), days, usesMaximum };
  await inviteToGroup(wish, userOf(by), DEPENDENCIES);
  return token;
}

async function join(uid: string, token?: string): Promise<void> {
  await joinGroup({ token: token ?? (await invite()) }, userOf(uid), DEPENDENCIES);
}

async function group() {
  const topic = storedTopic(await chatFirestore.doc(firestorePaths.topic(topicId)).get());
  if (!topic) throw new Error('there is no group');
  return topic;
}

/** Writes a message and does what the triggers do. */
async function write(uid: string, text: string) {
  const reference = await newGroupMessage({ uid, topicId }, text);
  await takeInMessage(reference, new Date(), { firestore: chatFirestore, startJob });
  await refresh();
  return reference;
}

async function refresh(): Promise<void> {
  for (const uid of [owner, coach, member])
    await refreshInboxEntry({ topicId, uid }, chatFirestore);
}

async function entryOf(uid: string) {
  return (await chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).get()).data();
}

async function turnsOf(reference: { topicId: string; messageId: string }) {
  const path = firestorePaths.message(topicId, reference.messageId);
  const message = storedMessage(await chatFirestore.doc(path).get());
  if (!message) throw new Error('the question is missing');
  const asked = { id: reference.messageId, message };
  const topic = await group();
  return { topic, turns: (await readThread(chatFirestore, topicId, asked, topic)).turns };
}

describe('a former coach', () => {
  it('is a member like others: invites nobody, follows no owner, and is known by their own name', async () => {
    await join(member);
    await join(coach);
    const token = await invite(coach);
    expect(await becomeMemberInGroups(coach, chatFirestore)).toBe(false);
    expect(await becomeMemberInGroups(coach, chatFirestore)).toBe(false);
    const { coachIds, people } = await group();
    expect(coachIds).toEqual([]);
    expect(people?.find(({ uid }) => uid === coach)).toMatchObject({
      role: 'runner',
      name: 'not shown',
    });
    await expect(invite(coach)).rejects.toMatchObject({ code: 'topic/not-found' });
    await expect(join(personOf('late'), token)).rejects.toMatchObject({
      code: 'group/invitation-over',
    });
    await refresh();
    expect(await entryOf(coach)).toMatchObject({ role: 'runner' });
    await leaveGroup({ topicId, uid: owner }, { uid: owner, now: new Date() }, DEPENDENCIES);
    expect((await group()).ownerUid).toBe(member);
  });

  it('keeps the group of their own, and its invitations', async () => {
    topicId = await start(coach);
    const token = await invite(coach);
    await becomeMemberInGroups(coach, chatFirestore);
    await join(member, token);
    expect(await group()).toMatchObject({ ownerUid: coach, coachIds: [] });
  });
});

describe('an invitation', () => {
  const over = { code: 'group/invitation-over' };
  const read = async (token: string) =>
    readGroupInvitation({ token }, userOf(member), DEPENDENCIES);

  it('of a coach who has just lost the role is over, before anything else follows', async () => {
    await join(coach);
    const [theirs, owners] = [await invite(coach), await invite()];
    await stateOf(coach).update({ roles: ['runner'] });
    await expect(read(theirs)).rejects.toMatchObject(over);
    await expect(join(member, theirs)).rejects.toMatchObject(over);
    await join(member, owners);
  });

  it.each([
    ['whose approval is withdrawn', { isBetaApproved: false }],
    ['whose account is disabled', { isDisabled: true }],
    ['whose account is being released', { releaseBegunAtMilliseconds: 1 }],
  ])('of somebody %s is over, also in a group of their own', async (_who, change) => {
    await join(coach);
    for (const maker of [owner, coach]) {
      const token = await invite(maker);
      await stateOf(maker).update(change);
      await expect(read(token)).rejects.toMatchObject(over);
      await expect(join(member, token)).rejects.toMatchObject(over);
    }
    expect((await group()).participantIds).toEqual([owner, coach]);
  });

  it('of a released account is gone for good, and no other one', async () => {
    await join(coach);
    const [theirs, owners] = [await invite(coach), await invite()];
    await endGroupInvitationsOf(coach, chatFirestore);
    await expect(join(member, theirs)).rejects.toMatchObject(over);
    await join(member, owners);
  });
});

describe('members', () => {
  it('come by an invitation, each once, as what they are', async () => {
    const token = await invite(owner, { usesMaximum: 10 });
    await join(coach, token);
    await Promise.all([join(member, token), join(member, token)]);
    await join(member, token);
    expect(await group()).toMatchObject({
      kind: 'group',
      runnerUid: '',
      ownerUid: owner,
      participantIds: [owner, coach, member],
      coachIds: [coach],
      people: [
        { uid: owner, name: 'Hana', role: 'runner' },
        { uid: coach, name: 'Kenji Arai', role: 'coach' },
        { uid: member, name: 'Linh', role: 'runner' },
      ],
    });
    const invitation = chatFirestore.doc(firestorePaths.groupInvitation(topicId, hashOf(token)));
    expect((await invitation.get()).get('useCount')).toBe(2);
  });

  it('read who invites them before they join', async () => {
    const token = await invite();
    const read = async (uid: string) => readGroupInvitation({ token }, userOf(uid), DEPENDENCIES);
    const view = { title: 'Saturdays', inviterName: 'Hana', memberCount: 1 };
    expect(await read(member)).toEqual({ ...view, isHistoryShared: false, topicId: null });
    await join(member, token);
    expect(await read(member)).toMatchObject({ memberCount: 2, topicId });
  });

  it('are kept out by a link that is wrong, expired, used up or withdrawn', async () => {
    const over = { code: 'group/invitation-over' };
    const used = await invite(owner, { usesMaximum: 1 });
    await join(coach, used);
    await expect(join(member, used)).rejects.toMatchObject(over);
    const expired = await invite();
    const invitation = chatFirestore.doc(firestorePaths.groupInvitation(topicId, hashOf(expired)));
    await invitation.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    await expect(join(member, expired)).rejects.toMatchObject(over);
    const withdrawn = await invite();
    await chatFirestore.doc(firestorePaths.groupInvitation(topicId, hashOf(withdrawn))).delete();
    await expect(join(member, withdrawn)).rejects.toMatchObject(over);
    const guessed = groupToken(topicId, 's'.repeat(43));
    await expect(join(member, guessed)).rejects.toMatchObject(over);
    expect((await group()).participantIds).toEqual([owner, coach]);
  });

  it('are fifty at most', async () => {
    const others = Array.from({ length: GROUP_LIMITS.membersMaximum - 1 }, (_one, at) => `m${at}`);
    await chatFirestore
      .doc(firestorePaths.topic(topicId))
      .update({ participantIds: [owner, ...others] });
    await expect(join(member)).rejects.toMatchObject({ code: 'group/full' });
  });

  it('are invited by the owner and by coaches alone', async () => {
    await join(coach);
    await join(member);
    await invite(coach);
    const refused = { code: 'topic/not-found' };
    await expect(invite(member)).rejects.toMatchObject(refused);
    await expect(invite('somebody')).rejects.toMatchObject(refused);
  });

  it('are not invited by a coach whose session has no rights of one', async () => {
    await join(coach);
    const token = await invite(coach);
    await chatFirestore
      .doc(firestorePaths.coachLink(member, coach))
      .set({ runnerUid: member, coachId: coach, state: 'active' });
    const weak = { ...userOf(coach), claims: {} };
    const refused = { code: 'topic/not-found' };
    const wish = { topicId, tokenHash: hashOf('another'), days: 7, usesMaximum: 1 };
    await expect(inviteToGroup(wish, weak, DEPENDENCIES)).rejects.toMatchObject(refused);
    const mailed = mailGroupInvitation({ token, uid: member }, weak, { ...DEPENDENCIES, startJob });
    await expect(mailed).rejects.toMatchObject(refused);
    expect(
      (await chatFirestore.collection(firestorePaths.groupInvitations(topicId)).get()).size,
    ).toBe(2);
  });

  describe('who are invited by mail', () => {
    let token: string;
    let started: string[];
    const link = (runnerUid: string, coachId: string) =>
      chatFirestore.doc(firestorePaths.coachLink(runnerUid, coachId));
    const jobOf = async (id: string) =>
      (await chatFirestore.doc(firestorePaths.job(id)).get()).data();
    const mail = async (uid: string, by = owner, asked = token) =>
      mailGroupInvitation({ token: asked, uid }, userOf(by), {
        ...DEPENDENCIES,
        startJob: async (id) => {
          started.push(id);
          return Promise.resolve();
        },
      });
    const isStillMeant = async () => {
      const job = await chatFirestore.doc(firestorePaths.job(started[0] ?? '')).get();
      const asked = { uid: coach, mail: job.get('payload.mail') as Mail };
      return isInvitationStillMeant(asked, new Date(), chatFirestore);
    };

    beforeEach(async () => {
      token = await invite();
      started = [];
      await link(owner, coach).set({ runnerUid: owner, coachId: coach, state: 'active' });
    });

    it('coach the inviter or are coached by them', async () => {
      await expect(mail(member)).rejects.toMatchObject({ code: 'common/not-found' });
      await mail(coach);
      expect((await jobOf(started[0] ?? ''))?.['payload']).toMatchObject({
        uid: coach,
        mail: { kind: 'group-invitation', token, fromName: 'Hana', fromUid: owner },
      });
      await expect(mail(owner, coach)).rejects.toMatchObject({ code: 'topic/not-found' });
      await join(coach, token);
      await mail(owner, coach);
      await link(owner, coach).update({ state: 'ended' });
      await expect(mail(coach)).rejects.toMatchObject({ code: 'common/not-found' });
      await chatFirestore.doc(firestorePaths.groupInvitation(topicId, hashOf(token))).delete();
      await expect(mail(coach)).rejects.toMatchObject({ code: 'group/invitation-over' });
    });

    it('get one mail of an invitation, also where it is asked for while or after it is sent', async () => {
      await mail(coach);
      const [job = ''] = started;
      const before = await jobOf(job);
      await mail(coach);
      expect(await jobOf(job)).toEqual(before);
      await chatFirestore.doc(firestorePaths.job(job)).delete();
      await chatFirestore
        .doc(firestorePaths.mail(`${coach}_group-invitation-${hashOf(token)}`))
        .set({ uid: coach, kind: 'group-invitation', outcome: 'sent', at: Timestamp.now() });
      await mail(coach);
      expect(await jobOf(job)).toBeUndefined();
      expect(started).toEqual([job]);
    });

    it('get a few at once, however many people invite them', async () => {
      const tooOften = { code: 'group/too-many-mails' };
      await mail(coach);
      for (let count = 1; count < MAILS_OF_READER.burst; count += 1) {
        const other = personOf('runner');
        await link(other, coach).set({ runnerUid: other, coachId: coach, state: 'active' });
        topicId = await start(other);
        await mail(coach, other, await invite(other));
      }
      topicId = await start(owner);
      const oneMore = await invite();
      await expect(mail(coach, owner, oneMore)).rejects.toMatchObject(tooOften);
      expect(started).toHaveLength(MAILS_OF_READER.burst);
      // The same invitation once more is no mail.
      await mail(coach);
      // Others have turns of their own.
      await link(owner, member).set({ runnerUid: owner, coachId: member, state: 'active' });
      await mail(member, owner, oneMore);
    });

    it('get mails of others, however many one inviter has sent', async () => {
      for (let count = 0; count < MAILS_OF_PAIR.burst; count += 1) {
        topicId = await start(owner);
        await mail(coach, owner, await invite());
      }
      topicId = await start(owner);
      const oneMore = mail(coach, owner, await invite());
      await expect(oneMore).rejects.toMatchObject({ code: 'group/too-many-mails' });
      const other = personOf('runner');
      await link(other, coach).set({ runnerUid: other, coachId: coach, state: 'active' });
      topicId = await start(other);
      await mail(coach, other, await invite(other));
      expect(started).toHaveLength(MAILS_OF_PAIR.burst + 1);
    });

    it('get none from a coach who has lost the role or the approval since', async () => {
      await join(coach);
      await link(member, coach).set({ runnerUid: member, coachId: coach, state: 'active' });
      await mail(member, coach);
      const state = stateOf(coach);
      const asked = async () => {
        const job = await chatFirestore.doc(firestorePaths.job(started[0] ?? '')).get();
        const addressed = { uid: member, mail: job.get('payload.mail') as Mail };
        return isInvitationStillMeant(addressed, new Date(), chatFirestore);
      };
      expect(await asked()).toBe(true);
      await state.update({ roles: ['runner'] });
      expect(await asked()).toBe(false);
      await state.update({ roles: ['runner', 'coach'], isBetaApproved: false });
      expect(await asked()).toBe(false);
    });

    it('get none once it was withdrawn, or the two are not linked any more', async () => {
      await mail(coach);
      expect(await isStillMeant()).toBe(true);
      await link(owner, coach).update({ state: 'ended' });
      expect(await isStillMeant()).toBe(false);
      await link(owner, coach).update({ state: 'active' });
      expect(await isStillMeant()).toBe(true);
      await chatFirestore.doc(firestorePaths.groupInvitation(topicId, hashOf(token))).delete();
      expect(await isStillMeant()).toBe(false);
    });
  });

  it('start, invite and try links only so often', async () => {
    const tooOften = { code: 'auth/too-many-requests' };
    for (let count = 1; count < GROUP_STARTS.burst; count += 1) await start(owner);
    await expect(start(owner)).rejects.toMatchObject(tooOften);
    const guess = async () => join(member, groupToken(topicId, 's'.repeat(43)));
    const over = { code: 'group/invitation-over' };
    for (let count = 0; count < GROUP_JOINING.burst; count += 1) {
      await expect(guess()).rejects.toMatchObject(over);
    }
    await expect(guess()).rejects.toMatchObject(tooOften);
  });
});

describe('who leaves', () => {
  beforeEach(async () => {
    await join(member);
    await join(coach);
    await write(owner, 'hello');
  });
  const leave = async (uid: string, by = uid) =>
    leaveGroup({ topicId, uid }, { uid: by, now: new Date() }, DEPENDENCIES);

  it('is out of rights and lists, and leaving again changes nothing', async () => {
    await leave(member);
    await leave(member);
    await refresh();
    const { participantIds, people, memberSince } = await group();
    expect(participantIds).toEqual([owner, coach]);
    expect(JSON.stringify([people, memberSince])).not.toContain(member);
    expect(await entryOf(member)).toBeUndefined();
    expect(await entryOf(coach)).toMatchObject({ peopleCount: 2 });
  });

  it('passes the ownership on', async () => {
    await leave(owner);
    expect((await group()).ownerUid).toBe(coach);
    await leave(coach);
    expect((await group()).ownerUid).toBe(member);
  });

  it('leaves nothing behind as the last', async () => {
    await invite();
    await leave(owner);
    await leave(coach);
    await deleteLeftGroup(topicId, DELETION);
    expect((await group()).participantIds).toEqual([member]);
    await leave(member);
    const reference = chatFirestore.doc(firestorePaths.topic(topicId));
    for (let count = 0; count < 2; count += 1) await deleteLeftGroup(topicId, DELETION);
    expect((await reference.get()).exists).toBe(false);
    expect(await reference.listCollections()).toEqual([]);
  });

  it('is removed by the owner alone, and no link that they know brings them back', async () => {
    const token = await invite();
    await expect(leave(member, coach)).rejects.toMatchObject({ code: 'common/permission-denied' });
    await expect(leave(owner, member)).rejects.toMatchObject({ code: 'common/permission-denied' });
    await expect(leave(owner, 'somebody')).rejects.toMatchObject({ code: 'topic/not-found' });
    await leave(member, owner);
    await expect(join(member, token)).rejects.toMatchObject({ code: 'group/invitation-over' });
    expect((await group()).participantIds).toEqual([owner, coach]);
  });

  it('with an account takes words, name and corrections along, also from groups left before', async () => {
    const question = await write(member, '@AI how far?');
    await chatFirestore
      .doc(firestorePaths.message(topicId, replyIdOf(question.messageId)))
      .update({ state: 'done', text: 'Ten.' });
    const correction = { topicId, messageId: replyIdOf(question.messageId), text: 'Twelve.' };
    await correctReply(correction, userOf(member), DEPENDENCIES);
    await write(member, 'see you');
    await leave(member);
    await deleteConversations(member, DELETION);
    const { docs } = await chatFirestore.collection(firestorePaths.messages(topicId)).get();
    const left = JSON.stringify([await group(), docs.map((document) => document.data())]);
    expect(left).not.toContain(member);
    expect(left).not.toContain('see you');
    // The answer may repeat what was asked, and no job writes it anew.
    expect(left).not.toContain('Ten.');
    const job = chatFirestore.doc(firestorePaths.job(jobIdOf(question)));
    expect((await job.get()).exists).toBe(false);
    await deleteConversations(owner, DELETION);
    expect(await group()).toMatchObject({ ownerUid: coach, participantIds: [coach] });
  });
});

describe('what was said before somebody came', () => {
  it('is in no list that they read, also when its event comes late', async () => {
    const early = await write(owner, 'our secret');
    await join(member);
    await refresh();
    expect(await entryOf(member)).toMatchObject({ lastText: '', unreadCount: 0 });
    await takeInMessage(early, new Date(), { firestore: chatFirestore, startJob });
    expect(JSON.stringify(await group())).not.toContain('our secret');
    await write(owner, 'welcome');
    expect(await entryOf(member)).toMatchObject({
      kind: 'group',
      role: 'runner',
      title: 'Saturdays',
      lastText: 'welcome',
      unreadCount: 1,
    });
  });

  it('is read with the history that the owner shares, and not after it is taken back', async () => {
    await write(owner, 'our secret');
    const share = async (isShared: boolean, uid = owner) =>
      shareGroupHistory({ topicId, isShared }, { uid }, DEPENDENCIES);
    await join(member);
    const refused = { code: 'common/permission-denied' };
    await expect(share(true, member)).rejects.toMatchObject(refused);
    await share(true);
    await join(coach);
    expect((await group()).isHistoryShared).toBe(true);
    await share(false);
    expect(await group()).toMatchObject({ isHistoryShared: false, lastText: '' });
  });

  it('is not opened by who owns the group after the one who started it', async () => {
    await write(owner, 'our secret');
    await join(coach);
    await leaveGroup({ topicId, uid: owner }, { uid: owner, now: new Date() }, DEPENDENCIES);
    expect((await group()).ownerUid).toBe(coach);
    const share = shareGroupHistory({ topicId, isShared: true }, { uid: coach }, DEPENDENCIES);
    await expect(share).rejects.toMatchObject({ code: 'common/permission-denied' });
    expect((await group()).isHistoryShared).toBe(false);
  });

  it('enters no answer of the AI, nor does what somebody has run', async () => {
    await write(owner, 'our secret');
    await join(member);
    await write(member, 'my knee hurts');
    const question = await write(owner, '@AI how far tomorrow?');
    const { topic, turns } = await turnsOf(question);
    expect(turns).toMatchObject([
      { author: 'member', text: 'my knee hurts' },
      { author: 'runner', text: 'how far tomorrow?' },
    ]);
    expect(await readScope(topic, chatFirestore)).toBe('nothing');
    const reading = { scope: 'nothing', askedBy: owner, now: new Date() } as const;
    const read = await readConversation(chatFirestore, topic, turns, reading);
    expect(read).toMatchObject({ activity: null, history: [] });
    expect(read.runnerNames).toContain('Linh');
  });

  it('is no question of theirs to hear answered or corrected', async () => {
    const question = await write(owner, '@AI how far?');
    await join(member);
    const ask = { user: { uid: member }, isAnew: false, now: new Date() };
    const hidden = { code: 'message/not-found' };
    await expect(askForReply(question, ask, chatFirestore)).rejects.toMatchObject(hidden);
    // The answer stands where the question does, however late it is written.
    const now = () => new Date();
    await runJob(jobIdOf(question), { ...replyDependencies(scripted(), { now }), now });
    expect(await replyTo(question)).toMatchObject({ state: 'done' });
    expect((await replyTo(question)).createdAt.getTime()).toBeLessThan(Date.now());
    const correction = { topicId, messageId: replyIdOf(question.messageId), text: 'No.' };
    const correct = correctReply(correction, userOf(member), DEPENDENCIES);
    await expect(correct).rejects.toMatchObject(hidden);
    expect((await group()).lastText).toBe('');
  });
});

describe('the AI', () => {
  it('answers only where it is mentioned', async () => {
    await join(member);
    const plain = await write(member, 'see you at six');
    const asked = await write(member, '@AI what should I eat?');
    const has = async (id: string) =>
      (await chatFirestore.doc(firestorePaths.message(topicId, replyIdOf(id))).get()).exists;
    expect(await has(plain.messageId)).toBe(false);
    expect(await has(asked.messageId)).toBe(true);
  });

  it('keeps what a runner writes of their health to themselves, and nothing of a coach', async () => {
    await join(member);
    await join(coach);
    await write(member, 'I had chest pain all the way.');
    await write(coach, 'I had chest pain all the way.');
    const cautions = async (uid: string) =>
      (await chatFirestore.doc(firestorePaths.cautions(uid)).get()).exists;
    expect(await cautions(member)).toBe(true);
    expect(await cautions(coach)).toBe(false);
    expect(await cautions(owner)).toBe(false);
  });
});

/** A person's conversations in an export, and the place to continue after each. */
async function exportedOf(uid: string, after: string | null = null) {
  const texts: string[] = [];
  const places: string[] = [];
  for await (const unit of conversationUnits(uid, after, DELETION)) {
    places.push(unit.after);
    let text = '';
    for (const { content } of unit.files) {
      for await (const part of content as AsyncIterable<Uint8Array>) {
        text += Buffer.from(part).toString();
      }
    }
    texts.push(text);
  }
  return { texts, places };
}

it('is exported with one’s own words alone', async () => {
  await join(member);
  await write(owner, 'the owner’s words');
  await write(member, 'my own words');
  const { texts } = await exportedOf(member);
  expect(texts.join()).toContain('my own words');
  expect(texts.join()).toContain('Saturdays');
  expect(texts.join()).not.toContain('the owner');
});

it('is exported with one’s own words also after one has left it, once', async () => {
  await join(member);
  await write(owner, 'the owner’s words');
  await write(member, 'my own words');
  await leaveGroup({ topicId, uid: member }, { uid: member, now: new Date() }, DEPENDENCIES);
  const left = topicId;
  topicId = await start(member);
  await write(member, 'in a group of mine');
  const { texts, places } = await exportedOf(member);
  const exported = texts.map((text) => JSON.parse(text) as { id: string; messages: object[] });
  expect(exported).toMatchObject([
    { id: topicId, messages: [{ text: 'in a group of mine' }] },
    { id: left, messages: [{ text: 'my own words' }] },
  ]);
  expect(exported.map(({ messages }) => messages.length)).toEqual([1, 1]);
  // A step that was cut off goes on where it was.
  expect((await exportedOf(member, places[0] ?? null)).texts).toEqual([texts[1]]);
  expect((await exportedOf(member, places[1] ?? null)).texts).toEqual([]);
});
