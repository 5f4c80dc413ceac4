import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@tasuki/domain/language';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';
import { weekdayWords } from '../../../ui/weekday-words.ts';
import { DAY_ATTRIBUTE } from './drag-handle.tsx';

interface WeekDayProps {
  day: string;
  /** Days since Monday. */
  offset: number;
  isToday: boolean;
  /** The effect of dropping a session here; null = none is held over this day. */
  dropWords: ReactNode;
  /** Shown beside "Rest", on a day without a session. */
  restAction?: ReactNode;
  /** The sessions of the day; none = rest. */
  children: ReactNode[];
}

/** A day of the plan's week; a session can be dropped on it. */
export function WeekDay(props: WeekDayProps) {
  const { day, offset, isToday, dropWords, restAction, children } = props;
  const { t } = useTranslation('plan');
  const { language } = useMeasureLocale();
  const dateLocale = useDateLocale();
  return (
    <Box
      component="li"
      {...{ [DAY_ATTRIBUTE]: day }}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '6rem minmax(0, 1fr)',
        gap: 1.5,
        py: 1.25,
        pl: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: 3,
        borderLeftColor: isToday ? 'primary.main' : 'transparent',
        bgcolor: dropWords === null ? 'transparent' : 'quiet.ground',
      }}
    >
      <Box>
        <Typography variant="body2">{weekdayOf(offset, language)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatMonthDay(new Date(dayNumberOf(day) * DAY_MILLISECONDS), 0, dateLocale)}
        </Typography>
        {isToday && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: 'primary.main' }}>
            {t('plan:week.today')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        {children.length === 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography color="textSecondary" sx={{ flex: 1 }}>
              {t('plan:week.rest')}
            </Typography>
            {restAction}
          </Box>
        )}
        {children}
        {dropWords !== null && (
          <Typography variant="body2" role="status">
            {dropWords}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** @param offset days since Monday */
function weekdayOf(offset: number, language: Language): string {
  return weekdayWords(offset + 1, language, 'long');
}
