import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PATH_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Paths at which a browser can be on this system, likeliest first. */
export function browserPlaces(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
      (name) => environment[name] ?? [],
    );
    return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', join(environment['HOME'] ?? '', 'Applications')];
    return APPLICATIONS.flatMap((name) => folders.map((folder) => join(folder, name)));
  }
  const folders = [...(environment['PATH'] ?? '').split(delimiter), '/opt/google/chrome'];
  return PATH_NAMES.concat('chrome').flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * CHROME_PATH, else the first installed Chromium, Chrome or Edge that runs; null
 * when there is none.
 *
 * @param canRun whether the program starts: some systems have one that only asks to be installed
 * @throws Error when CHROME_PATH names no file
 */
export function findInstalledBrowser(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  canRun: (path: string) => boolean,
): string | null {
  const explicit = environment['CHROME_PATH'];
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`CHROME_PATH names no file: ${explicit}`);
    return explicit;
  }
  const found = browserPlaces(environment, platform).filter((path) => existsSync(path));
  return found.find(canRun) ?? null;
}

/**
 * A browser for the journeys: an installed one, else one installed now (Debian's as
 * root, Playwright's elsewhere).
 *
 * @throws Error in one sentence when none can be had
 */
export async function findOrInstallBrowser(): Promise<string> {
  const installed = findInstalledBrowser(process.env, process.platform, startsHere);
  if (installed) return installed;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write('  No browser found: installing Chromium with apt-get …\n');
    install('apt-get', ['update', '-q']);
    install('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const found = findInstalledBrowser(process.env, process.platform, startsHere);
    if (found) return found;
  }
  process.stdout.write("  No browser found: installing Playwright's Chromium …\n");
  install(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (existsSync(path) && startsHere(path)) return path;
  throw new Error(missingBrowserAdvice(process.platform));
}

/** The advice if no browser was found and none could be installed. */
export function missingBrowserAdvice(platform: NodeJS.Platform): string {
  const need = 'The browser journeys need Chromium, Chrome or Edge, and none could be installed';
  const how: Partial<Record<NodeJS.Platform, string>> = {
    linux: 'install one, e.g. "sudo apt-get install chromium"',
    darwin: 'install one, e.g. "brew install --cask google-chrome"',
    win32: 'install one, e.g. "winget install Google.Chrome"',
  };
  return `${need}: ${how[platform] ?? 'install one'}, or set CHROME_PATH to its program.`;
}

/** Windows' browsers say no version on the command line; there a file is enough. */
function startsHere(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function install(program: string, programArguments: readonly string[]): void {
  spawnSync(program, programArguments, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
