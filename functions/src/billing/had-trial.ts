/** Whether somebody had a trial of what these subscriptions are to; there is no second one. */
export function hadTrial(earlier: readonly { trialEndsAt: Date | null }[]): boolean {
  return earlier.some(({ trialEndsAt }) => trialEndsAt !== null);
}
