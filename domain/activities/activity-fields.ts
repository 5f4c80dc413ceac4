import type { ActivityRow } from './activity-row.ts';

/**
 * The maker of a field of an activity's row, which decides how long the field stays.
 *
 * - `source`: reported by the file or the provider, or derived from that. Written anew each time,
 *   and deleted with the provider's data.
 * - `recording`: computed from the readings. Stays as long as the figures are the same.
 * - `place`: belongs to the row itself. What a provider reports never changes it.
 * - `runner-words`: the runner's own words. They stay as a diary entry when the provider's data
 *   are deleted.
 * - `runner-choice`: set by the runner. Stays as long as the row does.
 * - `runner-request`: done by a function on the runner's request. Stays when the row is written
 *   anew.
 */
type FieldMaker =
  | 'source'
  | 'recording'
  | 'place'
  | 'runner-words'
  | 'runner-choice'
  | 'runner-request';

/** Every field of the row has its maker here; a new one does not compile until that is decided. */
const MAKERS = {
  id: 'source',
  ownerUid: 'source',
  sport: 'source',
  sourceTitle: 'source',
  startedAt: 'source',
  utcOffsetMinutes: 'source',
  distanceMeters: 'source',
  elapsedSeconds: 'source',
  movingSeconds: 'source',
  averagePaceSecondsPerKilometer: 'source',
  averageSpeedMetersPerSecond: 'source',
  averageHeartRateBeatsPerMinute: 'source',
  heartRateQuality: 'recording',
  isDistanceContradicted: 'recording',
  ascentMeters: 'source',
  speedCurveMetersPerSecond: 'recording',
  load: 'recording',
  purpose: 'recording',
  sources: 'source',
  policy: 'source',
  isPartial: 'recording',
  richness: 'recording',
  isIndoor: 'source',
  isTransition: 'source',
  groupId: 'source',
  duplicateOf: 'place',
  visibleToCoach: 'source',
  contentHash: 'source',
  historyDigest: 'recording',
  feedbackLead: 'recording',
  feedbackNextStep: 'recording',
  feedbackState: 'recording',
  title: 'runner-words',
  note: 'runner-words',
  effort: 'runner-words',
  isHidden: 'runner-choice',
  isDuplicateShown: 'runner-choice',
  isChosenMain: 'runner-request',
  createdAt: 'place',
  fetchedAt: 'source',
  expiresAt: 'source',
  isPurged: 'source',
  weather: 'runner-request',
  stravaPost: 'runner-request',
} as const satisfies Record<keyof ActivityRow, FieldMaker>;

type FieldsMadeBy<Maker extends FieldMaker> = {
  [Field in keyof ActivityRow]-?: (typeof MAKERS)[Field] extends Maker ? Field : never;
}[keyof ActivityRow];

function fieldsMadeBy<Maker extends FieldMaker>(
  ...makers: readonly Maker[]
): readonly FieldsMadeBy<Maker>[] {
  const isMade = (field: keyof ActivityRow): field is FieldsMadeBy<Maker> =>
    makers.some((maker) => maker === MAKERS[field]);
  return (Object.keys(MAKERS) as (keyof ActivityRow)[]).filter(isMade);
}

/** Fields with the runner's own words. */
export const RUNNER_WORD_FIELDS = fieldsMadeBy('runner-words');

/** The fields that the owner may write; everything else is the functions'. */
export const ACTIVITY_OWNER_FIELDS = fieldsMadeBy('runner-words', 'runner-choice');
export type ActivityOwnerField = (typeof ACTIVITY_OWNER_FIELDS)[number];

/**
 * Fields that the runner wrote or chose, or that were set on their request: they stay when the rest
 * is written anew.
 */
export const RUNNER_FIELDS = fieldsMadeBy('runner-words', 'runner-choice', 'runner-request');

/** Fields that a provider's summary never contains: a write of one leaves them as they are. */
export const UNREPORTED_FIELDS = [...RUNNER_FIELDS, ...fieldsMadeBy('place')] as const;

/** Fields that only the recording gives; they stay as long as the figures are the same. */
export const RECORDING_FIELDS = fieldsMadeBy('recording');

/** Whether the runner wrote anything of their own about the activity. */
export function hasRunnerWords(row: Partial<Record<keyof ActivityRow, unknown>>): boolean {
  return RUNNER_WORD_FIELDS.some((field) => {
    const value = row[field];
    return value !== undefined && value !== null && value !== '' && value !== false;
  });
}
