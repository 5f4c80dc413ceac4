import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import type { Fact } from './fact.ts';
import { makeFact } from './make-fact.ts';

/** Sessions that lie further apart are of several days. */
const LONGEST_SECONDS = 30 * 3600;

/**
 * How many parts one recording has and how long it took from the start of the first to the end of
 * the last, in seconds. None for a recording of one part.
 */
export function factsOfEvent(sessions: readonly DecodedActivity[]): Fact[] {
  const parts = sessions.filter(({ isTransition }) => !isTransition);
  const starts = sessions.map(({ startedAt }) => startedAt.getTime() / 1000);
  const ends = sessions.map(
    ({ recording, declared }, index) =>
      (starts[index] ?? 0) +
      (recording.columns.elapsedSeconds.at(-1) ?? declared.elapsedSeconds ?? 0),
  );
  const seconds = Math.max(...ends) - Math.min(...starts);
  if (parts.length < 2 || seconds > LONGEST_SECONDS) return [];
  return [
    ...makeFact('event.parts', parts.length, {
      unit: 'count',
      method: 'recorded',
      proof: { kind: 'model' },
    }),
    ...makeFact('event.duration', seconds, {
      unit: 'seconds',
      method: 'recorded',
      proof: { kind: 'model' },
    }),
  ];
}
