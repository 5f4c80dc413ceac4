import { expect, it, vi } from 'vitest';
import type { Transaction } from 'firebase-admin/firestore';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ActivityDocuments } from '../../../functions/src/activities/activity-documents.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../../functions/src/activities/write-activities.ts';
import { adminFirestore } from '../admin.ts';

let runners = 0;

async function writeBeside(stored: Partial<ActivityRow>, added: Pick<ActivityRow, 'isPartial'>) {
  runners += 1;
  const uid = `beside-${process.pid}-${runners}`;
  await adminFirestore
    .doc(firestorePaths.activity(uid, 'stored'))
    .set(exampleActivityRow({ id: 'stored', ownerUid: uid, ...stored }));
  const row = exampleActivityRow({ id: 'added', ownerUid: uid, ...added });
  const analysis = { missing: [], laps: [] } as unknown as ActivityDocuments['analysis'];
  const activities = [{ row, analysis, recording: null, track: null }];
  const read: string[] = [];
  await adminFirestore.runTransaction(async (transaction: Transaction) => {
    const getAll = vi.spyOn(transaction, 'getAll');
    const around = await readSurroundings(transaction, adminFirestore, uid, activities);
    for (const references of getAll.mock.calls) {
      read.push(...references.map((reference) => (reference as { path: string }).path));
    }
    writeActivities(transaction, adminFirestore, { uid, activities }, around);
  });
  const [first, second] = await adminFirestore.getAll(
    adminFirestore.doc(firestorePaths.activity(uid, 'stored')),
    adminFirestore.doc(firestorePaths.activity(uid, 'added')),
  );
  return { read, stored: first?.data(), added: second?.data() };
}

it.each([
  ['richer by its row', { richness: 105 }, 'stored'],
  ['poorer by its row', { richness: 60 }, 'added'],
  ['of before the figure was stored, and whole', {}, 'stored'],
  ['of before the figure was stored, and broken off', { isPartial: true }, 'added'],
  ['only summed up', { feedbackState: 'withheld' as const }, 'added'],
])('finds the main one beside an activity %s, and reads no analysis', async (_what, row, main) => {
  const { read, stored, added } = await writeBeside(row, { isPartial: false });
  expect(read.some((path) => path.includes('/activities/stored'))).toBe(true);
  expect(read.filter((path) => path.endsWith('/analysis'))).toEqual([]);
  expect(stored?.duplicateOf).toBe(main === 'stored' ? null : 'added');
  expect(added?.duplicateOf).toBe(main === 'added' ? null : 'stored');
});

it('stores how much a recording holds in its row', async () => {
  const { added } = await writeBeside({}, { isPartial: true });
  expect(added).toMatchObject({ richness: 0 });
});
