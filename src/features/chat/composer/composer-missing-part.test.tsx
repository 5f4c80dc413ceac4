import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { completeAttachment, requestAttachment } from '../../../data/chat/attachments.ts';
import { reloadWhereReachable } from '../../../platform/reload-page.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import type { FilesToSend } from '../attachments/use-file-sending.ts';
import { ComposerPanel } from './composer-panel.tsx';
import { newDraft } from './written-draft.ts';

vi.mock('../../../data/chat/attachments.ts', () => ({
  requestAttachment: vi.fn(),
  putAttachmentPart: vi.fn(async () => Promise.resolve()),
  completeAttachment: vi.fn(),
}));
vi.mock(import('../../../platform/reload-page.ts'), async (original) => ({
  ...(await original()),
  reloadWhereReachable: vi.fn(async () => Promise.resolve(false)),
}));

let failure: Error;
// As a browser does where a deployment has taken the file away.
vi.mock('../attachments/attachment-tray.tsx', () => ({
  get AttachmentTray(): never {
    throw failure;
  },
}));

const NOON = new Date(2026, 10, 21, 12);
const onSendFiles = vi.fn<(files: FilesToSend) => Promise<void>>();
const onError = vi.fn();

function Panel() {
  const [draft] = useState(() => newDraft(''));
  return (
    <MemoryRouter>
      <ComposerPanel
        topic={{
          id: 'with_runner',
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
        person={{ uid: 'coach', name: 'Kenji', role: 'coach', since: NOON }}
        draft={draft}
        isOnline
        onSend={vi.fn()}
        onSendFiles={onSendFiles}
        onStop={null}
      />
    </MemoryRouter>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  setErrorReporter(onError);
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/tray-1.js');
  vi.mocked(requestAttachment).mockResolvedValue({
    targets: [{ part: 0, url: 'https://store.example/part', method: 'PUT', headers: {} }],
    attachment: null,
  });
  vi.mocked(completeAttachment).mockImplementation(async (_topic, id) =>
    Promise.resolve({
      id,
      kind: 'file',
      type: 'application/pdf',
      name: 'plan.pdf',
      sizeBytes: 4,
      widthPixels: null,
      heightPixels: null,
      hasPoster: false,
    }),
  );
  onSendFiles.mockResolvedValue(undefined);
});

it('keeps words and files where the list of files cannot be fetched, and offers to reload', async () => {
  render(<Panel />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'My plan');
  const file = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByTestId('attach-files'), file, { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your words and files are still here, and you can send them.',
  );
  expect(onError).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadWhereReachable).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('My plan');
  const send = screen.getByRole('button', { name: 'Send' });
  await waitFor(() => {
    expect(send).toBeEnabled();
  });
  await userEvent.click(send);
  expect(onSendFiles).toHaveBeenCalledExactlyOnceWith({
    messageId: expect.any(String) as string,
    text: 'My plan',
    attachmentIds: [expect.stringMatching(/^[a-z0-9]{20}$/)],
  });
});
