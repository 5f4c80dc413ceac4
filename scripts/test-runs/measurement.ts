/** One figure of `npm run bench`. */
export interface Measurement {
  /** The measured quantity, e.g. 'sign-in: JavaScript to the first paint'. */
  figure: string;
  value: number;
  /** E.g. 'kB', 'ms', 'records/s'. */
  unit: string;
  /** The largest allowed value; null for a figure that is only reported. */
  budget: number | null;
  /** Whether more is worse or better; worse where left out. */
  isMoreBetter?: boolean;
}

/** The export `bench` of every file of tests/bench. */
export interface Bench {
  /** `app`: emulators, the built app, the demo data and a browser; their settings are in `process.env`. */
  needs: 'nothing' | 'app';
  measure: () => Promise<readonly Measurement[]>;
}

/** Whether a figure is within its budget; one without budget is. */
export function isWithinBudget({ value, budget, isMoreBetter }: Measurement): boolean {
  if (Number.isNaN(value)) return false;
  if (budget === null) return true;
  return isMoreBetter === true ? value >= budget : value <= budget;
}

/** Lines of a table: figure, value, budget, whether it is kept. */
export function measurementTable(measurements: readonly Measurement[]): string[] {
  const rows = measurements.map((measurement) => [
    measurement.figure,
    `${rounded(measurement.value)} ${measurement.unit}`,
    measurement.budget === null
      ? '–'
      : `${measurement.isMoreBetter === true ? '≥' : '≤'} ${rounded(measurement.budget)} ${measurement.unit}`,
    measurement.budget === null ? '' : isWithinBudget(measurement) ? 'ok' : 'OVER',
  ]);
  const header = ['figure', 'value', 'budget', ''];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows].map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Three digits that matter, no more. */
function rounded(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}
