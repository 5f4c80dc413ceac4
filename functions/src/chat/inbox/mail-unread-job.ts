import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { UNREAD_MAIL } from '@tasuki/domain/mail/unread-mail';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { jobId, jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../../jobs/job.ts';
import { mailRequest } from '../../mail/send-mail-job.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { plainReader } from '../../platform/firestore/read-stored.ts';
import { storedInboxEntry } from '../stored-chat.ts';

interface MailUnread {
  uid: string;
  topicId: string;
}

/** Looks whether somebody has left messages of a conversation unread for so long that a mail says so. */
const MAIL_UNREAD: JobKind<MailUnread> = {
  name: 'mail-unread',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** users/{uid}/unreadMails/{topicId}: the newest mail about a conversation. The functions' alone. */
interface UnreadMail {
  mailedAt: Date;
  /** The newest message that it counted; later ones are news. */
  coveredUntil: Date;
}

const storedUnreadMail = plainReader<UnreadMail>({ mailedAt: 'date', coveredUntil: 'date' });

const READER_TURNS: TurnLimit = {
  kind: 'mail-unread',
  burst: UNREAD_MAIL.ofReaderAtOnce,
  intervalSeconds: UNREAD_MAIL.everyMinutes * 60,
};

/** More at once are never the reader's own. */
const LOOKED_AT = 20;

/** A message has come: looks after it in a while. One look at a conversation waits for each person. */
export async function askToMailUnread(
  { uid, topicId }: MailUnread,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const request = jobRequest(MAIL_UNREAD, `${uid}_${topicId}`, { uid, topicId });
  const reference = firestore.doc(firestorePaths.job(jobId(MAIL_UNREAD, `${uid}_${topicId}`)));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    if (isWaiting(current)) return;
    const dueAt = new Date(now.getTime() + UNREAD_MAIL.afterMinutes * MINUTE_MILLISECONDS);
    askForJob(transaction, firestore, request, { current, now, dueAt });
  });
}

/**
 * Mails what is unread: once a message was so for some minutes, with all that came meanwhile, and not
 * again before an hour is over. Nor does a reader get many mails at once, however many people write. Nothing about a muted conversation, nor twice about the same messages.
 */
export function mailUnreadJob({
  firestore,
  startJob,
}: {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}): JobHandler {
  return jobHandler(MAIL_UNREAD, {
    run: async ({ uid, topicId }, now) => {
      const nothing = { fulfil: () => undefined };
      const marks = firestore.doc(firestorePaths.unreadMail(uid, topicId));
      const [entrySnapshot, marksSnapshot] = await firestore.getAll(
        firestore.doc(firestorePaths.inboxEntry(uid, topicId)),
        marks,
      );
      const entry = storedInboxEntry(entrySnapshot);
      if (!entry || entry.kind === 'ai' || entry.isMuted || entry.unreadCount === 0) return nothing;
      const last = storedUnreadMail(marksSnapshot);
      const knownUntil = Math.max(entry.readAt.getTime(), last?.coveredUntil.getTime() ?? 0);
      const oldest = await oldestAfter({ uid, topicId }, knownUntil, firestore);
      if (oldest === null) return nothing;
      const dueAt = Math.max(
        oldest.getTime() + UNREAD_MAIL.afterMinutes * MINUTE_MILLISECONDS,
        (last?.mailedAt.getTime() ?? 0) + UNREAD_MAIL.everyMinutes * MINUTE_MILLISECONDS,
      );
      if (dueAt > now.getTime()) {
        return { ...nothing, next: { dueAt: new Date(dueAt), payload: { uid, topicId } } };
      }
      if (!(await hasTurn(uid, now, firestore))) {
        const later = now.getTime() + UNREAD_MAIL.everyMinutes * MINUTE_MILLISECONDS;
        return { ...nothing, next: { dueAt: new Date(later), payload: { uid, topicId } } };
      }
      const { role, people, lastAuthorUid, unreadCount, lastMessageAt } = entry;
      const from = people?.find((person) => person.uid === lastAuthorUid);
      const request = mailRequest(
        {
          uid,
          key: `unread-${topicId}-${now.getTime()}`,
          mail: {
            kind: 'unread-messages',
            topicId,
            role,
            fromName: from?.name ?? '',
            count: unreadCount,
          },
        },
        now,
      );
      return {
        fulfil: (transaction) => {
          transaction.set(marks, {
            mailedAt: Timestamp.fromDate(now),
            coveredUntil: Timestamp.fromDate(lastMessageAt),
          });
          askForJob(transaction, firestore, request, { current: undefined, now });
        },
        afterwards: async () => startJob(request.id),
      };
    },
    giveUp: () => undefined,
  });
}

async function hasTurn(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  try {
    await takeFreeTurn(uid, READER_TURNS, now, firestore);
    return true;
  } catch (cause) {
    if (cause instanceof TasukiFailure) return false;
    throw cause;
  }
}

/** When the oldest message of somebody else came after a time; null = none did. */
async function oldestAfter(
  { uid, topicId }: MailUnread,
  milliseconds: number,
  firestore: Firestore,
): Promise<Date | null> {
  // Times of reading are whole milliseconds, and those of messages are finer.
  const { docs } = await firestore
    .collection(firestorePaths.messages(topicId))
    .where('createdAt', '>=', Timestamp.fromMillis(milliseconds + 1))
    .orderBy('createdAt')
    .limit(LOOKED_AT)
    .get();
  const found = docs.find((document) => document.get('authorUid') !== uid);
  const createdAt: unknown = found?.get('createdAt');
  return createdAt instanceof Timestamp ? createdAt.toDate() : null;
}
