import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { buildFunctions } from '../../scripts/build-functions.ts';
import { freePorts } from '../../scripts/free-ports.ts';
import type { Bench, Measurement } from '../../scripts/measurement.ts';
import { stateFolder } from '../../scripts/repository-root.ts';

const POSTS = 1000;
const PARALLEL = 20;
const SUBSCRIPTION_ID = 120_475;
const PATH_SECRET = 'bench-path-that-nobody-can-guess';
/** Beside what programs import of it stands what is started. */
const FRAMEWORK = join(
  dirname(fileURLToPath(import.meta.resolve('@google-cloud/functions-framework'))),
  'main.js',
);
const FIRST_PORT = 24_000;
const START_MILLISECONDS = 30_000;

interface RunningFunction {
  address: string;
  stop: () => void;
}

/** The function alone in its server, as the cloud runs it: one process for many requests at once. */
async function startWebhook(folder: string, tasksHost: string): Promise<RunningFunction> {
  const { port } = await freePorts({ port: FIRST_PORT });
  const server = spawn(process.execPath, [FRAMEWORK, '--target=stravaWebhook', `--port=${port}`], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      CLOUD_TASKS_EMULATOR_HOST: tasksHost,
      STRAVA_SUBSCRIPTION_ID: `${SUBSCRIPTION_ID}`,
      STRAVA_VERIFY_TOKEN: 'verify',
      STRAVA_CLIENT_ID: '1',
      STRAVA_CLIENT_SECRET: 'secret',
      PROVIDER_SECRETS: 'environment',
      WEBHOOK_PATH_SECRET: PATH_SECRET,
    },
  });
  const address = `http://127.0.0.1:${port}/${PATH_SECRET}`;
  const endAt = performance.now() + START_MILLISECONDS;
  while (!(await fetch(address).catch(() => null))) {
    if (performance.now() > endAt || server.exitCode !== null) throw new Error('no webhook');
    await setTimeout(50);
  }
  return { address, stop: () => server.kill() };
}

async function post(address: string, ownerId: number, activityId: number): Promise<number> {
  const from = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      object_type: 'activity',
      object_id: activityId,
      aspect_type: 'create',
      updates: {},
      owner_id: ownerId,
      subscription_id: SUBSCRIPTION_ID,
      event_time: Math.floor(Date.now() / 1000),
    }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`the webhook answered ${response.status}`);
  return performance.now() - from;
}

/** How soon Strava's events are answered, the first to a new instance and 1,000, 20 at a time. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const { adminFirestore } = await import('../functions/admin.ts');
    const folder = join(stateFolder, 'bench', `webhook-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    await buildFunctions(folder);
    // Stands for Cloud Tasks: what it takes over is done elsewhere.
    const tasks = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(200).end('{}'));
    });
    await new Promise<void>((resolve) => tasks.listen(0, '127.0.0.1', resolve));
    const ownerId = 900_000_000 + (Date.now() % 90_000_000);
    const account = adminFirestore.doc(firestorePaths.providerAccount('strava', `${ownerId}`));
    await account.set({
      provider: 'strava',
      accountId: `${ownerId}`,
      uid: 'bench-webhook',
      createdAt: Timestamp.now(),
    });
    const webhook = await startWebhook(
      folder,
      `127.0.0.1:${(tasks.address() as AddressInfo).port}`,
    );
    try {
      const first = await post(webhook.address, ownerId, 1);
      const times: number[] = [];
      let next = 2;
      const sender = async () => {
        while (next <= POSTS + 1) times.push(await post(webhook.address, ownerId, next++));
      };
      await Promise.all(Array.from({ length: PARALLEL }, sender));
      const taken = await adminFirestore
        .collection(firestorePaths.jobs())
        .where('key', '>=', `${ownerId}_`)
        .where('key', '<', `${ownerId}\``)
        .count()
        .get();
      times.sort((a, b) => a - b);
      return [
        {
          figure: 'Strava event → answer, the first to a new instance',
          value: first,
          unit: 'ms',
          budget: 2000,
        },
        {
          figure: '1,000 Strava events, 20 at a time: 99th percentile',
          value: times[Math.ceil(0.99 * times.length) - 1] ?? Number.NaN,
          unit: 'ms',
          budget: 1000,
        },
        {
          figure: '1,000 Strava events, 20 at a time: slowest',
          value: times.at(-1) ?? Number.NaN,
          unit: 'ms',
          budget: 2000,
        },
        {
          figure: '1,000 Strava events: jobs written and not yet swept',
          value: taken.data().count,
          unit: 'jobs',
          budget: null,
        },
      ];
    } finally {
      webhook.stop();
      tasks.close();
      rmSync(folder, { recursive: true, force: true });
      await account.delete();
    }
  },
};
