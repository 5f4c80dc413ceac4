import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';
import { NEVER_RECORDED } from '../../../ui/never-recorded.ts';
import { sessionFigures } from '../session-figures.ts';

/** On paper there is nothing but the plan. */
const PAPER = <GlobalStyles styles={{ '@media print': { '#root': { display: 'none' } } }} />;

interface PrintedPlanProps {
  plan: TrainingPlan;
  /** Age of the runner; null = not known. */
  age: number | null;
}

/** The whole plan in black on white, made only while a page is printed. */
export function PrintedPlan({ plan, age }: PrintedPlanProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  // Listens as soon as its button can be pressed.
  useLayoutEffect(() => {
    const show = (isShown: boolean) => () => {
      // The browser takes the page as it is when this returns.
      flushSync(() => {
        setIsPrinting(isShown);
      });
    };
    const [before, after] = [show(true), show(false)];
    globalThis.addEventListener('beforeprint', before);
    globalThis.addEventListener('afterprint', after);
    return () => {
      globalThis.removeEventListener('beforeprint', before);
      globalThis.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting ? createPortal(<Paper plan={plan} age={age} />, document.body) : null;
}

function Paper({ plan, age }: PrintedPlanProps) {
  const { t } = useTranslation(['plan', 'planning']);
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  return (
    <Box
      className={NEVER_RECORDED}
      sx={{
        display: 'none',
        displayPrint: 'block',
        color: 'common.black',
        bgcolor: 'common.white',
      }}
    >
      {PAPER}
      <Typography variant="h1">{t('planning:proposal.title')}</Typography>
      {plan.weeks.map((week) => (
        <Box key={week.number} component="section" sx={{ breakInside: 'avoid', mt: 2 }}>
          <Typography variant="h2">
            {t('plan:week.title', { number: week.number, weeks: plan.weeks.length })}
            {' · '}
            {formatMeasure(week.meters, 'roundMeters', locale)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {week.sessions.map((session) => (
              <Typography component="li" variant="body2" key={`${session.day} ${session.id}`}>
                {[
                  formatDayWithWeekday(dayAtMidnight(session.day), 0, dateLocale),
                  t(`plan:kind.${nameOfSession(session)}`),
                  ...sessionFigures(session, locale, t, {
                    age,
                    raceSeconds: goalRaceOf(plan)?.seconds,
                  }),
                ].join(' · ')}
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function dayAtMidnight(day: string): Date {
  return new Date(dayNumberOf(day) * DAY_MILLISECONDS);
}
