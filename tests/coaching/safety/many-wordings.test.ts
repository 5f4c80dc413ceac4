import { describe, expect, it } from 'vitest';
import { findRedFlag, findRedFlags } from '@tasuki/domain/coaching/safety/red-flags';
import { MANY_WORDINGS } from '@tasuki/domain/coaching/learnt-signs/sentences/many-wordings';
import { ONLY_SOUNDS_ALIKE } from '@tasuki/domain/coaching/learnt-signs/sentences/only-sounds-alike';

describe.each(MANY_WORDINGS)('%s in many wordings', (category, texts) => {
  it.each(texts)('%j', (text) => {
    expect(findRedFlag(text)?.category).toBe(category);
  });
});

it.each(ONLY_SOUNDS_ALIKE)('is no sign of the runner’s: %j', (text) => {
  expect(findRedFlags(text).filter(({ ofOther }) => ofOther !== 'adult')).toEqual([]);
});
