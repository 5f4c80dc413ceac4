import { describe, expect, it } from 'vitest';
import { GarminWorld, SECONDS_A_DAY, START } from './garmin-world.ts';

const world = new GarminWorld();
const NOW_SECONDS = START.getTime() / 1000;

async function refresh(token: string | undefined) {
  return world.token({ grant_type: 'refresh_token', refresh_token: token ?? '' });
}

async function userIdStatus(accessToken: string | undefined): Promise<number> {
  return (await world.api(accessToken ?? '', 'wellness-api/rest/user/id')).status;
}

describe('Garmin, stopped and started again', () => {
  it('takes the tokens in use, and none that was replaced before', async () => {
    const { body: first } = await world.exchange(await world.code('haruka'));
    const { body: second } = await refresh(first['refresh_token']);
    const { body: lapsed } = await world.exchange(await world.code('wei'));
    world.garmin.expireTokens('wei', 'access');
    world.restart();
    expect(await userIdStatus(second['access_token'])).toBe(200);
    expect(await userIdStatus(lapsed['access_token'])).toBe(401);
    expect((await refresh(first['refresh_token'])).status).toBe(400);
    expect((await refresh(lapsed['refresh_token'])).status).toBe(200);
    const { status, body: third } = await refresh(second['refresh_token']);
    expect(status).toBe(200);
    world.restart();
    expect((await refresh(second['refresh_token'])).status).toBe(400);
    expect(await userIdStatus(third['access_token'])).toBe(200);
  });

  it('knows who allows what, and who left', async () => {
    const token = await world.linked('haruka~two', ['ACTIVITY_EXPORT']);
    const gone = await world.linked('wei');
    world.garmin.deregister('wei');
    world.restart();
    const permissions = await world.api(token, 'wellness-api/rest/user/permissions');
    expect(await permissions.json()).toEqual({ permissions: ['ACTIVITY_EXPORT'] });
    expect(await userIdStatus(gone)).toBe(401);
    expect(world.garmin.state().accounts.find(({ key }) => key === 'wei')?.permissions).toBeNull();
  });

  it('has the same activities, and hands none of a window out again', async () => {
    const token = await world.linked('haruka~two');
    const finished = world.garmin.finishRun({
      athletes: ['haruka~two'],
      distanceMeters: 12_000,
      fileType: 'TCX',
    });
    world.garmin.renameActivity('haruka~two', 'Another name');
    const from = NOW_SECONDS - 20 * SECONDS_A_DAY;
    expect(await world.backfill(token, 'activities', from, NOW_SECONDS + 1)).toBe(202);
    await world.garmin.settled();
    const before = world.items('activities').slice(1);
    const state = world.garmin.state();
    world.received = [];
    world.restart();
    await world.garmin.settled();
    expect(world.received).toEqual([]);
    expect(world.garmin.state().accounts).toEqual(state.accounts);
    expect(await world.backfill(token, 'activities', from, NOW_SECONDS + 1)).toBe(409);
    expect(await world.backfill(token, 'activities', from - 60, NOW_SECONDS + 1)).toBe(202);
    await world.garmin.settled();
    expect(world.items('activities')).toEqual(before);
    expect(world.items('activities').at(-1)).toMatchObject({
      activityId: finished[0]?.activityId,
      activityName: 'Another name',
    });
  });

  it('gives files for the addresses that it gave out, each once', async () => {
    const token = await world.linked('haruka');
    const run = { athletes: ['haruka'], distanceMeters: 1000 };
    world.garmin.finishRun({ ...run, fileType: 'TCX' });
    world.garmin.finishRun({ ...run, endedAt: new Date('2026-11-20T09:00:00Z') });
    await world.garmin.settled();
    const [used, unused] = world.items('activityFiles').map((item) => String(item['callbackURL']));
    const download = async (address: string | undefined) =>
      fetch(address ?? '', { headers: { authorization: `Bearer ${token}` } });
    expect((await download(used)).status).toBe(200);
    world.restart();
    expect((await download(used)).status).toBe(410);
    const file = await download(unused);
    expect(file.status).toBe(200);
    expect((await file.bytes()).length).toBeGreaterThan(10_000);
    world.restart();
    expect((await download(unused)).status).toBe(410);
  });

  it('delivers what nobody had taken, and what was still being gathered', async () => {
    const token = await world.linked('haruka');
    world.garmin.notifications.setMode('hold');
    for (const name of ['one', 'two']) {
      world.garmin.renameActivity('haruka', name);
      await world.garmin.settled();
    }
    const from = NOW_SECONDS - 20 * SECONDS_A_DAY;
    expect(await world.backfill(token, 'activities', from, NOW_SECONDS)).toBe(202);
    world.restart();
    await world.garmin.settled();
    expect(world.items('manuallyUpdatedActivities').map((item) => item['activityName'])).toEqual([
      'one',
      'two',
    ]);
    expect(world.items('activities').length).toBeGreaterThan(5);
    world.received = [];
    world.restart();
    await world.garmin.settled();
    expect(world.received).toEqual([]);
  });
});
