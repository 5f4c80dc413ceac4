import type { LinkedProvider } from './people/provider.ts';

/** Every document and collection path, once. Identifiers are never allowed to hold a slash. */
export const firestorePaths = {
  user: (uid: string) => `users/${uid}`,
  accountState: (uid: string) => `accountStates/${uid}`,
  athleteProfile: (uid: string) => `athleteProfiles/${uid}`,
  athleteGoals: (uid: string) => `athleteProfiles/${uid}/goals`,
  athleteTournaments: (uid: string) => `athleteProfiles/${uid}/tournaments`,
  publicProfile: (uid: string) => `publicProfiles/${uid}`,
  activities: (uid: string) => `users/${uid}/activities`,
  activity: (uid: string, activityId: string) => `users/${uid}/activities/${activityId}`,
  activityAnalysis: (uid: string, activityId: string) =>
    `users/${uid}/activities/${activityId}/detail/analysis`,
  recording: (uid: string, activityId: string) => `users/${uid}/recordings/${activityId}`,
  track: (uid: string, activityId: string) => `users/${uid}/tracks/${activityId}`,
  recordings: (uid: string) => `users/${uid}/recordings`,
  tracks: (uid: string) => `users/${uid}/tracks`,
  /** What is gone at its provider, so that nothing fetched before brings it back. */
  removedActivities: (uid: string) => `users/${uid}/removedActivities`,
  removedActivity: (uid: string, activityId: string) =>
    `users/${uid}/removedActivities/${activityId}`,
  uploads: (uid: string) => `users/${uid}/uploads`,
  upload: (uid: string, contentHash: string) => `users/${uid}/uploads/${contentHash}`,
  /** What came of each activity that Garmin told of, under Garmin's id. */
  garminActivities: (uid: string) => `users/${uid}/garminActivities`,
  garminActivity: (uid: string, summaryId: string) => `users/${uid}/garminActivities/${summaryId}`,
  links: (uid: string) => `users/${uid}/links`,
  link: (uid: string, provider: LinkedProvider) => `users/${uid}/links/${provider}`,
  /** One at a time: `export`. */
  accountExport: (uid: string) => `users/${uid}/exports/export`,
  profilePhoto: (uid: string) => `profilePhotos/${uid}`,
  providerAccounts: () => 'providerAccounts',
  providerAccount: (provider: LinkedProvider, accountId: string) =>
    `providerAccounts/${provider}_${accountId}`,
  providerSecret: (provider: LinkedProvider, uid: string) => `providerSecrets/${provider}_${uid}`,
  /** What is left of the application's allowance at a provider. */
  providerBudget: (provider: LinkedProvider) => `providerBudgets/${provider}`,
  /** Digest of the state, so that reading the collection tells nobody one. */
  oauthState: (stateHash: string) => `oauthStates/${stateHash}`,
  /** The newest token to sign in by that was given out for an account. */
  givenToken: (uid: string) => `givenTokens/${uid}`,
  accountHandovers: () => 'accountHandovers',
  /** That an account was given to the owner of its address. */
  accountHandover: (uid: string) => `accountHandovers/${uid}`,
  /** An event or a delivery that was taken in, so that its repetition changes nothing. */
  delivery: (deliveryId: string) => `deliveries/${deliveryId}`,
  onboardingState: (uid: string) => `onboardingStates/${uid}`,
  referral: (refCode: string) => `referrals/${refCode}`,
  referralUses: () => 'referralUses',
  referralUse: (uid: string) => `referralUses/${uid}`,
  coachApplication: (uid: string) => `coachApplications/${uid}`,
  coachApplications: () => 'coachApplications',
  accountStates: () => 'accountStates',
  auditLog: () => 'auditLog',
  coaches: () => 'coaches',
  coach: (coachId: string) => `coaches/${coachId}`,
  coachPlans: (coachId: string) => `coaches/${coachId}/plans`,
  coachPlan: (coachId: string, planId: string) => `coaches/${coachId}/plans/${planId}`,
  coachLinks: () => 'coachLinks',
  coachLink: (runnerUid: string, coachId: string) =>
    `coachLinks/${coachLinkId(runnerUid, coachId)}`,
  topics: () => 'topics',
  topic: (topicId: string) => `topics/${topicId}`,
  messages: (topicId: string) => `topics/${topicId}/messages`,
  message: (topicId: string, messageId: string) => `topics/${topicId}/messages/${messageId}`,
  jobs: () => 'jobs',
  job: (jobId: string) => `jobs/${jobId}`,
  /** What one person asked models on a UTC day, `2026-11-21`. */
  usageOfUser: (uid: string, day: string) => `usage/user_${day}_${uid}`,
  /** What came from one network address in a UTC hour, `2026-11-21T09`. */
  usageOfAddress: (addressHash: string, hour: string) => `usage/address_${hour}_${addressHash}`,
  /** Sign-ins by providers from one network address in a UTC hour. */
  signInsOfAddress: (addressHash: string, hour: string) => `usage/signIn_${hour}_${addressHash}`,
  /** One part of what everybody asked on a UTC day. */
  usageOfDay: (day: string, shard: number) => `usage/day_${day}_${shard}`,
} as const;

/** One link per runner and coach, so taking the same coach twice changes nothing. */
export function coachLinkId(runnerUid: string, coachId: string): string {
  return `${runnerUid}_${coachId}`;
}
