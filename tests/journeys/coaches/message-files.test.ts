import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { ATTACHMENT_LIMITS } from '@tasuki/domain/chat/attachments/attachment';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { filesOnDisk } from '../files-on-disk.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { drawnFiles } from './drawn-files.ts';
import { sendButton, storedMessages, threadOf } from '../pages/conversation-pages.ts';
import { pickedFile, type PickedFile } from '../recording-files.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

const FILM_BYTES = 20 * 1024 ** 2;
const PART_ADDRESS = /\/receiveUpload\?/;

/** Chooses files as a person does: from the menu, which states the limits, and the browser's own dialog. */
async function attach(
  page: Page,
  words: Words,
  kind: 'pictures' | 'documents',
  files: readonly PickedFile[],
): Promise<void> {
  await page.getByRole('button', { name: words('chat:attachments.add') }).click();
  await page.getByText(/JPEG.+12\s?MB.+50\s?MB.+PDF.+20\s?MB/).waitFor();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: words(`chat:attachments.${kind}`) }).click();
  await (await choosing).setFiles(await filesOnDisk(files));
}

/** The line of one file above where the message is written. */
function rowOf(page: Page, words: Words, { name }: PickedFile): Locator {
  return page
    .getByRole('list', { name: words('chat:attachments.list') })
    .getByRole('listitem')
    .filter({ hasText: name });
}

/** The same with the words for a file that is there. */
async function isReady(page: Page, words: Words, file: PickedFile): Promise<void> {
  await rowOf(page, words, file)
    .getByRole('button', { name: words('chat:attachments.remove', { name: file.name }) })
    .waitFor();
}

/** Watches the parts that arrive of all files, and can cut the connection at one of them. */
async function watchParts(page: Page) {
  const arrived: Request[] = [];
  let begun = 0;
  let cutAt: number | null = null;
  await page.route(PART_ADDRESS, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    begun += 1;
    if (begun !== cutAt) return route.continue();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  page.on('response', (response) => {
    const isPart = response.request().method() === 'PUT' && PART_ADDRESS.test(response.url());
    if (isPart && response.ok()) arrived.push(response.request());
  });
  return {
    arrived,
    /** Cuts the connection at the so-manieth part from here on. */
    cutAtPart: (count: number) => {
      begun = 0;
      cutAt = count;
      arrived.length = 0;
    },
  };
}

/** Refuses the next announcement of a file, as on a day with too many. */
async function refuseOnce(page: Page): Promise<void> {
  const address = /\/requestAttachment\?/;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await page.unroute(address);
    return route.fulfill({
      status: 429,
      headers: { 'access-control-allow-origin': appOrigin() },
      json: {
        error: { status: 'RESOURCE_EXHAUSTED', details: { code: 'attachment/daily-limit' } },
      },
    });
  });
}

/** Whether a picture is there, and not only its place. */
async function isDrawn(image: Locator): Promise<void> {
  await expect
    .poll(async () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
}

const phoneInJapanese = { viewport: 'phone', language: 'ja', locale: 'ja-JP' } as const;
const desktopInEnglish = { viewport: 'desktop', language: 'en', locale: 'en-GB' } as const;

it.each(
  journeyVariants(
    [{ runnerHas: phoneInJapanese, coachHas: desktopInEnglish }],
    [{ runnerHas: desktopInEnglish, coachHas: phoneInJapanese }],
  ),
)(
  'brings a photo, a film and a document to the coach over a connection that is cut: $runnerHas.viewport, $runnerHas.language',
  async ({ runnerHas, coachHas }) => {
    const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
    if (!coachAccount) throw new Error('There is no demo coach');
    const account = await createJourneyRunner(runnerHas.language);
    await writeCoachLink(account.uid, coachAccount.uid, { isSharing: true });
    const topicId = coachTopicId(account.uid, coachAccount.uid);
    const runner = await newVisitor(browser, runnerHas);
    const coach = await newVisitor(browser, coachHas);
    const third = await newVisitor(browser, runnerHas);
    const runnerWords = wordsOf(runnerHas.language);
    const coachWords = wordsOf(coachHas.language);
    const { film, picture } = await drawnFiles(browser, FILM_BYTES);
    const plan = pickedFile('plan.pdf', Buffer.from('%PDF-1.7\n% Saturday: 10 km\n%%EOF'));
    const mistaken = pickedFile('mistaken.pdf', Buffer.from('%PDF-1.7\n% not this one\n%%EOF'));
    await signIn(runner.page, runnerWords, account);
    await runner.page.waitForURL('**/activities');
    await runner.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
    const row = (file: PickedFile) => rowOf(runner.page, runnerWords, file);

    // The connection is cut half-way through the film. It says so and how far it is.
    const parts = await watchParts(runner.page);
    parts.cutAtPart(4);
    await attach(runner.page, runnerWords, 'pictures', [film]);
    await row(film).getByText(runnerWords('chat:attachments.state.offline')).waitFor();
    const progress = Number(await row(film).getByRole('progressbar').getAttribute('aria-valuenow'));
    expect(progress).toBeGreaterThan(0);
    expect(progress).toBeLessThan(100);
    await expect.poll(async () => sendButton(runner.page, runnerWords).isDisabled()).toBe(true);
    // A file that waits meanwhile is taken away again.
    await attach(runner.page, runnerWords, 'documents', [mistaken]);
    await row(mistaken).getByText(runnerWords('chat:attachments.state.waiting')).waitFor();
    expect(await seriousAxeFindings(runner.page)).toEqual([]);
    const cancel = runnerWords('chat:attachments.cancel', { name: mistaken.name });
    await row(mistaken).getByRole('button', { name: cancel }).click();
    await row(mistaken).waitFor({ state: 'detached' });
    // It goes on by itself, and no part that was there is sent again.
    await runner.context.setOffline(false);
    await isReady(runner.page, runnerWords, film);
    const posters = 1;
    expect(parts.arrived).toHaveLength(
      Math.ceil(FILM_BYTES / ATTACHMENT_LIMITS.partBytes) + posters,
    );

    // A refused file is sent again without being chosen again.
    await refuseOnce(runner.page);
    await attach(runner.page, runnerWords, 'pictures', [picture]);
    await row(picture).getByText(runnerWords('failures:attachment/daily-limit')).waitFor();
    const retry = runnerWords('chat:attachments.retry', { name: picture.name });
    await row(picture).getByRole('button', { name: retry }).click();
    await isReady(runner.page, runnerWords, picture);
    await attach(runner.page, runnerWords, 'documents', [plan]);
    await isReady(runner.page, runnerWords, plan);
    await sendButton(runner.page, runnerWords).click();
    const openPhoto = { name: coachWords('chat:attachments.open.image', { name: picture.name }) };
    const openFilm = { name: coachWords('chat:attachments.open.video', { name: film.name }) };
    await threadOf(runner.page, runnerWords)
      .getByRole('button', {
        name: runnerWords('chat:attachments.open.image', { name: picture.name }),
      })
      .waitFor();
    expect(await seriousAxeFindings(runner.page)).toEqual([]);

    // The coach sees all three once: the photo and a picture of the film.
    await signIn(coach.page, coachWords, coachAccount);
    await coach.page.waitForURL(`**${routePath('coachHome')}`);
    await coach.page.goto(`${appOrigin()}${routePath('coachTopicChat', { topicId })}`);
    const thread = threadOf(coach.page, coachWords);
    for (const tile of [openPhoto, openFilm]) {
      await isDrawn(thread.getByRole('button', tile).locator('img'));
      await expect.poll(async () => thread.getByRole('button', tile).count()).toBe(1);
    }
    expect(await thread.getByText(mistaken.name).count()).toBe(0);
    expect(await seriousAxeFindings(coach.page)).toEqual([]);

    // Opens files by keyboard: the film, its neighbour, and back to where it was opened.
    await thread.getByRole('button', openFilm).press('Enter');
    const viewer = coach.page.getByRole('dialog');
    const shownFilm = viewer.locator('video');
    await expect
      .poll(async () => shownFilm.evaluate((element) => (element as HTMLVideoElement).videoWidth), {
        timeout: 60_000,
      })
      .toBe(320);
    const place = (number: number) =>
      viewer.getByText(coachWords('chat:attachments.viewer.place', { number, all: 2 }));
    await place(1).waitFor();
    await coach.page.keyboard.press('ArrowRight');
    await place(2).waitFor();
    await isDrawn(
      viewer.getByRole('img', { name: coachWords('chat:attachments.alt', { name: picture.name }) }),
    );
    expect(await seriousAxeFindings(coach.page)).toEqual([]);
    await coach.page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await expect
      .poll(async () =>
        thread.getByRole('button', openFilm).evaluate((tile) => tile === document.activeElement),
      )
      .toBe(true);

    // The document is a download of what was sent.
    const downloading = coach.page.waitForEvent('download');
    await thread.getByRole('button', { name: plan.name }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(plan.name);
    expect(await readFile(await download.path())).toEqual(plan.buffer);
    const stored = (await storedMessages(topicId)).flatMap((message) =>
      'attachments' in message ? (message.attachments ?? []) : [],
    );
    expect(stored.map(({ name }) => name)).toEqual([film.name, picture.name, plan.name]);
    expect(stored[0]?.sizeBytes).toBe(FILM_BYTES);

    // Somebody else has the address, and sees nothing there.
    await signIn(third.page, runnerWords, await createJourneyRunner(runnerHas.language));
    await third.page.waitForURL('**/activities');
    await third.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
    await third.page.getByRole('alert').waitFor();
    for (const { name } of [film, picture, plan]) {
      expect(await third.page.getByText(name).count()).toBe(0);
    }
    expect(await third.page.locator('main img, main video').count()).toBe(0);

    // The runner deletes the message, and its files are gone for the coach.
    const message = threadOf(runner.page, runnerWords).getByRole('article').last();
    await message.locator('button[aria-haspopup="menu"]').click();
    await runner.page
      .getByRole('menuitem', { name: runnerWords('chat:actions.delete'), exact: true })
      .click();
    await runner.page
      .getByRole('dialog')
      .getByRole('button', { name: runnerWords('chat:delete.confirm'), exact: true })
      .click();
    await thread.getByText(coachWords('chat:message.deleted')).waitFor();
    await thread.getByRole('button', openPhoto).waitFor({ state: 'detached' });
    expect(coach.problems).toEqual([]);
    await Promise.all([runner, coach, third].map(async (visitor) => visitor.leave()));
  },
);
