import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import {
  FIGURES_FOLDER_SETTING,
  type FigureNumber,
  type FigurePart,
} from '../../scripts/test-runs/figures.ts';

/** Counts what a test file attempts. */
export interface SoakFigure {
  /** So many attempts were made; one where left out. */
  tried: (count?: number) => void;
  /** Says at times how far the preparation is, so that a run that is cut off has a figure. */
  prepared: (what: string) => void;
  /** An attempt ended as it must not, in one sentence. */
  failed: (what: string) => void;
  /** What went wrong so far, for the test's own assertion. */
  readonly failures: readonly string[];
}

/** Between two lines that say how far a full run is. */
const PROGRESS_MILLISECONDS = 15_000;

/** Whether full counts are wanted. */
export const IS_SOAK = process.env['SOAK'] === '1';

/**
 * Makes the calling test file add to a figure of `npm run soak`. Call it once, outside of any
 * test: a test that fails counts as a failure of the figure, and so nothing is lost by `expect`.
 *
 * @param options.seed of the random numbers; left out where everything is enumerated
 */
export function soakFigure(
  number: FigureNumber,
  { seed = null }: { seed?: number | null } = {},
): SoakFigure {
  const startedAt = performance.now();
  const failures: string[] = [];
  let tries = 0;
  let saidAt = startedAt;
  const say = (what: string) => {
    if (!IS_SOAK) return;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`Figure ${number}, ${seconds} s, seed ${seed ?? 'none'}: ${what}\n`);
  };
  const sayAtTimes = (what: string) => {
    if (performance.now() - saidAt < PROGRESS_MILLISECONDS) return;
    saidAt = performance.now();
    say(what);
  };
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failures.push(`the test "${task.name}" failed`);
  });
  afterAll(() => {
    const folder = process.env[FIGURES_FOLDER_SETTING];
    if (folder === undefined) return;
    const milliseconds = performance.now() - startedAt;
    const part: FigurePart = { number, seed, count: tries, failures, milliseconds };
    writeFileSync(join(folder, `${number}-${randomUUID()}.json`), JSON.stringify(part));
  });
  return {
    tried: (count = 1) => {
      tries += count;
      sayAtTimes(`${tries} tried, ${failures.length} failures`);
    },
    prepared: sayAtTimes,
    failed: (what) => {
      failures.push(what);
      say(`! ${what}`);
    },
    failures,
  };
}
