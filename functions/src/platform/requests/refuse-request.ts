import type { Request } from 'firebase-functions/https';
import { configuration } from '../current-configuration.ts';
import type { RequestGate } from './request-gate.ts';
import { headOf } from './request-head.ts';

/** As far as it is answered here. */
interface Answerable {
  status: (code: number) => { end: () => unknown };
  set: (header: string, value: string) => unknown;
}

/** A restore takes longer; who asks again sooner is refused again. */
const RETRY_AFTER_SECONDS = 900;

/**
 * Answers a request that a gate refuses, for its size or because there are too many. While a backup is brought back
 * everybody is to come again later. What was taken in would be lost with the import, and its sender would not know.
 *
 * @returns whether it was refused, and so is answered
 */
export function wasRefused(gate: RequestGate, request: Request, response: Answerable): boolean {
  if (configuration.isBeingRestored) {
    response.set('retry-after', String(RETRY_AFTER_SECONDS));
    response.status(503).end();
    return true;
  }
  const refusal = gate.refusalOf(headOf(request, request.rawBody?.length ?? 0, new Date()));
  if (refusal !== null) response.status(refusal).end();
  return refusal !== null;
}
