import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import type { Fact } from './fact.ts';
import { makeFact } from './make-fact.ts';

/** Sessions that lie further apart are of several days. */
const LONGEST_SECONDS = 30 * 3600;

/** A slip of the thumb is no part of an event. */
const SHORTEST_PART_SECONDS = 60;

function secondsOf({ recording, declared }: DecodedActivity): number {
  return recording.columns.elapsedSeconds.at(-1) ?? declared.elapsedSeconds ?? 0;
}

/**
 * How many parts one recording has and how long it took from the start of the first to the end of
 * the last, in seconds. None for a recording of one part.
 */
export function factsOfEvent(sessions: readonly DecodedActivity[]): Fact[] {
  const parts = sessions.filter(
    (session) => !session.isTransition && secondsOf(session) >= SHORTEST_PART_SECONDS,
  );
  const starts = sessions.map(({ startedAt }) => startedAt.getTime() / 1000);
  const ends = sessions.map((session, index) => (starts[index] ?? 0) + secondsOf(session));
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
