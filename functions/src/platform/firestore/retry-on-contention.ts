import { setTimeout } from 'node:timers/promises';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { isContention } from './write-conflicts.ts';

/** Among many concurrent writers one succeeds in each round, and the others try again. */
const ATTEMPTS_MAXIMUM = 80;
const WAIT_MAXIMUM_MILLISECONDS = 60;

/**
 * Writes a document only where nobody has written it since it was read, or made it where there
 * was none; otherwise the whole batch fails.
 */
export function writeUnlessChanged(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot,
  fields: object,
): void {
  if (updateTime) batch.update(ref, { ...fields }, { lastUpdateTime: updateTime });
  else batch.create(ref, fields);
}

/**
 * Reads and writes under conditions, again whenever somebody else wrote first. A
 * transaction would hold locks on what it read, on which parallel ones wait far longer.
 *
 * @param attempt reads, decides and commits one batch
 * @param attemptsMaximum fewer for what can be done later
 * @throws whatever `attempt` throws, also when others wrote first every time; then nothing is written
 */
export async function retryOnContention<Result>(
  attempt: () => Promise<Result>,
  attemptsMaximum = ATTEMPTS_MAXIMUM,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (cause) {
      if (!isContention(cause) || count === attemptsMaximum) throw cause;
      await setTimeout(Math.random() * WAIT_MAXIMUM_MILLISECONDS);
    }
  }
}
