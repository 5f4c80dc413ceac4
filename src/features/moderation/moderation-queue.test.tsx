import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ModerationRow } from '@tasuki/domain/chat/moderation/moderation-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { asRecentAdmin, doAdminAct } from '../../data/accounts/admin-acts.ts';
import { decideModeration, readModerationCases } from '../../data/chat/moderation.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { ModerationQueue } from './moderation-queue.tsx';

vi.mock('../../data/chat/moderation.ts', () => ({
  decideModeration: vi.fn(),
  readModerationCases: vi.fn(),
}));
vi.mock('../../data/accounts/admin-acts.ts', () => ({
  asRecentAdmin: vi.fn(),
  doAdminAct: vi.fn(),
}));
vi.mock('../../data/accounts/audit-log.ts', () => ({
  loadPersonName: vi.fn((uid: string) => Promise.resolve(`Name of ${uid}`)),
}));

const AT = Date.parse('2026-11-26T10:00:00Z');

function row(number: number, changes: Partial<ModerationRow> = {}): ModerationRow {
  return {
    id: `topic_${number}`,
    topicId: 'topic',
    messageId: `m${number}`,
    correctionBy: null,
    authorUid: `author${number}`,
    flags: [],
    reasons: ['spam'],
    reportCount: 2,
    reports: [{ reason: 'spam', text: 'Every day', createdAt: AT }],
    text: `Buy my shoes ${number}`,
    earlierText: null,
    wordsDigest: 'd'.repeat(64),
    fileCount: 0,
    isEdited: false,
    context: [{ from: 'other', text: 'Good morning' }],
    openedAt: AT - number,
    updatedAt: AT - number,
    warnedAt: null,
    ...changes,
  };
}

async function open(...rows: ModerationRow[]) {
  vi.mocked(readModerationCases).mockResolvedValueOnce({ cases: rows, isLast: true });
  render(
    <MemoryRouter>
      <SnackbarProvider>
        <ModerationQueue />
      </SnackbarProvider>
    </MemoryRouter>,
  );
  if (rows.length > 0) await screen.findAllByRole('article');
  return userEvent.setup();
}

beforeAll(async () => {
  preloadDateLocale();
  await vi.dynamicImportSettled();
});

beforeEach(() => {
  vi.mocked(readModerationCases).mockReset();
  vi.mocked(decideModeration).mockReset().mockResolvedValue();
  vi.mocked(asRecentAdmin)
    .mockReset()
    .mockImplementation(async (work) => work());
  vi.mocked(doAdminAct).mockReset().mockResolvedValue();
});

it('shows the title of the run that was reported with a message', async () => {
  await open(row(1, { shownTitle: 'Only losers have coaches' }));
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Title of the run it showed: Only losers have coaches',
  );
});

it('shows why a message is there, its words and those before it, and dismisses it', async () => {
  const user = await open(row(1, { flags: ['harassment'] }), row(2));
  const first = await screen.findByRole('article', { name: 'Name of author1' });
  expect(first).toHaveTextContent('Flagged: Harassment or threats');
  expect(first).toHaveTextContent('2 reports');
  expect(first).toHaveTextContent('Another person: Good morning');
  expect(first).toHaveTextContent('Buy my shoes 1');
  expect(within(first).getByRole('region', { name: 'What was reported' })).toHaveTextContent(
    'Every day',
  );
  await user.click(within(first).getByRole('button', { name: 'Dismiss' }));
  expect(decideModeration).toHaveBeenCalledExactlyOnceWith(
    row(1, { flags: ['harassment'] }),
    'dismiss-report',
  );
  expect(screen.queryByText('Buy my shoes 1')).toBeNull();
  expect(screen.getByText('Buy my shoes 2')).toBeVisible();
});

it('asks before a message is removed for everyone, and before an account is disabled', async () => {
  const user = await open(row(1));
  await user.click(screen.getByRole('button', { name: 'Remove for everyone' }));
  expect(decideModeration).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Disable account' }));
  const asked = await screen.findByRole('dialog', { name: /^Disable the account of Name of/ });
  await user.click(within(asked).getByRole('button', { name: 'Disable account' }));
  expect(doAdminAct).toHaveBeenCalledExactlyOnceWith(
    'disable-account',
    'author1',
    expect.anything(),
    '/',
  );
  expect(screen.getByText('Buy my shoes 1')).toBeVisible();
});

it('reads anew what changed since it was read', async () => {
  const user = await open(row(1));
  vi.mocked(decideModeration).mockRejectedValue(new TasukiFailure('moderation/case-changed'));
  vi.mocked(readModerationCases).mockResolvedValueOnce({
    cases: [row(1, { text: 'Changed words' })],
    isLast: true,
  });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Changed words')).toBeVisible();
});

it('says of a message that its author deleted that it is gone, and offers no removal', async () => {
  await open(row(1, { text: null, context: [] }));
  expect(screen.getByRole('article')).toHaveTextContent('This message is no longer there.');
  expect(screen.queryByRole('button', { name: 'Remove for everyone' })).toBeNull();
});

it('shows the words that were reported where its author has changed or deleted them since', async () => {
  await open(
    row(1, { text: 'I like your shoes', earlierText: 'Buy my shoes' }),
    row(2, { text: null, context: [], earlierText: 'You are nothing', wordsDigest: null }),
  );
  const [changed, deleted] = screen.getAllByRole('article');
  expect(changed).toHaveTextContent('I like your shoes');
  expect(changed).toHaveTextContent('The text when it was reported or flagged: Buy my shoes');
  expect(deleted).toHaveTextContent('This message is no longer there.');
  expect(deleted).toHaveTextContent('The text when it was reported or flagged: You are nothing');
});

it('reads older ones, and says when nothing waits', async () => {
  vi.mocked(readModerationCases)
    .mockResolvedValueOnce({ cases: [row(1)], isLast: false })
    .mockResolvedValueOnce({ cases: [row(2)], isLast: true });
  render(
    <MemoryRouter>
      <SnackbarProvider>
        <ModerationQueue />
      </SnackbarProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Buy my shoes 2')).toBeVisible();
  expect(readModerationCases).toHaveBeenLastCalledWith(row(1));
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) {
    await user.click(button);
  }
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
});
