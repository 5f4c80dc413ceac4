import { FieldValue, type DocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { correctionBy as correctionOf } from '@tasuki/domain/chat/correction';
import type { ModerationCase } from '@tasuki/domain/chat/moderation/moderation-case';
import { isDeletedMessage, isHiddenAtFirst } from '@tasuki/domain/chat/own-message';
import { storedMessage, storedReply } from '../stored-chat.ts';
import { wordsOfMessage } from './words-of-message.ts';

/** What is flagged or reported, as it is now: a message, or a correction of an AI's reply. */
export interface ReportedWords {
  authorUid: string;
  /** The words of a message, with the names of its files. */
  text: string;
  /** When the message or reply arrived, by which somebody may read it. */
  createdAt: Date;
  /** When its author changed it; null = never. */
  editedAt: Date | null;
  fileCount: number;
  /** Whether it is hidden until a reader asks for it. */
  isHidden: boolean;
  /** The fields that remove it from its document for everybody. */
  removal: (at: Timestamp) => object;
}

/**
 * @param snapshot of the message, or of the corrected reply
 * @returns null where it is gone
 */
export function reportedWords(
  snapshot: DocumentSnapshot | undefined,
  { correctionBy = null }: Pick<ModerationCase, 'correctionBy'>,
): ReportedWords | null {
  if (correctionBy !== null) return wordsOfCorrection(snapshot, correctionBy);
  const message = storedMessage(snapshot);
  if (!message || isDeletedMessage(message)) return null;
  return {
    authorUid: message.authorUid,
    text: wordsOfMessage(message),
    createdAt: message.createdAt,
    editedAt: message.editedAt ?? null,
    fileCount: message.attachments?.length ?? 0,
    isHidden: isHiddenAtFirst(message),
    removal: (at) => ({ text: '', deletedAt: at, removedAt: at }),
  };
}

function wordsOfCorrection(
  snapshot: DocumentSnapshot | undefined,
  authorUid: string,
): ReportedWords | null {
  const reply = storedReply(snapshot);
  const correction = reply && correctionOf(reply, authorUid);
  if (!correction || reply.createdAt === null) return null;
  const others = (reply.corrections ?? []).filter((one) => one.authorUid !== authorUid);
  return {
    authorUid,
    text: correction.text,
    createdAt: reply.createdAt,
    editedAt: null,
    fileCount: 0,
    isHidden: false,
    removal: () => ({
      corrections: others,
      correctedBy: others.map((one) => one.authorUid),
      ...(others.length === 0 && { correctedAt: FieldValue.delete() }),
    }),
  };
}
