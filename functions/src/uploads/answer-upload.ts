import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { logFailure, logWarning } from '../platform/log.ts';
import type { UploadReceiver } from '../blob-store/disk-blob-store.ts';

/** A request to a disk target, whatever server it came through. */
export interface UploadPut {
  method: string;
  /** The page's origin, from the header of that name. */
  origin: string | null;
  token: string | null;
  declaredBytes: number | null;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export interface UploadPutAnswer {
  status: number;
  headers: Record<string, string>;
  /** The failure's code; empty when all went well, or the bytes are there already. */
  body: string;
}

const STATUSES: Partial<Record<FailureCode, number>> = {
  'common/permission-denied': 403,
  'recording/upload-expired': 410,
  'recording/upload-mismatch': 422,
  'recording/upload-interrupted': 400,
};

/** Answers a PUT to a disk target; only pages of the app's own origin may send one. */
export async function answerUpload(
  put: UploadPut,
  { receiver, appOrigin, now }: { receiver: UploadReceiver; appOrigin: string; now: Date },
): Promise<UploadPutAnswer> {
  const headers = {
    'access-control-allow-origin': appOrigin,
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
    vary: 'Origin',
  };
  if (put.method === 'OPTIONS') return { status: 204, headers, body: '' };
  if (put.method !== 'PUT') return { status: 405, headers: { ...headers, allow: 'PUT' }, body: '' };
  try {
    const isForeignPage = put.origin !== null && put.origin !== appOrigin;
    if (isForeignPage || put.token === null) throw new TasukiFailure('common/permission-denied');
    const isStored = await receiver.receive(put.token, put.body, put.declaredBytes, now);
    return { status: isStored ? 200 : 412, headers, body: '' };
  } catch (cause) {
    if (cause instanceof TasukiFailure) {
      logWarning('upload refused', {}, cause);
      return { status: STATUSES[cause.code] ?? 400, headers, body: cause.code };
    }
    logFailure('upload not stored', {}, cause);
    return { status: 500, headers, body: 'common/unavailable' };
  }
}
