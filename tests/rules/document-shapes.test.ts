import { describe, expect, test } from 'vitest';
import { ACTIVITY_OWNER_FIELDS } from '@tasuki/domain/activities/activity-fields';
import { PARTICIPANT_MESSAGE_FIELDS } from '@tasuki/domain/chat/message';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/coaches/coach-documents';
import { USER_ACCOUNT_FIELDS } from '@tasuki/domain/accounts/user-account';
import { ACCESS_TABLE } from './access-table.ts';
import { RUNNER, emailOf } from './access-fixture.ts';
import {
  accountShape,
  COACH_WORDS_SHAPE,
  messageShape,
  OWNER_WORDS_SHAPE,
} from './document-shapes.ts';
import { shapedCreations, shapedUpdates } from './hostile-shapes.ts';

const writtenShapes = ACCESS_TABLE.flatMap(({ name, create, update }) => [
  ...(create ? [{ name: `${name}, made`, writes: [...shapedCreations(create.shape)] }] : []),
  ...(update ? [{ name: `${name}, changed`, writes: [...shapedUpdates(update.shape)] }] : []),
]);

describe('the shapes that the matrix tries', () => {
  test('have the fields that the domain names', () => {
    const fieldsOf = ({ good }: { good: object }) => Object.keys(good).toSorted();
    expect(
      [...fieldsOf(accountShape(emailOf(RUNNER))), 'createdAt', 'updatedAt'].toSorted(),
    ).toEqual(USER_ACCOUNT_FIELDS.toSorted());
    expect(fieldsOf(OWNER_WORDS_SHAPE)).toEqual(ACTIVITY_OWNER_FIELDS.toSorted());
    expect(fieldsOf(COACH_WORDS_SHAPE)).toEqual(COACH_PROFILE_FIELDS.toSorted());
    expect([...fieldsOf(messageShape(RUNNER)), 'createdAt'].toSorted()).toEqual(
      PARTICIPANT_MESSAGE_FIELDS.toSorted(),
    );
  });

  test.each(writtenShapes)(
    '$name: the first is good, and each field is tried both ways',
    ({ writes }) => {
      expect(writes[0]?.isGood).toBe(true);
      const tried = Map.groupBy(
        writes.filter(({ title }) => title.includes(' = ')),
        ({ title }) => title.slice(0, title.indexOf(' = ')),
      );
      for (const [field, variations] of tried) {
        expect(
          variations.some(({ isGood }) => isGood),
          field,
        ).toBe(true);
        expect(
          variations.some(({ isGood }) => !isGood),
          field,
        ).toBe(true);
      }
    },
  );
});
