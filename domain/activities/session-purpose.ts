/** The purpose of a session, as read from the recording. Codes; words come from the languages. */
export const SESSION_PURPOSES = [
  'recovery',
  'easy',
  'long',
  'steady',
  'tempo',
  'intervals',
  'progression',
  'hills',
  'mountain',
  'race',
  'stop-and-go',
  'run-walk',
  'walk',
  'hike',
  'cross-training',
  'unclear',
] as const;
export type SessionPurpose = (typeof SESSION_PURPOSES)[number];
