import { mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { activityKindKey } from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters } from '@tasuki/domain/activities/activity-row';
import type { QuotedActivity } from '@tasuki/domain/chat/message';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { SportIcon } from '../../ui/sport-icon.tsx';

/** The activity that the conversation began from: one card, one action. */
export function QuotedActivityLink({ activity }: { activity: QuotedActivity }) {
  const { t } = useTranslation(['sports']);
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  const distanceMeters = shownDistanceMeters(activity);
  const kind = t(activityKindKey(activity));
  return (
    <Box
      component={Link}
      to={routePath('activity', { activityId: activity.id })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 480,
        minHeight: 60,
        mb: 2,
        px: 2,
        py: 1.25,
        color: 'inherit',
        textDecoration: 'none',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        '&:hover': { bgcolor: 'quiet.ground' },
      }}
    >
      <SportIcon sport={activity.sport} sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" variant="subtitle2" sx={{ fontWeight: 650 }}>
          {activity.title ?? kind}
        </Typography>
        <Typography component="p" variant="caption" color="textSecondary">
          {formatDayWithWeekday(activity.startedAt, activity.utcOffsetMinutes, dates)}
        </Typography>
      </Box>
      <Typography component="p" variant="subtitle2" sx={{ whiteSpace: 'nowrap' }}>
        {distanceMeters !== null
          ? formatMeasure(distanceMeters, 'meters', measures)
          : formatMeasure(activity.movingSeconds, 'seconds', measures)}
      </Typography>
      <Icon path={mdiChevronRight} color="action" />
    </Box>
  );
}
