import type { TrendSpan } from '../../trends/trend-spans.ts';

/** The span over which a forecast is followed. */
export const FORECAST_SPAN: TrendSpan = 'sixMonths';
