import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepData, lastExport } from './data-keeper.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-keeper-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeExport(path: string, content: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'data'), content);
  writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
}

function keeper(exportTo: (path: string) => Promise<void>, failures: unknown[] = []) {
  return keepData({
    dataFolder: folder,
    intervalMilliseconds: 3_600_000,
    exportTo,
    onFailure: (cause) => failures.push(cause),
  });
}

describe('keeping the local data', () => {
  it('has nothing before the first export', () => {
    expect(lastExport(folder)).toBeNull();
  });

  it('makes the newest export the current one and removes the others', async () => {
    let count = 0;
    const data = keeper((path) => {
      count += 1;
      writeExport(path, `data ${count}`);
      return Promise.resolve();
    });
    await data.keepNow();
    const first = lastExport(folder);
    await data.stop();
    const last = lastExport(folder);
    expect(readFileSync(join(last ?? '', 'data'), 'utf8')).toBe('data 2');
    expect(first !== last && existsSync(first ?? '')).toBe(false);
  });

  it('keeps the one before when an export fails half-way', async () => {
    const failures: unknown[] = [];
    let isBroken = false;
    const data = keeper((path) => {
      if (isBroken) {
        mkdirSync(path);
        writeFileSync(join(path, 'data'), 'half');
        return Promise.reject(new Error('no room'));
      }
      writeExport(path, 'whole');
      return Promise.resolve();
    }, failures);
    await data.keepNow();
    isBroken = true;
    await data.stop();
    expect(failures).toHaveLength(1);
    expect(readFileSync(join(lastExport(folder) ?? '', 'data'), 'utf8')).toBe('whole');
  });

  it('removes what a killed export left, at the next good one', async () => {
    mkdirSync(join(folder, 'export-1'));
    const data = keeper((path) => {
      writeExport(path, 'whole');
      return Promise.resolve();
    });
    await data.stop();
    const kept = basename(lastExport(folder) ?? '');
    expect(readdirSync(folder).sort()).toEqual(['current', kept].sort());
  });
});
