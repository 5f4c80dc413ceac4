import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { readEarlierOfPurpose } from '../../../data/activities/activities.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import { SimilarRunsSection } from './similar-runs-section.tsx';

vi.mock('../../../data/activities/activities.ts', () => ({ readEarlierOfPurpose: vi.fn() }));

const RUN = exampleActivityRow({
  averagePaceSecondsPerKilometer: 300,
  averageHeartRateBeatsPerMinute: 150,
});
let account = 0;

beforeEach(async () => {
  preloadDateLocale();
  await vi.dynamicImportSettled();
  vi.mocked(readEarlierOfPurpose).mockReset();
});

function earlier(paces: readonly number[], change: Partial<ActivityRow> = {}): ActivityRow[] {
  return paces.map((averagePaceSecondsPerKilometer, index) =>
    exampleActivityRow({
      ...RUN,
      id: `run${index}`,
      startedAt: new Date(RUN.startedAt.getTime() - (index + 1) * 7 * DAY_MILLISECONDS),
      averagePaceSecondsPerKilometer,
      ...change,
    }),
  );
}

async function show(row: ActivityRow = RUN) {
  account += 1;
  await act(async () => {
    render(
      <Suspense>
        <SimilarRunsSection
          uid={`runner-${account}`}
          row={row}
          renderEvidence={({ id }) => `evidence of ${id}`}
        />
      </Suspense>,
    );
    await Promise.resolve();
  });
}

test('shows the run beside those like it, and which runs a figure rests on', async () => {
  vi.mocked(readEarlierOfPurpose).mockResolvedValue(earlier([312, 318, 330, 324]));
  await show();
  const section = within(await screen.findByRole('region', { name: 'Compared with similar runs' }));
  expect(section.getByText(/^4 earlier runs of the same kind/)).toBeVisible();
  expect(section.getByText('Faster than all of them.')).toBeVisible();
  expect(section.getByRole('row', { name: /^Pace \/km 5:00 5:21 5:12–5:30/ })).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: '5:21' }));
  expect(screen.getByText(/^Middle value of your earlier runs/)).toBeVisible();
  expect(screen.getByText('evidence of similar.pace.middle')).toBeVisible();
});

test('claims nothing where the runs are alike, and shows the figures', async () => {
  vi.mocked(readEarlierOfPurpose).mockResolvedValue(earlier([298, 302, 305, 300]));
  await show();
  expect(screen.getByRole('row', { name: /^Pace \/km 5:00/ })).toBeVisible();
  expect(screen.queryByText(/than all of them/)).not.toBeInTheDocument();
});

test('names heat that was unusual', async () => {
  const felt = (feelsLikeCelsius: number) => ({
    weather: {
      temperatureCelsius: feelsLikeCelsius,
      feelsLikeCelsius,
      humidityPercent: 60,
      windMetersPerSecond: 1,
    },
  });
  vi.mocked(readEarlierOfPurpose).mockResolvedValue(earlier([298, 302, 305], felt(15)));
  await show({ ...RUN, ...felt(28) });
  expect(screen.getByText(/^It felt like 28/)).toHaveTextContent(
    'It felt like 28 °C; the others usually felt like 15 °C.',
  );
});

test('says nothing of too few runs, or where they cannot be read', async () => {
  vi.mocked(readEarlierOfPurpose).mockResolvedValue(earlier([298, 302]));
  await show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  setErrorReporter(() => undefined);
  vi.mocked(readEarlierOfPurpose).mockRejectedValue(new TasukiFailure('common/unavailable'));
  await show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
