import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PATH_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** CHROME_PATH, else an installed Chromium, Chrome or Edge; null when there is none. */
export function findInstalledBrowser(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): string | null {
  const explicit = environment['CHROME_PATH'];
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`CHROME_PATH names no file: ${explicit}`);
    return explicit;
  }
  const onPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => PATH_NAMES.map((name) => join(folder, name)));
  return [...onPath, ...(INSTALLED[platform] ?? [])].find((path) => existsSync(path)) ?? null;
}

/**
 * A browser for the journeys: an installed one, else one installed now.
 *
 * @throws Error in one sentence when none can be had
 */
export async function findOrInstallBrowser(): Promise<string> {
  const installed = findInstalledBrowser(process.env, process.platform);
  if (installed) return installed;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    process.stdout.write('No browser found: installing Chromium with apt-get …\n');
    run('apt-get', ['update', '-q']);
    run('apt-get', [
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-cjk',
    ]);
    const found = findInstalledBrowser(process.env, process.platform);
    if (found) return found;
  } else {
    process.stdout.write("No browser found: installing Playwright's Chromium …\n");
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
    const { chromium } = await import('playwright-core');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  throw new Error(
    'The browser journeys need Chromium, Chrome or Edge: install one, or set CHROME_PATH to its program.',
  );
}

function run(program: string, programArguments: readonly string[]): void {
  spawnSync(program, programArguments, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
