import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMonthDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { lightReadsShown } from '../live/light-reads.ts';
import { loadedDateLocale } from '../locale.ts';
import { whenIdle } from '../when-idle.ts';
import { forgetSeenPage } from './forget-seen-pages.ts';
import { isLastSeenShown, leaveLastSeen } from './last-seen-stage.ts';

/** How long a page as it was last seen is of use, and true. The privacy pages name these three days. */
const KEPT_DAYS_MAXIMUM = 3;

/** A page whose last parts are on their way, or on which something is open, is looked at again. */
const AGAIN_MILLISECONDS = 2000;
const TRIES = 10;

/** Midnight after a number of days, on this browser's clock. */
function midnightIn(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}

/** The end of this week, of this day, or of the time that all pages are kept. */
function endOf(trueFor: 'day' | 'week'): Date {
  const daysLeft = trueFor === 'day' ? 1 : 7 - ((new Date().getDay() + 6) % 7);
  const latest = new Date(Date.now() + KEPT_DAYS_MAXIMUM * DAY_MILLISECONDS);
  const end = midnightIn(daysLeft);
  return end < latest ? end : latest;
}

interface SeenPageOptions {
  uid: string;
  path: string;
  breakpoints: readonly number[];
  /** The style sheets' rules in their order, as they were written. */
  rulesOf: () => readonly string[];
  /** How long what it says of "this" and "last" is true. Words that are true for a day are marked by `DAY_WORDS`. */
  trueFor: 'day' | 'week';
  /** Whether what the page opens with is drawn. */
  isDrawn: boolean;
  /** Whether the next visit may begin with it. */
  isKept: boolean;
  /** Whether nothing is there any more of what was kept: the server says so. */
  isGone: boolean;
  /** Some of it must not be kept any longer, in milliseconds since 1970; null = all may. */
  expiresAt: number | null;
  /** A new value where something else is shown. */
  content: unknown;
}

/**
 * Has the app take the place of the page as it was last seen, once that shows the same anew. Keeps the
 * page for the next visit whenever its content has changed and it is at rest, and forgets it once it has none.
 */
export function useSeenPage(options: SeenPageOptions): void {
  const { uid, path, breakpoints, rulesOf, trueFor, expiresAt, content } = options;
  const { isDrawn, isKept, isGone } = options;
  const { t } = useTranslation('common');
  useEffect(() => {
    if (isDrawn && isLastSeenShown()) void lightReadsShown().then(leaveLastSeen);
  }, [isDrawn]);
  useEffect(() => {
    if (isGone) forgetSeenPage(path);
  }, [isGone, path]);
  useEffect(() => {
    if (!isKept) return undefined;
    let callOff: () => void = () => undefined;
    let isOver = false;
    const keep = async (triesLeft: number) => {
      const [{ isPageAtRest, keepSeenPage }, dates] = await Promise.all([
        import('./keep-seen-page.ts'),
        loadedDateLocale(),
      ]);
      if (isOver) return;
      if (!isPageAtRest()) {
        if (triesLeft > 0) keepLater(triesLeft - 1);
        return;
      }
      const now = new Date();
      const end = endOf(trueFor);
      const time = `${formatMonthDay(now, null, dates)} ${formatTimeOfDay(now, null)}`;
      keepSeenPage({
        uid,
        path,
        breakpoints,
        rulesOf,
        until: expiresAt !== null && expiresAt < end.getTime() ? new Date(expiresAt) : end,
        words: t('common:lastSeen', { time }),
      });
    };
    const keepWhenIdle = (triesLeft: number) => {
      callOff = whenIdle(() => {
        // Without its code, or the words of dates, the page is kept another time.
        keep(triesLeft).catch(() => undefined);
      });
    };
    const keepLater = (triesLeft: number) => {
      const timer = setTimeout(keepWhenIdle, AGAIN_MILLISECONDS, triesLeft);
      callOff = () => {
        clearTimeout(timer);
      };
    };
    void lightReadsShown().then(() => {
      if (!isOver) keepWhenIdle(TRIES);
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [uid, path, breakpoints, rulesOf, trueFor, isKept, expiresAt, content, t]);
}
