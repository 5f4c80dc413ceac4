/** What one reading of a device may hold, in SI-like units; NaN where it holds nothing. */
export const SAMPLE_COLUMNS = [
  'latitudeDegrees',
  'longitudeDegrees',
  'distanceMeters',
  'speedMetersPerSecond',
  'heartRateBeatsPerMinute',
  'cadencePerMinute',
  'powerWatts',
  'altitudeMeters',
  'temperatureCelsius',
] as const;
export type SampleColumn = (typeof SAMPLE_COLUMNS)[number];

/**
 * Readings as a file holds them, column by column, before anything is put in
 * order. Times are seconds since 1970 UTC; NaN where the file gives none.
 */
export class SampleTable {
  length = 0;
  timeSeconds: Float64Array;
  readonly columns: Record<SampleColumn, Float64Array>;

  constructor(capacity = 64) {
    this.timeSeconds = new Float64Array(capacity);
    this.columns = Object.fromEntries(
      SAMPLE_COLUMNS.map((column) => [column, new Float64Array(capacity).fill(NaN)]),
    ) as Record<SampleColumn, Float64Array>;
  }

  /** Starts a reading at `timeSeconds` and returns its row, whose columns are all missing. */
  addRow(timeSeconds: number): number {
    if (this.length === this.timeSeconds.length) this.#grow();
    const row = this.length;
    this.timeSeconds[row] = timeSeconds;
    this.length += 1;
    return row;
  }

  /** The readings of `rows`, in that order. */
  pick(rows: readonly number[]): SampleTable {
    const picked = new SampleTable(Math.max(1, rows.length));
    for (const row of rows) picked.addRow(this.timeSeconds[row] ?? NaN);
    for (const column of SAMPLE_COLUMNS) {
      const from = this.columns[column];
      const to = picked.columns[column];
      for (let index = 0; index < rows.length; index += 1) {
        to[index] = from[rows[index] ?? 0] ?? NaN;
      }
    }
    return picked;
  }

  /** The readings from row `from` to row `to`, exclusive. */
  slice(from: number, to: number): SampleTable {
    const sliced = new SampleTable(1);
    sliced.length = Math.max(0, to - from);
    sliced.timeSeconds = this.timeSeconds.slice(from, to);
    for (const column of SAMPLE_COLUMNS)
      sliced.columns[column] = this.columns[column].slice(from, to);
    return sliced;
  }

  /** Adds all readings of `other` behind these. */
  append(other: SampleTable): void {
    for (let row = 0; row < other.length; row += 1) {
      const added = this.addRow(other.timeSeconds[row] ?? NaN);
      for (const column of SAMPLE_COLUMNS) {
        this.columns[column][added] = other.columns[column][row] ?? NaN;
      }
    }
  }

  /** Checks whether any reading holds something in `column`. */
  has(column: SampleColumn): boolean {
    const values = this.columns[column];
    for (let row = 0; row < this.length; row += 1) {
      if (!Number.isNaN(values[row])) return true;
    }
    return false;
  }

  #grow(): void {
    const capacity = this.timeSeconds.length * 2;
    const grown = (values: Float64Array) => {
      const larger = new Float64Array(capacity).fill(NaN);
      larger.set(values);
      return larger;
    };
    this.timeSeconds = grown(this.timeSeconds);
    for (const column of SAMPLE_COLUMNS) this.columns[column] = grown(this.columns[column]);
  }
}
