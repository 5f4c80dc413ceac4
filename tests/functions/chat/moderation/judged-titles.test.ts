import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { startGroup } from '../../../../functions/src/chat/groups/start-group.ts';
import { takeUnsafeTitleAway } from '../../../../functions/src/chat/inbox/take-unsafe-title-away.ts';
import { newTopic } from '../../chat-fixture.ts';
import { chatFirestore, clock } from '../../chat-script.ts';

const RUDE = 'You are a worthless piece of shit.';

async function newTitle(title: string, participantIds: readonly string[]) {
  const { topicId } = await newTopic();
  const reference = chatFirestore.doc(firestorePaths.topic(topicId));
  await reference.update({ kind: 'group', title, participantIds });
  return {
    topicId,
    titleOf: async () => (await reference.get()).get('title') as unknown,
    rename: async (other: string) => reference.update({ title: other }),
  };
}

it('takes an abusive title away from where others read it, and leaves the one before', async () => {
  const { topicId, titleOf } = await newTitle(RUDE, ['one', 'other']);
  const renamed = { before: 'Saturday runs', title: RUDE };
  expect(await takeUnsafeTitleAway(topicId, renamed, chatFirestore)).toBe(true);
  expect(await titleOf()).toBe('Saturday runs');
  const again = await newTitle(RUDE, ['one', 'other']);
  await takeUnsafeTitleAway(again.topicId, { before: RUDE, title: RUDE }, chatFirestore);
  expect(await again.titleOf()).toBe('');
});

it('takes it away where a former coach may come back and read it', async () => {
  const { topicId, titleOf } = await newTitle(RUDE, ['one']);
  await chatFirestore.doc(firestorePaths.topic(topicId)).update({ kind: 'coach' });
  expect(await takeUnsafeTitleAway(topicId, { before: '', title: RUDE }, chatFirestore)).toBe(true);
  expect(await titleOf()).toBe('');
});

it('leaves other titles, those of one person alone, and those that came since', async () => {
  const decent = await newTitle('Kill that last interval!', ['one', 'other']);
  const change = { before: '', title: 'Kill that last interval!' };
  expect(await takeUnsafeTitleAway(decent.topicId, change, chatFirestore)).toBe(false);
  const since = await newTitle(RUDE, ['one', 'other']);
  await since.rename('Sunday runs');
  expect(await takeUnsafeTitleAway(since.topicId, { before: '', title: RUDE }, chatFirestore)).toBe(
    false,
  );
  expect(await since.titleOf()).toBe('Sunday runs');
  const own = await newTopic();
  await chatFirestore.doc(firestorePaths.topic(own.topicId)).update({ title: RUDE });
  expect(await takeUnsafeTitleAway(own.topicId, { before: '', title: RUDE }, chatFirestore)).toBe(
    false,
  );
});

it('starts no group by such a name, since invitations show it', async () => {
  const uid = `owner${randomUUID().replaceAll('-', '')}`;
  const groupKey = randomUUID().replaceAll('-', '').slice(0, 20);
  await expect(
    startGroup(
      { groupKey, title: RUDE },
      { uid, claims: {}, now: clock.date() },
      { firestore: chatFirestore },
    ),
  ).rejects.toMatchObject({ code: 'group/unsafe-name' });
});
