import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { openRecordingArchive, type ArchiveLimits } from './open-recording-archive.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: ArchiveLimits = {
  recordingMaxBytes: () => MEGABYTE,
  inflatedMaxBytes: 3 * MEGABYTE,
  entriesMaximum: 50,
};

const bytes = (text: string) => new TextEncoder().encode(text);
const zip = (files: Zippable) => new Blob([zipSync(files)]);

/** path → content, or the failure's code in angle brackets. */
async function contentsOf(archive: Blob, limits = LIMITS): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const recording of openRecordingArchive(
    archive,
    new AbortController().signal,
    limits,
  )) {
    contents[recording.path] = await recording.read().then(
      (content) => content.text(),
      (cause: unknown) => `<${failureCodeOf(cause)}>`,
    );
  }
  return contents;
}

async function failureOf(archive: Blob, limits = LIMITS): Promise<FailureCode | null> {
  try {
    for await (const recording of openRecordingArchive(
      archive,
      new AbortController().signal,
      limits,
    )) {
      await recording.read();
    }
    return null;
  } catch (cause) {
    return failureCodeOf(cause);
  }
}

describe('a zip of recordings', () => {
  it('gives the recordings of Strava’s export and leaves the rest', async () => {
    const archive = zip({
      'activities.csv': bytes('id,name'),
      'activities/1.fit.gz': bytes('first'),
      'activities/2.GPX': bytes('second'),
      'media/photo.jpg': bytes('photo'),
      '__MACOSX/activities/._1.fit.gz': bytes('note'),
      'activities/._2.gpx': bytes('note'),
      'activities/': new Uint8Array(),
    });
    expect(await contentsOf(archive)).toEqual({
      'activities/1.fit.gz': 'first',
      'activities/2.GPX': 'second',
    });
  });

  it('opens the zips inside Garmin’s export, stored or compressed, one level deep', async () => {
    const innermost = zipSync({ 'deep.fit': bytes('too deep') });
    const archive = zip({
      'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip': [
        zipSync({ 'a.fit': bytes('a'), 'b.tcx': bytes('b'), 'deeper.zip': innermost }),
        { level: 0 },
      ],
      'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part2.zip': zipSync({
        'a.fit': bytes('another a'),
      }),
      'DI_CONNECT/profile.json': bytes('{}'),
    });
    expect(await contentsOf(archive)).toEqual({
      'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip/a.fit': 'a',
      'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip/b.tcx': 'b',
      'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part2.zip/a.fit': 'another a',
    });
  });

  it('goes on after a damaged inner zip', async () => {
    const archive = zip({ 'broken.zip': bytes('PK no zip'), 'run.fit': bytes('run') });
    expect(await contentsOf(archive)).toEqual({
      'broken.zip': '<recording/zip-damaged>',
      'run.fit': 'run',
    });
  });

  it('goes on after a recording that is empty or broken', async () => {
    const whole = new Uint8Array(
      await zip({ 'a.fit': bytes('x'.repeat(500)), 'b.fit': bytes('b') }).arrayBuffer(),
    );
    // The compressed stream of the first entry, behind its 30-byte header and 5-byte name.
    whole.fill(0xff, 35, 40);
    expect(await contentsOf(new Blob([whole]))).toEqual({
      'a.fit': '<recording/zip-damaged>',
      'b.fit': 'b',
    });
    expect(await contentsOf(zip({ 'empty.fit': new Uint8Array(), 'b.fit': bytes('b') }))).toEqual({
      'empty.fit': '<recording/empty-file>',
      'b.fit': 'b',
    });
  });

  it('is damaged when it is no zip, or was cut off', async () => {
    const whole = zip({ 'a.fit': bytes('a'.repeat(1000)) });
    expect(await failureOf(new Blob(['not a zip at all']))).toBe('recording/zip-damaged');
    expect(await failureOf(whole.slice(0, whole.size - 30))).toBe('recording/zip-damaged');
    expect(await failureOf(new Blob([]))).toBe('recording/zip-damaged');
  });

  it('stops when it is aborted', async () => {
    const ending = new AbortController();
    const recordings = openRecordingArchive(zip({ 'a.fit': bytes('a') }), ending.signal, LIMITS);
    ending.abort(new Error('enough'));
    await expect(recordings.next()).rejects.toThrow('enough');
  });
});

describe('a zip bomb', () => {
  const zeros = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE);

  it('is stopped at the size a recording may have', async () => {
    const archive = zip({ 'bomb.fit': zeros(64), 'run.fit': bytes('run') });
    expect(archive.size).toBeLessThan(100_000);
    expect(await contentsOf(archive)).toEqual({
      'bomb.fit': '<recording/too-large>',
      'run.fit': 'run',
    });
  });

  it('is stopped although it lies about its size', async () => {
    const lying = new Uint8Array(await zip({ 'bomb.fit': zeros(64) }).arrayBuffer());
    const view = new DataView(lying.buffer);
    const directory = view.getUint32(lying.length - 6, true);
    view.setUint32(22, 1000, true);
    view.setUint32(directory + 24, 1000, true);
    const { 'bomb.fit': outcome } = await contentsOf(new Blob([lying]));
    expect(outcome).toMatch(/^<recording\/(too-large|zip-damaged)>$/);
  });

  it('is stopped when many recordings together grow beyond measure', async () => {
    const archive = zip({
      'a.fit': zeros(1),
      'b.fit': zeros(1),
      'c.fit': zeros(1),
      'd.fit': zeros(1),
    });
    expect(await failureOf(archive)).toBe('recording/zip-too-large');
  });

  it('is stopped when it hides in an inner zip', async () => {
    const archive = zip({ 'inner.zip': zeros(64) });
    expect(await failureOf(archive)).toBe('recording/zip-too-large');
  });

  it('is stopped by the number of its entries, inner zips’ included', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, bytes('x')]));
    expect(await failureOf(zip(many(51)))).toBe('recording/zip-too-large');
    const nested = zip({ ...many(30), 'inner.zip': zipSync(many(30)) });
    expect(await failureOf(nested)).toBe('recording/zip-too-large');
  });

  it('is stopped when entries share the same bytes', async () => {
    const whole = new Uint8Array(
      await zip({ 'a.fit': bytes('a'.repeat(900)), 'b.fit': bytes('b') }).arrayBuffer(),
    );
    const view = new DataView(whole.buffer);
    const directory = view.getUint32(whole.length - 6, true);
    const second = directory + 46 + 'a.fit'.length;
    // The second entry's place is the first one's.
    view.setUint32(second + 42, 0, true);
    view.setUint32(second + 20, view.getUint32(directory + 20, true), true);
    view.setUint32(second + 24, 900, true);
    const contents = await contentsOf(new Blob([whole])).catch((cause: unknown) =>
      failureCodeOf(cause),
    );
    expect(JSON.stringify(contents)).toContain('recording/zip-damaged');
  });
});
