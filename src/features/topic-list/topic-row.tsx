import { mdiMessageTextOutline, mdiRun } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { activityKindKey } from '@tasuki/domain/activities/activity-kind';
import { topicIdOf, type Topic } from '@tasuki/domain/chat/topic';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useDateLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowLink } from '../../ui/row-link.ts';

interface TopicRowProps {
  topic: Topic;
  isGeneral: boolean;
  isSelected: boolean;
}

function isToday(moment: Date): boolean {
  return dayNumber(moment, null) === dayNumber(new Date(), null);
}

/** What it is about, what was said last, and when. */
export const TopicRow = memo(function TopicRow({ topic, isGeneral, isSelected }: TopicRowProps) {
  const { t } = useTranslation(['chat', 'coaching', 'sports']);
  const dates = useDateLocale();
  const { activity } = topic;
  const name = activity
    ? `${t(activityKindKey(activity))} · ${formatDay(activity.startedAt, activity.utcOffsetMinutes, dates)}`
    : topic.id === topicIdOf(topic.runnerUid, null)
      ? t('chat:list.general')
      : t('chat:list.ofDay', { day: formatDay(topic.createdAt, null, dates) });
  return (
    <Box
      component={Link}
      to={routePath('topicChat', { topicId: topic.id })}
      aria-current={isSelected ? 'page' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1.5,
        ...rowLink(isSelected),
      }}
    >
      <Icon
        path={isGeneral ? mdiMessageTextOutline : mdiRun}
        sx={{ fontSize: 20, mt: '0.15em', color: 'text.secondary' }}
      />
      <Typography
        component="p"
        variant="subtitle1"
        noWrap
        sx={{ fontWeight: 650, lineHeight: 1.4 }}
      >
        {topic.title || name}
      </Typography>
      <Typography
        component="p"
        variant="caption"
        color="textSecondary"
        sx={{ whiteSpace: 'nowrap', mt: '0.2em' }}
      >
        {isToday(topic.lastMessageAt)
          ? formatTimeOfDay(topic.lastMessageAt, null)
          : formatDay(topic.lastMessageAt, null, dates)}
      </Typography>
      {topic.lastText !== '' && (
        <Typography
          component="p"
          variant="body2"
          color="textSecondary"
          dir="auto"
          sx={{
            gridColumn: '2 / -1',
            mt: 0.25,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {topic.lastText}
        </Typography>
      )}
    </Box>
  );
});
