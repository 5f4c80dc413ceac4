import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { UNREAD_MAIL } from '@tasuki/domain/mail/unread-mail';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askToMailUnread } from '../../../functions/src/chat/inbox/mail-unread-job.ts';
import { adminFirestore } from '../admin.ts';
import { MailFixture } from './mail-fixture.ts';

const COACH = 'the-coach';
let fixture: MailFixture;
let uid: string;
let email: string;
let topicId: string;
let jobId: string;
let unreadCount: number;

beforeEach(async () => {
  fixture = new MailFixture();
  await fixture.open();
  ({ uid, email } = await fixture.person());
  topicId = `with_${uid}_${COACH}`;
  jobId = `mail-unread_${uid}_${topicId}`;
  unreadCount = 0;
  await read();
});
afterEach(async () => {
  await fixture.close();
});

async function setEntry(fields: Partial<InboxEntry>): Promise<void> {
  await adminFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).set(fields, { merge: true });
}

/** The reader has seen all of it. */
async function read(): Promise<void> {
  const { now } = fixture.time;
  unreadCount = 0;
  await setEntry({
    kind: 'coach',
    role: 'runner',
    title: '',
    runnerUid: uid,
    people: [
      { uid, name: 'Hana', role: 'runner', since: now },
      { uid: COACH, name: 'Kenji Arai', role: 'coach', since: now },
    ],
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: now,
    createdAt: now,
    readAt: now,
    unreadCount,
    isMuted: false,
    isArchived: false,
  });
}

/** The coach writes, and the trigger asks for a look. */
async function write(authorUid = COACH): Promise<void> {
  fixture.time.now = new Date(fixture.time.now.getTime() + 1000);
  const { now } = fixture.time;
  unreadCount += 1;
  await adminFirestore.doc(firestorePaths.message(topicId, `m${now.getTime()}`)).set({
    kind: 'participant',
    authorUid,
    text: 'Your knee again?',
    createdAt: Timestamp.fromDate(now),
  });
  await setEntry({ lastAuthorUid: authorUid, lastMessageAt: now, unreadCount });
  await askToMailUnread({ uid, topicId }, now, adminFirestore);
}

const subjects = () => fixture.mailsTo(email).map(({ subject }) => subject);

it('mails once what was unread for fifteen minutes, collected and without its words', async () => {
  await write();
  await fixture.pass(10, jobId);
  await write();
  expect(subjects()).toEqual([]);
  await fixture.pass(6, jobId);
  expect(subjects()).toEqual(['2 new messages from Kenji Arai']);
  expect(fixture.mailsTo(email)[0]?.text).not.toContain('knee');
  expect(fixture.mailsTo(email)[0]?.text).toContain(`/topics/${topicId}/chat`);
  await askToMailUnread({ uid, topicId }, fixture.time.now, adminFirestore);
  await fixture.pass(200, jobId);
  expect(subjects()).toHaveLength(1);
});

it('mails at most once an hour about a conversation, and loses nothing meanwhile', async () => {
  await write();
  await fixture.pass(16, jobId);
  await write();
  await fixture.pass(20, jobId);
  await write();
  await fixture.pass(20, jobId);
  expect(subjects()).toHaveLength(1);
  await fixture.pass(21, jobId);
  expect(subjects()).toEqual(['3 new messages from Kenji Arai', 'New message from Kenji Arai']);
});

it('mails a reader a few times an hour, however many write, and the rest later', async () => {
  const jobs: string[] = [];
  for (let number = 0; number <= UNREAD_MAIL.ofReaderAtOnce; number += 1) {
    topicId = `with_${uid}_coach${number}`;
    jobId = `mail-unread_${uid}_${topicId}`;
    await read();
    await write();
    jobs.push(jobId);
  }
  await fixture.pass(16, jobs[0] ?? '');
  for (const id of jobs.slice(1)) await fixture.pass(0, id);
  expect(subjects()).toHaveLength(UNREAD_MAIL.ofReaderAtOnce);
  await fixture.pass(UNREAD_MAIL.everyMinutes, jobs.at(-1) ?? '');
  expect(subjects()).toHaveLength(UNREAD_MAIL.ofReaderAtOnce + 1);
});

it('mails nothing that was read, nothing of one’s own and nothing muted', async () => {
  await write();
  await read();
  await fixture.pass(16, jobId);
  await write(uid);
  await fixture.pass(16, jobId);
  await write();
  await setEntry({ isMuted: true });
  await fixture.pass(16, jobId);
  expect(subjects()).toEqual([]);
});

it('counts the minutes from the oldest message that is still unread', async () => {
  await write();
  await fixture.pass(14, jobId);
  await read();
  await write();
  await fixture.pass(2, jobId);
  expect(subjects()).toEqual([]);
  await fixture.pass(14, jobId);
  expect(subjects()).toEqual(['New message from Kenji Arai']);
});

it('mails nothing about a conversation that the reader has left', async () => {
  await write();
  await adminFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).delete();
  await fixture.pass(16, jobId);
  expect(subjects()).toEqual([]);
});
