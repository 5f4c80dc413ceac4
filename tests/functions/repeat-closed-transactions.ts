import {
  Firestore,
  type ReadOnlyTransactionOptions,
  type ReadWriteTransactionOptions,
  type Transaction,
} from 'firebase-admin/firestore';

/**
 * The emulator's message for a transaction that waited too long for others. Firestore reports it as
 * expired, and the SDK repeats it. The SDK does not know the emulator's message.
 */
const CLOSED = 'Transaction is invalid or closed';
const ATTEMPTS_MAXIMUM = 5;

const { prototype } = Firestore;
const runOnce: unknown = Object.getOwnPropertyDescriptor(prototype, 'runTransaction')?.value;
if (typeof runOnce !== 'function') throw new Error('The SDK runs its transactions in another way');
// Several files share a process.
if (runOnce.name !== 'repeatingClosed') {
  prototype.runTransaction = async function repeatingClosed<Result>(
    this: Firestore,
    update: (transaction: Transaction) => Promise<Result>,
    options?: ReadWriteTransactionOptions | ReadOnlyTransactionOptions,
  ): Promise<Result> {
    for (let count = 1; ; count += 1) {
      try {
        return (await Reflect.apply(runOnce, this, [update, options])) as Result;
      } catch (cause) {
        const isClosed = cause instanceof Error && cause.message.includes(CLOSED);
        if (!isClosed || count === ATTEMPTS_MAXIMUM) throw cause;
      }
    }
  };
}
