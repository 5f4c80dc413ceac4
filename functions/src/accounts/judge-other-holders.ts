import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { judgeAccount, type JudgeDependencies } from './judge-account.ts';

/** One address has at most one holder, and rarely somebody who left it a moment ago. */
const HOLDERS_MAXIMUM = 10;

/**
 * Judges the other accounts whose makers have proven an address, before it counts as proven for somebody
 * else. A mail may have moved such an account away, which nobody has judged since. It goes back to the
 * address then, and an account that was registered under it meanwhile gives way.
 *
 * @param uid who is about to prove the address; null = an account that is not made yet
 * @returns whether there are others
 * @throws TasukiFailure 'common/unavailable' where Firebase Auth gives no answer
 */
export async function judgeOtherHolders(
  email: string,
  uid: string | null,
  now: Date,
  dependencies: JudgeDependencies,
): Promise<boolean> {
  const { docs } = await dependencies.firestore
    .collection(firestorePaths.accountStates())
    .where('provenEmails', 'array-contains', email.toLowerCase())
    .limit(HOLDERS_MAXIMUM)
    .get();
  const others = docs.filter(({ id }) => id !== uid);
  for (const other of others) await judgeAccount(other.id, now, dependencies);
  return others.length > 0;
}
