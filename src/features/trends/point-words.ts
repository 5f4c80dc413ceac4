import type { TrendActivity } from '@tasuki/domain/trends/trend-week';

/** What one point of a chart says. */
export interface PointWords {
  /** Name and value of each figure; empty where nothing is known. */
  figures: readonly { name: string; value: string }[];
  /** What the figures rest on. */
  activities: readonly TrendActivity[];
}
