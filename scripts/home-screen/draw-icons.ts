// Draws the icons of the home screen from public/tasuki.svg:
//   npm run draw:icons
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { ICONS } from '@tasuki/domain/navigation/web-manifest';
import { explanationOf } from '../explanation-of.ts';
import { findOrInstallBrowser } from '../find/find-browser.ts';
import { repositoryRoot } from '../repository-root.ts';
import { applyToolSettings, readEnvFile, readSettings } from '../settings/read-settings.ts';

/**
 * `full` covers the square to its corners, since the system cuts them. `masked` also keeps the mark in
 * the middle four fifths, which no cut touches. `badge` is the sash alone, in white: Android takes only its shape.
 */
type Look = 'rounded' | 'full' | 'masked' | 'badge';

const DRAWINGS: readonly { path: string; size: number; look: Look }[] = [
  ...ICONS.map(({ path, size, purpose }) => ({
    path,
    size,
    look: purpose === 'maskable' ? ('masked' as const) : ('rounded' as const),
  })),
  { path: '/icons/apple-touch-icon.png', size: 180, look: 'full' },
  { path: '/icons/badge-96.png', size: 96, look: 'badge' },
];

/** The project's mark, changed as the look asks. */
function drawingOf(mark: string, look: Look): string {
  if (look === 'rounded') return mark;
  if (look === 'badge') {
    return mark.replace(/<rect[^>]*\/>/, '').replace(/fill="#FF7A5C"/, 'fill="#fff"');
  }
  const square = mark.replace(' rx="14"', '');
  if (look === 'full') return square;
  // The mark's own corners lie within a circle of four fifths at this scale.
  return square.replace(
    '<path ',
    '<path transform="translate(32 32) scale(.7) translate(-32 -32)" ',
  );
}

async function draw(): Promise<void> {
  applyToolSettings(readSettings(process.env, readEnvFile(repositoryRoot)));
  const mark = readFileSync(join(repositoryRoot, 'public/tasuki.svg'), 'utf8');
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const { path, size, look } of DRAWINGS) {
      const file = join(repositoryRoot, 'public', path);
      mkdirSync(dirname(file), { recursive: true });
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const styles = 'body{margin:0}svg{display:block;width:100vw;height:100vh}';
      await page.setContent(`<!doctype html><style>${styles}</style>${drawingOf(mark, look)}`);
      await page.screenshot({ path: file, omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

draw().catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
