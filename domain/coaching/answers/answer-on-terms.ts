import type { RunningTerm } from '../questions/forms/asked-term.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';

/** What a word of running means, with the runner's own figure where there is one. */
export function answerOnTerm(term: RunningTerm, context: AnswerContext): AnswerPart[] {
  return [say(`means.${term}`), ...ownFigure(term, context)];
}

function ownFigure(term: RunningTerm, { has }: AnswerContext): AnswerPart[] {
  switch (term) {
    case 'easy':
    case 'zones':
      return [
        ...sayIf(term === 'zones' && has('zone.most.share'), say('figure.zones')),
        say('pacing.easy'),
      ];
    case 'tempo':
    case 'threshold':
      return sayIf(has('runner.pace.threshold'), say('pacing.tempo'));
    case 'intervals':
      return sayIf(has('runner.pace.interval'), say('pacing.intervalsRaced'));
    case 'vdot':
    case 'vo2max':
      return has('runner.vdot')
        ? [say('figure.vdot'), say('figure.vdotMeaning')]
        : [say('figure.noVdot')];
    case 'cadence':
      return sayIf(has('cadence.average'), say('figure.cadence'));
    case 'load':
      return [
        ...sayIf(has('load.value'), say('figure.load')),
        ...sayIf(has('runner.load.fitness'), say('figure.loadDays')),
      ];
    case 'pace':
      return sayIf(has('pace.average'), say('figure.pace'));
    case 'maximumHeartRate':
      return sayIf(has('heartRate.maximum'), say('figure.maximum'));
    case 'taper':
      return sayIf(has('runner.weeks.mean'), say('taper.volume'));
    case 'negativeSplit':
      return sayIf(has('half.first.pace', 'half.second.pace'), say('splits.halves'));
    case 'longRun':
    case 'racePace':
    case 'recovery':
    case 'fartlek':
    case 'strides':
    case 'hillRepeats':
    case 'progression':
    case 'drift':
    case 'wall':
    case 'crossTraining':
    case 'runWalk':
      return [];
  }
}
