import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { appOrigin } from '../journey-browser.ts';
import type { PickedFile } from '../recording-files.ts';
import type { Words } from '../words.ts';

/** The browser reads the files when it sends them, so they stay until the end. */
const cleanUps: string[] = [];
process.once('exit', () => {
  for (const folder of cleanUps) rmSync(folder, { recursive: true, force: true });
});

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
  // Through the disk: large files would take long on the way to the browser.
  const folder = await mkdtemp(join(tmpdir(), 'journey-files-'));
  cleanUps.push(folder);
  const paths = files.map(({ name }) => join(folder, name));
  await Promise.all(
    files.map(async ({ buffer }, index) => writeFile(paths[index] ?? folder, buffer)),
  );
  await picker.setInputFiles(paths);
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
