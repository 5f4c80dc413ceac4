import {
  Filter,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { readableName } from '@tasuki/domain/accounts/readable-name';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { OPEN_TO_COACH } from '@tasuki/domain/activities/open-to-coach';
import type { ParticipantMessage } from '@tasuki/domain/chat/message';
import { coachTopicId, type CoachTopicParties } from '@tasuki/domain/chat/topic';
import {
  CAUTION_RECORD_SHAPE,
  NO_CAUTIONS,
  openCaution,
  type CautionRecord,
} from '@tasuki/domain/coaching/safety/caution-record';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import {
  computeRosterEntry,
  type RosterActivity,
  type RosterEvidence,
} from '@tasuki/domain/coaches/compute-roster-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { keptPlan } from '@tasuki/domain/plans/coached/plan-kept';
import { PLAN_RECORD_SHAPE, type StoredPlanRecord } from '@tasuki/domain/plans/plan-record';
import { completeRecord } from '@tasuki/domain/plans/proposed-plan';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { HISTORY_ACTIVITIES_MAXIMUM, HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { storedCoach, storedCoachLink } from '../coaches/stored-coach.ts';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { datedNotes, notedAt, noteDatesOf, type NoteDates } from './note-dates.ts';

const FIELDS = [
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'note',
  'isTransition',
  'policy',
  'purpose',
  'isPurged',
  'visibleToCoach',
  'isHidden',
  'duplicateOf',
] as const satisfies readonly (keyof ActivityRow)[];

const rosterRow = plainReader<Pick<ActivityRow, (typeof FIELDS)[number]>>({
  sport: 'string',
  startedAt: 'date',
  utcOffsetMinutes: 'number?',
  distanceMeters: 'number?',
  note: 'string?',
  purpose: 'string?',
  duplicateOf: 'string?',
  policy: 'object',
});
const plan = plainReader<StoredPlanRecord>(PLAN_RECORD_SHAPE);
const cautions = plainReader<Partial<CautionRecord>>(CAUTION_RECORD_SHAPE);
const spokenMessage = plainReader<Pick<ParticipantMessage, 'text'> & { createdAt: Date }>({
  text: 'string',
  createdAt: 'date',
});

/** How many of the newest runs with an unclear purpose are read. */
const UNCLEAR_MAXIMUM = 20;
/** After a longer silence, how many of the newest messages are read. */
const MESSAGES_MAXIMUM = 50;

/**
 * Computes one runner's line in a coach's roster anew, from what the coach may read now, and takes
 * it out where the link has ended. Reads everything in one transaction, so that it does not matter
 * how often or in which order it is called.
 *
 * @returns whether the runner is in the roster
 */
export async function refreshRosterEntry(
  parties: CoachTopicParties,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  const { runnerUid, coachId } = parties;
  const reference = firestore.doc(firestorePaths.rosterEntry(coachId, runnerUid));
  return firestore.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(
      firestore.doc(firestorePaths.coachLink(runnerUid, coachId)),
      firestore.doc(firestorePaths.coach(coachId)),
      firestore.doc(firestorePaths.publicProfile(runnerUid)),
      reference,
      firestore.doc(firestorePaths.trainingPlan(runnerUid)),
      firestore.doc(firestorePaths.cautions(runnerUid)),
    );
    const [linkSnapshot, coachSnapshot, profile, entry, planDocument, caution] = documents;
    const link = storedCoachLink(linkSnapshot);
    const isCoach = storedCoach(coachSnapshot)?.kind === 'human';
    // Another runner and coach may make the same id of a link.
    if (!isCoach || link?.state !== 'active' || link.runnerUid !== runnerUid) {
      if (entry?.exists) transaction.delete(reference);
      return false;
    }
    const since: unknown = linkSnapshot?.get('since');
    const linkedSince = since instanceof Timestamp ? since.toDate() : new Date(0);
    const displayName: unknown = profile?.get('displayName');
    const spoken = await readConversation(transaction, parties, linkedSince, firestore);
    const isShared = isSharing(link);
    const rows = isShared ? await readShared(transaction, { runnerUid, now }, firestore) : [];
    const known = noteDatesOf(entry);
    const ridden = await readRidden(transaction, { runnerUid, rows }, firestore);
    const activities = rows.map((row) => ({
      ...rosterActivity(row, known),
      isRidden: ridden.has(row.id),
    }));
    const record = isShared
      ? unlessUnreadable(() => {
          const stored = plan(planDocument);
          return stored ? completeRecord(stored) : null;
        })
      : null;
    const evidence: RosterEvidence = {
      runnerUid,
      name: typeof displayName === 'string' ? readableName(displayName) : '',
      isSharing: isShared,
      linkedSince,
      activities,
      isPlanEased: record !== null && isEasing(caution, now),
      planOn: record ? (today) => keptPlan({ record, recordings: rows }, today) : null,
      ...spoken,
    };
    const noteDates = datedNotes(activities);
    transaction.set(reference, { ...computeRosterEntry(evidence, now), noteDates });
    return true;
  });
}

/** Whether what the runner wrote takes something from what a plan orders. A gentle return takes nothing. */
function isEasing(document: DocumentSnapshot | undefined, now: Date): boolean {
  const stored = unlessUnreadable(() => cautions(document));
  const open = openCaution({ ...NO_CAUTIONS, ...stored }, now);
  return open !== null && open.kind !== 'return';
}

type SharedRow = Pick<ActivityRow, (typeof FIELDS)[number] | 'id'> & { writtenAt: Date };

/** The same rows that rules let the coach read. */
async function readShared(
  transaction: Transaction,
  { runnerUid, now }: { runnerUid: string; now: Date },
  firestore: Firestore,
): Promise<SharedRow[]> {
  const since = Timestamp.fromMillis(now.getTime() - HISTORY_DAYS * DAY_MILLISECONDS);
  const { docs } = await transaction.get(
    firestore
      .collection(firestorePaths.activities(runnerUid))
      .where(openToCoach())
      .where('startedAt', '>=', since)
      .orderBy('startedAt', 'desc')
      .limit(HISTORY_ACTIVITIES_MAXIMUM)
      .select(...FIELDS),
  );
  return docs.flatMap((document) => {
    const row = unlessUnreadable(() => rosterRow(document));
    if (!row || row.isTransition || !row.policy.analyse) return [];
    return [{ ...row, id: document.id, writtenAt: document.updateTime.toDate() }];
  });
}

/** Those that were ridden though they are called runs; only what is unclear is looked at. */
async function readRidden(
  transaction: Transaction,
  { runnerUid, rows }: { runnerUid: string; rows: readonly SharedRow[] },
  firestore: Firestore,
): Promise<ReadonlySet<string>> {
  const unclear = rows
    .filter(({ sport, purpose }) => isRunning(sport) && purpose === 'unclear')
    .slice(0, UNCLEAR_MAXIMUM);
  if (unclear.length === 0) return new Set();
  const analyses = await transaction.getAll(
    ...unclear.map(({ id }) => firestore.doc(firestorePaths.activityAnalysis(runnerUid, id))),
    { fieldMask: ['riding'] },
  );
  const ridden = unclear.filter((_, index) => analyses[index]?.get('riding') === 'whole');
  return new Set(ridden.map(({ id }) => id));
}

function rosterActivity(row: SharedRow, known: NoteDates): RosterActivity {
  const { id, sport, startedAt, utcOffsetMinutes, distanceMeters, note } = row;
  return {
    id,
    sport,
    startedAt,
    utcOffsetMinutes,
    distanceMeters,
    note,
    notedAt: notedAt(row, known),
  };
}

function openToCoach(): Filter {
  const fields = Object.entries(OPEN_TO_COACH);
  return Filter.and(...fields.map(([field, value]) => Filter.where(field, '==', value)));
}

/**
 * Reads the runner's messages since the coach's last one; messages from before the link count as
 * read.
 */
async function readConversation(
  transaction: Transaction,
  { runnerUid, coachId }: CoachTopicParties,
  linkedSince: Date,
  firestore: Firestore,
): Promise<Pick<RosterEvidence, 'coachWroteAt' | 'unanswered'>> {
  const messages = firestore
    .collection(firestorePaths.messages(coachTopicId(runnerUid, coachId)))
    .orderBy('createdAt', 'desc');
  const spoken = await transaction.get(messages.where('authorUid', '==', coachId).limit(1));
  const coachWroteAt = readable(spoken.docs)[0]?.createdAt ?? null;
  const after = coachWroteAt && coachWroteAt > linkedSince ? coachWroteAt : linkedSince;
  const { docs } = await transaction.get(
    messages
      .where('authorUid', '==', runnerUid)
      .where('createdAt', '>', Timestamp.fromDate(after))
      .limit(MESSAGES_MAXIMUM),
  );
  return { coachWroteAt, unanswered: readable(docs) };
}

function readable(docs: readonly QueryDocumentSnapshot[]) {
  return docs.flatMap((document) => unlessUnreadable(() => spokenMessage(document)) ?? []);
}
