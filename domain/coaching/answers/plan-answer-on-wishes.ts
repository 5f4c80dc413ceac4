import type { RaceWish } from '../questions/forms/race-wish.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';

/** Whose longest run is shorter lacks endurance for these races. */
export const LONG_ENOUGH_METERS = { half: 14_000, marathon: 26_000 } as const;

type Verdict = 'Yes' | 'Close' | 'Unlikely' | 'No';
const VERDICTS: readonly Verdict[] = ['Yes', 'Close', 'Unlikely', 'No'];

/** From these shares of what is expected on a wish is had, close, or not yet; below, it is out of reach. */
const LEAST_SHARE = { Yes: 1.01, Close: 0.985, Unlikely: 0.95 } as const;
/** Over the marathon a range is expected: this far below its fast end a wish is out of reach. */
const MARATHON_UNLIKELY_SHARE = 0.95;

/**
 * Whether a time can be run: yes, perhaps, hardly or no, with what the races let expect and what that
 * rests on. Where endurance lacks, a time that the speed allows is there on paper only.
 */
export function planWish({ distance, seconds }: RaceWish, context: AnswerContext): AnswerPart[] {
  const { has, value } = context;
  if (!has('runner.vdot')) return [say('race.unknown'), say('race.howTo')];
  const isLong = distance === 'half' || distance === 'marathon';
  const longest = value('runner.longest30') ?? 0;
  const lacksEndurance = isLong && longest < LONG_ENOUGH_METERS[distance];
  const expected = verdictOf({ distance, seconds }, context);
  const isOnPaper = lacksEndurance && (expected === 'Yes' || expected === 'Close');
  const verdict = isOnPaper ? 'Paper' : expected;
  const isNear = verdict === 'Yes' || verdict === 'Close';
  return [
    distance === 'marathon'
      ? say(`race.wishMarathon${verdict}`)
      : say(`race.wish${verdict}`, { distance }),
    ...sayIf(lacksEndurance, say('race.endurance')),
    say('race.basis'),
    say(isNear ? 'race.trained' : 'race.next'),
  ];
}

function verdictOf({ distance, seconds }: RaceWish, { value }: AnswerContext): Verdict {
  if (distance !== 'marathon') {
    const expected = value(`runner.predicted.${distance}.duration`) ?? Infinity;
    const share = seconds / expected;
    return VERDICTS.find((one) => one === 'No' || share >= LEAST_SHARE[one]) ?? 'No';
  }
  const fastest = value('runner.predicted.marathon.from') ?? Infinity;
  const slowest = value('runner.predicted.marathon.to') ?? Infinity;
  if (seconds >= slowest) return 'Yes';
  if (seconds >= fastest) return 'Close';
  return seconds >= fastest * MARATHON_UNLIKELY_SHARE ? 'Unlikely' : 'No';
}
