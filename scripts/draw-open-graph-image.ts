// Draws public/open-graph.png, which messengers show beside a link to a public page:
//   npm run draw:open-graph
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { OPEN_GRAPH_IMAGE } from './building/search-engines.ts';
import { explanationOf } from './explanation-of.ts';
import { findOrInstallBrowser } from './find/find-browser.ts';
import { repositoryRoot } from './repository-root.ts';
import { applyToolSettings, readEnvFile, readSettings } from './settings/read-settings.ts';

/** The sash and the name; no other word, so that it serves every language. */
const DRAWING = `<!doctype html>
<style>body { margin: 0; background: #14171a }</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#14171a"/>
  <path d="M930 0h270L850 630H580z" fill="#ff7a5c"/>
  <text x="88" y="372" fill="#eceae5" font-family="Liberation Sans, Arial, sans-serif"
    font-size="152" font-weight="700" letter-spacing="-3">Tasuki</text>
</svg>`;

async function draw(): Promise<void> {
  applyToolSettings(readSettings(process.env, readEnvFile(repositoryRoot)));
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { width, height, path } = OPEN_GRAPH_IMAGE;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(DRAWING);
    await page.screenshot({ path: join(repositoryRoot, 'public', path) });
  } finally {
    await browser.close();
  }
}

draw().catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
