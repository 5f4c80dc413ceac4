import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import * as uploads from '../../data/uploads/uploads.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { AddRecordingsButton } from './add-recordings-button.tsx';
import { FileDropArea } from './file-drop-area.tsx';
import { UploadList } from './upload-list.tsx';
import { uploadSessionOf } from './upload-session.ts';
import { FakeUploadServer, file } from './upload-fixture.ts';

vi.mock('../../data/uploads/uploads.ts', () => ({
  requestUpload: vi.fn(),
  putRecording: vi.fn(),
  completeUpload: vi.fn(),
  watchUpload: vi.fn(),
}));
// A browser that keeps nothing: the queue lives in memory and says so.
vi.mock('../../data/uploads/kept-uploads.ts', () => ({
  hasKeptUploads: () => Promise.resolve(false),
  openKeptUploads: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')),
}));

// One tab alone: every lock is free.
vi.stubGlobal('navigator', {
  onLine: true,
  userAgent: navigator.userAgent,
  locks: {
    request: (_name: string, _options: object, work: (lock: object) => Promise<unknown>) =>
      work({}),
  },
});

let person = 0;
let server: FakeUploadServer;

beforeEach(() => {
  setErrorReporter(() => undefined);
  person += 1;
  server = new FakeUploadServer();
  vi.mocked(uploads.requestUpload).mockImplementation(server.requestUpload);
  vi.mocked(uploads.putRecording).mockImplementation(server.putRecording);
  vi.mocked(uploads.completeUpload).mockImplementation(server.completeUpload);
  vi.mocked(uploads.watchUpload).mockImplementation(server.watchUpload);
});

/** As a list that knows when each was run: the first by id, in whatever order the files are read. */
const newestOf = (activityIds: readonly string[]) => activityIds.toSorted()[0] ?? null;

function Uploads({ uid }: { uid: string }) {
  const { addFiles } = uploadSessionOf(uid);
  return (
    <>
      <FileDropArea onFiles={addFiles} />
      <AddRecordingsButton onFiles={addFiles} isMain />
      <UploadList uid={uid} newestOf={newestOf} />
    </>
  );
}

function showUploads() {
  render(
    <MemoryRouter>
      <Uploads uid={`runner-${person}`} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const picker = () => screen.getByLabelText('Add files', { selector: 'input' });

describe('adding files', () => {
  it('shows what came of a chosen file and links to its activity', async () => {
    const user = showUploads();
    await user.upload(picker(), file('morning.fit'));
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toMatch(
      /^\/activities\/activity-/,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 of 1 done');
  });

  it('takes files dropped anywhere, and says so while they hover', async () => {
    showUploads();
    const dataTransfer = { types: ['Files'], items: [], files: [file('evening.gpx')] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(await screen.findByText('Drop to add')).toBeVisible();
    await act(async () => {
      fireEvent.drop(document.body, { dataTransfer });
      await Promise.resolve();
    });
    expect(screen.queryByText('Drop to add')).toBeNull();
    expect(await screen.findByText('evening.gpx')).toBeVisible();
    expect(await screen.findByText('Added')).toBeVisible();
  });

  it('leaves other things that are dragged alone', () => {
    showUploads();
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } });
    expect(screen.queryByText('Drop to add')).toBeNull();
  });

  it('refuses at once what is no recording, in words', async () => {
    const user = showUploads();
    await user.upload(picker(), [file('photo.jpg'), file('empty.fit', '')]);
    expect(await screen.findByText(/This kind of file can’t be read/)).toBeVisible();
    expect(screen.getByText(/This file is empty/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2 done · 2 couldn’t be added');
    expect(server.requestCount).toBe(0);
  });

  it('says that a file was already there', async () => {
    const user = showUploads();
    await user.upload(picker(), file('first.fit', 'same'));
    await screen.findByText('Added');
    await user.upload(picker(), file('second.fit', 'same'));
    expect(await screen.findByText('Already here')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Open it' })).toHaveLength(2);
  });

  it('tries again what failed, when asked', async () => {
    server.trouble.push({ method: 'requestUpload', failureCode: 'common/permission-denied' });
    const user = showUploads();
    await user.upload(picker(), file('morning.fit'));
    expect(await screen.findByText(/^You can’t see or change this\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Added')).toBeVisible();
  });

  it('stops as a whole when the session has expired, and goes on when asked to', async () => {
    server.trouble.push({ method: 'requestUpload', failureCode: 'account/session-expired' });
    const user = showUploads();
    await user.upload(picker(), file('morning.fit'));
    expect(
      await screen.findByText(
        /You’ve been signed out. Please sign in again. Uploading has stopped/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.queryByText(/Uploading has stopped/)).toBeNull();
  });

  it('warns while files would not survive the page being closed', async () => {
    server.isReading = false;
    const user = showUploads();
    await user.upload(picker(), file('morning.fit'));
    expect(await screen.findByText(/Please leave this page open/)).toBeVisible();
    expect(await screen.findByText('Reading the recording')).toBeVisible();
    act(() => {
      server.readAll();
    });
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.queryByText(/Please leave this page open/)).toBeNull();
  });

  it('takes results off the list, one or all', async () => {
    const user = showUploads();
    await user.upload(picker(), [file('a.fit'), file('b.fit'), file('c.fit')]);
    expect(await screen.findByText('3 recordings added')).toHaveRole('status');
    expect(screen.queryByText('a.fit')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(screen.getAllByText('Added')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Remove b.fit from the list' }));
    await vi.waitFor(() => {
      expect(screen.queryByText('b.fit')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Clear finished' }));
    await vi.waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Added files' })).toBeNull();
    });
  });

  it('shows a few of many, the rest when asked', async () => {
    const user = showUploads();
    await user.upload(picker(), [
      file('photo.jpg'),
      ...Array.from({ length: 8 }, (_, index) => file(`run-${index}.fit`)),
    ]);
    await vi.waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('9 of 9 done');
    });
    expect(screen.getAllByText('Added')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all 9' }));
    expect(screen.getAllByText('Added')).toHaveLength(8);
  });

  it('leaves one line of what arrived, and no log', async () => {
    const user = showUploads();
    await user.upload(picker(), file('morning.fit'));
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Clear finished' })).toBeNull();
  });

  it('leads to the newest of several that arrived', async () => {
    const user = showUploads();
    await user.upload(picker(), [file('old.fit'), file('new.fit')]);
    expect(await screen.findByText('2 recordings added')).toBeVisible();
    const added = [...server.uploads.values()].flatMap(({ activityIds }) => activityIds);
    expect(screen.getByRole('link', { name: 'Open the newest' })).toHaveAttribute(
      'href',
      `/activities/${newestOf(added)}`,
    );
  });

  it('links to every session of one recording, and says when a part was damaged', async () => {
    vi.mocked(uploads.watchUpload).mockImplementation((uid, contentHash, onUpload, onError) =>
      server.watchUpload(
        uid,
        contentHash,
        (upload) => {
          onUpload(
            upload && upload.state === 'done'
              ? { ...upload, activityIds: ['swim', 'ride', 'run'], isPartial: true }
              : upload,
          );
        },
        onError,
      ),
    );
    const user = showUploads();
    await user.upload(picker(), file('triathlon.fit'));
    expect(await screen.findByText(/Part of this file was damaged/)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/activities/swim',
      '/activities/ride',
      '/activities/run',
    ]);
  });

  it('waits for the network and goes on by itself', async () => {
    vi.mocked(uploads.requestUpload).mockRejectedValueOnce(new TasukiFailure('common/offline'));
    const user = showUploads();
    await user.upload(picker(), file('morning.fit'));
    expect(await screen.findByText(/Waiting for the network/)).toBeVisible();
    act(() => {
      globalThis.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Added')).toBeVisible();
  });
});
