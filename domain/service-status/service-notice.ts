import { DAY_MILLISECONDS } from '../measures/durations.ts';

/** The operator's announcements; the words are in `locales/<language>/serviceLevel.json`. */
export const NOTICE_KINDS = ['maintenance', 'investigating', 'mending', 'mended'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** serviceStatus/notice: written by an operator's command, read by anybody. */
export interface ServiceNotice {
  kind: NoticeKind;
  /** When it begins, or began. */
  from: Date;
  /** When it is expected to be over; null = nobody knows yet. */
  to: Date | null;
}

/** How long a notice stays after its end. */
const SHOWN_AFTERWARDS_MILLISECONDS = DAY_MILLISECONDS;
/** How long one without an end stays. */
const SHOWN_WITHOUT_END_MILLISECONDS = 7 * SHOWN_AFTERWARDS_MILLISECONDS;

/** Whether a notice still says something to people who look now. */
export function isNoticeCurrent({ from, to }: ServiceNotice, now: Date): boolean {
  const end =
    to === null
      ? from.getTime() + SHOWN_WITHOUT_END_MILLISECONDS
      : to.getTime() + SHOWN_AFTERWARDS_MILLISECONDS;
  return now.getTime() <= end;
}
