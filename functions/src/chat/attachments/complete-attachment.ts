import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  attachmentName,
  ATTACHMENT_LIMITS,
  ATTACHMENT_REFUSALS,
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentPart,
  type AttachmentRefusal,
  type StoredAttachment,
} from '@tasuki/domain/chat/attachments/attachment';
import type { AttachmentReference } from '@tasuki/domain/chat/attachments/attachment-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import type { TopicUser } from '../topic-access.ts';
import {
  attachmentBlobPrefix,
  fileBlobKey,
  partBlobKey,
  partsBlobPrefix,
  posterBlobKey,
} from './attachment-keys.ts';
import { writableTopic, type AttachmentDependencies } from './attachment-topic.ts';
import type { CleanFile } from './content/clean-file.ts';
import type { CleanImage } from './content/clean-image.ts';
import { storedAttachment } from './stored-attachment.ts';

/** A file and its poster without what they said of place and device. */
interface CleanParts {
  file: CleanFile;
  poster: CleanImage | null;
}

/**
 * Puts the parts of a file together and finds out by its bytes what it is. Takes out what it says of
 * place and device, and has it looked through where a scanner is set. Only then it may go into a
 * message. Asked again, it changes nothing: what was refused stays refused, without another check.
 *
 * @throws TasukiFailure 'topic/not-found'; 'attachment/gone' for what the person has not announced or what was checked too often;
 *   'attachment/interrupted' where a part is missing or another one; 'attachment/unsafe'; 'common/unavailable'
 *   where the scanner does not answer; as `cleanFile`
 */
export async function completeAttachment(
  place: AttachmentReference,
  user: TopicUser,
  dependencies: AttachmentDependencies,
): Promise<{ attachment: Attachment }> {
  const { firestore, store } = dependencies;
  const { topicId, attachmentId } = place;
  const reference = firestore.doc(firestorePaths.attachment(topicId, attachmentId));
  await writableTopic(await firestore.doc(firestorePaths.topic(topicId)).get(), user, firestore);
  const known = ownAttachment(storedAttachment(await reference.get()), user.uid);
  if (known.facts) return { attachment: { ...known.facts, id: attachmentId } };
  let clean: CleanParts;
  try {
    await requireAllParts(place, known.parts, store);
    await countCheck(place, user.uid, firestore);
    clean = await checked(place, known, dependencies);
  } catch (cause) {
    // Another call may have put the file together meanwhile, and deleted the parts.
    const current = ownAttachment(storedAttachment(await reference.get()), user.uid);
    if (current.facts) return { attachment: { ...current.facts, id: attachmentId } };
    if (isRefusal(cause)) await refuse(place, cause.code, dependencies);
    throw cause;
  }
  const { file, poster } = clean;
  await store.write(fileBlobKey(place), file.bytes);
  if (poster) await store.write(posterBlobKey(place), poster.bytes);
  const facts: Omit<Attachment, 'id'> = {
    kind: ATTACHMENT_TYPES[file.type].kind,
    type: file.type,
    name: attachmentName(known.givenName, file.type),
    sizeBytes: file.bytes.length,
    widthPixels: file.widthPixels ?? poster?.widthPixels ?? null,
    heightPixels: file.heightPixels ?? poster?.heightPixels ?? null,
    hasPoster: poster !== null,
  };
  const stored = await settledOrRemoved(place, { uid: user.uid, facts }, dependencies);
  await store.removeAll(partsBlobPrefix(place));
  return { attachment: { ...stored, id: attachmentId } };
}

function ownAttachment(attachment: StoredAttachment | undefined, uid: string): StoredAttachment {
  if (attachment?.authorUid !== uid) throw new TasukiFailure('attachment/gone');
  if (attachment.refusedFor) throw new TasukiFailure(attachment.refusedFor);
  return attachment;
}

/** A look at the sizes is cheap, so whoever says too early that all was sent costs little. */
async function requireAllParts(
  place: AttachmentReference,
  parts: readonly AttachmentPart[],
  store: BlobStore,
): Promise<void> {
  for (const [index, { sizeBytes }] of parts.entries()) {
    const stored = await store.sizeOf(partBlobKey(place, index));
    if (stored !== sizeBytes) throw new TasukiFailure('attachment/interrupted');
  }
}

async function countCheck(
  { topicId, attachmentId }: AttachmentReference,
  uid: string,
  firestore: Firestore,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.attachment(topicId, attachmentId));
  await firestore.runTransaction(async (transaction) => {
    const current = ownAttachment(storedAttachment(await transaction.get(reference)), uid);
    const checks = (current.checks ?? 0) + 1;
    if (checks > ATTACHMENT_LIMITS.checksMaximum) throw new TasukiFailure('attachment/gone');
    transaction.update(reference, { checks });
  });
}

function isRefusal(cause: unknown): cause is TasukiFailure & { code: AttachmentRefusal } {
  return (
    cause instanceof TasukiFailure &&
    (ATTACHMENT_REFUSALS as readonly string[]).includes(cause.code)
  );
}

/** First the document: from then on nobody sends parts of it. */
async function refuse(
  place: AttachmentReference,
  refusedFor: AttachmentRefusal,
  { firestore, store }: AttachmentDependencies,
): Promise<void> {
  const { topicId, attachmentId } = place;
  const reference = firestore.doc(firestorePaths.attachment(topicId, attachmentId));
  await reference.update({ state: 'refused', refusedFor, keptBytes: 0 });
  await store.removeAll(attachmentBlobPrefix(place));
}

/** If two calls complete it at once, the first write counts; the other has written the same. */
/**
 * The message may have been deleted while this call wrote the file. A deletion by the documents
 * would not find the file any more.
 */
async function settledOrRemoved(
  place: AttachmentReference,
  settled: { uid: string; facts: Omit<Attachment, 'id'> },
  { firestore, store }: AttachmentDependencies,
): Promise<Omit<Attachment, 'id'>> {
  try {
    return await settle(place, settled, firestore);
  } catch (cause) {
    const isGone = cause instanceof TasukiFailure && cause.code === 'attachment/gone';
    if (isGone) await store.removeAll(attachmentBlobPrefix(place));
    throw cause;
  }
}

async function settle(
  { topicId, attachmentId }: AttachmentReference,
  { uid, facts }: { uid: string; facts: Omit<Attachment, 'id'> },
  firestore: Firestore,
): Promise<Omit<Attachment, 'id'>> {
  const reference = firestore.doc(firestorePaths.attachment(topicId, attachmentId));
  return firestore.runTransaction(async (transaction) => {
    const current = ownAttachment(storedAttachment(await transaction.get(reference)), uid);
    if (current.facts) return current.facts;
    transaction.update(reference, { state: 'ready', facts });
    return facts;
  });
}

async function checked(
  place: AttachmentReference,
  { parts, poster }: StoredAttachment,
  { store, scanner }: AttachmentDependencies,
): Promise<CleanParts> {
  const pieces: Uint8Array[] = [];
  for (const [index, part] of parts.entries()) {
    pieces.push(await readPart(partBlobKey(place, index), part, store));
  }
  const { cleanFile, cleanPoster } = await import('./content/clean-file.ts');
  const sent = new Uint8Array(Buffer.concat(pieces));
  const file = await cleanFile(sent);
  if (scanner && !(await scanner.isHarmless(sent))) throw new TasukiFailure('attachment/unsafe');
  if (poster === null || ATTACHMENT_TYPES[file.type].kind === 'file') return { file, poster: null };
  const picture = await readPart(partBlobKey(place, 'poster'), poster, store);
  const cleanedPoster = cleanPoster(picture);
  if (scanner && !(await scanner.isHarmless(picture))) throw new TasukiFailure('attachment/unsafe');
  return { file, poster: cleanedPoster };
}

/** The service that takes the bytes checks their number alone. */
async function readPart(
  key: string,
  { contentHash, sizeBytes }: AttachmentPart,
  store: BlobStore,
): Promise<Uint8Array> {
  if ((await store.sizeOf(key)) !== sizeBytes) throw new TasukiFailure('attachment/interrupted');
  const bytes = await store.read(key);
  if (createHash('sha256').update(bytes).digest('hex') === contentHash) return bytes;
  await store.remove(key);
  throw new TasukiFailure('attachment/interrupted');
}
