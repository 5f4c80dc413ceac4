import { FILE_TURNS, shareOf } from './turn-share.ts';

/** Journeys that a newcomer makes first, and checks of every page: these run each time. */
export const JOURNEYS_OF_EACH_RUN: readonly string[] = [
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/first-feedback.test.ts',
  'tests/journeys/page-headers.test.ts',
  'tests/journeys/sign-in/sign-in-page.test.ts',
];

/** The order of each list puts the long ones into different turns. */
const JOURNEYS_IN_TURN: readonly string[] = [
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
  'tests/journeys/sign-in/sign-in-methods.test.ts',
  'tests/journeys/sign-in/reset-password.test.ts',
  'tests/journeys/ask-the-coach.test.ts',
  'tests/journeys/billing/subscription.test.ts',
  'tests/journeys/consent.test.ts',
  'tests/journeys/leaving.test.ts',
  'tests/journeys/roles.test.ts',
  'tests/journeys/frame/last-seen.test.ts',
];

/** Functions as they stand, where they take longest. */
const FLOWS_IN_TURN: readonly string[] = [
  'tests/functions/billing/subscriptions.test.ts',
  'tests/functions/billing/coach-subscriptions.test.ts',
  'tests/functions/billing/reversals.test.ts',
  'tests/functions/billing/deaths-of-handlers.test.ts',
  'tests/functions/billing/coach-plan-endings.test.ts',
  'tests/functions/activities/settled-history.test.ts',
  'tests/functions/accounts/account-deletion.test.ts',
  'tests/functions/billing/purchases.test.ts',
  'tests/functions/billing/money.test.ts',
  'tests/functions/chat/reply-faults.test.ts',
  'tests/functions/plans/garmin-delivery.test.ts',
  'tests/functions/chat/attachments.test.ts',
  'tests/functions/billing/switch-plan.test.ts',
  'tests/functions/billing/coupons.test.ts',
  'tests/functions/accounts/taken-rights.test.ts',
  'tests/functions/chat/groups.test.ts',
  'tests/functions/chat/coach-drafts.test.ts',
  'tests/functions/garmin/garmin-events.test.ts',
  'tests/functions/garmin/garmin-history.test.ts',
  'tests/functions/chat/messages-in-faults.test.ts',
  'tests/functions/uploads/upload-budget.test.ts',
  'tests/functions/chat/coach-topics.test.ts',
  'tests/functions/billing/closed-tabs.test.ts',
  'tests/functions/provider-links/token-encryption.test.ts',
  'tests/functions/billing/month-ends.test.ts',
  'tests/functions/provider-links/provider-unlinking.test.ts',
  'tests/functions/provider-links/provider-tokens.test.ts',
  'tests/functions/jobs/job-faults.test.ts',
  'tests/functions/billing/events-in-any-order.test.ts',
  'tests/functions/accounts/links-at-deletion.test.ts',
  'tests/functions/mail/send-mail.test.ts',
  'tests/functions/accounts/restore.test.ts',
  'tests/functions/chat/moderation/judged-messages.test.ts',
  'tests/functions/attacks/triggers-out-of-order.test.ts',
  'tests/functions/chat/reply-streams.test.ts',
  'tests/functions/trends/trends.test.ts',
  'tests/functions/billing/coach-plans.test.ts',
  'tests/functions/attacks/fetched-addresses.test.ts',
  'tests/functions/strava/strava-history.test.ts',
  'tests/functions/chat/reply-kills.test.ts',
  'tests/functions/garmin/garmin-files.test.ts',
  'tests/functions/sign-in/provider-sign-in.test.ts',
  'tests/functions/strava/strava-posting.test.ts',
  'tests/functions/attacks/limits-in-races.test.ts',
  'tests/functions/billing/failed-renewals.test.ts',
];

/** Deployed functions run one file at a time, so the longest decide when all parts end. */
const DEPLOYED_FUNCTIONS_IN_TURN: readonly string[] = [
  'tests/functions/accounts/by-mail/change-of-email.test.ts',
  'tests/functions/accounts/by-mail/password-by-mail.test.ts',
  'tests/functions/accounts/account-takeover.test.ts',
  'tests/functions/accounts/by-mail/judge-account.test.ts',
  'tests/functions/chat/conversations.test.ts',
  'tests/functions/accounts/by-mail/proof-by-mail.test.ts',
  'tests/functions/accounts/by-mail/way-back.test.ts',
  'tests/functions/accounts/by-mail/after-new-password.test.ts',
];

/** Code alone: whole tables, made-up inputs by the hundred, and builds. */
const UNIT_TESTS_IN_TURN: readonly string[] = [
  'tests/coaching/answers/embedded-coach.test.ts',
  'domain/plans/goal/pace-table.test.ts',
  'tests/coaching/safety/hostile-texts.test.ts',
  'tests/coaching/feedback/wording-claims.test.ts',
  'tests/coaching/feedback/feedback-fuzz.test.ts',
  'scripts/deployment/contract/recorded-contracts.test.ts',
  'tests/coaching/models/sandboxed-coach.test.ts',
  'functions/src/backups/being-restored.test.ts',
  'scripts/building/sample-run.test.ts',
  'tests/training/plans/outline-properties.test.ts',
  'tests/training/plans/learning-to-run.test.ts',
  'tests/contract/models.test.ts',
  'tests/coaching/models/cut-streams.test.ts',
  'scripts/building/build-functions.test.ts',
  'tests/coaching/sentence-check/checker-fuzz.test.ts',
  'src/features/uploads/open-recording-archive.test.ts',
  'src/features/uploads/compress-recording.test.ts',
  'tests/training/plans/steps-of-running.test.ts',
  'scripts/building/stand-ins.test.ts',
  'tests/coaching/questions/topics-left-out.test.ts',
  'tests/training/plans/plan-age-unknown.test.ts',
  'tests/training/plans/plan-properties.test.ts',
  'tests/coaching/models/models-answer.test.ts',
  'tests/training/plans/plan-feels.test.ts',
  'tests/coaching/questions/question-intent.test.ts',
  'tests/coaching/questions/off-topic.test.ts',
  'tests/evaluation/plans/plan-prose.test.ts',
  'tests/training/plans/plan-change-properties.test.ts',
  'tests/coaching/feedback/heat.test.ts',
  'tests/training/plans/hill-rests.test.ts',
  'tests/coaching/feedback/advice-limits.test.ts',
];

/** Whole recordings in every format, disturbed, or by the hundred. */
const RECORDINGS_IN_TURN: readonly string[] = [
  'tests/recordings/file-reader.test.ts',
  'tests/evaluation/stability.test.ts',
  'tests/training/session-scenarios.test.ts',
  'tests/recordings/write-file.test.ts',
];

const LISTS = [
  JOURNEYS_IN_TURN,
  FLOWS_IN_TURN,
  DEPLOYED_FUNCTIONS_IN_TURN,
  UNIT_TESTS_IN_TURN,
  RECORDINGS_IN_TURN,
];

/** Each runs with every eighth commit; whatever is not listed always runs. */
export const TESTS_IN_TURN: readonly string[] = LISTS.flat();

/** The test files that `npm test` leaves out in a turn. `npm run soak` runs all of them. */
export function testsLeftOut(turn: number): string[] {
  const share = new Set(LISTS.flatMap((list) => shareOf(list, turn, FILE_TURNS)));
  return TESTS_IN_TURN.filter((path) => !share.has(path));
}
