import { useTranslation } from 'react-i18next';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';

function wholeDaysSince(moment: Date): number {
  return Math.max(1, Math.floor((Date.now() - moment.getTime()) / DAY_MILLISECONDS));
}

function daysWithoutRun(lastRun: RosterEntry['lastRun']): number {
  const offset = lastRun?.utcOffsetMinutes ?? null;
  return lastRun ? dayNumber(new Date(), offset) - dayNumber(lastRun.startedAt, offset) : 0;
}

/** Why a runner needs their coach, in one line; '' = they do not. */
export function useAttentionWords({
  attention,
  lastRun,
  weekMeters,
  usualWeekMeters,
  plan,
}: RosterEntry): string {
  const { t } = useTranslation('roster');
  const measures = useMeasureLocale();
  if (!attention) return '';
  switch (attention.reason) {
    case 'redFlag':
      return t(
        attention.activityId === null ? 'roster:reason.redFlagSaid' : 'roster:reason.redFlagNoted',
      );
    case 'unanswered':
      return t('roster:reason.unanswered', { count: wholeDaysSince(attention.since) });
    case 'pain':
      return t('roster:reason.pain');
    case 'missedRuns':
      return t('roster:reason.missedRuns', { count: daysWithoutRun(lastRun) });
    case 'missedSessions':
      return t('roster:reason.missedSessions', {
        count: (plan?.planned ?? 0) - (plan?.done ?? 0),
      });
    case 'backAfterBreak':
      return t('roster:reason.backAfterBreak');
    case 'bigWeek':
      return t('roster:reason.bigWeek', {
        week: formatMeasure(weekMeters, 'roundMeters', measures),
        usual: formatMeasure(usualWeekMeters ?? 0, 'roundMeters', measures),
      });
  }
}
