import { createECDH, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MODELS } from '@tasuki/domain/chat/model-registry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askIdentityToolkit } from '../../../functions/src/accounts/identity-toolkit.ts';
import { ANSWER_LIMITS } from '../../../functions/src/coaching/answer-limits.ts';
import {
  downloadGarminFile,
  readGarminUserId,
} from '../../../functions/src/integrations/garmin/garmin-client.ts';
import { scheduleGarminWorkout } from '../../../functions/src/integrations/garmin/garmin-training.ts';
import { encryptByKey } from '../../../functions/src/integrations/key-service/key-service.ts';
import { languageModel } from '../../../functions/src/integrations/models/language-model.ts';
import { backUpDatabase } from '../../../functions/src/backups/back-up-database.ts';
import { moderateText } from '../../../functions/src/integrations/models/moderate-text.ts';
import { streamModel } from '../../../functions/src/integrations/models/stream-model.ts';
import { readWeatherDay } from '../../../functions/src/integrations/open-meteo/open-meteo-client.ts';
import { providerFetch } from '../../../functions/src/integrations/oauth/provider-fetch.ts';
import { readStravaClubIds } from '../../../functions/src/integrations/strava/strava-client.ts';
import { webPushTransport } from '../../../functions/src/push/push-transport.ts';
import { repositoryRoot } from '../../../scripts/repository-root.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';
import { openGarminFixture, type GarminFixture } from '../garmin-fixture.ts';
import { hostileAddresses } from './hostile-addresses.ts';

const figure = soakFigure(14);
const REDIRECTS = [301, 302, 303, 307, 308] as const;

/** The server that an attacker would have us call; it notes each request. */
let trap: Server;
let trapPort: number;
const trapped: string[] = [];
/** Answers everything by leading to the trap. */
let leading: Server;
let leadingOrigin: string;
let leadingStatus: number = REDIRECTS[0];
let ledCount = 0;
let fixture: GarminFixture;

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  trap = createServer((request, response) => {
    trapped.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.end('{}');
  });
  trapPort = await listening(trap);
  leading = createServer((_request, response) => {
    ledCount += 1;
    response.writeHead(leadingStatus, { location: `http://127.0.0.1:${trapPort}/led` }).end();
  });
  leadingOrigin = `http://127.0.0.1:${await listening(leading)}`;
  fixture = await openGarminFixture(new Date('2099-08-02T09:00:00Z'));
});
afterAll(async () => {
  for (const server of [trap, leading]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await fixture.close();
});

describe('an address in a notification', () => {
  it('is fetched only where it is one of Garmin’s files', async () => {
    const runner = await fixture.link('wei');
    const before = fixture.garmin.requests().length;
    const garminApi = fixture.dependencies.apiUrl ?? '';
    const addresses = hostileAddresses({ garminApi, port: trapPort });
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(60);
    const files = addresses.map((callbackURL, index) => ({
      userId: runner.userId,
      summaryId: `${index}`,
      startTimeInSeconds: 4_075_000_000,
      fileType: 'FIT',
      callbackURL,
    }));
    expect(await fixture.post({ activityFiles: files })).toBe(200);
    figure.tried(addresses.length);
    expect(await fixture.jobsOf(runner.uid)).toEqual([]);
    await fixture.settle(runner, 3600);
    expect(trapped).toEqual([]);
    expect(fixture.garmin.requests()).toHaveLength(before);
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
  });

  it('is looked at again by the job that fetches it', async () => {
    const garminApi = fixture.dependencies.apiUrl ?? '';
    const runner = await fixture.link('wei');
    const notifications = await fixture.notifications({
      athletes: [runner.key],
      distanceMeters: 300,
    });
    await fixture.post(notifications.find((body) => body['activityFiles'] !== undefined));
    const job = (await fixture.jobsOf(runner.uid)).find(({ id }) => id.startsWith('fetch-garmin'));
    if (!job) throw new Error('no file was reported');
    const stored = await adminFirestore.doc(firestorePaths.job(job.id)).get();
    const fetched: string[] = [];
    const realFetch = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
      fetched.push(input instanceof Request ? input.url : String(input));
      return realFetch(input, options);
    });
    for (const [index, callbackUrl] of hostileAddresses({ garminApi, port: trapPort }).entries()) {
      // As it would be stored, had somebody brought it past the notification's reader.
      const forged = adminFirestore.doc(`${firestorePaths.jobs()}/${job.id}x${index}`);
      await forged.set({
        ...stored.data(),
        key: `${String(stored.get('key'))}x${index}`,
        payload: { ...(stored.get('payload') as object), summaryId: `x${index}`, callbackUrl },
      });
      await fixture.run(forged.id);
      figure.tried();
    }
    expect(trapped).toEqual([]);
    expect(fetched.filter((address) => address.includes('activityFile'))).toEqual([]);
  });
});

/** Each way in which something outside is asked, at an address that leads elsewhere. */
const ASKED: Readonly<Record<string, (origin: string) => Promise<unknown>>> = {
  'functions/src/accounts/identity-toolkit.ts': async (origin) => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(origin).host);
    await askIdentityToolkit('accounts:lookup', {})
      .catch(() => undefined)
      .finally(() => vi.unstubAllEnvs());
  },
  'functions/src/integrations/garmin/garmin-requests.ts': async (origin) => {
    await downloadGarminFile(new URL(`${origin}/file`), 'token').catch(() => undefined);
    const access = { apiBase: origin, accessToken: 'token' };
    await readGarminUserId(access).catch(() => undefined);
    await scheduleGarminWorkout(access, { workoutId: '1', day: '2026-11-27' }).catch(
      () => undefined,
    );
  },
  'functions/src/integrations/strava/strava-client.ts': async (origin) =>
    readStravaClubIds({
      apiUrl: origin,
      accessToken: 'token',
      allowance: {
        take: async () => Promise.resolve(),
        learn: async () => Promise.resolve(new Date()),
      },
    }),
  'functions/src/integrations/oauth/provider-fetch.ts': async (origin) =>
    providerFetch(`${origin}/token`, {
      method: 'POST',
      headers: {},
      body: new URLSearchParams({ client_secret: 'secret' }),
    }),
  'functions/src/integrations/key-service/key-service.ts': async (origin) =>
    encryptByKey(
      { keyName: 'projects/p/cryptoKeys/k', serviceUrl: origin, accessToken: null },
      Buffer.from('secret'),
      Buffer.from('whose'),
    ),
  'functions/src/backups/back-up-database.ts': async (origin) =>
    backUpDatabase('bucket', {
      projectId: 'project',
      accessToken: async () => Promise.resolve('token'),
      // The place is fixed; what leads on stands there.
      fetch: async (_place, settings) => fetch(origin, settings),
      now: () => new Date(),
    }),
  'functions/src/integrations/open-meteo/open-meteo-client.ts': async (origin) =>
    readWeatherDay(
      { latitudeDegrees: 35.7, longitudeDegrees: 139.7 },
      '2026-11-20',
      { forecastUrl: origin, archiveUrl: origin, key: 'key' },
      new Date('2026-11-21T00:00:00Z'),
    ),
  'functions/src/push/push-transport.ts': async (origin) => {
    const [service, device] = [createECDH('prime256v1'), createECDH('prime256v1')];
    // A random key may begin with a zero, which is lost.
    service.setPrivateKey(Buffer.alloc(32, 1));
    const send = webPushTransport({
      publicKey: service.getPublicKey('base64url'),
      privateKey: service.getPrivateKey('base64url'),
      subject: 'mailto:operator@example.test',
      services: [origin],
    });
    const subscription = {
      uid: 'runner',
      endpoint: `${origin}/device`,
      p256dh: device.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
      createdAt: Timestamp.now(),
    };
    const content = {
      title: 'Tasuki',
      body: 'New feedback',
      path: '/activities/a1',
      tag: 'a1',
      language: 'en',
      stopWords: 'Turn off',
    };
    expect(await send(subscription, content, 60)).toBe('unknown');
  },
  'functions/src/integrations/models/moderate-text.ts': async (origin) =>
    moderateText('text', { baseUrl: origin, key: 'key' }, new AbortController().signal),
  'functions/src/integrations/models/language-model.ts': async (origin) => {
    const access = { baseUrl: origin, key: 'key' };
    const models = { openai: access, google: access, anthropic: access };
    // One of each interface.
    const kinds = Map.groupBy(MODELS, ({ provider, api }) => `${provider} ${api ?? ''}`);
    for (const [model] of kinds.values()) {
      if (!model) continue;
      const asked = await languageModel(model, models);
      if (asked === null) throw new Error('a model without a key');
      const outcome = await streamModel(
        {
          model: asked,
          instructions: 'x',
          messages: [{ role: 'user', content: 'x' }],
          tools: {},
          toolStepsMaximum: 0,
          outputTokensMaximum: 100,
          timeLimits: ANSWER_LIMITS.attempt,
          mayGoOn: async () => Promise.resolve(true),
          signal: new AbortController().signal,
        },
        () => true,
      );
      expect(outcome.end.kind).toBe('failed');
    }
  },
};

it('has a case for every place from which something outside is asked', () => {
  const places = globSync('functions/src/**/*.ts', { cwd: repositoryRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /\bfetch\(/.test(readFileSync(join(repositoryRoot, path), 'utf8')));
  expect(places.sort()).toEqual(Object.keys(ASKED).sort());
});

describe.each(Object.entries(ASKED))('what asks from %s', (_place, ask) => {
  beforeAll(() => {
    ledCount = 0;
  });
  it.each(REDIRECTS)('follows no redirect by %d', async (status) => {
    leadingStatus = status;
    await ask(leadingOrigin).catch(() => undefined);
    figure.tried();
    expect(trapped).toEqual([]);
  });

  it('asks at all', () => {
    // After some failures a company may be left alone for a while.
    expect(ledCount).toBeGreaterThan(0);
  });
});
