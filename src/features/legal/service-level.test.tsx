import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ServiceLevel } from './service-level.tsx';

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ServiceLevel />
    </MemoryRouter>,
  );
}

test('says which version it is, and opens the one before with the words of then', async () => {
  const { unmount } = open('/sla');
  expect(screen.getAllByText('Version of Nov 27, 2026')[0]).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Availability' })).toBeVisible();
  const versions = screen.getByRole('region', { name: 'All versions' });
  expect(versions).toHaveTextContent('Clearer words for the same promises.');
  const before = within(versions).getByRole('link', { name: 'Version of Nov 23, 2026' });
  const address = before.getAttribute('href') ?? '';
  unmount();
  open(address);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('The version of Nov 27, 2026 replaced it.');
  expect(screen.getByRole('heading', { name: 'When it’s there' })).toBeVisible();
  // Unchanged parts are as they are now.
  expect(screen.getByRole('heading', { name: 'Maintenance' })).toBeVisible();
});
