import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isLinkedProvider } from '@tasuki/domain/provider-links/provider';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { endConsentOfStranger } from './finish-linked-sign-in.ts';
import { openLinkedNewcomer } from './newcomer.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';
import { FORGET_NEWCOMER, storedState } from './sign-in-state.ts';

/**
 * Withdraws the consent of a new person who closed the page that asks for the terms, as a "no"
 * there does. An answer given meanwhile has used the state up.
 */
export function forgetNewcomerJob(
  dependencies: Pick<SignInDependencies, 'firestore' | 'auth' | 'providers' | 'vault'>,
): JobHandler {
  const { firestore } = dependencies;
  const stateOf = (stateDigest: string) => firestore.doc(firestorePaths.oauthState(stateDigest));
  return jobHandler(FORGET_NEWCOMER, {
    run: async ({ stateDigest }) => {
      const begun = storedState(await stateOf(stateDigest).get());
      if (!begun?.newcomer || !isLinkedProvider(begun.provider)) return { fulfil: () => undefined };
      const proven = await openLinkedNewcomer(begun.provider, begun.newcomer, dependencies);
      await endConsentOfStranger(proven, dependencies);
      return {
        fulfil: (transaction) => {
          transaction.delete(stateOf(stateDigest));
        },
      };
    },
    // It ends by itself, unused.
    giveUp: ({ stateDigest }, transaction) => {
      transaction.delete(stateOf(stateDigest));
    },
  });
}
