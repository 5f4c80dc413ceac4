import { afterAll, beforeAll, expect, it } from 'vitest';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  continueDemoConversation,
  DEMO_WORDS_OF_TODAY,
} from '../../../scripts/demo-data/continue-demo-conversation.ts';
import { adminAuth, adminFirestore, documentWhen } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { proveEmailOf } from '../proven-email.ts';

let runner: Browser;
let coach: Browser;
let topicId: string;

beforeAll(async () => {
  runner = await openBrowser();
  coach = await openBrowser();
  topicId = coachTopicId(runner.uid, coach.uid);
  await adminFirestore
    .doc(firestorePaths.accountState(coach.uid))
    .update({ roles: ['runner', 'coach'] });
  await adminAuth.setCustomUserClaims(coach.uid, { canAccessBeta: true, isCoach: true });
  // A coach has the rights of one with a proven address alone.
  await proveEmailOf(coach.uid);
  await coach.user.getIdToken(true);
  for (const { uid } of [runner, coach]) {
    await adminFirestore
      .doc(firestorePaths.user(uid))
      .set({ language: 'vi', defaultModel: 'embedded' }, { merge: true });
  }
  await adminFirestore.doc(firestorePaths.coach(coach.uid)).set({
    id: coach.uid,
    kind: 'human',
    name: 'Kenji Arai',
    isApproved: true,
    isPublished: true,
  });
  await adminFirestore
    .doc(firestorePaths.coachPlan(coach.uid, FREE_PLAN_ID))
    .set({ id: FREE_PLAN_ID, coachId: coach.uid, priceJpy: 0, state: 'published' });
  await runner.call('takeFreePlan', {
    coachId: coach.uid,
    planId: FREE_PLAN_ID,
    consentVersion: SHARING_CONSENT_VERSION,
  });
  // A browser opens it where the link has just begun.
  await runner.call('openCoachTopic', { runnerUid: runner.uid, coachId: coach.uid });
});
afterAll(async () => {
  await runner.close();
  await coach.close();
});

async function messages() {
  const { docs } = await adminFirestore
    .collection(firestorePaths.messages(topicId))
    .orderBy('createdAt')
    .get();
  return docs.map((document) => ({ id: document.id, ...document.data() }) as StoredWords);
}

interface StoredWords {
  id: string;
  kind: string;
  text: string;
  attachments?: { name: string }[];
}

it('shows a file, an answer of the AI, its correction and a draft, each once', async () => {
  const day = {
    runnerUid: runner.uid,
    coachId: coach.uid,
    client: coach,
    language: 'vi',
    now: () => new Date(),
  } as const;
  await continueDemoConversation(day, adminFirestore);
  const draft = await documentWhen(
    firestorePaths.draft(topicId, coach.uid),
    (stored) => stored.get('state') === 'waiting',
  );
  expect(draft.data()).toMatchObject({
    language: 'vi',
    text: expect.stringMatching(/./u) as string,
  });
  const written = await messages();
  const [file, question, reply, toCoach] = written;
  const { FILE_NAME, CORRECTION, TO_THE_COACH } = DEMO_WORDS_OF_TODAY;
  expect(file?.attachments).toMatchObject([{ name: FILE_NAME?.vi }]);
  expect(question?.text).toMatch(/^@AI /u);
  expect(reply).toMatchObject({
    id: replyIdOf(question?.id ?? ''),
    state: 'done',
    answeredBy: 'embedded',
    corrections: [{ authorUid: coach.uid, text: CORRECTION?.vi }],
  });
  expect(toCoach?.text).toBe(TO_THE_COACH?.vi);
  await continueDemoConversation(day, adminFirestore);
  expect(await messages()).toEqual(written);
});
