import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { GarminFixture, START } from './garmin-fixture.ts';

type Item = Readonly<Record<string, unknown>>;

const fixture = new GarminFixture();

describe('the API', () => {
  it('says who it is, at both addresses, and what is allowed', async () => {
    const accessToken = await fixture.linked('wei', ['ACTIVITY_EXPORT']);
    const { userId } = (await (
      await fixture.api(accessToken, 'wellness-api/rest/user/id')
    ).json()) as { userId: string };
    expect(userId).toMatch(/^[0-9a-f-]{36}$/);
    const other = await fixture.api(accessToken, 'partner-gateway/rest/user/id');
    expect(await other.json()).toEqual({ userId });
    const permissions = async () =>
      (await fixture.api(accessToken, 'wellness-api/rest/user/permissions')).json();
    expect(await permissions()).toEqual({ permissions: ['ACTIVITY_EXPORT'] });
    fixture.garmin.setOddities({ hasBarePermissions: true });
    expect(await permissions()).toEqual(['ACTIVITY_EXPORT']);
  });

  it('gives an athlete as many accounts as are wanted, each its own', async () => {
    const ids = new Set<unknown>();
    for (const athlete of ['wei', 'wei~2', 'wei~3', 'wei~2']) {
      const answer = await fixture.api(await fixture.linked(athlete), 'wellness-api/rest/user/id');
      ids.add(((await answer.json()) as { userId: string }).userId);
    }
    expect(ids.size).toBe(3);
  });

  it('lets the application go: tokens end, nothing is sent any more', async () => {
    const accessToken = await fixture.linked('haruka');
    expect(
      (await fixture.api(accessToken, 'wellness-api/rest/user/registration', 'DELETE')).status,
    ).toBe(204);
    expect((await fixture.api(accessToken, 'wellness-api/rest/user/id')).status).toBe(401);
    fixture.garmin.finishRun({ athletes: ['haruka'] });
    await fixture.garmin.settled();
    expect(fixture.received).toEqual([]);
  });

  it('is down, or has had enough, on request', async () => {
    const accessToken = await fixture.linked('haruka');
    fixture.garmin.setTroubles({ isDown: true });
    expect((await fixture.api(accessToken, 'wellness-api/rest/user/id')).status).toBe(503);
    fixture.garmin.setTroubles({ isDown: false, isRateLimited: true });
    const answer = await fixture.api(accessToken, 'wellness-api/rest/user/id');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toHaveProperty('errorMessage');
  });
});

describe('a run that is finished', () => {
  it('is reported with figures, readings and an address of its file', async () => {
    const accessToken = await fixture.linked('haruka');
    const [run] = fixture.garmin.finishRun({ athletes: ['haruka'] });
    await fixture.garmin.settled();
    expect(new Set(fixture.senders)).toEqual(new Set(['client']));
    const [activity] = fixture.items('activities');
    const [detail] = fixture.items('activityDetails');
    const [file] = fixture.items('activityFiles');
    expect(activity).toMatchObject({ summaryId: `${run?.activityId}`, activityType: 'RUNNING' });
    expect(detail).toMatchObject({ summaryId: `${run?.activityId}-detail` });
    expect(file).toMatchObject({ summaryId: `${run?.activityId}`, fileType: 'FIT' });

    const download = async () =>
      fetch(String(file?.['callbackURL']), { headers: { authorization: `Bearer ${accessToken}` } });
    const bytes = Buffer.from(await (await download()).arrayBuffer());
    const { sessions } = await new FitParser({ lengthUnit: 'm' }).parseAsync(bytes);
    const distance = Number(activity?.['distanceInMeters']);
    expect(Math.abs((sessions?.[0]?.total_distance ?? 0) - distance)).toBeLessThan(0.02 * distance);
    expect((detail?.['samples'] as Item[] | undefined)?.length).toBeGreaterThan(1000);
    expect((await download()).status).toBe(410);
  });

  it('keeps its file for a day and for its owner only', async () => {
    await fixture.linked('haruka');
    const stranger = await fixture.linked('wei');
    fixture.garmin.finishRun({ athletes: ['haruka'] });
    await fixture.garmin.settled();
    const address = String(fixture.items('activityFiles')[0]?.['callbackURL']);
    const asStranger = { headers: { authorization: `Bearer ${stranger}` } };
    expect((await fetch(address, asStranger)).status).toBe(401);
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${address}x`, asStranger)).status).toBe(404);
    fixture.now = new Date(START.getTime() + DAY_SECONDS * 1000);
    expect((await fetch(address, asStranger)).status).toBe(410);
  });

  it('has a file that breaks off once, or that wants no token at all', async () => {
    const accessToken = await fixture.linked('haruka');
    fixture.garmin.setOddities({ breakingDownloads: 1, refusesBearerForFiles: true });
    fixture.garmin.finishRun({ athletes: ['haruka'], fileType: 'TCX' });
    fixture.garmin.finishRun({ athletes: ['haruka'], fileType: 'TCX', distanceMeters: 3000 });
    await fixture.garmin.settled();
    const [first, second] = fixture
      .items('activityFiles')
      .map((item) => String(item['callbackURL']));
    const withToken = { headers: { authorization: `Bearer ${accessToken}` } };
    expect((await fetch(first ?? '', withToken)).status).toBe(401);
    await expect((await fetch(first ?? '')).text()).rejects.toThrow();
    expect((await fetch(first ?? '')).status).toBe(410);
    expect(await (await fetch(second ?? '')).text()).toMatch(
      /^<\?xml[^]*<\/TrainingCenterDatabase>\n$/,
    );
  });

  it('of two at once travels in one notification', async () => {
    await fixture.linked('haruka');
    await fixture.linked('wei');
    fixture.garmin.finishRun({ athletes: ['haruka', 'wei'] });
    await fixture.garmin.settled();
    expect(fixture.received.filter((body) => body['activities'])).toHaveLength(1);
    expect(new Set(fixture.items('activities').map((item) => item['userId'])).size).toBe(2);
  });

  it('comes in two parts when the telephone was away, the longer one last', async () => {
    await fixture.linked('wei');
    fixture.garmin.finishRun({ athletes: ['wei'], comesInTwoParts: true });
    await fixture.garmin.settled();
    const [first, second] = fixture.items('activities');
    expect(first?.['summaryId']).toBe(second?.['summaryId']);
    expect(Number(first?.['distanceInMeters'])).toBeLessThan(Number(second?.['distanceInMeters']));
  });

  it('is not reported without the permission', async () => {
    await fixture.linked('haruka', ['HISTORICAL_DATA_EXPORT']);
    fixture.garmin.finishRun({ athletes: ['haruka'] });
    await fixture.garmin.settled();
    expect(fixture.received).toEqual([]);
  });

  it('has another name after it was renamed', async () => {
    await fixture.linked('wei');
    fixture.garmin.renameActivity('wei', 'Around the lake');
    await fixture.garmin.settled();
    expect(fixture.items('manuallyUpdatedActivities')).toMatchObject([
      { activityName: 'Around the lake' },
    ]);
  });
});

describe('the controls', () => {
  it('do by POST what the methods do', async () => {
    await fixture.linked('haruka~2');
    const answer = await fixture.control('finish-run', {
      athletes: ['haruka~2'],
      endedAt: '2026-11-21T08:00:00Z',
      distanceMeters: 5000,
    });
    await fixture.garmin.settled();
    const { result, state } = (await answer.json()) as {
      result: { activityId: number }[];
      state: { accounts: { key: string; newestActivityId: number }[] };
    };
    expect(fixture.items('activities')).toMatchObject([{ activityId: result[0]?.activityId }]);
    const account = state.accounts.find(({ key }) => key === 'haruka~2');
    expect(account?.newestActivityId).toBe(result[0]?.activityId);
  });

  it.each([
    ['finish-run', { athletes: ['nobody'] }],
    ['finish-run', { athletes: ['haruka'], fileType: 'GPX' }],
    ['permissions', { athlete: 'haruka', permissions: ['EVERYTHING'] }],
    ['expire-tokens', { athlete: 'haruka' }],
    ['notification-mode', { mode: 'maybe' }],
    ['troubles', { delayMilliseconds: 'long' }],
  ])('say what is wrong with a body: %s', async (name, body) => {
    const answer = await fixture.control(name, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.any(String) as string });
  });

  it('give the requests that came, without tokens', async () => {
    const accessToken = await fixture.linked('wei');
    await fixture.api(accessToken, 'wellness-api/rest/activityFile?id=1&token=secret');
    const requests = (await (await fixture.control('requests')).json()) as unknown[];
    expect(requests[0]).toEqual({
      method: 'GET',
      path: '/garmin/apis/wellness-api/rest/activityFile?id=1',
      status: 404,
    });
    expect((await fixture.control('nothing')).status).toBe(404);
  });
});
