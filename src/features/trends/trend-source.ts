import type { TrendSpan } from '@tasuki/domain/trends/trend-spans';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';

/** The data from which every chart is drawn. */
export interface TrendSource {
  /** Weeks by their Monday; those before the span among them. */
  weeks: ReadonlyMap<number, TrendWeek>;
  span: TrendSpan;
  /** As day number. */
  today: number;
}
