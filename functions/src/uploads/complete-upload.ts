import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { UPLOAD_LIMITS, type UploadState } from '@tasuki/domain/uploads/upload';
import type { UploadCompletion } from '@tasuki/domain/uploads/upload-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { beginDecoding, type UploadCaller } from './begin-decoding.ts';
import { storedUpload } from '../recordings/stored-upload.ts';
import type { UploadDependencies } from './upload-dependencies.ts';

/**
 * Takes note that an upload's bytes are there and has them decoded. Saying it
 * again changes nothing.
 *
 * @returns 'received'; 'done' or 'failed' when it was read before
 * @throws TasukiFailure 'common/not-found' for what was never asked for,
 *   'recording/upload-expired' or 'recording/upload-interrupted' when the bytes are not there; before
 *   the approval what `requireFirstRun` throws
 */
export async function completeUpload(
  completion: UploadCompletion,
  caller: UploadCaller,
  dependencies: UploadDependencies,
): Promise<{ state: UploadState }> {
  const state = await beginDecoding(completion, { ...caller, mayTryAgain: false }, dependencies);
  if (state !== null) return { state };
  const snapshot = await dependencies.firestore
    .doc(firestorePaths.upload(caller.uid, completion.contentHash))
    .get();
  const upload = storedUpload(snapshot);
  if (!upload) throw new TasukiFailure('common/not-found');
  const expiresAt =
    upload.requestedAt.getTime() + UPLOAD_LIMITS.targetLifetimeMinutes * MINUTE_MILLISECONDS;
  throw new TasukiFailure(
    caller.now.getTime() >= expiresAt ? 'recording/upload-expired' : 'recording/upload-interrupted',
  );
}
