import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

const STATES_OF_ONE_PAGE = 200;

/**
 * Writes the setting REQUIRE_SECOND_FACTOR into the state of every coach and admin, for rules cannot
 * read settings. Functions read the setting itself. Safe to repeat.
 *
 * @returns how many states changed
 */
export async function followSecondFactorSetting(
  isSecondFactorRequired: boolean,
  now: Date,
  firestore: Firestore,
): Promise<number> {
  const withRights = firestore
    .collection(firestorePaths.accountStates())
    .where('roles', 'array-contains-any', ['coach', 'admin'])
    .orderBy('createdAt')
    .limit(STATES_OF_ONE_PAGE);
  let changedCount = 0;
  for (let page = await withRights.get(); ;) {
    const batch = firestore.batch();
    for (const state of page.docs) {
      if ((state.get('isSecondFactorRequired') === true) === isSecondFactorRequired) continue;
      batch.update(state.ref, { isSecondFactorRequired, updatedAt: Timestamp.fromDate(now) });
      changedCount += 1;
    }
    await batch.commit();
    const last = page.docs.at(-1);
    if (!last || page.size < STATES_OF_ONE_PAGE) return changedCount;
    page = await withRights.startAfter(last).get();
  }
}
