import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import type {
  AttachmentLink,
  AttachmentRequest,
  AttachmentRequestAnswer,
  AttachmentTarget,
  MessageWithAttachments,
} from '@tasuki/domain/chat/attachments/attachment-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { putBytes } from '../put-bytes.ts';
import { isTaken } from '../uploads/upload-answer.ts';

/** Announces a file, and asks where its missing parts go. Safe to repeat. */
export async function requestAttachment(
  request: AttachmentRequest,
): Promise<AttachmentRequestAnswer> {
  return callFunction('requestAttachment', request);
}

/** Says that all parts are there. Safe to repeat. */
export async function completeAttachment(
  topicId: string,
  attachmentId: string,
): Promise<Attachment> {
  const { attachment } = await callFunction('completeAttachment', { topicId, attachmentId });
  return attachment;
}

/** Writes a message with files. Safe to repeat. */
export async function sendWithAttachments(message: MessageWithAttachments): Promise<void> {
  await callFunction('sendWithAttachments', message);
}

/** Gets addresses of messages' files that are valid for some minutes. */
export async function linkToAttachments(
  topicId: string,
  messageIds: readonly string[],
): Promise<AttachmentLink[]> {
  const { links } = await callFunction('linkToAttachments', {
    topicId,
    messageIds: [...messageIds],
  });
  return links;
}

/**
 * Puts one part of a file where {@link requestAttachment} said.
 *
 * @param onProgress bytes that left this device so far
 * @throws TasukiFailure 'attachment/interrupted'
 */
export async function putAttachmentPart(
  target: AttachmentTarget,
  bytes: Blob,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { status } = await putBytes(target, bytes, { onProgress, signal });
  if (isTaken(status)) return;
  throw new TasukiFailure('attachment/interrupted', {
    message: `A part was answered with ${status}`,
  });
}
