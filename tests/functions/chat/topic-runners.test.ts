import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { fillTopicRunners } from '../../../scripts/data-updates/fill-topic-runners.ts';
import { adminFirestore } from '../admin.ts';

it('notes the runner in a topic that was written before, and leaves the others', async () => {
  const [earlier, later] = ['earlier-topic', 'later-topic'].map((id) =>
    adminFirestore.doc(firestorePaths.topic(id)),
  );
  if (!earlier || !later) throw new Error('Two topics');
  await earlier.set({ participantIds: ['its-runner', 'a-coach'] });
  await later.set({ participantIds: ['a-coach'], runnerUid: 'who-has-left' });
  expect(await fillTopicRunners(adminFirestore)).toBeGreaterThan(0);
  expect((await earlier.get()).get('runnerUid')).toBe('its-runner');
  expect((await later.get()).get('runnerUid')).toBe('who-has-left');
  expect(await fillTopicRunners(adminFirestore)).toBe(0);
});
