import { describe, expect, test } from 'vitest';
import { recoverySignsIn } from './recovery-signs.ts';

describe('a raised pulse at rest', () => {
  test.each([
    'my morning hr is up by eight',
    '朝の心拍がいつもより高い',
    '早上醒来心率偏高',
    'nhịp tim buổi sáng cao hơn mọi khi',
  ])('is said: %s', (text) => {
    expect(recoverySignsIn(text).pulse).toBe(true);
  });

  test.each([
    'why is my heart rate high on my morning run, even slow: morning jog hr 150 and still high',
    '朝ランの心拍が高い',
    '早上跑步心率总是高',
  ])('is no pulse of a run in the morning: %s', (text) => {
    expect(recoverySignsIn(text).pulse).toBe(false);
  });
});
