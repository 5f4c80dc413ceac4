import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import type { Recording } from '@tasuki/domain/recordings/recording';
import { readActivities } from '../../data/activities/activities.ts';
import { readRecording } from '../../data/recordings/recordings.ts';
import ProofEvidence from './proof-evidence.tsx';

vi.mock('../../data/activities/activities.ts', () => ({ readActivities: vi.fn() }));
vi.mock('../../data/recordings/recordings.ts', () => ({ readRecording: vi.fn() }));

const FACT: Fact = {
  id: 'runner.week.distance',
  value: 20_040,
  unit: 'meters',
  method: 'week-so-far',
  proof: { kind: 'history', days: 7, activityCount: 3, activityIds: ['run2', 'run1'] },
};
const SPLIT: Fact = {
  ...FACT,
  unit: 'secondsPerKilometer',
  proof: { kind: 'split', index: 1, stretch: { startSeconds: 300, endSeconds: 600 } },
};

function show(props: Omit<Parameters<typeof ProofEvidence>[0], 'uid'>) {
  return render(
    <MemoryRouter>
      <ProofEvidence uid="runner" {...props} />
    </MemoryRouter>,
  );
}

function recordingOf(seconds: number): Recording {
  const column = (value: (second: number) => number) =>
    Float64Array.from({ length: seconds }, (_, second) => value(second));
  const nothing = column(() => Number.NaN);
  return {
    columns: {
      elapsedSeconds: column((second) => second),
      distanceMeters: column((second) => second * 3 + Math.sin(second / 100) * 50),
      speedMetersPerSecond: nothing,
      heartRateBeatsPerMinute: nothing,
      cadencePerMinute: nothing,
      powerWatts: nothing,
      altitudeMeters: nothing,
      temperatureCelsius: nothing,
    },
    timerPauses: [],
  };
}

it('lists the activities that a figure rests on, each to open', async () => {
  vi.mocked(readActivities).mockResolvedValue([
    exampleActivityRow({ id: 'run2', title: 'Along the river', distanceMeters: 8000 }),
    exampleActivityRow({ id: 'run1', startedAt: new Date('2026-11-18T21:05:00Z') }),
  ]);
  show({ fact: FACT });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the 2 activities' }));
  expect(readActivities).toHaveBeenCalledWith('runner', ['run2', 'run1']);
  const list = screen.getByRole('list', { name: 'Activities behind this number' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/activities/run2',
    '/activities/run1',
  ]);
  expect(links[0]).toHaveTextContent('Along the river');
  expect(links[0]).toHaveTextContent('8.00 km');
  expect(screen.getByText('The newest 2 are listed.')).toBeVisible();
});

it('lists nothing for facts of older versions', () => {
  const { container } = show({
    fact: { ...FACT, proof: { kind: 'history', days: 7, activityCount: 3 } },
  });
  expect(container).toBeEmptyDOMElement();
});

it('shows the part of the recording that is on the page', () => {
  const { container } = show({ fact: SPLIT, recording: recordingOf(1201) });
  const part = container.querySelector('rect');
  expect(part).toHaveAttribute('x', '80');
  expect(part).toHaveAttribute('width', '80');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M0\.0 /);
  expect(readRecording).not.toHaveBeenCalled();
});

it('reads the recording of another page’s activity, and does without where there is none', async () => {
  vi.mocked(readRecording).mockResolvedValueOnce(null);
  const without = show({ fact: SPLIT, activityId: 'none' });
  await vi.waitFor(() => {
    expect(readRecording).toHaveBeenCalledWith('runner', 'none');
  });
  expect(without.container).toBeEmptyDOMElement();
  vi.mocked(readRecording).mockResolvedValueOnce(recordingOf(1201));
  const other = show({ fact: SPLIT, activityId: 'run7' });
  await vi.waitFor(() => {
    expect(other.container.querySelector('rect')).toHaveAttribute('x', '80');
  });
});
