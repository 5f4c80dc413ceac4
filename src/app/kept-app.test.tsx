import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogues } from '../platform/i18n.ts';
import { useAppUpdateStore } from '../platform/service-worker/app-update-store.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../platform/session-store.ts';
import KeptApp from './kept-app.tsx';

vi.mock(import('../platform/service-worker/app-worker.ts'), () => ({
  startAppWorker: vi.fn(() => Promise.resolve()),
  keepWordsOf: vi.fn(),
  keepPagesOf: vi.fn(() => Promise.resolve()),
  takeUpdate: vi.fn(),
}));

beforeEach(async () => {
  useAppUpdateStore.setState({ isReady: false });
  useSessionStore.setState(SIGNED_OUT_SESSION);
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) });
  await loadCatalogues(['homeScreen']);
});

test('offers a newer version once it is ready', async () => {
  render(<KeptApp />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => {
    useAppUpdateStore.setState({ isReady: true });
  });
  expect(await screen.findByRole('status')).toHaveTextContent('A new version is ready.');
});
