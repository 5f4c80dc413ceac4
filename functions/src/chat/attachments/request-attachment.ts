import { isDeepStrictEqual } from 'node:util';
import { AggregateField, Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  areWholeParts,
  ATTACHMENT_LIMITS,
  bytesOfParts,
  mayAttachMore,
  type AttachmentPart,
  type StoredAttachment,
} from '@tasuki/domain/chat/attachments/attachment';
import type {
  AttachmentRequest,
  AttachmentRequestAnswer,
  AttachmentTarget,
} from '@tasuki/domain/chat/attachments/attachment-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  DAY_MILLISECONDS,
  HOUR_MILLISECONDS,
  MINUTE_MILLISECONDS,
} from '@tasuki/domain/measures/durations';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobRequest } from '../../jobs/job-kind.ts';
import { storedJob } from '../../jobs/job.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import type { TopicUser } from '../topic-access.ts';
import { partBlobKey } from './attachment-keys.ts';
import { writableTopic, type AttachmentDependencies } from './attachment-topic.ts';
import { FORGET_ATTACHMENT } from './forget-attachment-job.ts';
import { storedAttachment } from './stored-attachment.ts';

/** Asking again counts no file, and signs an address for each of its parts. */
const REQUEST_TURNS: TurnLimit = { kind: 'request-attachment', burst: 60, intervalSeconds: 5 };

/** How long counts are kept that nobody looks at later; Firestore deletes by `expiresAt`. */
const KEPT_DAYS = 3;

/**
 * Announces a file for a message, and answers where its parts go that are not there yet. Asked again, as
 * after a lost connection, it counts nothing and names what is missing. With the announcement it writes
 * the job that deletes the file where no message has it after a day.
 *
 * @throws TasukiFailure 'topic/not-found'; 'attachment/gone' a day after the announcement; 'attachment/too-large', 'attachment/daily-limit', 'attachment/no-room';
 *   'auth/too-many-requests'; as `completeAttachment` where the file was refused;
 *   'common/invalid-request' where the same id was announced for something else
 */
export async function requestAttachment(
  request: AttachmentRequest,
  { now, ...user }: TopicUser & { now: Date },
  { firestore, store }: Pick<AttachmentDependencies, 'firestore' | 'store'>,
): Promise<AttachmentRequestAnswer> {
  const { topicId, attachmentId } = request;
  if (!areWholeParts(request.parts)) throw new TasukiFailure('common/invalid-request');
  const largest = Math.max(...Object.values(ATTACHMENT_LIMITS.bytes));
  if (bytesOfParts(request.parts) > largest) throw new TasukiFailure('attachment/too-large');
  await takeFreeTurn(user.uid, REQUEST_TURNS, now, firestore);
  const stored = await announce(request, { ...user, now }, firestore);
  if (stored.facts) {
    return { targets: [], attachment: { ...stored.facts, id: attachmentId } };
  }
  // A file that came after the job that deletes leftovers would stay.
  const expiresAt = new Date(
    Math.min(
      now.getTime() + ATTACHMENT_LIMITS.targetMinutes * MINUTE_MILLISECONDS,
      forgottenAt(stored.createdAt).getTime(),
    ),
  );
  if (expiresAt <= now) throw new TasukiFailure('attachment/gone');
  const targets = await missingParts({ topicId, attachmentId }, stored, { store, expiresAt });
  return { targets, attachment: null };
}

async function announce(
  { topicId, attachmentId, name, parts, poster }: AttachmentRequest,
  { now, ...user }: TopicUser & { now: Date },
  firestore: Firestore,
): Promise<Omit<StoredAttachment, 'id'>> {
  const { uid } = user;
  const reference = firestore.doc(firestorePaths.attachment(topicId, attachmentId));
  const day = now.toISOString().slice(0, 10);
  const usageReference = firestore.doc(firestorePaths.attachmentUsage(uid, day));
  const job = jobRequest(FORGET_ATTACHMENT, attachmentId, { path: reference.path, authorUid: uid });
  return firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, snapshot, usageSnapshot, jobSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.topic(topicId)),
      reference,
      usageReference,
      firestore.doc(firestorePaths.job(job.id)),
    );
    await writableTopic(topicSnapshot, user, firestore);
    const known = storedAttachment(snapshot);
    if (known) {
      const isSame =
        known.authorUid === uid &&
        isDeepStrictEqual(known.parts, parts) &&
        isDeepStrictEqual(known.poster, poster);
      if (!isSame) throw new TasukiFailure('common/invalid-request');
      if (known.refusedFor) throw new TasukiFailure(known.refusedFor);
      return known;
    }
    // The same id in another conversation would share the job that deletes it.
    if (jobSnapshot?.exists) throw new TasukiFailure('common/invalid-request');
    const bytes = bytesOfParts(parts);
    const spent = { count: 0, bytes: 0, ...usageSnapshot?.data() };
    if (!mayAttachMore(spent, bytes)) throw new TasukiFailure('attachment/daily-limit');
    const kept = await keptBytesOf(uid, firestore);
    if (kept + bytes > ATTACHMENT_LIMITS.bytesKept) throw new TasukiFailure('attachment/no-room');
    transaction.set(usageReference, {
      count: spent.count + 1,
      bytes: spent.bytes + bytes,
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MILLISECONDS),
    });
    const announced: Omit<StoredAttachment, 'id'> = {
      topicId,
      authorUid: uid,
      state: 'requested',
      givenName: name,
      parts,
      poster,
      keptBytes: bytes,
      facts: null,
      messageId: null,
      createdAt: now,
    };
    transaction.set(reference, announced);
    askForJob(transaction, firestore, job, {
      current: storedJob(jobSnapshot),
      now,
      dueAt: forgottenAt(now),
    });
    return announced;
  });
}

/** When a file is deleted that no message has. */
function forgottenAt(announcedAt: Date): Date {
  return new Date(announcedAt.getTime() + ATTACHMENT_LIMITS.unsentHours * HOUR_MILLISECONDS);
}

/** Many at once may pass the limit by as much as a day allows, and no further. A file that is deleted gives its room back. */
async function keptBytesOf(uid: string, firestore: Firestore): Promise<number> {
  const kept = await firestore
    .collectionGroup('attachments')
    .where('authorUid', '==', uid)
    .aggregate({ bytes: AggregateField.sum('keptBytes') })
    .get();
  return kept.data().bytes;
}

async function missingParts(
  place: { topicId: string; attachmentId: string },
  { parts, poster }: Pick<StoredAttachment, 'parts' | 'poster'>,
  { store, expiresAt }: { store: BlobStore; expiresAt: Date },
): Promise<AttachmentTarget[]> {
  const all: [AttachmentTarget['part'], AttachmentPart][] = parts.map((part, index) => [
    index,
    part,
  ]);
  if (poster) all.push(['poster', poster]);
  const targets = await Promise.all(
    all.map(async ([name, { contentHash, sizeBytes }]): Promise<AttachmentTarget | null> => {
      const key = partBlobKey(place, name);
      if ((await store.sizeOf(key)) === sizeBytes) return null;
      const target = await store.createUploadTarget({ key, sizeBytes, contentHash, expiresAt });
      return { part: name, ...target };
    }),
  );
  return targets.filter((target) => target !== null);
}
