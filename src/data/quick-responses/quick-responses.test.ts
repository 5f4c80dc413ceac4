import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import { expect, it, vi } from 'vitest';
import { watchMatching } from '../live-documents.ts';
import { watchCurrentQuickResponses } from './quick-responses.ts';

vi.mock('../live-documents.ts', () => ({ watchMatching: vi.fn() }));

const WHOLE = {
  id: 'whole',
  path: 'coaches/mai/templates/whole',
  data: { name: 'Welcome', content: 'Hi!', status: 'draft', isFavorite: false, lastUsedAt: null },
};
/** The cached part of one that was starred before the page was loaded again. */
const CHANGE_ALONE = {
  id: 'starred',
  path: 'coaches/mai/templates/starred',
  data: { status: 'published', isFavorite: true },
};

it('shows what is known whole while the cache holds but a change of another', async () => {
  const onResponses = vi.fn();
  await watchCurrentQuickResponses('mai', onResponses, vi.fn());
  const [, emit] = vi.mocked(watchMatching).mock.lastCall ?? [];
  emit?.([WHOLE, CHANGE_ALONE], { isFromCache: true });
  expect(onResponses).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'whole' })]);
  // From the server it is a fault, and is reported.
  expect(() => emit?.([CHANGE_ALONE], { isFromCache: false })).toThrow(StoredShapeFailure);
});
