import type { Request } from 'firebase-functions/https';
import type { RequestGate } from './request-gate.ts';
import { headOf } from './request-head.ts';

/** As far as it is answered here. */
interface Answerable {
  status: (code: number) => { end: () => unknown };
}

/**
 * Answers a request that a gate refuses, for its size or because there are too many.
 *
 * @returns whether it was refused, and so is answered
 */
export function wasRefused(gate: RequestGate, request: Request, response: Answerable): boolean {
  const refusal = gate.refusalOf(headOf(request, request.rawBody?.length ?? 0, new Date()));
  if (refusal !== null) response.status(refusal).end();
  return refusal !== null;
}
