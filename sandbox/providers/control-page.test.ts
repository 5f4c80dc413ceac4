import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../http-messages.ts';
import { startSandbox } from '../server.ts';
import {
  CONTROLLED_PROVIDERS,
  EVERYWHERE,
  NEWEST,
  NOW,
  type ControlStep,
} from './control-actions.ts';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = await startSandbox({
    port: 0,
    projectId: 'demo-x',
    authOrigin: 'http://127.0.0.1:9',
    appOrigin: 'http://localhost:5173',
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The words that the page would put in for its marks. */
async function filled(body: JsonObject): Promise<JsonObject> {
  if (body['id'] !== NEWEST) {
    return body['endedAt'] === NOW ? { ...body, endedAt: new Date().toISOString() } : body;
  }
  const state = (await (await fetch(`${origin}/strava/sandbox/state`)).json()) as {
    athletes: { newestActivityId: number }[];
  };
  return { ...body, id: state.athletes[0]?.newestActivityId };
}

async function post({ path, body }: ControlStep): Promise<{ status: number; text: string }> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(await filled(body)),
  });
  return { status: response.status, text: await response.text() };
}

describe("the developer's page", () => {
  it('is led to from the first one and names every athlete', async () => {
    expect(await (await fetch(origin)).text()).toContain('href="/providers"');
    const page = await (await fetch(`${origin}/providers`)).text();
    for (const name of ['Haruka Sato', 'Kenji Mori', 'Linh Nguyễn', 'Wei-Ting Chen']) {
      expect(page).toContain(name);
    }
  });

  it.each(CONTROLLED_PROVIDERS)('asks $name how it stands', async ({ statePath }) => {
    expect((await fetch(`${origin}${statePath}`)).status).toBe(200);
  });

  const actions = [
    ...EVERYWHERE,
    ...CONTROLLED_PROVIDERS.flatMap(({ groups }) => groups).flatMap((group) => group.actions),
  ].flatMap(({ label, steps }) => steps.map((step) => ({ label, step })));

  it.each(actions)(
    'has no button that a provider does not understand: $label $step.path',
    async ({ step }) => {
      const { status, text } = await post(step);
      // Nobody has linked anything here, so there is nothing to allow.
      if (step.path.endsWith('/permissions')) expect(text).toContain('is not registered');
      else expect({ status, text }).toMatchObject({ status: 200 });
    },
  );
});
