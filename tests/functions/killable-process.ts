import {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';

/** The failure with which awaited calls of a killed process end here, and no others. */
export class Killed extends Error {}

/**
 * A process that dies at its `dieAt`-th call to Firestore or another service,
 * before the call or just after it took effect. Once dead it does nothing more.
 */
export interface KillableProcess<Services> {
  /** Calls made so far. */
  calls: number;
  isDead: boolean;
  services: Services;
  /** Takes the hands off Firestore again. */
  release: () => void;
}

type AnyMethod = (this: unknown, ...parameters: unknown[]) => unknown;

/** The calls of Firestore's library over which work is awaited. */
const AWAITED: readonly (readonly [prototype: object, method: string])[] = [
  [Firestore.prototype, 'runTransaction'],
  [Firestore.prototype, 'getAll'],
  [DocumentReference.prototype, 'get'],
  [DocumentReference.prototype, 'update'],
  [Query.prototype, 'get'],
  [WriteBatch.prototype, 'commit'],
  [Transaction.prototype, 'get'],
  [Transaction.prototype, 'getAll'],
];

/** The moment of a call at which something happens. */
export type Moment = 'before' | 'after';

/**
 * Starts a process that can be killed; only one may run at a time, since it changes Firestore's
 * library.
 */
export function killableProcess<Services extends object>(
  services: Services,
  dieAt: number,
  moment: Moment,
): KillableProcess<Services> {
  const process: KillableProcess<Services> = {
    calls: 0,
    isDead: false,
    services,
    release: () => undefined,
  };
  const guarded = (call: AnyMethod): AnyMethod =>
    async function (...parameters) {
      process.calls += 1;
      const isLast = process.calls === dieAt;
      if (isLast && moment === 'before') process.isDead = true;
      if (process.isDead) throw new Killed();
      const result = await call.apply(this, parameters);
      if (isLast) process.isDead = true;
      if (process.isDead) throw new Killed();
      return result;
    };
  process.release = replaceAwaited(guarded);
  process.services = Object.fromEntries(
    Object.entries(services).map(([name, method]) => [name, guarded(method as AnyMethod)]),
  ) as unknown as Services;
  return process;
}

/** Firestore's answer to one call, and to none after it. */
class Unavailable extends Error {}

/** Lets the `failAt`-th call to Firestore fail, before or after it took effect; one at a time. */
export function failingFirestore(
  failAt: number,
  moment: Moment,
): { readonly calls: number; release: () => void } {
  const failing = { calls: 0, release: () => undefined as void };
  failing.release = replaceAwaited(
    (call) =>
      async function (...parameters) {
        failing.calls += 1;
        const isIt = failing.calls === failAt;
        if (isIt && moment === 'before') throw new Unavailable();
        const result = await call.apply(this, parameters);
        if (isIt) throw new Unavailable();
        return result;
      },
  );
  return failing;
}

/** Counts the documents that are read, one at a time; a query that finds none costs one. */
export function countedReads(): { readonly count: number; release: () => void } {
  const counted = { count: 0, release: () => undefined as void };
  counted.release = replaceAwaited(
    (call) =>
      async function (...parameters) {
        const result = await call.apply(this, parameters);
        if (result instanceof QuerySnapshot) counted.count += Math.max(1, result.size);
        if (result instanceof DocumentSnapshot) counted.count += 1;
        if (Array.isArray(result)) {
          counted.count += result.filter((one) => one instanceof DocumentSnapshot).length;
        }
        return result;
      },
  );
  return counted;
}

/** @returns puts the library's own calls back */
function replaceAwaited(guarded: (call: AnyMethod) => AnyMethod): () => void {
  const originals = AWAITED.map(([prototype, method]) => {
    const target = prototype as Record<string, AnyMethod>;
    const original = target[method];
    if (!original) throw new Error(`Firestore has no ${method}`);
    target[method] = guarded(original);
    return () => {
      target[method] = original;
    };
  });
  return () => {
    for (const restore of originals) restore();
  };
}
