import { describe, expect, it } from 'vitest';
import { alertPolicyOf } from './alert-policies.ts';
import { ALERTS } from './alerts.ts';
import { dashboardOf } from './dashboard.ts';

interface Tile {
  xPos: number;
  yPos: number;
  width: number;
  height: number;
  widget: { title: string };
}

const RUNBOOKS = 'https://pages.example';
const { mosaicLayout } = dashboardOf(ALERTS, RUNBOOKS) as {
  mosaicLayout: { columns: number; tiles: readonly Tile[] };
};

describe('the dashboard', () => {
  it('has a chart for each alert, of the very series that its policy watches', () => {
    for (const alert of ALERTS) {
      const tile = mosaicLayout.tiles.find(({ widget }) => widget.title === alert.title);
      const policy = alertPolicyOf(alert, [], RUNBOOKS) as {
        conditions: readonly { conditionThreshold: { filter: string; thresholdValue: number } }[];
      };
      const watched = policy.conditions[0]?.conditionThreshold;
      expect(tile?.widget).toMatchObject({
        xyChart: {
          dataSets: [{ timeSeriesQuery: { timeSeriesFilter: { filter: watched?.filter } } }],
          thresholds: [{ value: watched?.thresholdValue }],
        },
      });
    }
  });

  it('leads to the page of each alert', () => {
    const text = JSON.stringify(mosaicLayout.tiles.at(-1));
    for (const { id } of ALERTS) expect(text).toContain(`${RUNBOOKS}/${id}.md`);
  });

  it('keeps its tiles within the columns, and none over another', () => {
    const taken = new Set<string>();
    for (const { xPos, yPos, width, height } of mosaicLayout.tiles) {
      expect(xPos + width).toBeLessThanOrEqual(mosaicLayout.columns);
      for (let x = xPos; x < xPos + width; x += 1) {
        for (let y = yPos; y < yPos + height; y += 1) {
          expect(taken.has(`${x}/${y}`)).toBe(false);
          taken.add(`${x}/${y}`);
        }
      }
    }
  });
});
