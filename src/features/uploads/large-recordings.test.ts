import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { openRecordingArchive } from './open-recording-archive.ts';
import { FakeBrowser, FatalCall, untilSettled } from './upload-fixture.ts';

const DAY_LONG = new TextEncoder().encode(
  '<trkpt lat="35.1"/>'.repeat(UPLOAD_LIMITS.fileMaxBytes / 16),
);

it('sends a recording of a whole day compressed, also after the tab died', async () => {
  const browser = new FakeBrowser();
  const lost = new FatalCall(1, false);
  const dying = browser.openTab('dying', { connection: lost.connection(browser.server) });
  await dying.start();
  await dying.add([new File([DAY_LONG], 'day.gpx')]);
  await lost.reached.promise;
  browser.crash('dying', dying);

  const queue = browser.openTab('next');
  await queue.start();
  await untilSettled(queue);
  const [entry] = queue.getSnapshot().entries;
  expect(entry).toMatchObject({ fileName: 'day.gpx.gz', result: { kind: 'added' } });
  const [upload] = browser.server.uploads.values();
  expect(upload?.fileName).toBe('day.gpx.gz');
  expect(upload?.sizeBytes).toBeLessThan(UPLOAD_LIMITS.fileMaxBytes / 10);
  expect(browser.server.uploads.size).toBe(1);
});

it('takes a recording of a whole day out of a zip, and refuses a FIT file of that size', async () => {
  const browser = new FakeBrowser();
  const queue = browser.openTab('one', { openArchive: openRecordingArchive });
  await queue.start();
  const files = { 'a/day.tcx': DAY_LONG, 'a/day.fit': DAY_LONG };
  await queue.add([new File([zipSync(files, { level: 1 })], 'export.zip')]);
  await untilSettled(queue, 3);
  const results = queue.getSnapshot().entries.map(({ fileName, result }) => ({ fileName, result }));
  expect(results).toMatchObject([
    { fileName: 'export.zip', result: { kind: 'opened' } },
    { fileName: 'day.tcx.gz', result: { kind: 'added' } },
    { fileName: 'day.fit', result: { kind: 'failed', failureCode: 'recording/too-large' } },
  ]);
});
