import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { GarminFixture, START } from './garmin-fixture.ts';

const fixture = new GarminFixture();

describe('signing in', () => {
  it('shows a page with history switched off', async () => {
    const page = await (await fetch(fixture.authorizeUrl())).text();
    expect(page).toMatch(/value="ACTIVITY_EXPORT" checked/);
    expect(page).toMatch(/value="HISTORICAL_DATA_EXPORT">/);
    expect(page).toContain('Haruka Sato');
    expect(page).not.toContain('Kenji');
  });

  it.each([
    ['no challenge', { code_challenge: '' }],
    ['a plain one', { code_challenge_method: 'plain' }],
    ['another way back', { redirect_uri: 'http://localhost:5173/elsewhere' }],
    ['another application', { client_id: 'other' }],
  ])('goes no further with %s', async (_what, changes) => {
    expect((await fetch(fixture.authorizeUrl(changes))).status).toBe(400);
  });

  it('gives tokens for the code and its verifier, once', async () => {
    const code = await fixture.code('haruka');
    const first = await fixture.exchange(code);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      expires_in: 86_400,
      token_type: 'bearer',
      refresh_token_expires_in: 7_775_998,
      scope: 'PARTNER_WRITE PARTNER_READ CONNECT_READ CONNECT_WRITE',
      jti: expect.any(String) as string,
    });
    expect(await fixture.exchange(code)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it.each([
    ['another verifier', { code_verifier: 'b'.repeat(50) }, 'invalid_grant'],
    ['another way back', { redirect_uri: 'http://localhost:5173/' }, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'guess' }, 'invalid_client'],
  ])('gives no tokens for %s', async (_what, changes, error) => {
    const code = await fixture.code('wei');
    expect((await fixture.exchange(code, changes)).body).toMatchObject({ error });
  });

  it('lets somebody be another person with the same history', async () => {
    const returned = await fixture.consent({ athlete: 'wei', account: 'two', permission: [] });
    await fixture.exchange(returned.searchParams.get('code') ?? '');
    const { accounts } = fixture.garmin.state();
    expect(accounts.find(({ key }) => key === 'wei~two')?.tokens.access).toBe(1);
    expect(accounts.find(({ key }) => key === 'wei')?.tokens.access).toBe(0);
  });

  it('brings a refusal back', async () => {
    const returned = await fixture.consent({ decision: 'refuse' });
    expect(returned.search).toBe('?state=state-1&error=access_denied');
  });

  it('takes a refresh token once and gives another', async () => {
    const { body } = await fixture.exchange(await fixture.code('haruka'));
    const refresh = { grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' };
    const next = await fixture.token(refresh);
    expect(next.body['refresh_token']).not.toBe(body['refresh_token']);
    expect(
      (await fixture.api(next.body['access_token'] ?? '', 'wellness-api/rest/user/id')).status,
    ).toBe(200);
    expect(await fixture.token(refresh)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('lets tokens run out with time and on request', async () => {
    const accessToken = await fixture.linked('haruka');
    fixture.now = new Date(START.getTime() + DAY_MILLISECONDS);
    expect((await fixture.api(accessToken, 'wellness-api/rest/user/id')).status).toBe(401);
    const other = await fixture.linked('wei');
    fixture.garmin.expireTokens('wei', 'access');
    expect((await fixture.api(other, 'wellness-api/rest/user/id')).status).toBe(401);
  });
});
