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

/** Where the files of messages are to be seen, for some minutes. */
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
export function putAttachmentPart(
  target: AttachmentTarget,
  bytes: Blob,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // fetch cannot report how much has been sent.
  const request = new XMLHttpRequest();
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      const message = `A part was answered with ${request.status}`;
      reject(new TasukiFailure('attachment/interrupted', { message }));
    };
    const abort = () => {
      request.abort();
    };
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = (event) => {
      onProgress(event.loaded);
    };
    request.onload = () => {
      if (isTaken(request.status)) resolve();
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    request.send(bytes);
    if (signal.aborted) abort();
  });
}
