import UPlot from 'uplot';
import type { ChartColors } from './chart-colors.ts';

/** One of the charts above each other; they share the bottom axis and the cursor. */
export interface ChartPanel {
  /** The drawn values, in the viewer's units; null where the line breaks. */
  values: (number | null)[];
  range: [number, number];
  /** Smaller is higher, as for pace. */
  isInverted: boolean;
  isFilled: boolean;
  color: keyof ChartColors;
  height: number;
  /** Distances that look round between two ticks. */
  increments: number[];
  formatTick: (value: number) => string;
}

export interface ChartPanelsOptions {
  container: HTMLElement;
  width: number;
  colors: ChartColors;
  /** Along the bottom, in the viewer's units. */
  positions: number[];
  bottomIncrements: number[];
  formatBottomTick: (value: number) => string;
  panels: readonly ChartPanel[];
  /** Whether they take the place of panels that are seen; else each is drawn by itself, and a finger is answered between. */
  areAtOnce: boolean;
}

/** Room for the figures at the left, the same in every panel so that they line up. */
const LEFT_AXIS_WIDTH = 48;
const BOTTOM_AXIS_HEIGHT = 28;
const RIGHT_PADDING = 12;
/** Room for the panel's name above what is drawn. */
const LABEL_HEIGHT = 24;
const FONT = '13px system-ui, sans-serif';

function putCursor(plot: UPlot, index: number | null): void {
  const position = index === null ? undefined : plot.data[0][index];
  const left = position === undefined ? -10 : plot.valToPos(position, 'x');
  plot.setCursor({ left, top: index === null ? -10 : 0 });
}

/** The drawn panels; knows pixels and canvases, and nothing of runs. */
export class ChartPanels {
  readonly #options: ChartPanelsOptions;
  readonly #plots: UPlot[] = [];
  #band: { from: number; to: number } | null = null;
  #cursor: number | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ChartPanelsOptions) {
    this.#options = options;
    if (options.areAtOnce) while (this.#areSomeMissing) this.#drawNext();
    else this.#drawInTurn();
  }

  get #areSomeMissing(): boolean {
    return this.#plots.length < this.#options.panels.length;
  }

  #drawInTurn(): void {
    if (!this.#areSomeMissing) return;
    this.#next = setTimeout(() => {
      this.#drawNext();
      this.#drawInTurn();
    }, 0);
  }

  #drawNext(): void {
    const { panels } = this.#options;
    const index = this.#plots.length;
    const panel = panels[index];
    if (!panel) return;
    const plot = this.#draw(this.#options, panel, index === panels.length - 1);
    this.#plots.push(plot);
    if (this.#cursor !== null) putCursor(plot, this.#cursor);
  }

  /** The index of the reading nearest to a pixel column of the container; null outside. */
  indexAt(clientX: number): number | null {
    const [plot] = this.#plots;
    if (!plot) return null;
    const box = plot.over.getBoundingClientRect();
    if (box.width === 0) return null;
    const left = Math.min(box.width, Math.max(0, clientX - box.left));
    return plot.posToIdx(left);
  }

  /** Puts the one cursor of all panels; null takes it away. */
  setCursor(index: number | null): void {
    this.#cursor = index;
    for (const plot of this.#plots) putCursor(plot, index);
  }

  /** Lights up a part along the bottom in all panels. */
  setBand(band: { from: number; to: number } | null): void {
    this.#band = band;
    for (const plot of this.#plots) plot.redraw(false, false);
  }

  destroy(): void {
    clearTimeout(this.#next);
    for (const plot of this.#plots) plot.destroy();
  }

  #draw(options: ChartPanelsOptions, panel: ChartPanel, isLast: boolean): UPlot {
    const { colors } = options;
    const axis = { stroke: colors.quiet, font: FONT, gap: 4, ticks: { show: false } };
    // The pointer is handled for all panels together, outside.
    const ignored = () => null;
    return new UPlot(
      {
        width: options.width,
        height: panel.height + (isLast ? BOTTOM_AXIS_HEIGHT : 0),
        padding: [LABEL_HEIGHT, RIGHT_PADDING, isLast ? 0 : 8, 0],
        legend: { show: false },
        cursor: {
          y: false,
          drag: { x: false, y: false, setScale: false },
          points: { size: 8, fill: colors[panel.color], width: 0 },
          bind: {
            mousedown: ignored,
            mouseup: ignored,
            click: ignored,
            dblclick: ignored,
            mousemove: ignored,
            mouseleave: ignored,
            mouseenter: ignored,
          },
        },
        scales: {
          x: { time: false },
          y: { range: panel.range, dir: panel.isInverted ? -1 : 1 },
        },
        axes: [
          {
            ...axis,
            show: isLast,
            size: BOTTOM_AXIS_HEIGHT,
            space: 56,
            incrs: options.bottomIncrements,
            grid: { show: false },
            values: (_plot, ticks) => ticks.map(options.formatBottomTick),
          },
          {
            ...axis,
            size: LEFT_AXIS_WIDTH,
            space: 24,
            incrs: panel.increments,
            grid: { stroke: colors.grid, width: 1 },
            values: (_plot, ticks) => ticks.map(panel.formatTick),
          },
        ],
        series: [
          {},
          {
            stroke: colors[panel.color],
            width: panel.isFilled ? 1.5 : 2,
            points: { show: false },
            ...(panel.isFilled ? { fill: colors.fill, fillTo: panel.range[0] } : {}),
          },
        ],
        hooks: { drawClear: [(plot) => this.#drawBand(plot, colors)] },
      },
      [options.positions, panel.values],
      options.container,
    );
  }

  #drawBand(plot: UPlot, colors: ChartColors): void {
    if (!this.#band) return;
    const { ctx, bbox } = plot;
    const at = (position: number) =>
      Math.min(bbox.left + bbox.width, Math.max(bbox.left, plot.valToPos(position, 'x', true)));
    const left = at(this.#band.from);
    const right = Math.max(at(this.#band.to), left + 2);
    ctx.save();
    ctx.fillStyle = colors.band;
    ctx.fillRect(left, bbox.top, right - left, bbox.height);
    ctx.fillStyle = colors.bandEdge;
    for (const edge of [left, right]) ctx.fillRect(edge - 1, bbox.top, 2, bbox.height);
    ctx.restore();
  }
}
