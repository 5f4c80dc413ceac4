import { setTimeout } from 'node:timers/promises';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';

/** Of many at once one gets through in each round, and the others try again. */
const ATTEMPTS = 80;
const WAIT_MAXIMUM_MILLISECONDS = 60;
/** gRPC: already exists, failed precondition, aborted. */
const OVERTAKEN_CODES: readonly unknown[] = [6, 9, 10];

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
 * Reads and writes under conditions, anew whenever somebody else was quicker. A
 * transaction would hold locks on what it read, on which parallel ones wait far longer.
 *
 * @param attempt reads, decides and commits one batch
 * @throws whatever `attempt` throws, also when others were quicker every time; then nothing is written
 */
export async function untilNotOvertaken<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (cause) {
      const code = (cause as { code?: unknown } | null)?.code;
      if (!OVERTAKEN_CODES.includes(code) || count === ATTEMPTS) throw cause;
      await setTimeout(Math.random() * WAIT_MAXIMUM_MILLISECONDS);
    }
  }
}
