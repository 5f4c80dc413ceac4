import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserPlaces, findInstalledBrowser, missingBrowserAdvice } from './find-browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-browser-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(...parts: string[]): string {
  const path = join(folder, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

const runs = () => true;

describe('finding a browser', () => {
  it('takes CHROME_PATH, and says when there is none at that path', () => {
    const path = program('mine');
    expect(findInstalledBrowser({ CHROME_PATH: path }, 'linux', runs)).toBe(path);
    expect(() => findInstalledBrowser({ CHROME_PATH: `${path}x` }, 'linux', runs)).toThrow(
      /CHROME_PATH/,
    );
  });

  it('looks along the PATH, and passes over one that does not start', () => {
    const stub = program('a', 'chromium-browser');
    const chrome = program('b', 'google-chrome');
    const environment = { PATH: `${dirname(stub)}:${dirname(chrome)}` };
    expect(findInstalledBrowser(environment, 'linux', (path) => path !== stub)).toBe(chrome);
    expect(findInstalledBrowser(environment, 'linux', () => false)).toBeNull();
  });

  it('looks into the applications of a person on macOS', () => {
    const chrome = program(
      'Applications',
      'Google Chrome.app',
      'Contents',
      'MacOS',
      'Google Chrome',
    );
    const places = browserPlaces({ HOME: folder }, 'darwin');
    expect(places).toContain(chrome);
    expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  });

  it('looks into every folder of programs on Windows', () => {
    const places = browserPlaces({ LOCALAPPDATA: 'C:\\Users\\a\\AppData\\Local' }, 'win32');
    expect(places).toContain(
      'C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    );
  });

  it('says on every system what to install', () => {
    expect(missingBrowserAdvice('linux')).toContain('apt-get install chromium');
    expect(missingBrowserAdvice('darwin')).toContain('brew');
    expect(missingBrowserAdvice('win32')).toContain('winget');
    expect(missingBrowserAdvice('freebsd')).toContain('CHROME_PATH');
  });
});
