import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { quickResponseFormSchema } from './quick-response-form.ts';

function brokenRules(fields: Record<string, unknown>): string[] {
  try {
    quickResponseFormSchema.validateSync(fields, { abortEarly: false });
    return [];
  } catch (cause) {
    if (cause instanceof ValidationError) return cause.errors;
    throw cause;
  }
}

const FIELDS = { name: 'ねぎらい', content: '{名前}さん、おつかれさまでした。', status: 'draft' };

it('asks for a name and a content, and takes spaces for neither', () => {
  expect(brokenRules(FIELDS)).toEqual([]);
  expect(brokenRules({ ...FIELDS, name: ' ', content: '\n' })).toEqual(['required', 'required']);
});

it('takes as much as is stored, and no more', () => {
  const longest = { ...FIELDS, name: 'あ'.repeat(80), content: 'あ'.repeat(2000) };
  expect(brokenRules(longest)).toEqual([]);
  expect(brokenRules({ ...longest, name: 'あ'.repeat(81) })).toEqual(['tooLong']);
  expect(brokenRules({ ...longest, content: 'あ'.repeat(2001) })).toEqual(['tooLong']);
});
