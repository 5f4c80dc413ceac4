import type { TrendActivity } from '@tasuki/domain/trends/trend-week';

/** The words of one point of a chart. */
export interface PointWords {
  /** Name and value of each figure; empty where nothing is known. */
  figures: readonly { name: string; value: string }[];
  /** The activities on which the figures rest. */
  activities: readonly TrendActivity[];
}
