import { feelOfSession } from '@tasuki/domain/plans/said/session-feel';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { workSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mdiCheckCircle } from '@mdi/js';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  partMetersOf,
  type PlanSession,
  type PlanStep,
  type PlanTarget,
} from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WorkoutDownload } from './workout-download.tsx';

interface SessionRowProps {
  session: PlanSession;
  /** The recording of it; null = none yet. */
  activityId: string | null;
  /** The recording's page; left out = the runner's own. */
  activityPath?: string;
  /** The runner says that it is done, without a recording. */
  isSaidDone?: boolean;
  /** Said of it, under its name. */
  remark?: string;
  /** What may be done with it, beside its name. */
  actions?: ReactNode;
}

/** One session: what, how far, how fast; how it is made up and why behind a tap. */
export function SessionRow(props: SessionRowProps) {
  const { session, activityId, activityPath, remark, actions, isSaidDone = false } = props;
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const figures = sessionFigures(session, locale, t);
  const steps = session.steps.length > 1 ? session.steps : [];
  const workSeconds = workSecondsOf(session);
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifySelf: 'stretch' }}>
        <Typography
          sx={{ flex: 1, fontWeight: 600, display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          {t(`plan:kind.${nameOfSession(session)}`)}
          {activityId === null && isSaidDone && (
            <Icon
              path={mdiCheckCircle}
              title={t('plan:session.done')}
              sx={{ color: 'success.main' }}
            />
          )}
          {activityId !== null && (
            <Box
              component={Link}
              to={activityPath ?? routePath('activity', { activityId })}
              aria-label={t('plan:session.done')}
              sx={{ color: 'success.main', display: 'inline-flex', p: 1, m: -1 }}
            >
              <Icon path={mdiCheckCircle} />
            </Box>
          )}
        </Typography>
        {actions}
      </Box>
      {remark !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {remark}
        </Typography>
      )}
      <Typography
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}
      >
        {figures.map((figure) => (
          <Box component="span" key={figure} sx={{ whiteSpace: 'nowrap' }}>
            {figure}
          </Box>
        ))}
      </Typography>
      <Disclosure words={t('plan:session.why')}>
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
          <Typography variant="body2" color="textSecondary">
            {t(`plan:reason.${session.reason.code}`, { percent: session.reason.percent ?? 0 })}
          </Typography>
          {isShareOfWeek(session) && (
            <Typography variant="body2" color="textSecondary">
              {t('plan:session.fastShare', { percent: session.reason.percent })}
            </Typography>
          )}
          <WorkoutDownload session={session} />
        </Box>
      </Disclosure>
    </Box>
  );
}

/** Whether the per cent of its reason are the share of the week that its faster part may take. */
function isShareOfWeek({ reason: { code, percent } }: PlanSession): boolean {
  return percent !== null && (code === 'tempo-threshold' || code === 'intervals-uptake');
}

type Locale = ReturnType<typeof useMeasureLocale>;

/** How far or long, how fast, and at which heart rate; of a part of it, how long this is. */
export function sessionFigures(
  session: PlanSession,
  locale: Locale,
  t: TFunction<'plan'>,
): string[] {
  const { kind, meters, seconds, target } = session;
  const partMeters = partMetersOf(session);
  const part = partMeters === null ? null : formatMeasure(partMeters, 'roundMeters', locale);
  const length =
    kind === 'run-walk'
      ? spokenDuration(seconds, locale.language)
      : formatMeasure(meters, 'roundMeters', locale);
  const ranges = [paceOf(target, locale), heartRateOf(target, locale)]
    .filter((range) => range !== null)
    .map((range) =>
      part === null ? range : t('plan:session.part', { length: part, target: range }),
    );
  return [length, ...ranges];
}

function paceOf({ paceFast, paceSlow }: PlanTarget, locale: Locale): string | null {
  if (paceFast === null || paceSlow === null) return null;
  const unit = 'secondsPerKilometer';
  return `${formatClock(toDisplayedValue(paceFast, unit, locale))}–${formatMeasure(paceSlow, unit, locale)}`;
}

function heartRateOf({ heartRateLow, heartRateHigh }: PlanTarget, locale: Locale): string | null {
  if (heartRateLow === null || heartRateHigh === null) return null;
  return `${heartRateLow}–${formatMeasure(heartRateHigh, 'beatsPerMinute', locale)}`;
}

/** Up to so many metres it is a repetition: metres for everybody. */
const REPETITION_METERS_MAXIMUM = 1200;

/** In a long run with race pace the easy parts are most of it, and more than a warm-up. */
function isEasyPart({ part }: PlanStep, kind: PlanSession['kind']): boolean {
  return kind === 'long-pace' && part !== 'main';
}

/** What a part is called; null where its length says enough. */
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
