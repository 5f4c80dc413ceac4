import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ATTACHMENT_LIMITS, type Attachment } from '@tasuki/domain/chat/attachments/attachment';
import type { Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  completeAttachment,
  putAttachmentPart,
  requestAttachment,
} from '../../../data/chat/attachments.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import type { FilesToSend } from '../attachments/use-file-sending.ts';
import { ComposerPanel } from './composer-panel.tsx';
import { newDraft } from './written-draft.ts';

vi.mock('../../../data/chat/attachments.ts', () => ({
  requestAttachment: vi.fn(),
  putAttachmentPart: vi.fn(),
  completeAttachment: vi.fn(),
}));

const NOON = new Date(2026, 10, 21, 12);
const PERSON = { uid: 'coach', name: 'Kenji', role: 'coach', since: NOON } as const;
const onSendFiles = vi.fn<(files: FilesToSend) => Promise<void>>();
let topicCount = 0;

const PLAN: Attachment = {
  id: 'f'.repeat(20),
  kind: 'file',
  type: 'application/pdf',
  name: 'plan.pdf',
  sizeBytes: 4,
  widthPixels: null,
  heightPixels: null,
  hasPoster: false,
};

function Panel({ topic }: { topic: Topic }) {
  const [draft] = useState(() => newDraft(''));
  return (
    <MemoryRouter>
      <ComposerPanel
        topic={topic}
        person={PERSON}
        draft={draft}
        isOnline
        onSend={vi.fn()}
        onSendFiles={onSendFiles}
        onStop={null}
      />
    </MemoryRouter>
  );
}

function show() {
  topicCount += 1;
  render(
    <Panel
      topic={{
        id: `with_runner_${topicCount}`,
        kind: 'coach',
        title: '',
        runnerUid: 'runner',
        participantIds: ['runner', 'coach'],
        activityId: null,
        activity: null,
        model: null,
        lastText: '',
        lastMessageAt: NOON,
        createdAt: NOON,
      }}
    />,
  );
}

const plan = (name = 'plan.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

async function attach(...files: File[]) {
  await userEvent.upload(screen.getByTestId('attach-files'), files, { applyAccept: false });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  setErrorReporter(() => undefined);
  vi.mocked(requestAttachment).mockReset();
  vi.mocked(requestAttachment).mockResolvedValue({
    targets: [{ part: 0, url: 'https://store.example/part', method: 'PUT', headers: {} }],
    attachment: null,
  });
  vi.mocked(putAttachmentPart).mockReset();
  vi.mocked(putAttachmentPart).mockResolvedValue(undefined);
  vi.mocked(completeAttachment).mockReset();
  vi.mocked(completeAttachment).mockImplementation(async (_topic, id) =>
    Promise.resolve({ ...PLAN, id }),
  );
  onSendFiles.mockReset();
  onSendFiles.mockResolvedValue(undefined);
});

it('states the limits before a file is chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Attach photos or files' }));
  expect(await screen.findByRole('menu')).toHaveTextContent('Up to 6 per message');
  expect(screen.getByRole('menuitem', { name: 'Photos and videos' })).toBeVisible();
});

it('sends a message of files alone once they are there', async () => {
  show();
  expect(sendButton()).toBeDisabled();
  await attach(plan());
  await waitFor(() => {
    expect(sendButton()).toBeEnabled();
  });
  await userEvent.click(sendButton());
  expect(onSendFiles).toHaveBeenCalledExactlyOnceWith({
    messageId: expect.any(String) as string,
    text: '',
    attachmentIds: [expect.stringMatching(/^[a-z0-9]{20}$/)],
  });
  await waitFor(() => {
    expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
  });
});

it('says of each file that is not taken why, and takes the others up to the limit', async () => {
  show();
  const six = Array.from({ length: ATTACHMENT_LIMITS.perMessage }, (_, index) =>
    plan(`${index}.pdf`),
  );
  await attach(new File(['x'], 'a.heic'), new File(['x'], 'b.exe'), ...six, plan('seventh.pdf'));
  const refused = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(refused.join(' ')).toMatch(/a\.heic.*HEIC.*b\.exe.*seventh\.pdf.*six files/);
  expect(screen.getAllByRole('listitem')).toHaveLength(ATTACHMENT_LIMITS.perMessage);
  await waitFor(() => {
    expect(sendButton()).toBeEnabled();
  });
});

it('shows how far a file is, and cancels it', async () => {
  vi.mocked(putAttachmentPart).mockImplementation(async (_target, _bytes, onProgress, signal) => {
    onProgress(2);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new TasukiFailure('attachment/interrupted'));
      });
    });
  });
  show();
  await attach(plan());
  const progress = await screen.findByRole('progressbar', { name: 'Upload of plan.pdf' });
  await waitFor(() => {
    expect(progress).toHaveAttribute('aria-valuenow', '50');
  });
  expect(sendButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan.pdf' }));
  expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

it('goes on by itself after a lost connection, and tries again what failed when asked', async () => {
  vi.mocked(putAttachmentPart).mockRejectedValueOnce(new TasukiFailure('attachment/interrupted'));
  vi.mocked(completeAttachment).mockRejectedValueOnce(new TasukiFailure('attachment/daily-limit'));
  show();
  await attach(plan());
  await screen.findByText(/Connection lost/);
  globalThis.dispatchEvent(new Event('online'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try plan.pdf again' }));
  await waitFor(() => {
    expect(sendButton()).toBeEnabled();
  });
  const ids = vi.mocked(requestAttachment).mock.calls.map(([{ attachmentId }]) => attachmentId);
  expect(new Set(ids).size).toBe(1);
});

it('keeps words and files of a message that could not be sent, and sends the same one again', async () => {
  onSendFiles.mockRejectedValueOnce(new TasukiFailure('common/offline'));
  show();
  await attach(plan());
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'My plan');
  await waitFor(() => {
    expect(sendButton()).toBeEnabled();
  });
  await userEvent.click(sendButton());
  await screen.findByText(/There’s no connection/);
  await userEvent.click(sendButton());
  const [[first], [second]] = onSendFiles.mock.calls as [[FilesToSend], [FilesToSend]];
  expect(second).toEqual(first);
  expect(first.text).toBe('My plan');
});

it('sends another message where the words of one that failed were changed', async () => {
  onSendFiles.mockRejectedValueOnce(new TasukiFailure('common/offline'));
  show();
  await attach(plan());
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'My plan');
  await waitFor(() => {
    expect(sendButton()).toBeEnabled();
  });
  await userEvent.click(sendButton());
  await screen.findByText(/There’s no connection/);
  await userEvent.type(field, ' for May');
  await userEvent.click(sendButton());
  const [[first], [second]] = onSendFiles.mock.calls as [[FilesToSend], [FilesToSend]];
  expect(second.text).toBe('My plan for May');
  // The first may have arrived; no other words are written under its id.
  expect(second.messageId).not.toBe(first.messageId);
});
