import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface GroupOptions {
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Everything it prints goes here. */
  logFile: string;
  onLine?: (line: string) => void;
}

/** A program with all it starts, so that nothing of it outlives us. */
export interface ProcessGroup {
  child: ChildProcess;
  /** Resolves when the program itself has ended. */
  exited: Promise<number | null>;
  /** Asks it to end, and ends whatever is left of the group after the grace. */
  stop: (signal: NodeJS.Signals, graceMilliseconds: number) => Promise<void>;
}

/** Starts a program as the leader of its own process group; its output goes to a log file. */
export function startProcessGroup(
  program: string,
  programArguments: readonly string[],
  options: GroupOptions,
): ProcessGroup {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const child = spawn(program, programArguments, {
    cwd: options.cwd,
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      log.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine?.(line);
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      resolve(null);
    });
    child.once('exit', resolve);
  });
  return {
    child,
    exited,
    stop: async (signal, graceMilliseconds) => {
      const { pid } = child;
      if (pid === undefined) return;
      if (child.exitCode === null) child.kill(signal);
      const grace = new AbortController();
      await Promise.race([
        exited,
        setTimeout(graceMilliseconds, null, { signal: grace.signal }).catch(() => null),
      ]);
      grace.abort();
      killGroup(pid);
      await exited;
    },
  };
}

/** Ends a whole process group at once; one that is gone already is fine. */
export function killGroup(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
