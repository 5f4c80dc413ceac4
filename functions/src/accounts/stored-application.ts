import type { Timestamp } from 'firebase-admin/firestore';
import type { CoachApplication } from '@tasuki/domain/coaches/coach-application';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** coachApplications/{uid} as Firestore keeps it. */
type StoredApplication = Omit<CoachApplication, 'updatedAt'> & { updatedAt: Timestamp };

export const storedApplication = storedReader<StoredApplication>({
  state: 'string',
  updatedAt: 'date',
});
