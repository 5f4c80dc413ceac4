import { useRef, useState } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { newMessageId } from '../../../platform/new-message-id.ts';
import { reportError } from '../../../platform/report-error.ts';
import { forgetAttachments } from './attachment-uploads.ts';
import { useComposedAttachments, type ComposedAttachments } from './use-composed-attachments.ts';

/** A message with files, as it is sent. */
export interface FilesToSend {
  messageId: string;
  text: string;
  attachmentIds: string[];
  /** The activity that it shows; left out = none. */
  embeddedActivityId?: string | undefined;
}

interface FileSending {
  attachments: ComposedAttachments;
  /** Whether files go along with the message, and whether they may. */
  files: 'none' | 'ready' | 'underWay';
  isSending: boolean;
  failureCode: FailureCode | null;
  /** @param onSent called once the message is there */
  send: (text: string, embeddedActivityId?: string, onSent?: () => void) => void;
}

/**
 * Sent again after a failure it is the same message, which is written once. The failed one may have arrived, so
 * other words or files are another message.
 */
function idOfSame(failed: FilesToSend | null, content: Omit<FilesToSend, 'messageId'>): string {
  const isSame =
    failed?.text === content.text &&
    failed.embeddedActivityId === content.embeddedActivityId &&
    failed.attachmentIds.join() === content.attachmentIds.join();
  return isSame ? failed.messageId : newMessageId();
}

/** The files of the message that is being written, and their way into the conversation. */
export function useFileSending(
  topicId: string,
  onSend: ((files: FilesToSend) => Promise<void>) | undefined,
): FileSending {
  const attachments = useComposedAttachments(topicId);
  const [isSending, setIsSending] = useState(false);
  const [failureCode, setFailureCode] = useState<FailureCode | null>(null);
  const failedMessage = useRef<FilesToSend | null>(null);
  const { files, areReady } = attachments;
  const sendNow = async (text: string, embeddedActivityId?: string, onSent?: () => void) => {
    if (!onSend || isSending) return;
    const attachmentIds = files.map(({ id }) => id);
    const content = { text, attachmentIds, embeddedActivityId };
    const message = { messageId: idOfSame(failedMessage.current, content), ...content };
    setIsSending(true);
    setFailureCode(null);
    try {
      await onSend(message);
      onSent?.();
      failedMessage.current = null;
      forgetAttachments(attachmentIds);
    } catch (cause) {
      failedMessage.current = message;
      reportError(cause, 'send message with files');
      setFailureCode(failureCodeOf(cause));
    } finally {
      setIsSending(false);
    }
  };
  return {
    attachments,
    files: files.length === 0 ? 'none' : areReady && !isSending ? 'ready' : 'underWay',
    isSending,
    failureCode,
    send: (...message) => {
      void sendNow(...message);
    },
  };
}
