// Pictures of one page of a running `npm start`, in every language, theme and width:
//   npm run page:pictures -- <path> [runner|coach|admin|nobody]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { htmlLanguage, LANGUAGES, type Language } from '@tasuki/domain/language';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { explanationOf } from './explanation-of.ts';
import { findOrInstallBrowser } from './find/find-browser.ts';
import { repositoryRoot, stateFolder } from './repository-root.ts';
import { RUNNING_START_FILE, runningAddress } from './processes/running-start.ts';
import { applyToolSettings, readEnvFile, readSettings } from './settings/read-settings.ts';

const WIDTHS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
const THEMES = ['light', 'dark'] as const;
const FOLDER = join(stateFolder, 'pages');
const TIMEOUT_MILLISECONDS = 15_000;

const [path = 'signin', who = 'runner'] = process.argv.slice(2);
const isSignedOut = who === 'nobody';

async function signIn(page: Page, origin: string): Promise<void> {
  const index = DEMO_ACCOUNTS.findIndex(({ role }) => role === who);
  if (index < 0) throw new Error(`"${who}" is none of runner, coach, admin, nobody.`);
  await page.goto(`${origin}/signin`);
  await page.locator('section button').nth(index).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** Opens the page on which the language is chosen: the account, or without one the sign-in. */
async function openLanguages(page: Page, origin: string) {
  await page.goto(`${origin}/${isSignedOut ? 'signin' : 'account'}`);
  const select = page.locator('select:has(option[value="zh-tw"])').first();
  await select.waitFor();
  return select;
}

async function speak(page: Page, origin: string, language: Language): Promise<void> {
  await (await openLanguages(page, origin)).selectOption(language);
  await page.locator(`html[lang="${htmlLanguage(language)}"]`).waitFor({ state: 'attached' });
}

async function takePictures(page: Page, origin: string, language: Language): Promise<void> {
  await speak(page, origin, language);
  await page.goto(`${origin}/${path}`);
  for (const theme of THEMES) {
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.locator('h1').first().waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      const name = [path.replaceAll('/', '-'), who, language, theme, width].join('_');
      await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
    }
  }
  process.stdout.write(`  ${language}\n`);
}

async function takeAllPictures(): Promise<void> {
  applyToolSettings(readSettings(process.env, readEnvFile(repositoryRoot)));
  const origin = runningAddress(RUNNING_START_FILE);
  if (origin === null) throw new Error('Start the app first: npm start');
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    page.setDefaultTimeout(TIMEOUT_MILLISECONDS);
    if (!isSignedOut) await signIn(page, origin);
    const chosen = await (await openLanguages(page, origin)).inputValue();
    for (const language of LANGUAGES) await takePictures(page, origin, language);
    // The demo account speaks what it spoke before.
    const before = LANGUAGES.find((language) => language === chosen);
    if (before) await speak(page, origin, before);
  } finally {
    await browser.close();
  }
  process.stdout.write(`The pictures are in ${FOLDER}\n`);
}

await takeAllPictures().catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
