import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { contentDisposition, type BlobStore } from '../blob-store/blob-store.ts';
import type { DownloadSender } from '../blob-store/disk-blob-store.ts';

export interface DownloadAnswer {
  status: number;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array> | null;
}

/**
 * Answers a download link of the disk, whatever server it came through. A stretch of the file is
 * given where it is asked for, as by a video that is played from its middle.
 */
export async function answerDownload(
  request: { method: string; token: string | null; range?: string | null },
  { store, now }: { store: Pick<BlobStore, 'readStretch'> & DownloadSender; now: Date },
): Promise<DownloadAnswer> {
  if (request.method !== 'GET') return refusal(405);
  try {
    const { key, fileName, sizeBytes, shownAs } = await store.downloadOf(request.token ?? '', now);
    const stretch = stretchOf(request.range ?? null, sizeBytes);
    return {
      status: stretch.isWhole ? 200 : 206,
      headers: {
        'content-type': shownAs ?? 'application/octet-stream',
        'content-length': `${stretch.end - stretch.start}`,
        'content-disposition': contentDisposition(fileName, shownAs),
        'accept-ranges': 'bytes',
        ...(!stretch.isWhole && {
          'content-range': `bytes ${stretch.start}-${stretch.end - 1}/${sizeBytes}`,
        }),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
      body: store.readStretch(key, stretch.start, stretch.end - stretch.start),
    };
  } catch (cause) {
    if (cause instanceof TasukiFailure)
      return refusal(cause.code === 'common/not-found' ? 404 : 403);
    throw cause;
  }
}

/** The requested part of a file; all of it if the request does not name one in the usual form. */
function stretchOf(
  range: string | null,
  sizeBytes: number,
): { start: number; end: number; isWhole: boolean } {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const start = Number(first);
  const end = last === '' ? sizeBytes : Math.min(Number(last) + 1, sizeBytes);
  if (first === '' || start >= end) return { start: 0, end: sizeBytes, isWhole: true };
  return { start, end, isWhole: false };
}

function refusal(status: number): DownloadAnswer {
  return { status, headers: { 'cache-control': 'no-store' }, body: null };
}
