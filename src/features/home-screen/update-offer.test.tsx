import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogues } from '../../platform/i18n.ts';
import { useAppUpdateStore } from '../../platform/service-worker/app-update-store.ts';
import { takeUpdate } from '../../platform/service-worker/app-worker.ts';
import { UpdateOffer } from './update-offer.tsx';

vi.mock(import('../../platform/service-worker/app-worker.ts'), () => ({
  takeUpdate: vi.fn(() => Promise.resolve()),
  startAppWorker: vi.fn(),
  keepWordsOf: vi.fn(),
}));

beforeEach(async () => {
  vi.mocked(takeUpdate).mockClear();
  useAppUpdateStore.setState({ isReady: false });
  await loadCatalogues(['homeScreen']);
});

function becomeReady(): void {
  act(() => {
    useAppUpdateStore.setState({ isReady: true });
  });
}

test('a newer version is offered once it is ready, and begins only when it is wanted', async () => {
  render(<UpdateOffer />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  becomeReady();
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  expect(takeUpdate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(takeUpdate).toHaveBeenCalledOnce();
});

test('it can wait, and nothing is loaded anew', async () => {
  render(<UpdateOffer />);
  becomeReady();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await vi.waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
  expect(takeUpdate).not.toHaveBeenCalled();
});
