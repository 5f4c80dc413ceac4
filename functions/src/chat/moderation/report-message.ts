import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  messageReportId,
  REPORT_LIMITS,
  type MessageReport,
} from '@tasuki/domain/chat/moderation/message-report';
import type { NewReport } from '@tasuki/domain/chat/moderation/moderation-calls';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { titleShownTo } from '../embedded/read-embedded-activities.ts';
import { storedMessage, storedTopic } from '../stored-chat.ts';
import type { TopicUser } from '../topic-access.ts';
import { reportingRight } from './reporting-right.ts';
import { reportedWords } from './reported-words.ts';
import { openedCase, storedModerationCase } from './stored-moderation.ts';

const REPORT_TURNS: TurnLimit = {
  kind: 'report-message',
  burst: REPORT_LIMITS.atOnce,
  intervalSeconds: REPORT_LIMITS.everyMinutes * 60,
};

/**
 * Notes that a reader reports somebody else's message, or correction of an AI's reply, once for
 * each reader. It opens the case for an admin. Its author learns nothing of it. A person who has
 * left, or was removed, can still report for some days. Safe to repeat.
 *
 * @throws TasukiFailure 'topic/not-found' also for people who took no part in it lately;
 *   'message/not-found' where there is none of somebody else that is theirs to read;
 *   'auth/too-many-requests' after too many
 */
export async function reportMessage(
  { topicId, messageId, correctionBy = null, reason, text }: NewReport,
  { now, ...user }: TopicUser & { now: Date },
  { firestore }: { firestore: Firestore },
): Promise<void> {
  const { uid } = user;
  await takeFreeTurn(uid, REPORT_TURNS, now, firestore);
  const reportReference = firestore.doc(
    firestorePaths.messageReport(messageReportId({ uid, topicId, messageId, correctionBy })),
  );
  const caseReference = firestore.doc(
    firestorePaths.moderationCase(moderationCaseId({ topicId, messageId, correctionBy })),
  );
  await firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, messageSnapshot, report, caseSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.topic(topicId)),
      firestore.doc(firestorePaths.message(topicId, messageId)),
      reportReference,
      caseReference,
    );
    const topic = storedTopic(topicSnapshot);
    const mayReport = topic && (await reportingRight({ topicId, topic, user, now }, firestore));
    if (!topic || !mayReport) throw new TasukiFailure('topic/not-found');
    const message = reportedWords(messageSnapshot, { correctionBy });
    if (!message || message.authorUid === uid || !mayReport(message.createdAt)) {
      throw new TasukiFailure('message/not-found');
    }
    if (report?.exists) return;
    const shown = correctionBy === null ? storedMessage(messageSnapshot) : null;
    // Its author may change the title as soon as they like.
    const shownTitle =
      shown === null ? null : await titleShownTo(uid, { topic, message: shown }, firestore);
    const { authorUid } = message;
    const words = text.trim();
    const stored: Omit<MessageReport, 'createdAt'> & { createdAt: Timestamp } = {
      uid,
      topicId,
      messageId,
      authorUid,
      ...(correctionBy !== null && { correctionBy }),
      reason,
      text: words,
      createdAt: Timestamp.fromDate(now),
    };
    transaction.create(reportReference, stored);
    const before = storedModerationCase(caseSnapshot);
    const place = {
      topicId,
      messageId,
      authorUid,
      ...(correctionBy !== null && { correctionBy }),
    };
    transaction.set(
      caseReference,
      openedCase(
        place,
        before,
        { reasons: [reason], reportCount: 1, text: message.text, shownTitle },
        now,
      ),
    );
  });
}
