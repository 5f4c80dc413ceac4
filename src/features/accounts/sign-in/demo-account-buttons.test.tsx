import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DemoDataProgress } from '@tasuki/domain/accounts/demo-accounts';
import { readDemoDataProgress } from '../../../data/accounts/demo-data-progress.ts';
import DemoAccountButtons from './demo-account-buttons.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({ signIn: vi.fn() }));
vi.mock('../../../data/accounts/demo-data-progress.ts', () => ({ readDemoDataProgress: vi.fn() }));

const readMock = vi.mocked(readDemoDataProgress);
const PREPARING = 'The demo accounts will be ready in a moment.';

beforeEach(() => {
  readMock.mockReset();
});

/** The dev server's answers, one after the other; then that all is complete. */
function answer(...progress: DemoDataProgress[]): void {
  readMock.mockResolvedValue(null);
  for (const one of progress) readMock.mockResolvedValueOnce(one);
}

it('offers the demo accounts as soon as they are there', async () => {
  answer({ areAccountsReady: false, readCount: 0, recordingCount: 0 });
  render(<DemoAccountButtons />);
  expect(await screen.findByText(PREPARING)).toBeInTheDocument();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  await vi.waitFor(
    () => {
      expect(screen.queryByText(PREPARING)).not.toBeInTheDocument();
    },
    { timeout: 8_000 },
  );
  for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled();
});

it('says how many runs have been read, and lets one in meanwhile', async () => {
  answer({ areAccountsReady: true, readCount: 12, recordingCount: 32 });
  render(<DemoAccountButtons />);
  expect(await screen.findByText('The coach has read 12 of 32 demo runs.')).toBeInTheDocument();
  for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled();
});

it('says nothing where the demo data is complete', async () => {
  answer();
  render(<DemoAccountButtons />);
  await vi.waitFor(() => {
    expect(readMock).toHaveBeenCalledOnce();
  });
  expect(screen.queryByText(/demo runs|in a moment/)).not.toBeInTheDocument();
});
