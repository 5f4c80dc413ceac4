import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import type { TrendActivity } from '@tasuki/domain/trends/trend-week';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { TrendsRunnerContext } from './trends-runner.ts';
import { usePeriodWords } from './use-period-words.ts';

/** The activities that a point rests on: one at once, several behind a press. */
export function ActivityLinks({ activities }: { activities: readonly TrendActivity[] }) {
  const { t } = useTranslation('trends');
  const [only] = activities;
  if (only === undefined) return null;
  if (activities.length === 1) return <ActivityLink activity={only} />;
  const isOnlyRuns = activities.every(({ sport }) => isRunning(sport));
  const count = activities.length;
  return (
    <Disclosure
      words={isOnlyRuns ? t('trends:runs', { count }) : t('trends:activities', { count })}
    >
      <Box component="ul" sx={{ m: 0, p: 0, pb: 1 }}>
        {activities.map((activity) => (
          <Box key={activity.id} component="li" sx={{ listStyle: 'none' }}>
            <ActivityLink activity={activity} />
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}

function ActivityLink({ activity }: { activity: TrendActivity }) {
  const { t } = useTranslation(['trends', 'sports']);
  const locale = useMeasureLocale();
  const { dayWords } = usePeriodWords();
  const runnerUid = use(TrendsRunnerContext);
  const { id, sport, meters, seconds } = activity;
  const size =
    meters === null || meters === 0
      ? formatMeasure(seconds, 'seconds', locale)
      : formatMeasure(meters, 'meters', locale);
  return (
    <Link
      component={RouterLink}
      to={
        runnerUid === null
          ? routePath('activity', { activityId: id })
          : routePath('coachActivity', { runnerUid, activityId: id })
      }
      color="secondary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: TOUCH_TARGET_PIXELS,
        fontSize: '0.9375rem',
      }}
    >
      {dayWords(activity.dayNumber)} · {t(`sports:${sport}`)} · {size}
    </Link>
  );
}
