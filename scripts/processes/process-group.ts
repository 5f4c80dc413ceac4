import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { descendantsOf, killProcesses, type ProcessIdentity } from './process-table.ts';

const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url);

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
  /** The program and what it has started so far; some of that may leave the group. */
  members: () => ProcessIdentity[];
  /** Asks it to end, and ends whatever is left of it after the grace. */
  stop: (signal: NodeJS.Signals, graceMilliseconds: number) => Promise<void>;
}

/**
 * Starts a Node program as the leader of its own process group; its output goes
 * to a log file. It ends with us even when we are killed.
 */
export function startProcessGroup(
  programArguments: readonly string[],
  options: GroupOptions,
): ProcessGroup {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const child = spawn(process.execPath, ['--import', stopWithParent.href, ...programArguments], {
    cwd: options.cwd,
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) throw new Error(`No output of ${fileURLToPath(stopWithParent)} to read`);
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
  const known = new Map<number, ProcessIdentity>();
  const members = () => {
    if (child.pid === undefined) return [];
    for (const entry of descendantsOf(process.pid)) {
      if (entry.pid === child.pid) known.set(entry.pid, entry);
    }
    for (const entry of descendantsOf(child.pid)) known.set(entry.pid, entry);
    return [...known.values()];
  };
  return {
    child,
    exited,
    members,
    stop: async (signal, graceMilliseconds) => {
      const { pid } = child;
      if (pid === undefined) return;
      members();
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await Promise.race([exited, setTimeout(graceMilliseconds, null, { ref: false })]);
      killGroup(pid);
      // Some programs (the emulators' Java) are started outside the group.
      killProcesses([...known.values()]);
      await exited;
    },
  };
}

/** Ends a whole process group at once; one that is gone already is fine. */
function killGroup(pid: number): void {
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
