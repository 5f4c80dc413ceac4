import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import type { OutlineFigures } from '@tasuki/domain/plans/said/outline/outline-line';
import { useMeasureLocale } from '../../../../platform/locale.ts';
import { weekdayListWords } from '../../../../ui/weekday-words.ts';

/** The figures of a line as its words name them; `seconds` as on a clock, `minutes` as people say them. */
export function useLineFigures(): (figures: OutlineFigures) => Record<string, string | number> {
  const locale = useMeasureLocale();
  const distance = (meters: number | null) =>
    meters === null ? '' : formatMeasure(meters, 'roundMeters', locale);
  const spoken = (seconds: number | null) =>
    seconds === null ? '' : spokenDuration(seconds, locale.language);
  const clock = (seconds: number | null) => (seconds === null ? '' : formatClock(seconds));
  return ({ week, toWeek, count, otherCount, percent, weekdays, ...amounts }) => ({
    week: week ?? '',
    toWeek: toWeek ?? '',
    // A figure named `count` would pick a plural.
    amount: count ?? '',
    otherAmount: otherCount ?? '',
    percent: percent ?? '',
    meters: distance(amounts.meters),
    otherMeters: distance(amounts.otherMeters),
    seconds: clock(amounts.seconds),
    otherSeconds: clock(amounts.otherSeconds),
    pace: amounts.pace === null ? '' : formatMeasure(amounts.pace, 'secondsPerKilometer', locale),
    minutes: spoken(amounts.seconds),
    otherMinutes: spoken(amounts.otherSeconds),
    weekdays: weekdays === null ? '' : weekdayListWords(weekdays, locale.language, 'long'),
  });
}
