import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRelease, noteCurrent, noteGood, releaseBefore, releaseName } from './kept-releases.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  folder = join(root, 'releases');
  for (const file of [
    'dist/index.html',
    'functions/dist/index.js',
    'functions/.env.runs',
    'firestore.rules',
    'firestore.indexes.json',
    'storage.rules',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function keep(name: string) {
  return keepRelease({ root, folder, name, projectId: 'runs', configuration: { hosting: {} } });
}

function send(name: string, isGood: boolean) {
  const release = keep(name);
  noteCurrent(folder, release);
  if (isGood) noteGood(folder, release);
}

describe('kept releases', () => {
  it('hold everything that is sent, and say which they are', () => {
    const kept = keep('r1').folder;
    expect(readFileSync(join(kept, 'dist', 'release.txt'), 'utf8')).toBe('r1\n');
    expect(readFileSync(join(kept, 'functions', '.env.runs'), 'utf8')).toBe('functions/.env.runs');
    expect(existsSync(join(kept, 'firestore.rules'))).toBe(true);
    expect(JSON.parse(readFileSync(join(kept, 'firebase.json'), 'utf8'))).toEqual({ hosting: {} });
  });

  it('lead back to the newest good one before the last, and further back the next time', () => {
    send('r1', true);
    send('r2', true);
    send('r3', false);
    send('r4', false);
    const before = releaseBefore(folder);
    expect(before.name).toBe('r2');
    noteCurrent(folder, before);
    expect(releaseBefore(folder).name).toBe('r1');
  });

  it('say so where there is nothing to go back to', () => {
    expect(() => releaseBefore(folder)).toThrow('No earlier release');
    send('r1', true);
    expect(() => releaseBefore(folder)).toThrow('No earlier release');
  });

  it('are five at most', () => {
    for (let number = 1; number <= 8; number += 1) send(`r${number}`, true);
    expect(readdirSync(folder).sort()).toEqual(['current', 'r4', 'r5', 'r6', 'r7', 'r8']);
  });

  it('sort by their time', () => {
    const earlier = releaseName(new Date('2026-11-23T21:00:00Z'), 'fff');
    expect(earlier).toBe('2026-11-23T21-00-00Z-fff');
    expect(earlier < releaseName(new Date('2026-11-24T00:00:00Z'), 'aaa')).toBe(true);
  });
});
