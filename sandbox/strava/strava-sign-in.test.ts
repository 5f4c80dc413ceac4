import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { StravaFixture, type FixtureTokens } from './strava-fixture.ts';

let fixture: StravaFixture;
beforeEach(async () => {
  fixture = await new StravaFixture().start();
});
afterEach(async () => fixture.stop());

describe('signing in at Strava', () => {
  it('shows who one can be and what one can untick', async () => {
    const page = await (await fetch(fixture.authorizeAddress())).text();
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
    const response = await fetch(fixture.authorizeAddress(change), { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field, code: 'invalid' }] });
  });

  it('says which scopes were given, or that none was', async () => {
    const granted = await fixture.decide([
      ['athlete', 'linh'],
      ['decision', 'allow'],
      ['permission', 'read'],
      ['permission', 'profile:read_all'],
    ]);
    expect(granted.get('scope')).toBe('read');
    expect(granted.get('state')).toBe('state-1');
    const refused = await fixture.decide({ decision: 'refuse' });
    expect(Object.fromEntries(refused)).toEqual({ state: 'state-1', error: 'access_denied' });
  });

  it('exchanges a code once, for who knows the secret, within ten minutes', async () => {
    const permit = { athlete: 'linh', decision: 'allow', permission: 'read' };
    const code = (await fixture.decide(permit)).get('code') ?? '';
    const exchange = { grant_type: 'authorization_code', code };
    expect((await fixture.token({ ...exchange, client_secret: 'guess' })).status).toBe(401);
    const first = await fixture.token(exchange);
    expect(await first.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 21_600,
      athlete: { id: 97_640_233, firstname: 'Linh', resource_state: 2 },
    });
    expect((await fixture.token(exchange)).status).toBe(400);
    const late = (await fixture.decide(permit)).get('code') ?? '';
    fixture.later(11 * 60_000);
    expect((await fixture.token({ ...exchange, code: late })).status).toBe(400);
  });

  it('gives the same tokens while more than an hour is left, then replaces both', async () => {
    const first = await fixture.signIn();
    fixture.later(4 * HOUR_MILLISECONDS);
    expect(await (await fixture.refresh(first.refresh_token)).json()).toMatchObject({
      access_token: first.access_token,
      refresh_token: first.refresh_token,
      expires_in: 7_200,
    });
    fixture.later(5.5 * HOUR_MILLISECONDS);
    const second = (await (await fixture.refresh(first.refresh_token)).json()) as FixtureTokens;
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await (await fixture.refresh(first.refresh_token)).json()).toEqual({
      message: 'Bad Request',
      errors: [{ resource: 'RefreshToken', field: 'refresh_token', code: 'invalid' }],
    });
    expect(fixture.strava.tokens.rotations()).toBe(1);
    expect((await fixture.ask('/athlete', first.access_token)).status).toBe(200);
    fixture.later(6 * HOUR_MILLISECONDS);
    expect((await fixture.ask('/athlete', first.access_token)).status).toBe(401);
    expect((await fixture.ask('/athlete', second.access_token)).status).toBe(200);
  });

  it('lets one of fifty refreshes at once replace the tokens', async () => {
    const { refresh_token: refreshToken } = await fixture.signIn();
    fixture.later(5.5 * HOUR_MILLISECONDS);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await fixture.refresh(refreshToken)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(fixture.strava.tokens.rotations()).toBe(1);
  });

  it('revokes by id and secret whichever token is shown, and by the old way too', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const tokens = await fixture.signIn();
      const revoke = async (secret: string) =>
        fetch(`${fixture.origin}/strava/oauth/revoke`, {
          method: 'POST',
          headers: { authorization: `Basic ${btoa(`one:${secret}`)}` },
          body: new URLSearchParams({ token: tokens[which] }),
        });
      expect((await revoke('guess')).status).toBe(401);
      expect((await fixture.ask('/athlete', tokens.access_token)).status).toBe(200);
      expect((await revoke('two')).status).toBe(200);
      expect((await fixture.ask('/athlete', tokens.access_token)).status).toBe(401);
      expect((await fixture.refresh(tokens.refresh_token)).status).toBe(400);
      expect((await revoke('two')).status).toBe(200);
    }
    const tokens = await fixture.signIn();
    const deauthorize = async () =>
      fetch(`${fixture.origin}/strava/oauth/deauthorize`, {
        method: 'POST',
        body: new URLSearchParams({ access_token: tokens.access_token }),
      });
    expect(await (await deauthorize()).json()).toEqual({ access_token: tokens.access_token });
    expect((await deauthorize()).status).toBe(401);
  });
});
