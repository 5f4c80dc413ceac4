import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, type Request, type Response } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { vi } from 'vitest';

const SETTINGS = {
  APP_ORIGIN: 'http://localhost:5173',
  // So that the two endpoints of files are there as well.
  BLOB_STORE: 'disk',
  BLOB_DIRECTORY: '/blobs',
  BLOB_SIGNING_KEY: 'k'.repeat(32),
  UPLOAD_ORIGIN: 'http://127.0.0.1:5001',
  // If both are set, the functions are only listed, and their settings not read.
  FUNCTIONS_CONTROL_API: '',
  FUNCTIONS_EMULATOR: '',
};

const servers = new Set<Server>();

/**
 * Sets what deployed functions find in their environment. Functions read it as they are loaded.
 *
 * @param own settings of the test, in addition
 */
export function stubDeployedSettings(own: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries({ ...SETTINGS, ...own })) vi.stubEnv(key, value);
}

/**
 * Serves a function behind the server that the cloud uses.
 *
 * @param name another one for each function of a process
 * @returns its address
 */
export async function serveAsDeployed(
  name: string,
  run: (request: Request & { rawBody: Buffer }, response: Response) => unknown,
): Promise<string> {
  http(name, async (request, response) => {
    const rawBody = request.rawBody ?? Buffer.alloc(0);
    await run(Object.assign(request, { rawBody }), response);
  });
  const server = getTestServer(name);
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Takes back the settings, and ends what was served. */
export async function endDeployed(): Promise<void> {
  vi.unstubAllEnvs();
  const ended = [...servers];
  servers.clear();
  await Promise.all(
    ended.map(async (server) => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }),
  );
}
