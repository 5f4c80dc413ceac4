import { expect, it } from 'vitest';
import type { AnyObject } from 'yup';
import { callableSchemas, type CallableName } from '@tasuki/domain/callables';
import { closedSchema } from '../../functions/src/platform/requests/closed-schema.ts';
import { WELL_FORMED_REQUESTS } from '../functions/well-formed-requests.ts';

const STRICT = { strict: true };

/** The request as often as it has objects, each time with a key too many in one of them. */
function withOneKeyMore(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) =>
      withOneKeyMore(item).map((changed) => items.with(index, changed)),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, field]) =>
    withOneKeyMore(field).map((changed) => ({ ...value, [key]: changed })),
  );
  return [{ ...value, ownerUid: 'somebody' }, ...inner];
}

it.each(Object.entries(WELL_FORMED_REQUESTS))(
  '%s takes no key that it does not know, at any depth',
  (name, good) => {
    const schema = closedSchema<AnyObject>(callableSchemas[name as CallableName]);
    expect(schema.isValidSync(good, STRICT)).toBe(true);
    const taken = withOneKeyMore(good).filter((bad) => schema.isValidSync(bad, STRICT));
    expect(taken).toEqual([]);
  },
);
