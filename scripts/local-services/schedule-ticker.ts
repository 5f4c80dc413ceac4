import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProcessGroup, type ProcessGroup } from '../processes/process-group.ts';
import { repositoryRoot } from '../repository-root.ts';

const BUNDLE = 'run-schedules.js';
/** A build writes several files; they are complete a moment after the first. */
const BUILD_SETTLES_MILLISECONDS = 400;

export interface Ticker {
  stop: () => Promise<void>;
}

/** Ticks the scheduled jobs, in a process that starts anew whenever the functions are rebuilt. */
export function startScheduleTicker(options: {
  environment: NodeJS.ProcessEnv;
  /** Relative to the repository. */
  functionsFolder: string;
  intervalMilliseconds: number;
  logFile: string;
}): Ticker {
  const folder = join(repositoryRoot, options.functionsFolder);
  const start = (): ProcessGroup =>
    startProcessGroup(
      [
        join(repositoryRoot, 'scripts', 'local-services', 'tick-schedules.ts'),
        join(folder, BUNDLE),
        String(options.intervalMilliseconds),
      ],
      { cwd: repositoryRoot, logFile: options.logFile, environment: options.environment },
    );
  let group = start();
  let isStopped = false;
  let isRestartAsked = false;
  let restarting = Promise.resolve();
  const restart = async () => {
    await setTimeout(BUILD_SETTLES_MILLISECONDS);
    isRestartAsked = false;
    await group.stop('SIGTERM', 1_000);
    if (!isStopped) group = start();
  };
  const watcher: FSWatcher = watch(folder, (_event, name) => {
    if (name !== BUNDLE || isRestartAsked) return;
    isRestartAsked = true;
    restarting = restarting.then(restart);
  });
  return {
    stop: async () => {
      isStopped = true;
      watcher.close();
      await restarting;
      await group.stop('SIGTERM', 1_000);
    },
  };
}
