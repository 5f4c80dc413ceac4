import { randomBytes } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallableName } from '@tasuki/domain/callables';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { TAKEN_RIGHTS } from '@tasuki/domain/accounts/audit-entry';
import { exportBlobKey } from '../../../functions/src/account-export/stored-export.ts';
import { recordingBlobKey } from '../../../functions/src/blob-store/blob-store.ts';
import { diskBlobStore } from '../../../functions/src/blob-store/disk-blob-store.ts';
import { signDownloadToken } from '../../../functions/src/blob-store/download-token.ts';
import { signUploadToken } from '../../../functions/src/blob-store/upload-token.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminAuth, adminFirestore, documentWhen, functionsOrigin } from '../admin.ts';
import { PLAN_OFFER, PRODUCT_OFFER } from '../billing/example-offers.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { WELL_FORMED_REQUESTS } from '../well-formed-requests.ts';
import { wholePerson } from '../whole-person.ts';
import { proveEmailOf } from '../proven-email.ts';
import { CALLABLE_NAMES, ENDPOINTS, isOpen, taskInvokers } from './deployed-endpoints.ts';

const figure = soakFigure(12);

/** Everything by which somebody's things can be asked for. */
interface Identifiers {
  uid: string;
  topicId: string;
  messageId: string;
  fileActivityId: string;
  stravaActivityId: string;
  contentHash: string;
  planId: string;
  /** State of a sign-in that they began. */
  state: string;
}

const HASH = 'c'.repeat(64);
/** The key of a group that is the other person's. */
const THEIR_GROUP = 'theirGroup0123456789';
const SIGN_IN_RETURN = { provider: 'garmin', code: 'x', error: null, scope: null } as const;

/** For each callable, requests that name another person or their things. */
const CALLABLE_REQUESTS: Readonly<
  Record<CallableName, (ids: Identifiers) => readonly Record<string, unknown>[]>
> = {
  requestUpload: ({ uid, contentHash }) => [
    { contentHash, fileName: 'run.fit', sizeBytes: 100, uid },
    { contentHash, fileName: `../${uid}/run.fit`, sizeBytes: 100, ownerUid: uid },
  ],
  completeUpload: ({ uid, contentHash }) => [{ contentHash }, { contentHash, uid }],
  takeFreePlan: ({ uid, planId }) => [
    { coachId: uid, planId },
    { coachId: uid, planId, runnerUid: uid },
  ],
  shareWithCoach: ({ uid }) => [
    { coachId: uid, consentVersion: SHARING_CONSENT_VERSION },
    { coachId: uid, consentVersion: SHARING_CONSENT_VERSION, runnerUid: uid },
  ],
  endCoachingOf: ({ uid }) => [{ runnerUid: uid }, { runnerUid: uid, coachId: uid }],
  openTopic: ({ uid, fileActivityId, stravaActivityId }) => [
    { activityId: fileActivityId },
    { activityId: stravaActivityId },
    { activityId: null, uid },
  ],
  openCoachTopic: ({ uid }) => [
    { runnerUid: uid, coachId: 'somebody' },
    { runnerUid: 'somebody', coachId: uid },
    { runnerUid: uid, coachId: uid },
  ],
  startGroup: ({ uid }) => [
    { groupKey: THEIR_GROUP, title: 'Mine now' },
    { groupKey: THEIR_GROUP, title: 'Mine now', ownerUid: uid },
  ],
  inviteToGroup: ({ topicId }) => [
    { topicId: `group_${THEIR_GROUP}`, tokenHash: HASH, days: 7, usesMaximum: 10 },
    { topicId, tokenHash: HASH, days: 7, usesMaximum: 10 },
  ],
  readGroupInvitation: () => [{ token: `${THEIR_GROUP}-${'s'.repeat(43)}` }],
  mailGroupInvitation: ({ uid }) => [
    { token: `${THEIR_GROUP}-${'s'.repeat(43)}`, uid },
    { token: `${THEIR_GROUP}-${'s'.repeat(43)}`, uid: 'nobody' },
  ],
  joinGroup: ({ uid }) => [
    { token: `${THEIR_GROUP}-${'s'.repeat(43)}` },
    { token: `${THEIR_GROUP}-${'s'.repeat(43)}`, uid },
  ],
  leaveGroup: ({ uid }) => [{ topicId: `group_${THEIR_GROUP}`, uid }],
  shareGroupHistory: ({ topicId }) => [
    { topicId: `group_${THEIR_GROUP}`, isShared: true },
    { topicId, isShared: true },
  ],
  streamReply: ({ topicId, messageId }) => [
    { topicId, messageId },
    { topicId, messageId: replyIdOf(messageId) },
    { topicId, messageId: 'z'.repeat(24) },
  ],
  retryReply: ({ topicId, messageId }) => [
    { topicId, messageId },
    { topicId, messageId: 'z'.repeat(24) },
  ],
  correctReply: ({ topicId, messageId }) => [
    { topicId, messageId: replyIdOf(messageId), text: 'No.' },
    { topicId, messageId: replyIdOf(messageId), text: null },
    { topicId, messageId, text: 'No.' },
  ],
  reportMessage: ({ topicId, messageId }) =>
    [`group_${THEIR_GROUP}`, topicId].map((id) => ({
      topicId: id,
      messageId,
      reason: 'spam',
      text: 'x',
    })),
  listModerationCases: ({ topicId, messageId }) => [
    { openedBefore: null, caseId: null },
    { openedBefore: 1, caseId: `${topicId}_${messageId}` },
  ],
  decideModeration: ({ topicId, messageId }) =>
    (['dismiss-report', 'hide-message', 'warn-author'] as const).map((decision) => ({
      topicId,
      messageId,
      decision,
      caseUpdatedAt: 0,
      wordsDigest: null,
    })),
  settleDraft: ({ uid, messageId }) => [
    { runnerUid: uid, draftId: 'd'.repeat(32), action: 'send', text: null },
    { runnerUid: uid, draftId: messageId, action: 'discard', text: null },
    { runnerUid: uid, draftId: messageId, action: 'sendEdited', text: 'Mine.' },
  ],
  requestAttachment: ({ topicId }) =>
    [`group_${THEIR_GROUP}`, topicId].map((id) => ({
      ...WELL_FORMED_REQUESTS.requestAttachment,
      topicId: id,
    })),
  completeAttachment: ({ topicId }) =>
    [`group_${THEIR_GROUP}`, topicId].map((id) => ({
      topicId: id,
      attachmentId: 'f'.repeat(20),
    })),
  sendWithAttachments: ({ topicId, messageId }) =>
    [`group_${THEIR_GROUP}`, topicId].map((id) => ({
      ...WELL_FORMED_REQUESTS.sendWithAttachments,
      topicId: id,
      messageId,
    })),
  linkToAttachments: ({ topicId, messageId }) =>
    [`group_${THEIR_GROUP}`, topicId].map((id) => ({ topicId: id, messageIds: [messageId] })),
  readEmbeddedActivities: ({ topicId, messageId }) =>
    [`group_${THEIR_GROUP}`, topicId].map((id) => ({ topicId: id, messageIds: [messageId] })),
  searchOwnMessages: ({ uid }) => [
    { term: 'x', role: 'runner', before: null, uid },
    { term: 'x', role: 'coach', before: null, authorUid: uid },
  ],
  chooseTopicModel: ({ topicId }) => [
    { topicId, model: 'gpt-4o' },
    { topicId, model: null },
  ],
  beginProviderSignIn: ({ uid }) => [
    { provider: 'strava', intent: 'link', browserKeyHash: HASH, uid },
  ],
  finishProviderSignIn: ({ uid, state }) => [
    { ...SIGN_IN_RETURN, state, browserKey: 'b'.repeat(43) },
    { ...SIGN_IN_RETURN, state, browserKey: 'b'.repeat(43), uid },
  ],
  sendContactMessage: ({ uid }) => [{ ...WELL_FORMED_REQUESTS.sendContactMessage, uid }],
  unlinkProvider: ({ uid }) => [{ provider: 'strava', uid }],
  sendPlanToGarmin: ({ uid }) => [{ isOn: true, uid }],
  importFromProvider: ({ uid }) => [{ provider: 'strava' }, { provider: 'strava', uid }],
  openActivity: ({ uid, stravaActivityId }) => [
    { activityId: stravaActivityId },
    { activityId: stravaActivityId, uid },
  ],
  saveManualActivity: ({ uid }) => [{ ...WELL_FORMED_REQUESTS.saveManualActivity, uid }],
  deleteManualActivity: ({ fileActivityId, stravaActivityId }) => [
    { activityId: fileActivityId },
    { activityId: stravaActivityId },
  ],
  downloadRecording: ({ fileActivityId, stravaActivityId }) => [
    { activityId: fileActivityId },
    { activityId: stravaActivityId },
  ],
  askForWeather: ({ fileActivityId, stravaActivityId }) => [
    { activityId: fileActivityId },
    { activityId: stravaActivityId },
  ],
  chooseMainActivity: ({ fileActivityId, stravaActivityId }) => [
    { activityId: fileActivityId },
    { activityId: stravaActivityId },
  ],
  removeStravaPost: ({ fileActivityId, stravaActivityId }) => [
    { activityId: fileActivityId },
    { activityId: stravaActivityId },
  ],
  exportAccount: ({ uid }) => [{ uid }],
  downloadExport: ({ uid }) => [{}, { uid }],
  deleteAccount: ({ uid }) => [{ uid }],
  openInvitation: ({ uid }) => [{ uid }],
  checkOnboarding: ({ uid }) => [{ uid }],
  admitSignIn: ({ uid }) => [{ uid }, { isPasswordNext: true, uid }],
  changePushSubscription: ({ uid }) => [
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
      isWanted: false,
      uid,
    },
  ],
  checkEmailProof: ({ uid }) => [{ uid }],
  announceEmail: ({ uid }) => [{ newEmail: 'new@runners.example', uid }],
  proveEmail: ({ uid }) => [{ oobCode: 'nobodys' }, { oobCode: 'nobodys', uid }],
  approveBeta: ({ uid }) => [{ uid }],
  makeAdmin: ({ uid }) => [{ uid }],
  takeRight: ({ uid }) => TAKEN_RIGHTS.map((kind) => ({ uid, kind })),
  beginSecondFactor: ({ uid }) => [{ uid }],
  confirmSecondFactor: ({ uid }) => [{ code: '000000', uid }],
  proveSecondFactor: ({ uid }) => [{ code: '000000', uid }],
  removeSecondFactor: ({ uid }) => [{ code: '000000', uid }],
  enableAccount: ({ uid }) => [{ uid }],
  declineApplication: ({ uid }) => [{ uid, applicationUpdatedAt: 0, reason: null }],
  decideCoachRevision: ({ uid }) => [
    { uid, revisionUpdatedAt: 0, isApproved: true, reason: null },
    { uid, revisionUpdatedAt: 0, isApproved: false, reason: 'x' },
  ],
  appointCoach: ({ uid }) => [{ uid, applicationUpdatedAt: 0 }],
  beginSubscription: ({ uid }) => [{ term: 'monthly', uid }],
  finishSetUp: ({ uid }) => [
    { setupIntentId: 'seti_theirs' },
    { setupIntentId: 'seti_theirs', uid },
  ],
  changeSubscription: ({ uid }) => [
    { subscriptionId: 'sub_theirs', action: 'endNow' },
    { subscriptionId: 'sub_theirs', action: 'endNow', uid },
  ],
  beginCoveredSubscription: ({ uid }) => [{ term: 'monthly', couponCode: 'THEIRS', uid }],
  createCoupon: ({ uid }) => {
    const coupon = {
      code: 'THEIRS',
      percentOff: 100,
      duration: 'forever',
      durationInMonths: null,
      expiresAt: null,
      usesMaximum: null,
      isAffiliate: false,
      onlyTerm: null,
    };
    return [coupon, { ...coupon, uid }];
  },
  archiveCoupon: ({ uid }) => [
    { promotionCodeId: 'promo_theirs' },
    { promotionCodeId: 'promo_theirs', uid },
  ],
  listCoupons: ({ uid }) => [{}, { uid }],
  listMoney: ({ uid }) => [
    { list: 'refunds', status: null, after: null },
    { list: 'subscriptions', status: null, after: 'sub_theirs', uid },
  ],
  monthlyStatement: ({ uid }) => [{ month: '2026-11' }, { month: '2026-11', uid }],
  checkCoupon: ({ uid }) => [{ code: 'THEIRS', uid }],
  applyCoupon: ({ uid }) => [
    { subscriptionId: 'sub_theirs', code: 'THEIRS' },
    { subscriptionId: 'sub_theirs', code: 'THEIRS', uid },
  ],
  previewSwitch: ({ uid }) => [
    { subscriptionId: 'sub_theirs', term: 'yearly' },
    { subscriptionId: 'sub_theirs', planId: 'yearly', uid },
  ],
  switchPlan: ({ uid }) => {
    const agreement = {
      subscriptionId: 'sub_theirs',
      planId: 'yearly',
      chargedNowYen: 0,
      renewalYen: 23_760,
      prorationAt: null,
    };
    return [agreement, { ...agreement, uid }];
  },
  beginMethodChange: ({ uid }) => [
    { subscriptionId: 'sub_theirs' },
    { subscriptionId: 'sub_theirs', uid },
  ],
  refreshBilling: ({ uid }) => [{ uid }],
  listInvoices: ({ uid }) => [{ uid }],
  openReceipt: ({ uid }) => [
    { kind: 'invoice', id: 'in_theirs' },
    { kind: 'purchase', id: 'theirs', uid },
  ],
  saveProduct: ({ uid }) => [
    { productId: 'theirs', offer: PRODUCT_OFFER, state: 'published' },
    { productId: 'theirs', offer: PRODUCT_OFFER, state: 'draft', coachId: uid },
  ],
  archiveProduct: ({ uid }) => [{ productId: 'theirs' }, { productId: 'theirs', coachId: uid }],
  saveCoachPlan: ({ uid }) => [
    { planId: 'theirs', offer: PLAN_OFFER, state: 'published' },
    { planId: 'theirs', offer: PLAN_OFFER, state: 'draft', coachId: uid },
  ],
  archiveCoachPlan: ({ uid }) => [{ planId: 'theirs' }, { planId: 'theirs', coachId: uid }],
  beginCoachSubscription: ({ uid }) => [{ coachId: uid, planId: 'theirs' }],
  beginPurchase: ({ uid }) => [{ coachId: uid, productId: 'theirs' }],
  payPurchase: ({ uid }) => [
    { purchaseId: '0123456789abcdef-1' },
    { purchaseId: '0123456789abcdef-1', uid },
  ],
  settlePurchase: ({ uid }) => [
    { purchaseId: '0123456789abcdef-1' },
    { purchaseId: '0123456789abcdef-1', uid },
  ],
  offerFreePlan: ({ uid }) => [
    { name: 'x', target: 'y', state: 'published', coachId: uid },
    { name: 'x', target: 'y', state: 'archived', uid },
  ],
};

const SIGNING_KEY = process.env['BLOB_SIGNING_KEY'] ?? '';
const directory = process.env['BLOB_DIRECTORY'] ?? '';
const store = diskBlobStore({ directory, signingKey: SIGNING_KEY, uploadOrigin: functionsOrigin });

interface HttpRequest {
  path: string;
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A token for somebody else's file, signed by who does not know the key, or changed afterwards. */
function forgedTokens(sign: (key: string, signingKey: string) => string, key: string): string[] {
  const own = sign('recordings/attacker/own', SIGNING_KEY);
  const theirs = sign(key, 'a key that somebody else made up, of many letters');
  const [body = ''] = theirs.split('.');
  const [, signature = ''] = own.split('.');
  return [theirs, `${body}.${signature}`, `${body}.`, body, `${body}.${signature}.x`];
}

/** For each function that anybody on the web reaches, requests that name another person's things. */
const HTTP_REQUESTS: Readonly<Record<string, (ids: Identifiers) => readonly HttpRequest[]>> = {
  receiveUpload: ({ uid, contentHash }) => {
    const permission = { sizeBytes: 3, contentHash, expiresAt: Date.now() + 60_000 };
    const tokens = forgedTokens(
      (key, signingKey) => signUploadToken({ key, ...permission }, signingKey),
      recordingBlobKey(uid, contentHash),
    );
    return tokens.map((token) => ({ path: `?token=${token}`, method: 'PUT', body: 'abc' }));
  },
  sendDownload: ({ uid, contentHash }) => {
    const keys = [recordingBlobKey(uid, contentHash), exportBlobKey(uid, 'e1', 'whole')];
    const permission = { fileName: 'x', expiresAt: Date.now() + 60_000 };
    const tokens = keys.flatMap((key) => [
      ...forgedTokens(
        (one, signingKey) => signDownloadToken({ key: one, ...permission }, signingKey),
        key,
      ),
      // Good for an upload of one's own, and for nothing else.
      signUploadToken({ key, sizeBytes: 3, contentHash, ...permission }, SIGNING_KEY),
    ]);
    return tokens.map((token) => ({ path: `?token=${token}`, method: 'GET' }));
  },
  stravaWebhook: () =>
    ['', '/guessed', `/${'x'.repeat(40)}`].map((path) => ({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        object_type: 'athlete',
        object_id: 4711,
        aspect_type: 'update',
        owner_id: 4711,
        subscription_id: 530_001,
        event_time: 1,
        updates: { authorized: 'false' },
      }),
    })),
  garminWebhook: () =>
    ['', '/guessed', `/${'x'.repeat(40)}`].map((path) => ({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'garmin-client-id': 'garmin-sandbox-client' },
      body: JSON.stringify({ deregistrations: [{ userId: 'victim-at-garmin' }] }),
    })),
  mailWebhook: () =>
    ['', '/guessed', `/${'x'.repeat(40)}`].map((path) => ({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ RecordType: 'SpamComplaint', Email: 'victim@example.test' }),
    })),
  unsubscribeFromMail: ({ uid }) =>
    ['', '&token=', `&token=${'x'.repeat(32)}`, '&token=a&token=b'].map((token) => ({
      path: `?person=${uid}&kind=unread-messages${token}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })),
  planCalendar: ({ uid }) =>
    ['', '&token=', `&token=${'x'.repeat(43)}`, '&token=a&token=b'].map((token) => ({
      path: `?runner=${uid}${token}`,
      method: 'GET',
      headers: {},
    })),
  stripeWebhook: () =>
    ['t=1,v1=', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`].map((signature) => ({
      path: '',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: JSON.stringify({
        id: 'evt_forged',
        type: 'customer.subscription.deleted',
        created: 1,
        data: { object: { id: 'sub_theirs', object: 'subscription', customer: 'cus_theirs' } },
      }),
    })),
};

/** Refusals that reveal nothing about the other person. */
const REFUSALS: readonly (string | null)[] = [
  'common/not-found',
  'common/permission-denied',
  'common/invalid-request',
  'topic/not-found',
  'message/not-found',
  'group/invitation-over',
  'coach/not-found',
  'billing/not-found',
  'billing/product-not-sold',
  'billing/plan-not-sold',
  'provider/state-invalid',
  'export/not-ready',
  'second-factor/not-set',
  'auth/requires-recent-login',
  'account/session-expired',
  'auth/invalid-action-code',
];

/** Words that stand in what the victim alone may read. */
const PRIVATE_WORDS = ['hanako@example.test', 'my words', 'left calf', 'A reply for me alone'];

let victim: Identifiers;
let victimsBrowser: Browser;
let attackers: { kind: string; idToken: string | null; uid: string }[];
const browsers: Browser[] = [];

beforeAll(async () => {
  victimsBrowser = await openBrowser();
  const [runner, coach, outside] = await Promise.all([
    openBrowser(),
    openBrowser(),
    openBrowser({ isLetIn: false }),
  ]);
  browsers.push(victimsBrowser, runner, coach, outside);
  await proveEmailOf(coach.uid);
  await adminAuth.setCustomUserClaims(coach.uid, { canAccessBeta: true, isCoach: true });
  await adminFirestore
    .doc(firestorePaths.accountState(coach.uid))
    .update({ roles: ['runner', 'coach'], isEmailProven: true });
  const kinds = ['a runner', 'a coach', 'somebody who is not let in'];
  const signedIn = await Promise.all(
    [runner, coach, outside].map(async ({ uid, user }, index) => ({
      kind: kinds[index] ?? '',
      idToken: await user.getIdToken(true),
      uid,
    })),
  );
  attackers = [...signedIn, { kind: 'nobody', idToken: null, uid: 'nobody' }];
  victim = await somebodyWithEverything(victimsBrowser);
}, 60_000);
afterAll(async () => Promise.all(browsers.map(async (browser) => browser.close())));

async function somebodyWithEverything(browser: Browser): Promise<Identifiers> {
  const { uid } = browser;
  const person = await wholePerson(uid, `friend${randomBytes(6).toString('hex')}`, store);
  const [fileActivityId = ''] = person.files.keys();
  const topicId = topicIdOf(uid, null);
  const messageId = randomBytes(12).toString('hex');
  const uploads = await adminFirestore.collection(firestorePaths.uploads(uid)).limit(1).get();
  // The state was written anew, so the session is judged anew, as the app has it done.
  await browser.call('admitSignIn', {});
  const begun = await browser.call('beginProviderSignIn', {
    provider: 'garmin',
    intent: 'link',
    browserKeyHash: HASH,
  });
  await Promise.all([
    adminFirestore.doc(firestorePaths.topic(`group_${THEIR_GROUP}`)).set({
      kind: 'group',
      title: 'Theirs',
      runnerUid: '',
      ownerUid: uid,
      participantIds: [uid],
      coachIds: [],
      memberSince: { [uid]: new Date(0) },
      isHistoryShared: false,
      activityId: null,
      lastText: '',
      lastMessageAt: new Date(0),
      createdAt: new Date(0),
    }),
    adminFirestore.doc(firestorePaths.topic(topicId)).set({
      kind: 'ai',
      title: '',
      runnerUid: uid,
      participantIds: [uid],
      activityId: null,
      activity: null,
      model: null,
    }),
    adminFirestore.doc(firestorePaths.message(topicId, replyIdOf(messageId))).set({
      createdAt: new Date(),
      kind: 'reply',
      replyTo: messageId,
      state: 'done',
      text: 'A reply for me alone',
      facts: [],
    }),
    adminFirestore.doc(firestorePaths.accountExport(uid)).set({
      state: 'ready',
      exportId: 'e1',
      part: 'whole',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
      sizeBytes: 4,
    }),
    store.write(exportBlobKey(uid, 'e1', 'whole'), Buffer.from('mine')),
  ]);
  // Behind its reply, so that nothing writes another one.
  await adminFirestore.doc(firestorePaths.message(topicId, messageId)).set({
    createdAt: new Date(),
    writtenAt: new Date(),
    kind: 'participant',
    authorUid: uid,
    text: 'my words',
    isStopRequested: false,
  });
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ isBetaApproved: true });
  // A trigger writes the documents that follow from the account.
  await documentWhen(
    firestorePaths.accountState(uid),
    (state) => state.get('wholeName') !== undefined,
  );
  return {
    uid,
    topicId,
    messageId,
    fileActivityId,
    stravaActivityId: person.filelessId,
    contentHash: uploads.docs[0]?.id ?? '',
    planId: 'free',
    state: new URL(begun.authorizeUrl).searchParams.get('state') ?? '',
  };
}

/** The same identifiers of things that are not there. */
function idsOfNobody(): Identifiers {
  return {
    uid: `nobody${randomBytes(8).toString('hex')}`,
    topicId: `nobody${randomBytes(8).toString('hex')}-coach`,
    messageId: randomBytes(12).toString('hex'),
    fileActivityId: `${randomBytes(16).toString('hex')}-0`,
    stravaActivityId: `strava-${Math.floor(Math.random() * 1e9) + 1e9}`,
    contentHash: randomBytes(32).toString('hex'),
    planId: 'free',
    state: randomBytes(32).toString('base64url'),
  };
}

interface Answer {
  status: number;
  text: string;
  code: string | null;
}

async function call(
  name: CallableName,
  data: object,
  idToken: string | null,
  accept = 'application/json',
): Promise<Answer> {
  const response = await fetch(`${functionsOrigin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(idToken !== null && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  const code = /"code":"([a-z-]+\/[a-z-]+)"/.exec(text)?.[1] ?? null;
  return { status: response.status, text, code };
}

/** All that the person has, but for what only says when something was looked at. */
async function everythingOf({ uid, topicId }: Identifiers): Promise<string> {
  const paths = [
    firestorePaths.user(uid),
    firestorePaths.accountState(uid),
    firestorePaths.athleteProfile(uid),
    firestorePaths.coach(uid),
    firestorePaths.topic(topicId),
    firestorePaths.onboardingState(uid),
    firestorePaths.accountExport(uid),
  ];
  const [documents, messages, activities, links, uploads, topics] = await Promise.all([
    adminFirestore.getAll(...paths.map((path) => adminFirestore.doc(path))),
    adminFirestore.collection(firestorePaths.messages(topicId)).get(),
    adminFirestore.collection(firestorePaths.activities(uid)).get(),
    adminFirestore.collection(firestorePaths.coachLinks()).where('coachId', '==', uid).get(),
    adminFirestore.collection(firestorePaths.uploads(uid)).get(),
    adminFirestore
      .collection(firestorePaths.topics())
      .where('participantIds', 'array-contains', uid)
      .get(),
  ]);
  const found = [messages, activities, links, uploads, topics].flatMap(({ docs }) => docs);
  const statePath = firestorePaths.accountState(uid);
  return JSON.stringify(
    [...documents, ...found].map((one) => [
      one.ref.path,
      one.ref.path === statePath ? rightsIn(one) : (one.data() ?? null),
    ]),
  );
}

/**
 * The fields of the state that an attack could change; the rest follows the account a while later.
 */
function rightsIn(state: DocumentSnapshot): unknown[] {
  return ['roles', 'isBetaApproved', 'isDisabled'].map((field) => state.get(field) as unknown);
}

it('has a case for every endpoint that is deployed', () => {
  expect(Object.keys(CALLABLE_REQUESTS).sort()).toEqual([...CALLABLE_NAMES].sort());
  const http = ENDPOINTS.filter(({ kind }) => kind === 'http').map(({ name }) => name);
  expect(Object.keys(HTTP_REQUESTS).sort()).toEqual(http.sort());
});

it('has no task that anybody but its queue may run', () => {
  const tasks = ENDPOINTS.filter(({ kind }) => kind === 'task');
  for (const { name } of tasks) {
    figure.tried();
    expect(taskInvokers(name), name).not.toContain('public');
  }
  expect(tasks.length).toBeGreaterThan(0);
});

describe.each(CALLABLE_NAMES)('%s', (name) => {
  it('does nothing with what another person has, and does not reveal that it is there', async () => {
    const before = await everythingOf(victim);
    const nobody = idsOfNobody();
    const requestsAboutNobody = CALLABLE_REQUESTS[name](nobody);
    for (const { kind, idToken } of attackers) {
      for (const [index, request] of CALLABLE_REQUESTS[name](victim).entries()) {
        const what = `${name} by ${kind}: ${JSON.stringify(request)}`;
        const answer = await call(name, request, idToken);
        const ofNobody = await call(name, requestsAboutNobody[index] ?? {}, idToken);
        figure.tried(2);
        expect(REFUSALS, what).toContain(answer.code);
        expect(answer.status, what).toBeGreaterThanOrEqual(400);
        expect(answer.status, what).toBeLessThan(500);
        expect(answer.code, `${what}, as for what is not there`).toBe(ofNobody.code);
        if (idToken === null && !isOpen(name)) expect(answer.status, what).toBe(401);
        for (const word of PRIVATE_WORDS) expect(answer.text, what).not.toContain(word);
      }
    }
    expect(await everythingOf(victim)).toBe(before);
  });
});

it('resumes nobody’s stream but one’s own', async () => {
  const reference = { topicId: victim.topicId, messageId: victim.messageId };
  for (const { kind, idToken } of attackers) {
    for (const request of CALLABLE_REQUESTS.streamReply(victim)) {
      const answer = await call('streamReply', request, idToken, 'text/event-stream');
      figure.tried();
      expect(REFUSALS, kind).toContain(answer.code ?? 'account/session-expired');
      expect(answer.text, kind).not.toContain('A reply for me alone');
      expect(answer.text, kind).not.toContain('{"message"');
    }
  }
  const own = await call(
    'streamReply',
    reference,
    await victimsBrowser.user.getIdToken(),
    'text/event-stream',
  );
  expect(own.text).toContain('A reply for me alone');
});

it('gives an upload’s target for one’s own folder alone, also for a file that another person has', async () => {
  const request = { contentHash: victim.contentHash, fileName: 'run.fit', sizeBytes: 100 };
  const [runner] = attackers;
  const answer = await call('requestUpload', request, runner?.idToken ?? null);
  figure.tried();
  const { url } = (JSON.parse(answer.text) as { result: { url: string } }).result;
  const [token = ''] = (new URL(url).searchParams.get('token') ?? '').split('.');
  const permission = Buffer.from(token, 'base64url').toString();
  expect(permission).toContain(recordingBlobKey(runner?.uid ?? '', victim.contentHash));
  expect(permission).not.toContain(victim.uid);
});

describe.each(Object.keys(HTTP_REQUESTS))('%s', (name) => {
  it('refuses whoever has no right to what is named', async () => {
    const before = await everythingOf(victim);
    for (const { path, ...options } of HTTP_REQUESTS[name]?.(victim) ?? []) {
      const response = await fetch(`${functionsOrigin}/${name}${path}`, options);
      const text = await response.text();
      figure.tried();
      expect([401, 403, 404], `${name}${path}`).toContain(response.status);
      expect(text).not.toContain('mine');
    }
    expect(await everythingOf(victim)).toBe(before);
  });
});
