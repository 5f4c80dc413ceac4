import type { IncomingMessage } from 'node:http';
import type { RequestGate } from './request-gate.ts';
import { headOf } from './request-head.ts';

/** A request as far as it is looked at here. */
type IncomingRequest = Pick<IncomingMessage, 'headers' | 'socket' | 'method'> & {
  rawBody?: Uint8Array;
};

/** A response as far as it is needed here. */
interface Answering {
  set: (name: string, value: string) => unknown;
  status: (status: number) => { json: (body: object) => unknown };
}

/** The callable protocol's answer for each refusal. */
const ANSWERS = {
  413: { status: 'INVALID_ARGUMENT', code: 'common/invalid-request' },
  429: { status: 'RESOURCE_EXHAUSTED', code: 'auth/too-many-requests' },
} as const;

/**
 * Puts a gate before a function of the callable protocol: what it refuses is answered before the
 * framework decodes the body or verifies a token. No answer is kept on its way.
 *
 * @param definition what `onCall` made; the answer is deployed as it would be
 * @param appOrigin whose pages may read the answer
 */
export function refusingFloods<Definition extends (...given: never[]) => unknown>(
  definition: Definition,
  gate: RequestGate,
  appOrigin: string,
): Definition {
  return new Proxy(definition, {
    apply: (target, self, given: [IncomingRequest, Answering]) => {
      const [request, response] = given;
      // A browser's question whether it may ask has no body and costs nothing.
      const isAsked = request.method !== 'OPTIONS';
      // Nobody on the way keeps what is a person's.
      if (isAsked) response.set('cache-control', 'no-store');
      const head = headOf(request, request.rawBody?.length ?? 0, new Date());
      const refusal = isAsked ? gate.refusalOf(head) : null;
      if (refusal === null) return Reflect.apply(target, self, given) as unknown;
      const { status, code } = ANSWERS[refusal];
      response.set('access-control-allow-origin', appOrigin);
      response.status(refusal).json({ error: { status, message: code, details: { code } } });
      return undefined;
    },
  });
}
