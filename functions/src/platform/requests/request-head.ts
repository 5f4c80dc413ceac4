import type { IncomingMessage } from 'node:http';
import type { RequestHead } from './request-gate.ts';

type HeadOnly = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Google's front end puts the address it saw last; what stands before it anybody can write. */
export function addressOf({ headers, socket }: HeadOnly): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? null);
}

/**
 * What a request says before its body.
 *
 * @param receivedBytes bytes of a body that the platform has read already; they count if more than
 * declared
 */
export function headOf(request: HeadOnly, receivedBytes: number, now: Date): RequestHead {
  const declared = request.headers['content-length'];
  return {
    address: addressOf(request),
    declaredBytes: Math.max(declared === undefined ? 0 : Number(declared), receivedBytes),
    now,
  };
}
