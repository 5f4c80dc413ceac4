import type { ActivityRow } from './activity-row.ts';

/** For whom something of a runner is read: the runner alone, or also a human coach who shares it. */
export type ActivityReader = 'runner' | 'coach';

/**
 * The fields of a row that let a sharing coach read the activity. Its source allows it, and the
 * runner does not hide it. It repeats no other, since a copy would show a hidden activity once
 * more. `firestore.rules` asks for the same, of each row and of each query.
 */
export const OPEN_TO_COACH = {
  visibleToCoach: true,
  isHidden: false,
  duplicateOf: null,
} as const satisfies Partial<ActivityRow>;

type OpenToCoachField = keyof typeof OPEN_TO_COACH;

/** The fields that decide it; whoever asks about a row must have read them. */
export const OPEN_TO_COACH_FIELDS = Object.keys(OPEN_TO_COACH) as readonly OpenToCoachField[];

/**
 * Whether a coach with whom the runner shares may read an activity, or anything that says something
 * of it. A row that lacks a field is not open.
 */
export function isOpenToCoach(row: Pick<ActivityRow, OpenToCoachField>): boolean {
  return OPEN_TO_COACH_FIELDS.every((field) => row[field] === OPEN_TO_COACH[field]);
}

/** Whether somebody may read an activity of a runner. */
export function isOpenTo(
  reader: ActivityReader,
  row: Pick<ActivityRow, OpenToCoachField>,
): boolean {
  return reader === 'runner' || isOpenToCoach(row);
}
