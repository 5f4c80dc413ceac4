import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekSummary } from '@tasuki/domain/activities/week-summary';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { DistanceBar } from '../../ui/figures/distance-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** Loaded by those who ask for more than the average. */
const RecentWeeks = lazy(() => import('./recent-weeks.tsx'));

/** Room to the right of a usual week, so that a longer one has somewhere to go. */
const HEADROOM = 1.25;

interface WeekBarProps {
  uid: string;
  summary: WeekSummary;
}

/** This week's running against the weeks before: two figures and one thin bar. */
export function WeekBar({ uid, summary }: WeekBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const { current, usualMeters, omittedCount } = summary;
  const whole = Math.max(current.distanceMeters, (usualMeters ?? 0) * HEADROOM);
  // Two zeros say nothing to a person who has not run yet.
  if (whole === 0 && omittedCount === 0) return null;
  if (whole === 0 && omittedCount > 0) {
    // Zero would be untrue: there are runs, and none of them may be counted.
    return (
      <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
        {t('activities:week.omitted', { count: omittedCount })}
      </Typography>
    );
  }
  return (
    <Box component="section" aria-label={t('activities:week.title')} sx={{ pt: 1, pb: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          justifyContent: 'space-between',
        }}
      >
        <Typography component="p" variant="body2" color="textSecondary">
          {t('activities:week.title')}{' '}
          <Typography component="span" variant="h1" color="textPrimary" sx={{ ml: 0.5 }}>
            {formatMeasure(current.distanceMeters, 'meters', locale)}
          </Typography>
        </Typography>
        {usualMeters !== null && (
          <Typography
            component="button"
            type="button"
            variant="caption"
            color="textSecondary"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              minHeight: TOUCH_TARGET_PIXELS,
              my: -1.5,
              p: 0,
              border: 0,
              bgcolor: 'transparent',
              cursor: 'pointer',
            }}
          >
            {t('activities:week.usual', {
              distance: formatMeasure(usualMeters, 'meters', locale),
            })}
            <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} sx={{ fontSize: 18 }} />
          </Typography>
        )}
      </Box>
      <Box sx={{ mt: 1 }}>
        <DistanceBar
          meters={current.distanceMeters}
          usualMeters={usualMeters}
          wholeMeters={whole}
        />
      </Box>
      {isOpen && (
        <Suspense fallback={<LoadingState shape="words" />}>
          <RecentWeeks uid={uid} />
        </Suspense>
      )}
      {omittedCount > 0 && (
        <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('activities:week.omitted', { count: omittedCount })}
        </Typography>
      )}
    </Box>
  );
}
