import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CommerceDisclosure } from './commerce-disclosure.tsx';

vi.mock('../../platform/environment.ts', () => ({
  environment: {
    sales: {
      operator: {
        name: 'Tasuki KK',
        representative: 'Hanako Sato',
        address: '1-1 Chiyoda, Tokyo',
        phone: '03-0000-0000',
        email: 'shop@tasuki.example',
      },
    },
  },
}));

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <CommerceDisclosure />
    </MemoryRouter>,
  );
}

test('names the seller in the version in force, and opens the one before with the words of then', async () => {
  const { unmount } = open('/commerce-disclosure');
  expect(screen.getAllByText('Version of Nov 27, 2026')[0]).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText('Tasuki KK')).toBeVisible();
  expect(screen.getByText(/¥2,980 a month/)).toBeVisible();
  expect(screen.getByText(/where a plan is paid daily/)).toBeVisible();
  const versions = screen.getByRole('region', { name: 'All versions' });
  expect(versions).toHaveTextContent('Coaches’ plans may be paid by the day.');
  const before = within(versions).getByRole('link', { name: 'Version of Nov 23, 2026' });
  const address = before.getAttribute('href') ?? '';
  unmount();
  open(address);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('The version of Nov 27, 2026 replaced it.');
  expect(screen.queryByText(/where a plan is paid daily/)).toBeNull();
  expect(screen.getByText(/^After 14 free days, and then on the same day/)).toBeVisible();
  // Unchanged parts are as they are now; the seller of that time is not known.
  expect(screen.getByText(/¥2,980 a month/)).toBeVisible();
  expect(screen.queryByText('Tasuki KK')).toBeNull();
});
