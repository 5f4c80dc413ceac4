import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endDeployed,
  serveAsDeployed,
  stubDeployedSettings,
} from '../platform/requests/deployed-for-tests.ts';

interface Deployed {
  (request: unknown, response: unknown): unknown;
  run: (event: unknown) => unknown;
  __endpoint: { httpsTrigger?: object; eventTrigger?: object; scheduleTrigger?: object };
}

let functions: ReadonlyMap<string, Deployed>;

beforeAll(async () => {
  stubDeployedSettings({ BEING_RESTORED: 'true' });
  functions = deployedOf(await import('../index.ts'));
});
afterAll(endDeployed);

function deployedOf(exported: object): Map<string, Deployed> {
  return new Map(
    Object.entries(exported).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'function' && '__endpoint' in value
        ? [[name, value as Deployed] as const]
        : [...deployedOf(value as object)],
    ),
  );
}

function namesWith(trigger: keyof Deployed['__endpoint']): string[] {
  return [...functions].filter(([, { __endpoint }]) => __endpoint[trigger]).map(([name]) => name);
}

function functionOf(name: string): Deployed {
  const found = functions.get(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Asks a function as its company does, behind the server that the cloud uses. */
async function ask(name: string, method: 'GET' | 'POST'): Promise<Response> {
  const address = await serveAsDeployed(`${name}-${method}`, functionOf(name));
  const body = method === 'POST' ? { body: '{}' } : {};
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method, headers, ...body });
}

describe('while a backup is brought back', () => {
  it('has every company come again later, with nothing taken in', async () => {
    const names = namesWith('httpsTrigger');
    expect(names).toEqual(
      expect.arrayContaining(['stripeWebhook', 'stravaWebhook', 'garminWebhook', 'mailWebhook']),
    );
    for (const name of names) {
      for (const method of ['GET', 'POST'] as const) {
        const { status, headers } = await ask(name, method);
        const retryAfterSeconds = Number(headers.get('retry-after'));
        expect({ name, method, status }).toEqual({ name, method, status: 503 });
        expect(retryAfterSeconds).toBeGreaterThan(0);
        expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
      }
    }
  });

  it('leaves every event of the database to be delivered again', async () => {
    const names = namesWith('eventTrigger');
    expect(names).toContain('onMessageCreated');
    for (const name of names) {
      const { __endpoint, run } = functionOf(name);
      expect({ name, ...__endpoint.eventTrigger }).toMatchObject({ name, retry: true });
      const event = { params: {}, data: undefined };
      await expect(
        Promise.resolve().then(() => run(event)),
        name,
      ).rejects.toMatchObject({
        code: 'common/being-restored',
      });
    }
  });

  it('does nothing by the clock but to run the jobs that a restore waits for', async () => {
    const names = namesWith('scheduleTrigger').filter((name) => name !== 'sweepJobs');
    expect(names).toContain('reconcileBilling');
    for (const name of names) await functionOf(name).run({});
  });
});
