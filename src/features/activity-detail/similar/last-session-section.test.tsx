import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readLastSession } from '../../../data/activities/last-sessions.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import { LastSessionSection } from './last-session-section.tsx';

vi.mock('../../../data/activities/last-sessions.ts', () => ({ readLastSession: vi.fn() }));

const EARLIER = exampleActivityRow({
  id: 'earlier',
  purpose: 'intervals',
  startedAt: new Date('2026-11-12T06:00:00Z'),
  utcOffsetMinutes: 0,
});
let account = 0;

beforeEach(async () => {
  preloadDateLocale();
  await vi.dynamicImportSettled();
});

async function show() {
  account += 1;
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <LastSessionSection
            uid={`runner-${account}`}
            row={exampleActivityRow({ purpose: 'intervals' })}
            intervals={[]}
          />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

test('shows each repetition beside that of the last session like it', async () => {
  vi.mocked(readLastSession).mockResolvedValue({
    row: EARLIER,
    overlaid: {
      repetitions: [
        { number: 1, paceSecondsPerKilometer: 240, earlierPaceSecondsPerKilometer: 250 },
        { number: 2, paceSecondsPerKilometer: 252, earlierPaceSecondsPerKilometer: 250 },
        { number: 3, paceSecondsPerKilometer: null, earlierPaceSecondsPerKilometer: 251 },
      ],
      paceSecondsPerKilometer: 240,
      earlierPaceSecondsPerKilometer: 250,
    },
  });
  await show();
  const name = 'Compared with your last session like it';
  const section = within(await screen.findByRole('region', { name }));
  expect(section.getByText('4:00/km on average, faster than 4:10/km on Nov 12.')).toBeVisible();
  const rows = section.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['14:00/km4:10/km−10 s', '24:12/km4:10/km+2 s', '3–4:11/km–']);
  expect(section.getByRole('link', { name: 'Open that session' })).toHaveAttribute(
    'href',
    '/activities/earlier',
  );
});

test('says nothing where there is no such session, or it cannot be read', async () => {
  vi.mocked(readLastSession).mockResolvedValue(null);
  await show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  setErrorReporter(() => undefined);
  vi.mocked(readLastSession).mockRejectedValue(new TasukiFailure('common/unavailable'));
  await show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
