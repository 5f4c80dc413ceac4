import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FEEDBACK_LIMITS, type ProductFeedback } from '@tasuki/domain/feedback/feedback';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { sendNote, watchOwnNotes } from '../../data/feedback/feedback.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { FeedbackForm } from './feedback-form.tsx';

vi.mock('../../data/feedback/feedback.ts', () => ({ sendNote: vi.fn(), watchOwnNotes: vi.fn() }));

function note(number: number, text: string): ProductFeedback {
  const at = new Date('2026-11-20T10:00:00Z');
  return { id: `runner_${number}`, uid: 'runner', number, text, createdAt: at, updatedAt: at };
}

function open(notes: readonly ProductFeedback[]) {
  vi.mocked(watchOwnNotes).mockImplementation((_uid, onNotes) => {
    onNotes([...notes]);
    return Promise.resolve(() => undefined);
  });
  render(<FeedbackForm uid="runner" />);
  return userEvent.setup();
}

// As the page does, which needs the words of dates.
beforeAll(async () => {
  preloadDateLocale();
  await vi.dynamicImportSettled();
});

beforeEach(() => {
  vi.mocked(sendNote).mockReset();
});

it('sends a note under the next number, and shows what was sent before', async () => {
  vi.mocked(sendNote).mockResolvedValue();
  const user = open([note(1, 'I like the chart')]);
  expect(await screen.findByText('I like the chart')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your feedback' }), ' More maps ');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(sendNote).toHaveBeenCalledExactlyOnceWith({ uid: 'runner', number: 2, text: 'More maps' });
  expect(screen.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('');
});

it('keeps the words where sending failed', async () => {
  vi.mocked(sendNote).mockRejectedValue(new TasukiFailure('common/unavailable'));
  const user = open([]);
  await user.type(await screen.findByRole('textbox'), 'More maps');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('More maps');
});

it('says when there is no number left', async () => {
  const all = Array.from({ length: FEEDBACK_LIMITS.productNotesMaximum }, (_, index) =>
    note(index + 1, 'x'),
  );
  open(all);
  expect(await screen.findByText(/reached the limit for feedback/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
