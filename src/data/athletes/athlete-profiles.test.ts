import { beforeEach, expect, it, vi } from 'vitest';
import {
  EMPTY_ATHLETE_PROFILE,
  type AthleteProfileFields,
} from '@tasuki/domain/athletes/stored-profile';
import {
  changeTimedDocument,
  createTimedDocument,
  isStoredNow,
  watchPage,
} from '../live-documents.ts';
import { saveAthleteProfile, watchTargets, type ListedTarget } from './athlete-profiles.ts';

vi.mock('../live-documents.ts', () => ({
  changeTimedDocument: vi.fn(),
  createTimedDocument: vi.fn(),
  isStoredNow: vi.fn(),
  watchPage: vi.fn(),
}));

const REFUSED = Object.assign(new Error('refused'), { code: 'permission-denied' });
const PROFILE: AthleteProfileFields = { ...EMPTY_ATHLETE_PROFILE, birthYear: 1984 };

/**
 * The server's document under the rules: only an absent one is created, only an existing one
 * changed.
 */
let stored: AthleteProfileFields | null;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { onLine: true });
  stored = null;
  vi.mocked(createTimedDocument).mockImplementation(async (_path, fields) => {
    await Promise.resolve();
    if (stored) throw REFUSED;
    stored = fields as AthleteProfileFields;
  });
  vi.mocked(changeTimedDocument).mockImplementation(async (_path, fields) => {
    await Promise.resolve();
    if (!stored) throw REFUSED;
    stored = { ...stored, ...fields };
  });
  vi.mocked(isStoredNow).mockImplementation(() => Promise.resolve(stored !== null));
});

it('makes a profile where there is none, and changes the one that is there', async () => {
  await saveAthleteProfile('minh', false, { birthYear: 1984 });
  await saveAthleteProfile('minh', true, { sex: 'male' });
  expect(stored).toEqual({ ...PROFILE, sex: 'male' });
  expect(isStoredNow).not.toHaveBeenCalled();
});

it('changes a profile that this page does not know of yet, and keeps its other fields', async () => {
  stored = PROFILE;
  await saveAthleteProfile('minh', false, { sex: 'male' });
  expect(stored).toEqual({ ...PROFILE, sex: 'male' });
});

it('makes a profile that was deleted since this page read it', async () => {
  await saveAthleteProfile('minh', true, { birthYear: 1984 });
  expect(stored).toEqual(PROFILE);
});

it('throws what the rules refuse for another reason, and asks no second time', async () => {
  vi.mocked(createTimedDocument).mockRejectedValue(REFUSED);
  await expect(saveAthleteProfile('minh', false, { birthYear: 1 })).rejects.toBe(REFUSED);
  expect(createTimedDocument).toHaveBeenCalledOnce();
  expect(changeTimedDocument).not.toHaveBeenCalled();
});

it('throws what is no refusal as it is', async () => {
  const full = Object.assign(new Error('full'), { code: 'resource-exhausted' });
  vi.mocked(createTimedDocument).mockRejectedValue(full);
  await expect(saveAthleteProfile('minh', false, { birthYear: 1984 })).rejects.toBe(full);
  expect(isStoredNow).not.toHaveBeenCalled();
});

it('lists no goal whose day no calendar has', async () => {
  const goal = (id: string, date: string) => ({
    id,
    path: `goals/${id}`,
    data: { event: 'Beppu', date, recordSeconds: null, distance: 'marathon' },
  });
  const found = [goal('a', '2026-12-06'), goal('b', '2026-13-39'), goal('c', '2027-02-30')];
  vi.mocked(watchPage).mockImplementation((_page, onPage) => {
    onPage(found, { isFromCache: false });
    return () => undefined;
  });
  const onTargets = vi.fn<(targets: ListedTarget[]) => void>();
  await watchTargets('minh', 'goals', onTargets, () => undefined);
  expect(onTargets.mock.calls.flat(2).map(({ id }) => id)).toEqual(['a']);
});
