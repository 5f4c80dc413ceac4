import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { exampleTrendWeeks } from '@tasuki/domain/trends/example-trend-week';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';
import { readTrendWeeks } from '../../data/trends/trend-years.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { TrendsView } from './trends-view.tsx';

vi.mock('../../data/trends/trend-years.ts', () => ({ readTrendWeeks: vi.fn() }));

// jsdom lays nothing out.
class MeasuresAPhone {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const contentRect = new DOMRect(0, 0, 350, 200);
    this.#report(
      [
        {
          target,
          contentRect,
          borderBoxSize: [],
          contentBoxSize: [],
          devicePixelContentBoxSize: [],
        },
      ],
      this,
    );
  }
  unobserve() {}
  disconnect() {}
}

const MONDAY = mondayOf(dayNumber(new Date(), null));
let account = 0;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', MeasuresAPhone);
  vi.mocked(readTrendWeeks).mockReset();
});

async function show(weeks: ReadonlyMap<number, TrendWeek>, address = '/trends') {
  vi.mocked(readTrendWeeks).mockResolvedValue(weeks);
  account += 1;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Suspense>
          <TrendsView uid={`runner-${account}`} />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

it('shows the newest week first, and leads to its run', async () => {
  await show(exampleTrendWeeks(MONDAY, 60));
  const volume = section('Distance and time');
  expect(volume.getByText('260 km in 26 h')).toBeVisible();
  expect(volume.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('Distance 10 km · Easy 10 km'),
  );
  expect(volume.getByRole('link')).toHaveAttribute('href', `/activities/run${MONDAY}`);
});

it('moves through the weeks by keyboard', async () => {
  await show(
    exampleTrendWeeks(MONDAY, 60, (weeksAgo, monday) => ({
      bestRun: { value: 40 + weeksAgo, activityId: `run${monday}` },
    })),
  );
  const vdot = section('VDOT');
  const cursor = vdot.getByRole('slider');
  act(() => {
    cursor.focus();
  });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('at least 42.0'));
  expect(vdot.getByRole('link')).toHaveAttribute('href', `/activities/run${MONDAY - 14}`);
  await userEvent.keyboard('{Home}');
  expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('at least 65.0'));
  await userEvent.keyboard('{End}');
  expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('at least 40.0'));
});

it('gives each chart as a table, whose rows lead to their point', async () => {
  await show(exampleTrendWeeks(MONDAY, 60), '/trends?span=sixWeeks');
  const records = section('Best times');
  await userEvent.click(records.getByRole('button', { name: 'Show as table' }));
  const rows = records.getAllByRole('row');
  expect(rows).toHaveLength(7);
  const oldest = rows.at(-1);
  if (oldest) await userEvent.click(within(oldest).getByRole('button'));
  expect(records.getByRole('slider')).toHaveFocus();
  expect(records.getByRole('link')).toHaveAttribute('href', `/activities/run${MONDAY - 35}`);
});

it('reads again for a longer span only, and keeps the span in the address', async () => {
  await show(exampleTrendWeeks(MONDAY, 300));
  expect(readTrendWeeks).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('radio', { name: '5 years' }));
  expect(await screen.findByText(/km in 4 weeks/)).toBeVisible();
  expect(readTrendWeeks).toHaveBeenCalledTimes(2);
  const [, documents] = vi.mocked(readTrendWeeks).mock.lastCall ?? [];
  expect(Number(documents?.lastId) - Number(documents?.firstId)).toBeLessThanOrEqual(6);
  expect(section('Distance and time').getByText(/^2,600 km in/)).toBeVisible();
});

it('says what is missing where data are too few', async () => {
  await show(
    exampleTrendWeeks(MONDAY, 2, () => ({
      bestRun: null,
      records: [],
      omittedCount: 1,
    })),
  );
  expect(screen.getByText(/Fitness and fatigue need six weeks/)).toBeVisible();
  expect(screen.getByText(/Too few easy runs to compare/)).toBeVisible();
  expect(screen.getByText(/No run in this period says anything about your VDOT/)).toBeVisible();
  expect(screen.getByText(/No best times in this period yet/)).toBeVisible();
  expect(screen.getByText(/2 runs from Strava aren’t counted/)).toBeVisible();
  expect(section('Load, fitness and form').queryByText('Fitness')).not.toBeInTheDocument();
});

it('tells whoever has no runs where to begin', async () => {
  await show(new Map());
  expect(screen.getByText('Your trends start with your first run.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to activities' })).toHaveAttribute(
    'href',
    '/activities',
  );
});

it('offers to try again where reading failed', async () => {
  setErrorReporter(() => undefined);
  await show(new Map());
  vi.mocked(readTrendWeeks).mockRejectedValue(new TasukiFailure('common/offline'));
  await userEvent.click(screen.getByRole('radio', { name: '5 years' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
