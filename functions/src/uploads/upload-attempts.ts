import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import { ATTEMPTS_PER_FILE_AND_DAY } from '@tasuki/domain/uploads/upload-usage';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { dayOf } from './upload-usage.ts';

/**
 * The count of a file that is asked for: one more where it is new or has failed. Asking again for
 * a file that is still to be sent leads to no further reading, so it counts as the same attempt.
 *
 * @param upload as it is stored, read in the transaction that writes the count
 * @throws TasukiFailure 'recording/too-many-attempts'
 */
export function nextAttempt(
  upload: Pick<RecordingUpload, 'state' | 'attempts'> | undefined,
  now: Date,
): NonNullable<RecordingUpload['attempts']> {
  const day = dayOf(now);
  const count = upload?.attempts?.day === day ? upload.attempts.count : 0;
  if (upload?.state === 'requested' && count > 0) return { day, count };
  if (count >= ATTEMPTS_PER_FILE_AND_DAY) throw new TasukiFailure('recording/too-many-attempts');
  return { day, count: count + 1 };
}
