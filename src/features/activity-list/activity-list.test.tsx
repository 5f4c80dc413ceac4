import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { exampleTrendWeeks } from '@tasuki/domain/trends/example-trend-week';
import { readTrendWeeks } from '../../data/trends/trend-years.ts';
import { readNewestActivities, watchActivities } from '../../data/activities/activities.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { isLastSeenShown } from '../../platform/last-seen/last-seen-stage.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { chooseActivities } from './activity-filter-store.ts';
import { EVERYTHING_LISTED } from './activity-filter.ts';
import { ActivityList } from './activity-list.tsx';

vi.mock('../../data/trends/trend-years.ts', () => ({ readTrendWeeks: vi.fn() }));
vi.mock('../../data/activities/activities.ts', () => ({
  readNewestActivities: vi.fn(),
  watchActivities: vi.fn(() => Promise.resolve(() => undefined)),
}));
vi.mock('../../platform/after-paint.ts', () => ({ afterPaint: vi.fn() }));
vi.mock('../../platform/last-seen/last-seen-stage.ts', () => ({ isLastSeenShown: vi.fn() }));

// jsdom lays nothing out; older activities are read by pressing here.
class SeesNothing {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', SeesNothing);

/** The thin bars of a part of the page; their figures stand beside them. */
function barsOf(part: HTMLElement): Element[] {
  return [...part.querySelectorAll('div[aria-hidden]')];
}

let account = 0;

function List({ uid }: { uid: string }) {
  return (
    <ActivityList
      uid={uid}
      selectedId="second"
      addAction={() => <button type="button">Add</button>}
      plannedWeek={(meters) => <p>{`ran ${meters} m this week`}</p>}
      whenEmpty={<p>{'nothing yet'}</p>}
      whenWithheld={<p>{'the coach may read none'}</p>}
      underWay={
        <details>
          <summary>Under way</summary>
        </details>
      }
    />
  );
}

/** A page of rows, newest first. */
function manyRows(): ActivityRow[] {
  const newest = Date.parse('2026-11-21T06:05:00Z');
  return Array.from({ length: 30 }, (_, index) =>
    exampleActivityRow({
      id: `run-${index}`,
      startedAt: new Date(newest - index * DAY_MILLISECONDS),
    }),
  );
}

async function showList(rows: ActivityRow[]) {
  vi.mocked(readNewestActivities).mockResolvedValue({ rows, isLast: true, isConfirmed: true });
  account += 1;
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <List uid={`runner-${account}`} />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

beforeEach(() => {
  // Days after the example's own, so that it is called by its date.
  vi.setSystemTime(new Date('2026-12-09T12:00:00Z'));
  chooseActivities(EVERYTHING_LISTED);
  setErrorReporter(() => undefined);
  vi.mocked(afterPaint).mockResolvedValue();
  vi.mocked(isLastSeenShown).mockReturnValue(false);
  vi.mocked(watchActivities).mockImplementation(() => Promise.resolve(() => undefined));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the list of activities', () => {
  it('says what kind, how far, how fast, when, and the coach’s first clause', async () => {
    await showList([exampleActivityRow({ purpose: 'unclear' })]);
    const link = await screen.findByRole('link');
    expect(link).toHaveTextContent('Run');
    expect(link).toHaveTextContent('10.02 km');
    expect(link).toHaveTextContent('4:53/km');
    expect(link).toHaveTextContent('Sat, Nov 21, 2026 · 6:05');
    expect(link).toHaveTextContent('AI coach:An even run, easy from start to finish.');
    expect(link).toHaveAttribute('href', '/activities/run');
  });

  it('draws how the speed went, beside a row that knows it and no other', async () => {
    await showList([
      exampleActivityRow({ id: 'known', speedCurveMetersPerSecond: [2.8, 3.1, 3.4] }),
      exampleActivityRow({ id: 'without', speedCurveMetersPerSecond: null }),
      exampleActivityRow({ id: 'older' }),
    ]);
    const drawn = (await screen.findAllByRole('link'))
      .filter((row) => within(row).queryByTestId('speed-sparkline') !== null)
      .map((row) => row.getAttribute('href'));
    expect(drawn).toEqual(['/activities/known']);
  });

  it('shows the rows of the first window before those below it', async () => {
    const rows = manyRows();
    const painted = Promise.withResolvers<undefined>();
    vi.mocked(afterPaint).mockReturnValue(painted.promise);
    await showList(rows);
    const shown = () => screen.getAllByRole('link').map((row) => row.getAttribute('href'));
    expect(shown()).toEqual(rows.slice(0, 8).map(({ id }) => `/activities/${id}`));
    await act(async () => {
      painted.resolve(undefined);
      await painted.promise;
    });
    await waitFor(() => {
      expect(shown()).toEqual(rows.map(({ id }) => `/activities/${id}`));
    });
  });

  it('has its whole height at once where it takes the place of the list as last seen', async () => {
    const rows = manyRows();
    vi.mocked(afterPaint).mockReturnValue(new Promise(() => undefined));
    vi.mocked(isLastSeenShown).mockReturnValue(true);
    await showList(rows);
    expect(screen.getAllByRole('link')).toHaveLength(rows.length);
  });

  it('speaks the viewer’s language', async () => {
    await i18next.changeLanguage('ja');
    await showList([exampleActivityRow({ purpose: 'unclear' })]);
    const link = await screen.findByRole('link');
    expect(link).toHaveTextContent('ランニング');
    expect(link).toHaveTextContent('2026年11月21日(土) · 6:05');
  });

  it('says yesterday, and parts the weeks before this one', async () => {
    const now = new Date();
    const at = (days: number) => ({
      id: `${days}-days-ago`,
      startedAt: new Date(now.getTime() - days * DAY_MILLISECONDS),
      utcOffsetMinutes: null,
    });
    await showList([1, 7, 14, 15].map((days) => exampleActivityRow(at(days))));
    const [newest] = await screen.findAllByRole('link');
    expect(newest).toHaveTextContent(/Yesterday · \d/);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.filter((words) => words === 'Last week')).toHaveLength(1);
    expect(headings.filter((words) => words.startsWith('Week of '))).not.toHaveLength(0);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('says that the coach is reading while there are no words yet', async () => {
    await showList([exampleActivityRow({ feedbackState: 'pending', feedbackLead: null })]);
    expect(await screen.findByText('Reading your run…')).toBeVisible();
  });

  it('shows no figures of what is no longer kept, but how to see them again', async () => {
    await showList([
      exampleActivityRow({
        isPurged: true,
        distanceMeters: null,
        elapsedSeconds: 0,
        movingSeconds: 0,
        averagePaceSecondsPerKilometer: null,
        feedbackState: 'withheld',
        feedbackLead: null,
      }),
    ]);
    const row = screen.getByRole('link', { name: /Fetched from Strava when you open it/ });
    expect(row).not.toHaveTextContent('0:00');
    expect(row).not.toHaveTextContent('0 min');
  });

  it('says nothing of the coach where the words are withheld', async () => {
    await showList([exampleActivityRow({ feedbackState: 'withheld', feedbackLead: null })]);
    expect(await screen.findByRole('link')).not.toHaveTextContent('AI coach');
  });

  it('names a run as its runner did, and marks the one that is open', async () => {
    await showList([
      exampleActivityRow({ id: 'first' }),
      exampleActivityRow({ id: 'second', title: 'River loop', purpose: 'unclear' }),
    ]);
    const open = await screen.findByRole('link', { name: /River loop/ });
    expect(open).toHaveAttribute('aria-current', 'page');
    expect(open).toHaveTextContent('RunSat, Nov 21, 2026');
  });

  it('shows time where nothing was measured in distance, and speed for a ride', async () => {
    await showList([
      exampleActivityRow({
        id: 'yoga',
        sport: 'Yoga',
        distanceMeters: null,
        averagePaceSecondsPerKilometer: null,
        averageSpeedMetersPerSecond: null,
      }),
      exampleActivityRow({ id: 'ride', sport: 'Ride', averageSpeedMetersPerSecond: 8 }),
    ]);
    expect(await screen.findByRole('link', { name: /Yoga/ })).toHaveTextContent('48:51');
    expect(screen.getByRole('link', { name: /Ride/ })).toHaveTextContent('28.8 km/h');
  });

  it('shows the time of strength work that was recorded with a distance of zero', async () => {
    await showList([
      exampleActivityRow({
        sport: 'WeightTraining',
        distanceMeters: 0,
        averagePaceSecondsPerKilometer: null,
        averageSpeedMetersPerSecond: null,
      }),
    ]);
    const row = await screen.findByRole('link');
    expect(row).toHaveTextContent('48:51');
    expect(row).not.toHaveTextContent(/(?<![\d.])0 k?m/);
  });

  it('sums up the week', async () => {
    await showList([
      exampleActivityRow({ id: 'now', startedAt: new Date(), utcOffsetMinutes: null }),
      exampleActivityRow({
        id: 'before',
        startedAt: new Date(Date.now() - 7 * DAY_MILLISECONDS),
        utcOffsetMinutes: null,
      }),
    ]);
    const week = await screen.findByRole('region', { name: 'This week' });
    expect(week).toHaveTextContent('10.02 km');
    expect(week).toHaveTextContent('Weekly average 10.02 km');
    expect(barsOf(week)).toHaveLength(1);
  });

  it('draws no bar of a first week, which nothing can be compared with', async () => {
    await showList([
      exampleActivityRow({ id: 'now', startedAt: new Date(), utcOffsetMinutes: null }),
    ]);
    const week = await screen.findByRole('region', { name: 'This week' });
    expect(week).toHaveTextContent('10.02 km');
    expect(barsOf(week)).toEqual([]);
  });

  it('shows the twelve weeks behind the average to whom asks for them', async () => {
    const monday = mondayOf(dayNumber(new Date(), null));
    vi.mocked(readTrendWeeks).mockResolvedValue(exampleTrendWeeks(monday, 5));
    await showList([
      exampleActivityRow({}),
      exampleActivityRow({ id: 'before', startedAt: new Date('2026-12-01T06:00:00Z') }),
      exampleActivityRow({ id: 'long ago', startedAt: new Date('2026-10-01T06:00:00Z') }),
    ]);
    const button = await screen.findByRole('button', { name: /^Weekly average/ });
    await userEvent.setup().click(button);
    const weeks = within(await screen.findByRole('list', { name: 'Previous 12 weeks' }));
    const bars = weeks.getAllByRole('listitem');
    expect(bars).toHaveLength(12);
    expect(bars.at(-1)).toHaveTextContent('Nov 30: 10.00 km');
    expect(bars[0]).toHaveTextContent('Sep 14: 0 km');
  });

  it('does not call a week empty whose runs may not be counted', async () => {
    const policy = sourcePolicy('strava', 'standard');
    await showList([exampleActivityRow({ sources: ['strava'], policy, startedAt: new Date() })]);
    expect(await screen.findByText(/^1 run from Strava isn’t counted/)).toBeVisible();
    expect(screen.queryByText(/^0 k?m$/)).toBeNull();
    expect(screen.getByText('the coach may read none')).toBeVisible();
  });

  it('says nothing of that once there is a run that the coach may read', async () => {
    const policy = sourcePolicy('strava', 'standard');
    await showList([
      exampleActivityRow({ id: 'own' }),
      exampleActivityRow({ sources: ['strava'], policy }),
    ]);
    expect(await screen.findAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText('the coach may read none')).toBeNull();
  });

  it('shows no week of zeros to who has not run yet', async () => {
    await showList([exampleActivityRow({ sport: 'Yoga', startedAt: new Date() })]);
    expect(await screen.findByRole('link')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  });

  it('is chosen by sport, and shows hidden ones when asked', async () => {
    await showList([
      exampleActivityRow({ id: 'run', purpose: 'unclear' }),
      exampleActivityRow({ id: 'ride', sport: 'Ride' }),
      exampleActivityRow({ id: 'hidden', title: 'Secret run', isHidden: true }),
    ]);
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'All activities' }));
    await person.click(screen.getByRole('radio', { name: 'Other' }));
    expect(
      within(screen.getByRole('list', { name: 'Activities' })).getAllByRole('link'),
    ).toHaveLength(1);
    await person.click(screen.getByRole('radio', { name: 'All' }));
    await person.click(screen.getByRole('checkbox', { name: 'Show hidden' }));
    expect(screen.getByRole('link', { name: /Secret run/ })).toHaveTextContent(
      'Hidden from the list',
    );
  });

  it('says so when nothing read is of that kind, and offers everything', async () => {
    await showList([exampleActivityRow({ sport: 'Ride' })]);
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'All activities' }));
    await person.click(screen.getByRole('radio', { name: 'Runs' }));
    expect(screen.getByText('None in the newest 1.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('link', { name: /Ride/ })).toBeVisible();
  });

  it('leaves the place to how recordings come when there is nothing yet', async () => {
    await showList([]);
    expect(await screen.findByText('nothing yet')).toBeVisible();
    expect(screen.getByText('Under way')).toBeVisible();
  });

  it('leaves what is under way as it was opened when the first activity comes', async () => {
    let onPage: Parameters<typeof watchActivities>[2] | undefined;
    vi.mocked(watchActivities).mockImplementation((_uid, _after, listener) => {
      onPage = listener;
      return Promise.resolve(() => undefined);
    });
    await showList([]);
    await userEvent.setup().click(await screen.findByText('Under way'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    await vi.waitUntil(() => onPage);
    await act(async () => {
      onPage?.({ rows: [exampleActivityRow()], isLast: true, isConfirmed: true });
      await Promise.resolve();
    });
    expect(await screen.findByRole('link')).toBeVisible();
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  it('says what failed and tries again', async () => {
    vi.mocked(watchActivities).mockRejectedValue(new TasukiFailure('common/unavailable'));
    vi.mocked(readNewestActivities).mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    account += 1;
    render(
      <MemoryRouter>
        <List uid={`runner-${account}`} />
      </MemoryRouter>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The service isn’t responding');
    vi.mocked(readNewestActivities).mockResolvedValue({
      rows: [exampleActivityRow()],
      isLast: true,
      isConfirmed: true,
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link')).toBeVisible();
  });

  it('reads older ones when pressed', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      exampleActivityRow({
        id: `run-${index}`,
        startedAt: new Date(Date.UTC(2026, 9, 30 - index)),
      }),
    );
    vi.mocked(readNewestActivities).mockResolvedValue({ rows, isLast: false, isConfirmed: true });
    account += 1;
    render(
      <MemoryRouter>
        <Suspense>
          <List uid={`runner-${account}`} />
        </Suspense>
      </MemoryRouter>,
    );
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show older' }));
    const read = () => vi.mocked(watchActivities).mock.calls.map(([, after]) => after?.id ?? null);
    await waitFor(() => {
      // These come with the newest rows, which are live as soon as the first ones are on the
      // screen.
      expect(read()).toEqual(expect.arrayContaining([null, 'run-29']));
    });
  });
});
