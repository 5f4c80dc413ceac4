import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { NO_EMAIL_DOMAIN } from '@tasuki/domain/accounts/previous-account';
import { conversationDocuments } from './conversation-fixture.ts';
import { SIGNED_IN_AT_SECONDS, unsignedToken, type Fields } from './firestore-requests.ts';
import {
  APPOINTED,
  BY_WATCH,
  DECLINED,
  ENDED,
  INVITED,
  personDocuments,
  WITHDRAWN,
} from './person-fixture.ts';

/**
 * Everybody who may ask, seen from the owner of a document. `self` is its owner, `waitingSelf` the same before
 * the approval; the coaches are coaches by claim, each with another kind of link to the runner. `googleSelf` had
 * Auth sign them in by Google with the public key, past the functions. `foreignEmailSelf` came in by another
 * address than the one under which the account is its owner's. `endedSession` is the owner with a token from
 * before all their sessions were ended. `keptToken` is the owner with a custom token from before that, exchanged
 * afterwards. `waitingSelf` signed in by password after the last sign-in that was judged, under the proven address. `unjudgedSelf` did so
 * under another one, and `movedSelf` under the next one, which a session has proven. `laterUnproven` did so before a mail's link was followed, `laterCustom` by a custom token.
 * `formerCoach` and `formerAdmin` lost the role and still have a token with the claim; `disabledCoach` lost the
 * account. `singleFactorCoach` has shown no code of the second factor; `factorlessCoach` has set none up, and it
 * is required.
 */
export const ACTORS = [
  'signedOut',
  'anonymousSelf',
  'anonymousCoach',
  'anonymousAdmin',
  'googleSelf',
  'foreignEmailSelf',
  'endedSession',
  'keptToken',
  'unjudgedSelf',
  'movedSelf',
  'laterUnproven',
  'laterCustom',
  'other',
  'self',
  'waitingSelf',
  'sharingCoach',
  'quietCoach',
  'unaskedCoach',
  'endedCoach',
  'strangerCoach',
  'claimlessCoach',
  'collidingCoach',
  'formerCoach',
  'unprovenCoach',
  'singleFactorCoach',
  'factorlessCoach',
  'disabledCoach',
  'formerAdmin',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The actors that try every operation on every collection; the others stand for ways around a right
 * that somebody has.
 */
export const BASIC_ACTORS: ReadonlySet<Actor> = new Set([
  'signedOut',
  'other',
  'self',
  'sharingCoach',
  'strangerCoach',
  'admin',
]);

/** Actors whose token is not accepted any more. */
const SHUT_OUT: ReadonlySet<Actor> = new Set([
  'googleSelf',
  'foreignEmailSelf',
  'endedSession',
  'keptToken',
  'unjudgedSelf',
  'movedSelf',
  'laterUnproven',
  'laterCustom',
  'disabledCoach',
]);

/** Signed in by a way that says who it is, to an account that is theirs. */
export const SIGNED_IN: readonly Actor[] = ACTORS.filter(
  (actor) => actor !== 'signedOut' && !actor.startsWith('anonymous') && !SHUT_OUT.has(actor),
);

export const RUNNER = 'runner';
/** Signed in for the first time: nothing is stored yet. */
export const NEWCOMER = 'newcomer';
/** A coach with a published profile, who knows none of the runners here. */
export const COACH = 'published-coach';

export const SHARING_COACH = 'sharing-coach';
export const ENDED_COACH = 'ended-coach';
export const QUIET_COACH = 'quiet-coach';
/** The link says that it shares, but the runner never agreed to that. */
export const UNASKED_COACH = 'unasked-coach';
/** A coach no longer: the claim was taken back, the documents are still there. */
export const CLAIMLESS_COACH = 'claimless-coach';
/** This uid makes a link id with `runner` that equals the one of `runner_odd` and `coach`. */
const COLLIDING_COACH = 'odd_coach';
export const FORMER_COACH = 'former-coach';
const UNPROVEN_COACH = 'unproven-coach';
export const SINGLE_FACTOR_COACH = 'single-factor-coach';
const FACTORLESS_COACH = 'factorless-coach';
const DISABLED_COACH = 'disabled-coach';
/** The second factor of actors who have shown a code of it. */
const SECOND_FACTOR_ID = 'f1';
const FORMER_ADMIN = 'former-admin';

export function emailOf(uid: string): string {
  if (uid === BY_WATCH) return `${uid}@${NO_EMAIL_DOMAIN}`;
  return `${uid.replaceAll('_', '-')}@example.jp`;
}

const ANONYMOUSLY: ReadonlySet<Actor> = new Set([
  'anonymousSelf',
  'anonymousCoach',
  'anonymousAdmin',
]);

/**
 * @param owner who `self` is
 * @returns null = nobody
 */
export function uidOf(actor: Actor, owner: string): string | null {
  switch (actor) {
    case 'signedOut':
      return null;
    case 'self':
    case 'waitingSelf':
    case 'anonymousSelf':
    case 'googleSelf':
    case 'foreignEmailSelf':
    case 'endedSession':
    case 'keptToken':
    case 'unjudgedSelf':
    case 'movedSelf':
    case 'laterUnproven':
    case 'laterCustom':
      return owner;
    case 'other':
      return 'other';
    case 'sharingCoach':
    case 'anonymousCoach':
      return SHARING_COACH;
    case 'quietCoach':
      return QUIET_COACH;
    case 'unaskedCoach':
      return UNASKED_COACH;
    case 'endedCoach':
      return ENDED_COACH;
    case 'strangerCoach':
      return 'stranger-coach';
    case 'claimlessCoach':
      return CLAIMLESS_COACH;
    case 'collidingCoach':
      return COLLIDING_COACH;
    case 'formerCoach':
      return FORMER_COACH;
    case 'unprovenCoach':
      return UNPROVEN_COACH;
    case 'singleFactorCoach':
      return SINGLE_FACTOR_COACH;
    case 'factorlessCoach':
      return FACTORLESS_COACH;
    case 'disabledCoach':
      return DISABLED_COACH;
    case 'formerAdmin':
      return FORMER_ADMIN;
    case 'admin':
    case 'anonymousAdmin':
      return 'admin';
  }
}

const UNPROVEN: ReadonlySet<Actor> = new Set(['other', 'unprovenCoach', 'laterUnproven']);
/** Signed in after the last sign-in that was judged. */
const LATER: ReadonlySet<Actor> = new Set([
  'waitingSelf',
  'unjudgedSelf',
  'movedSelf',
  'laterUnproven',
  'laterCustom',
]);

const NEXT_ADDRESS = 'next@example.jp';
/** Actors whose address differs from their former one. */
const ADDRESS_OF: Partial<Record<Actor, string>> = {
  unjudgedSelf: 'mistyped@example.jp',
  movedSelf: NEXT_ADDRESS,
};

/** @param owner who `self` is */
export function tokenOf(actor: Actor, owner: string): string | null {
  const uid = uidOf(actor, owner);
  if (uid === null) return null;
  return unsignedToken(uid, {
    email: ADDRESS_OF[actor] ?? emailOf(uid),
    // Rules that need no proven address must work without one.
    email_verified: !UNPROVEN.has(actor),
    ...(actor === 'endedSession' && { auth_time: SIGNED_IN_AT_SECONDS - 1 }),
    ...(actor === 'keptToken' && { givenAtSeconds: SIGNED_IN_AT_SECONDS - 1 }),
    ...(LATER.has(actor) && { auth_time: SIGNED_IN_AT_SECONDS + 1 }),
    ...(actor === 'foreignEmailSelf' && { ownerEmail: 'owner@example.jp' }),
    ...(actor === 'self' && {
      ownerEmail: emailOf(uid),
      givenAtSeconds: SIGNED_IN_AT_SECONDS,
    }),
    canAccessBeta: actor !== 'waitingSelf',
    ...((uid === SHARING_COACH || uid === 'admin') && { secondFactor: SECOND_FACTOR_ID }),
    ...(uid.endsWith('coach') && uid !== CLAIMLESS_COACH && { isCoach: true }),
    ...((uid === 'admin' || uid === FORMER_ADMIN) && { isAdmin: true }),
    ...(ANONYMOUSLY.has(actor) && {
      firebase: { sign_in_provider: 'anonymous', identities: {} },
    }),
    ...(actor === 'laterCustom' && {
      firebase: { sign_in_provider: 'custom', identities: {} },
    }),
    ...(actor === 'googleSelf' && {
      firebase: { sign_in_provider: 'google.com', identities: {} },
    }),
  });
}

const LONG_AGO = new Date('2026-01-05T06:00:00Z');
/** When the newest message came of the conversation in the runner's list. */
export const INBOX_NEWEST_AT = new Date('2026-01-05T06:30:00Z');
const INBOX_ENTRY: Fields = {
  role: 'runner',
  readAt: LONG_AGO,
  lastMessageAt: INBOX_NEWEST_AT,
  isMuted: false,
  isArchived: false,
};
const TIMES = { createdAt: LONG_AGO, updatedAt: LONG_AGO };

export const ACCOUNT: Fields = {
  email: emailOf(RUNNER),
  contactEmail: null,
  firstName: '花子',
  lastName: '佐藤',
  phoneNumber: '+819012345678',
  country: 'JP',
  language: 'ja',
  timeZone: 'Asia/Tokyo',
  units: 'metric',
  acceptedTermsVersion: TERMS_VERSION,
  isStartPageShown: false,
  defaultModel: 'claude-sonnet-5',
  displayName: '花',
  isPostingToStrava: false,
  defaultCouponCode: 'SPRING-24',
  temperatureUnit: 'celsius',
  isWeatherOn: false,
  referredBy: null,
};

export const ATHLETE: Fields = {
  birthYear: 1988,
  sex: 'female',
  restingHeartRateBeatsPerMinute: 48,
  maximumHeartRateBeatsPerMinute: null,
  thresholdHeartRateBeatsPerMinute: 172,
  trainingSessionsPerWeek: 5,
  trainingPurpose: '別府でサブスリー',
  sportsWatchManufacturer: 'Garmin',
  recordSeconds: {
    fiveKilometers: 1170,
    tenKilometers: 2430,
    halfMarathon: 5400,
    marathon: 11_400,
    fiftyKilometers: null,
    hundredKilometers: null,
  },
  availableWeekdays: [1, 3, 6, 7],
};

export const TARGET: Fields = {
  event: '別府大分毎日マラソン',
  distance: 'marathon',
  recordSeconds: 10_799,
  date: '2027-02-07',
};

/** The answers from which a marathon plan was built. */
export const PLAN: Fields = {
  goalKind: 'race',
  goalMeters: 42_195,
  goalSeconds: 10_799,
  goalDay: '2027-02-07',
  event: '別府大分毎日マラソン',
  madeOn: '2026-11-22',
  weeks: 12,
  weekdays: [2, 4, 6, 7],
  longRunWeekday: 7,
  weeklyMeters: 60_000,
  longestMeters: 25_000,
  vdotTenths: 530,
  easyPaceSecondsPerKilometer: 300,
  health: 'well',
  sessions:
    'base start-where-you-are 60000 0 2;2 easy 10000 3000 295 330 ~ ~ talk-in-sentences easy-base ~ ~ main:easy:1:10000m:~\n',
  details:
    'builder 2\nstart 2026-11-23\nend 2027-02-07\nage 38\nclub 4\nmark 2026-11-24 2 ill\nchange 2026-11-25 runner move\t1=base hold ~ ~ 2\n',
  revision: '0f4a2c6e-7d1b-4c35-9a80-5b6e3d2f1a97',
  basedOn: '',
};

/** A coach's proposed change of that plan. */
export const PLAN_PROPOSAL: Fields = {
  id: '0123456789abcdef0123',
  planKey: '0123456789abcdef',
  planMadeOn: '2026-11-22',
  weeks:
    '0 base start-where-you-are 60000 0 2;2 easy 8000 2400 295 330 ~ ~ talk-in-sentences coach-choice ~ ~ main:easy:1:8000m:~\n',
  note: '疲れがみえます。火曜は短く。',
};

/** A whole plan that a coach wrote. */
export const NEW_PLAN: Fields = {
  id: '0123456789abcdef0123',
  plan: JSON.stringify(PLAN),
  note: 'まずは週4回から。',
};

export const QUICK_RESPONSE: Fields = {
  name: 'ねぎらい',
  content: '{名前}さん、おつかれさまでした。',
  status: 'published',
  isFavorite: false,
  lastUsedAt: LONG_AGO,
};

export const COACH_PROFILE: Fields = {
  name: '荒井 健司',
  description: '市民ランナーの三時間切りを十年みてきました。',
  coachingStyle: '数字より感覚から',
  profile: '元実業団',
  aboutMe: '',
};

function coach(isPublished: boolean, isApproved: boolean): Fields {
  return { ...COACH_PROFILE, kind: 'human', isPublished, isApproved };
}

function offer(state: 'published' | 'archived'): Fields {
  return {
    name: '月のプラン',
    target: '初心者',
    priceJpy: 0,
    currency: 'JPY',
    planType: 'subscription',
    interval: 'month',
    state,
  };
}

function row(visibleToCoach: boolean, isHidden = false): Fields {
  const fields: Omit<ActivityRow, 'id'> = {
    ownerUid: RUNNER,
    sport: 'Run',
    sourceTitle: null,
    startedAt: LONG_AGO,
    utcOffsetMinutes: 540,
    distanceMeters: 10_020.5,
    elapsedSeconds: 3120,
    movingSeconds: 3090,
    averagePaceSecondsPerKilometer: 308.4,
    averageSpeedMetersPerSecond: 3.24,
    averageHeartRateBeatsPerMinute: 151,
    ascentMeters: 84,
    load: { value: 62, method: 'heart-rate' },
    purpose: 'steady',
    sources: ['file'],
    policy: sourcePolicy('file', 'standard'),
    isPartial: false,
    isIndoor: false,
    isTransition: false,
    groupId: null,
    duplicateOf: null,
    visibleToCoach,
    contentHash: 'a'.repeat(64),
    feedbackLead: null,
    feedbackState: 'pending',
    title: null,
    note: null,
    effort: null,
    isHidden,
    createdAt: LONG_AGO,
  };
  return fields as unknown as Fields;
}

function link(
  runnerUid: string,
  coachId: string,
  state: 'active' | 'ended',
  sharing: { shares: boolean; hasConsented: boolean },
): Fields {
  return {
    runnerUid,
    coachId,
    planId: 'free',
    state,
    sharesActivities: sharing.shares,
    consentVersion: sharing.hasConsented ? SHARING_CONSENT_VERSION : null,
    consentedAt: sharing.hasConsented ? LONG_AGO : null,
    since: LONG_AGO,
    updatedAt: LONG_AGO,
  };
}

const RECORDING: Fields = {
  encoding: 'delta-deflate-1',
  bytes: new Uint8Array([1, 2, 3]),
  sampleCount: 3,
  timerPauses: [],
};

const MEMORY: Fields = {
  kind: 'injury',
  text: '左のふくらはぎに古傷',
  topicId: 't1',
  messageId: 'm1',
  saidAt: LONG_AGO,
  editedAt: null,
  confirmedAt: null,
  endedAt: null,
};

function offersOf(coachId: string): Record<string, Fields> {
  return {
    [`coaches/${coachId}/plans/offered`]: offer('published'),
    [`coaches/${coachId}/plans/archived`]: offer('archived'),
    [`coaches/${coachId}/products/offered`]: offer('published'),
    [`coaches/${coachId}/products/archived`]: offer('archived'),
    [`coaches/${coachId}/subscribers/sub_1`]: { planName: 'A talk', status: 'active' },
    [`coaches/${coachId}/sales/pi_1`]: { productName: 'A look', state: 'paid', priceYen: 3000 },
    [`coaches/${coachId}/templates/thanks`]: { ...QUICK_RESPONSE, ...TIMES },
  };
}

function linksOf(runnerUid: string): Record<string, Fields> {
  const shared = { shares: true, hasConsented: true };
  const stopped = { shares: false, hasConsented: true };
  const unasked = { shares: true, hasConsented: false };
  const linkTo = (coachId: string, state: 'active' | 'ended', sharing: typeof shared) => ({
    [`coachLinks/${runnerUid}_${coachId}`]: link(runnerUid, coachId, state, sharing),
  });
  return {
    ...linkTo(SHARING_COACH, 'active', shared),
    ...linkTo(QUIET_COACH, 'active', stopped),
    ...linkTo(UNASKED_COACH, 'active', unasked),
    ...linkTo(ENDED_COACH, 'ended', shared),
    ...linkTo(CLAIMLESS_COACH, 'active', shared),
    ...linkTo(FORMER_COACH, 'active', shared),
    ...linkTo(UNPROVEN_COACH, 'active', shared),
    ...linkTo(DISABLED_COACH, 'active', shared),
    ...linkTo(SINGLE_FACTOR_COACH, 'active', shared),
    ...linkTo(FACTORLESS_COACH, 'active', shared),
    [`coachLinks/${runnerUid}_odd_coach`]: link(`${runnerUid}_odd`, 'coach', 'active', shared),
  };
}

/** The state that functions keep of an account. Sessions from before the tokens here are ended. */
function stateOf(uid: string, roles: readonly string[], isDisabled = false): Fields {
  return {
    roles,
    isBetaApproved: true,
    isDisabled,
    sessionsValidSinceSeconds: SIGNED_IN_AT_SECONDS,
    admittedSignInSeconds: SIGNED_IN_AT_SECONDS,
    provenEmails: [emailOf(uid), NEXT_ADDRESS],
    nextProof: { email: NEXT_ADDRESS, provenAtMilliseconds: SIGNED_IN_AT_SECONDS * 1000 },
  };
}

const FACTOR: Fields = { secondFactorId: SECOND_FACTOR_ID };

/** Everybody's but the runner's, which is the matrix's own, and `other`'s, who has just signed up. */
function statesOfOthers(): Record<string, Fields> {
  const runners = [
    NEWCOMER,
    INVITED,
    BY_WATCH,
    APPOINTED,
    DECLINED,
    ENDED,
    FORMER_COACH,
    FORMER_ADMIN,
  ];
  const coaches = [
    ...[
      COACH,
      SHARING_COACH,
      QUIET_COACH,
      UNASKED_COACH,
      ENDED_COACH,
      CLAIMLESS_COACH,
      COLLIDING_COACH,
    ],
    ...[UNPROVEN_COACH, 'stranger-coach', 'unpublished-coach', 'unapproved-coach', 'new-coach'],
  ];
  return Object.fromEntries([
    ...runners.map((uid) => [`accountStates/${uid}`, stateOf(uid, ['runner'])] as const),
    ...coaches.map((uid) => [`accountStates/${uid}`, stateOf(uid, ['runner', 'coach'])] as const),
    [`accountStates/${WITHDRAWN}`, { ...stateOf(WITHDRAWN, ['runner']), isBetaApproved: false }],
    [`accountStates/${DISABLED_COACH}`, stateOf(DISABLED_COACH, ['runner', 'coach'], true)],
    [
      `accountStates/${SHARING_COACH}`,
      { ...stateOf(SHARING_COACH, ['runner', 'coach']), ...FACTOR },
    ],
    [
      `accountStates/${SINGLE_FACTOR_COACH}`,
      { ...stateOf(SINGLE_FACTOR_COACH, ['runner', 'coach']), ...FACTOR },
    ],
    [
      `accountStates/${FACTORLESS_COACH}`,
      { ...stateOf(FACTORLESS_COACH, ['runner', 'coach']), isSecondFactorRequired: true },
    ],
    [
      'accountStates/admin',
      { ...stateOf('admin', ['runner', 'admin']), ...FACTOR, isSecondFactorRequired: true },
    ],
  ]);
}

/** A document of a collection that is closed to everybody. */
const CLOSED: Fields = { uid: RUNNER, state: 'due', createdAt: LONG_AGO };

const CLOSED_PATHS = [
  'providerAccounts/strava_1',
  'providerSecrets/strava_1',
  `jobTurns/replies_${RUNNER}`,
  'moderationCases/between_aMessage',
  'messageReports/runner_between_aMessage',
  'topics/group/attachments/file',
  'oauthStates/s1',
  'googleAccounts/1',
  'claimsLeases/runner',
  'mails/runner_beta-approved-1',
  'pushes/runner_feedback-a1',
  'pushSubscriptions/of-runner',
  'mailTokens/runner',
  'suppressedAddresses/digest',
  'secondFactors/runner',
  'previousAccounts/runner',
  'subscriptions/s1',
  'purchases/p1',
  'coupons/c1',
  'jobs/j1',
  'decoderUpdates/2',
  'deliveries/d1',
  'usage/runner',
  'weatherDays/35.7_139.8_2026-11-26',
  'somethingNew/n1',
  'users/runner/unreadMails/t1',
  'users/runner/rememberedMessages/m1',
  'users/runner/leftGroups/t1',
  'users/runner/somethingNew/n1',
  'users/runner/activities/shown/detail/other',
  'users/runner/activities/shown/somethingNew/n1',
  'coaches/published-coach/somethingNew/n1',
] as const;

const DOCUMENTS: Readonly<Record<string, Fields>> = {
  'users/runner': { ...ACCOUNT, ...TIMES },
  ...statesOfOthers(),
  ...personDocuments(RUNNER, ACCOUNT, COACH_PROFILE),
  'athleteProfiles/runner': { ...ATHLETE, ...TIMES },
  'athleteProfiles/runner/goals/target-3': { ...TARGET, ...TIMES },
  'athleteProfiles/runner/tournaments/beppu': { ...TARGET, ...TIMES },
  'users/runner/links/strava': { state: 'connected', lastError: null },
  'users/runner/activities/shown': row(true),
  'users/runner/activities/shown/detail/analysis': { analysisVersion: 1, facts: [] },
  'users/runner/recordings/shown': RECORDING,
  'users/runner/tracks/shown': RECORDING,
  'users/runner/activities/private': row(false),
  'users/runner/activities/private/detail/analysis': { analysisVersion: 1, facts: [] },
  'users/runner/recordings/private': RECORDING,
  'users/runner/tracks/private': RECORDING,
  'users/runner/activities/hidden': row(true, true),
  'users/runner/activities/copy': { ...row(true), duplicateOf: 'hidden' },
  'users/runner/recordings/copy': RECORDING,
  'users/runner/activities/hidden/detail/analysis': { analysisVersion: 1, facts: [] },
  [`users/${SHARING_COACH}/roster/${RUNNER}`]: { name: '花', isSharing: true, priority: 0 },
  [`users/${FORMER_COACH}/roster/${RUNNER}`]: { name: '花', isSharing: true, priority: 0 },
  [`users/${SHARING_COACH}/waitingDrafts/${RUNNER}`]: { draftId: 'd', topicId: 'between' },
  [`users/${FORMER_COACH}/waitingDrafts/${RUNNER}`]: { draftId: 'd', topicId: 'between' },
  [`users/${SHARING_COACH}/draftSettings/current`]: { isOn: false, updatedAt: LONG_AGO },
  [`users/${FORMER_COACH}/draftSettings/current`]: { isOn: true, updatedAt: LONG_AGO },
  [`coachRevisions/${COACH}`]: { ...COACH_PROFILE, state: 'open', ...TIMES },
  'coachRevisions/unpublished-coach': { ...COACH_PROFILE, state: 'declined', ...TIMES },
  [`coachRevisions/${CLAIMLESS_COACH}`]: { ...COACH_PROFILE, state: 'open', ...TIMES },
  'users/runner/days/2026-11-21': { load: 62 },
  'users/runner/uploads/aaaa': { state: 'done', activityIds: ['shown'], isPartial: false },
  'users/runner/trends/2025': { weeks: {} },
  'users/runner/sharedTrends/2025': { weeks: {} },
  [`usage/messages_${RUNNER}`]: { freeAtMilliseconds: 0 },
  [`usage/messages_${QUIET_COACH}`]: { freeAtMilliseconds: Date.UTC(2100, 0) },
  'users/runner/memories/m1': MEMORY,
  // This runner agreed to share before the text named the notes.
  [`users/${INVITED}/memories/m1`]: MEMORY,
  [`coachLinks/${INVITED}_${SHARING_COACH}`]: {
    ...link(INVITED, SHARING_COACH, 'active', { shares: true, hasConsented: true }),
    consentVersion: '2026-11-24',
  },
  'users/runner/memories/m2': { ...MEMORY, kind: 'preference' },
  'users/runner/mailPreferences/current': { offKinds: [], updatedAt: LONG_AGO },
  [`users/${RUNNER}/planProposals/${QUIET_COACH}`]: { ...PLAN_PROPOSAL, updatedAt: LONG_AGO },
  [`users/${RUNNER}/planProposals/${SHARING_COACH}`]: { ...PLAN_PROPOSAL, updatedAt: LONG_AGO },
  [`users/${RUNNER}/newPlans/${QUIET_COACH}`]: { ...NEW_PLAN, updatedAt: LONG_AGO },
  [`users/${RUNNER}/newPlans/${SHARING_COACH}`]: { ...NEW_PLAN, updatedAt: LONG_AGO },
  [`users/${RUNNER}/newPlans/${UNASKED_COACH}`]: {
    ...NEW_PLAN,
    updatedAt: LONG_AGO,
    answer: 'refused',
    answeredAt: LONG_AGO,
  },
  'users/runner/pushPreferences/current': {
    offKinds: [],
    isContentShown: false,
    quietFromMinutes: 1290,
    quietUntilMinutes: 420,
    updatedAt: LONG_AGO,
  },
  'users/runner/planDeliveries/garmin': { isOn: true, state: 'settled', sessions: {} },
  'users/runner/planCalendars/current': { tokenHash: 'b'.repeat(64), updatedAt: LONG_AGO },
  'users/runner/cautions/current': { signs: { cardiac: LONG_AGO }, painAt: null },
  'users/runner/inbox/t1': { ...INBOX_ENTRY, unreadCount: 0 },
  'users/runner/inbox/t2': { ...INBOX_ENTRY, unreadCount: 2 },
  [`users/${SHARING_COACH}/inbox/t1`]: { ...INBOX_ENTRY, role: 'coach', unreadCount: 0 },
  [`users/${SINGLE_FACTOR_COACH}/inbox/t1`]: { ...INBOX_ENTRY, role: 'coach', unreadCount: 0 },
  'users/runner/trainingPlans/p1': { ...PLAN, ...TIMES },
  [`users/${SHARING_COACH}/trainingPlans/current`]: { ...PLAN, ...TIMES },
  [`users/${QUIET_COACH}/trainingPlans/current`]: { ...PLAN, revision: '', ...TIMES },
  [`users/${UNASKED_COACH}/trainingPlans/current`]: { ...PLAN, revision: '11111111', ...TIMES },
  ...linksOf(RUNNER),
  ...linksOf(NEWCOMER),
  [`coaches/${COACH}`]: coach(true, true),
  ...offersOf(COACH),
  'coaches/unpublished-coach': coach(false, true),
  ...offersOf('unpublished-coach'),
  'coaches/unapproved-coach': coach(true, false),
  ...offersOf('unapproved-coach'),
  [`coaches/${CLAIMLESS_COACH}`]: coach(false, true),
  ...offersOf(CLAIMLESS_COACH),
  ...conversationDocuments(RUNNER, [
    SHARING_COACH,
    QUIET_COACH,
    UNASKED_COACH,
    ENDED_COACH,
    CLAIMLESS_COACH,
    FORMER_COACH,
    UNPROVEN_COACH,
    DISABLED_COACH,
    SINGLE_FACTOR_COACH,
    FACTORLESS_COACH,
  ]),
  ...Object.fromEntries(CLOSED_PATHS.map((path) => [path, CLOSED])),
};

/** A copy of a document below itself, which no rule opens. */
export function pathBelow(path: string): string {
  return `${path}/below/copy`;
}

/** Every document that exists before a test, by path. */
export const FIXTURE: Readonly<Record<string, Fields>> = {
  ...DOCUMENTS,
  ...Object.fromEntries(
    Object.entries(DOCUMENTS).map(([path, fields]) => [pathBelow(path), fields]),
  ),
};
