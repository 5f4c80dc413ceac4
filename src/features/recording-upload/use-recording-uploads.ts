import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { hasKeptUploads } from '../../data/kept-uploads.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import type { UploadQueue, UploadQueueSnapshot } from './upload-queue.ts';
import { isUploadNotKept, onUploadSessionChange, uploadQueueOf } from './upload-session.ts';

export interface RecordingUploads {
  snapshot: UploadQueueSnapshot;
  /** These files will not survive this page being closed. */
  isNotKept: boolean;
  /** Why files could not even be taken in; they wait for another try. */
  startFailure: FailureCode | null;
  addFiles: (files: readonly File[]) => void;
  retry: (id: string) => void;
  dismiss: (ids: readonly string[]) => void;
  resume: () => void;
}

const NOTHING: UploadQueueSnapshot = { entries: [], progress: new Map(), pausedBy: null };

/** Often enough for a bar to move, seldom enough for thousands of files. */
const NOTICE_MILLISECONDS = 100;

/** The first change shows at once, those that follow closely together. */
function subscribeSlowly(queue: UploadQueue, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isChanged = false;
  const show = () => {
    isChanged = false;
    timer = setTimeout(() => {
      timer = null;
      if (isChanged) show();
    }, NOTICE_MILLISECONDS);
    onChange();
  };
  const unsubscribe = queue.subscribe(() => {
    isChanged = true;
    if (timer === null) show();
  });
  return () => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
  };
}

/** The files of one person on their way, for a screen. */
export function useRecordingUploads(uid: string): RecordingUploads {
  const [queue, setQueue] = useState<UploadQueue | null>(null);
  const [startFailure, setStartFailure] = useState<FailureCode | null>(null);
  /** Files that wait for the queue itself. */
  const waiting = useRef<File[]>([]);

  const open = useCallback(async () => {
    try {
      const opened = await uploadQueueOf(uid);
      setQueue(opened);
      setStartFailure(null);
      await opened.add(waiting.current.splice(0));
    } catch (cause) {
      reportError(cause, 'start uploads');
      setStartFailure(failureCodeOf(cause));
    }
  }, [uid]);

  useEffect(() => {
    let isGone = false;
    void hasKeptUploads(uid).then((isKept) => {
      if (isKept && !isGone) void open();
    });
    return () => {
      isGone = true;
    };
  }, [uid, open]);

  const snapshot = useSyncExternalStore(
    useCallback(
      (onChange) => (queue ? subscribeSlowly(queue, onChange) : () => undefined),
      [queue],
    ),
    () => queue?.getSnapshot() ?? NOTHING,
  );
  const isNotKept = useSyncExternalStore(onUploadSessionChange, isUploadNotKept);

  return {
    snapshot,
    isNotKept,
    startFailure,
    addFiles: useCallback(
      (files) => {
        if (files.length === 0) return;
        waiting.current.push(...files);
        void open();
      },
      [open],
    ),
    retry: (id) => {
      void queue?.retry(id);
    },
    dismiss: (ids) => {
      void queue?.dismiss(ids);
    },
    resume: () => {
      if (queue) queue.resume();
      else void open();
    },
  };
}
