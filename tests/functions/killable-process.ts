import { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { BlobStore } from '../../functions/src/uploads/blob-store.ts';

/** What a killed process's awaited calls end with, here: never anything else. */
export class Killed extends Error {}

/**
 * A process that dies at its `dieAt`-th call to Firestore or the blob store,
 * before the call or just after it took effect. Once dead it does nothing more.
 */
export interface KillableProcess {
  /** Calls made so far. */
  calls: number;
  isDead: boolean;
  store: BlobStore;
  /** Takes the hands off Firestore again. */
  release: () => void;
}

type AnyMethod = (this: unknown, ...parameters: unknown[]) => unknown;

/** The calls of Firestore's library over which work is awaited. */
const AWAITED: readonly (readonly [prototype: object, method: string])[] = [
  [Firestore.prototype, 'runTransaction'],
  [Firestore.prototype, 'getAll'],
  [DocumentReference.prototype, 'get'],
  [Query.prototype, 'get'],
  [Transaction.prototype, 'get'],
  [Transaction.prototype, 'getAll'],
];

/** Starts such a process; only one may run at a time, since it changes Firestore's library. */
export function killableProcess(
  store: BlobStore,
  dieAt: number,
  moment: 'before' | 'after',
): KillableProcess {
  const process: KillableProcess = { calls: 0, isDead: false, store, release: () => undefined };
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
  const originals = AWAITED.map(([prototype, method]) => {
    const target = prototype as Record<string, AnyMethod>;
    const original = target[method];
    if (!original) throw new Error(`Firestore has no ${method}`);
    target[method] = guarded(original);
    return () => {
      target[method] = original;
    };
  });
  process.release = () => {
    for (const restore of originals) restore();
  };
  process.store = Object.fromEntries(
    Object.entries(store).map(([name, method]) => [name, guarded(method as AnyMethod)]),
  ) as unknown as BlobStore;
  return process;
}
