import type { UploadAnswer, UploadRequest } from '@tasuki/domain/uploads/upload-calls';
import {
  RECORDING_UPLOAD_SHAPE,
  type RecordingUpload,
  type UploadState,
} from '@tasuki/domain/uploads/upload';
import { isFailureCode, TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { putBytes } from '../put-bytes.ts';
import { type StoredDocument, documentAs } from '../stored-document.ts';
import { isTaken } from './upload-answer.ts';

/** The target to which the bytes of one recording are put. */
export type UploadTarget = Extract<UploadAnswer, { kind: 'target' }>;

function recordingUpload(document: StoredDocument): RecordingUpload {
  return {
    ...documentAs<RecordingUpload>(document, RECORDING_UPLOAD_SHAPE),
    contentHash: document.id,
  };
}

/** Asks where to put a recording. Safe to repeat. */
export async function requestUpload(request: UploadRequest): Promise<UploadAnswer> {
  return callFunction('requestUpload', request);
}

/** Says that the bytes are there. Safe to repeat. */
export async function completeUpload(contentHash: string): Promise<UploadState> {
  const { state } = await callFunction('completeUpload', { contentHash });
  return state;
}

/** The code that our own target answers with; another store's answer is recognised by its status. */
function failureOfAnswer(status: number, body: string): FailureCode {
  if (isFailureCode(body)) return body;
  if (status === 0) return 'recording/upload-interrupted';
  if (status === 401 || status === 403 || status === 404 || status === 410) {
    return 'recording/upload-expired';
  }
  if (status === 413) return 'recording/too-large';
  if (status >= 400 && status < 500) return 'recording/upload-mismatch';
  return 'common/unavailable';
}

/**
 * Puts a recording's bytes where {@link requestUpload} said.
 *
 * @param onProgress bytes that left this device so far
 * @throws TasukiFailure recording/upload-expired · -mismatch · -interrupted, common/unavailable
 */
export async function putRecording(
  target: UploadTarget,
  bytes: Blob,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { status, body } = await putBytes(target, bytes, { onProgress, signal });
  if (isTaken(status)) return;
  throw new TasukiFailure(failureOfAnswer(status, body), { message: `Upload answered ${status}` });
}

/** One file's way to activities, live; null = nothing is known of it. */
export async function watchUpload(
  uid: string,
  contentHash: string,
  onUpload: (upload: RecordingUpload | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.upload(uid, contentHash),
    (document, { isFromCache }) => {
      // The cached state may be the end of an earlier try.
      if (!isFromCache) onUpload(document && recordingUpload(document));
    },
    onError,
  );
}
