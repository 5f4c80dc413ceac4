import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Split } from '@tasuki/domain/activities/computed-analysis';
import { SplitsTable } from './splits-table.tsx';

function split(index: number, standingSeconds: number): Split {
  return {
    index,
    startSeconds: index * 400,
    endSeconds: index * 400 + 300 + standingSeconds,
    distanceMeters: 1000,
    elapsedSeconds: 300 + standingSeconds,
    movingSeconds: 300,
    paceSecondsPerKilometer: 300,
    averageHeartRateBeatsPerMinute: null,
    averageCadencePerMinute: null,
    ascentMeters: null,
    descentMeters: null,
    isRemainder: false,
  };
}

function showSplits(splits: readonly Split[]) {
  render(
    <SplitsTable splits={splits} sport="Run" highlighted={null} onHighlight={() => undefined} />,
  );
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

describe('the splits of a run with stops', () => {
  test('show the pace in motion and beside it the pace with the stops', () => {
    const rows = showSplits([split(0, 0), split(1, 45)]);
    expect(screen.getByRole('columnheader', { name: 'With stops' })).toBeVisible();
    expect(rows).toEqual([
      ['5:00/km', '5:00/km'],
      ['5:00/km', '5:45/km'],
    ]);
  });

  test('have one pace where nobody stood for longer than at a turn', () => {
    const rows = showSplits([split(0, 0), split(1, 9)]);
    expect(screen.queryByRole('columnheader', { name: 'With stops' })).toBeNull();
    expect(rows).toEqual([['5:00/km'], ['5:00/km']]);
  });
});
