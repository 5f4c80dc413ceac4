import type { Locator, Page } from 'playwright-core';
import { filesOnDisk } from '../files-on-disk.ts';
import { appOrigin } from '../journey-browser.ts';
import type { PickedFile } from '../recording-files.ts';
import type { Words } from '../words.ts';

/** A text in the code of the queue, whatever its file is called. */
const UPLOAD_QUEUE_MARK = 'tasuki-upload/';

/** Opens the list and chooses files with the picker. */
export async function addFiles(page: Page, words: Words, files: PickedFile[]): Promise<void> {
  if (!/\/activities$/.test(new URL(page.url()).pathname)) {
    await page.goto(`${appOrigin()}/activities`);
  }
  await page
    .getByRole('button', { name: words('uploads:add') })
    .first()
    .waitFor();
  const picker = page.locator('input[type="file"]').first();
  await picker.setInputFiles(await filesOnDisk(files));
}

/** Waits until the page at rest has fetched what takes files in, so that it can do so without a network. */
export async function uploadsAreFetched(page: Page): Promise<void> {
  await page.waitForFunction(async (mark) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async ({ name }) => (await fetch(name, { cache: 'force-cache' })).text()),
    );
    return texts.some((text) => text.includes(mark));
  }, UPLOAD_QUEUE_MARK);
}

/** The line of one file in the list of added files. */
export function uploadRow(page: Page, fileName: string): Locator {
  return page.getByRole('listitem').filter({ hasText: fileName });
}

/** Goes from the file's line to the activity made of it, once it is there. */
export async function openAdded(page: Page, words: Words, fileName: string): Promise<void> {
  await uploadRow(page, fileName)
    .getByRole('link', { name: words('uploads:result.open') })
    .click();
  await page.waitForURL(/\/activities\/.+/);
}

/** The coach's part of an activity's page, once the words are there. */
export async function coachWords(page: Page, words: Words): Promise<Locator> {
  const section = page.getByRole('region', { name: words('activities:coach.title') });
  await section.getByText(words('activities:coach.next'), { exact: true }).waitFor();
  return section;
}
