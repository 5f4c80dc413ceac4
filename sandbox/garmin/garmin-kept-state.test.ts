import { describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { GarminFixture, START } from './garmin-fixture.ts';

const fixture = new GarminFixture();
const NOW_SECONDS = START.getTime() / 1000;

async function refresh(token: string | undefined) {
  return fixture.token({ grant_type: 'refresh_token', refresh_token: token ?? '' });
}

async function userIdStatus(accessToken: string | undefined): Promise<number> {
  return (await fixture.api(accessToken ?? '', 'wellness-api/rest/user/id')).status;
}

describe('Garmin, stopped and started again', () => {
  it('takes the tokens in use, and none that was replaced before', async () => {
    const { body: first } = await fixture.exchange(await fixture.code('haruka'));
    const { body: second } = await refresh(first['refresh_token']);
    const { body: lapsed } = await fixture.exchange(await fixture.code('wei'));
    fixture.garmin.expireTokens('wei', 'access');
    fixture.restart();
    expect(await userIdStatus(second['access_token'])).toBe(200);
    expect(await userIdStatus(lapsed['access_token'])).toBe(401);
    expect((await refresh(first['refresh_token'])).status).toBe(400);
    expect((await refresh(lapsed['refresh_token'])).status).toBe(200);
    const { status, body: third } = await refresh(second['refresh_token']);
    expect(status).toBe(200);
    fixture.restart();
    expect((await refresh(second['refresh_token'])).status).toBe(400);
    expect(await userIdStatus(third['access_token'])).toBe(200);
  });

  it('knows who allows what, and who left', async () => {
    const token = await fixture.linked('haruka~two', ['ACTIVITY_EXPORT']);
    const gone = await fixture.linked('wei');
    fixture.garmin.deregister('wei');
    fixture.restart();
    const permissions = await fixture.api(token, 'wellness-api/rest/user/permissions');
    expect(await permissions.json()).toEqual({ permissions: ['ACTIVITY_EXPORT'] });
    expect(await userIdStatus(gone)).toBe(401);
    expect(
      fixture.garmin.state().accounts.find(({ key }) => key === 'wei')?.permissions,
    ).toBeNull();
  });

  it('has the same activities, and hands none of a window out again', async () => {
    const token = await fixture.linked('haruka~two');
    const finished = fixture.garmin.finishRun({
      athletes: ['haruka~two'],
      distanceMeters: 12_000,
      fileType: 'TCX',
    });
    fixture.garmin.renameActivity('haruka~two', 'Another name');
    const from = NOW_SECONDS - 20 * DAY_SECONDS;
    expect(await fixture.backfill(token, 'activities', from, NOW_SECONDS + 1)).toBe(202);
    await fixture.garmin.settled();
    const before = fixture.items('activities').slice(1);
    const state = fixture.garmin.state();
    fixture.received = [];
    fixture.restart();
    await fixture.garmin.settled();
    expect(fixture.received).toEqual([]);
    expect(fixture.garmin.state().accounts).toEqual(state.accounts);
    expect(await fixture.backfill(token, 'activities', from, NOW_SECONDS + 1)).toBe(409);
    expect(await fixture.backfill(token, 'activities', from - 60, NOW_SECONDS + 1)).toBe(202);
    await fixture.garmin.settled();
    expect(fixture.items('activities')).toEqual(before);
    expect(fixture.items('activities').at(-1)).toMatchObject({
      activityId: finished[0]?.activityId,
      activityName: 'Another name',
    });
  });

  it('gives files for the addresses that it gave out, each once', async () => {
    const token = await fixture.linked('haruka');
    const run = { athletes: ['haruka'], distanceMeters: 1000 };
    fixture.garmin.finishRun({ ...run, fileType: 'TCX' });
    fixture.garmin.finishRun({ ...run, endedAt: new Date('2026-11-20T09:00:00Z') });
    await fixture.garmin.settled();
    const [used, unused] = fixture
      .items('activityFiles')
      .map((item) => String(item['callbackURL']));
    const download = async (address: string | undefined) =>
      fetch(address ?? '', { headers: { authorization: `Bearer ${token}` } });
    expect((await download(used)).status).toBe(200);
    fixture.restart();
    expect((await download(used)).status).toBe(410);
    const file = await download(unused);
    expect(file.status).toBe(200);
    expect((await file.bytes()).length).toBeGreaterThan(10_000);
    fixture.restart();
    expect((await download(unused)).status).toBe(410);
  });

  it('delivers what nobody had taken, and what was still being gathered', async () => {
    const token = await fixture.linked('haruka');
    fixture.garmin.notifications.setMode('hold');
    for (const name of ['one', 'two']) {
      fixture.garmin.renameActivity('haruka', name);
      await fixture.garmin.settled();
    }
    const from = NOW_SECONDS - 20 * DAY_SECONDS;
    expect(await fixture.backfill(token, 'activities', from, NOW_SECONDS)).toBe(202);
    fixture.restart();
    await fixture.garmin.settled();
    expect(fixture.items('manuallyUpdatedActivities').map((item) => item['activityName'])).toEqual([
      'one',
      'two',
    ]);
    expect(fixture.items('activities').length).toBeGreaterThan(5);
    fixture.received = [];
    fixture.restart();
    await fixture.garmin.settled();
    expect(fixture.received).toEqual([]);
  });
});
