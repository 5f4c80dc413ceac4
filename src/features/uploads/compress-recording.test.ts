import { gunzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { acceptedMaxBytes, compressLargeRecording } from './compress-recording.ts';

const signal = new AbortController().signal;
/** As much as one call gives. */
const RANDOM_BYTES = 65_536;
const TOO_LARGE = { code: 'recording/too-large' };

describe('a recording that is larger than an upload may be', () => {
  it.each(['day.gpx', 'DAY.TCX'])('%s is sent as gzip of the same bytes', async (fileName) => {
    const content = '<trkpt lat="35.1"/>'.repeat(UPLOAD_LIMITS.fileMaxBytes / 16);
    const bytes = new Blob([content]);
    const prepared = await compressLargeRecording({ fileName, bytes }, signal);
    expect(prepared.fileName).toBe(`${fileName}.gz`);
    expect(prepared.bytes.size).toBeLessThan(UPLOAD_LIMITS.fileMaxBytes / 10);
    const opened = gunzipSync(new Uint8Array(await prepared.bytes.arrayBuffer()));
    expect(new TextDecoder().decode(opened) === content).toBe(true);
  });

  it('is refused where it stays too large', async () => {
    const noise = Array.from({ length: UPLOAD_LIMITS.fileMaxBytes / RANDOM_BYTES + 1 }, () =>
      crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)),
    );
    const bytes = new Blob(noise);
    const refused = compressLargeRecording({ fileName: 'noise.gpx', bytes }, signal);
    await expect(refused).rejects.toMatchObject(TOO_LARGE);
  });

  it.each(['day.fit', 'day.gpx.gz', 'day.fit.gz'])('is refused as %s', async (fileName) => {
    expect(acceptedMaxBytes(fileName)).toBe(UPLOAD_LIMITS.fileMaxBytes);
    const bytes = new Blob([new Uint8Array(UPLOAD_LIMITS.fileMaxBytes + 1)]);
    await expect(compressLargeRecording({ fileName, bytes }, signal)).rejects.toMatchObject(
      TOO_LARGE,
    );
  });

  it('is refused where the server would not open it', async () => {
    const bytes = new Blob([new Uint8Array(UPLOAD_LIMITS.inflatedMaxBytes + 1)]);
    const refused = compressLargeRecording({ fileName: 'week.gpx', bytes }, signal);
    await expect(refused).rejects.toMatchObject(TOO_LARGE);
  });

  it('stops when its entry is dismissed', async () => {
    const bytes = new Blob([new Uint8Array(UPLOAD_LIMITS.fileMaxBytes + 1)]);
    const dismissed = AbortSignal.abort(new Error('dismissed'));
    const stopped = compressLargeRecording({ fileName: 'day.gpx', bytes }, dismissed);
    await expect(stopped).rejects.toThrow('dismissed');
  });
});

it('leaves a file alone that may be sent as it is', async () => {
  const recording = { fileName: 'run.gpx', bytes: new Blob(['<gpx/>']) };
  expect(await compressLargeRecording(recording, signal)).toEqual(recording);
});
