import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** A file of one of Garmin's activities. */
export interface FileVersion {
  contentHash: string;
  elapsedSeconds: number;
  activityIds: readonly string[];
}

/** What Garmin reported of an activity beside its file. */
export interface ReportedVersion {
  /** Digest of what was reported. */
  digest: string;
  hasSamples: boolean;
  isManuallyUpdated: boolean;
  durationSeconds: number;
  receivedAtMilliseconds: number;
}

/**
 * users/{uid}/garminActivities/{summaryId}: what came of one activity that Garmin reported.
 * Notifications come twice, late and in any order; what is shown follows from what is remembered
 * here, not from which came last.
 */
export interface KnownGarminActivity {
  /** Null until something says it. */
  startedAt: Timestamp | null;
  /** The file that is shown; null = no file became an activity. */
  file: FileVersion | null;
  /** The report that is shown if there is no file. */
  told: ReportedVersion | null;
  /** The runner's newest name for it at Garmin. */
  title: { text: string; receivedAtMilliseconds: number } | null;
  /** Digests of notifications that were dealt with. */
  seen: readonly string[];
  /** How often Garmin was asked for it once more. */
  askedAgainCount: number;
  isShown: boolean;
  updatedAt: Timestamp;
}

/** Nobody's activity is reported more often. */
const SEEN_MAXIMUM = 50;

const UNKNOWN: KnownGarminActivity = {
  startedAt: null,
  file: null,
  told: null,
  title: null,
  seen: [],
  askedAgainCount: 0,
  isShown: false,
  updatedAt: Timestamp.fromMillis(0),
};

const storedKnownActivity = storedReader<Partial<KnownGarminActivity>>({
  startedAt: 'date?',
  file: 'object?',
  told: 'object?',
  title: 'object?',
  seen: 'array?',
  askedAgainCount: 'number?',
});

/** What is known by the document; nothing where there is none. */
export function knownActivity(snapshot: DocumentSnapshot | undefined): KnownGarminActivity {
  return { ...UNKNOWN, ...storedKnownActivity(snapshot) };
}

/**
 * Writes what is known now.
 *
 * @param reference of the document of the one activity
 */
export function rememberActivity(
  transaction: Transaction,
  reference: DocumentReference,
  known: KnownGarminActivity,
  now: Date,
): void {
  transaction.set(reference, {
    ...known,
    seen: known.seen.slice(-SEEN_MAXIMUM),
    isShown: known.file !== null || known.told !== null,
    updatedAt: Timestamp.fromDate(now),
  });
}

/** The digests with one more, once. */
export function withSeen({ seen }: KnownGarminActivity, digest: string): readonly string[] {
  return seen.includes(digest) ? seen : [...seen, digest];
}

/** A watch that sends an activity again sends more of it. The same of two in whatever order they come. */
export function isLongerFile(added: FileVersion, known: FileVersion | null): boolean {
  if (known === null) return true;
  if (added.elapsedSeconds !== known.elapsedSeconds) {
    return added.elapsedSeconds > known.elapsedSeconds;
  }
  return added.contentHash > known.contentHash;
}

/**
 * Says which of two reports is shown. One with readings comes first, then what the runner changed
 * by hand, the newest of it, then the longer one.
 */
export function isBetterReport(added: ReportedVersion, known: ReportedVersion | null): boolean {
  if (known === null) return true;
  if (added.hasSamples !== known.hasSamples) return added.hasSamples;
  if (added.isManuallyUpdated !== known.isManuallyUpdated) return added.isManuallyUpdated;
  if (added.isManuallyUpdated && added.receivedAtMilliseconds !== known.receivedAtMilliseconds) {
    return added.receivedAtMilliseconds > known.receivedAtMilliseconds;
  }
  if (added.durationSeconds !== known.durationSeconds) {
    return added.durationSeconds > known.durationSeconds;
  }
  return added.digest > known.digest;
}

/** The id of the row that shows what was reported without a file. */
export function reportedActivityId(summaryId: string): string {
  return `garmin-${summaryId}`;
}
