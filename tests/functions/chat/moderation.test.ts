import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { GROUP_LIMITS } from '@tasuki/domain/chat/groups/group';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { ModerationRow } from '@tasuki/domain/chat/moderation/moderation-calls';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { REPORT_LIMITS } from '@tasuki/domain/chat/moderation/message-report';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { correctReply } from '../../../functions/src/chat/corrections/correct-reply.ts';
import { followCoachLink } from '../../../functions/src/chat/follow-coach-link.ts';
import { refreshInboxEntry } from '../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import { decideModeration } from '../../../functions/src/chat/moderation/decide-moderation.ts';
import { listModerationCases } from '../../../functions/src/chat/moderation/list-moderation-cases.ts';
import { reportMessage } from '../../../functions/src/chat/moderation/report-message.ts';
import { newMessage } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';
import { codeOfFailure } from '../provider-fixture.ts';

const WORDS = 'Buy my shoes.';
const dependencies = { firestore: chatFirestore };

let runnerUid: string;
let coachId: string;
let adminUid: string;
let topicId: string;

beforeEach(async () => {
  clock.passSeconds(3600);
  runnerUid = `runner${randomUUID().replaceAll('-', '')}`;
  coachId = `coach${randomUUID().replaceAll('-', '')}`;
  adminUid = `admin${randomUUID().replaceAll('-', '')}`;
  topicId = coachTopicId(runnerUid, coachId);
  const write = async (path: string, fields: object) => chatFirestore.doc(path).set(fields);
  await write(firestorePaths.coach(coachId), {
    kind: 'human',
    name: 'Kenji Arai',
    isApproved: true,
    isPublished: true,
  });
  await write(firestorePaths.accountState(coachId), { uid: coachId, roles: ['runner', 'coach'] });
  await write(firestorePaths.accountState(adminUid), { uid: adminUid, roles: ['runner', 'admin'] });
  await write(firestorePaths.coachLink(runnerUid, coachId), {
    runnerUid,
    coachId,
    planId: 'free',
    state: 'active',
    sharesActivities: false,
  });
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  for (const uid of [runnerUid, coachId]) await refreshInboxEntry({ topicId, uid }, chatFirestore);
});

const COACH = { isCoach: true };

async function report(
  reference: MessageReference & { correctionBy?: string },
  uid: string,
  { text = '', claims = {} }: { text?: string; claims?: object } = {},
): Promise<string> {
  const wish = { ...reference, reason: 'spam' as const, text };
  return codeOfFailure(reportMessage(wish, { uid, claims, now: clock.date() }, dependencies));
}

/** As other readers would have reported it, each once. */
async function reportedByOthers(
  { messageId }: Pick<MessageReference, 'messageId'>,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    clock.passSeconds(1);
    await chatFirestore.collection(firestorePaths.messageReports()).add({
      uid: `member${number}`,
      topicId,
      messageId,
      authorUid: coachId,
      reason: 'spam',
      text: `Noise ${number}`,
      createdAt: Timestamp.fromDate(clock.date()),
      ...fields,
    });
  }
}

async function queue(): Promise<ModerationRow[]> {
  const admin = { uid: adminUid, claims: { isAdmin: true }, now: clock.date() };
  const newest = { openedBefore: null, caseId: null };
  const { cases } = await listModerationCases(newest, admin, dependencies);
  return cases.filter((row) => row.topicId === topicId);
}

async function decide(
  row: Pick<ModerationRow, 'topicId' | 'messageId' | 'updatedAt'> &
    Partial<Pick<ModerationRow, 'wordsDigest' | 'correctionBy'>>,
  decision: 'dismiss-report' | 'hide-message' | 'warn-author',
  admin: { uid?: string; claims?: object } = {},
): Promise<string> {
  return codeOfFailure(
    decideModeration(
      {
        topicId: row.topicId,
        messageId: row.messageId,
        correctionBy: row.correctionBy,
        decision,
        caseUpdatedAt: row.updatedAt,
        wordsDigest: row.wordsDigest,
      },
      { uid: adminUid, claims: { isAdmin: true }, now: clock.date(), ...admin },
      dependencies,
    ),
  );
}

async function only(): Promise<ModerationRow> {
  const [row] = await queue();
  if (!row) throw new Error('Nothing waits');
  return row;
}

async function data(path: string) {
  return (await chatFirestore.doc(path).get()).data();
}

async function logged(): Promise<string[]> {
  const { docs } = await chatFirestore
    .collection(firestorePaths.auditLog())
    .where('subjectUid', '==', coachId)
    .get();
  return docs.map((entry) => String(entry.get('kind')));
}

it('takes one report of a reader and message, and shows an admin the words with three before them', async () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) {
    await newMessage({ uid: runnerUid, topicId }, text);
  }
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await newMessage({ uid: runnerUid, topicId }, 'What came after');
  expect(await report(reference, runnerUid, { text: ' He does it every day. ' })).toBe('none');
  expect(await report(reference, runnerUid, { text: 'Again' })).toBe('none');
  const rows = await queue();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    authorUid: coachId,
    text: WORDS,
    flags: [],
    reasons: ['spam'],
    reportCount: 1,
    reports: [{ reason: 'spam', text: 'He does it every day.' }],
    context: [
      { from: 'other', text: 'Two' },
      { from: 'other', text: 'Three' },
      { from: 'other', text: 'Four' },
    ],
  });
  expect(JSON.stringify(rows)).not.toContain(runnerUid.slice(0, 20) + '"');
  expect(JSON.stringify(rows)).not.toContain('What came after');
});

it('is for messages of others that one reads', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  expect(await report(reference, coachId, { claims: COACH })).toBe('message/not-found');
  expect(await report(reference, `stranger${randomUUID()}`)).toBe('topic/not-found');
  expect(await report({ topicId, messageId: 'n'.repeat(20) }, runnerUid)).toBe('message/not-found');
  const path = firestorePaths.message(topicId, reference.messageId);
  await chatFirestore.doc(path).update({ text: '', deletedAt: Timestamp.fromDate(clock.date()) });
  expect(await report(reference, runnerUid)).toBe('message/not-found');
  expect(await queue()).toEqual([]);
});

it('takes no flood of reports', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  for (let number = 0; number < REPORT_LIMITS.atOnce; number += 1) {
    expect(await report(reference, runnerUid)).toBe('none');
  }
  expect(await report(reference, runnerUid)).toBe('auth/too-many-requests');
  clock.passSeconds(REPORT_LIMITS.everyMinutes * 60);
  expect(await report(reference, runnerUid)).toBe('none');
});

it('takes the words and files away for everybody, keeps them for whoever objects, once', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid);
  const row = await only();
  expect(await decide(row, 'hide-message')).toBe('none');
  expect(await decide(row, 'hide-message')).toBe('none');
  const message = await data(firestorePaths.message(topicId, reference.messageId));
  expect(message).toMatchObject({ text: '', deletedAt: expect.anything() as unknown });
  expect(message).toHaveProperty('removedAt');
  expect(await data(firestorePaths.moderationCase(moderationCaseId(reference)))).toMatchObject({
    state: 'hidden',
    removedText: WORDS,
  });
  expect(await queue()).toEqual([]);
  expect(await logged()).toEqual(['hide-message']);
});

it('dismisses a report, shows what was flagged, and opens the case again by a new report', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  const path = firestorePaths.message(topicId, reference.messageId);
  await chatFirestore.doc(path).update({ unsafeFor: ['harassment'] });
  await report(reference, runnerUid);
  expect(await decide(await only(), 'dismiss-report')).toBe('none');
  expect(await data(path)).toMatchObject({ text: WORDS, unsafeFor: [] });
  expect(await queue()).toEqual([]);
  // The same report says nothing new.
  await report(reference, runnerUid);
  expect(await queue()).toEqual([]);
  expect(await logged()).toEqual(['dismiss-report']);
});

it('warns the author in their own list, once, and waits on', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid);
  const row = await only();
  expect(await decide(row, 'warn-author')).toBe('none');
  expect(await decide(row, 'warn-author')).toBe('none');
  await refreshInboxEntry({ topicId, uid: coachId }, chatFirestore);
  expect(await data(firestorePaths.inboxEntry(coachId, topicId))).toMatchObject({
    warning: { messageId: reference.messageId },
  });
  expect(await data(firestorePaths.inboxEntry(runnerUid, topicId))).not.toHaveProperty('warning');
  expect((await only()).warnedAt).not.toBeNull();
  expect(await logged()).toEqual(['warn-author']);
});

it('decides on nothing that the admin has not read', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid);
  const row = await only();
  expect(await decide({ ...row, updatedAt: row.updatedAt - 1 }, 'hide-message')).toBe(
    'moderation/case-changed',
  );
  expect(await decide(row, 'dismiss-report')).toBe('none');
  expect(await decide(row, 'hide-message')).toBe('moderation/case-changed');
  expect(await data(firestorePaths.message(topicId, reference.messageId))).toMatchObject({
    text: WORDS,
  });
  expect(await decide({ ...row, messageId: 'n'.repeat(20) }, 'hide-message')).toBe(
    'common/not-found',
  );
});

it('takes the decision of a page of an earlier release, which names no words', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid);
  const { messageId, updatedAt } = await only();
  const message = chatFirestore.doc(firestorePaths.message(topicId, messageId));
  await message.update({ text: 'Worse', editedAt: Timestamp.fromMillis(updatedAt + 1000) });
  const old = { topicId, messageId, updatedAt };
  expect(await decide(old, 'dismiss-report')).toBe('moderation/case-changed');
  await message.update({ text: WORDS, editedAt: null });
  expect(await decide(old, 'dismiss-report')).toBe('none');
});

it('decides on no words that the admin has not read, however its author changes them', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  const path = firestorePaths.message(topicId, reference.messageId);
  await report(reference, runnerUid);
  const row = await only();
  await chatFirestore.doc(path).update({ text: 'You are nothing.', unsafeFor: ['harassment'] });
  for (const decision of ['dismiss-report', 'hide-message', 'warn-author'] as const) {
    expect(await decide(row, decision)).toBe('moderation/case-changed');
  }
  expect(await data(path)).toMatchObject({ unsafeFor: ['harassment'] });
  const anew = await only();
  expect(anew).toMatchObject({ text: 'You are nothing.', earlierText: WORDS });
  expect(await decide(anew, 'dismiss-report')).toBe('none');
});

it('keeps what was reported until it is decided, also where its author deletes it first', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  const path = firestorePaths.message(topicId, reference.messageId);
  await report(reference, runnerUid);
  expect(await only()).toMatchObject({ text: WORDS, earlierText: null });
  await chatFirestore.doc(path).update({ text: '', deletedAt: Timestamp.fromDate(clock.date()) });
  const row = await only();
  expect(row).toMatchObject({ text: null, earlierText: WORDS, wordsDigest: null });
  expect(await decide(row, 'warn-author')).toBe('none');
  expect(await decide(await only(), 'dismiss-report')).toBe('none');
  expect(await data(firestorePaths.moderationCase(moderationCaseId(reference)))).toMatchObject({
    caseText: null,
  });
});

it('hides no report behind those of others, as many as a group has', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid, { text: 'He threatens me.' });
  await reportedByOthers(reference, GROUP_LIMITS.membersMaximum - 2);
  const texts = (await only()).reports.map(({ text }) => text);
  expect(texts).toHaveLength(GROUP_LIMITS.membersMaximum - 1);
  expect(texts).toContain('He threatens me.');
});

describe('the title of a run that a message shows', () => {
  async function shown(title: string, by = runnerUid): Promise<MessageReference> {
    await chatFirestore.doc(firestorePaths.coachLink(runnerUid, coachId)).update({
      sharesActivities: true,
      consentVersion: SHARING_CONSENT_VERSION,
    });
    const row = exampleActivityRow({ id: 'run', ownerUid: runnerUid, title });
    await chatFirestore.doc(firestorePaths.activity(runnerUid, 'run')).set({ ...row });
    const reference = await newMessage({ uid: by, topicId }, WORDS);
    await chatFirestore
      .doc(firestorePaths.message(topicId, reference.messageId))
      .update({ embeddedActivityId: 'run' });
    return reference;
  }

  it('is kept with the report, whatever its author makes of it later', async () => {
    const reference = await shown('Only losers have coaches');
    expect(await report(reference, coachId, { claims: COACH })).toBe('none');
    await chatFirestore
      .doc(firestorePaths.activity(runnerUid, 'run'))
      .update({ title: 'Morning run' });
    expect((await only()).shownTitle).toBe('Only losers have coaches');
    expect(await decide(await only(), 'hide-message')).toBe('none');
    const stored = await data(firestorePaths.moderationCase(moderationCaseId(reference)));
    expect(stored).toMatchObject({
      shownTitle: null,
      removedText: WORDS,
      removedTitle: 'Only losers have coaches',
    });
  });

  it('pushes none of the words out of what an admin took away, however many titles there were', async () => {
    const reference = await shown('Morning run');
    await report(reference, coachId, { claims: COACH });
    const place = firestorePaths.moderationCase(moderationCaseId(reference));
    const threats = `Meet me behind the track, or else. ${'w'.repeat(7900)}`;
    const titles = Array.from({ length: 40 }, (_, index) => `${index} ${'t'.repeat(180)}`);
    const kept = `${threats}\n\n${WORDS}`;
    await chatFirestore.doc(place).update({ caseText: kept, shownTitle: titles.join('\n\n') });
    expect(await decide(await only(), 'hide-message')).toBe('none');
    expect(await data(place)).toMatchObject({
      removedText: kept,
      removedTitle: titles.join('\n\n'),
    });
  });

  it('is not read for who may not read it, and not where it is not the author’s own', async () => {
    const ofCoach = await shown('Morning run', coachId);
    await report(ofCoach, runnerUid);
    expect((await only()).shownTitle).toBeNull();
    await decide(await only(), 'dismiss-report');
    const hidden = await shown('Secret place');
    await chatFirestore.doc(firestorePaths.activity(runnerUid, 'run')).update({ isHidden: true });
    await report(hidden, coachId, { claims: COACH });
    expect((await only()).shownTitle).toBeNull();
  });
});

it('refuses whoever is no admin by token and by state, and an admin’s own message', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid);
  const row = await only();
  const denied = 'common/permission-denied';
  expect(await decide(row, 'hide-message', { claims: { isCoach: true } })).toBe(denied);
  const read = async (claims: object) =>
    codeOfFailure(
      listModerationCases(
        { openedBefore: null, caseId: null },
        { uid: adminUid, claims, now: clock.date() },
        dependencies,
      ),
    );
  expect(await read({})).toBe(denied);
  await chatFirestore
    .doc(firestorePaths.accountState(coachId))
    .update({ roles: ['runner', 'coach', 'admin'] });
  expect(await decide(row, 'dismiss-report', { uid: coachId })).toBe(denied);
  await chatFirestore.doc(firestorePaths.accountState(adminUid)).update({ roles: ['runner'] });
  expect(await decide(row, 'hide-message')).toBe(denied);
  expect(await read({ isAdmin: true })).toBe(denied);
});

it('reads a page at a time, the newest first, each case once', async () => {
  const references: MessageReference[] = [];
  for (let number = 0; number < 12; number += 1) {
    const reference = await newMessage({ uid: coachId, topicId }, `${WORDS} ${number}`);
    references.push(reference);
    clock.passSeconds(REPORT_LIMITS.everyMinutes * 60);
    expect(await report(reference, runnerUid)).toBe('none');
  }
  const admin = { uid: adminUid, claims: { isAdmin: true }, now: clock.date() };
  const read: ModerationRow[] = [];
  let place: { openedBefore: number | null; caseId: string | null } = {
    openedBefore: null,
    caseId: null,
  };
  for (let isLast = false; !isLast;) {
    const page = await listModerationCases(place, admin, dependencies);
    expect(page.cases.length).toBeLessThanOrEqual(10);
    read.push(...page.cases);
    const last = page.cases.at(-1);
    place = { openedBefore: last?.openedAt ?? null, caseId: last?.id ?? null };
    isLast = page.isLast;
  }
  const openedAt = read.map((row) => row.openedAt);
  expect(openedAt).toEqual(openedAt.toSorted((a, b) => b - a));
  const here = read.filter((row) => row.topicId === topicId);
  expect(here.map(({ messageId }) => messageId)).toEqual(
    references.map(({ messageId }) => messageId).toReversed(),
  );
});

describe('a correction of an answer', () => {
  const RUDE = 'Buy my shoes, not these.';
  let reply: MessageReference;

  beforeEach(async () => {
    const question = await newMessage({ uid: runnerUid, topicId }, '@AI How was it?');
    reply = { topicId, messageId: replyIdOf(question.messageId) };
    clock.passSeconds(1);
    await chatFirestore.doc(firestorePaths.message(topicId, reply.messageId)).set({
      kind: 'reply',
      replyTo: question.messageId,
      state: 'done',
      text: 'A hilly run.',
      createdAt: Timestamp.fromDate(clock.date()),
    });
    for (const [uid, text, claims] of [
      [coachId, RUDE, COACH],
      [runnerUid, 'It was flat.', {}],
    ] as const) {
      await correctReply({ ...reply, text }, { uid, claims, now: clock.date() }, dependencies);
    }
  });

  it('is reported with its author, read by an admin and taken away, and the other one stays', async () => {
    expect(await report({ ...reply, correctionBy: coachId }, runnerUid)).toBe('none');
    expect(await report({ ...reply, correctionBy: coachId }, runnerUid)).toBe('none');
    const row = await only();
    expect(row).toMatchObject({
      authorUid: coachId,
      correctionBy: coachId,
      text: RUDE,
      reportCount: 1,
      reports: [{ reason: 'spam' }],
      context: [
        { from: 'other', text: '@AI How was it?' },
        { from: 'ai', text: 'A hilly run.' },
      ],
    });
    expect(await decide(row, 'hide-message')).toBe('none');
    expect(await decide(row, 'hide-message')).toBe('none');
    expect(await data(firestorePaths.message(topicId, reply.messageId))).toMatchObject({
      text: 'A hilly run.',
      corrections: [{ authorUid: runnerUid, text: 'It was flat.' }],
      correctedBy: [runnerUid],
    });
    expect(
      await data(
        firestorePaths.moderationCase(moderationCaseId({ ...reply, correctionBy: coachId })),
      ),
    ).toMatchObject({ state: 'hidden', removedText: RUDE });
    expect(await logged()).toEqual(['hide-message']);
  });

  it('keeps its reports in sight, however many report another one at the same reply', async () => {
    const correction = { ...reply, correctionBy: coachId };
    expect(await report(correction, runnerUid, { text: 'He insults me.' })).toBe('none');
    const others = GROUP_LIMITS.membersMaximum;
    await reportedByOthers(reply, others, { correctionBy: runnerUid });
    expect((await only()).reports.map(({ text }) => text)).toEqual(['He insults me.']);
  });

  it('is another one than its reader’s own, and one that is there', async () => {
    const notFound = 'message/not-found';
    expect(await report({ ...reply, correctionBy: runnerUid }, runnerUid)).toBe(notFound);
    expect(await report({ ...reply, correctionBy: `nobody${randomUUID()}` }, runnerUid)).toBe(
      notFound,
    );
    expect(await report(reply, runnerUid)).toBe(notFound);
    expect(await report({ ...reply, correctionBy: coachId }, `stranger${randomUUID()}`)).toBe(
      'topic/not-found',
    );
    expect(await queue()).toEqual([]);
  });

  it('is not decided on by other words than the admin has read', async () => {
    await report({ ...reply, correctionBy: coachId }, runnerUid);
    const row = await only();
    const user = { uid: coachId, claims: COACH, now: clock.date() };
    await correctReply({ ...reply, text: 'Flat.' }, user, dependencies);
    expect(await decide(row, 'dismiss-report')).toBe('moderation/case-changed');
    expect(await only()).toMatchObject({ text: 'Flat.', earlierText: RUDE });
    expect(await decide(await only(), 'warn-author')).toBe('none');
    expect(await data(firestorePaths.inboxEntry(coachId, topicId))).toMatchObject({
      warning: { messageId: reply.messageId },
    });
  });
});

it('keeps each version of what it takes away for whoever objects', async () => {
  const reference = await newMessage({ uid: coachId, topicId }, WORDS);
  await report(reference, runnerUid);
  await chatFirestore
    .doc(firestorePaths.message(topicId, reference.messageId))
    .update({ text: 'Good morning.' });
  expect(await decide(await only(), 'hide-message')).toBe('none');
  expect(await data(firestorePaths.moderationCase(moderationCaseId(reference)))).toMatchObject({
    removedText: `${WORDS}\n\nGood morning.`,
    caseText: null,
  });
});
