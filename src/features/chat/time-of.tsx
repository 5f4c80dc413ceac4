import { formatTimeOfDay } from '@tasuki/domain/measures/format-date';

/** When it was said, by the viewer's own clock. */
export function TimeOf({ moment }: { moment: Date }) {
  return <time dateTime={moment.toISOString()}>{formatTimeOfDay(moment, null)}</time>;
}
