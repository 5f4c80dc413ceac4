import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartPanels, type ChartPanel, type ChartPanelsOptions } from './chart-panels.ts';

const { plots } = vi.hoisted(() => {
  interface Plot {
    height: number;
    setCursor: (place: { left: number }) => void;
    redraw: () => void;
    destroy: () => void;
  }
  const drawn: Plot[] = [];
  return { plots: drawn };
});

vi.mock('uplot', () => ({
  default: class {
    height: number;
    data: number[][];
    setCursor = vi.fn();
    redraw = vi.fn();
    destroy = vi.fn();
    valToPos = (position: number) => position * 10;
    constructor({ height }: { height: number }, data: number[][]) {
      this.height = height;
      this.data = data;
      plots.push(this);
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  plots.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function panelOf(height: number): ChartPanel {
  return {
    values: [1, 2],
    range: [0, 3],
    isInverted: false,
    isFilled: false,
    color: 'quiet',
    height,
    increments: [1],
    formatTick: String,
  };
}

function optionsOf(areAtOnce: boolean): ChartPanelsOptions {
  const color = '#000';
  return {
    container: Object.create(null) as HTMLElement,
    width: 300,
    colors: Object.create({ quiet: color }) as ChartPanelsOptions['colors'],
    positions: [3, 4],
    bottomIncrements: [1],
    formatBottomTick: String,
    panels: [panelOf(100), panelOf(50)],
    areAtOnce,
  };
}

it('draws the first panels one by one, each with the cursor', () => {
  const panels = new ChartPanels(optionsOf(false));
  expect(plots).toHaveLength(0);
  panels.setCursor(1);
  vi.runOnlyPendingTimers();
  expect(plots).toHaveLength(1);
  vi.runOnlyPendingTimers();
  expect(plots).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
  for (const plot of plots) expect(plot.setCursor).toHaveBeenCalledWith({ left: 40, top: 0 });
});

it('draws what takes the place of seen panels at once', () => {
  const panels = new ChartPanels(optionsOf(true));
  expect(plots).toHaveLength(2);
  panels.destroy();
  for (const plot of plots) expect(plot.destroy).toHaveBeenCalledOnce();
});

it('draws no more once it is taken away', () => {
  const panels = new ChartPanels(optionsOf(false));
  vi.runOnlyPendingTimers();
  panels.destroy();
  vi.runAllTimers();
  expect(plots).toHaveLength(1);
  expect(plots[0]?.destroy).toHaveBeenCalledOnce();
});
