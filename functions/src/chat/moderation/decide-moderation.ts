import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ModerationDecided } from '@tasuki/domain/chat/moderation/moderation-calls';
import {
  MODERATION_LIMITS,
  moderationCaseId,
  type ModerationCase,
} from '@tasuki/domain/chat/moderation/moderation-case';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { requireAdmin, writeAuditEntry, type Admin } from '../../accounts/admin-act.ts';
import { storedInboxEntry } from '../stored-chat.ts';
import { reportedWords, type ReportedWords } from './reported-words.ts';
import { reportsOf } from './reports-of.ts';
import { digestOfWords, storedModerationCase, textsOfCase } from './stored-moderation.ts';

/** More than a message has had readers, within the writes of a transaction. */
const REPORTS_MAXIMUM = 400;

/**
 * Writes an admin's decision on a flagged or reported message, with the entry in the log, all or
 * nothing. Only what they have read counts. A decision that was made already changes nothing, and
 * the log says nothing.
 *
 * - Dismissed, it is shown to everybody, and the same words are not flagged again.
 * - Hidden, its words and files go for everybody, as if its author had deleted it. The case keeps
 *   the words in case somebody objects.
 * - Its author is warned in their own list, where nobody else reads. The case stays open.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the
 *   caller is an admin, and for a message of their own; 'common/not-found' where there is no case;
 *   'moderation/case-changed' where case or words changed since the admin read them;
 *   'moderation/author-left' for a warning where its author takes part no more, so that nobody
 *   would read it
 */
export async function decideModeration(
  {
    topicId,
    messageId,
    correctionBy = null,
    decision,
    caseUpdatedAt,
    wordsDigest,
  }: ModerationDecided,
  admin: Admin,
  { firestore }: { firestore: Firestore },
): Promise<void> {
  const { now } = admin;
  const messageReference = firestore.doc(firestorePaths.message(topicId, messageId));
  const caseReference = firestore.doc(
    firestorePaths.moderationCase(moderationCaseId({ topicId, messageId, correctionBy })),
  );
  await firestore.runTransaction(async (transaction) => {
    const [actor, caseSnapshot, messageSnapshot, topicSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.accountState(admin.uid)),
      caseReference,
      messageReference,
      firestore.doc(firestorePaths.topic(topicId)),
    );
    requireAdmin(admin, actor?.data());
    const stored = storedModerationCase(caseSnapshot);
    if (!stored) throw new TasukiFailure('common/not-found');
    if (stored.authorUid === admin.uid) throw new TasukiFailure('common/permission-denied');
    if (isDecided(stored, decision)) return;
    if (stored.state !== 'open' || stored.updatedAt.getTime() !== caseUpdatedAt) {
      throw new TasukiFailure('moderation/case-changed');
    }
    const current = reportedWords(messageSnapshot, stored);
    // Its author may have other words in it, or none, since the admin read it.
    const isUnread =
      wordsDigest === undefined
        ? (current?.editedAt?.getTime() ?? 0) > caseUpdatedAt
        : (current && digestOfWords(current.text)) !== wordsDigest;
    if (isUnread) {
      throw new TasukiFailure('moderation/case-changed');
    }
    const write = await writesOf(stored, current, { decision, now, transaction, firestore });
    // Nothing else would take away what is left of a conversation that is deleted.
    const isLast = topicSnapshot?.exists !== true && decision !== 'warn-author';
    const reports = isLast
      ? await transaction.get(reportsOf(stored, firestore).limit(REPORTS_MAXIMUM))
      : null;
    for (const report of reports?.docs ?? []) transaction.delete(report.ref);
    if (write.message && messageSnapshot) transaction.update(messageReference, write.message);
    transaction.update(caseReference, {
      ...write.case,
      updatedAt: Timestamp.fromDate(now),
      ...(isLast && { expiresAt: expiryAfterTopic(now) }),
    });
    writeAuditEntry(transaction, firestore, {
      kind: decision,
      actorUid: admin.uid,
      subjectUid: stored.authorUid,
      createdAt: now,
    });
  });
}

function expiryAfterTopic(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + MODERATION_LIMITS.daysAfterTopic * DAY_MILLISECONDS);
}

function isDecided(
  { state, warnedAt }: ModerationCase,
  decision: ModerationDecided['decision'],
): boolean {
  switch (decision) {
    case 'dismiss-report':
      return state === 'dismissed';
    case 'hide-message':
      return state === 'hidden';
    case 'warn-author':
      return warnedAt !== null;
  }
}

interface Writing {
  decision: ModerationDecided['decision'];
  now: Date;
  transaction: Transaction;
  firestore: Firestore;
}

interface Writes {
  message?: object;
  case: object;
}

function removedTextOf(
  { caseText = null, reportedText }: ModerationCase,
  message: ReportedWords | null,
): string | null {
  return message ? textsOfCase(caseText, message.text, reportedText) : caseText;
}

async function writesOf(
  stored: ModerationCase,
  message: ReportedWords | null,
  { decision, now, transaction, firestore }: Writing,
): Promise<Writes> {
  const at = Timestamp.fromDate(now);
  switch (decision) {
    case 'dismiss-report':
      return {
        ...(message?.isHidden && { message: { unsafeFor: [] } }),
        case: {
          state: 'dismissed',
          dismissedDigest: message ? digestOfWords(message.text) : stored.dismissedDigest,
          caseText: null,
          reportedText: null,
          shownTitle: null,
        },
      };
    case 'hide-message':
      return {
        ...(message && { message: message.removal(at) }),
        case: {
          state: 'hidden',
          // Each flagged or reported version, also where its author has put harmless words in their place.
          removedText: removedTextOf(stored, message),
          removedTitle: stored.shownTitle ?? null,
          caseText: null,
          reportedText: null,
          shownTitle: null,
        },
      };
    case 'warn-author': {
      const { topicId, messageId, authorUid } = stored;
      const reference = firestore.doc(firestorePaths.inboxEntry(authorUid, topicId));
      const entry = storedInboxEntry(await transaction.get(reference));
      if (!entry) throw new TasukiFailure('moderation/author-left');
      transaction.update(reference, { warning: { messageId, at } });
      return { case: { warnedAt: at } };
    }
  }
}
