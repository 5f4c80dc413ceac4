// Loaded into the Emulator Suite (node --import) for tests: all functions run in one process.
// Otherwise the Functions emulator starts a process for every function, and one more for every
// request that comes meanwhile. Each loads the same code, for more than a second of processor time.
import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';

/** As far as it is used here; the package has no types. */
interface Backend {
  /** The program that runs functions. */
  bin: string;
  functionsDir: string;
}
type Environment = Readonly<Record<string, string>>;

/** The emulator's record of the process that runs a function. */
interface Runtime {
  process: EventEmitter;
  events: EventEmitter;
  cwd: string;
  conn: object;
}
interface EmulatorModule {
  FunctionsEmulator: {
    prototype: {
      startNode: (backend: Backend, environment: Environment) => Promise<Runtime>;
    };
  };
  IPCConn: new (socketPath: string) => object;
}
interface SharedModule {
  getTemporarySocketPath: () => string;
}

const require = createRequire(import.meta.url);
const { FunctionsEmulator, IPCConn } =
  require('firebase-tools/lib/emulator/functionsEmulator') as EmulatorModule;
const { getTemporarySocketPath } =
  require('firebase-tools/lib/emulator/functionsEmulatorShared') as SharedModule;

const functionsServer = fileURLToPath(new URL('serve-functions.ts', import.meta.url));

interface SharedProcess {
  child: ChildProcess;
  workers: Set<EventEmitter>;
}

let shared: SharedProcess | null = null;

function startShared({ bin, functionsDir }: Backend, environment: Environment): SharedProcess {
  const child = fork(functionsServer, {
    cwd: functionsDir,
    execPath: bin,
    // This file belongs to the emulator alone.
    execArgv: [],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const workers = new Set<EventEmitter>();
  child.once('exit', () => {
    if (shared?.child === child) shared = null;
    for (const worker of workers) worker.emit('exit');
  });
  return { child, workers };
}

/** Takes the place of a function's own process. What is printed belongs to the first of them. */
function workerOf({ child, workers }: SharedProcess): EventEmitter {
  const isFirst = workers.size === 0;
  const output: Record<'stdout' | 'stderr', Readable | null> = isFirst
    ? { stdout: child.stdout, stderr: child.stderr }
    : { stdout: null, stderr: null };
  const worker = new EventEmitter();
  if (isFirst) child.on('message', (message) => worker.emit('message', message));
  workers.add(worker);
  return Object.assign(worker, output, {
    /** A function that failed ends no other. */
    kill: () => {
      if (workers.delete(worker)) worker.emit('exit');
    },
  });
}

FunctionsEmulator.prototype.startNode = async (backend, environment) => {
  shared ??= startShared(backend, environment);
  const socketPath = getTemporarySocketPath();
  shared.child.send(JSON.stringify({ ...environment, PORT: socketPath }));
  return Promise.resolve({
    process: workerOf(shared),
    events: new EventEmitter(),
    cwd: backend.functionsDir,
    conn: new IPCConn(socketPath),
  });
};
