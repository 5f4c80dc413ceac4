import type { AskedKilometer } from '../../questions/runs/asked-runs.ts';
import type { AnswerContext } from '../answer-context.ts';
import { answerOnSplits } from '../answer-on-runs.ts';
import { say, sayIf, type AnswerPart } from '../answer-part.ts';

/** From here on a kilometre climbs. */
const CLIMBS_FROM_METERS = 10;
/** Paces that differ by less are the same. */
const SAME_PACE_SHARE = 0.02;
/** From here on a first kilometre's heart rate is no slow beginning. */
const HIGHER_BEATS = 3;

/** A kilometre of the run by its pace, heart rate and climb, beside the other kilometres. */
export function answerOnAskedKilometer(
  which: AskedKilometer,
  number: number,
  context: AnswerContext,
): AnswerPart[] {
  const name = `answer.asked.${number}.km`;
  const value = (figure: string) => context.value(`${name}.${figure}`);
  const has = (...figures: string[]) => context.has(...figures.map((one) => `${name}.${one}`));
  if (!has('number')) {
    const isUnseen = which === 'hardest' && context.has('split.fastest.pace');
    return [...sayIf(isUnseen, say('runs.noPulse')), ...answerOnSplits(context)];
  }
  const climb = value('ascent');
  const isLevel = climb !== null && Math.round(climb) === 0;
  if (which === 'steepest' && (climb ?? 0) < CLIMBS_FROM_METERS) {
    const isKnown = has('ascent');
    return [
      say(isKnown ? (isLevel ? 'runs.noClimb' : 'runs.noHill') : 'runs.climbUnknown', { number }),
      ...answerOnSplits(context).slice(0, 2),
    ];
  }
  const isPulse = has('heartRate');
  const first =
    which === 'hardest' ? 'runs.hardest' : which === 'last' ? 'runs.lastKilometer' : null;
  const beats = value('heartRate');
  const others = value('rest.heartRate');
  const isHigher = beats !== null && others !== null && beats - others >= HIGHER_BEATS;
  const isOfHill = which === 'slowest' || which === 'steepest';
  const climbs = (climb ?? 0) >= CLIMBS_FROM_METERS;
  return [
    ...sayIf(which === 'first' && !isPulse, say('figure.missing', { figure: 'heartRate' })),
    say(first ?? (isPulse ? 'runs.kilometerPulse' : 'runs.kilometer'), { number }),
    say(isPulse ? 'runs.otherKilometersPulse' : 'runs.otherKilometers', { number }),
    ...sayIf(climb !== null && climbs && which !== 'last', say('runs.kilometerClimb', { number })),
    ...sayIf(
      climb !== null && !climbs && isOfHill,
      say(isLevel ? 'runs.kilometerLevel' : 'runs.kilometerFlat', { number }),
    ),
    ...sayIf(which === 'last', say(`runs.${endOf(value('pace'), value('rest.pace'))}`)),
    ...sayIf(
      which === 'first' && isPulse,
      say(isHigher ? 'advice.startPulse' : 'runs.startNotHigh'),
    ),
  ];
}

/** How the last kilometre was beside the others. */
function endOf(pace: number | null, others: number | null): 'endFaster' | 'endSlower' | 'endSame' {
  const share = pace === null || others === null ? 0 : pace / others - 1;
  if (Math.abs(share) <= SAME_PACE_SHARE) return 'endSame';
  return share < 0 ? 'endFaster' : 'endSlower';
}
