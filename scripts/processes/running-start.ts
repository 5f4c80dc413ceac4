import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import {
  identityOf,
  killProcesses,
  listProcesses,
  stillRunning,
  type ProcessEntry,
  type ProcessIdentity,
} from './process-table.ts';
import { stateFolder } from '../repository-root.ts';

/** The record that `npm start` keeps of itself, for the next one. */
interface RunningStart {
  self: ProcessIdentity;
  /** The commands it was started by: npm, its shell, the bootstrap. */
  startedBy: readonly ProcessIdentity[];
  /** Everything it has started. */
  members: readonly ProcessIdentity[];
  address: string;
}

/** The file in which `npm start` records itself. */
export const RUNNING_START_FILE = join(stateFolder, 'running-start.json');

const ANCESTORS_NOTED = 3;
/** Enough for a last export. */
const STOP_MILLISECONDS = 20_000;

function isRunningStart(value: unknown): value is RunningStart {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['self', 'startedBy', 'members', 'address'].every((name) => name in value)
  );
}

function read(file: string): RunningStart | null {
  const value = readJsonFile(file);
  return isRunningStart(value) ? value : null;
}

function ancestorsOf(pid: number, processes: readonly ProcessEntry[]): ProcessIdentity[] {
  const found: ProcessIdentity[] = [];
  let current = processes.find((entry) => entry.pid === pid);
  while (current && found.length < ANCESTORS_NOTED) {
    const { parentPid } = current;
    current = processes.find((entry) => entry.pid === parentPid && entry.pid > 1);
    if (current) found.push({ pid: current.pid, startedAt: current.startedAt });
  }
  return found;
}

/**
 * Ends what a killed run left behind: its children, or the run itself when only
 * the command that started it was killed.
 *
 * @throws Error when another run is alive: two would write the same data
 */
export async function endLeftovers(file: string): Promise<void> {
  const other = read(file);
  if (!other) return;
  const processes = listProcesses();
  const isAlive = stillRunning([other.self], processes).length > 0;
  const isWanted = stillRunning(other.startedBy, processes).length === other.startedBy.length;
  if (isAlive && isWanted) {
    throw new Error(
      `Tasuki runs already from this folder, at ${other.address}; stop it there first (Ctrl-C).`,
    );
  }
  if (isAlive) await endOrphan(other.self);
  killProcesses([other.self, ...other.members]);
  rmSync(file, { force: true });
}

/** The address of a start that runs now; null = none does. */
export function runningAddress(file: string): string | null {
  const other = read(file);
  if (!other || stillRunning([other.self]).length === 0) return null;
  return other.address;
}

/** Lets a run that nobody holds any more keep its data before it goes. */
async function endOrphan(self: ProcessIdentity): Promise<void> {
  process.kill(self.pid, 'SIGTERM');
  const giveUpAt = Date.now() + STOP_MILLISECONDS;
  while (Date.now() < giveUpAt && stillRunning([self]).length > 0) await setTimeout(100);
}

/** Writes down what runs, so that the next start can end what a SIGKILL leaves. */
export function noteRunning(
  file: string,
  running: { members: readonly ProcessIdentity[]; address: string },
): void {
  const processes = listProcesses();
  const self = identityOf(process.pid, processes);
  if (!self) return;
  const note: RunningStart = {
    self,
    startedBy: ancestorsOf(process.pid, processes),
    ...running,
  };
  writeJsonFile(file, note);
}
