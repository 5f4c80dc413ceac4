import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StravaFixture } from './strava-fixture.ts';

let fixture: StravaFixture;
beforeEach(async () => {
  fixture = await new StravaFixture().start();
});
afterEach(async () => fixture.stop());

describe("an athlete's activities", () => {
  it('come in pages, newest first, until an empty one', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const items = await fixture.list(`/athlete/activities?per_page=60&page=${page}`, accessToken);
      if (items.length === 0) break;
      ids.push(...items.map(({ id }) => id));
    }
    expect(ids).toHaveLength(160);
    expect(new Set(ids).size).toBe(160);
    const usual = await fixture.list('/athlete/activities', accessToken);
    expect(usual.map(({ id }) => id)).toEqual(ids.slice(0, 30));
    for (const query of ['per_page=201', 'per_page=0', 'page=0', 'before=yesterday']) {
      expect((await fixture.ask(`/athlete/activities?${query}`, accessToken)).status).toBe(400);
    }
  });

  it('can be asked for before and after a moment, then oldest first', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    const all = await fixture.list('/athlete/activities?per_page=200', accessToken);
    const secondsOf = ({ start_date: date }: { start_date: string }) =>
      new Date(date).getTime() / 1000;
    const [tenth, twentieth] = [all[10], all[20]];
    if (!tenth || !twentieth) throw new Error('There are more');
    const path = `/athlete/activities?before=${secondsOf(tenth)}&after=${secondsOf(twentieth)}`;
    expect(await fixture.list(path, accessToken)).toEqual(all.slice(11, 20).reverse());
  });

  it('hold private ones only for who may see them, and nothing for who may see none', async () => {
    const everything = await fixture.signIn('haruka', 'read,activity:read_all');
    const all = await fixture.list('/athlete/activities?per_page=200', everything.access_token);
    const hidden = all.find((activity) => activity.private);
    if (!hidden) throw new Error('None is private');
    const { access_token: less } = await fixture.signIn('haruka~other', 'read,activity:read');
    const seen = await fixture.list('/athlete/activities?per_page=200', less);
    expect(seen.length).toBe(all.filter((activity) => !activity.private).length);
    const theirs = fixture.strava.accounts.get('haruka~other');
    const [theirHidden] = fixture.strava.accounts
      .activities(theirs)
      .filter(({ isPrivate }) => isPrivate);
    expect((await fixture.ask(`/activities/${theirHidden?.id ?? 0}`, less)).status).toBe(404);
    // Somebody else's are not there at all.
    const [open] = all.filter((activity) => !activity.private);
    expect((await fixture.ask(`/activities/${open?.id ?? 0}`, less)).status).toBe(404);
    const { access_token: none } = await fixture.signIn('linh', 'read');
    const refused = await fixture.ask('/athlete/activities', none);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      errors: [{ resource: 'AccessToken', field: 'activity:read_permission', code: 'missing' }],
    });
  });

  it('have a detail whose laps and splits add up to the distance', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    const [activity] = fixture.strava.accounts
      .activities(fixture.strava.accounts.get('haruka'))
      .filter(({ session }) => session.kind === 'intervals');
    const response = await fixture.ask(`/activities/${activity?.id ?? 0}`, accessToken);
    const detail = (await response.json()) as Record<
      'laps' | 'splits_metric',
      { distance: number }[]
    > & { distance: number; best_efforts: { name: string; elapsed_time: number }[] };
    for (const parts of [detail.laps, detail.splits_metric]) {
      const total = parts.reduce((sum, { distance }) => sum + distance, 0);
      expect(Math.abs(total - detail.distance) / detail.distance).toBeLessThan(0.01);
    }
    expect(await fixture.list(`/activities/${activity?.id ?? 0}/laps`, accessToken)).toEqual(
      detail.laps,
    );
    const efforts = detail.best_efforts.map(({ elapsed_time: seconds }) => seconds);
    expect(efforts).toEqual([...efforts].sort((a, b) => a - b));
    expect(detail.best_efforts.map(({ name }) => name).slice(0, 3)).toEqual([
      '400m',
      '1/2 mile',
      '1K',
    ]);
  });

  it('have streams of what the watch measured, and none when typed in', async () => {
    const { access_token: accessToken } = await fixture.signIn('kenji');
    const activities = fixture.strava.accounts.activities(fixture.strava.accounts.get('kenji'));
    const streamsOf = async (fits: (one: (typeof activities)[number]) => boolean) => {
      const id = activities.find(fits)?.id ?? 0;
      return fixture.ask(
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

  it('of one athlete are 2,000, and paged through in no time', async () => {
    const { access_token: accessToken } = await fixture.signIn('kenji');
    await fixture.list('/athlete/activities?per_page=1', accessToken);
    const from = process.threadCpuUsage();
    let count = 0;
    for (let page = 1; page <= 11; page += 1) {
      count += (await fixture.list(`/athlete/activities?per_page=200&page=${page}`, accessToken))
        .length;
    }
    expect(count).toBe(2_000);
    const { user, system } = process.threadCpuUsage(from);
    expect((user + system) / 1000).toBeLessThan(10_000);
  });

  it('take a description from who may write, without a word to anybody', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    fixture.strava.events.subscribe('http://127.0.0.1:9/');
    const [activity] = fixture.strava.accounts.activities(fixture.strava.accounts.get('haruka'));
    const path = `/activities/${activity?.id ?? 0}`;
    const written = await fixture.ask(path, accessToken, {
      method: 'PUT',
      body: JSON.stringify({ description: 'よく走れました。\n— coach' }),
    });
    expect(await written.json()).toMatchObject({ description: 'よく走れました。\n— coach' });
    expect(fixture.strava.events.deliveries()).toEqual([]);
    const page = await fetch(`${fixture.origin}/strava${path}`);
    expect(await page.text()).toContain('よく走れました。');
    const { access_token: readOnlyToken } = await fixture.signIn(
      'haruka',
      'read,activity:read_all',
    );
    const refused = await fixture.ask(path, readOnlyToken, {
      method: 'PUT',
      body: '{"description":"x"}',
    });
    expect(refused.status).toBe(401);
  });
});

describe('clubs', () => {
  it('are joined on their page and listed then', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    expect(await fixture.list('/athlete/clubs', accessToken)).toEqual([]);
    const join = async (decision: string) =>
      fetch(`${fixture.origin}/strava/clubs/1440144`, {
        method: 'POST',
        body: new URLSearchParams({ athlete: 'haruka', decision }),
      });
    expect(await (await join('join')).text()).toContain('In it: Haruka Sato (haruka)');
    expect(await fixture.list('/athlete/clubs', accessToken)).toMatchObject([
      { id: 1_440_144, name: 'Tasuki Runners' },
    ]);
    await join('leave');
    expect(await fixture.list('/athlete/clubs', accessToken)).toEqual([]);
  });
});
