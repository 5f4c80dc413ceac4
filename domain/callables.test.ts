import { expect, it } from 'vitest';
import { callableSchemas } from './callables.ts';
import { LATEST_MOMENT } from './measures/moment.ts';

it('takes no moment that the database cannot hold: it would fail there, and call the operator', async () => {
  const moments: string[] = [];
  for (const [name, schema] of Object.entries(callableSchemas)) {
    const { fields = {} } = schema.describe() as { fields?: Record<string, { type: string }> };
    for (const [field, { type }] of Object.entries(fields)) {
      if (type !== 'number' || !/(?:At|[bB]efore|[uU]ntil|[sS]ince)$/.test(field)) continue;
      moments.push(`${name}.${field}`);
      const take = async (value: number): Promise<unknown> =>
        schema.validateAt(field, { [field]: value }) as Promise<unknown>;
      await expect(take(LATEST_MOMENT), `${name}.${field}`).resolves.toBe(LATEST_MOMENT);
      for (const value of [LATEST_MOMENT + 1, 253_402_300_800_000, 8.64e15, -1, 0.5]) {
        await expect(take(value), `${name}.${field} ${value}`).rejects.toThrow();
      }
    }
  }
  expect(moments).toEqual(
    expect.arrayContaining([
      'searchOwnMessages.before',
      'sendWithAttachments.writtenAt',
      'listModerationCases.openedBefore',
    ]),
  );
});
