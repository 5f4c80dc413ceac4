import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { stateFolder } from '../../scripts/repository-root.ts';

/** Read by whoever repairs a journey; see CONTRIBUTING.md. */
const FOLDER = join(stateFolder, 'journeys');

/** The record of a page. */
interface KeptPage {
  /** The path of picture and text, without ending. */
  file: string;
  text: string;
}

/** A page somebody is at, and what it did that it must not do. */
export interface OpenPage {
  page: Page;
  problems: readonly string[];
}

const openPages = new Set<OpenPage>();

/** Notes a page until its visitor leaves. */
export function notePage(open: OpenPage): void {
  openPages.add(open);
}

/** Its visitor has left: what it shows is no longer of a test. */
export function forgetPage(open: OpenPage): void {
  openPages.delete(open);
}

/**
 * Keeps what every open page shows, as picture and as text, and forgets them.
 *
 * @param title of the test that failed
 */
export async function keepOpenPages(title: string): Promise<KeptPage[]> {
  mkdirSync(FOLDER, { recursive: true });
  const kept: KeptPage[] = [];
  for (const [index, { page, problems }] of [...openPages].entries()) {
    if (page.isClosed()) continue;
    const file = join(FOLDER, `${fileNameOf(title)}-${index + 1}`);
    await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
    const tree = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((cause: unknown) => String(cause));
    const text = [page.url(), ...problems, '', tree].join('\n');
    writeFileSync(`${file}.txt`, `${text}\n`);
    kept.push({ file, text });
  }
  openPages.clear();
  return kept;
}

/** A title as the name of a file. */
function fileNameOf(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}
