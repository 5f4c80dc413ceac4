import { collection, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  isOpenToCoach,
  OPEN_TO_COACH,
  OPEN_TO_COACH_FIELDS,
} from '@tasuki/domain/activities/open-to-coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { FIXTURE, RUNNER, SHARING_COACH } from './access-fixture.ts';
import { at, attackedFixture, SHOWN } from './attacked-fixture.ts';
import type { Fields, FieldValue } from './firestore-requests.ts';

const { coach, requests } = attackedFixture('open-to-coach');

/** Values of a field, honest or broken; undefined = the row has no such field. */
const VALUES = [true, false, null, 'x', undefined] as const satisfies (FieldValue | undefined)[];

/** A row with every value in each of the fields that decide, once each. */
function rowsOf(fields: readonly string[]): Fields[] {
  const [field, ...others] = fields;
  if (field === undefined) return [{ ...FIXTURE[SHOWN] }];
  return rowsOf(others).flatMap((row) =>
    VALUES.map((value) => {
      const kept = Object.entries(row).filter(([key]) => key !== field);
      return Object.fromEntries(value === undefined ? kept : [...kept, [field, value]]);
    }),
  );
}

const CASES = rowsOf(OPEN_TO_COACH_FIELDS).map((row, index) => {
  const id = `case-${index}`;
  return { row, rowPath: firestorePaths.activity(RUNNER, id), id };
});

function isRead(path: string): Promise<boolean> {
  return getDoc(at(coach(SHARING_COACH), path)).then(
    () => true,
    () => false,
  );
}

beforeAll(async () => {
  await requests.put(Object.fromEntries(CASES.map(({ row, rowPath }) => [rowPath, row])));
});

test('rules open a row, its analysis and its recording to a coach as the domain says', async () => {
  const readable: string[] = [];
  for (const { id, row, rowPath } of CASES) {
    const isOpen = isOpenToCoach(row as unknown as ActivityRow);
    const paths = [
      rowPath,
      firestorePaths.activityAnalysis(RUNNER, id),
      firestorePaths.recording(RUNNER, id),
    ];
    const answers = await Promise.all(paths.map(isRead));
    expect(answers, JSON.stringify(row)).toEqual(paths.map(() => isOpen));
    if (isOpen) readable.push(id);
  }
  expect(readable).toHaveLength(1);
});

test('rules take a coach’s list that asks for all that the domain says, and for no less', async () => {
  const rows = collection(coach(SHARING_COACH), firestorePaths.activities(RUNNER));
  const asking = (fields: readonly (keyof typeof OPEN_TO_COACH)[]) =>
    getDocs(
      query(rows, ...fields.map((field) => where(field, '==', OPEN_TO_COACH[field])), limit(100)),
    );
  const { docs } = await asking(OPEN_TO_COACH_FIELDS);
  expect(docs.length).toBeGreaterThan(0);
  for (const left of OPEN_TO_COACH_FIELDS) {
    const others = OPEN_TO_COACH_FIELDS.filter((field) => field !== left);
    await expect(asking(others), left).rejects.toMatchObject({ code: 'permission-denied' });
  }
});
