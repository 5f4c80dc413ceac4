import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CoachDraft, WaitingDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  saveDraftSettings,
  settleDraft,
  watchDraft,
  watchDraftSettings,
  watchWaitingDrafts,
} from '../../data/chat/drafts.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';

vi.mock('../../data/chat/drafts.ts', () => ({
  watchDraft: vi.fn(),
  watchWaitingDrafts: vi.fn(),
  watchDraftSettings: vi.fn(),
  saveDraftSettings: vi.fn(),
  settleDraft: vi.fn(),
}));

const NOON = new Date(2026, 10, 21, 12);
let drafts: Map<string, CoachDraft | null>;
let uid: string;
let coachNumber = 0;

function waiting(runnerUid: string, runnerName: string): WaitingDraft {
  return {
    id: runnerUid,
    draftId: `draft-of-${runnerUid}`,
    topicId: `with_${runnerUid}_${uid}`,
    runnerName,
    createdAt: NOON,
  };
}

function draftFor(runnerUid: string, text: string): CoachDraft {
  return {
    draftId: `draft-of-${runnerUid}`,
    state: 'waiting',
    runnerUid,
    messageId: 'q1',
    messageAt: NOON,
    messageEditedAt: null,
    text,
    language: 'en',
    answeredBy: 'embedded',
    isSafetyFirst: false,
    createdAt: NOON,
  };
}

beforeEach(() => {
  coachNumber += 1;
  uid = `kenji${coachNumber}`;
  drafts = new Map();
  setErrorReporter(() => undefined);
  const nothing = () => undefined;
  vi.mocked(saveDraftSettings).mockReset();
  vi.mocked(saveDraftSettings).mockResolvedValue(undefined);
  vi.mocked(settleDraft).mockReset();
  vi.mocked(settleDraft).mockResolvedValue(undefined);
  vi.mocked(watchDraftSettings).mockImplementation((_uid, onSettings) => {
    onSettings(false);
    return Promise.resolve(nothing);
  });
  vi.mocked(watchDraft).mockImplementation(({ topicId }, onDraft) => {
    onDraft(drafts.get(topicId) ?? null);
    return Promise.resolve(nothing);
  });
});

function open(rows: WaitingDraft[]) {
  vi.mocked(watchWaitingDrafts).mockImplementation((_uid, onDrafts) => {
    onDrafts(rows);
    return Promise.resolve(() => undefined);
  });
  render(
    <MemoryRouter>
      <WaitingDrafts uid={uid} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('lists what waits, each with a key to send, open and discard', async () => {
  const rows = [waiting('hana', 'Hana'), waiting('ren', '')];
  drafts.set(`with_hana_${uid}`, draftFor('hana', 'Rest today.'));
  drafts.set(`with_ren_${uid}`, draftFor('ren', 'Easy tomorrow.'));
  const user = open(rows);
  const hana = await screen.findByRole('region', { name: 'AI draft for Hana' });
  expect(hana).toHaveTextContent('Rest today.');
  expect(within(hana).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    `/coach-app/topics/with_hana_${uid}/chat`,
  );
  await user.click(within(hana).getByRole('button', { name: 'Send' }));
  const ren = screen.getByRole('region', { name: 'AI draft for Runner without a name' });
  await user.click(within(ren).getByRole('button', { name: 'Discard' }));
  expect(vi.mocked(settleDraft).mock.calls).toEqual([
    [{ runnerUid: 'hana', draftId: 'draft-of-hana', action: 'send', text: null }],
    [{ runnerUid: 'ren', draftId: 'draft-of-ren', action: 'discard', text: null }],
  ]);
});

it('shows nothing of a runner whose words cannot be read any more', async () => {
  open([waiting('hana', 'Hana')]);
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByText(/Hana/)).not.toBeInTheDocument();
});

it('says why a draft was not sent', async () => {
  vi.mocked(settleDraft).mockRejectedValue(new TasukiFailure('draft/gone'));
  drafts.set(`with_hana_${uid}`, draftFor('hana', 'Rest today.'));
  const user = open([waiting('hana', 'Hana')]);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/sent, replaced or withdrawn/)).toBeInTheDocument();
});

it('switches drafts on', async () => {
  const user = open([]);
  await user.click(await screen.findByRole('checkbox', { name: 'Let the AI draft my answers' }));
  expect(saveDraftSettings).toHaveBeenCalledExactlyOnceWith(uid, true);
});
