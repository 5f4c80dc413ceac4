import { HttpsError, type CallableOptions, type CallableRequest } from 'firebase-functions/https';
import type { AnyObject, ObjectSchema } from 'yup';
import {
  callableSchemas,
  ONBOARDING_CALLABLES,
  type CallableName,
  type Callables,
  type CallableStreams,
  type OpenCallableName,
} from '@tasuki/domain/callables';
import type { SignInAdmission } from '@tasuki/domain/sign-in/sign-in-calls';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { isSignInTokenTaken } from '@tasuki/domain/sign-in/sign-in-token';
import { requestIdOf } from '@tasuki/domain/request-id';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import { firestore } from './admin-app.ts';
import {
  isSessionGood,
  lastSignedInAt,
  provenEmailOf,
  readCallerState,
  rightsOf,
  sessionGivenAt,
  type CallerState,
  type JudgedToken,
} from './caller-state.ts';
import { configuration } from './current-configuration.ts';
import { CALLABLE_SIZES, CALLS_AT_ONCE_OF_PERSON } from './function-sizes.ts';
import { closedSchema } from './requests/closed-schema.ts';
import { onBehalfOf } from './requests/current-request.ts';
import { OpenCalls } from './requests/open-calls.ts';
import { RequestGate, type RequestLimits } from './requests/request-gate.ts';
import { refusingFloods } from './requests/refusing-floods.ts';
import { addressOf } from './requests/request-head.ts';
import { logFailure, logWarning } from './log.ts';
import { onReadableCall } from './readable-request.ts';
import { FUNCTIONS_REGION } from './region.ts';
import { takeCallTurn } from './requests/take-call-turn.ts';

/**
 * The requests that one instance of a function accepts. Our own requests are far smaller than the
 * maximum. An office of runners shares an address.
 */
const LIMITS: RequestLimits = {
  maxBytes: 16 * 1024,
  perAddressAndMinute: 3000,
  perMinute: 6000,
};
/** The same by person, whatever addresses they come from: twenty a second, as a dropped history makes. */
const CALLS_A_MINUTE_OF_PERSON = 1200;
const LIMITS_OF_PERSON: RequestLimits = {
  maxBytes: Infinity,
  perAddressAndMinute: CALLS_A_MINUTE_OF_PERSON,
  perMinute: Infinity,
};
/** One of each function, so that several functions may run in one process. */
const personGates = new Map<CallableName, RequestGate>();

/** The SDK's `onCall` behind a gate, and with no body decoded that our code could not read. */
const onGatedCall = new Proxy(onReadableCall, {
  apply: (target, self, given: Parameters<typeof onReadableCall>) =>
    refusingFloods(
      Reflect.apply(target, self, given) as ReturnType<typeof onReadableCall>,
      new RequestGate(LIMITS),
      configuration.appOrigin,
    ),
});

export interface Caller {
  uid: string;
  /** What the verified sign-in token and the stored state agree on. */
  claims: AccountClaims;
  /** When they last proved who they are; with a custom token, when that was given at the latest. */
  signedInAt: Date;
  /** When the right to their session was given: ends of sessions are compared with it. */
  sessionGivenAt: Date;
  now: Date;
}

/** A caller whose sign-in may still have to be judged. */
interface UnjudgedCaller {
  uid: string;
  /** Verified, and come by a way of ours. */
  token: JudgedToken;
  now: Date;
}

/** A caller who listens. */
export interface ListeningCaller<Chunk> extends Caller {
  /** A chunk that cannot be sent any more is dropped. */
  send: (chunk: Chunk) => void;
  /** Aborts when they have gone. The function goes on until its handler is through. */
  signal: AbortSignal;
}

/** A caller who need not be signed in. */
export interface OpenCaller {
  /** null = signed out. */
  uid: string | null;
  /** The address of their token, where they have proven it; null = none. */
  provenEmail: string | null;
  /** Whether somebody has approved their account. */
  isLetIn: boolean;
  /** When they last proved who they are; null = signed out. */
  signedInAt: Date | null;
  /** When the right to their session was given; null = signed out. */
  sessionGivenAt: Date | null;
  /** The network address of the caller; null = not known. */
  networkAddress: string | null;
  now: Date;
}

/** What differs from other callables beside the size, which is in `CALLABLE_SIZES`. */
type DifferingOptions = Pick<CallableOptions, 'secrets'>;

/**
 * Refuses who is not let in, where a function of `ONBOARDING_CALLABLES` does more than to end something.
 *
 * @throws TasukiFailure 'common/permission-denied'
 */
export function requireLetIn({ claims }: Pick<Caller, 'claims'>): void {
  if (claims.canAccessBeta === true) return;
  throw new TasukiFailure('common/permission-denied', { message: 'not let in yet' });
}

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

function openCallsOf(name: CallableName): OpenCalls {
  return new OpenCalls(CALLS_AT_ONCE_OF_PERSON[name] ?? Infinity);
}

function optionsOf(name: CallableName): CallableOptions {
  return {
    region: FUNCTIONS_REGION,
    cors: [configuration.appOrigin],
    enforceAppCheck: configuration.appCheck === 'enforced',
    ...CALLABLE_SIZES[name],
  };
}

/** The canonical code of the protocol, for clients that know no `details`. */
const PROTOCOL_CODES: Partial<Record<FailureCode, HttpsError['code']>> = {
  'account/session-expired': 'unauthenticated',
  'common/permission-denied': 'permission-denied',
  'common/invalid-request': 'invalid-argument',
  'common/not-found': 'not-found',
  'coach/not-found': 'not-found',
  'topic/not-found': 'not-found',
  'message/not-found': 'not-found',
  'group/invitation-over': 'not-found',
  'group/full': 'resource-exhausted',
  'group/too-many-invitations': 'resource-exhausted',
  'group/too-many-mails': 'resource-exhausted',
  'common/unavailable': 'unavailable',
  'common/being-restored': 'unavailable',
  'common/unknown': 'internal',
  'recording/daily-limit': 'resource-exhausted',
  'recording/storage-full': 'resource-exhausted',
  'recording/too-many-attempts': 'resource-exhausted',
  'recording/one-before-approval': 'permission-denied',
  'recording/confirm-email-first': 'permission-denied',
  'auth/too-many-requests': 'resource-exhausted',
  'provider/rate-limited': 'resource-exhausted',
  'provider/unreachable': 'unavailable',
  'onboarding/checked-too-often': 'resource-exhausted',
};

/**
 * A callable function by its contract. Only signed-in callers may call it, as often as `CALL_LIMITS` lets
 * them. The request is checked strictly (nothing converted, no unknown key). Failures are `details.code` from the
 * catalogue. Anything else is logged with its cause and answered as 'common/unknown'.
 *
 * @example export const takeFreePlan = callable('takeFreePlan', async (request, { uid }) => …)
 */
export function callable<Name extends Exclude<CallableName, OpenCallableName | 'admitSignIn'>>(
  name: Name,
  handler: CallableHandler<Name>,
  options: DifferingOptions = {},
) {
  const openCalls = openCallsOf(name);
  return onGatedCall({ ...optionsOf(name), ...options }, async (call: CallableRequest<unknown>) =>
    answerCall(
      name,
      call,
      async () => signedInCaller(name, call),
      async (request, caller) =>
        openCalls.answer(caller.uid, async () => {
          await takeCallTurn(name, caller, firestore());
          return handler(request, caller);
        }),
    ),
  );
}

/**
 * The same for the function that judges sign-ins: also for a session that is not admitted yet.
 *
 * @throws TasukiFailure 'account/session-expired' where the token is none of ours
 */
export function admittingCallable(
  name: 'admitSignIn',
  handler: (request: SignInAdmission, caller: UnjudgedCaller) => Promise<{ isAdmitted: true }>,
) {
  return onGatedCall(optionsOf(name), async (call: CallableRequest<unknown>) =>
    answerCall(name, call, async () => Promise.resolve(unjudgedCaller(call)), handler),
  );
}

/**
 * The same for a function that also those may call who are not signed in.
 *
 * @param countRequest counts it for its network address before its body is looked at, and throws
 *   what refuses it
 */
export function openCallable<Name extends OpenCallableName>(
  name: Name,
  options: DifferingOptions,
  countRequest: (address: string | null, now: Date) => Promise<void>,
  handler: OpenHandler<Name>,
) {
  return onGatedCall({ ...optionsOf(name), ...options }, async (call: CallableRequest<unknown>) =>
    answerCall(
      name,
      call,
      async () => {
        const now = new Date();
        const networkAddress = addressOf(call.rawRequest);
        await countRequest(networkAddress, now);
        const current = await currentAuth(call);
        return {
          networkAddress,
          uid: current?.auth.uid ?? null,
          provenEmail: current === null ? null : provenEmailOf(current.auth.token, current.state),
          isLetIn: current !== null && claimsOf(current).canAccessBeta,
          signedInAt: current === null ? null : lastSignedInAt(current.auth.token),
          sessionGivenAt: current === null ? null : sessionGivenAt(current.auth.token),
          now,
        };
      },
      handler,
    ),
  );
}

/**
 * The same for a function that streams before it answers. A caller that does not listen gets only
 * the answer.
 *
 * @param options what differs from other callables
 */
export function streamingCallable<Name extends CallableName & keyof CallableStreams>(
  name: Name,
  options: DifferingOptions,
  handler: StreamingHandler<Name>,
) {
  const openCalls = openCallsOf(name);
  return onGatedCall<unknown, Promise<Callables[Name]['response']>, CallableStreams[Name]>(
    { ...optionsOf(name), ...options },
    async (call, response) =>
      answerCall(
        name,
        call,
        async () => ({
          ...(await signedInCaller(name, call)),
          send: (chunk: CallableStreams[Name]) => {
            // A caller that has gone misses nothing: the rest is in the document.
            response?.sendChunk(chunk).catch(() => undefined);
          },
          signal: response?.signal ?? new AbortController().signal,
        }),
        async (request, caller) =>
          openCalls.answer(caller.uid, async () => {
            await takeCallTurn(name, caller, firestore());
            return handler(request, caller);
          }),
      ),
  );
}

/** The caller's token, as Firebase has verified it. */
type VerifiedAuth = NonNullable<CallableRequest<unknown>['auth']>;

interface CurrentAuth {
  auth: VerifiedAuth;
  state: CallerState;
}

function claimsOf({ auth, state }: CurrentAuth): Required<AccountClaims> {
  return rightsOf(auth.token, state, configuration.isSecondFactorRequired);
}

/** @returns null for no token, and for one that came by a way which is none of ours */
function takenAuth({ auth }: Pick<CallableRequest<unknown>, 'auth'>): VerifiedAuth | null {
  // The local emulator lets a token through that it cannot read, without a uid.
  return auth?.uid && isSignInTokenTaken(auth.token) ? auth : null;
}

function unjudgedCaller(call: Pick<CallableRequest<unknown>, 'auth'>): UnjudgedCaller {
  const auth = takenAuth(call);
  if (auth === null) throw new TasukiFailure('account/session-expired');
  return { uid: auth.uid, token: auth.token, now: new Date() };
}

/**
 * The person of the token, and their state. Null as well for a disabled account, an ended session,
 * and a sign-in that is not admitted.
 */
async function currentAuth(
  call: Pick<CallableRequest<unknown>, 'auth'>,
): Promise<CurrentAuth | null> {
  const auth = takenAuth(call);
  if (auth === null) return null;
  const state = await readCallerState(auth.uid, firestore());
  return isSessionGood(auth.token, state) ? { auth, state } : null;
}

/** @throws TasukiFailure 'account/session-expired'; 'common/permission-denied' for who is not let in yet */
async function signedInCaller(
  name: CallableName,
  call: Pick<CallableRequest<unknown>, 'auth'>,
): Promise<Caller> {
  const current = await currentAuth(call);
  if (current === null) throw new TasukiFailure('account/session-expired');
  const { auth } = current;
  const claims = claimsOf(current);
  if (!ONBOARDING_CALLABLES.has(name)) requireLetIn({ claims });
  return {
    uid: auth.uid,
    claims,
    signedInAt: lastSignedInAt(auth.token),
    sessionGivenAt: sessionGivenAt(auth.token),
    now: new Date(),
  };
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
  return onBehalfOf(requestIdOf(call.rawRequest.url), async () =>
    answerOrRefuse(name, call, callerOf, handler),
  );
}

async function answerOrRefuse<Name extends CallableName, AnyCaller>(
  name: Name,
  call: Pick<CallableRequest<unknown>, 'data' | 'auth'>,
  callerOf: () => Promise<AnyCaller>,
  handler: (
    request: Callables[Name]['request'],
    caller: AnyCaller,
  ) => Promise<Callables[Name]['response']>,
): Promise<Callables[Name]['response']> {
  try {
    // Before anything is looked up: what is stored may be of before an import.
    if (configuration.isBeingRestored) throw new TasukiFailure('common/being-restored');
    refusePersonsFlood(name, call);
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

/** @throws TasukiFailure for who calls too often, before anything is looked up */
function refusePersonsFlood(
  name: CallableName,
  { auth }: Pick<CallableRequest<unknown>, 'auth'>,
): void {
  if (!auth) return;
  const gate = personGates.get(name) ?? new RequestGate(LIMITS_OF_PERSON);
  personGates.set(name, gate);
  const head = { address: auth.uid, declaredBytes: null, now: new Date() };
  if (gate.refusalOf(head) !== null) throw new TasukiFailure('auth/too-many-requests');
}

/** Made when the function is first asked: each instance serves one. */
const closedSchemas = new Map<CallableName, ObjectSchema<AnyObject>>();

function schemaOf(name: CallableName): ObjectSchema<AnyObject> {
  const schema = closedSchemas.get(name) ?? closedSchema<AnyObject>(callableSchemas[name]);
  closedSchemas.set(name, schema);
  return schema;
}

function parseRequest<Name extends CallableName>(
  name: Name,
  call: Pick<CallableRequest<unknown>, 'data'>,
): Callables[Name]['request'] {
  if (!areTextsWellFormed(call.data)) throw new TasukiFailure('common/invalid-request');
  try {
    return schemaOf(name).validateSync(call.data, { strict: true });
  } catch (cause) {
    throw new TasukiFailure('common/invalid-request', { cause });
  }
}

/** Half a character, as no keyboard writes it, cannot be stored. */
function areTextsWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(areTextsWellFormed);
}
