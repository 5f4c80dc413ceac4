import { beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { setErrorReporter } from '../../platform/report-error.ts';
import type { UploadQueue, UploadQueueSnapshot } from './upload-queue.ts';
import { FakeBrowser, FatalCall, file, nextTurn, until, untilSettled } from './upload-fixture.ts';

beforeAll(() => {
  // Trouble is what these tests are about; the log need not show it.
  setErrorReporter(() => undefined);
});

function resultsOf(queue: UploadQueue) {
  return queue.getSnapshot().entries.map((entry) => entry.result);
}

/** Lets everything that is under way go on, and the waits end, until there is a result. */
async function passTimeUntilSettled(browser: FakeBrowser, queue: UploadQueue) {
  while (queue.getSnapshot().entries.some((entry) => entry.result === null)) {
    await nextTurn();
    browser.clock.pass(1000);
  }
}

describe('the upload queue', () => {
  it('brings a file to the server and says which activity it became', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await untilSettled(queue);
    const [entry] = queue.getSnapshot().entries;
    expect(entry?.result).toEqual({
      kind: 'added',
      activityIds: [`activity-${entry?.contentHash?.slice(0, 8)}`],
      isPartial: false,
    });
    expect(await browser.store.readBytes(entry?.id ?? '')).toBeNull();
  });

  it('refuses at once what cannot be a recording, each for its own reason', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one');
    await queue.start();
    const large = file('long.fit');
    Object.defineProperty(large, 'size', { value: UPLOAD_LIMITS.fileMaxBytes + 1 });
    const largeText = file('week.gpx');
    Object.defineProperty(largeText, 'size', { value: UPLOAD_LIMITS.inflatedMaxBytes + 1 });
    const largeZip = file('all.zip');
    Object.defineProperty(largeZip, 'size', { value: UPLOAD_LIMITS.zipMaxBytes + 1 });
    const refused = [file('empty.fit', ''), file('photo.jpg'), large, largeText, largeZip];
    await queue.add([...refused, file('fit')]);
    expect(
      resultsOf(queue).map((result) => result?.kind === 'failed' && result.failureCode),
    ).toEqual([
      'recording/empty-file',
      'recording/unsupported-format',
      'recording/too-large',
      'recording/too-large',
      'recording/zip-too-large',
      'recording/unsupported-format',
    ]);
    expect(browser.server.requestCount).toBe(0);
  });

  it('states that a file was already there, and links to its activity', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('a.fit', 'same'), file('b.fit', 'same')]);
    await untilSettled(queue, 2);
    // The file whose check sum is ready first is sent; the other one finds it there.
    const [first, second] = resultsOf(queue).sort((a, b) =>
      (a?.kind ?? '').localeCompare(b?.kind ?? ''),
    );
    expect(first).toMatchObject({ kind: 'added' });
    expect(second).toEqual({ ...first, kind: 'alreadyThere' });
    expect(browser.server.putCount).toBe(1);
  });

  it('says what the server found wrong with a file', async () => {
    const browser = new FakeBrowser();
    browser.server.failureOf.set('course.fit', 'recording/course-not-activity');
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('course.fit')]);
    await untilSettled(queue);
    expect(resultsOf(queue)).toEqual([
      { kind: 'failed', failureCode: 'recording/course-not-activity', canBeRetried: false },
    ]);
  });

  it('sends many files, never more than three at once', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add(Array.from({ length: 60 }, (_, index) => file(`run-${index}.fit`)));
    await untilSettled(queue, 60);
    expect(browser.server.decoded.size).toBe(60);
    expect(browser.server.mostInFlight).toBeLessThanOrEqual(3);
    expect(browser.server.mostInFlight).toBeGreaterThan(1);
  });

  it('keeps the order in which files were dropped', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('c.fit'), file('a.fit'), file('b.fit')]);
    await untilSettled(queue, 3);
    const again = browser.openTab('two');
    await again.start();
    expect(again.getSnapshot().entries.map((entry) => entry.fileName)).toEqual([
      'c.fit',
      'a.fit',
      'b.fit',
    ]);
  });
});

describe('a queue in trouble', () => {
  it('waits for the network as long as it takes, and goes on by itself', async () => {
    const browser = new FakeBrowser();
    for (let count = 0; count < 20; count += 1) {
      browser.server.trouble.push({ method: 'requestUpload', failureCode: 'common/offline' });
    }
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    for (let count = 0; count < 20; count += 1) {
      await until(queue, ({ progress }) =>
        [...progress.values()].some((step) => step.isWaitingForNetwork),
      );
      await Promise.resolve();
      browser.clock.networkIsBack();
      await nextTurn();
    }
    await untilSettled(queue);
    expect(resultsOf(queue)[0]?.kind).toBe('added');
  });

  it.each([
    ['putRecording', 'recording/upload-expired'],
    ['putRecording', 'recording/upload-interrupted'],
    ['completeUpload', 'recording/upload-interrupted'],
    ['completeUpload', 'recording/upload-mismatch'],
    ['watchUpload', 'common/unavailable'],
  ] as const)('asks anew when %s ends in %s', async (method, failureCode) => {
    const browser = new FakeBrowser();
    browser.server.trouble.push({ method, failureCode });
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await passTimeUntilSettled(browser, queue);
    expect(resultsOf(queue)[0]?.kind).toBe('added');
    expect([...browser.server.decoded.values()]).toEqual([1]);
  });

  it('gives up after a while on what is not the network, and can be made to try again', async () => {
    const browser = new FakeBrowser();
    for (let count = 0; count < 9; count += 1) {
      browser.server.trouble.push({ method: 'requestUpload', failureCode: 'common/unavailable' });
    }
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await passTimeUntilSettled(browser, queue);
    expect(resultsOf(queue)[0]).toEqual({
      kind: 'failed',
      failureCode: 'common/unavailable',
      canBeRetried: true,
    });
    await queue.retry(queue.getSnapshot().entries[0]?.id ?? '');
    await untilSettled(queue);
    expect(resultsOf(queue)[0]?.kind).toBe('added');
  });

  it('pauses as a whole when the session has expired, and loses nothing', async () => {
    const browser = new FakeBrowser();
    browser.server.trouble.push({ method: 'putRecording', failureCode: 'account/session-expired' });
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await until(queue, ({ pausedBy }) => pausedBy === 'account/session-expired');
    await queue.add([file('evening.fit')]);
    await nextTurn();
    expect(resultsOf(queue)).toEqual([null, null]);
    queue.resume();
    await untilSettled(queue, 2);
    expect(resultsOf(queue).map((result) => result?.kind)).toEqual(['added', 'added']);
  });

  it('asks again when the upload document vanished', async () => {
    const browser = new FakeBrowser();
    browser.server.isReading = false;
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await until(queue, ({ progress }) => [...progress.values()][0]?.step === 'reading');
    await nextTurn();
    browser.server.isReading = true;
    browser.server.forget(queue.getSnapshot().entries[0]?.contentHash ?? '');
    await untilSettled(queue);
    expect(resultsOf(queue)[0]?.kind).toBe('added');
    expect(browser.server.putCount).toBe(2);
  });

  it('asks again when nothing was received for a long time', async () => {
    const browser = new FakeBrowser();
    browser.server.isReading = false;
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await until(queue, ({ progress }) => [...progress.values()][0]?.step === 'reading');
    await nextTurn();
    browser.clock.pass(120_000);
    await nextTurn();
    expect(browser.server.requestCount).toBe(2);
    expect(browser.server.putCount).toBe(1);
    browser.server.readAll();
    await untilSettled(queue);
    expect(resultsOf(queue)[0]?.kind).toBe('added');
  });

  it('says so when the browser deleted the bytes', async () => {
    const browser = new FakeBrowser();
    const first = browser.openTab('one', {
      connection: new FatalCall(1, false).connection(browser.server),
    });
    await first.start();
    await first.add([file('morning.fit')]);
    const [entry] = first.getSnapshot().entries;
    browser.crash('one', first);
    if (entry) await browser.store.putWithoutBytes(entry);
    const second = browser.openTab('two');
    await second.start();
    await untilSettled(second);
    expect(resultsOf(second)[0]).toMatchObject({ failureCode: 'recording/upload-interrupted' });
  });

  it('forgets what was dismissed, also while it is under way', async () => {
    const browser = new FakeBrowser();
    browser.server.isReading = false;
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await until(queue, ({ progress }) => [...progress.values()][0]?.step === 'reading');
    await queue.dismiss(queue.getSnapshot().entries.map((entry) => entry.id));
    browser.server.readAll();
    await nextTurn();
    expect(queue.getSnapshot().entries).toEqual([]);
    expect(await browser.store.load('runner')).toEqual([]);
  });

  it('shows nobody else’s files', async () => {
    const browser = new FakeBrowser();
    const queue = browser.openTab('one');
    await queue.start();
    await queue.add([file('morning.fit')]);
    await untilSettled(queue);
    const other = browser.openTab('two', { uid: 'other' });
    await other.start();
    expect(other.getSnapshot().entries).toEqual([]);
  });
});

describe('a tab that dies', () => {
  it.each([
    ['before the call took effect', false],
    ['after the call took effect', true],
  ])('at any call, %s, is finished by the next one', async (_when, isDoneFirst) => {
    let deaths = 0;
    for (let fatal = 1; ; fatal += 1) {
      const browser = new FakeBrowser();
      const first = browser.openTab('seed', {
        connection: new FatalCall(1, false).connection(browser.server),
      });
      await first.add([file('morning.fit')]);
      browser.crash('seed', first);

      const call = new FatalCall(fatal, isDoneFirst);
      const dying = browser.openTab('dying', {
        store: call.store(browser.store),
        connection: call.connection(browser.server),
      });
      void dying.start();
      const ending = await Promise.race([
        call.reached.promise.then(() => 'died'),
        untilSettled(dying).then(() => 'settled'),
      ]);
      await nextTurn();
      browser.crash('dying', dying);
      if (ending === 'settled') break;
      deaths += 1;

      const next = browser.openTab('next');
      await next.start();
      await untilSettled(next);
      const [entry] = next.getSnapshot().entries;
      expect(entry?.result, `died at call ${fatal}`).toMatchObject({ kind: 'added' });
      expect([...browser.server.decoded.values()], `died at call ${fatal}`).toEqual([1]);
      expect(await browser.store.readBytes(entry?.id ?? ''), `died at call ${fatal}`).toBeNull();
    }
    expect(deaths).toBeGreaterThanOrEqual(9);
  });
});

describe('two tabs', () => {
  it('never send the same entry at once, and both show the end', async () => {
    const browser = new FakeBrowser();
    const one = browser.openTab('one');
    const two = browser.openTab('two');
    await Promise.all([one.start(), two.start()]);
    await one.add(Array.from({ length: 10 }, (_, index) => file(`run-${index}.fit`)));
    await Promise.all([untilSettled(one, 10), untilSettled(two, 10)]);
    expect(browser.server.putCount).toBe(10);
    expect([...browser.server.decoded.values()]).toEqual(Array(10).fill(1));
  });

  it('send the same file once when it is dropped into both', async () => {
    const browser = new FakeBrowser();
    const one = browser.openTab('one');
    const two = browser.openTab('two');
    await Promise.all([one.start(), two.start()]);
    await Promise.all([one.add([file('a.fit', 'same')]), two.add([file('a.fit', 'same')])]);
    await Promise.all([untilSettled(one, 2), untilSettled(two, 2)]);
    expect(browser.server.putCount).toBe(1);
    expect(
      resultsOf(one)
        .map((result) => result?.kind)
        .sort(),
    ).toEqual(['added', 'alreadyThere']);
  });

  it('take over from one another', async () => {
    const browser = new FakeBrowser();
    browser.server.isReading = false;
    const tabs = { one: browser.openTab('one'), two: browser.openTab('two') };
    await Promise.all([tabs.one.start(), tabs.two.start()]);
    await tabs.one.add([file('morning.fit')]);
    const isReading = ({ progress }: UploadQueueSnapshot) =>
      [...progress.values()][0]?.step === 'reading';
    const busy = await Promise.race([
      until(tabs.one, isReading).then(() => 'one' as const),
      until(tabs.two, isReading).then(() => 'two' as const),
    ]);
    const other = tabs[busy === 'one' ? 'two' : 'one'];
    browser.crash(busy, tabs[busy]);
    browser.server.readAll();
    await passTimeUntilSettled(browser, other);
    expect(resultsOf(other)[0]?.kind).toBe('added');
    expect(browser.server.putCount).toBe(1);
  });
});
