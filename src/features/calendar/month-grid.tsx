import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayInMonth, type CalendarMonth } from '@tasuki/domain/calendar/calendar-month';
import { calendarDayOf, dayNumberOf, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { useMeasureLocale } from '../../platform/locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { weekdayWords } from '../../ui/weekday-words.ts';
import { DayCell } from './day-cell.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface MonthGridProps {
  /** Id of its heading. */
  labelledBy: string;
  month: CalendarMonth;
  /** The chosen day, YYYY-MM-DD. */
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** Days that a key leads to from a chosen one. */
const KEY_STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => calendarDayOf(dayNumberOf(day) - 1),
  ArrowRight: (day) => calendarDayOf(dayNumberOf(day) + 1),
  ArrowUp: (day) => calendarDayOf(dayNumberOf(day) - 7),
  ArrowDown: (day) => calendarDayOf(dayNumberOf(day) + 7),
  Home: (day) => calendarDayOf(mondayOf(dayNumberOf(day))),
  End: (day) => calendarDayOf(mondayOf(dayNumberOf(day)) + 6),
  PageUp: (day) => dayInMonth(day, -1),
  PageDown: (day) => dayInMonth(day, 1),
};

/** The month as a grid: one stop of the keyboard, in which arrows lead from day to day. */
export function MonthGrid({ labelledBy, month, day, today, onChoose }: MonthGridProps) {
  const { language } = useMeasureLocale();
  const grid = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [day]);
  const moveByKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onChoose(step(day));
  };
  const columns = WEEKDAYS.map((weekday) => ({
    weekday,
    short: weekdayWords(weekday, language, 'short'),
    long: weekdayWords(weekday, language, 'long'),
  }));
  return (
    <Box
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={moveByKey}
      sx={{ mx: { xs: -1, lg: 0 } }}
    >
      <Box role="row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
        {columns.map(({ weekday, short, long }) => (
          <Typography
            key={weekday}
            role="columnheader"
            variant="caption"
            color="textSecondary"
            sx={{ textAlign: 'center', py: 0.5 }}
          >
            <span aria-hidden>{short}</span>
            <VisuallyHidden>{long}</VisuallyHidden>
          </Typography>
        ))}
      </Box>
      {month.weeks.map((week) => (
        <Box
          key={week[0]?.day}
          role="row"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {week.map((one) => (
            <DayCell
              key={one.day}
              day={one}
              isChosen={one.day === day}
              isToday={one.day === today}
              onChoose={() => {
                onChoose(one.day);
              }}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
