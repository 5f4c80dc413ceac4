import { array, object, string } from 'yup';
import { expect, it } from 'vitest';
import { closedSchema } from './closed-schema.ts';

const STRICT = { strict: true };

it('closes objects within others, and keeps what a schema asks besides, also of what may be null', () => {
  const schema = closedSchema(
    object({
      words: object({ note: string().required() }).defined().nullable(),
      parts: array(object({ hash: string().required() }))
        .required()
        .max(1),
    }),
  );
  expect(schema.isValidSync({ words: null, parts: [{ hash: 'a' }] }, STRICT)).toBe(true);
  expect(schema.isValidSync({ words: {}, parts: [] }, STRICT)).toBe(false);
  expect(schema.isValidSync({ words: null, parts: [{ hash: 'a' }, { hash: 'b' }] }, STRICT)).toBe(
    false,
  );
  expect(schema.isValidSync({ words: null, parts: [{ hash: 'a', more: 1 }] }, STRICT)).toBe(false);
  expect(schema.isValidSync({ words: { note: 'a', more: 1 }, parts: [] }, STRICT)).toBe(false);
});
