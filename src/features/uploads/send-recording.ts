import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import type { UploadConnection } from './upload-connection.ts';
import type { UploadResult } from './upload-entry.ts';
import { canBeRetried } from './retry-decision.ts';

interface SendRequest {
  uid: string;
  contentHash: string;
  fileName: string;
  bytes: Blob;
  /** Bytes left this browser in an earlier try. */
  wasSent: boolean;
}

interface SendSurroundings {
  connection: UploadConnection;
  signal: AbortSignal;
  /** Runs the part that needs the line to itself. */
  withSendSlot: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Called, and waited for, before the first byte leaves. */
  beforeFirstByte: () => Promise<void>;
  onProgress: (step: 'sending' | 'reading', sentBytes: number) => void;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * After this time without an answer, the server is asked again: harmless, and it repairs what was
 * lost.
 */
const SILENCE_MILLISECONDS = 90_000;

/**
 * Brings one recording to the server and waits for what came of it. It asks for a target, puts the
 * bytes, says so and watches until it is read. A document that vanished or fell silent is asked for
 * anew.
 *
 * @throws what the connection throws; the caller decides about another try
 */
export async function sendRecording(
  request: SendRequest,
  surroundings: SendSurroundings,
): Promise<UploadResult> {
  const { connection, signal } = surroundings;
  let wasSent = request.wasSent;
  for (;;) {
    const wasThere = await surroundings.withSendSlot(async () => {
      signal.throwIfAborted();
      const answer = await connection.requestUpload({
        contentHash: request.contentHash,
        fileName: request.fileName,
        sizeBytes: request.bytes.size,
      });
      if (answer.kind === 'alreadyThere') return true;
      if (!wasSent) await surroundings.beforeFirstByte();
      wasSent = true;
      signal.throwIfAborted();
      surroundings.onProgress('sending', 0);
      await connection.putRecording(
        answer,
        request.bytes,
        (sentBytes) => {
          surroundings.onProgress('sending', sentBytes);
        },
        signal,
      );
      await connection.completeUpload(request.contentHash);
      return false;
    });
    surroundings.onProgress('reading', request.bytes.size);
    const upload = await settledUpload(request, surroundings);
    if (upload?.state === 'failed') {
      const failureCode = upload.failureCode ?? 'common/unknown';
      return { kind: 'failed', failureCode, canBeRetried: canBeRetried(failureCode) };
    }
    if (upload) {
      return {
        kind: wasThere && !wasSent ? 'alreadyThere' : 'added',
        activityIds: upload.activityIds,
        isPartial: upload.isPartial,
      };
    }
  }
}

/** The upload once it is done or failed; null when it vanished or fell silent. */
async function settledUpload(
  { uid, contentHash }: SendRequest,
  { connection, signal, wait }: SendSurroundings,
): Promise<RecordingUpload | null> {
  const ending = new AbortController();
  const endingSignal = AbortSignal.any([signal, ending.signal]);
  let detach: (() => void) | undefined;
  try {
    return await new Promise<RecordingUpload | null>((resolve, reject) => {
      endingSignal.addEventListener('abort', () => {
        reject(endingSignal.reason as Error);
      });
      const onUpload = (upload: RecordingUpload | null) => {
        if (!upload || upload.state === 'done' || upload.state === 'failed') resolve(upload);
      };
      connection.watchUpload(uid, contentHash, onUpload, reject).then((stop) => {
        detach = stop;
        // The answer can be there before the watch is known to be attached.
        if (endingSignal.aborted) stop();
      }, reject);
      wait(SILENCE_MILLISECONDS, endingSignal).then(() => {
        resolve(null);
      }, reject);
    });
  } finally {
    ending.abort(new Error('The upload is settled'));
    detach?.();
  }
}
