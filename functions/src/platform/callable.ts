import {
  HttpsError,
  onCall,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import {
  callableSchemas,
  type CallableName,
  type Callables,
  type CallableStreams,
} from '@tasuki/domain/callables';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { configuration } from './current-configuration.ts';
import { logFailure, logWarning } from './log.ts';
import { FUNCTIONS_REGION } from './region.ts';

/** No request of ours is near this. */
const REQUEST_MAX_BYTES = 16 * 1024;

export interface Caller {
  uid: string;
  now: Date;
}

/** A caller who listens. */
export interface ListeningCaller<Chunk> extends Caller {
  /** Their network address; null = not known. */
  address: string | null;
  /** What cannot be sent any more is dropped. */
  send: (chunk: Chunk) => void;
  /** Aborts when they have gone. The function goes on until its handler is through. */
  signal: AbortSignal;
}

export type CallableHandler<Name extends CallableName> = (
  request: Callables[Name]['request'],
  caller: Caller,
) => Promise<Callables[Name]['response']>;

export type StreamingHandler<Name extends keyof CallableStreams> = (
  request: Callables[Name]['request'],
  caller: ListeningCaller<CallableStreams[Name]>,
) => Promise<Callables[Name]['response']>;

/** The canonical code of the protocol, for clients that know no `details`. */
const PROTOCOL_CODES: Partial<Record<FailureCode, HttpsError['code']>> = {
  'account/session-expired': 'unauthenticated',
  'common/permission-denied': 'permission-denied',
  'common/invalid-request': 'invalid-argument',
  'common/not-found': 'not-found',
  'coach/not-found': 'not-found',
  'topic/not-found': 'not-found',
  'message/not-found': 'not-found',
  'common/unavailable': 'unavailable',
  'common/unknown': 'internal',
  'recording/too-many-uploads': 'resource-exhausted',
};

/**
 * A callable function by its contract: signed-in callers only, the request
 * checked strictly (nothing converted, no unknown key), failures as
 * `details.code` from the catalogue; anything else is logged with its cause
 * and answered as 'common/unknown'.
 *
 * @example export const takeFreePlan = callable('takeFreePlan', async (request, { uid }) => …)
 */
export function callable<Name extends CallableName>(name: Name, handler: CallableHandler<Name>) {
  return onCall(
    {
      region: FUNCTIONS_REGION,
      cors: [configuration.appOrigin],
      memory: '512MiB',
      timeoutSeconds: 30,
    },
    async (request: CallableRequest<unknown>) => answerCall(name, handler, request),
  );
}

/**
 * The same for a function that sends before it answers. Whoever calls without
 * listening gets the answer alone.
 *
 * @param options what differs from other callables, e.g. how long it may take
 */
export function streamingCallable<Name extends CallableName & keyof CallableStreams>(
  name: Name,
  options: Pick<CallableOptions, 'memory' | 'timeoutSeconds' | 'secrets' | 'concurrency'>,
  handler: StreamingHandler<Name>,
) {
  return onCall<unknown, Promise<Callables[Name]['response']>, CallableStreams[Name]>(
    { region: FUNCTIONS_REGION, cors: [configuration.appOrigin], ...options },
    async (call, response) =>
      answerCall(
        name,
        async (request, caller) =>
          handler(request, {
            ...caller,
            address: addressOf(call.rawRequest),
            send: (chunk) => {
              // Whoever has gone misses nothing: the rest is in the document.
              response?.sendChunk(chunk).catch(() => undefined);
            },
            signal: response?.signal ?? new AbortController().signal,
          }),
        call,
      ),
  );
}

/** Google's front end puts the address it saw last; what stands before it anybody can write. */
function addressOf({ headers, socket }: CallableRequest['rawRequest']): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? null);
}

async function answerCall<Name extends CallableName>(
  name: Name,
  handler: CallableHandler<Name>,
  call: Pick<CallableRequest<unknown>, 'data' | 'auth' | 'rawRequest'>,
): Promise<Callables[Name]['response']> {
  try {
    // The local emulator lets a token through that it cannot read, without a uid.
    const uid = call.auth?.uid;
    if (!uid) throw new TasukiFailure('account/session-expired');
    return await handler(parseRequest(name, call), { uid, now: new Date() });
  } catch (cause) {
    const failure =
      cause instanceof TasukiFailure ? cause : new TasukiFailure('common/unknown', { cause });
    const facts = { callable: name, uid: call.auth?.uid ?? null };
    if (failure.code === 'common/unknown') logFailure('callable failed', facts, cause);
    else logWarning('callable refused', facts, failure);
    throw new HttpsError(PROTOCOL_CODES[failure.code] ?? 'failed-precondition', failure.code, {
      code: failure.code,
    });
  }
}

function parseRequest<Name extends CallableName>(
  name: Name,
  call: Pick<CallableRequest<unknown>, 'data' | 'rawRequest'>,
): Callables[Name]['request'] {
  if (call.rawRequest.rawBody.length > REQUEST_MAX_BYTES) {
    throw new TasukiFailure('common/invalid-request', { message: 'request too large' });
  }
  try {
    return callableSchemas[name].noUnknown().validateSync(call.data, { strict: true });
  } catch (cause) {
    throw new TasukiFailure('common/invalid-request', { cause });
  }
}
