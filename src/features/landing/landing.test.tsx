import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { CoachLanding } from './coach-landing.tsx';
import { ProductLanding } from './product-landing.tsx';

afterAll(async () => {
  await i18next.changeLanguage('en');
});

test('shows the paces of the sample run, and the figures in the coach’s words', () => {
  render(
    <MemoryRouter>
      <ProductLanding />
    </MemoryRouter>,
  );
  const drawing = screen.getByRole('img', { name: /Pace of each kilometre/ });
  expect(drawing).toHaveAccessibleName(/6:06, 6:05, 5:23, 4:49, 4:51, 4:52, 5:37, 6:41$/);
  expect(screen.getByText('4:51/km').tagName).toBe('B');
});

test.each(LANGUAGES)(
  'shows coaches the reasons that their home page gives, in %s',
  async (language) => {
    await act(async () => i18next.changeLanguage(language));
    const locale = { language, units: 'metric' } as const;
    render(
      <MemoryRouter>
        <CoachLanding />
      </MemoryRouter>,
    );
    for (const reason of [
      i18next.t('roster:reason.unanswered', { count: 2 }),
      i18next.t('roster:reason.pain'),
      i18next.t('roster:reason.bigWeek', {
        week: formatMeasure(62_000, 'roundMeters', locale),
        usual: formatMeasure(41_000, 'roundMeters', locale),
      }),
    ]) {
      expect(screen.getByText(reason)).toBeVisible();
    }
  },
);
