import { shareOf } from './turn-share.ts';

/** What a newcomer meets first, and what every page must have: never in turn. */
export const JOURNEYS_OF_EACH_RUN: readonly string[] = [
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/first-feedback.test.ts',
  'tests/journeys/page-headers.test.ts',
  'tests/journeys/sign-in-page.test.ts',
];

/** Each with every fourth commit; whatever is not listed always runs. The order puts the long ones into different turns. */
export const TESTS_IN_TURN: readonly string[] = [
  'tests/journeys/push.test.ts',
  'tests/journeys/onboarding.test.ts',
  'tests/journeys/training-plan.test.ts',
  'tests/journeys/plans/plan-in-use.test.ts',
  'tests/journeys/troubled-uploads.test.ts',
  'tests/journeys/conversation.test.ts',
  'tests/journeys/coaches/shown-activity.test.ts',
  'tests/journeys/coaches/answers-and-notes.test.ts',
  'tests/journeys/home-screen/releases.test.ts',
  'tests/journeys/home-screen/files-from-other-apps.test.ts',
  'tests/journeys/coaches/coach-conversation.test.ts',
  'tests/journeys/coaches/coach-desk.test.ts',
  'tests/journeys/groups/group.test.ts',
  'tests/journeys/groups/moderation.test.ts',
  'tests/journeys/coaches/coach-writes-plan.test.ts',
  'tests/journeys/billing/coach-plan.test.ts',
  'tests/journeys/billing/product.test.ts',
  'tests/journeys/billing/refused-cards.test.ts',
  'tests/journeys/coaches/coach-drafts.test.ts',
  'tests/journeys/coaches/message-files.test.ts',
  'tests/journeys/coaches/coach-sharing.test.ts',
  'tests/journeys/quick-responses.test.ts',
  'tests/journeys/landing/public-pages.test.ts',
  'tests/journeys/home-screen/offline.test.ts',
  'tests/journeys/frame/broken-page.test.ts',
  'tests/journeys/frame/legal-links.test.ts',
  'tests/journeys/frame/dev-server.test.ts',
  'tests/journeys/frame/steady-rows.test.ts',
  'tests/journeys/contact.test.ts',
  'tests/journeys/coaches/conversation-settings.test.ts',
  'tests/journeys/sign-in-methods.test.ts',
  'tests/journeys/ask-the-coach.test.ts',
  'tests/journeys/billing/subscription.test.ts',
  'tests/journeys/consent.test.ts',
  'tests/journeys/leaving.test.ts',
  'tests/journeys/roles.test.ts',
  'tests/journeys/frame/last-seen.test.ts',
];

/** The test files that `npm test` leaves out in a turn. `npm run soak` runs all of them. */
export function testsLeftOut(turn: number): string[] {
  const share = new Set(shareOf(TESTS_IN_TURN, turn));
  return TESTS_IN_TURN.filter((path) => !share.has(path));
}
