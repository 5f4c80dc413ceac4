import { figuresOfSource, type FigureNumber } from './figures.ts';
import { TESTS_IN_TURN } from './tests-in-turn.ts';

/** Suites that try many made-up inputs or failures read from it how many, and journeys which variants. */
const COUNT_SETTING =
  /process\.env(?:\.SOAK|\[['"]SOAK['"]\])|\bIS_SOAK\b|\b(?:journeyVariants|variantsInTurn|deathsInTurn)[(<]/;

/**
 * Whether `npm run soak` runs a test file.
 *
 * @param path relative to the repository
 * @param source its text
 * @param asked the figures that were asked for; none where everything shall run
 */
export function isSoakSuite(
  path: string,
  source: string,
  asked: readonly FigureNumber[] = [],
): boolean {
  const figures = figuresOfSource(source);
  return asked.length === 0
    ? TESTS_IN_TURN.includes(path) || COUNT_SETTING.test(source) || figures.length > 0
    : figures.some((number) => asked.includes(number));
}
