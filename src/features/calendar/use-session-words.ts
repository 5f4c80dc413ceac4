import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { useTranslation } from 'react-i18next';
import type { CalendarSession } from '@tasuki/domain/calendar/calendar-month';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { useMeasureLocale } from '../../platform/locale.ts';

/** A planned session in words: what, how far, and what became of it. */
export function useSessionWords(): (session: CalendarSession) => string[] {
  const { t } = useTranslation(['activities', 'plan']);
  const locale = useMeasureLocale();
  return ({ planned, session, state }) => {
    const shown = session ?? planned;
    const length =
      shown.kind === 'run-walk'
        ? spokenDuration(shown.seconds, locale.language)
        : formatMeasure(shown.meters, 'roundMeters', locale);
    const words = [
      t('activities:calendar.day.planned', { kind: t(`plan:kind.${nameOfSession(shown)}`) }),
      length,
      stateWords(state),
    ];
    return words.filter((word) => word !== null);
  };

  function stateWords(state: CalendarSession['state']): string | null {
    switch (state) {
      case 'open':
        return null;
      case 'done':
        return t('plan:session.done');
      case 'held':
        return t('plan:caution.onHold');
      case 'paused':
        return t('plan:pause.day');
      case 'missed':
      case 'ill':
      case 'tired':
      case 'busy':
        return t(`plan:mark.${state}`);
    }
  }
}
