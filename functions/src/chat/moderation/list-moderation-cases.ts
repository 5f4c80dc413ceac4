import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type {
  ModerationContext,
  ModerationPlace,
  ModerationRow,
  ShownReport,
} from '@tasuki/domain/chat/moderation/moderation-calls';
import {
  MODERATION_LIMITS,
  type ModerationCase,
} from '@tasuki/domain/chat/moderation/moderation-case';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { requireAdmin, type Admin } from '../../accounts/admin-act.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { reportedWords } from './reported-words.ts';
import { reportsOf } from './reports-of.ts';
import { digestOfWords, storedModerationCase, storedReport } from './stored-moderation.ts';

/**
 * One page of what waits for an admin, the newest first. That is each flagged or reported message with its words as
 * they are now and as they were then, and a few before it. It says what was reported, and not by whom. Nothing else of a conversation is read.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller is an admin
 */
export async function listModerationCases(
  { openedBefore, caseId }: ModerationPlace,
  admin: Admin,
  { firestore }: { firestore: Firestore },
): Promise<{ cases: ModerationRow[]; isLast: boolean }> {
  const actor = await firestore.doc(firestorePaths.accountState(admin.uid)).get();
  requireAdmin(admin, actor.data());
  const open = firestore
    .collection(firestorePaths.moderationCases())
    .where('state', '==', 'open')
    .orderBy('openedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const after =
    openedBefore === null || caseId === null
      ? open
      : open.startAfter(Timestamp.fromMillis(openedBefore), caseId);
  const { docs } = await after.limit(MODERATION_LIMITS.pageSize).get();
  const rows = await Promise.all(
    docs.map(async (document) => {
      const stored = unlessUnreadable(() => storedModerationCase(document));
      return stored ? rowOf(document.id, stored, firestore) : null;
    }),
  );
  return {
    cases: rows.filter((row) => row !== null),
    isLast: docs.length < MODERATION_LIMITS.pageSize,
  };
}

async function rowOf(
  id: string,
  stored: ModerationCase,
  firestore: Firestore,
): Promise<ModerationRow> {
  const { topicId, messageId, authorUid } = stored;
  const snapshot = await firestore.doc(firestorePaths.message(topicId, messageId)).get();
  const message = unlessUnreadable(() => reportedWords(snapshot, stored)) ?? null;
  const isGone = message === null;
  const { caseText = null } = stored;
  const [reports, context] = await Promise.all([
    readReports(stored, firestore),
    isGone ? [] : readContext(snapshot, stored, firestore),
  ]);
  return {
    id,
    topicId,
    messageId,
    authorUid,
    correctionBy: stored.correctionBy ?? null,
    flags: [...stored.flags],
    reasons: [...stored.reasons],
    reportCount: stored.reportCount,
    reports,
    text: isGone ? null : message.text,
    earlierText: caseText !== null && (isGone || caseText !== message.text) ? caseText : null,
    shownTitle: stored.shownTitle ?? null,
    wordsDigest: isGone ? null : digestOfWords(message.text),
    fileCount: message?.fileCount ?? 0,
    isEdited: (message?.editedAt ?? null) !== null,
    context,
    openedAt: stored.openedAt.getTime(),
    updatedAt: stored.updatedAt.getTime(),
    warnedAt: stored.warnedAt?.getTime() ?? null,
  };
}

async function readReports(stored: ModerationCase, firestore: Firestore): Promise<ShownReport[]> {
  const { docs } = await reportsOf(stored, firestore).limit(MODERATION_LIMITS.reportsShown).get();
  return docs.flatMap((document) => {
    const report = unlessUnreadable(() => storedReport(document));
    if (!report) return [];
    const { reason, text, createdAt } = report;
    return [{ reason, text, createdAt: createdAt.getTime() }];
  });
}

async function readContext(
  message: DocumentSnapshot,
  { topicId, authorUid, correctionBy = null }: ModerationCase,
  firestore: Firestore,
): Promise<ModerationContext[]> {
  const createdAt: unknown = message.get('createdAt');
  if (!(createdAt instanceof Timestamp)) return [];
  const { docs } = await firestore
    .collection(firestorePaths.messages(topicId))
    // The context of a correction includes the reply that was corrected.
    .where('createdAt', correctionBy === null ? '<' : '<=', createdAt)
    .orderBy('createdAt', 'desc')
    .limit(MODERATION_LIMITS.contextMessages)
    .get();
  return docs.reverse().flatMap((document) => {
    const text: unknown = document.get('text');
    if (typeof text !== 'string' || text === '') return [];
    const isPersons = document.get('kind') === 'participant';
    const from = isPersons ? (document.get('authorUid') === authorUid ? 'author' : 'other') : 'ai';
    return [{ from, text: text.slice(0, MODERATION_LIMITS.contextTextMaxLength) }];
  });
}
