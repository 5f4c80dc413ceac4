import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  readSharedFiles,
  removeSharedFiles,
  type SharedFile,
} from '../../../data/uploads/shared-files.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';
import SharedFilesOffer from './shared-files-offer.tsx';

vi.mock(import('../../../data/uploads/shared-files.ts'), () => ({
  readSharedFiles: vi.fn(),
  removeSharedFiles: vi.fn(() => Promise.resolve()),
  keepSharedFiles: vi.fn(),
  forgetSharedFiles: vi.fn(),
  onSharedFiles: () => () => undefined,
}));

const onFiles = vi.fn((_files: readonly File[]) => Promise.resolve());

beforeEach(async () => {
  vi.clearAllMocks();
  await loadCatalogues(['uploads']);
});

function shared(name: string): SharedFile {
  const bytes = new Blob(['recording']);
  return { id: name, name, sizeBytes: bytes.size, bytes, receivedAt: 0 };
}

function show(files: readonly SharedFile[], address = '/activities'): void {
  vi.mocked(readSharedFiles).mockResolvedValue([...files]);
  render(
    <MemoryRouter initialEntries={[address]}>
      <SharedFilesOffer onFiles={onFiles} />
    </MemoryRouter>,
  );
}

test('shared files are named, and added only when the person says so', async () => {
  show([shared('morning.fit'), shared('evening.gpx')]);
  expect(await screen.findByText('2 files were shared with Tasuki')).toBeInTheDocument();
  expect(screen.getByText('morning.fit · evening.gpx')).toBeInTheDocument();
  expect(onFiles).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Add to my recordings' }));
  expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual([
    'morning.fit',
    'evening.gpx',
  ]);
  expect(removeSharedFiles).toHaveBeenCalledWith(['morning.fit', 'evening.gpx']);
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

test('files that are not wanted are let go of', async () => {
  show([shared('not-mine.fit')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(removeSharedFiles).toHaveBeenCalledWith(['not-mine.fit']);
  expect(onFiles).not.toHaveBeenCalled();
});

test('files stay in sight until they are deleted', async () => {
  const { promise: deleted, resolve } = Promise.withResolvers<undefined>();
  vi.mocked(removeSharedFiles).mockReturnValue(deleted);
  show([shared('not-mine.fit')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByText('not-mine.fit')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to my recordings' })).toBeDisabled();
  resolve(undefined);
  await waitFor(() => {
    expect(screen.queryByText('not-mine.fit')).not.toBeInTheDocument();
  });
});

test('what did not fit, and what could not be kept, is said', async () => {
  show([shared('morning.fit')], '/activities?shared=3');
  expect(
    await screen.findByText('3 files were left out. Up to 20 files and 200 MB fit at once.'),
  ).toBeInTheDocument();
});

test('a browser that keeps nothing says what to do instead', async () => {
  show([], '/activities?shared=none');
  expect(await screen.findByText(/Please use “Add files” instead/)).toBeInTheDocument();
});

test('nothing is said where nothing was shared', async () => {
  show([], '/activities?shared=0');
  await waitFor(() => {
    expect(readSharedFiles).toHaveBeenCalled();
  });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
