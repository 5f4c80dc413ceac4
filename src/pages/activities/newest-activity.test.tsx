import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { readNewestActivities } from '../../data/activities/activities.ts';
import { chooseActivities } from '../../features/activity-list/activity-filter-store.ts';
import { EVERYTHING_LISTED } from '../../features/activity-list/activity-filter.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import NewestActivity from './newest-activity.tsx';

vi.mock('../../data/activities/activities.ts', () => ({
  readNewestActivities: vi.fn(),
  watchActivities: vi.fn(() => Promise.resolve(() => undefined)),
}));
vi.mock('./activity-page.tsx', () => ({
  Activity: ({ activityId }: { activityId: string }) => <p>{`open: ${activityId}`}</p>,
}));

let account = 0;
function show(rows: ActivityRow[]) {
  vi.mocked(readNewestActivities).mockResolvedValue({ rows, isLast: true, isConfirmed: true });
  account += 1;
  render(<NewestActivity uid={`runner-${account}`} whenNone={<p>{'nothing chosen'}</p>} />);
}

beforeEach(() => {
  chooseActivities(EVERYTHING_LISTED);
  setErrorReporter(() => undefined);
});

describe('beside the list from which nothing was opened', () => {
  test('stands the newest activity, under its own name', async () => {
    show([
      exampleActivityRow({ id: 'newest', title: 'Round the lake' }),
      exampleActivityRow({ id: 'older', startedAt: new Date('2026-01-02T06:00:00Z') }),
    ]);
    expect(await screen.findByText('open: newest')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Round the lake' })).toBeVisible();
  });

  test('stands none that only its provider has, as nobody asked for it', async () => {
    show([
      exampleActivityRow({ id: 'withheld', feedbackState: 'withheld' }),
      exampleActivityRow({ id: 'purged', isPurged: true }),
      exampleActivityRow({ id: 'read' }),
    ]);
    expect(await screen.findByText('open: read')).toBeVisible();
  });

  test('stands none that is not listed, and a hint where there is no other', async () => {
    show([exampleActivityRow({ id: 'hidden', isHidden: true })]);
    expect(await screen.findByText('nothing chosen')).toBeVisible();
    expect(screen.queryByText(/^open/)).toBeNull();
  });
});
