import { useCallback, useState } from 'react';
import {
  addAttachments,
  usePendingAttachments,
  type PendingAttachment,
  type RefusedFile,
} from './attachment-uploads.ts';

/** The files of the message that is being written. */
export interface ComposedAttachments {
  files: readonly PendingAttachment[];
  /** Those of the last choice that were not taken. */
  refused: readonly RefusedFile[];
  /** Whether each of them may go with a message. */
  areReady: boolean;
  add: (files: readonly File[]) => void;
  dismissRefused: () => void;
}

const NONE: readonly RefusedFile[] = [];

export function useComposedAttachments(topicId: string): ComposedAttachments {
  const files = usePendingAttachments(topicId);
  const [refused, setRefused] = useState(NONE);
  const add = useCallback(
    (chosen: readonly File[]) => {
      setRefused(addAttachments(topicId, chosen));
    },
    [topicId],
  );
  const dismissRefused = useCallback(() => {
    setRefused(NONE);
  }, []);
  return {
    files,
    refused,
    areReady: files.every(({ state }) => state === 'ready'),
    add,
    dismissRefused,
  };
}
