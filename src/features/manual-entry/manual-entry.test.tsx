import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  deleteManualActivity,
  saveManualActivity,
} from '../../data/activities/manual-activities.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { ManualEntryActions } from './manual-entry-actions.tsx';
import { ManualEntryButton } from './manual-entry-button.tsx';

const ID = 'manual-0123456789abcdef0123';

vi.mock('../../data/activities/manual-activities.ts', () => ({
  newManualId: () => 'manual-0123456789abcdef0123',
  saveManualActivity: vi.fn(),
  deleteManualActivity: vi.fn(),
}));

const saved = vi.mocked(saveManualActivity);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  saved.mockReset().mockResolvedValue();
  vi.mocked(deleteManualActivity).mockReset().mockResolvedValue();
  useSessionStore.setState({ user: exampleUserAccount() });
});

const ROW = exampleActivityRow({
  id: ID,
  sources: ['manual'],
  startedAt: new Date('2026-11-20T06:30:00Z'),
  utcOffsetMinutes: 0,
  elapsedSeconds: 2700,
  distanceMeters: 8200,
});

function Page() {
  return <p>page of {useParams().activityId}</p>;
}

function open(row: typeof ROW | null = null) {
  render(
    <SnackbarProvider>
      <MemoryRouter initialEntries={['/start']}>
        <Routes>
          <Route
            path="start"
            element={row ? <ManualEntryActions row={row} /> : <ManualEntryButton />}
          />
          <Route path="activities" element={<p>the list</p>} />
          <Route path="activities/:activityId" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </SnackbarProvider>,
  );
  return userEvent.setup();
}

/** Puts whole texts into the fields of the form. */
async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  await screen.findByRole('dialog');
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}

describe('a session entered by hand', () => {
  it('is saved as it was typed, and opened', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add a manual entry' }));
    await fill({
      Date: '2026-11-20',
      'Start time': '06:30',
      Minutes: '45',
      'Distance (km)': '8,2',
      Note: 'Felt easy.',
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`page of ${ID}`)).toBeVisible();
    const startedAt = new Date('2026-11-20T06:30:00');
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      activityId: ID,
      entry: {
        sport: 'Run',
        startedAtMilliseconds: startedAt.getTime(),
        utcOffsetMinutes: 0 - startedAt.getTimezoneOffset(),
        durationSeconds: 2700,
        distanceMeters: 8200,
      },
      words: { note: 'Felt easy.', effort: null },
    });
  });

  it('says what is missing or cannot be, and sends nothing', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add a manual entry' }));
    await fill({ Minutes: '20', 'Distance (km)': '42' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Start time is a required field.')).toBeVisible();
    expect(screen.getByText('That’s outside the allowed range. Please check it.')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });

  it('stays open with what was typed when it could not be saved', async () => {
    saved.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    const user = open(ROW);
    await user.click(screen.getByRole('button', { name: 'Edit entry' }));
    await fill({ 'Distance (km)': '8.4' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Distance (km)')).toHaveValue('8.4');
  });

  it('is corrected without a change of what the runner wrote', async () => {
    const user = open(ROW);
    await user.click(screen.getByRole('button', { name: 'Edit entry' }));
    expect(await screen.findByLabelText('Distance (km)')).toHaveValue('8.2');
    expect(screen.queryByLabelText('Note')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Sport'), 'Hike');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(saved).toHaveBeenCalledOnce();
    });
    expect(saved.mock.calls[0]?.[0]).toMatchObject({
      activityId: ID,
      entry: { sport: 'Hike', distanceMeters: 8200, durationSeconds: 2700 },
      words: null,
    });
  });

  it('is deleted after one more question, and the list is shown', async () => {
    const user = open(ROW);
    await user.click(screen.getByRole('button', { name: 'Delete entry' }));
    expect(deleteManualActivity).not.toHaveBeenCalled();
    const dialog = screen.getByRole('dialog', { name: 'Delete this entry?' });
    await user.click(
      [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Delete entry',
      ) as HTMLButtonElement,
    );
    expect(await screen.findByText('the list')).toBeVisible();
    expect(deleteManualActivity).toHaveBeenCalledExactlyOnceWith(ID);
  });
});
