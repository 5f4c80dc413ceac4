import { expect, it, vi } from 'vitest';
import { askTogether } from './ask-together.ts';

it('asks for everything of one moment at once, in bounded lots, each place by itself', async () => {
  const ask = vi.fn(async () => Promise.resolve());
  const askFor = askTogether(2, ask);
  for (const id of ['a', 'b', 'a', 'c']) askFor('here', id);
  askFor('there', 'd');
  await vi.waitFor(() => {
    expect(ask.mock.calls).toHaveLength(3);
  });
  expect(ask.mock.calls.toSorted()).toEqual([
    ['here', ['a', 'b']],
    ['here', ['c']],
    ['there', ['d']],
  ]);
  askFor('here', 'a');
  await vi.waitFor(() => {
    expect(ask).toHaveBeenLastCalledWith('here', ['a']);
  });
});
