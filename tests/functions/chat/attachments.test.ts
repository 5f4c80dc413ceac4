import { createHash, randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ATTACHMENT_LIMITS,
  type AttachmentPart,
  type StoredAttachment,
} from '@tasuki/domain/chat/attachments/attachment';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { deleteConversations } from '../../../functions/src/account-deletion/delete-conversations.ts';
import { conversationUnits } from '../../../functions/src/account-export/conversation-units.ts';
import { completeAttachment } from '../../../functions/src/chat/attachments/complete-attachment.ts';
import {
  film,
  jpeg,
  segment,
} from '../../../functions/src/chat/attachments/content/sample-files.ts';
import { deleteAttachmentsOfMessage } from '../../../functions/src/chat/attachments/delete-attachments.ts';
import { forgetAttachmentJob } from '../../../functions/src/chat/attachments/forget-attachment-job.ts';
import { linkToAttachments } from '../../../functions/src/chat/attachments/link-to-attachments.ts';
import type { MalwareScanner } from '../../../functions/src/chat/attachments/malware-scanner.ts';
import { requestAttachment } from '../../../functions/src/chat/attachments/request-attachment.ts';
import { sendWithAttachments } from '../../../functions/src/chat/attachments/send-with-attachments.ts';
import { deleteLeftGroup } from '../../../functions/src/chat/groups/delete-left-group.ts';
import { leaveGroup } from '../../../functions/src/chat/groups/leave-group.ts';
import { showChangedMessage } from '../../../functions/src/chat/show-changed-message.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { barrier, newMessageId } from '../chat-fixture.ts';
import { chatFirestore } from '../chat-script.ts';
import { attachmentStore, type AttachmentStore } from './attachment-store.ts';

const figure = soakFigure(19);

const SECRET = 'GPS 35.6812N 139.7671E';
const PICTURE = jpeg({ segments: [segment(0xe1, `Exif\0\0${SECRET}`)] });
const POSTER = jpeg();
const startJob = async () => Promise.resolve();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const personOf = (name: string) => `${name}${randomUUID().replaceAll('-', '')}`;
const newAttachmentId = () => newMessageId().slice(0, 20);

let store: AttachmentStore;
let scanner: MalwareScanner | null;
let owner: string;
let member: string;
let topicId: string;
let now: Date;

beforeEach(async () => {
  store = attachmentStore();
  scanner = null;
  now = new Date();
  [owner, member] = [personOf('owner'), personOf('member')];
  topicId = `group_${newMessageId().slice(0, 20)}`;
  await writeGroup();
});

async function writeGroup(participantIds = [owner, member]): Promise<void> {
  const early = Timestamp.fromMillis(now.getTime() - DAY_MILLISECONDS);
  await chatFirestore.doc(firestorePaths.topic(topicId)).set({
    kind: 'group',
    title: 'Saturdays',
    runnerUid: '',
    participantIds,
    people: participantIds.map((uid) => ({ uid, name: uid, role: 'runner', since: early })),
    ownerUid: owner,
    coachIds: [],
    memberSince: Object.fromEntries(participantIds.map((uid) => [uid, early])),
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: early,
    createdAt: early,
  });
}

const userOf = (uid: string) => ({ uid, claims: { isCoach: true }, now });
const dependencies = () => ({ firestore: chatFirestore, store, scanner });

function partsOf(bytes: Uint8Array): { part: AttachmentPart; bytes: Uint8Array }[] {
  const parts = [];
  for (let start = 0; start < bytes.length; start += ATTACHMENT_LIMITS.partBytes) {
    const piece = bytes.subarray(start, start + ATTACHMENT_LIMITS.partBytes);
    parts.push({ part: { contentHash: hashOf(piece), sizeBytes: piece.length }, bytes: piece });
  }
  return parts;
}

interface Upload {
  attachmentId?: string;
  poster?: Uint8Array | null;
  name?: string;
  /** The number of parts after which the connection is lost. */
  partsMaximum?: number;
}

async function request(uid: string, bytes: Uint8Array, upload: Upload = {}) {
  const { attachmentId = newAttachmentId(), poster = null, name = 'IMG_1.JPG' } = upload;
  const wish = {
    topicId,
    attachmentId,
    name,
    parts: partsOf(bytes).map(({ part }) => part),
    poster: poster && { contentHash: hashOf(poster), sizeBytes: poster.length },
  };
  const answer = await requestAttachment(wish, userOf(uid), dependencies());
  return { ...answer, attachmentId };
}

/** Does what a browser does, up to the end or up to the loss of its connection. */
async function send(uid: string, bytes: Uint8Array, upload: Upload = {}) {
  const asked = await request(uid, bytes, upload);
  const parts = partsOf(bytes);
  for (const { part, url } of asked.targets.slice(0, upload.partsMaximum)) {
    store.put(url, (part === 'poster' ? upload.poster : parts[part]?.bytes) ?? new Uint8Array());
  }
  return asked;
}

async function complete(uid: string, attachmentId: string) {
  const place = { topicId, attachmentId };
  return (await completeAttachment(place, userOf(uid), dependencies())).attachment;
}

async function upload(uid: string, bytes: Uint8Array = PICTURE, options: Upload = {}) {
  const { attachmentId } = await send(uid, bytes, options);
  return complete(uid, attachmentId);
}

async function message(
  uid: string,
  attachmentIds: string[],
  text = '',
  {
    messageId = newMessageId(),
    firestore = chatFirestore,
  }: { messageId?: string; firestore?: Firestore } = {},
) {
  await sendWithAttachments(
    { topicId, messageId, text, quotedMessageId: null, attachmentIds, writtenAt: now.getTime() },
    userOf(uid),
    { firestore },
  );
  return messageId;
}

async function links(uid: string, ...messageIds: string[]) {
  const answer = await linkToAttachments({ topicId, messageIds }, userOf(uid), dependencies());
  return answer.links;
}

async function documentOf(attachmentId: string) {
  const path = firestorePaths.attachment(topicId, attachmentId);
  return (await chatFirestore.doc(path).get()).data() as StoredAttachment | undefined;
}

async function messageOf(messageId: string) {
  return (await chatFirestore.doc(firestorePaths.message(topicId, messageId)).get()).data();
}

async function deleteMessage(messageId: string): Promise<void> {
  const reference = chatFirestore.doc(firestorePaths.message(topicId, messageId));
  await reference.update({ text: '', deletedAt: Timestamp.now() });
  for (let count = 0; count < 2; count += 1) {
    await deleteAttachmentsOfMessage({ topicId, messageId }, { firestore: chatFirestore, store });
  }
}

describe('a file', () => {
  it('comes to others without its place, by a link that is good for minutes', async () => {
    const { id, ...facts } = await upload(owner, PICTURE, { poster: POSTER });
    expect(facts).toEqual({
      kind: 'image',
      type: 'image/jpeg',
      name: 'IMG_1.jpg',
      sizeBytes: expect.any(Number) as number,
      widthPixels: 40,
      heightPixels: 30,
      hasPoster: true,
    });
    const messageId = await message(owner, [id]);
    expect(await messageOf(messageId)).toMatchObject({ text: '', attachments: [{ ...facts, id }] });
    const [link] = await links(member, messageId);
    const { bytes, ...shown } = store.linked(link?.url ?? '');
    expect(shown).toMatchObject({ fileName: 'IMG_1.jpg', shownAs: 'image/jpeg' });
    // A member who is removed can open it that long: the privacy policy says ten minutes.
    expect((shown.expiresAt.getTime() - now.getTime()) / 60_000).toBe(10);
    expect(Buffer.from(bytes ?? []).toString('latin1')).not.toContain('GPS');
    expect(store.linked(link?.posterUrl ?? '').shownAs).toBe('image/jpeg');
  });

  it('that is no picture is a download, under the ending of what it is', async () => {
    const page = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
    const { id, name } = await upload(owner, page, { name: '計画.html' });
    expect(name).toBe('計画.pdf');
    const [link] = await links(member, await message(owner, [id]));
    const { shownAs, fileName } = store.linked(link?.url ?? '');
    expect([shownAs, fileName]).toEqual([undefined, '計画.pdf']);
  });

  it('whose name no download can have hides no other', async () => {
    const odd = await upload(owner, PICTURE, { name: `. .${'👟'.repeat(60)}.jpg` });
    const plain = await upload(owner);
    const messageIds = [await message(owner, [odd.id]), await message(owner, [plain.id])];
    const stored = chatFirestore.doc(firestorePaths.message(topicId, messageIds[0] ?? ''));
    await stored.update({ attachments: [{ ...odd, name: '. . .jpg' }] });
    expect(await links(member, ...messageIds)).toHaveLength(2);
  });

  it.each([
    ['attachment/type-not-supported', Buffer.from('<html>')],
    ['attachment/damaged', PICTURE.subarray(0, 30)],
  ])('is refused by what it is: %s', async (code, bytes) => {
    const { attachmentId } = await send(owner, bytes);
    await expect(complete(owner, attachmentId)).rejects.toMatchObject({ code });
    await expect(message(owner, [attachmentId])).rejects.toMatchObject({ code: 'attachment/gone' });
  });

  it('continues where its connection was lost, and arrives once', async () => {
    const long = Buffer.concat([film({ brand: 'isom' }), Buffer.alloc(20 * 1024 ** 2)]);
    // The bytes behind the film must be a box as well.
    long.writeUInt32BE(20 * 1024 ** 2, film({ brand: 'isom' }).length);
    long.write('mdat', film({ brand: 'isom' }).length + 4, 'latin1');
    const options = { name: 'run.mp4', attachmentId: newAttachmentId(), poster: POSTER };
    await send(owner, long, { ...options, partsMaximum: 2 });
    await expect(complete(owner, options.attachmentId)).rejects.toMatchObject({
      code: 'attachment/interrupted',
    });
    const { targets } = await request(owner, long, options);
    expect(targets.map(({ part }) => part)).toEqual([2, 3, 4, 5, 'poster']);
    await send(owner, long, options);
    // The last call was answered, and the answer was lost.
    const [first, second] = await Promise.all([
      complete(owner, options.attachmentId),
      complete(owner, options.attachmentId).catch(() => null),
    ]);
    expect(second === null || second.id === first.id).toBe(true);
    expect(await complete(owner, options.attachmentId)).toEqual(first);
    expect((await request(owner, long, options)).attachment).toEqual(first);
    expect(first).toMatchObject({ kind: 'video', sizeBytes: long.length, widthPixels: 40 });
    const usage = await chatFirestore
      .doc(firestorePaths.attachmentUsage(owner, now.toISOString().slice(0, 10)))
      .get();
    expect(usage.get('count')).toBe(1);
    expect(store.keys().filter((key) => key.includes('/sent/'))).toEqual([]);
  });

  it('whose part is another one than was announced is asked for again', async () => {
    const { attachmentId, targets } = await request(owner, PICTURE);
    const other = Buffer.from(PICTURE);
    other[20] = 1;
    store.put(targets[0]?.url ?? '', other);
    await expect(complete(owner, attachmentId)).rejects.toMatchObject({
      code: 'attachment/interrupted',
    });
    expect((await request(owner, PICTURE, { attachmentId })).targets).toHaveLength(1);
  });

  it('in which a scanner finds something goes nowhere, and neither does one it did not look through', async () => {
    scanner = { isHarmless: async () => Promise.resolve(false) };
    const unsafe = await send(owner, PICTURE);
    await expect(complete(owner, unsafe.attachmentId)).rejects.toMatchObject({
      code: 'attachment/unsafe',
    });
    scanner = { isHarmless: async () => Promise.reject(new Error('not reached')) };
    const { attachmentId } = await send(owner, PICTURE);
    await expect(complete(owner, attachmentId)).rejects.toThrow('not reached');
    scanner = { isHarmless: async () => Promise.resolve(true) };
    expect(await complete(owner, attachmentId)).toMatchObject({ id: attachmentId });
  });

  it('whose poster a scanner finds something in goes nowhere either', async () => {
    const looked: number[] = [];
    scanner = {
      isHarmless: async (bytes) => {
        looked.push(bytes.length);
        return Promise.resolve(looked.length < 2);
      },
    };
    const { attachmentId } = await send(owner, PICTURE, { poster: POSTER });
    await expect(complete(owner, attachmentId)).rejects.toMatchObject({
      code: 'attachment/unsafe',
    });
    expect(looked).toHaveLength(2);
    expect(store.keys()).toEqual([]);
  });

  it('that was refused is not read again, and none of it is kept', async () => {
    const page = Buffer.from('<html>');
    const { attachmentId } = await send(owner, page);
    const refusal = { code: 'attachment/type-not-supported' };
    await expect(complete(owner, attachmentId)).rejects.toMatchObject(refusal);
    expect(store.keys()).toEqual([]);
    const read = vi.spyOn(store, 'read');
    await expect(complete(owner, attachmentId)).rejects.toMatchObject(refusal);
    await expect(request(owner, page, { attachmentId })).rejects.toMatchObject(refusal);
    expect(read).not.toHaveBeenCalled();
  });

  it('is checked a few times at most, and not at all before all its parts are there', async () => {
    scanner = { isHarmless: async () => Promise.reject(new Error('not reached')) };
    const { attachmentId } = await request(owner, PICTURE);
    const read = vi.spyOn(store, 'read');
    for (let count = 0; count < 20; count += 1) {
      await expect(complete(owner, attachmentId)).rejects.toMatchObject({
        code: 'attachment/interrupted',
      });
    }
    expect(read).not.toHaveBeenCalled();
    await send(owner, PICTURE, { attachmentId });
    for (let count = 0; count < ATTACHMENT_LIMITS.checksMaximum; count += 1) {
      await expect(complete(owner, attachmentId)).rejects.toThrow('not reached');
    }
    read.mockClear();
    await expect(complete(owner, attachmentId)).rejects.toMatchObject({ code: 'attachment/gone' });
    expect(read).not.toHaveBeenCalled();
  });

  it('does not come back where another call checked it while its message was deleted', async () => {
    const { attachmentId } = await send(owner, PICTURE);
    const looking = barrier();
    scanner = { isHarmless: async () => looking.wait().then(() => true) };
    const late = complete(owner, attachmentId);
    await looking.reached;
    scanner = null;
    await complete(owner, attachmentId);
    await deleteMessage(await message(owner, [attachmentId]));
    looking.open();
    await expect(late).rejects.toMatchObject({ code: 'attachment/gone' });
    expect(store.keys()).toEqual([]);
  });

  it('that no message has is deleted after a day, and one that a message has is not', async () => {
    const sent = await upload(owner);
    await message(owner, [sent.id]);
    const forgotten = await upload(owner);
    const begun = await send(owner, PICTURE);
    const handlers = jobHandlers([forgetAttachmentJob({ firestore: chatFirestore, store })]);
    const later = new Date(now.getTime() + DAY_MILLISECONDS + 1000);
    for (const id of [sent.id, forgotten.id, begun.attachmentId]) {
      await runJob(`forget-attachment_${id}`, {
        firestore: chatFirestore,
        handlers,
        now: () => later,
        enqueue: async () => Promise.resolve(),
      });
    }
    expect(await documentOf(sent.id)).toBeDefined();
    expect(await documentOf(forgotten.id)).toBeUndefined();
    expect(await documentOf(begun.attachmentId)).toBeUndefined();
    expect(store.keys()).toHaveLength(1);
    await expect(message(owner, [forgotten.id])).rejects.toMatchObject({ code: 'attachment/gone' });
  });

  it('gets no address that is good after its day, when nothing deletes leftovers any more', async () => {
    const { attachmentId } = await request(owner, PICTURE);
    const targets = vi.spyOn(store, 'createUploadTarget');
    const begun = now;
    now = new Date(begun.getTime() + DAY_MILLISECONDS - 60_000);
    await request(owner, PICTURE, { attachmentId });
    expect(targets).toHaveBeenCalledWith(
      expect.objectContaining({ expiresAt: new Date(begun.getTime() + DAY_MILLISECONDS) }),
    );
    now = new Date(begun.getTime() + DAY_MILLISECONDS);
    await expect(request(owner, PICTURE, { attachmentId })).rejects.toMatchObject({
      code: 'attachment/gone',
    });
  });
});

describe('a message with files', () => {
  it('is written once, however often it is sent', async () => {
    const { id } = await upload(owner);
    const messageId = newMessageId();
    const sendings = Array.from({ length: 12 }, async () =>
      message(owner, [id], 'look', { messageId }),
    );
    await Promise.all(sendings);
    await message(owner, [id], 'look', { messageId });
    expect(await messageOf(messageId)).toMatchObject({ text: 'look', authorUid: owner });
    expect((await documentOf(id))?.messageId).toBe(messageId);
  });

  it('is known as sent by a sending that finds its files taken by the first one', async () => {
    const { id } = await upload(owner);
    const messageId = newMessageId();
    // Between two reads of the slower sending the faster one writes.
    const slower = Object.create(chatFirestore, {
      getAll: {
        value: async (...references: DocumentReference[]) => {
          const late = references.filter(({ path }) => path.includes('attachments'));
          if (late.length === 0) return chatFirestore.getAll(...references);
          const early = references.filter((reference) => !late.includes(reference));
          const before = await chatFirestore.getAll(...early);
          await message(owner, [id], 'look', { messageId });
          return [...before, ...(await chatFirestore.getAll(...late))];
        },
      },
    }) as Firestore;
    await message(owner, [id], 'look', { messageId, firestore: slower });
    expect(await messageOf(messageId)).toMatchObject({ text: 'look', authorUid: owner });
  });

  it('is not taken for sent where another one has its id', async () => {
    const [first, second] = [await upload(owner), await upload(owner)];
    const messageId = await message(owner, [first.id], 'look');
    const refusal = { code: 'common/invalid-request' };
    await expect(message(owner, [first.id], 'other', { messageId })).rejects.toMatchObject(refusal);
    await expect(message(owner, [second.id], 'look', { messageId })).rejects.toMatchObject(refusal);
    await deleteMessage(messageId);
    await message(owner, [first.id], 'look', { messageId });
  });

  it('takes no file of another person, of another conversation or of another message', async () => {
    const { id } = await upload(owner);
    await expect(message(member, [id])).rejects.toMatchObject({ code: 'attachment/gone' });
    await expect(complete(member, id)).rejects.toMatchObject({ code: 'attachment/gone' });
    await message(owner, [id]);
    await expect(message(owner, [id])).rejects.toMatchObject({ code: 'attachment/gone' });
    await expect(request(member, PICTURE, { attachmentId: id })).rejects.toMatchObject({
      code: 'common/invalid-request',
    });
  });

  it('takes no place of a message of somebody else', async () => {
    const [own, others] = [await upload(member), await upload(owner)];
    const messageId = await message(owner, [others.id]);
    await expect(message(member, [own.id], '', { messageId })).rejects.toMatchObject({
      code: 'common/invalid-request',
    });
  });

  it('is shown in lists by its words, or by the name of its first file', async () => {
    const { id } = await upload(owner, PICTURE, { name: 'start line.jpg' });
    const messageId = await message(owner, [id]);
    const reference = { topicId, messageId };
    await takeInMessage(reference, now, { firestore: chatFirestore, startJob });
    const topic = chatFirestore.doc(firestorePaths.topic(topicId));
    expect((await topic.get()).get('lastText')).toBe('start line.jpg');
    await deleteMessage(messageId);
    await showChangedMessage(reference, chatFirestore);
    expect((await topic.get()).get('lastText')).toBe('');
  });
});

describe('who asks in a loop', () => {
  it('has each address signed once in some minutes, and anew before it ends', async () => {
    const { id } = await upload(owner, PICTURE, { poster: POSTER });
    const messageId = await message(owner, [id]);
    const sign = vi.spyOn(store, 'createDownloadLink');
    const [first] = await links(member, messageId);
    expect(await links(owner, messageId)).toEqual([first]);
    expect(sign).toHaveBeenCalledTimes(2);
    now = new Date(now.getTime() + (ATTACHMENT_LIMITS.linkReuseMinutes + 1) * 60_000);
    const [later] = await links(member, messageId);
    expect(sign).toHaveBeenCalledTimes(4);
    const { expiresAt } = store.linked(later?.url ?? '');
    expect(expiresAt.getTime()).toBeGreaterThan(
      now.getTime() + ATTACHMENT_LIMITS.linkMinutes * 60_000,
    );
  });

  it('gets addresses and places for parts for a while only, and keeps nobody else from them', async () => {
    const { id } = await upload(owner);
    const messageId = await message(owner, [id]);
    const refusal = { code: 'auth/too-many-requests' };
    const untilRefused = async (ask: () => Promise<unknown>) => {
      for (let count = 0; count < 300; count += 1) await ask();
    };
    await expect(untilRefused(async () => links(member, messageId))).rejects.toMatchObject(refusal);
    expect(await links(owner, messageId)).toHaveLength(1);
    const attachmentId = newAttachmentId();
    await expect(
      untilRefused(async () => request(member, PICTURE, { attachmentId })),
    ).rejects.toMatchObject(refusal);
    expect((await request(owner, PICTURE)).targets).toHaveLength(1);
  });
});

describe('no link to a file gets', () => {
  let messageId: string;

  beforeEach(async () => {
    messageId = await message(owner, [(await upload(owner)).id]);
  });

  it('a stranger, nor whoever left or was removed', async () => {
    expect(await links(member, messageId)).toHaveLength(1);
    await expect(links(personOf('stranger'), messageId)).rejects.toMatchObject({
      code: 'topic/not-found',
    });
    await leaveGroup(
      { topicId, uid: member },
      { uid: owner, now: new Date() },
      { firestore: chatFirestore },
    );
    const refused = { code: 'topic/not-found' };
    await expect(links(member, messageId)).rejects.toMatchObject(refused);
    await expect(request(member, PICTURE)).rejects.toMatchObject(refused);
  });

  it('who reads from their arrival on, of what was said before', async () => {
    const late = personOf('late');
    const topic = chatFirestore.doc(firestorePaths.topic(topicId));
    await topic.update({
      participantIds: [owner, member, late],
      [`memberSince.${late}`]: Timestamp.fromMillis(Date.now() + 5000),
    });
    expect(await links(late, messageId)).toEqual([]);
    await topic.update({ isHistoryShared: true });
    expect(await links(late, messageId)).toHaveLength(1);
  });

  it('anybody, once its message is deleted, and the file is gone with it', async () => {
    await chatFirestore
      .doc(firestorePaths.message(topicId, messageId))
      .update({ deletedAt: Timestamp.now() });
    // Also before the file itself is.
    expect(await links(owner, messageId)).toEqual([]);
    await deleteMessage(messageId);
    expect(store.keys()).toEqual([]);
    expect(await messageOf(messageId)).toMatchObject({ attachments: [] });
    expect((await chatFirestore.collection(firestorePaths.attachments(topicId)).get()).size).toBe(
      0,
    );
  });

  it('the coach after the end of the link', async () => {
    const coach = personOf('coach');
    topicId = coachTopicId(owner, coach);
    await writeGroup([owner, coach]);
    await chatFirestore
      .doc(firestorePaths.topic(topicId))
      .update({ kind: 'coach', runnerUid: owner });
    const link = chatFirestore.doc(firestorePaths.coachLink(owner, coach));
    await link.set({ runnerUid: owner, coachId: coach, state: 'active' });
    await chatFirestore.doc(firestorePaths.accountState(coach)).set({ roles: ['coach'] });
    const sent = await message(owner, [(await upload(owner)).id]);
    expect(await links(coach, sent)).toHaveLength(1);
    await link.update({ state: 'ended' });
    await expect(links(coach, sent)).rejects.toMatchObject({ code: 'topic/not-found' });
    await expect(request(coach, PICTURE)).rejects.toMatchObject({ code: 'topic/not-found' });
    expect(await links(owner, sent)).toHaveLength(1);
  });

  it('anybody in a conversation with the AI, where no file can be sent', async () => {
    await chatFirestore.doc(firestorePaths.topic(topicId)).update({ kind: 'ai', runnerUid: owner });
    await expect(request(owner, PICTURE)).rejects.toMatchObject({ code: 'topic/not-found' });
  });
});

describe('a file goes', () => {
  it('with the account of who sent it, whatever conversation it is in', async () => {
    const theirs = await upload(member);
    await message(member, [theirs.id]);
    const begun = await send(member, PICTURE);
    const kept = await upload(owner);
    await message(owner, [kept.id]);
    const deletion = { firestore: chatFirestore, store, isTimeOver: () => false };
    expect(await deleteConversations(member, deletion)).toBe(true);
    expect(await documentOf(theirs.id)).toBeUndefined();
    expect(await documentOf(begun.attachmentId)).toBeUndefined();
    expect(store.keys()).toEqual([expect.stringContaining(kept.id)]);
  });

  it('with the conversation, also where another person sent it', async () => {
    await message(owner, [(await upload(owner)).id]);
    await leaveGroup(
      { topicId, uid: owner },
      { uid: owner, now: new Date() },
      { firestore: chatFirestore },
    );
    await leaveGroup(
      { topicId, uid: member },
      { uid: member, now: new Date() },
      { firestore: chatFirestore },
    );
    await deleteLeftGroup(topicId, { firestore: chatFirestore, store });
    expect(store.keys()).toEqual([]);
  });
});

it('is in the export of who sent it, and in nobody else’s', async () => {
  const { id } = await upload(owner);
  await message(owner, [id]);
  const exported = async (uid: string) => {
    const names: string[] = [];
    const all = { firestore: chatFirestore, store };
    for await (const { files } of conversationUnits(uid, null, all)) {
      names.push(...files.map(({ name }) => name));
    }
    return names.filter((name) => name.includes(id));
  };
  expect(await exported(owner)).toEqual([`conversations/${topicId}/${id}-IMG_1.jpg`]);
  expect(await exported(member)).toEqual([]);
});

it('are no more of one person than there is room for, and a deleted one gives its room back', async () => {
  const { attachmentId } = await request(owner, PICTURE);
  const first = chatFirestore.doc(firestorePaths.attachment(topicId, attachmentId));
  expect((await first.get()).get('keptBytes')).toBe(PICTURE.length);
  await first.update({ keptBytes: ATTACHMENT_LIMITS.bytesKept - PICTURE.length });
  const second = await request(owner, PICTURE);
  await expect(request(owner, PICTURE)).rejects.toMatchObject({ code: 'attachment/no-room' });
  // A file that was announced before can still be sent.
  expect(await request(owner, PICTURE, second)).toMatchObject({ attachment: null });
  await request(member, PICTURE);
  await first.delete();
  await request(owner, PICTURE);
});

it('are no more of one person on a day than the limits, however many ask at once', async () => {
  const day = now.toISOString().slice(0, 10);
  const usage = chatFirestore.doc(firestorePaths.attachmentUsage(owner, day));
  await usage.set({ count: ATTACHMENT_LIMITS.perDay - 3, bytes: 0 });
  const codes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      figure.tried();
      return request(owner, PICTURE).then(
        () => 'taken',
        (cause: { code?: string }) => cause.code,
      );
    }),
  );
  expect(codes.filter((code) => code === 'taken')).toHaveLength(3);
  expect(codes.filter((code) => code === 'attachment/daily-limit')).toHaveLength(5);
  await usage.set({ count: 0, bytes: ATTACHMENT_LIMITS.bytesPerDay - PICTURE.length });
  await request(owner, PICTURE);
  await expect(request(owner, PICTURE)).rejects.toMatchObject({ code: 'attachment/daily-limit' });
});
