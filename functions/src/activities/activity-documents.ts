import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { ACTIVITY_LIMITS, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isDistanceContradicted } from '@tasuki/domain/activities/sensors/left-out';
import { speedCurveOf } from '@tasuki/domain/activities/speed-curve';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import {
  sourcePolicy,
  type ActivitySource,
  type StravaTerms,
} from '@tasuki/domain/activities/source-policy';
import { feedbackLead, feedbackNextStep } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import {
  storedRecording,
  storedTrack,
  type StoredColumns,
  type StoredRecording,
} from './stored-recording.ts';

/** The documents of one activity; null for one that it does not have. */
export interface ActivityDocuments {
  row: ActivityRow;
  analysis: ActivityAnalysis;
  recording: StoredRecording | null;
  track: StoredColumns | null;
}

export interface ActivityOrigin {
  uid: string;
  contentHash: string;
  /** Its id where it comes from no file, as the provider names it; left out = by content and session. */
  activityId?: string;
  source: ActivitySource;
  stravaTerms: StravaTerms;
  now: Date;
}

const FEEDBACK_LEAD_MAX_LENGTH = 280;
const FEEDBACK_NEXT_STEP_MAX_LENGTH = 200;

/**
 * The id of an activity: the same bytes always make the same ones, so decoding
 * twice writes the same documents.
 */
export function activityIdOf(contentHash: string, sessionIndex: number): string {
  return `${contentHash.slice(0, 20)}-${sessionIndex}`;
}

/** Says who may read what an origin brings. */
export function readerOfOrigin({
  source,
  stravaTerms,
}: Pick<ActivityOrigin, 'source' | 'stravaTerms'>): 'runner' | 'coach' {
  return sourcePolicy(source, stravaTerms).coach ? 'coach' : 'runner';
}

/**
 * The documents of one decoded and analysed activity.
 *
 * @param locale in whose language and units the row's clause of the coach's words stands
 */
export function activityDocuments(
  decoded: DecodedActivity,
  analysis: ActivityAnalysis,
  locale: MeasureLocale,
  origin: ActivityOrigin,
): ActivityDocuments {
  const { uid, contentHash, source, stravaTerms, now } = origin;
  const { summary } = analysis;
  const policy = sourcePolicy(source, stravaTerms);
  const row: ActivityRow = {
    id: origin.activityId ?? activityIdOf(contentHash, decoded.sessionIndex),
    ownerUid: uid,
    sport: decoded.sport,
    sourceTitle: shortened(decoded.sourceTitle ?? null, ACTIVITY_LIMITS.titleMaxLength),
    startedAt: decoded.startedAt,
    utcOffsetMinutes: decoded.utcOffsetMinutes,
    distanceMeters: summary.distanceMeters,
    elapsedSeconds: summary.elapsedSeconds,
    movingSeconds: summary.movingSeconds,
    averagePaceSecondsPerKilometer: summary.averagePaceSecondsPerKilometer,
    averageSpeedMetersPerSecond: summary.averageSpeedMetersPerSecond,
    averageHeartRateBeatsPerMinute: summary.averageHeartRateBeatsPerMinute,
    ...(analysis.heartRateQuality !== undefined && {
      heartRateQuality: analysis.heartRateQuality,
    }),
    ...(analysis.leftOut !== undefined && {
      isDistanceContradicted: isDistanceContradicted(analysis.leftOut),
    }),
    ascentMeters: summary.ascentMeters,
    speedCurveMetersPerSecond: speedCurveOf(decoded.recording, decoded.sport),
    load: analysis.load,
    purpose: analysis.purpose,
    sources: [source],
    policy,
    isPartial: decoded.isPartial,
    isIndoor: decoded.isIndoor,
    isTransition: decoded.isTransition,
    groupId: decoded.sessionCount > 1 ? contentHash.slice(0, 20) : null,
    duplicateOf: null,
    visibleToCoach: policy.coach && !decoded.isTransition,
    contentHash,
    ...feedbackRowFields(analysis, locale),
    title: null,
    note: null,
    effort: null,
    isHidden: false,
    createdAt: now,
  };
  return {
    row,
    analysis,
    recording:
      decoded.recording.columns.elapsedSeconds.length > 0
        ? storedRecording(decoded.recording)
        : null,
    track: decoded.track ? storedTrack(decoded.track) : null,
  };
}

/** What a list shows of the coach's words, figures put in: their first clause, and the next step. */
export function feedbackRowFields(
  { feedback, facts }: Pick<ActivityAnalysis, 'feedback' | 'facts'>,
  locale: MeasureLocale,
): Pick<ActivityRow, 'feedbackLead' | 'feedbackNextStep' | 'feedbackState'> {
  if (feedback === null) {
    return { feedbackLead: null, feedbackNextStep: null, feedbackState: 'withheld' };
  }
  const lead = feedbackLead(feedback, facts, locale);
  const nextStep = feedbackNextStep(feedback, facts, locale);
  return {
    feedbackLead: shortened(lead, FEEDBACK_LEAD_MAX_LENGTH),
    // Half of a proposal may say something else than the whole.
    feedbackNextStep:
      nextStep !== null && nextStep.length <= FEEDBACK_NEXT_STEP_MAX_LENGTH ? nextStep : null,
    feedbackState: 'ready',
  };
}

/** At most `maxLength` letters; none of them cut in two. */
function shortened(text: string | null, maxLength: number): string | null {
  return text === null || text.length <= maxLength ? text : [...text].slice(0, maxLength).join('');
}
