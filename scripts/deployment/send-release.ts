import { DEPLOYMENT_STEPS, ROLLBACK_STEPS, type DeploymentStep } from './deployment-steps.ts';

/** The dependencies of sending a release; tests replace them. */
export interface Sending {
  /** Sends one part. @returns whether it arrived */
  send: (step: DeploymentStep) => Promise<boolean>;
  /** Waits until every index can be queried. @throws Error when that takes too long */
  waitForIndexes: () => Promise<void>;
  /** Faults at the address of the app, each a sentence. */
  smokeTest: () => Promise<string[]>;
  say: (text: string) => void;
}

/**
 * Sends a release part by part, and looks at the address. Stops at the first part that does not
 * arrive: what was sent until then serves the browsers that are open.
 *
 * @param kind 'trial' sends nothing, so no index is waited for and no address looked at
 * @returns what is wrong, each a sentence; none = the release is there
 */
export async function sendRelease(
  kind: 'release' | 'rollback' | 'trial',
  { send, waitForIndexes, smokeTest, say }: Sending,
): Promise<string[]> {
  const steps = kind === 'rollback' ? ROLLBACK_STEPS : DEPLOYMENT_STEPS;
  for (const step of steps) {
    say(`… ${step.name}: ${step.reason}`);
    if (!(await send(step)))
      return [`The part "${step.name}" did not arrive; nothing after it was sent.`];
    if (kind === 'release' && step.name === 'indexes') await waitForIndexes();
    say(`✓ ${step.name}`);
  }
  return kind === 'trial' ? [] : smokeTest();
}
