import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CalendarDay, CalendarSession } from '@tasuki/domain/calendar/calendar-month';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import {
  formatMeasure,
  formatNumber,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import { isHardKind } from '@tasuki/domain/plans/training-plan';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSessionWords } from './use-session-words.ts';

interface DayCellProps {
  day: CalendarDay;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
}

const CHIP_SX = {
  display: 'block',
  maxWidth: '100%',
  minWidth: 30,
  px: 0.5,
  borderRadius: 1,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  border: 1,
} as const;

/** A day: its runs as filled figures, what is planned as framed ones. */
export function DayCell({ day, isChosen, isToday, onChoose }: DayCellProps) {
  const dates = useDateLocale();
  const words = useDayWords(day);
  const moment = new Date(dayNumberOf(day.day) * DAY_MILLISECONDS);
  const open = day.sessions.filter(({ state }) => state !== 'done');
  return (
    <Box role="gridcell" aria-selected={isChosen} sx={{ minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 0.375,
          width: '100%',
          height: '100%',
          minHeight: { xs: 76, lg: 88 },
          px: 0.25,
          pt: 0.5,
          pb: 0.75,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          color: 'text.primary',
          cursor: 'pointer',
          bgcolor: isChosen ? 'quiet.ground' : 'transparent',
          boxShadow: isChosen ? 'inset 0 0 0 2px var(--tasuki-palette-text-primary)' : 'none',
          '&:hover': { bgcolor: 'quiet.ground' },
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        <VisuallyHidden>
          {[formatDayWithWeekday(moment, 0, dates), ...words].join(': ')}
        </VisuallyHidden>
        <Box
          component="span"
          aria-hidden
          sx={{
            minWidth: 26,
            borderRadius: '13px',
            typography: 'body2',
            lineHeight: '26px',
            fontVariantNumeric: 'tabular-nums',
            ...(isToday
              ? { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 }
              : { color: day.isInMonth ? 'text.primary' : 'text.secondary' }),
          }}
        >
          {Number(day.day.slice(-2))}
        </Box>
        <RanChip day={day} />
        <OtherSports day={day} />
        {open.map(({ planned, ...rest }) => (
          <PlannedChip key={planned.id} session={{ planned, ...rest }} />
        ))}
      </Box>
    </Box>
  );
}

/** The unit is left out here and stands above the grid: a cell has room for little. */
function useShortDistance() {
  const locale = useMeasureLocale();
  return (meters: number) =>
    formatNumber(toDisplayedValue(meters, 'meters', locale), locale.language, 0);
}

function RanChip({ day: { activities, ranMeters } }: { day: CalendarDay }) {
  const short = useShortDistance();
  const runs = activities.filter(({ sport }) => isRunning(sport));
  if (runs.length === 0) return null;
  const meters = ranMeters || Math.max(...runs.map(({ distanceMeters }) => distanceMeters ?? 0));
  return (
    <Box
      component="span"
      // Rounded for the eye; the cell's name says it whole.
      aria-hidden
      sx={{
        ...CHIP_SX,
        borderColor: 'secondary.main',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      {meters > 0 ? short(meters) : '·'}
    </Box>
  );
}

function OtherSports({ day: { activities } }: { day: CalendarDay }) {
  const sports = [...new Set(activities.map(({ sport }) => sport))].filter(
    (sport) => !isRunning(sport),
  );
  if (sports.length === 0) return null;
  return (
    <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
      {sports.slice(0, 2).map((sport) => (
        <SportIcon key={sport} sport={sport} sx={{ fontSize: 18 }} />
      ))}
    </Box>
  );
}

function PlannedChip({ session: { planned, session, state } }: { session: CalendarSession }) {
  const short = useShortDistance();
  const shown = session ?? planned;
  const isHard = isHardKind(shown.kind);
  const isOrdered = state === 'open';
  return (
    <Box
      component="span"
      // Rounded for the eye; the cell's name says it whole.
      aria-hidden
      sx={{
        ...CHIP_SX,
        borderStyle: isOrdered ? 'solid' : 'dashed',
        borderColor: isOrdered && isHard ? 'primary.main' : 'quiet.line',
        borderBottomWidth: isOrdered && isHard ? 4 : 1,
        color: isOrdered ? 'text.primary' : 'text.secondary',
        textDecoration: isOrdered ? 'none' : 'line-through',
        fontWeight: 450,
      }}
    >
      {short(shown.meters)}
    </Box>
  );
}

/** All of a day in words, for who does not see the cell. */
function useDayWords({ activities, sessions }: CalendarDay): string[] {
  const { t } = useTranslation(['activities', 'sports']);
  const locale = useMeasureLocale();
  const wordsOf = useSessionWords();
  return [
    ...activities.map(({ sport, distanceMeters, movingSeconds }) =>
      t('activities:calendar.day.did', {
        sport: t(`sports:${sport}`),
        measure: distanceMeters
          ? formatMeasure(distanceMeters, 'meters', locale)
          : formatMeasure(movingSeconds, 'seconds', locale),
      }),
    ),
    ...sessions
      .filter(({ state }) => state !== 'done')
      .map((session) => wordsOf(session).join(', ')),
  ];
}
