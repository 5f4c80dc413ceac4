import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { deletePersonalData } from '../../../functions/src/account-deletion/delete-personal-data.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { diskBlobStore } from '../../../functions/src/blob-store/disk-blob-store.ts';
import { followCoachLink } from '../../../functions/src/chat/follow-coach-link.ts';
import { openCoachTopic } from '../../../functions/src/chat/open-coach-topic.ts';
import { adminFirestore } from '../admin.ts';
import { codeOfFailure } from '../provider-fixture.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
let directory: string;
let store: BlobStore;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-links-'));
  const origin = 'http://disk.test';
  store = diskBlobStore({ directory, signingKey: 'k'.repeat(32), uploadOrigin: origin });
});
afterAll(async () => rm(directory, { recursive: true }));

/** A runner and a coach with their conversation. */
async function pair() {
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const [runnerUid, coachId] = [`runner${id}`, `coach${id}`];
  const documents: Readonly<Record<string, object>> = {
    [firestorePaths.coach(coachId)]: {
      ...{ kind: 'human', name: 'Kenji Arai', isApproved: true, isPublished: true },
    },
    [firestorePaths.accountState(coachId)]: { uid: coachId, roles: ['runner', 'coach'] },
    [firestorePaths.publicProfile(runnerUid)]: { uid: runnerUid, displayName: 'Hana' },
    [firestorePaths.coachLink(runnerUid, coachId)]: {
      ...{ runnerUid, coachId, planId: 'free', state: 'active', sharesActivities: true },
    },
  };
  for (const [path, fields] of Object.entries(documents)) {
    await adminFirestore.doc(path).set(fields);
  }
  await followCoachLink({ runnerUid, coachId }, NOW, adminFirestore);
  return { runnerUid, coachId };
}

/**
 * Deletes what is stored of a person in steps that become longer.
 *
 * @param between what happens after each step
 */
async function deleteInSteps(uid: string, between: () => Promise<void>): Promise<number> {
  for (let step = 1; ; step += 1) {
    let asked = 0;
    const isDone = await deletePersonalData(uid, {
      firestore: adminFirestore,
      store,
      now: () => NOW,
      isTimeOver: () => (asked += 1) >= step,
      mayLinksGo: true,
      areTokensOver: true,
    });
    await between();
    if (isDone) return step;
  }
}

it('lets nobody bring a leaving coach back into a conversation', async () => {
  const { runnerUid, coachId } = await pair();
  const opener = { uid: runnerUid, claims: { isCoach: false }, now: NOW };
  const dependencies = { firestore: adminFirestore };
  const steps = await deleteInSteps(coachId, async () => {
    const opening = openCoachTopic({ runnerUid, coachId }, opener, dependencies);
    expect(await codeOfFailure(opening)).toBe('coach/not-found');
  });
  expect(steps).toBeGreaterThan(3);
  const topic = await adminFirestore
    .doc(firestorePaths.topic(coachTopicId(runnerUid, coachId)))
    .get();
  expect(topic.exists).toBe(true);
  expect(JSON.stringify(topic.data())).not.toContain(coachId);
  expect(JSON.stringify(topic.data())).not.toContain('Kenji Arai');
});

it('leaves no coach a link by which they could write to a leaving runner', async () => {
  const { runnerUid, coachId } = await pair();
  const link = adminFirestore.doc(firestorePaths.coachLink(runnerUid, coachId));
  await deleteInSteps(runnerUid, async () => {
    expect((await link.get()).get('state')).not.toBe('active');
  });
  expect((await link.get()).exists).toBe(false);
});
