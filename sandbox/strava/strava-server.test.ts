import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summaryShape } from './activity-shapes.ts';
import { StravaServer } from './strava-server.ts';

const START = new Date('2026-11-21T12:01:00Z');
const CALLBACK = 'http://localhost:5173/auth/strava/callback';
const ALL_SCOPES = 'read,activity:read_all,activity:write';
const HOUR = 3_600_000;

let now: Date;
let strava: StravaServer;
let origin: string;
const servers: Server[] = [];

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  now = START;
  strava = new StravaServer({
    now: () => now,
    client: { id: 'one', secret: 'two', redirectUri: 'https://app.example/auth' },
    retryDelaysMilliseconds: [1, 1],
  });
  origin = await listening(
    createServer((request, response) => void strava.answer(request, response)),
  );
});
afterEach(async () => {
  strava.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

function authorizeAddress(change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'one',
    redirect_uri: CALLBACK,
    response_type: 'code',
    approval_prompt: 'auto',
    scope: ALL_SCOPES,
    state: 'state-1',
    ...change,
  });
  return `${origin}/strava/oauth/authorize?${query.toString()}`;
}

async function decide(
  form: Record<string, string> | [string, string][],
  change: Record<string, string> = {},
): Promise<URLSearchParams> {
  const response = await fetch(authorizeAddress(change), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '').searchParams;
}

async function token(fields: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/strava/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'one', client_secret: 'two', ...fields }),
  });
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at: number;
}

async function signIn(athlete = 'haruka', scope = ALL_SCOPES): Promise<Tokens> {
  const permissions = scope.split(',').map((one): [string, string] => ['permission', one]);
  const back = await decide([['athlete', athlete], ['decision', 'allow'], ...permissions], {
    scope,
  });
  const response = await token({
    grant_type: 'authorization_code',
    code: back.get('code') ?? '',
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

async function refresh(refreshToken: string): Promise<Response> {
  return token({ grant_type: 'refresh_token', refresh_token: refreshToken });
}

async function ask(path: string, accessToken: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}/strava/api/v3${path}`, {
    ...init,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  });
}

async function list<Item = { id: number; private: boolean; start_date: string }>(
  path: string,
  accessToken: string,
): Promise<Item[]> {
  const response = await ask(path, accessToken);
  expect(response.status).toBe(200);
  return (await response.json()) as Item[];
}

async function control(path: string, body?: unknown): Promise<Response> {
  return fetch(`${origin}/strava/sandbox${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('signing in at Strava', () => {
  it('shows who one can be and what one can untick', async () => {
    const page = await (await fetch(authorizeAddress())).text();
    expect(page).toContain('Linh Nguyễn');
    expect(page).toContain('value="activity:read_all" checked');
    expect(page).not.toContain('Wei-Ting');
  });

  it.each([
    ['another application', { client_id: 'three' }, 'client_id'],
    [
      'a host that is not the application’s',
      { redirect_uri: 'https://evil.example/' },
      'redirect_uri',
    ],
    ['no address', { redirect_uri: 'app.example' }, 'redirect_uri'],
    ['scopes that are none', { scope: 'read everything' }, 'scope'],
    ['another way', { response_type: 'token' }, 'response_type'],
  ])('refuses %s without sending the browser anywhere', async (_, change, field) => {
    const response = await fetch(authorizeAddress(change), { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field, code: 'invalid' }] });
  });

  it('tells which scopes were given, or that none was', async () => {
    const granted = await decide([
      ['athlete', 'linh'],
      ['decision', 'allow'],
      ['permission', 'read'],
      ['permission', 'profile:read_all'],
    ]);
    expect(granted.get('scope')).toBe('read');
    expect(granted.get('state')).toBe('state-1');
    const refused = await decide({ decision: 'refuse' });
    expect(Object.fromEntries(refused)).toEqual({ state: 'state-1', error: 'access_denied' });
  });

  it('exchanges a code once, for who knows the secret, within ten minutes', async () => {
    const permit = { athlete: 'linh', decision: 'allow', permission: 'read' };
    const code = (await decide(permit)).get('code') ?? '';
    const exchange = { grant_type: 'authorization_code', code };
    expect((await token({ ...exchange, client_secret: 'guess' })).status).toBe(401);
    const first = await token(exchange);
    expect(await first.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 21_600,
      athlete: { id: 97_640_233, firstname: 'Linh', resource_state: 2 },
    });
    expect((await token(exchange)).status).toBe(400);
    const late = (await decide(permit)).get('code') ?? '';
    now = new Date(START.getTime() + 11 * 60_000);
    expect((await token({ ...exchange, code: late })).status).toBe(400);
  });

  it('gives the same tokens while more than an hour is left, then replaces both', async () => {
    const first = await signIn();
    now = new Date(START.getTime() + 4 * HOUR);
    expect(await (await refresh(first.refresh_token)).json()).toMatchObject({
      access_token: first.access_token,
      refresh_token: first.refresh_token,
      expires_in: 7_200,
    });
    now = new Date(START.getTime() + 5.5 * HOUR);
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await (await refresh(first.refresh_token)).json()).toEqual({
      message: 'Bad Request',
      errors: [{ resource: 'RefreshToken', field: 'refresh_token', code: 'invalid' }],
    });
    expect(strava.tokens.rotations()).toBe(1);
    expect((await ask('/athlete', first.access_token)).status).toBe(200);
    now = new Date(START.getTime() + 6 * HOUR);
    expect((await ask('/athlete', first.access_token)).status).toBe(401);
    expect((await ask('/athlete', second.access_token)).status).toBe(200);
  });

  it('lets one of fifty refreshes at once replace the tokens', async () => {
    const { refresh_token: refreshToken } = await signIn();
    now = new Date(START.getTime() + 5.5 * HOUR);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await refresh(refreshToken)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(strava.tokens.rotations()).toBe(1);
  });

  it('revokes by id and secret whichever token is shown, and by the old way too', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const tokens = await signIn();
      const revoke = async (secret: string) =>
        fetch(`${origin}/strava/oauth/revoke`, {
          method: 'POST',
          headers: { authorization: `Basic ${btoa(`one:${secret}`)}` },
          body: new URLSearchParams({ token: tokens[which] }),
        });
      expect((await revoke('guess')).status).toBe(401);
      expect((await ask('/athlete', tokens.access_token)).status).toBe(200);
      expect((await revoke('two')).status).toBe(200);
      expect((await ask('/athlete', tokens.access_token)).status).toBe(401);
      expect((await refresh(tokens.refresh_token)).status).toBe(400);
      expect((await revoke('two')).status).toBe(200);
    }
    const tokens = await signIn();
    const deauthorize = async () =>
      fetch(`${origin}/strava/oauth/deauthorize`, {
        method: 'POST',
        body: new URLSearchParams({ access_token: tokens.access_token }),
      });
    expect(await (await deauthorize()).json()).toEqual({ access_token: tokens.access_token });
    expect((await deauthorize()).status).toBe(401);
  });
});

describe("an athlete's activities", () => {
  it('come in pages, newest first, until an empty one', async () => {
    const { access_token: accessToken } = await signIn();
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const items = await list(`/athlete/activities?per_page=60&page=${page}`, accessToken);
      if (items.length === 0) break;
      ids.push(...items.map(({ id }) => id));
    }
    expect(ids).toHaveLength(160);
    expect(new Set(ids).size).toBe(160);
    const usual = await list('/athlete/activities', accessToken);
    expect(usual.map(({ id }) => id)).toEqual(ids.slice(0, 30));
    for (const query of ['per_page=201', 'per_page=0', 'page=0', 'before=yesterday']) {
      expect((await ask(`/athlete/activities?${query}`, accessToken)).status).toBe(400);
    }
  });

  it('can be asked for before and after a moment, then oldest first', async () => {
    const { access_token: accessToken } = await signIn();
    const all = await list('/athlete/activities?per_page=200', accessToken);
    const secondsOf = ({ start_date: date }: { start_date: string }) => Date.parse(date) / 1000;
    const [tenth, twentieth] = [all[10], all[20]];
    if (!tenth || !twentieth) throw new Error('There are more');
    const path = `/athlete/activities?before=${secondsOf(tenth)}&after=${secondsOf(twentieth)}`;
    expect(await list(path, accessToken)).toEqual(all.slice(11, 20).reverse());
  });

  it('hold private ones only for who may see them, and nothing for who may see none', async () => {
    const everything = await signIn('haruka', 'read,activity:read_all');
    const all = await list('/athlete/activities?per_page=200', everything.access_token);
    const hidden = all.find((activity) => activity.private);
    if (!hidden) throw new Error('None is private');
    const { access_token: less } = await signIn('haruka~other', 'read,activity:read');
    const seen = await list('/athlete/activities?per_page=200', less);
    expect(seen.length).toBe(all.filter((activity) => !activity.private).length);
    const theirs = strava.accounts.get('haruka~other');
    const [theirHidden] = strava.accounts.activities(theirs).filter(({ isPrivate }) => isPrivate);
    expect((await ask(`/activities/${theirHidden?.id ?? 0}`, less)).status).toBe(404);
    // Somebody else's are not there at all.
    const [open] = all.filter((activity) => !activity.private);
    expect((await ask(`/activities/${open?.id ?? 0}`, less)).status).toBe(404);
    const { access_token: none } = await signIn('linh', 'read');
    const refused = await ask('/athlete/activities', none);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      errors: [{ resource: 'AccessToken', field: 'activity:read_permission', code: 'missing' }],
    });
  });

  it('have a detail whose laps and splits add up to the distance', async () => {
    const { access_token: accessToken } = await signIn();
    const [activity] = strava.accounts
      .activities(strava.accounts.get('haruka'))
      .filter(({ session }) => session.kind === 'intervals');
    const response = await ask(`/activities/${activity?.id ?? 0}`, accessToken);
    const detail = (await response.json()) as Record<
      'laps' | 'splits_metric',
      { distance: number }[]
    > & { distance: number; best_efforts: { name: string; elapsed_time: number }[] };
    for (const parts of [detail.laps, detail.splits_metric]) {
      const total = parts.reduce((sum, { distance }) => sum + distance, 0);
      expect(Math.abs(total - detail.distance) / detail.distance).toBeLessThan(0.01);
    }
    expect(await list(`/activities/${activity?.id ?? 0}/laps`, accessToken)).toEqual(detail.laps);
    const efforts = detail.best_efforts.map(({ elapsed_time: seconds }) => seconds);
    expect(efforts).toEqual([...efforts].sort((a, b) => a - b));
    expect(detail.best_efforts.map(({ name }) => name).slice(0, 3)).toEqual([
      '400m',
      '1/2 mile',
      '1K',
    ]);
  });

  it('have streams of what the watch measured, and none when typed in', async () => {
    const { access_token: accessToken } = await signIn('kenji');
    const activities = strava.accounts.activities(strava.accounts.get('kenji'));
    const streamsOf = async (fits: (one: (typeof activities)[number]) => boolean) => {
      const id = activities.find(fits)?.id ?? 0;
      return ask(
        `/activities/${id}/streams?keys=time,heartrate,latlng,watts&key_by_type=true`,
        accessToken,
      );
    };
    const whole = (await (
      await streamsOf(
        ({ session }) =>
          session.kind === 'easy' && !session.isManual && session.plan.faults.length === 0,
      )
    ).json()) as Record<string, { data: unknown[]; original_size: number }>;
    expect(Object.keys(whole).sort()).toEqual(['distance', 'heartrate', 'latlng', 'time']);
    for (const { data, original_size: size } of Object.values(whole)) {
      expect(data).toHaveLength(whole['time']?.data.length ?? 0);
      expect(size).toBe(data.length);
    }
    const indoors = (await (
      await streamsOf(({ session }) => session.kind === 'treadmill' && !session.isManual)
    ).json()) as object;
    expect(indoors).not.toHaveProperty('latlng');
    expect((await streamsOf(({ session }) => session.isManual)).status).toBe(404);
  });

  it('tell the clock on the wall with a Z that is not true, and the cadence of one leg', () => {
    const [activity] = strava.accounts
      .activities(strava.accounts.get('linh'))
      .filter(({ session }) => session.kind === 'easy' && !session.isManual);
    if (!activity) throw new Error('None');
    const shape = summaryShape(activity);
    const apart = Date.parse(shape.start_date_local) - Date.parse(shape.start_date);
    expect(apart).toBe(7 * HOUR);
    expect(shape.utc_offset).toBe(25_200);
    expect(shape.timezone).toBe('(GMT+07:00) Asia/Ho_Chi_Minh');
    expect(shape.average_cadence).toBeGreaterThan(70);
    expect(shape.average_cadence).toBeLessThan(100);
  });

  it('of one athlete are 2,000, and paged through in no time', async () => {
    const { access_token: accessToken } = await signIn('kenji');
    await list('/athlete/activities?per_page=1', accessToken);
    const from = performance.now();
    let count = 0;
    for (let page = 1; page <= 11; page += 1) {
      count += (await list(`/athlete/activities?per_page=200&page=${page}`, accessToken)).length;
    }
    expect(count).toBe(2_000);
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  it('take a description from who may write, without a word to anybody', async () => {
    const { access_token: accessToken } = await signIn();
    strava.events.subscribe('http://127.0.0.1:9/');
    const [activity] = strava.accounts.activities(strava.accounts.get('haruka'));
    const path = `/activities/${activity?.id ?? 0}`;
    const written = await ask(path, accessToken, {
      method: 'PUT',
      body: JSON.stringify({ description: 'よく走れました。\n— coach' }),
    });
    expect(await written.json()).toMatchObject({ description: 'よく走れました。\n— coach' });
    expect(strava.events.deliveries()).toEqual([]);
    const page = await fetch(`${origin}/strava${path}`);
    expect(await page.text()).toContain('よく走れました。');
    const { access_token: reader } = await signIn('haruka', 'read,activity:read_all');
    const refused = await ask(path, reader, { method: 'PUT', body: '{"description":"x"}' });
    expect(refused.status).toBe(401);
  });
});

describe('clubs', () => {
  it('are joined on their page and listed then', async () => {
    const { access_token: accessToken } = await signIn();
    expect(await list('/athlete/clubs', accessToken)).toEqual([]);
    const join = async (decision: string) =>
      fetch(`${origin}/strava/clubs/1440144`, {
        method: 'POST',
        body: new URLSearchParams({ athlete: 'haruka', decision }),
      });
    expect(await (await join('join')).text()).toContain('In it: Haruka Sato (haruka)');
    expect(await list('/athlete/clubs', accessToken)).toMatchObject([
      { id: 1_440_144, name: 'Tasuki Runners' },
    ]);
    await join('leave');
    expect(await list('/athlete/clubs', accessToken)).toEqual([]);
  });
});

describe('limits', () => {
  it('count an application’s calls in quarters of an hour and days of UTC', async () => {
    const { access_token: accessToken } = await signIn();
    strava.limits.setLimits({
      overall: { quarterHour: 4, day: 20 },
      read: { quarterHour: 2, day: 7 },
    });
    const call = async () => ask('/athlete', accessToken);
    const first = await call();
    expect(first.headers.get('x-ratelimit-limit')).toBe('4,20');
    expect(first.headers.get('x-readratelimit-limit')).toBe('2,7');
    expect(first.headers.get('x-readratelimit-usage')).toBe('1,1');
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-readratelimit-usage')).toBe('3,3');
    expect(await refused.json()).toMatchObject({ message: 'Rate Limit Exceeded' });
    now = new Date('2026-11-21T12:14:59.999Z');
    expect((await call()).status).toBe(429);
    now = new Date('2026-11-21T12:15:00Z');
    expect((await call()).status).toBe(200);
    expect((await call()).headers.get('x-ratelimit-usage')).toBe('2,6');
    now = new Date('2026-11-21T12:30:00Z');
    expect((await call()).status).toBe(200);
    // Refused calls counted toward the day.
    expect((await call()).status).toBe(429);
    const tomorrow = await signIn();
    now = new Date('2026-11-22T00:00:00Z');
    const { access_token: fresh } = (await (
      await refresh(tomorrow.refresh_token)
    ).json()) as Tokens;
    expect((await ask('/athlete', fresh)).headers.get('x-ratelimit-usage')).toBe('1,1');
  });

  it('count calls without a good token too', async () => {
    const response = await ask('/athlete', 'guess');
    expect(response.status).toBe(401);
    expect(response.headers.get('x-ratelimit-usage')).toBe('1,1');
  });
});

describe('what a developer can do to it', () => {
  it('finishes a run, which is the newest then', async () => {
    const { access_token: accessToken } = await signIn();
    const { id } = (await (
      await control('/activities/finish', {
        athlete: 'haruka',
        distanceMeters: 5000,
        name: '夜ラン',
      })
    ).json()) as { id: number };
    const [newest] = await list<{ id: number; name: string }>('/athlete/activities', accessToken);
    expect(newest).toMatchObject({ id, name: '夜ラン' });
    await control('/activities/delete', { id });
    expect((await ask(`/activities/${id}`, accessToken)).status).toBe(404);
  });

  it('finishes several runs at once as several, and one that ended at a moment once', () => {
    const account = strava.accounts.get('linh');
    const ids = [1, 2, 3].map(() => strava.finishRun(account).id);
    expect(new Set(ids).size).toBe(3);
    const endedAt = new Date(START.getTime() - 86_400_000);
    expect(strava.finishRun(account, { endedAt }).id).toBe(
      strava.finishRun(account, { endedAt }).id,
    );
    expect(strava.accounts.activities(account)).toHaveLength(134);
  });

  it('takes tokens away in every way', async () => {
    const tokens = await signIn();
    await control('/tokens/expire', { athlete: 'haruka', which: 'access' });
    expect((await ask('/athlete', tokens.access_token)).status).toBe(401);
    const renewed = (await (await refresh(tokens.refresh_token)).json()) as Tokens;
    expect((await ask('/athlete', renewed.access_token)).status).toBe(200);
    await control('/tokens/expire', { athlete: 'haruka', which: 'refresh' });
    expect((await refresh(renewed.refresh_token)).status).toBe(400);
    await control('/tokens/revoke', { athlete: 'haruka' });
    expect((await ask('/athlete', renewed.access_token)).status).toBe(401);
  });

  it('goes down, tears connections, is at its limit, and is well again', async () => {
    const { access_token: accessToken } = await signIn();
    await control('/troubles', { isDown: true });
    expect((await ask('/athlete', accessToken)).status).toBe(503);
    await control('/troubles', { isDown: false, isConnectionClosed: true });
    await expect(ask('/athlete', accessToken)).rejects.toThrow();
    await control('/troubles', { isConnectionClosed: false, isRateLimited: true });
    expect((await ask('/athlete', accessToken)).status).toBe(429);
    await control('/troubles', { isRateLimited: false });
    expect((await ask('/athlete', accessToken)).status).toBe(200);
    await control('/limits/use-up', { window: 'quarterHour' });
    expect((await ask('/athlete', accessToken)).status).toBe(429);
  });

  it('shows what was asked, and no token', async () => {
    const tokens = await signIn();
    await ask('/athlete/activities?page=2', tokens.access_token);
    const text = await (await control('/state')).text();
    expect(JSON.parse(text)).toMatchObject({
      requests: [
        { path: '/strava/api/v3/athlete/activities', query: { page: '2' }, status: 200 },
        {},
        {},
      ],
    });
    expect(text).not.toContain(tokens.access_token);
    expect(text).not.toContain(tokens.refresh_token);
  });

  it.each([
    ['/activities/finish', { athlete: 'nobody' }],
    ['/activities/delete', { id: 1 }],
    ['/events/mode', { mode: 'sing' }],
    ['/limits', { overall: 3 }],
  ])('says what is wrong with %s', async (path, body) => {
    const response = await control(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
    expect((await control('/nothing')).status).toBe(404);
  });
});
