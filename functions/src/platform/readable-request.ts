import { onCall } from 'firebase-functions/https';

/** No request of ours is near this. */
const REQUEST_MAX_BYTES = 16 * 1024;
/** No request of ours has more levels. */
const REQUEST_MAX_DEPTH = 16;
/** The framework reads an object with this key as a number, and fails where it is none. */
const TYPE_KEY = '@type';

/** A request as far as it is looked at here. */
interface IncomingRequest {
  rawBody?: Uint8Array;
  body: unknown;
}

/** A response as far as it is needed here. */
interface Answering {
  status: (status: number) => { json: (body: object) => unknown };
}

/**
 * Puts a check before a function of the callable protocol. The framework decodes a request's
 * data by recursion before our code runs: deep nesting ended there as an internal error. A body
 * that is too long, too deep, or names a type of the protocol is answered with 400.
 *
 * @param definition what `onCall` or `onTaskDispatched` made; the answer is deployed as it would be
 */
export function refusingUnreadable<Definition extends (...given: never[]) => unknown>(
  definition: Definition,
): Definition {
  return new Proxy(definition, {
    apply: (target, self, given: [IncomingRequest, Answering]) => {
      const [request, response] = given;
      if (isReadable(request)) return Reflect.apply(target, self, given) as unknown;
      response.status(400).json({
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'common/invalid-request',
          details: { code: 'common/invalid-request' },
        },
      });
      return undefined;
    },
  });
}

/** The SDK's `onCall` with that check before each function that it makes. */
export const onReadableCall = new Proxy(onCall, {
  apply: (target, self, given: Parameters<typeof onCall>) =>
    refusingUnreadable(Reflect.apply(target, self, given) as ReturnType<typeof onCall>),
});

/** Whether the framework can decode a request; a missing body is its own matter. */
export function isReadable({ rawBody, body }: IncomingRequest): boolean {
  if ((rawBody?.length ?? 0) > REQUEST_MAX_BYTES) return false;
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > REQUEST_MAX_DEPTH) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((value) => Object.hasOwn(value, TYPE_KEY))) return false;
    level = objects.flatMap((value) => Object.values(value) as unknown[]);
  }
  return true;
}
