import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BlobStore } from '../blob-store/blob-store.ts';
import type { DownloadSender } from '../blob-store/disk-blob-store.ts';

export interface DownloadAnswer {
  status: number;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array> | null;
}

/** Answers a download link of the disk, whatever server it came through. */
export async function answerDownload(
  request: { method: string; token: string | null },
  { store, now }: { store: Pick<BlobStore, 'readStretch'> & DownloadSender; now: Date },
): Promise<DownloadAnswer> {
  if (request.method !== 'GET') return refusal(405);
  try {
    const { key, fileName, sizeBytes } = await store.downloadOf(request.token ?? '', now);
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': `${sizeBytes}`,
        'content-disposition': `attachment; filename="${fileName}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
      body: store.readStretch(key, 0, sizeBytes),
    };
  } catch (cause) {
    if (cause instanceof TasukiFailure)
      return refusal(cause.code === 'common/not-found' ? 404 : 403);
    throw cause;
  }
}

function refusal(status: number): DownloadAnswer {
  return { status, headers: { 'cache-control': 'no-store' }, body: null };
}
