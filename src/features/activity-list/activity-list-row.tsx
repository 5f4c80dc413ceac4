import { mdiEyeOffOutline, mdiContentDuplicate } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  activityKindKey,
  activityRate,
  activityTitle,
} from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  formatDayWithWeekday,
  formatRecentDay,
  formatTimeOfDay,
  type DateLocale,
} from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { DAY_WORDS } from '../../platform/last-seen/seen-page.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SpeedSparkline } from './speed-sparkline.tsx';

/** Today and yesterday by their names, other days by their date. */
function dayOf({ startedAt, utcOffsetMinutes }: ActivityRow, dates: DateLocale): ReactNode {
  const recent = formatRecentDay(startedAt, utcOffsetMinutes, new Date(), dates.language);
  if (recent === null) return formatDayWithWeekday(startedAt, utcOffsetMinutes, dates);
  return <span {...DAY_WORDS}>{recent}</span>;
}

interface ActivityListRowProps {
  row: ActivityRow;
  isSelected: boolean;
}

/** Kind, distance, speed, and the coach's first clause. */
export const ActivityListRow = memo(function ActivityListRow({
  row,
  isSelected,
}: ActivityListRowProps) {
  const { t } = useTranslation(['activities', 'sports']);
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  const rate = activityRate(row);
  const distanceMeters = shownDistanceMeters(row);
  const kind = t(activityKindKey(row));
  const title = activityTitle(row);
  const time = formatTimeOfDay(row.startedAt, row.utcOffsetMinutes);
  return (
    <Box
      component={Link}
      to={routePath('activity', { activityId: row.id })}
      aria-current={isSelected ? 'page' : undefined}
      sx={{
        display: 'block',
        position: 'relative',
        ...rowLink(isSelected),
        opacity: row.duplicateOf !== null || row.isHidden ? 0.75 : 1,
        '&::before': isSelected
          ? {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 8,
              bottom: 8,
              width: 4,
              bgcolor: 'primary.main',
              transform: 'skewY(-24deg)',
            }
          : {},
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography
            component="p"
            variant="subtitle1"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650, lineHeight: 1.4 }}
          >
            <SportIcon sport={row.sport} sx={{ fontSize: 20, color: 'text.secondary' }} />
            {title ?? kind}
          </Typography>
          <Typography
            component="p"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
          >
            {title !== null && <span>{kind}</span>}
            <span>
              {dayOf(row, dates)} · {time}
            </span>
          </Typography>
        </Box>
        <SpeedSparkline speeds={row.speedCurveMetersPerSecond ?? null} />
        {row.isPurged !== true && (
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography component="p" variant="subtitle1" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
              {distanceMeters !== null
                ? formatMeasure(distanceMeters, 'meters', measures)
                : formatMeasure(row.movingSeconds, 'seconds', measures)}
            </Typography>
            {rate && (
              <Typography component="p" variant="caption" color="textSecondary">
                {formatMeasure(rate.value, rate.unit, measures)}
              </Typography>
            )}
          </Box>
        )}
      </Box>
      {row.isPurged === true && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t('activities:row.purged')}
        </Typography>
      )}
      <CoachLine row={row} />
      {(row.duplicateOf !== null || row.isHidden) && (
        <Typography
          component="p"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.5 }}
        >
          <Icon
            path={row.isHidden ? mdiEyeOffOutline : mdiContentDuplicate}
            sx={{ fontSize: 16 }}
          />
          {row.isHidden ? t('activities:row.hidden') : t('activities:row.duplicate')}
        </Typography>
      )}
    </Box>
  );
});

function CoachLine({ row }: { row: ActivityRow }) {
  const { t } = useTranslation('activities');
  if (row.feedbackState === 'withheld') return null;
  const isReading = row.feedbackState === 'pending';
  const words = isReading ? t('activities:row.reading') : row.feedbackLead;
  if (!words) return null;
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{
        display: 'flex',
        gap: 1,
        mt: 0.5,
        color: isReading ? 'text.secondary' : 'secondary.main',
      }}
    >
      <Icon path={AI_COACH_ICON} sx={{ fontSize: 18, mt: '0.2em' }} />
      <VisuallyHidden>{t('activities:row.coachSays')}</VisuallyHidden>
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {words}
      </Box>
    </Typography>
  );
}
