import type { Language } from '../../language.ts';
import { formatClock } from '../../measures/format-measure.ts';
import type { PredictedDistance } from '../facts/facts-of-prediction.ts';
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

/** A race and a time as a runner names them; `[time]` stands for the time. */
const WISHED: Readonly<Record<Language, Readonly<Record<PredictedDistance, string>>>> = {
  ja: {
    '5000': '5 kmを[time]',
    '10000': '10 kmを[time]',
    half: 'ハーフを[time]',
    marathon: 'フルマラソンを[time]',
  },
  en: {
    '5000': '5 km in [time]',
    '10000': '10 km in [time]',
    half: 'a half marathon in [time]',
    marathon: 'a marathon in [time]',
  },
  zh: {
    '5000': '5公里跑 [time]',
    '10000': '10公里跑 [time]',
    half: '半马跑 [time]',
    marathon: '全马跑 [time]',
  },
  'zh-tw': {
    '5000': '5公里跑 [time]',
    '10000': '10公里跑 [time]',
    half: '半馬跑 [time]',
    marathon: '全馬跑 [time]',
  },
  vi: {
    '5000': '5 km trong [time]',
    '10000': '10 km trong [time]',
    half: 'Half marathon trong [time]',
    marathon: 'Marathon trong [time]',
  },
};

function inWords({ distance, seconds }: RaceWish, language: Language): string {
  return WISHED[language][distance].replace('[time]', formatClock(seconds));
}

/**
 * Whether times can be run: yes, perhaps, hardly or no, with what the races let expect and what that
 * rests on. Where endurance lacks, a time that the speed allows is there on paper only. What is far
 * off today may be a goal of a later day.
 */
export function answerOnWishes(wishes: readonly RaceWish[], context: AnswerContext): AnswerPart[] {
  if (!context.has('runner.vdot')) return [say('race.unknown'), say('race.howTo')];
  const weighed = wishes.map((wish) => weigh(wish, context));
  const isReady = weighed.every(
    ({ verdict, lacksEndurance }) => (verdict === 'Yes' || verdict === 'Close') && !lacksEndurance,
  );
  return [
    ...weighed.flatMap(({ verdict, wish }) => [
      say('race.wished', { wish: inWords(wish, context.conversation.language) }),
      wish.distance === 'marathon'
        ? say(`race.wishMarathon${verdict}`)
        : say(`race.wish${verdict}`, { distance: wish.distance }),
    ]),
    ...sayIf(
      weighed.some(({ lacksEndurance }) => lacksEndurance),
      say('race.endurance'),
    ),
    say('race.basis'),
    say(isReady ? 'race.trained' : 'race.next'),
  ];
}

interface WeighedWish {
  wish: RaceWish;
  verdict: Verdict | 'Paper' | 'Later';
  lacksEndurance: boolean;
}

function weigh(wish: RaceWish, context: AnswerContext): WeighedWish {
  const { distance, isLater } = wish;
  const isLong = distance === 'half' || distance === 'marathon';
  const longest = context.value('runner.longest30') ?? 0;
  const lacksEndurance = isLong && longest < LONG_ENOUGH_METERS[distance];
  const expected = verdictOf(wish, context);
  if (expected === 'Yes' && lacksEndurance) return { wish, verdict: 'Paper', lacksEndurance };
  if (expected === 'No' && isLater) return { wish, verdict: 'Later', lacksEndurance };
  return { wish, verdict: expected, lacksEndurance };
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
