import { HEART_RATE_SHARES } from '@tasuki/domain/plans/plan-paces';
import { TEST_OVER_THRESHOLD } from '@tasuki/domain/plans/said/outline/plan-assumptions';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../repository/locale-catalogues.ts';

describe('heart rates that the first test gives', () => {
  it.each(['en', 'ja', 'zh', 'zh-tw', 'vi'] as const)(
    'are the shares of its mean in %s',
    (language) => {
      const words = readCatalogue(language).get('planGuide:assumption.heart-rate-test') ?? '';
      const { easy, marathon, threshold, interval } = HEART_RATE_SHARES;
      const shares = [easy[1], ...marathon, ...threshold, ...interval];
      const percents = shares.map((share) => Math.round((share / TEST_OVER_THRESHOLD) * 100));
      for (const percent of percents) expect(words).toMatch(new RegExp(`\\b${percent}(?:%|–|〜)`));
      for (const percent of percents) expect(words).toContain(String(Math.round(percent * 1.7)));
    },
  );
});
