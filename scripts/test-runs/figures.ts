import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Figures of long runs on security and reliability, by the number that `npm run soak` takes. */
export const FIGURES = {
  1: 'Stripe events shuffled, repeated and at once: what is known equals Stripe, granted once',
  2: 'Handlers of Stripe events that die at any wait: nothing lost, nothing twice',
  3: 'Stripe events with bad signatures',
  7: 'Triggers twice and out of order: aggregates equal a recomputation',
  8: 'Rules matrix: every collection, kind of person and operation',
  9: 'Rules by field: each protected field and each writer',
  12: 'Endpoints asked with the identifiers of other people',
  13: 'Malformed requests to every endpoint',
  14: 'Addresses that must never be fetched',
  15: 'OAuth attacks, and tokens in what a browser can read',
  16: 'Hostile recordings',
  19: 'Limits at ten times their size and in races',
  20: 'Tokens, documents and files after deletion, disabling and logout',
  21: 'Training plans of random runners and lives: limits, dates, the same plan again',
  22: 'Money: random actions, clocks and outages; what is charged is granted',
  23: 'Messages of two and three people, tabs closed, networks cut, functions killed: each once, in order',
  24: 'Unread counts after shuffled and doubled events equal a recomputation',
} as const;
export type FigureNumber = keyof typeof FIGURES;

/** Names the folder into which test files write their parts of figures; not set outside of the soak. */
export const FIGURES_FOLDER_SETTING = 'TASUKI_FIGURES_FOLDER';

/** One test file's contribution to a figure. */
export interface FigurePart {
  number: FigureNumber;
  /** The seed of its random numbers; null if everything is enumerated. */
  seed: number | null;
  /** Attempts that were made. */
  count: number;
  /** The failures, one sentence each. */
  failures: readonly string[];
  milliseconds: number;
}

/** Numbers of all figures, in order. */
export function figureNumbers(): FigureNumber[] {
  return Object.keys(FIGURES).map((number) => Number(number) as FigureNumber);
}

/** The figures to which a test file adds, by its source. */
export function figuresOfSource(source: string): FigureNumber[] {
  return figureNumbers().filter((number) => new RegExp(`soakFigure\\(${number}[,)]`).test(source));
}

/** Reads what test files wrote. */
export function readFigureParts(folder: string): FigurePart[] {
  return globSync('*.json', { cwd: folder }).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as FigurePart,
  );
}

/**
 * The table of figures, one line each, with the command that repeats it.
 *
 * @param expected those that must be there; one without any part counts as a failure
 */
export function figureTable(
  parts: readonly FigurePart[],
  expected: readonly FigureNumber[],
): { text: string; areAllRight: boolean } {
  const lines = expected.map((number) => {
    const own = parts.filter((part) => part.number === number);
    const count = own.reduce((sum, part) => sum + part.count, 0);
    const failures = own.flatMap((part) => part.failures);
    const seconds = own.reduce((sum, part) => sum + part.milliseconds, 0) / 1000;
    const seeds = [...new Set(own.flatMap(({ seed }) => seed ?? []))];
    return {
      isRight: count > 0 && failures.length === 0,
      text: [
        `Figure ${number}: ${FIGURES[number]}`,
        `  seed ${seeds.join(', ') || 'none (enumerated)'}, count ${count.toLocaleString('en')}, ` +
          `failures ${failures.length}, ${seconds.toFixed(1)} s; repeat: npm run soak ${number}`,
        ...(count === 0 ? ['  ! not measured'] : []),
        ...failures.slice(0, 10).map((failure) => `  ! ${failure}`),
      ].join('\n'),
    };
  });
  return {
    text: lines.map(({ text }) => text).join('\n'),
    areAllRight: lines.every(({ isRight }) => isRight),
  };
}
