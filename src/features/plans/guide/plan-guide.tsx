import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { planNotesOf, type PlanNote } from '@tasuki/domain/plans/said/plan-notes';
import { lastWeekOf } from '@tasuki/domain/plans/said/last-week';
import { raceDayAdvice } from '@tasuki/domain/plans/said/race-day';
import { runnerOf, wishOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { OUTLINE_PARTS } from './outline/outline-part-names.ts';
import { LastWeek } from './last-week.tsx';
import { RaceDay } from './race-day.tsx';
import { StrengthRoutine } from './strength-routine.tsx';

// Read by who wants to know more, with words of its own.
const OutlinePart = lazy(async () => ({
  default: (await import('./outline/outline-part.tsx')).OutlinePart,
}));

interface PlanGuideProps {
  plan: TrainingPlan;
  /** The record from which the plan was built. */
  record: PlanRecord;
  /** The week that is shown. */
  week: PlanWeek;
}

/**
 * Advice that the sessions of a plan do not contain: for this runner, for the race, and strength.
 */
export function PlanGuide({ plan, record, week }: PlanGuideProps) {
  const { t } = useTranslation('planGuide');
  const runner = runnerOf(record);
  const wish = wishOf(record);
  const { shown, folded } = planNotesOf(plan, runner, wish);
  const raceDay = raceDayAdvice(plan, runner, wish);
  const lastWeek = lastWeekOf(plan);
  return (
    <Box component="section" sx={{ maxWidth: 640 }}>
      {shown.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('planGuide:notes.title')}
          </Typography>
          <Notes notes={shown} />
        </>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', mt: 1 }}>
        {OUTLINE_PARTS.map((part) => (
          <Disclosure key={part} words={t(`planGuide:outline.${part}`)}>
            <Suspense fallback={<LoadingState shape="rows" />}>
              <OutlinePart part={part} plan={plan} runner={runner} wish={wish} />
            </Suspense>
          </Disclosure>
        ))}
        {raceDay && (
          <Disclosure
            words={t(
              plan.goal.kind === 'race' ? 'planGuide:raceDay.title' : 'planGuide:raceDay.ownTitle',
            )}
          >
            {lastWeek && <LastWeek days={lastWeek} />}
            <RaceDay advice={raceDay} />
          </Disclosure>
        )}
        {runner.injury !== 'bone' && (
          <Disclosure words={t('planGuide:strength.title')}>
            <StrengthRoutine plan={plan} runner={runner} wish={wish} week={week} />
          </Disclosure>
        )}
        <Disclosure words={t('planGuide:notes.more')}>
          <Notes notes={folded} />
        </Disclosure>
      </Box>
    </Box>
  );
}

function Notes({ notes }: { notes: readonly PlanNote[] }) {
  const { t } = useTranslation('planGuide');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {notes.map((note) => (
        <Typography component="li" variant="body2" key={note}>
          {t(`planGuide:notes.note.${note}`)}
        </Typography>
      ))}
    </Box>
  );
}
