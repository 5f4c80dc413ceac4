import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { setErrorReporter } from '../../platform/report-error.ts';
import { FallbackUploadStore } from './fallback-upload-store.ts';
import { MemoryUploadStore } from './memory-upload-store.ts';
import { openRecordingArchive } from './open-recording-archive.ts';
import { countArchive } from './upload-entry.ts';
import type { UploadQueue } from './upload-queue.ts';
import { FakeBrowser, FatalCall, file, nextTurn, until, untilSettled } from './upload-fixture.ts';

beforeAll(() => {
  setErrorReporter(() => undefined);
});

const openArchive = openRecordingArchive;

function exportOf(count: number, extra: Record<string, Uint8Array> = {}): File {
  const encoder = new TextEncoder();
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `activities/${index}.fit.gz`,
      encoder.encode(`recording ${index}`),
    ]),
  );
  return new File([zipSync({ ...files, ...extra })], 'export.zip');
}

function archiveOf(queue: UploadQueue) {
  const { entries } = queue.getSnapshot();
  const archive = entries.find((entry) => entry.kind === 'archive');
  return { archive, count: countArchive(entries, archive?.id ?? '') };
}

describe('a dropped zip', () => {
  it('becomes an entry per recording, sent one by one', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one', { openArchive });
    await queue.start();
    await queue.add([exportOf(70)]);
    await untilSettled(queue, 71);
    const { archive, count } = archiveOf(queue);
    expect(archive?.result).toEqual({ kind: 'opened' });
    expect(count).toEqual({ total: 70, added: 70, alreadyThere: 0, failed: 0, unsettled: 0 });
    expect(await browser.store.readBytes(archive?.id ?? '')).toBeNull();
  });

  it('is not unpacked faster than it is sent', async () => {
    const browser = new FakeBrowser();
    browser.server.isReading = false;
    const queue = browser.openTab('one', { openArchive });
    await queue.start();
    await queue.add([exportOf(70)]);
    await until(queue, () => archiveOf(queue).count.unsettled === 30);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(archiveOf(queue).count.total).toBe(30);
    browser.server.isReading = true;
    browser.server.readAll();
    await untilSettled(queue, 71);
    expect(archiveOf(queue).count.added).toBe(70);
  });

  it('says what was wrong with single recordings and keeps the others', async () => {
    const browser = new FakeBrowser();
    browser.server.failureOf.set('settings.fit', 'recording/settings-not-activity');
    const queue = browser.openTab('one', { openArchive });
    await queue.start();
    await queue.add([
      exportOf(2, { 'settings.fit': new Uint8Array([1]), 'empty.gpx': new Uint8Array() }),
    ]);
    await untilSettled(queue, 5);
    expect(archiveOf(queue).count).toMatchObject({ added: 2, failed: 2 });
  });

  it.each([
    ['notes.zip', zipSync({ 'notes.txt': new Uint8Array([1]) }), 'recording/zip-no-recordings'],
    ['broken.zip', new Uint8Array([80, 75, 3, 4, 0, 0]), 'recording/zip-damaged'],
  ])('%s fails with its own reason', async (name, bytes, failureCode) => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one', { openArchive });
    await queue.start();
    await queue.add([new File([bytes], name)]);
    await untilSettled(queue);
    expect(archiveOf(queue).archive?.result).toEqual({
      kind: 'failed',
      failureCode,
      canBeRetried: false,
    });
  });

  it('goes on after the tab died at any point, and sends nothing twice', async () => {
    let deaths = 0;
    for (let fatal = 1; ; fatal += 3) {
      const browser = new FakeBrowser();
      const seed = browser.openTab('seed', {
        connection: new FatalCall(1, false).connection(browser.server),
        openArchive: async function* () {
          await new Promise(() => undefined);
          yield* [];
        },
      });
      await seed.add([exportOf(4)]);
      browser.crash('seed', seed);

      const call = new FatalCall(fatal, fatal % 2 === 0);
      const dying = browser.openTab('dying', {
        openArchive,
        store: call.store(browser.store),
        connection: call.connection(browser.server),
      });
      void dying.start();
      const ending = await Promise.race([
        call.reached.promise.then(() => 'died'),
        untilSettled(dying, 5).then(() => 'settled'),
      ]);
      await nextTurn();
      browser.crash('dying', dying);
      if (ending === 'settled') break;
      deaths += 1;

      const next = browser.openTab('next', { openArchive });
      await next.start();
      await untilSettled(next, 5);
      expect(archiveOf(next).count, `died at call ${fatal}`).toMatchObject({ total: 4, added: 4 });
      expect([...browser.server.decoded.values()], `died at call ${fatal}`).toEqual([1, 1, 1, 1]);
    }
    expect(deaths).toBeGreaterThan(10);
  });

  it('takes its recordings with it when it is dismissed half-way', async () => {
    const browser = new FakeBrowser();
    browser.server.isReading = false;
    const queue = browser.openTab('one', { openArchive });
    await queue.start();
    await queue.add([exportOf(50), file('morning.fit')]);
    await until(queue, () => archiveOf(queue).count.unsettled === 30);
    await queue.dismiss([archiveOf(queue).archive?.id ?? '']);
    await nextTurn();
    expect(queue.getSnapshot().entries.map((entry) => entry.fileName)).toEqual(['morning.fit']);
  });
});

describe('a browser without room', () => {
  it('still brings the files to the server while the page is open, and says so', async () => {
    const browser = new FakeBrowser();
    const full = new MemoryUploadStore();
    full.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    const notKept: unknown[] = [];
    const store = new FallbackUploadStore(full, (cause) => notKept.push(cause));
    const queue = browser.openTab('one', { store });
    await queue.start();
    await queue.add([file('morning.fit')]);
    await untilSettled(queue);
    expect(queue.getSnapshot().entries[0]?.result?.kind).toBe('added');
    expect(notKept).toHaveLength(1);
  });

  it('starts with nothing when even the list of before cannot be read', async () => {
    const broken = new MemoryUploadStore();
    broken.load = () => Promise.reject(new DOMException('Broken', 'UnknownError'));
    const notKept: unknown[] = [];
    const store = new FallbackUploadStore(broken, (cause) => notKept.push(cause));
    const queue = new FakeBrowser().openTab('one', { store });
    await queue.start();
    expect(queue.getSnapshot().entries).toEqual([]);
    expect(notKept).toHaveLength(1);
  });
});
