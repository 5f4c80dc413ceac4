import { expect, test } from 'vitest';
import { ERROR_ID_PATTERN } from '@tasuki/domain/contact/contact-message';
import { newErrorId } from './new-error-id.ts';

test('makes ids that the contact form takes, and hardly ever the same', () => {
  const ids = Array.from({ length: 200 }, newErrorId);
  for (const id of ids) expect(id).toMatch(ERROR_ID_PATTERN);
  expect(new Set(ids).size).toBe(ids.length);
});
