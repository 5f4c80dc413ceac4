import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_OWNER_FIELDS,
  hasRunnerWords,
  RECORDING_FIELDS,
  RUNNER_FIELDS,
  RUNNER_WORD_FIELDS,
  UNREPORTED_FIELDS,
} from './activity-fields.ts';
import { activityOwnerDocumentSchema } from './activity-owner-document.ts';

const WRITTEN = { title: 'First 10 k', note: 'Felt easy.', effort: 3 } as const;

describe('the words of the runner', () => {
  test.each(RUNNER_WORD_FIELDS)('%s alone is something of their own', (field) => {
    expect(hasRunnerWords({ title: null, note: null, effort: null })).toBe(false);
    expect(hasRunnerWords({ title: '', note: '', [field]: WRITTEN[field] })).toBe(true);
  });

  test('what they only set is none', () => {
    expect(hasRunnerWords({ isHidden: true, isDuplicateShown: true, isChosenMain: true })).toBe(
      false,
    );
    expect(hasRunnerWords({})).toBe(false);
  });
});

describe('the fields by their maker', () => {
  test('the owner may write exactly what the schema knows', () => {
    expect(ACTIVITY_OWNER_FIELDS.toSorted()).toEqual(
      Object.keys(activityOwnerDocumentSchema.fields).toSorted(),
    );
  });

  test('what the runner wrote and chose stays in every write', () => {
    for (const field of ACTIVITY_OWNER_FIELDS) {
      expect(RUNNER_FIELDS).toContain(field);
      expect(UNREPORTED_FIELDS).toContain(field);
    }
    expect(UNREPORTED_FIELDS).toEqual(expect.arrayContaining(['createdAt', 'duplicateOf']));
  });

  test('none of them is computed', () => {
    const own = new Set<string>(UNREPORTED_FIELDS);
    expect(RECORDING_FIELDS.filter((field) => own.has(field))).toEqual([]);
    expect(RECORDING_FIELDS.length).toBeGreaterThan(0);
  });
});
