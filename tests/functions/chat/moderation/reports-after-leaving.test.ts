import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { ModerationRow } from '@tasuki/domain/chat/moderation/moderation-calls';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { messageReportId, REPORT_LIMITS } from '@tasuki/domain/chat/moderation/message-report';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { deletePersonalData } from '../../../../functions/src/account-deletion/delete-personal-data.ts';
import { followCoachLink } from '../../../../functions/src/chat/follow-coach-link.ts';
import { deleteLeftGroup } from '../../../../functions/src/chat/groups/delete-left-group.ts';
import {
  askToDeleteLeftGroup,
  deleteLeftGroupJob,
} from '../../../../functions/src/chat/groups/delete-left-group-job.ts';
import { leaveGroup } from '../../../../functions/src/chat/groups/leave-group.ts';
import { startGroup } from '../../../../functions/src/chat/groups/start-group.ts';
import { decideModeration } from '../../../../functions/src/chat/moderation/decide-moderation.ts';
import { listModerationCases } from '../../../../functions/src/chat/moderation/list-moderation-cases.ts';
import { reportMessage } from '../../../../functions/src/chat/moderation/report-message.ts';
import { jobHandlers } from '../../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../../functions/src/jobs/run-job.ts';
import { newGroupMessage } from '../../chat-fixture.ts';
import { chatFirestore } from '../../chat-script.ts';
import { codeOfFailure } from '../../provider-fixture.ts';
import { attachmentStore } from '../attachment-store.ts';

const WORDS = 'Buy my shoes.';
const dependencies = { firestore: chatFirestore };
const personOf = (name: string) => `${name}${randomUUID().replaceAll('-', '')}`;
const later = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS);

let owner: string;
let member: string;
let adminUid: string;
let topicId: string;

beforeEach(async () => {
  [owner, member, adminUid] = [personOf('owner'), personOf('member'), personOf('admin')];
  await chatFirestore
    .doc(firestorePaths.accountState(adminUid))
    .set({ uid: adminUid, roles: ['runner', 'admin'] });
  const group = { groupKey: randomUUID().replaceAll('-', '').slice(0, 20), title: 'Saturdays' };
  const user = { uid: owner, claims: { isCoach: false }, now: new Date() };
  ({ topicId } = await startGroup(group, user, dependencies));
});

async function join(uid: string): Promise<void> {
  await chatFirestore.doc(firestorePaths.topic(topicId)).update({
    participantIds: FieldValue.arrayUnion(uid),
    [`memberSince.${uid}`]: FieldValue.serverTimestamp(),
  });
}

async function leave(uid: string, by = uid): Promise<void> {
  await leaveGroup({ topicId, uid }, { uid: by, now: new Date() }, dependencies);
}

async function write(uid: string, text = WORDS): Promise<MessageReference> {
  return newGroupMessage({ uid, topicId }, text);
}

async function report(
  reference: MessageReference,
  uid: string,
  { now = new Date(), claims = {} }: { now?: Date; claims?: object } = {},
): Promise<string> {
  const wish = { ...reference, reason: 'spam' as const, text: 'Every day' };
  return codeOfFailure(reportMessage(wish, { uid, claims, now }, dependencies));
}

async function deleteGroup(): Promise<void> {
  await deleteLeftGroup(topicId, { ...dependencies, store: attachmentStore() });
}

async function only(): Promise<ModerationRow> {
  const admin = { uid: adminUid, claims: { isAdmin: true }, now: new Date() };
  const { cases } = await listModerationCases(
    { openedBefore: null, caseId: null },
    admin,
    dependencies,
  );
  const [row] = cases.filter((one) => one.topicId === topicId);
  if (!row) throw new Error('Nothing waits');
  return row;
}

async function decide(
  row: ModerationRow,
  decision: 'dismiss-report' | 'hide-message' | 'warn-author',
): Promise<string> {
  const { messageId, updatedAt, wordsDigest } = row;
  const wish = { topicId, messageId, decision, caseUpdatedAt: updatedAt, wordsDigest };
  const admin = { uid: adminUid, claims: { isAdmin: true }, now: new Date() };
  return codeOfFailure(decideModeration(wish, admin, dependencies));
}

const exists = async (path: string) => (await chatFirestore.doc(path).get()).exists;
const caseOf = (reference: MessageReference) =>
  firestorePaths.moderationCase(moderationCaseId(reference));
const reportOf = (reference: MessageReference, uid: string) =>
  firestorePaths.messageReport(messageReportId({ ...reference, uid }));

describe('an owner who removes everybody and leaves', () => {
  it('ends no open case: words and reports stay until an admin decides', async () => {
    await join(member);
    const open = await write(owner);
    const decided = await write(owner, 'Good morning');
    await report(decided, member);
    expect(await decide(await only(), 'dismiss-report')).toBe('none');
    expect(await report(open, member)).toBe('none');
    const feedback = firestorePaths.messageFeedbackOf(`${member}_${topicId}_reply`);
    await chatFirestore.doc(feedback).set({ uid: member, topicId, rating: 'like', text: '' });
    await leave(member, owner);
    await leave(owner);
    await deleteGroup();
    await deleteGroup();
    expect(await exists(feedback)).toBe(false);
    expect(await exists(firestorePaths.topic(topicId))).toBe(false);
    expect(await exists(caseOf(decided))).toBe(false);
    expect(await exists(reportOf(decided, member))).toBe(false);
    const row = await only();
    expect(row).toMatchObject({
      authorUid: owner,
      text: null,
      earlierText: WORDS,
      reports: [{ reason: 'spam', text: 'Every day' }],
    });
    // A warning that its author reads nowhere is none.
    expect(await decide(row, 'warn-author')).toBe('moderation/author-left');
    expect(await decide(row, 'hide-message')).toBe('none');
    expect(await decide(row, 'hide-message')).toBe('none');
    // Removed words stay for a while in case of an objection; reports do not.
    const stored = await chatFirestore.doc(caseOf(open)).get();
    expect(stored.data()).toMatchObject({ state: 'hidden', removedText: WORDS });
    expect(stored.get('expiresAt')).toBeInstanceOf(Timestamp);
    expect(await exists(reportOf(open, member))).toBe(false);
  });

  it('takes their cases along with their account, whole', async () => {
    await join(member);
    const reference = await write(owner);
    await report(reference, member);
    await leave(member, owner);
    await leave(owner);
    await deleteGroup();
    await deletePersonalData(owner, {
      firestore: chatFirestore,
      store: attachmentStore(),
      now: () => new Date(),
      isTimeOver: () => false,
      mayLinksGo: true,
      areTokensOver: true,
    });
    expect(await exists(caseOf(reference))).toBe(false);
    expect(await exists(reportOf(reference, member))).toBe(false);
  });

  it('deletes the group after the days in which a former member may report', async () => {
    await join(member);
    await write(owner);
    await leave(member, owner);
    await leave(owner);
    const job = await askToDeleteLeftGroup(topicId, new Date(), chatFirestore);
    const run = async (now: Date) =>
      runJob(job, {
        ...dependencies,
        now: () => now,
        handlers: jobHandlers([deleteLeftGroupJob({ ...dependencies, store: attachmentStore() })]),
        enqueue: async () => Promise.resolve(),
      });
    // Another change of the group begins no new wait.
    await askToDeleteLeftGroup(topicId, later(3), chatFirestore);
    await run(later(REPORT_LIMITS.daysAfterLeaving - 1));
    expect(await exists(firestorePaths.topic(topicId))).toBe(true);
    await run(later(REPORT_LIMITS.daysAfterLeaving + 1));
    expect(await exists(firestorePaths.topic(topicId))).toBe(false);
  });
});

describe('who has left a group, or was removed', () => {
  it('reports for some days what they could read, and nothing else', async () => {
    const before = await write(owner, 'Before');
    await join(member);
    const read = await write(owner);
    const own = await write(member, 'Mine');
    await leave(member, owner);
    const after = await write(owner, 'After');
    expect(await report(before, member)).toBe('message/not-found');
    expect(await report(after, member)).toBe('message/not-found');
    expect(await report(own, member)).toBe('message/not-found');
    const last = later(REPORT_LIMITS.daysAfterLeaving - 1);
    expect(await report(read, member, { now: last })).toBe('none');
    const tooLate = later(REPORT_LIMITS.daysAfterLeaving + 1);
    expect(await report(await write(owner), member, { now: tooLate })).toBe('topic/not-found');
    expect(await report(read, personOf('stranger'))).toBe('topic/not-found');
  });

  it('reports also once the owner has left, and nobody is there', async () => {
    await join(member);
    const read = await write(owner);
    await leave(member, owner);
    await leave(owner);
    expect(await report(read, member)).toBe('none');
    expect((await only()).text).toBe(WORDS);
  });

  it('reports from the time before they came back as well', async () => {
    await join(member);
    const read = await write(owner);
    await leave(member, owner);
    await join(member);
    expect(await report(read, member)).toBe('none');
  });
});

/** Makes a coach whom a runner has, and their conversation. */
async function takeCoach(runnerUid: string, coachId: string): Promise<DocumentReference> {
  await chatFirestore
    .doc(firestorePaths.coach(coachId))
    .set({ kind: 'human', name: 'Kenji', isApproved: true, isPublished: true });
  await chatFirestore
    .doc(firestorePaths.accountState(coachId))
    .set({ uid: coachId, roles: ['runner', 'coach'] });
  const link = chatFirestore.doc(firestorePaths.coachLink(runnerUid, coachId));
  const fields = { runnerUid, coachId, planId: 'free', sharesActivities: false };
  await link.set({ ...fields, state: 'active' });
  await followCoachLink({ runnerUid, coachId }, new Date(), chatFirestore);
  return link;
}

async function endLink(link: DocumentReference, runnerUid: string, coachId: string): Promise<void> {
  await link.update({ state: 'ended', updatedAt: FieldValue.serverTimestamp() });
  await followCoachLink({ runnerUid, coachId }, new Date(), chatFirestore);
}

describe('a coach whose runner has ended the link', () => {
  it('reports for some days what the runner wrote to them', async () => {
    const [runnerUid, coachId] = [personOf('runner'), personOf('coach')];
    const link = await takeCoach(runnerUid, coachId);
    topicId = coachTopicId(runnerUid, coachId);
    const reference = await write(runnerUid);
    await endLink(link, runnerUid, coachId);
    expect(await report(reference, personOf('stranger'))).toBe('topic/not-found');
    expect(await report(reference, coachId)).toBe('none');
    const tooLate = later(REPORT_LIMITS.daysAfterLeaving + 1);
    expect(await report(reference, coachId, { now: tooLate })).toBe('topic/not-found');
    expect((await only()).authorUid).toBe(runnerUid);
  });

  it('learns nothing of the runner’s conversations with other coaches', async () => {
    const [runnerUid, coachId, otherId] = [
      personOf('runner'),
      personOf('coach'),
      personOf('other'),
    ];
    const link = await takeCoach(runnerUid, coachId);
    await takeCoach(runnerUid, otherId);
    topicId = coachTopicId(runnerUid, otherId);
    const reference = await write(runnerUid);
    await endLink(link, runnerUid, coachId);
    expect(await report(reference, coachId)).toBe('topic/not-found');
  });
});
