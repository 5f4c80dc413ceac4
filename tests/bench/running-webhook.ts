import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildFunctions } from '../../scripts/building/build-functions.ts';
import { freePorts } from '../../scripts/find/free-ports.ts';
import { stateFolder } from '../../scripts/repository-root.ts';

const PATH_SECRET = 'bench-path-that-nobody-can-guess';
/** Beside what programs import of it stands what is started. */
const FRAMEWORK = join(
  dirname(fileURLToPath(import.meta.resolve('@google-cloud/functions-framework'))),
  'main.js',
);
const FIRST_PORT = 24_000;
const START_MILLISECONDS = 30_000;

/** A webhook that answers, with the path's secret part. */
export interface RunningWebhook {
  address: string;
  stop: () => void;
}

/**
 * Builds the functions and starts one alone in its server, as the cloud runs it: one process for
 * many requests at once.
 *
 * @param target the function's name
 * @param settings of the provider, without the path's secret part
 */
export async function startWebhook(
  target: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningWebhook> {
  const folder = join(stateFolder, 'bench', `${target}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  await buildFunctions(folder);
  // Stands for Cloud Tasks: what it takes over is done elsewhere.
  const tasks = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{}'));
  });
  await new Promise<void>((resolve) => tasks.listen(0, '127.0.0.1', resolve));
  const { port } = await freePorts({ port: FIRST_PORT });
  const server = spawn(process.execPath, [FRAMEWORK, `--target=${target}`, `--port=${port}`], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${(tasks.address() as AddressInfo).port}`,
      PROVIDER_SECRETS: 'environment',
      [target === 'stravaWebhook' ? 'STRAVA_WEBHOOK_SECRETS' : 'GARMIN_WEBHOOK_SECRETS']:
        PATH_SECRET,
      ...settings,
    },
  });
  const stop = () => {
    server.kill();
    tasks.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}/${PATH_SECRET}`;
  const endAt = performance.now() + START_MILLISECONDS;
  while (!(await fetch(address).catch(() => null))) {
    if (performance.now() > endAt || server.exitCode !== null) {
      stop();
      throw new Error(`${target} does not answer`);
    }
    await setTimeout(50);
  }
  return { address, stop };
}

/** What `send` takes, in milliseconds, so many times and so many at once; ascending. */
export async function timesOf(
  count: number,
  parallel: number,
  send: (index: number) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      times.push(await send(index));
    }
  };
  await Promise.all(Array.from({ length: parallel }, sender));
  return times.sort((a, b) => a - b);
}
