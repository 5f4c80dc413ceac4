import { expect, it, vi } from 'vitest';
import { rememberedFor } from './remembered.ts';

it('computes anew where the object or anything else differs, and not otherwise', () => {
  const compute = vi.fn(
    ({ numbers, extra }: { numbers: readonly number[]; extra: number | null }) =>
      numbers.reduce((all, number) => all + number, extra ?? 0),
  );
  const sum = rememberedFor(compute);
  const [one, other] = [
    [1, 2],
    [1, 2],
  ];
  expect(sum(one, { numbers: one, extra: 3 })).toBe(6);
  expect(sum(one, { numbers: one, extra: 3 })).toBe(6);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(sum(other, { numbers: other, extra: 3 })).toBe(6);
  expect(sum(one, { numbers: one, extra: null })).toBe(3);
  expect(sum(one, { numbers: one, extra: 3 })).toBe(6);
  expect(compute).toHaveBeenCalledTimes(4);
});
