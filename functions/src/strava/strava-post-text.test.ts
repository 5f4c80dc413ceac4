import { describe, expect, it } from 'vitest';
import { hasPost, withoutPost, withPost } from './strava-post-text.ts';

const WORDS = 'An even run.\nNext: easy, 40 min.';

describe.each(['', 'Mine', 'Two lines\n\nof my own ', '走った🏃🏽'])('a description “%s”', (own) => {
  it('is the same after words were put in and taken out', () => {
    expect(withoutPost(withPost(own, WORDS))).toBe(own.trimEnd());
  });

  it('takes words once', () => {
    const once = withPost(own, WORDS);
    expect(hasPost(once)).toBe(true);
    expect(withPost(once, 'Other words')).toBe(once);
  });
});

it('keeps what the athlete wrote behind the words', () => {
  const mended = `${withPost('Before', WORDS)}\nAfter`;
  expect(withoutPost(mended)).toBe('Before\nAfter');
});

it('takes no more than a line where the end of the block was lost', () => {
  expect(withoutPost('Mine\n\n[Tasuki] words\nAlso mine')).toBe('Mine\nAlso mine');
});
