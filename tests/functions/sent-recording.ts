import { createHash } from 'node:crypto';
import type { Callables } from '@tasuki/domain/callables';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { documentWhen } from './admin.ts';
import type { Browser } from './browser.ts';

/** A file as the browser knows it. */
export interface RecordingFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

export function recordingFile(bytes: Uint8Array, name = 'run.fit'): RecordingFile {
  const copy = new Uint8Array(bytes);
  return { name, bytes: copy, hash: createHash('sha256').update(copy).digest('hex') };
}

type UploadAnswer = Callables['requestUpload']['response'];

export async function requestTarget(
  { name, bytes, hash }: RecordingFile,
  from: Browser,
): Promise<UploadAnswer> {
  return from.call('requestUpload', {
    contentHash: hash,
    fileName: name,
    sizeBytes: bytes.length,
  });
}

/** Puts bytes to the target; the HTTP status of the answer. */
export async function putBytes(
  answer: UploadAnswer,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  if (answer.kind !== 'target') throw new Error(`no target but ${answer.kind}`);
  const { status } = await fetch(answer.url, {
    method: answer.method,
    headers: answer.headers,
    body: bytes,
  });
  return status;
}

/** The whole way of a file, as the browser goes it; resolves with what became of it. */
export async function sendRecording(sent: RecordingFile, from: Browser): Promise<RecordingUpload> {
  const answer = await requestTarget(sent, from);
  if (answer.kind === 'target') {
    const status = await putBytes(answer, sent.bytes);
    // 412: another tab was first with the same bytes.
    if (status !== 200 && status !== 412) throw new Error(`the target answered ${status}`);
    await from.call('completeUpload', { contentHash: sent.hash });
  }
  return settledUpload(sent, from);
}

/** The upload once it is done or has failed. */
export async function settledUpload(
  { hash }: RecordingFile,
  from: Browser,
): Promise<RecordingUpload> {
  const upload = await documentWhen(firestorePaths.upload(from.uid, hash), (snapshot) =>
    ['done', 'failed'].includes(String(snapshot.get('state'))),
  );
  return upload.data() as RecordingUpload;
}
