import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import { readRecording, readTrack, showActivity } from './activity-fixture.tsx';

vi.mock('../../data/activities/activity-functions.ts', () => ({
  openActivity: vi.fn(),
  removeStravaPost: vi.fn(),
  chooseMainActivity: vi.fn(),
  downloadRecording: vi.fn(),
  askForWeather: vi.fn(),
}));

/** Two kilometres straight to the north, as long as the recording of the fixture. */
function straightNorth(): TrackColumns {
  const column = (value: (second: number) => number) =>
    Float64Array.from({ length: 700 }, (_, second) => value(second));
  return {
    elapsedSeconds: column((second) => second),
    latitudeDegrees: column((second) => 35 + second * 0.000027),
    longitudeDegrees: column(() => 139),
  };
}

const route = () => screen.findByRole('img', { name: 'Route, north at the top' });

function cursorHeight(picture: HTMLElement): number | null {
  const cursor = picture.querySelector('circle[fill*="primary-main"]');
  return cursor && Number(cursor.getAttribute('cy'));
}

describe('the route of an activity', () => {
  it('is drawn with start, finish and a scale', async () => {
    vi.mocked(readTrack).mockResolvedValue(straightNorth());
    await showActivity();
    const picture = await route();
    const line = picture.querySelector('path[stroke*="secondary-main"]')?.getAttribute('d');
    expect(line).toMatch(/^M175\.0 224\.0L175\.0 16\.0$/);
    expect(screen.getByText('Start')).toBeVisible();
    expect(screen.getByText('Finish')).toBeVisible();
    expect(screen.getByText('500 m')).toBeVisible();
  });

  it('follows the chart’s cursor by keys, and leads it by a finger', async () => {
    vi.mocked(readTrack).mockResolvedValue(straightNorth());
    const user = await showActivity();
    const picture = await route();
    const slider = screen.getByRole('slider', { name: /Position in the chart/ });
    expect(cursorHeight(picture)).toBeNull();
    act(() => {
      slider.focus();
    });
    await user.keyboard('{Home}');
    expect(cursorHeight(picture)).toBeCloseTo(224, 0);
    await user.keyboard('{End}');
    expect(cursorHeight(picture)).toBeCloseTo(16, 0);
    fireEvent.pointerDown(picture, { clientX: 175, clientY: 120 });
    expect(cursorHeight(picture)).toBeCloseTo(120, 0);
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('5:5'));
  });

  it('lights up the part that is pressed in a table', async () => {
    vi.mocked(readTrack).mockResolvedValue(straightNorth());
    const user = await showActivity();
    const picture = await route();
    await user.click(screen.getByRole('button', { name: 'Show kilometre 2 in the chart' }));
    const part = picture.querySelector('path[stroke*="primary-main"]')?.getAttribute('d');
    expect(part).toMatch(/^M175\.0 134/);
  });

  it('leaves the chart alone where positions cannot be read', async () => {
    vi.mocked(readTrack).mockRejectedValue(new Error('lost'));
    await showActivity();
    expect(await screen.findByRole('slider', { name: /Position in the chart/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: /Route/ })).toBeNull();
  });

  it('is not asked for of a run in a room', async () => {
    await showActivity({ isIndoor: true });
    expect(readTrack).not.toHaveBeenCalled();
  });

  it('is not asked for without a recording', async () => {
    vi.mocked(readRecording).mockResolvedValue(null);
    await showActivity();
    expect(readTrack).not.toHaveBeenCalled();
  });
});
