import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { feelOfSession } from '@tasuki/domain/plans/said/session-feel';
import { workSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import { guideOfSession } from '@tasuki/domain/plans/said/session-guide';
import { isHardKind, type PlanSession, type PlanStep } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../platform/locale.ts';
import { reasonFigures } from './reason-figures.ts';
import { effortOf, paceOf } from './session-figures.ts';
import { WorkoutDownload } from './workout-download.tsx';

interface SessionDetailsProps {
  session: PlanSession;
  /** Age of the runner; null = not known. */
  age: number | null;
  /** Time of the plan's race; null = not known. */
  raceSeconds: number | null;
}

/** How a session is made up and why, and its file for a watch. */
export default function SessionDetails({ session, age, raceSeconds }: SessionDetailsProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const steps = session.steps.length > 1 ? session.steps : [];
  const workSeconds = workSecondsOf(session);
  const guide = guideOfSession(session, age, raceSeconds);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, pb: 1 }}>
      {steps.length > 0 && (
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {steps.map((step, index) => (
            <Typography component="li" variant="body2" key={index}>
              <StepWords step={step} session={session} />
            </Typography>
          ))}
        </Box>
      )}
      {workSeconds !== null && (
        <Typography variant="body2">
          {t('plan:session.work', { time: spokenDuration(workSeconds, locale.language) })}
        </Typography>
      )}
      <Typography variant="body2">{t(`plan:feel.${feelOfSession(session)}`)}</Typography>
      {guide.beats !== null && <Typography variant="body2">{effortOf(guide, t)}</Typography>}
      {guide.beats === null && isHardKind(session.kind) && session.kind !== 'race' && (
        <Typography variant="body2">{t('plan:session.effortWhy')}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t(`plan:reason.${session.reason.code}`, reasonFigures(session.reason, locale))}
      </Typography>
      {isShareOfWeek(session) && (
        <Typography variant="body2" color="textSecondary">
          {t('plan:session.fastShare', { percent: session.reason.percent })}
        </Typography>
      )}
      <WorkoutDownload session={session} />
    </Box>
  );
}

/** Whether the per cent of its reason are the share of the week that its faster part may take. */
function isShareOfWeek({ reason: { code, percent } }: PlanSession): boolean {
  return percent !== null && (code === 'tempo-threshold' || code === 'intervals-uptake');
}

/** Up to this many metres a step is a repetition, which everybody measures in metres. */
const REPETITION_METERS_MAXIMUM = 1200;

/** In a long run with race pace the easy parts are most of it, and more than a warm-up. */
function isEasyPart({ part }: PlanStep, kind: PlanSession['kind']): boolean {
  return kind === 'long-pace' && part !== 'main';
}

/** The name of a part; null where its length says enough. */
function partWords(step: PlanStep, kind: PlanSession['kind'], t: TFunction<'plan'>): string | null {
  // Nobody runs in the minutes before and after.
  if (kind === 'run-walk')
    return t(step.part === 'main' ? 'plan:session.run' : 'plan:session.walk');
  if (isEasyPart(step, kind)) return t('plan:kind.easy');
  switch (step.part) {
    case 'warm-up':
      return t('plan:session.warmUp');
    case 'cool-down':
      return t('plan:session.coolDown');
    case 'strides':
      return t('plan:session.quick');
    case 'main':
      return null;
  }
}

function restName({ repeats }: PlanStep, kind: PlanSession['kind']) {
  if (kind === 'run-walk') return 'thenWalk';
  return repeats > 1 ? 'rest' : 'restAfter';
}

interface StepWordsProps {
  step: PlanStep;
  session: PlanSession;
}

function StepWords({ step, session: { kind, target } }: StepWordsProps): ReactNode {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const length =
    step.meters === null
      ? spokenDuration(step.seconds ?? 0, locale.language)
      : step.meters <= REPETITION_METERS_MAXIMUM
        ? formatMeasure(step.meters, 'repetitionMeters', locale)
        : formatMeasure(step.meters, 'roundMeters', locale);
  const words = [
    partWords(step, kind, t),
    step.repeats > 1 ? `${step.repeats} × ${length}` : length,
    step.restSeconds !== null &&
      t(`plan:session.${restName(step, kind)}`, {
        time: spokenDuration(step.restSeconds, locale.language),
      }),
    // The session's pace is that of its fast part.
    step.part === 'main' && step.effort !== 'easy' && paceOf(target, locale),
  ];
  return words.filter((word) => word !== false && word !== null).join(' · ');
}
