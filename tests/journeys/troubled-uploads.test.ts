import { strToU8, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { addFiles, uploadRow, uploadsAreFetched } from './pages/activity-pages.ts';
import { appOrigin, journeyBrowser, newVisitor, type Visitor } from './journey-browser.ts';
import {
  createJourneyRunner,
  revokeSessions,
  storedActivityIds,
  type JourneyRunner,
} from './journey-runner.ts';
import { generatedRun, pickedFile } from './recording-files.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function arrive(): Promise<Visitor & { runner: JourneyRunner }> {
  const runner = await createJourneyRunner('en');
  const visitor = await newVisitor(browser, { viewport: 'desktop' });
  const { page } = visitor;
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  return { ...visitor, runner };
}

const added = words('uploads:result.open');

function courseGpx(): Uint8Array {
  return strToU8(
    '<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><rte><rtept lat="35" lon="139"/><rtept lat="35.1" lon="139"/></rte></gpx>',
  );
}

function gpxOf1901(): Uint8Array {
  const points = Array.from(
    { length: 20 },
    (_, index) =>
      `<trkpt lat="${35 + index / 10_000}" lon="139"><time>1901-12-13T20:45:${String(index).padStart(2, '0')}Z</time></trkpt>`,
  );
  return strToU8(
    `<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`,
  );
}

describe('files that are not what they should be', () => {
  it('each end in their own words, and the good one among them is kept', async () => {
    const { leave, page, runner } = await arrive();
    const good = generatedRun('steady', 11);
    const broken = generatedRun('steady', 12);
    await addFiles(page, words, [
      pickedFile('nothing.fit', new Uint8Array()),
      pickedFile('letter.fit', strToU8('Dear watch, where is my run? '.repeat(20))),
      pickedFile('holiday.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])),
      pickedFile('huge.fit', new Uint8Array(UPLOAD_LIMITS.fileMaxBytes + 1)),
      pickedFile('route.gpx', courseGpx()),
      pickedFile('long-ago.gpx', gpxOf1901()),
      pickedFile('letters.zip', zipSync({ 'a.txt': strToU8('no run in here') })),
      { ...broken, name: 'cut.fit', buffer: broken.buffer.subarray(0, 40) },
      good,
    ]);
    const showAll = page.getByRole('button', {
      name: words('uploads:showAll', { count: 9 }),
    });
    await showAll.click();
    const expected: [string, string][] = [
      ['nothing.fit', 'recording/empty-file'],
      ['letter.fit', 'recording/unsupported-format'],
      ['holiday.jpg', 'recording/unsupported-format'],
      ['huge.fit', 'recording/too-large'],
      ['route.gpx', 'recording/route-not-activity'],
      ['long-ago.gpx', 'recording/no-usable-time'],
      ['letters.zip', 'recording/zip-no-recordings'],
      ['cut.fit', 'recording/damaged'],
    ];
    for (const [name, code] of expected) {
      await uploadRow(page, name)
        .getByText(words(`failures:${code}`))
        .waitFor();
    }
    const kept = page.locator('a[href^="/activities/"]').filter({
      hasText: words('activities:row.coachSays'),
    });
    await kept.first().waitFor();
    expect(await storedActivityIds(runner.uid)).toHaveLength(1);

    // The results are still there after a reload.
    await page.reload();
    await showAll.click();
    for (const [name, code] of expected) {
      await uploadRow(page, name)
        .getByText(words(`failures:${code}`))
        .waitFor();
    }
    await leave();
  });

  it('keeps what is usable of a recording that broke off, and says so', async () => {
    const { leave, page, runner } = await arrive();
    const whole = generatedRun('steady', 13);
    const half = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length >> 1) };
    await addFiles(page, words, [half]);
    const row = uploadRow(page, half.name);
    await row.getByText(words('uploads:result.partial')).waitFor();
    await row.getByRole('link', { name: added }).click();
    // How much of it could be read is said as soon as that is known.
    const [brokeOff = ''] = words('activities:facts.partial').split('.');
    await page.getByText(brokeOff).waitFor();
    expect(await storedActivityIds(runner.uid)).toHaveLength(1);
    await leave();
  });
});

describe('the same run more than once', () => {
  it('is one activity when the file is added again, or in two tabs at once', async () => {
    const { leave, context, page, runner } = await arrive();
    const file = generatedRun('steady', 14);
    const other = await context.newPage();
    await other.goto(`${appOrigin()}/activities`);
    await other
      .getByRole('button', { name: words('uploads:add') })
      .first()
      .waitFor();
    await Promise.all([addFiles(page, words, [file]), addFiles(other, words, [file])]);
    await uploadRow(page, file.name).getByRole('link', { name: added }).first().waitFor();
    await addFiles(page, words, [{ ...file, name: 'again.fit' }]);
    await uploadRow(page, 'again.fit').getByText(words('uploads:result.alreadyThere')).waitFor();
    expect(await storedActivityIds(runner.uid)).toHaveLength(1);
    await leave();
  });
});

describe('a network that goes, and a session that ends', () => {
  it('sends what was dropped offline as soon as the network is back', async () => {
    const { leave, context, page, runner } = await arrive();
    await page
      .getByRole('button', { name: words('uploads:add') })
      .first()
      .waitFor();
    await uploadsAreFetched(page);
    await context.setOffline(true);
    const file = generatedRun('steady', 15);
    await addFiles(page, words, [file]);
    await uploadRow(page, file.name).getByText(words('uploads:step.offline')).waitFor();
    await context.setOffline(false);
    await uploadRow(page, file.name).getByRole('link', { name: added }).waitFor();
    expect(await storedActivityIds(runner.uid)).toHaveLength(1);
    await leave();
  });

  it('goes on with the files of a tab that was closed while they were under way', async () => {
    const { leave, context, page, runner } = await arrive();
    await page
      .getByRole('button', { name: words('uploads:add') })
      .first()
      .waitFor();
    await uploadsAreFetched(page);
    await context.setOffline(true);
    const file = generatedRun('steady', 16);
    await addFiles(page, words, [file]);
    await uploadRow(page, file.name).waitFor();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${appOrigin()}/activities`);
    await uploadRow(next, file.name).getByRole('link', { name: added }).waitFor();
    expect(await storedActivityIds(runner.uid)).toHaveLength(1);
    await leave();
  });

  it('keeps the files when the session has ended, and sends them after the next sign-in', async () => {
    const { leave, context, page, runner } = await arrive();
    await page
      .getByRole('button', { name: words('uploads:add') })
      .first()
      .waitFor();
    await uploadsAreFetched(page);
    await context.setOffline(true);
    const file = generatedRun('steady', 17);
    await addFiles(page, words, [file]);
    await uploadRow(page, file.name).getByText(words('uploads:step.offline')).waitFor();
    await page.close();
    await revokeSessions(runner.uid);
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${appOrigin()}/activities`);
    await next.waitForURL(/\/sign(in|up)/);
    await signIn(next, words, runner);
    await next.waitForURL('**/activities');
    await uploadRow(next, file.name).getByRole('link', { name: added }).waitFor();
    expect(await storedActivityIds(runner.uid)).toHaveLength(1);
    await leave();
  });
});
