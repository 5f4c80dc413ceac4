// Takes the pictures of the app that a browser shows when it offers to install it:
//   npm run take:screenshots
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { htmlLanguage, LANGUAGES, type Language } from '@tasuki/domain/language';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { screenshotPath, SCREENSHOTS } from '@tasuki/domain/navigation/web-manifest';
import { startDevServer } from '../building/dev-server.ts';
import { explanationOf } from '../explanation-of.ts';
import { findOrInstallBrowser } from '../find/find-browser.ts';
import { freePorts } from '../find/free-ports.ts';
import { repositoryRoot } from '../repository-root.ts';
import { applyToolSettings, readEnvFile, readSettings } from '../settings/read-settings.ts';

/** The page needs no service. */
const ENVIRONMENT = {
  VITE_FIREBASE_PROJECT_ID: 'demo-screenshots',
  VITE_FIREBASE_API_KEY: 'local',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_APP_ID: 'local',
  VITE_OPERATOR_NAME: 'Tasuki',
  VITE_OPERATOR_ADDRESS: 'Tokyo',
  BLOB_BUCKET: 'none',
};
const FIRST_COMPILE_MILLISECONDS = 90_000;

async function takeScreenshots(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<void> {
  for (const { name, width, height } of SCREENSHOTS) {
    const page = await browser.newPage({
      locale: htmlLanguage(language),
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    await page.goto(`${origin}${routePath('sampleRun')}`, { timeout: FIRST_COMPILE_MILLISECONDS });
    // The chart comes last.
    await page.locator('canvas').first().waitFor({ timeout: FIRST_COMPILE_MILLISECONDS });
    await page.locator('#start-indicator').waitFor({ state: 'detached' });
    const path = join(repositoryRoot, 'public', screenshotPath(language, name));
    await page.screenshot({ path });
    await page.close();
  }
}

async function takeAllScreenshots(): Promise<void> {
  applyToolSettings(readSettings(process.env, readEnvFile(repositoryRoot)));
  mkdirSync(join(repositoryRoot, 'public/screenshots'), { recursive: true });
  const { app } = await freePorts({ app: 24_500 });
  const server = await startDevServer(app, ENVIRONMENT);
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const language of LANGUAGES) {
      await takeScreenshots(browser, `http://localhost:${app}`, language);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

await takeAllScreenshots().catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
