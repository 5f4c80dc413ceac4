import { ACTIVITY_ROW_SHAPE, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  ACTIVITY_ANALYSIS_SHAPE,
  type ActivityAnalysis,
} from '@tasuki/domain/coaching/activity-analysis';
import { plainReader } from '../platform/firestore/read-stored.ts';

export const storedRow = plainReader<ActivityRow>(ACTIVITY_ROW_SHAPE);

/** Reads only the kilometres of an analysis. */
export const storedSplits = plainReader<Pick<ActivityAnalysis, 'splits'>>({ splits: 'array' });

export const storedAnalysis = plainReader<ActivityAnalysis>(ACTIVITY_ANALYSIS_SHAPE);
