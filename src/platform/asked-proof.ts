import { create } from 'zustand';
import { failureCodeOf } from './failure-code-of.ts';
import type { SignInMethodChange } from './between-pages/sign-in-attempts.ts';

/** A change that waits until the person has proven who they are. */
interface AwaitedChange {
  /**
   * The change to make after a proof by a provider, which leads away and back; left out = the
   * person repeats it there.
   */
  change?: SignInMethodChange;
  /** The page to see when it is done. */
  continueTo: string;
}

export interface AskedProof extends AwaitedChange {
  /** Ends the question: the person has proven it, or leaves things as they are. */
  answer: (isProven: boolean) => void;
}

/** The question that is open over the page; null = none. */
export const useAskedProof = create<{ asked: AskedProof | null }>()(() => ({ asked: null }));

/**
 * Does what the server does only soon after a sign-in. Where that was too long ago, the person proves
 * over the page who they are, and then it is done.
 *
 * @returns false where they leave things as they are
 */
export async function withRecentSignIn(
  work: () => Promise<void>,
  awaited: AwaitedChange,
): Promise<void | false> {
  try {
    await work();
    return undefined;
  } catch (cause) {
    if (failureCodeOf(cause) !== 'auth/requires-recent-login') throw cause;
  }
  if (!(await askForProof(awaited))) return false;
  return work();
}

function askForProof(awaited: AwaitedChange): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isProven: boolean) => {
      useAskedProof.setState({ asked: null });
      resolve(isProven);
    };
    useAskedProof.setState({ asked: { ...awaited, answer } });
  });
}
