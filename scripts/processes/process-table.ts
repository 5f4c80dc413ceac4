import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process; ids are used again, so only id and start together name one. */
export interface ProcessIdentity {
  pid: number;
  /** In whatever form the system gives it; only ever compared. */
  startedAt: string;
}

export interface ProcessEntry extends ProcessIdentity {
  parentPid: number;
}

/** Every process of this machine that this user may see. */
export function listProcesses(): ProcessEntry[] {
  if (process.platform === 'linux') return listFromProc();
  return process.platform === 'win32' ? listFromWindows() : listFromPs();
}

function listFromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseProcStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      } catch {
        // Ended while we looked.
        return [];
      }
    });
}

/** One line of /proc/<pid>/stat; null for a zombie, which is gone but for its name. */
export function parseProcStat(line: string): ProcessEntry | null {
  // The program's name stands in brackets and may itself hold brackets and spaces.
  const end = line.lastIndexOf(')');
  const pid = Number(line.slice(0, line.indexOf(' ')));
  const fields = line.slice(end + 2).split(' ');
  const [state = '', parent = ''] = fields;
  const startedAt = fields[19];
  if (end < 0 || startedAt === undefined || state === 'Z' || state === 'X') return null;
  return { pid, parentPid: Number(parent), startedAt };
}

function listFromPs(): ProcessEntry[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parentPid, startedAt] = /^\s*(\d+)\s+(\d+)\s+(.+?)\s*$/.exec(line) ?? [];
    if (pid === undefined || parentPid === undefined || startedAt === undefined) return [];
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAt }];
  });
}

function listFromWindows(): ProcessEntry[] {
  const query =
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.Ticks)" }';
  const { stdout } = spawnSync('powershell.exe', ['-NoProfile', '-Command', query], {
    encoding: 'utf8',
  });
  return stdout.split(/\r?\n/).flatMap((line) => {
    const [pid, parentPid, startedAt] = line.trim().split(' ');
    if (startedAt === undefined) return [];
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAt }];
  });
}

/** All that a process started, and what those started, without itself. */
export function descendantsOf(
  pid: number,
  processes: readonly ProcessEntry[] = listProcesses(),
): ProcessIdentity[] {
  const found: ProcessEntry[] = [];
  let parents = new Set([pid]);
  while (parents.size > 0) {
    const children = processes.filter(
      (entry) => parents.has(entry.parentPid) && !found.includes(entry),
    );
    found.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return found.map(({ pid: childPid, startedAt }) => ({ pid: childPid, startedAt }));
}

/** The process that has a process id now; null if none. */
export function identityOf(
  pid: number,
  processes: readonly ProcessEntry[] = listProcesses(),
): ProcessIdentity | null {
  const entry = processes.find((candidate) => candidate.pid === pid);
  return entry ? { pid: entry.pid, startedAt: entry.startedAt } : null;
}

/** Those that still run, and are still the same. */
export function stillRunning(
  identities: readonly ProcessIdentity[],
  processes: readonly ProcessEntry[] = listProcesses(),
): ProcessIdentity[] {
  return identities.filter(({ pid, startedAt }) =>
    processes.some((entry) => entry.pid === pid && entry.startedAt === startedAt),
  );
}

/** Ends processes at once; those that ended meanwhile are fine. */
export function killProcesses(identities: readonly ProcessIdentity[]): void {
  for (const { pid } of stillRunning(identities)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between looking and killing.
    }
  }
}
