import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ultraRecording } from '../../sandbox/recordings/ultra-recording.ts';
import { buildFunctions } from './build-functions.ts';
import { stateFolder } from '../repository-root.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(stateFolder, 'functions-'));
  await buildFunctions(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Manifest {
  type: string;
  engines: { node: string };
  dependencies: Record<string, string>;
}
const manifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const scripts = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

/** Packages that the bundle imports by name. */
function importedPackages(): Set<string> {
  const names = new Set<string>();
  for (const script of scripts()) {
    const text = readFileSync(join(folder, script), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*"(@?[\w-][\w./:-]*)"/g)) {
      if (isBuiltin(name)) continue;
      names.add(
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return names;
}

it('imports nothing that its own manifest does not install', () => {
  const installed = Object.keys(manifest().dependencies);
  expect([...importedPackages()].filter((name) => !installed.includes(name))).toEqual([]);
  expect(installed.some((name) => name.startsWith('@tasuki/'))).toBe(false);
});

it('fixes every version, for Node 24 and ES modules', () => {
  expect(manifest()).toMatchObject({ type: 'module', engines: { node: '24' } });
  for (const version of Object.values(manifest().dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

it('loads decoders, coach and models with the first use, not with the functions', () => {
  const eager = new Set<string>();
  const follow = (script: string) => {
    if (eager.has(script)) return;
    eager.add(script);
    const text = readFileSync(join(folder, script), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*"(\.[^"]*)"/g)) {
      follow(join(script, '..', name));
    }
  };
  follow('index.js');
  const text = [...eager].map((script) => readFileSync(join(folder, script), 'utf8')).join('\n');
  for (const heavy of [
    '@garmin/fitsdk',
    'fit-file-parser',
    'htmlparser2',
    '@google-cloud/storage',
    'ai',
    '@ai-sdk/openai',
    '@ai-sdk/google',
    '@ai-sdk/anthropic',
  ]) {
    expect(text).not.toMatch(new RegExp(`(from|import)\\s*"${heavy}`));
  }
  for (const ours of ['coachActivity', 'answerQuestion', 'checkSentence']) {
    expect(text).not.toMatch(new RegExp(`function ${ours}\\(`));
  }
});

it('brings along the process that reads files, which reads one', async () => {
  const child = fork(join(folder, 'read-file-process.js'), { serialization: 'advanced' });
  try {
    const file = {
      bytes: ultraRecording(new Date('2026-05-02T21:00:00Z')),
      fileName: 'ultra.fit',
      now: new Date('2026-05-04T00:00:00Z'),
    };
    child.send({ kind: 'decode', file });
    expect(await once(child, 'message')).toEqual([
      expect.objectContaining({ kind: 'decoded', startedAt: [new Date('2026-05-02T21:00:00Z')] }),
      undefined,
    ]);
  } finally {
    child.kill('SIGKILL');
  }
});

it('takes what an earlier build left out of the folder', async () => {
  writeFileSync(join(folder, 'chunks', 'old.js'), '');
  await buildFunctions(folder);
  expect(scripts()).not.toContain(join('chunks', 'old.js'));
  expect(scripts()).toContain('index.js');
});
