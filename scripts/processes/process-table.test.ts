import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import {
  descendantsOf,
  identityOf,
  killProcesses,
  listProcesses,
  parseProcStat,
  stillRunning,
} from './process-table.ts';

const started: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('the processes of this machine', () => {
  it('are read from Linux whatever their name holds', () => {
    const fields = `S 41 ${'0 '.repeat(17)}987654 0 0`;
    expect(parseProcStat(`42 (a (b) c) ${fields}`)).toEqual({
      pid: 42,
      parentPid: 41,
      startedAt: '987654',
    });
    expect(parseProcStat(`42 (gone) Z 41 ${'0 '.repeat(17)}987654 0`)).toBeNull();
  });

  it('know their descendants through every generation', () => {
    const entry = (pid: number, parentPid: number) => ({ pid, parentPid, startedAt: 't' });
    const table = [entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 3), entry(5, 1)];
    expect(descendantsOf(2, table).map(({ pid }) => pid)).toEqual([3, 4]);
    expect(descendantsOf(5, table)).toEqual([]);
  });

  it('are not confused with a later one of the same id', () => {
    const table = [{ pid: 7, parentPid: 1, startedAt: 'later' }];
    expect(stillRunning([{ pid: 7, startedAt: 'earlier' }], table)).toEqual([]);
    expect(identityOf(7, table)).toEqual({ pid: 7, startedAt: 'later' });
    expect(identityOf(8, table)).toBeNull();
  });

  it('can be found and ended', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    started.push(child);
    await once(child, 'spawn');
    const found = descendantsOf(process.pid).filter(({ pid }) => pid === child.pid);
    expect(found).toHaveLength(1);
    const ended = once(child, 'exit');
    killProcesses(found);
    await ended;
    expect(stillRunning(found, listProcesses())).toEqual([]);
  });
});
