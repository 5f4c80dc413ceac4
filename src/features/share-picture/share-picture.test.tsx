import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import { preloadDateLocale } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
// The dialog’s code, so that no test waits for it.
import './share-picture-dialog.tsx';
import './read-shift-waves.ts';
import { SharePicture } from './share-picture.tsx';

vi.mock('../../platform/save-file.ts', () => ({ saveFile: vi.fn() }));

const ROW = exampleActivityRow({ title: 'Home loop, Elm Street 4', distanceMeters: 10_020 });
let written: string[];
let drawn: [number, number][];

/** Straight to the north, a place every ten metres. */
function trackOf(meters: number): TrackColumns {
  const count = meters / 10 + 1;
  return {
    elapsedSeconds: Float64Array.from({ length: count }, (_, index) => index * 3),
    latitudeDegrees: Float64Array.from({ length: count }, (_, index) => 35 + index * 0.00009),
    longitudeDegrees: new Float64Array(count).fill(139),
  };
}

beforeEach(async () => {
  preloadDateLocale();
  await vi.dynamicImportSettled();
  written = [];
  drawn = [];
  vi.mocked(saveFile).mockReset();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: {
      uid: 'u1',
      language: 'en',
      units: 'metric',
      displayName: 'Kenji',
    } as UserAccount,
  });
  // jsdom has no canvas.
  const context = {
    fillText: (text: string) => written.push(text),
    fillRect: () => {
      written = [];
      drawn = [];
    },
    moveTo: (x: number, y: number) => drawn.push([x, y]),
    lineTo: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (take) => {
    take(new Blob(['picture'], { type: 'image/png' }));
  };
});

async function open(track: TrackColumns | null) {
  const user = userEvent.setup();
  render(<SharePicture row={ROW} track={track} />);
  await user.click(screen.getByRole('button', { name: 'Make a picture to share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Picture to share' });
  return { user, dialog: within(dialog) };
}

test('saves a picture with figures, and without title, name and ends of the route', async () => {
  const { user, dialog } = await open(trackOf(8000));
  expect(
    dialog.getByText(/^The picture leaves out the first and last 500 m of the route/),
  ).toBeVisible();
  expect(written).toEqual(expect.arrayContaining(['Easy run', 'Nov 21, 2026', '10.02 km']));
  expect(written.join(' ')).not.toMatch(/Elm|Kenji/);
  expect(drawn).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save picture' }));
  expect(saveFile).toHaveBeenCalledWith('tasuki-2026-11-21.png', expect.any(Blob));
});

test('shows no route where too little is left of it', async () => {
  const { user, dialog } = await open(trackOf(2200));
  expect(drawn).toHaveLength(1);
  await user.click(dialog.getByRole('radio', { name: '1000 m' }));
  expect(dialog.getByText(/^Leaving out 1000 m around the start and finish/)).toBeVisible();
  expect(drawn).toEqual([]);
});

test('names the runner only where they want it', async () => {
  const { user, dialog } = await open(null);
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Show my name (Kenji)' }));
  expect(written).toContain('Kenji');
});
