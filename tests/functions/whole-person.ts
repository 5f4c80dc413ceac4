import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { activityIdOf } from '../../functions/src/activities/activity-documents.ts';
import { storedRecording, storedTrack } from '../../functions/src/activities/stored-recording.ts';
import { recordingBlobKey, type BlobStore } from '../../functions/src/blob-store/blob-store.ts';
import { adminFirestore } from './admin.ts';
import { allDocuments, type FoundDocument } from './whole-database.ts';

const NOW = Timestamp.fromMillis(Date.UTC(2026, 10, 21));

export interface WholePerson {
  uid: string;
  /** Bytes of the files that were sent in, by activity. */
  files: ReadonlyMap<string, Buffer>;
  /** Id of an activity of which no file is kept. */
  filelessId: string;
  topicIds: readonly string[];
  /** Conversation of others that the person takes part in. */
  sharedTopicId: string;
  refCode: string;
}

/**
 * Somebody who has used everything: one document at least at every place where there can be one.
 *
 * @param options `fileCount`: activities that came by file
 */
export async function wholePerson(
  uid: string,
  otherUid: string,
  store: BlobStore,
  { fileCount = 3, now = new Date() }: { fileCount?: number; now?: Date } = {},
): Promise<WholePerson> {
  const today = now.toISOString().slice(0, 10);
  const refCode = createHash('sha256')
    .update(uid)
    .digest('hex')
    .replace(/[01lio]/g, 'a')
    .slice(0, 12);
  const topicIds = [`${uid}_general`, `${uid}_about`];
  const sharedTopicId = `${otherUid}_${refCode}`;
  const documents: Record<string, object> = {
    [firestorePaths.user(uid)]: { firstName: '花子', email: 'hanako@example.test', updatedAt: NOW },
    [firestorePaths.accountState(uid)]: { uid, roles: ['runner'] },
    [firestorePaths.publicProfile(uid)]: { uid, displayName: '佐藤 花子' },
    [firestorePaths.athleteProfile(uid)]: { birthYear: 1990, recordSeconds: { marathon: 11_000 } },
    [`${firestorePaths.athleteGoals(uid)}/g1`]: { event: 'Beppu', date: '2027-02-07' },
    [`${firestorePaths.athleteTournaments(uid)}/t1`]: { event: 'Tokyo', date: '2026-03-01' },
    [firestorePaths.profilePhoto(uid)]: {
      uid,
      bytes: Buffer.from('a photo'),
      contentType: 'image/png',
    },
    [firestorePaths.onboardingState(uid)]: { uid, refCode, invitedCount: 1 },
    [firestorePaths.coachApplication(uid)]: { uid, name: 'Hanako', state: 'open' },
    [firestorePaths.mail(`${uid}_beta-approved-1`)]: {
      uid,
      kind: 'beta-approved',
      outcome: 'sent',
    },
    [firestorePaths.couponUse(uid, 'spring')]: { uid, couponId: 'spring', usedAt: NOW },
    [firestorePaths.unreadMail(uid, 't1')]: { mailedAt: NOW, coveredUntil: NOW },
    [firestorePaths.leftGroup(uid, 't1')]: { readableFrom: null, leftAt: NOW, expiresAt: NOW },
    [firestorePaths.pushPreferences(uid)]: {
      offKinds: ['trial-ending'],
      isContentShown: false,
      quietFromMinutes: 1290,
      quietUntilMinutes: 420,
    },
    [firestorePaths.pushSubscription(`device-of-${uid}`)]: {
      uid,
      endpoint: 'https://fcm.googleapis.com/fcm/send/of-hanako',
      p256dh: 'public-key-of-the-device',
      auth: 'shared-secret-of-the-device',
      createdAt: NOW,
    },
    [firestorePaths.push(`${uid}_feedback-a1`)]: {
      uid,
      kind: 'feedback-ready',
      sentTo: [`device-of-${uid}`],
      at: NOW,
    },
    [firestorePaths.mailToken(uid)]: { token: 'of-the-links-in-mails' },
    [firestorePaths.mailPreferences(uid)]: { offKinds: ['unread-messages'] },
    [firestorePaths.coachRevision(uid)]: { name: 'Hanako Sato', state: 'open' },
    [firestorePaths.coach(uid)]: {
      id: uid,
      name: 'Hanako',
      isApproved: true,
      isPublished: false,
    },
    [firestorePaths.coachPlan(uid, 'free')]: {
      name: 'Free plan',
      priceJpy: 0,
      state: 'published',
    },
    [firestorePaths.coachProduct(uid, 'a-look')]: { name: 'A look', coachId: uid, state: 'draft' },
    [firestorePaths.sale(uid, `pi_of_${refCode}`)]: { productName: 'A look', runnerUid: otherUid },
    [firestorePaths.sale('coach-of-many', `pi_by_${refCode}`)]: {
      productName: 'A plan',
      runnerUid: uid,
      runnerName: '佐藤 花子',
    },
    [firestorePaths.coachPlan(uid, 'monthly-talk')]: {
      name: 'A talk a month',
      priceJpy: 3000,
      state: 'draft',
    },
    [firestorePaths.subscriber(uid, `sub_of_${refCode}`)]: {
      planName: 'A talk a month',
      runnerUid: otherUid,
    },
    [firestorePaths.subscriber('coach-of-many', `sub_by_${refCode}`)]: {
      planName: 'A plan',
      runnerUid: uid,
      runnerName: '佐藤 花子',
      status: 'active',
    },
    [firestorePaths.subscription(otherUid, `sub_of_${refCode}`)]: {
      sellerId: uid,
      sellerName: 'Hanako',
    },
    [firestorePaths.purchase(uid, 'bought')]: { coachId: 'coach-of-many', state: 'paid' },
    [firestorePaths.purchase(otherUid, `of-${refCode}`)]: { coachId: uid, coachName: 'Hanako' },
    [firestorePaths.stripePayment(`pi_by_${refCode}`)]: {
      uid,
      purchaseId: 'bought',
      coachId: 'coach-of-many',
      isGranted: true,
    },
    [firestorePaths.stripePayment(`pi_of_${refCode}`)]: {
      uid: otherUid,
      purchaseId: `of-${refCode}`,
      coachId: uid,
      isGranted: true,
    },
    [`${firestorePaths.coach(uid)}/templates/welcome`]: { content: 'Welcome' },
    [firestorePaths.coachLink(uid, 'coach-of-many')]: {
      runnerUid: uid,
      coachId: 'coach-of-many',
      state: 'active',
    },
    [firestorePaths.coachLink(otherUid, uid)]: {
      runnerUid: otherUid,
      coachId: uid,
      state: 'active',
    },
    [firestorePaths.referral(refCode)]: { refCode, inviterName: '佐藤 花子' },
    [firestorePaths.referralUse(uid)]: { uid, refCode: 'somebodyelse', inviterUid: 'somebody' },
    [firestorePaths.referralUse(otherUid)]: { uid: otherUid, refCode, inviterUid: uid },
    [`${firestorePaths.auditLog()}/given-to-${refCode}`]: {
      kind: 'approve-beta',
      actorUid: 'an-admin',
      subjectUid: uid,
      createdAt: NOW,
    },
    [`${firestorePaths.auditLog()}/given-by-${refCode}`]: {
      kind: 'appoint-coach',
      actorUid: uid,
      subjectUid: otherUid,
      createdAt: NOW,
    },
    [firestorePaths.messageFeedbackOf(`${uid}_${topicIds[0] ?? ''}_q1-reply`)]: {
      uid,
      rating: 'dislike',
      text: 'too long',
    },
    [firestorePaths.messageFeedbackOf(`${otherUid}_${topicIds[0] ?? ''}_q1-reply`)]: {
      uid: otherUid,
      topicId: topicIds[0] ?? '',
      rating: 'like',
      text: 'what a coach noted of an answer',
    },
    [firestorePaths.moderationCase(`${sharedTopicId}_by-${refCode}`)]: {
      topicId: sharedTopicId,
      messageId: `by-${refCode}`,
      authorUid: uid,
      state: 'hidden',
      removedText: 'Words that an admin took away',
      openedAt: NOW,
    },
    [firestorePaths.moderationCase(`${topicIds[0] ?? ''}_of-another`)]: {
      topicId: topicIds[0] ?? '',
      messageId: 'of-another',
      authorUid: otherUid,
      state: 'open',
      openedAt: NOW,
    },
    [firestorePaths.messageReport(`${uid}_${sharedTopicId}_m1`)]: {
      uid,
      topicId: sharedTopicId,
      messageId: 'm1',
      authorUid: otherUid,
      reason: 'spam',
      text: 'An advertisement',
      createdAt: NOW,
    },
    [firestorePaths.messageReport(`${otherUid}_${sharedTopicId}_by-${refCode}`)]: {
      uid: otherUid,
      topicId: sharedTopicId,
      messageId: `by-${refCode}`,
      authorUid: uid,
      reason: 'harassment',
      text: '',
      createdAt: NOW,
    },
    [firestorePaths.productNote(`${uid}_1`)]: { uid, number: 1, text: 'I like the chart' },
    [firestorePaths.usageOfUser(uid, today)]: { day: today, uid, cost: 5 },
    [firestorePaths.modelReplies(uid, today.slice(0, 7))]: {
      uid,
      month: today.slice(0, 7),
      replies: 3,
    },
    [firestorePaths.jobTurns('short', `${uid}_${sharedTopicId}`)]: { holders: {}, expiresAt: NOW },
    [firestorePaths.delivery(`opening_${uid}_strava-1`)]: { at: NOW },
    [`oauthStates/${createHash('sha256').update(uid).digest('hex')}`]: { uid, intent: 'link' },
    [firestorePaths.cautions(uid)]: { signs: { cardiac: NOW } },
    [firestorePaths.planDelivery(uid)]: { isOn: true, sessions: {}, updatedAt: NOW },
    [firestorePaths.planCalendar(uid)]: { tokenHash: 'a'.repeat(64), updatedAt: NOW },
    [firestorePaths.trendYears(uid, '2025')]: { weeks: {} },
    [firestorePaths.sharedTrendYears(uid, '2025')]: { weeks: {} },
    [`users/${uid}/memories/m1`]: { text: 'left calf in October' },
    [`users/${uid}/days/2026-11-20`]: { restingHeartRate: 47 },
    [`users/${uid}/inbox/${topicIds[0] ?? ''}`]: { isMuted: true },
    [firestorePaths.rosterEntry('coach-of-many', uid)]: { name: '佐藤 花子', isSharing: true },
    [firestorePaths.rosterEntry(uid, otherUid)]: { name: 'A runner', isSharing: true },
    [firestorePaths.waitingDraft('coach-of-many', uid)]: { draftId: 'd1', topicId: 't' },
    [firestorePaths.waitingDraft(uid, otherUid)]: { draftId: 'd2', topicId: 't' },
    [firestorePaths.draft(sharedTopicId, uid)]: { draftId: 'd2', text: 'What I may say' },
    [firestorePaths.draftSettings(uid)]: { isOn: true },
    [firestorePaths.draftUsage(uid, today)]: { uid, day: today, drafts: 3 },
    [`users/${uid}/trainingPlans/p1`]: { weeks: 12 },
    [`users/${uid}/trainingPlans/p1/sessions/s1`]: { purpose: 'long' },
    [`users/${uid}/removedActivities/strava-5`]: { removedAt: NOW },
    // An orphan below an activity that is gone.
    [firestorePaths.activityAnalysis(uid, 'gone-0')]: { facts: [] },
    [firestorePaths.topic(sharedTopicId)]: {
      runnerUid: otherUid,
      participantIds: [otherUid, uid],
      title: 'Us',
    },
    // A topic with a runner whose link has ended: the person takes part no more, and is still
    // named.
    [firestorePaths.coachLink(`${otherUid}-former`, uid)]: {
      runnerUid: `${otherUid}-former`,
      coachId: uid,
      state: 'ended',
    },
    [firestorePaths.topic(coachTopicId(`${otherUid}-former`, uid))]: {
      kind: 'coach',
      runnerUid: `${otherUid}-former`,
      participantIds: [`${otherUid}-former`],
      people: [
        { uid: `${otherUid}-former`, name: 'A runner', role: 'runner' },
        { uid, name: '佐藤 花子', role: 'coach' },
      ],
      lastText: 'my last words',
      lastAuthorUid: uid,
      title: '',
    },
    [firestorePaths.message(coachTopicId(`${otherUid}-former`, uid), 'mine')]: {
      authorUid: uid,
      text: 'my last words',
    },
    // About the person, who was taken out of it.
    [firestorePaths.topic(`${uid}-left`)]: { runnerUid: uid, participantIds: [], title: 'Left' },
    [firestorePaths.message(sharedTopicId, 'mine')]: { authorUid: uid, text: 'my words' },
    [firestorePaths.message(sharedTopicId, 'theirs')]: { authorUid: otherUid, text: 'their words' },
    [firestorePaths.job(`rewrite-feedback_${uid}_newest`)]: jobOf('rewrite-feedback', {
      uid,
      activityId: null,
    }),
    [firestorePaths.job(`write-reply_${topicIds[0] ?? ''}_q1`)]: jobOf('write-reply', {
      topicId: topicIds[0] ?? '',
      messageId: 'q1',
    }),
  };
  for (const topicId of topicIds) {
    documents[firestorePaths.topic(topicId)] = {
      runnerUid: uid,
      participantIds: [uid],
      title: null,
    };
    const said = (seconds: number) => ({ createdAt: Timestamp.fromMillis(seconds * 1000) });
    documents[firestorePaths.message(topicId, 'q9')] = {
      authorUid: uid,
      text: 'How was it?',
      ...said(1),
    };
    documents[firestorePaths.message(topicId, 'q1')] = {
      replyTo: 'q9',
      text: 'Even.',
      ...said(2),
    };
  }
  const files = new Map<string, Buffer>();
  for (let index = 0; index < fileCount; index += 1) {
    const bytes = Buffer.from(`              a recording ${index} of ${uid}`);
    bytes.write('.FIT', 8, 'latin1');
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const id = activityIdOf(contentHash, 0);
    files.set(id, bytes);
    await store.write(recordingBlobKey(uid, contentHash), bytes);
    Object.assign(documents, activityDocuments(uid, id, contentHash), {
      [firestorePaths.upload(uid, contentHash)]: { contentHash, fileName: `run-${index}.fit` },
    });
  }
  const filelessId = 'strava-4711';
  Object.assign(documents, activityDocuments(uid, filelessId, ''));
  const batch = adminFirestore.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(adminFirestore.doc(path), data);
  await batch.commit();
  return { uid, files, filelessId, topicIds, sharedTopicId, refCode };
}

function jobOf(kind: string, payload: object): object {
  // Far off, so that no sweep beside these tests takes it.
  const dueAt = Timestamp.fromMillis(Date.UTC(2099, 0, 1));
  return { kind, key: 'x', payload, state: 'open', dueAt, fence: 1, tries: 0, lastError: null };
}

function activityDocuments(uid: string, id: string, contentHash: string): Record<string, object> {
  const columns = {
    elapsedSeconds: new Float64Array([0, 1, 2]),
    distanceMeters: new Float64Array([0, 3, 6]),
    speedMetersPerSecond: new Float64Array([3, 3, 3]),
    heartRateBeatsPerMinute: new Float64Array([120, 121, NaN]),
    cadencePerMinute: new Float64Array([170, 172, 174]),
    altitudeMeters: new Float64Array([5, 5, 5]),
    powerWatts: new Float64Array([NaN, NaN, NaN]),
    temperatureCelsius: new Float64Array([12, 12, 12]),
  };
  return {
    [firestorePaths.activity(uid, id)]: exampleActivityRow({ id, ownerUid: uid, contentHash }),
    [firestorePaths.activityAnalysis(uid, id)]: { splits: [{ index: 0 }], facts: [] },
    [firestorePaths.recording(uid, id)]: storedRecording({
      columns: columns,
      timerPauses: [],
    }),
    [firestorePaths.track(uid, id)]: storedTrack({
      elapsedSeconds: new Float64Array([0, 1]),
      latitudeDegrees: new Float64Array([35.1, 35.2]),
      longitudeDegrees: new Float64Array([139.1, 139.2]),
    }),
  };
}

/**
 * Paths of all documents, anywhere, that lie under a person's uid or name it in their data. The id of
 * a conversation with a coach holds both uids; it is the runner's as long as they are here.
 */
export async function tracesOf(uid: string): Promise<string[]> {
  return (await allDocuments())
    .filter(
      (document) =>
        (document.path.includes(uid) && !isRunnersTopic(document, uid)) ||
        JSON.stringify(document.fields).includes(uid),
    )
    .map(({ path }) => path)
    .toSorted();
}

function isRunnersTopic({ path, fields }: FoundDocument, coachId: string): boolean {
  const { runnerUid } = fields;
  if (!runnerUid || !('stringValue' in runnerUid)) return false;
  return path.endsWith(`/${coachTopicId(String(runnerUid.stringValue), coachId)}`);
}
