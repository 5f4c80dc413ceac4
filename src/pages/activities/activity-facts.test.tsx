import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { analysisOf } from './activity-fixture.tsx';
import { ActivityFacts } from '../../features/activity-detail/activity-facts.tsx';

function showFacts(row: Partial<ActivityRow>, analysis: Partial<ActivityAnalysis> = {}) {
  render(
    <ActivityFacts row={exampleActivityRow(row)} analysis={analysisOf(analysis)} isOwner={false} />,
  );
}

describe('what was left out of a recording', () => {
  test('stands in one line with how long it was', () => {
    showFacts(
      {},
      {
        leftOut: [
          { kind: 'heartRateStart', seconds: 284 },
          { kind: 'heartRateSteps', seconds: 31 },
          { kind: 'climb', seconds: null },
        ],
      },
    );
    expect(screen.getByText(/^Left out/)).toHaveTextContent(
      'Left out: the first 5 min of heart rate (the sensor hadn’t found your pulse), 1 min of heart rate (it followed your steps), and the climb (your pace shows no hills)',
    );
  });

  test('names both distances where the positions show another one', () => {
    const distances = { recordedMeters: 10_420, trackMeters: 9930 };
    showFacts({}, { leftOut: [{ kind: 'distance', seconds: null, distances }] });
    const locale = { language: 'en', units: 'metric' } as const;
    const line = screen.getByText(/^Left out/);
    expect(line).toHaveTextContent(formatMeasure(10_420, 'meters', locale));
    expect(line).toHaveTextContent(formatMeasure(9930, 'meters', locale));
    expect(line).not.toHaveTextContent('{{');
  });

  test('is said of a heart rate that an earlier version rejected', () => {
    showFacts({}, { heartRateQuality: 'erratic' });
    expect(screen.getByText(/^Left out: all heart-rate readings/)).toBeVisible();
  });

  test('has no line where all of it counts', () => {
    showFacts({}, { leftOut: [], heartRateQuality: 'reliable' });
    expect(screen.queryByText(/Left out/)).toBeNull();
  });
});

test('a distance indoors is called an estimate, and none where there is none', () => {
  showFacts({ isIndoor: true });
  expect(screen.getByText(/distance is the device’s estimate/)).toBeVisible();
});

test.each([null, 0])(
  'a session indoors with a distance of %s has no estimate',
  (distanceMeters) => {
    showFacts({ isIndoor: true, sport: 'Ride', distanceMeters });
    expect(screen.getByText('Recorded indoors.')).toBeVisible();
    expect(screen.queryByText(/estimate/)).toBeNull();
  },
);

test('a damaged file says how much of it was read', () => {
  const whole = { startSeconds: 0, endSeconds: 2040 };
  showFacts(
    { isPartial: true },
    {
      facts: [
        {
          id: 'duration.read',
          value: 2040,
          unit: 'seconds',
          method: 'recorded',
          proof: { kind: 'stretch', stretch: whole },
        },
      ],
    },
  );
  expect(screen.getByText(/damaged\. 34 min of it could be read/)).toBeVisible();
});
