/** One part of a release that is sent by itself. */
export interface DeploymentStep {
  name: string;
  /** The value for `firebase deploy --only`. */
  only: string;
  /** Why it comes at this place. */
  reason: string;
}

/**
 * The parts in the order in which they are sent. Open browsers of the release before meet each part
 * as it arrives, so each accepts what was there before. The app comes when all it needs is there.
 */
export const DEPLOYMENT_STEPS: readonly DeploymentStep[] = [
  {
    name: 'indexes',
    only: 'firestore:indexes',
    reason: 'nothing that runs needs less of them, and what comes needs them ready',
  },
  {
    name: 'rules',
    only: 'firestore:rules,storage',
    reason: 'they accept what browsers of both releases write',
  },
  {
    name: 'functions',
    only: 'functions',
    reason: 'they answer browsers of the last two releases, as the recorded contract says',
  },
  { name: 'app', only: 'hosting', reason: 'new browsers come when everything answers them' },
];

/**
 * The way back. The app goes first, so that no more new browsers come. Indexes stay: removing one
 * saves nothing that matters, and making it again takes hours.
 */
export const ROLLBACK_STEPS: readonly DeploymentStep[] = DEPLOYMENT_STEPS.filter(
  ({ name }) => name !== 'indexes',
).toReversed();
