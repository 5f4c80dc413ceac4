import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { TERMS_VERSIONS } from '@tasuki/domain/accounts/terms-versions';
import { isFetchFailure } from '../../platform/reload-page.ts';
import { PartBoundary } from '../../ui/states/part-boundary.tsx';
import { readEarlierTexts } from './earlier-texts.ts';
import { LegalText } from './legal-text.tsx';

vi.mock('./earlier-texts.ts', { spy: true });

afterEach(async () => {
  vi.restoreAllMocks();
  await i18next.changeLanguage('en');
});

function open(text: 'terms' | 'privacy', address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <PartBoundary isMissing={isFetchFailure} onReload={vi.fn()} onError={vi.fn()}>
        <LegalText text={text} />
      </PartBoundary>
    </MemoryRouter>,
  );
}

const versions = () => screen.getByRole('region', { name: 'All versions' });

test('lists every version, newest first, with what it changed', () => {
  open('terms', '/terms');
  const rows = within(versions()).getAllByRole('listitem');
  expect(rows).toHaveLength(TERMS_VERSIONS.length);
  expect(rows[2]).toHaveTextContent('Version of Nov 29, 2026');
  expect(rows[2]).toHaveTextContent('planned sessions of the next two weeks are sent to Garmin');
  expect(rows.at(-1)).toHaveTextContent('Version of Nov 21, 2026');
});

test('opens an earlier version with the words of then, and leads back', async () => {
  const { unmount } = open('privacy', '/privacy');
  expect(screen.getByRole('heading', { name: 'Weather' })).toBeVisible();
  const link = within(versions()).getByRole('link', { name: 'Version of Nov 23, 2026' });
  const address = link.getAttribute('href') ?? '';
  unmount();
  open('privacy', address);
  const notice = await screen.findByRole('note');
  expect(notice).toHaveTextContent('The version of Nov 24, 2026 replaced it.');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', '/privacy');
  expect(screen.queryByRole('heading', { name: 'Weather' })).toBeNull();
  expect(screen.getByText(/no scripts for advertising or for analysing/)).toBeVisible();
});

test('shows a text that no later version changed as it still is', async () => {
  open('terms', '/terms?version=2026-11-21');
  await screen.findByRole('note');
  expect(screen.getByText(/Register with your own name/)).toBeVisible();
});

test('shows the text in force where an address names no version that there was', () => {
  open('privacy', '/privacy?version=2020-01-01');
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Payments' })).toBeVisible();
});

test('says that earlier words did not arrive, and never shows those of today instead', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(readEarlierTexts).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  // In a language that no other test here has fetched.
  await i18next.changeLanguage('vi');
  open('privacy', '/privacy?version=2026-11-23');
  const reload = await screen.findByRole('button', { name: i18next.t('common:action.reload') });
  expect(reload).toBeVisible();
  expect(screen.queryByText(/Global Privacy Control/)).toBeNull();
});
