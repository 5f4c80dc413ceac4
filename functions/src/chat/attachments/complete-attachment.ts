import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  attachmentName,
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentPart,
  type StoredAttachment,
} from '@tasuki/domain/chat/attachments/attachment';
import type { AttachmentReference } from '@tasuki/domain/chat/attachments/attachment-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import type { TopicUser } from '../topic-access.ts';
import { fileBlobKey, partBlobKey, partsBlobPrefix, posterBlobKey } from './attachment-keys.ts';
import { writableTopic, type AttachmentDependencies } from './attachment-topic.ts';
import type { CleanFile } from './content/clean-file.ts';
import type { CleanImage } from './content/clean-image.ts';
import { storedAttachment } from './stored-attachment.ts';

/**
 * Puts the parts of a file together and finds out by its bytes what it is. Takes out what it says of
 * place and device, and has it looked through where a scanner is set. Only then it may go into a
 * message. Saying it again changes nothing.
 *
 * @throws TasukiFailure 'topic/not-found'; 'attachment/gone' for what the person has not announced;
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
  const { file, poster } = await checked(place, known, dependencies);
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
  const stored = await settle(place, { uid: user.uid, facts }, firestore);
  await store.removeAll(partsBlobPrefix(place));
  return { attachment: { ...stored, id: attachmentId } };
}

function ownAttachment(attachment: StoredAttachment | undefined, uid: string): StoredAttachment {
  if (attachment?.authorUid !== uid) throw new TasukiFailure('attachment/gone');
  return attachment;
}

/** Of two that are at work at once the first counts; what the other has written is the same. */
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
): Promise<{ file: CleanFile; poster: CleanImage | null }> {
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
  return { file, poster: cleanPoster(picture) };
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
