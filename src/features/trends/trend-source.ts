import type { TrendSpan } from '@tasuki/domain/trends/trend-spans';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';

/** What every chart is drawn from. */
export interface TrendSource {
  /** By their Monday; those before the span among them. */
  weeks: ReadonlyMap<number, TrendWeek>;
  span: TrendSpan;
  /** As day number. */
  today: number;
}
