import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeJsonFile } from '../json-file.ts';
import { identityOf, type ProcessIdentity } from './process-table.ts';
import { endLeftovers, noteRunning, runningAddress } from './running-start.ts';

let folder: string;
let file: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-start-'));
  file = join(folder, 'running.json');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A process that lives until it is ended. */
async function startProcess(): Promise<{ child: ChildProcess; identity: ProcessIdentity }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  started.push(child);
  await once(child, 'spawn');
  const identity = identityOf(child.pid ?? 0);
  if (!identity) throw new Error('It did not start');
  return { child, identity };
}

const gone: ProcessIdentity = { pid: 2 ** 22 + 1, startedAt: 'long ago' };

describe('what another npm start has left', () => {
  it('is nothing where none has run', async () => {
    await expect(endLeftovers(file)).resolves.toBeUndefined();
  });

  it('is left alone while that one runs and is wanted', async () => {
    noteRunning(file, { members: [], address: 'http://localhost:5173' });
    await expect(endLeftovers(file)).rejects.toThrow(
      /runs already from this folder, at http:\/\/localhost:5173/,
    );
  });

  it('has an address while that one runs', () => {
    expect(runningAddress(file)).toBeNull();
    noteRunning(file, { members: [], address: 'http://localhost:5173' });
    expect(runningAddress(file)).toBe('http://localhost:5173');
    writeJsonFile(file, {
      self: gone,
      startedBy: [],
      members: [],
      address: 'http://localhost:5173',
    });
    expect(runningAddress(file)).toBeNull();
  });

  it('is ended when that one was killed', async () => {
    const { child, identity } = await startProcess();
    writeJsonFile(file, { self: gone, startedBy: [], members: [identity], address: '' });
    const ended = once(child, 'exit');
    await endLeftovers(file);
    await ended;
    expect(child.signalCode).toBe('SIGKILL');
    expect(existsSync(file)).toBe(false);
  });

  it('may be that one itself, when the command it was started by is gone: it is asked to stop', async () => {
    const { child, identity } = await startProcess();
    writeJsonFile(file, { self: identity, startedBy: [gone], members: [], address: '' });
    const ended = once(child, 'exit');
    await endLeftovers(file);
    await ended;
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('never takes another process for one of ours because it has its number', async () => {
    const { child, identity } = await startProcess();
    const member = { ...identity, startedAt: 'another time' };
    writeJsonFile(file, { self: gone, startedBy: [], members: [member], address: '' });
    await endLeftovers(file);
    expect(child.exitCode).toBeNull();
    expect(child.signalCode).toBeNull();
  });

  it('is nothing when the note cannot be read', async () => {
    writeJsonFile(file, 'half a no');
    await expect(endLeftovers(file)).resolves.toBeUndefined();
  });
});
