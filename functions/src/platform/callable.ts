import {
  HttpsError,
  onCall,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import {
  callableSchemas,
  LET_IN_CALLABLES,
  type CallableName,
  type Callables,
  type CallableStreams,
  type OpenCallableName,
} from '@tasuki/domain/callables';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import type { AccountClaims } from '@tasuki/domain/people/user-account';
import { hasUnprovenEmail, isFirstHand, type AddressedToken } from './account-handover.ts';
import { firestore } from './admin-app.ts';
import { configuration } from './current-configuration.ts';
import { logFailure, logWarning } from './log.ts';
import { FUNCTIONS_REGION } from './region.ts';

/** No request of ours is near this. */
const REQUEST_MAX_BYTES = 16 * 1024;

export interface Caller {
  uid: string;
  /** Of the verified sign-in token, which may be older than what is stored. */
  claims: AccountClaims;
  /** When they last proved who they are. */
  signedInAt: Date;
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

/** A caller who need not be signed in. */
export interface OpenCaller {
  /** null = signed out. */
  uid: string | null;
  /** Their network address; null = not known. */
  address: string | null;
  /** Their token names an address that nobody has proven; false for who is signed out. */
  hasUnprovenEmail: boolean;
  now: Date;
}

/** What differs from other callables, e.g. how long it may take. */
type DifferingOptions = Pick<
  CallableOptions,
  'memory' | 'timeoutSeconds' | 'secrets' | 'concurrency'
>;

export type CallableHandler<Name extends CallableName> = (
  request: Callables[Name]['request'],
  caller: Caller,
) => Promise<Callables[Name]['response']>;

export type OpenHandler<Name extends OpenCallableName> = (
  request: Callables[Name]['request'],
  caller: OpenCaller,
) => Promise<Callables[Name]['response']>;

export type StreamingHandler<Name extends keyof CallableStreams> = (
  request: Callables[Name]['request'],
  caller: ListeningCaller<CallableStreams[Name]>,
) => Promise<Callables[Name]['response']>;

const USUAL_OPTIONS = {
  region: FUNCTIONS_REGION,
  cors: [configuration.appOrigin],
  memory: '512MiB',
  timeoutSeconds: 30,
} as const satisfies CallableOptions;

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
  'auth/too-many-requests': 'resource-exhausted',
  'provider/rate-limited': 'resource-exhausted',
  'provider/unreachable': 'unavailable',
  'onboarding/checked-too-often': 'resource-exhausted',
};

/**
 * A callable function by its contract: signed-in callers only, the request
 * checked strictly (nothing converted, no unknown key), failures as
 * `details.code` from the catalogue; anything else is logged with its cause
 * and answered as 'common/unknown'.
 *
 * @example export const takeFreePlan = callable('takeFreePlan', async (request, { uid }) => …)
 */
export function callable<Name extends Exclude<CallableName, OpenCallableName>>(
  name: Name,
  handler: CallableHandler<Name>,
  options: DifferingOptions = {},
) {
  return onCall({ ...USUAL_OPTIONS, ...options }, async (call: CallableRequest<unknown>) =>
    answerCall(name, call, async () => signedInCaller(name, call), handler),
  );
}

/**
 * The same for a function that also those may call who are not signed in. Its
 * handler limits what one network address may ask for.
 */
export function openCallable<Name extends OpenCallableName>(
  name: Name,
  options: DifferingOptions,
  handler: OpenHandler<Name>,
) {
  return onCall({ ...USUAL_OPTIONS, ...options }, async (call: CallableRequest<unknown>) =>
    answerCall(
      name,
      call,
      async () => {
        // Whoever lost the account meanwhile is nobody here.
        const auth = await currentAuth(call);
        return {
          uid: auth?.uid ?? null,
          address: addressOf(call.rawRequest),
          hasUnprovenEmail: auth !== null && hasUnprovenEmail(auth.token),
          now: new Date(),
        };
      },
      handler,
    ),
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
  options: DifferingOptions,
  handler: StreamingHandler<Name>,
) {
  return onCall<unknown, Promise<Callables[Name]['response']>, CallableStreams[Name]>(
    { region: FUNCTIONS_REGION, cors: [configuration.appOrigin], ...options },
    async (call, response) =>
      answerCall(
        name,
        call,
        async () => ({
          ...(await signedInCaller(name, call)),
          address: addressOf(call.rawRequest),
          send: (chunk: CallableStreams[Name]) => {
            // Whoever has gone misses nothing: the rest is in the document.
            response?.sendChunk(chunk).catch(() => undefined);
          },
          signal: response?.signal ?? new AbortController().signal,
        }),
        handler,
      ),
  );
}

/** Whose token it is; null for none, and for one of who had the account before its owner. */
async function currentAuth({
  auth,
}: Pick<CallableRequest<unknown>, 'auth'>): Promise<NonNullable<
  CallableRequest<unknown>['auth']
> | null> {
  // The local emulator lets a token through that it cannot read, without a uid.
  if (!auth?.uid) return null;
  const token = auth.token as AddressedToken;
  return (await isFirstHand(auth.uid, token, firestore())) ? null : auth;
}

/** @throws TasukiFailure 'account/session-expired'; 'common/permission-denied' for who is not let in yet */
async function signedInCaller(
  name: CallableName,
  call: Pick<CallableRequest<unknown>, 'auth'>,
): Promise<Caller> {
  const auth = await currentAuth(call);
  if (auth === null) throw new TasukiFailure('account/session-expired');
  const { isCoach, isAdmin, canAccessBeta }: Readonly<Record<string, unknown>> = auth.token;
  if (LET_IN_CALLABLES.has(name) && canAccessBeta !== true) {
    throw new TasukiFailure('common/permission-denied', { message: 'not let in yet' });
  }
  return {
    uid: auth.uid,
    claims: {
      isCoach: isCoach === true,
      isAdmin: isAdmin === true,
      canAccessBeta: canAccessBeta === true,
    },
    signedInAt: new Date(auth.token.auth_time * 1000),
    now: new Date(),
  };
}

/** Google's front end puts the address it saw last; what stands before it anybody can write. */
function addressOf({ headers, socket }: CallableRequest['rawRequest']): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? null);
}

async function answerCall<Name extends CallableName, AnyCaller>(
  name: Name,
  call: Pick<CallableRequest<unknown>, 'data' | 'auth' | 'rawRequest'>,
  callerOf: () => Promise<AnyCaller>,
  handler: (
    request: Callables[Name]['request'],
    caller: AnyCaller,
  ) => Promise<Callables[Name]['response']>,
): Promise<Callables[Name]['response']> {
  try {
    const caller = await callerOf();
    return await handler(parseRequest(name, call), caller);
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
