import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isOpenTo } from '@tasuki/domain/activities/open-to-coach';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { withoutPlannedFacts } from '@tasuki/domain/coaching/facts/planned-session';
import type { PlanDesk } from '@tasuki/domain/plans/asked/answer-plan-ask';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isCalendarDay } from '@tasuki/domain/measures/calendar-day';
import {
  ATHLETE_TARGET_SHAPE,
  RECORD_DISTANCES,
  type AthleteTarget,
  type RecordDistance,
} from '@tasuki/domain/athletes/athlete-profile';
import { storedRow } from '../activities/stored-activity.ts';
import type { ReadRunner } from '../chat/answerer.ts';
import { readPlanDesk } from '../plans/plan-desk.ts';
import { plainReader, storedReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';

/** A race that a runner aims at or has run. */
export type RunnerTarget = Pick<AthleteTarget, 'event' | 'recordSeconds' | 'date'>;

export interface RunnerTargets {
  /** The runner's own words for what the training is for; null = not given. */
  purpose: string | null;
  /** From today on, soonest first. */
  coming: readonly RunnerTarget[];
  /** Races that were run, newest first. */
  past: readonly RunnerTarget[];
}

/** What a model may read of one runner beyond the conversation; nothing that names the person. */
export interface RunnerReader {
  targets: (now: Date) => Promise<RunnerTargets>;
  records: () => Promise<Partial<Record<RecordDistance, number>>>;
  /** The computed figures of an activity; null where it is gone, or kept from models or from who reads along. */
  activityFacts: (activityId: string) => Promise<readonly Fact[] | null>;
  /**
   * The data from which changes of the plan are computed; absent if others read the conversation
   * too.
   */
  planDesk?: (now: Date) => Promise<PlanDesk>;
}

/** For conversations in which not everybody may read the runner's data. */
export const READS_NOTHING: RunnerReader = {
  targets: () => Promise.resolve({ purpose: null, coming: [], past: [] }),
  records: () => Promise.resolve({}),
  activityFacts: () => Promise.resolve(null),
};

const TARGETS_MAXIMUM = 3;

/**
 * Reads only what is the runner's, and of that only what everybody may read who reads the answer.
 * Every read is bounded. Profile, goals and races are open to a coach as they are to the runner.
 */
export function firestoreRunnerReader(
  firestore: Firestore,
  { uid, reader }: ReadRunner,
): RunnerReader {
  return {
    targets: async (now) => readTargets(firestore, uid, now),
    records: async () => {
      const profile = await firestore.doc(firestorePaths.athleteProfile(uid)).get();
      const recordSeconds: unknown = profile.get('recordSeconds');
      return Object.fromEntries(
        RECORD_DISTANCES.flatMap((distance) => {
          const seconds = (recordSeconds as Record<string, unknown> | undefined)?.[distance];
          return typeof seconds === 'number' ? [[distance, seconds]] : [];
        }),
      );
    },
    activityFacts: async (activityId) => {
      const [rowSnapshot, analysisSnapshot] = await firestore.getAll(
        firestore.doc(firestorePaths.activity(uid, activityId)),
        firestore.doc(firestorePaths.activityAnalysis(uid, activityId)),
      );
      const row = storedRow(rowSnapshot);
      if (!row?.policy.analyse || !row.policy.model || !isOpenTo(reader, row)) return null;
      const stored = storedFacts(analysisSnapshot);
      return stored ? withoutPlannedFacts(stored.facts) : null;
    },
    ...(reader === 'runner' && {
      planDesk: async (now) => readPlanDesk(firestore, uid, { now, words: null }),
    }),
  };
}

const storedTarget = storedReader<RunnerTarget>(ATHLETE_TARGET_SHAPE);

function readable(documents: readonly QueryDocumentSnapshot[]): RunnerTarget[] {
  return documents
    .flatMap((document) => unlessUnreadable(() => storedTarget(document)) ?? [])
    .filter(({ date }) => isCalendarDay(date));
}

const storedFacts = plainReader<Pick<ActivityAnalysis, 'facts'>>({ facts: 'array' });

async function readTargets(firestore: Firestore, uid: string, now: Date): Promise<RunnerTargets> {
  const today = now.toISOString().slice(0, 10);
  const [profile, goals, races, past] = await Promise.all([
    firestore.doc(firestorePaths.athleteProfile(uid)).get(),
    comingTargets(firestore, firestorePaths.athleteGoals(uid), today),
    comingTargets(firestore, firestorePaths.athleteTournaments(uid), today),
    firestore
      .collection(firestorePaths.athleteTournaments(uid))
      .where('date', '<', today)
      .orderBy('date', 'desc')
      .limit(TARGETS_MAXIMUM)
      .get(),
  ]);
  const purpose: unknown = profile.get('trainingPurpose');
  return {
    purpose: typeof purpose === 'string' && purpose.trim() !== '' ? purpose : null,
    coming: [...goals, ...races]
      .sort((a, b) => a.date.localeCompare(b.date))
      .slice(0, TARGETS_MAXIMUM),
    past: readable(past.docs),
  };
}

async function comingTargets(
  firestore: Firestore,
  path: string,
  today: string,
): Promise<RunnerTarget[]> {
  const found = await firestore
    .collection(path)
    .where('date', '>=', today)
    .orderBy('date')
    .limit(TARGETS_MAXIMUM)
    .get();
  return readable(found.docs);
}
