import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { openActivity } from '../../data/activities/activity-functions.ts';
import {
  analysisOf,
  openPage,
  readRecording,
  readTrack,
  saveActivityFields,
  scrolledTo,
  showActivity,
  structuredAnalysis,
  watchActivity,
  watchActivityAnalysis,
  watchActivityGroup,
  fixture,
} from './activity-fixture.tsx';

vi.mock('../../data/activities/activity-functions.ts', () => ({
  openActivity: vi.fn(),
  removeStravaPost: vi.fn(),
  chooseMainActivity: vi.fn(),
  downloadRecording: vi.fn(),
  askForWeather: vi.fn(),
}));

describe('the page of an activity', () => {
  it('reads four documents: row, analysis, recording and track', async () => {
    await showActivity();
    expect(watchActivity).toHaveBeenCalledOnce();
    expect(watchActivityAnalysis).toHaveBeenCalledOnce();
    expect(readRecording).toHaveBeenCalledOnce();
    expect(readTrack).toHaveBeenCalledOnce();
    expect(watchActivityGroup).not.toHaveBeenCalled();
  });

  it('shows distance, time and pace, the rest behind a press', async () => {
    const user = await showActivity();
    expect(screen.getByText('10.02 km')).toBeVisible();
    expect(screen.getByText('48:51')).toBeVisible();
    expect(screen.queryByText('Highest heart rate')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All stats' }));
    expect(screen.getByText('Highest heart rate').nextSibling).toHaveTextContent('160 bpm');
    expect(screen.getByText('Max cadence').nextSibling).toHaveTextContent('188 spm');
    expect(screen.getByText('Best pace').nextSibling).toHaveTextContent('4:04/km');
    expect(screen.queryByText('Highest temperature (watch)')).toBeNull();
    expect(screen.getByText('Calories').nextSibling).toHaveTextContent('180 kcal');
    expect(screen.queryByText('Average power')).toBeNull();
  });

  it('says which activity does not exist, and which could not be read', async () => {
    await openPage();
    act(() => {
      fixture.emitRow(null);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This wasn’t found');
  });

  it('does not say that a run is being read which has been', async () => {
    await showActivity({ feedbackState: 'ready' }, null);
    const coach = screen.getByRole('region', { name: 'Coach’s feedback' });
    expect(coach).not.toHaveTextContent('Reading your run…');
    expect(within(coach).getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('lets the coach’s words arrive by themselves', async () => {
    await showActivity({ feedbackState: 'pending' }, null);
    const coach = screen.getByRole('region', { name: 'Coach’s feedback' });
    expect(coach).toHaveTextContent('Reading your run…');
    expect(coach).toHaveAttribute('aria-live', 'polite');
    act(() => {
      fixture.emitRow(exampleActivityRow());
      fixture.emitAnalysis(analysisOf());
    });
    expect(coach).toHaveTextContent('An easy run at 5:00/km. Kilometre two took 4:45/km.');
    expect(coach).toHaveTextContent('NextRest tomorrow.');
    expect(coach).toHaveTextContent('AI coach');
  });

  it('shows a figure’s proof and goes to its row in the splits', async () => {
    const user = await showActivity();
    // The code of what a figure rests on is fetched by the first press.
    await act(async () => {
      await user.click(screen.getByRole('button', { name: '4:45/km' }));
    });
    expect(screen.getByText('Kilometre 2 · 5:00 to 10:00 of the recording')).toBeVisible();
    const row = screen.getByRole('button', { name: 'Show kilometre 2 in the chart' });
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(scrolledTo).toEqual([row.closest('tr')]);
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/of the recording$/)).toBeNull();
    expect(row).toHaveAttribute('aria-pressed', 'false');
  });

  it('goes from figure to figure within the proof, so that nobody scrolls back', async () => {
    const user = await showActivity();
    await user.click(screen.getByRole('button', { name: '5:00/km' }));
    expect(screen.getByRole('button', { name: 'Previous number' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next number' }));
    expect(screen.getByText('Kilometre 2 · 5:00 to 10:00 of the recording')).toBeVisible();
    expect(screen.getByRole('button', { name: '4:45/km' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Next number' })).toBeDisabled();
  });

  it('lights up the figure that its address asks for, until something else is pressed', async () => {
    const user = await openPage('/activities/run?fact=split.1.pace');
    await act(async () => {
      fixture.emitRow(exampleActivityRow());
      fixture.emitAnalysis(analysisOf());
      await Promise.resolve();
    });
    expect(screen.getByText('Kilometre 2 · 5:00 to 10:00 of the recording')).toBeVisible();
    const row = screen.getByRole('button', { name: 'Show kilometre 2 in the chart' });
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(scrolledTo.at(-1)).toBe(row.closest('tr'));
    await user.click(screen.getByRole('button', { name: 'Show kilometre 1 in the chart' }));
    expect(row).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(/of the recording$/)).toBeNull();
  });

  it('passes over a figure in the address that it does not have', async () => {
    await openPage('/activities/run?fact=none.such');
    act(() => {
      fixture.emitRow(exampleActivityRow());
      fixture.emitAnalysis(analysisOf());
    });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('leads into the conversation about it, also with a question asked', async () => {
    await showActivity();
    const address = '/topics/runner-run/chat';
    expect(screen.getByRole('link', { name: 'Ask the coach' })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: 'What should I run next?' })).toHaveAttribute(
      'href',
      address,
    );
    expect(screen.getAllByRole('link', { name: /\?$/ })).toHaveLength(2);
  });

  it('leads into no conversation while there are no words to ask about', async () => {
    await showActivity({ feedbackState: 'pending' }, null);
    expect(screen.queryByRole('link', { name: 'Ask the coach' })).toBeNull();
  });

  it('goes to the chart for a figure of a stretch, and for a pressed row', async () => {
    const user = await showActivity();
    const chart = await screen.findByRole('figure');
    await user.click(screen.getByRole('button', { name: '5:00/km' }));
    expect(scrolledTo.at(-1)).toBe(chart);
    await user.click(screen.getByRole('button', { name: 'Show kilometre 0.42 in the chart' }));
    expect(scrolledTo.at(-1)).toBe(chart);
  });

  it('moves one cursor through the chart by keys, and says where it is', async () => {
    const user = await showActivity();
    const cursor = await screen.findByRole('slider', { name: /Position in the chart/ });
    cursor.focus();
    await user.keyboard('{End}');
    expect(cursor.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
      '11:39 · 2.10 km · 5:33/km · 140 bpm',
    );
    await user.keyboard('{Home}{ArrowRight}');
    expect(cursor.getAttribute('aria-valuetext')).toMatch(/^0:07 · 21\sm/);
    await user.keyboard('{Escape}');
    expect(cursor).toHaveAttribute('aria-valuetext', 'Drag to see any moment');
    await user.click(screen.getByRole('radio', { name: 'Time' }));
    expect(screen.getByRole('figure')).toHaveTextContent('Heart rate 140 bpm to 140 bpm');
  });

  it('says so when there is nothing to draw, or it could not be read', async () => {
    vi.mocked(readRecording).mockResolvedValue(null);
    await showActivity();
    expect(await screen.findByText('This recording has nothing to chart.')).toBeVisible();
  });

  it('shows no zeros of what is still on its way, and does not say that nothing can be drawn', async () => {
    vi.mocked(readRecording).mockResolvedValue(null);
    let fail: (cause: unknown) => void = () => undefined;
    vi.mocked(openActivity).mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    const purged = { isPurged: true, distanceMeters: null, elapsedSeconds: 0, movingSeconds: 0 };
    await showActivity({ id: 'strava-1', sources: ['strava'], ...purged }, null);
    expect(screen.getByText('Fetching from Strava…')).toBeVisible();
    expect(screen.queryByText(/^0 (s|min|m)$|^0:00$/)).toBeNull();
    expect(screen.queryByText('This recording has nothing to chart.')).toBeNull();
    await act(async () => {
      fail(new TasukiFailure('provider/unreachable'));
      await Promise.resolve();
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('This recording has nothing to chart.')).toBeNull();
  });

  it('shows the remainder among the splits', async () => {
    await showActivity();
    const splits = screen.getByRole('table', { name: 'Splits' });
    const rows = within(splits).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[3]).toHaveTextContent('0.42');
    expect(rows[1]).toHaveTextContent('5:00/km140+4 m');
  });

  it('shows work and rest, laps and zones where they were found', async () => {
    const user = await showActivity({}, structuredAnalysis());
    const intervals = screen.getByRole('table', { name: 'Work and rest' });
    expect(within(intervals).getByText('Work 2')).toBeVisible();
    expect(within(intervals).getByText('very hard')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Watch laps (2)' }));
    expect(screen.getByRole('table', { name: 'Watch laps (2)' })).toBeVisible();
    const zones = screen.getByRole('region', { name: 'Heart-rate zones' });
    expect(zones).toHaveTextContent('An estimate from your age');
    expect(zones).toHaveTextContent('Zone 1 95–113 bpm1:00 25%');
    expect(zones).toHaveTextContent('Zone 2 114+ bpm3:00 75%');
  });

  it('says why words are withheld and what would help', async () => {
    await showActivity(
      {
        feedbackState: 'withheld',
        policy: sourcePolicy('strava', 'standard'),
        sources: ['strava'],
      },
      analysisOf({ feedback: null }),
    );
    const coach = screen.getByRole('region', { name: 'Coach’s feedback' });
    expect(coach).toHaveTextContent('doesn’t let an AI coach read it');
    expect(coach).toHaveTextContent('link Garmin');
  });

  it('says where it came from and what is missing in it', async () => {
    await showActivity({ isPartial: true, isIndoor: true });
    const facts = screen.getByRole('region', { name: 'About this recording' });
    expect(facts).toHaveTextContent('Source: file');
    expect(facts).toHaveTextContent('Not recorded: power');
    expect(facts).toHaveTextContent('The file broke off or was damaged');
    expect(facts).toHaveTextContent('Recorded indoors');
  });

  it('links the sessions of one recording to each other', async () => {
    vi.mocked(watchActivityGroup).mockImplementation((_uid, _group, onRows) => {
      onRows([
        exampleActivityRow({ id: 'swim', sport: 'Swim', groupId: 'race' }),
        exampleActivityRow({ id: 'change', isTransition: true, groupId: 'race' }),
        exampleActivityRow({ id: 'run', groupId: 'race' }),
      ]);
      return Promise.resolve(() => undefined);
    });
    await showActivity({ groupId: 'race' });
    const parts = await screen.findByRole('navigation', { name: 'Parts of this recording' });
    expect(within(parts).getByRole('link', { name: /Swim/ })).toHaveAttribute(
      'href',
      '/activities/swim',
    );
    expect(within(parts).getByRole('link', { name: /^Run/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(parts).getByRole('link', { name: /Transition/ })).toBeVisible();
  });
});

describe('the runner’s own words', () => {
  it('are saved as the runner wrote them', async () => {
    const user = await showActivity();
    await user.type(screen.getByLabelText('Name'), '  River loop ');
    await user.type(screen.getByLabelText('Note'), 'Left calf was stiff.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saveActivityFields).toHaveBeenCalledWith('runner', 'run', {
      title: 'River loop',
      note: 'Left calf was stiff.',
    });
    act(() => {
      fixture.emitRow(exampleActivityRow({ title: 'River loop', note: 'Left calf was stiff.' }));
    });
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('stay on screen when they could not be saved', async () => {
    vi.mocked(saveActivityFields).mockRejectedValue(new TasukiFailure('common/permission-denied'));
    const user = await showActivity();
    await user.type(screen.getByLabelText('Note'), 'Long day.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Long day.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('are asked how hard it felt below the coach’s words, before the chart', async () => {
    await showActivity();
    const question = screen.getByRole('group', { name: 'How hard did it feel?' });
    const follows = (other: HTMLElement) =>
      (other.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(follows(screen.getByRole('region', { name: 'Coach’s feedback' }))).toBe(true);
    expect(follows(screen.getByRole('heading', { name: 'Chart' }))).toBe(false);
  });

  it('rate the effort at once, and take it back', async () => {
    const user = await showActivity({ effort: 7 });
    const effort = screen.getByRole('group', { name: 'How hard did it feel?' });
    expect(within(effort).getByRole('button', { name: '7' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const saved = Promise.withResolvers<void>();
    vi.mocked(saveActivityFields).mockReturnValueOnce(saved.promise);
    await user.click(within(effort).getByRole('button', { name: '3' }));
    expect(saveActivityFields).toHaveBeenLastCalledWith('runner', 'run', { effort: 3 });
    // Shown before anything answered.
    expect(within(effort).getByRole('button', { name: '3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await act(async () => {
      fixture.emitRow(exampleActivityRow({ effort: 3 }));
      saved.resolve();
      await saved.promise;
    });
    expect(within(effort).getByRole('button', { name: '3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(within(effort).getByRole('button', { name: '3' }));
    expect(saveActivityFields).toHaveBeenLastCalledWith('runner', 'run', { effort: null });
  });

  it('hide it from the list, and say when that was refused', async () => {
    vi.mocked(saveActivityFields).mockRejectedValue(new TasukiFailure('common/offline'));
    const user = await showActivity();
    await user.click(screen.getByRole('checkbox', { name: 'Hide it from the list' }));
    expect(saveActivityFields).toHaveBeenCalledWith('runner', 'run', { isHidden: true });
    await waitFor(() => {
      expect(screen.getByText(/There’s no connection/)).toBeVisible();
    });
    expect(screen.getByRole('checkbox', { name: 'Hide it from the list' })).not.toBeChecked();
  });

  it('cannot be longer than the rules allow', async () => {
    await showActivity();
    expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '120');
    expect(screen.getByLabelText('Note')).toHaveAttribute('maxlength', '2000');
  });
});
