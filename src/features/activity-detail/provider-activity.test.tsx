import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  saveActivityFields,
  watchActivity,
  watchActivityCopies,
} from '../../data/activities/activities.ts';
import {
  chooseMainActivity,
  openActivity,
  removeStravaPost,
} from '../../data/activities/activity-functions.ts';
import { ActivityCopies } from './activity-copies.tsx';
import { OpeningNotice } from './opening-notice.tsx';
import { SourceNotice } from './source-notice.tsx';
import { useOpenedActivity } from './use-opened-activity.ts';

vi.mock('../../data/activities/activities.ts', () => ({
  saveActivityFields: vi.fn(),
  watchActivity: vi.fn(),
  watchActivityCopies: vi.fn(),
}));
vi.mock('../../data/activities/activity-functions.ts', () => ({
  chooseMainActivity: vi.fn(),
  openActivity: vi.fn(),
  removeStravaPost: vi.fn(),
}));

const STRAVA: Partial<ActivityRow> = {
  id: 'strava-4711',
  sources: ['strava'],
  policy: sourcePolicy('strava', 'standard'),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(chooseMainActivity).mockResolvedValue();
  vi.mocked(removeStravaPost).mockResolvedValue();
  vi.mocked(saveActivityFields).mockResolvedValue();
});

describe('what the source allows', () => {
  test('is said of an activity from Strava, with the way to it there', () => {
    render(<SourceNotice row={exampleActivityRow(STRAVA)} />);
    expect(screen.getByText(/only you can see this/)).toHaveTextContent(
      'It’s kept for 7 days and fetched again when you open it.',
    );
    expect(screen.getByRole('link', { name: 'View on Strava' })).toHaveAttribute(
      'href',
      'https://www.strava.com/activities/4711',
    );
  });

  test('is not spoken of where a file may be read by everybody concerned', () => {
    const { container } = render(<SourceNotice row={exampleActivityRow()} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('leaves the way to Strava where a partner’s terms allow more', () => {
    const row = exampleActivityRow({ ...STRAVA, policy: sourcePolicy('strava', 'partner') });
    render(<SourceNotice row={row} />);
    expect(screen.queryByText(/only you can see this/)).toBeNull();
    expect(screen.getByRole('link', { name: 'View on Strava' })).toBeVisible();
  });

  test('mentions the coach’s words at Strava, and takes them out', async () => {
    render(<SourceNotice row={exampleActivityRow({ stravaPost: 'posted' })} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove it' }));
    expect(removeStravaPost).toHaveBeenCalledExactlyOnceWith('run');
  });
});

const onFetched = vi.fn();

function Opened({ row, isMissing }: { row: Partial<ActivityRow>; isMissing: boolean }) {
  const { opening, retry } = useOpenedActivity(exampleActivityRow(row), isMissing, onFetched);
  return <OpeningNotice opening={opening} onRetry={retry} />;
}

describe('opening an activity whose figures are not kept', () => {
  test('fetches them once, and reads again what came', async () => {
    let answer: (result: { state: 'ready' }) => void = () => undefined;
    vi.mocked(openActivity).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { container } = render(<Opened row={STRAVA} isMissing />);
    expect(screen.getByText('Fetching from Strava…')).toHaveRole('status');
    await act(async () => {
      answer({ state: 'ready' });
      await Promise.resolve();
    });
    expect(container).toBeEmptyDOMElement();
    expect(openActivity).toHaveBeenCalledExactlyOnceWith('strava-4711');
    expect(onFetched).toHaveBeenCalledTimes(1);
  });

  test('reads again also where what is live comes before the answer', async () => {
    let answer: (result: { state: 'ready' }) => void = () => undefined;
    vi.mocked(openActivity).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { container, rerender } = render(<Opened row={STRAVA} isMissing />);
    rerender(<Opened row={STRAVA} isMissing={false} />);
    expect(screen.getByText('Fetching from Strava…')).toBeVisible();
    await act(async () => {
      answer({ state: 'ready' });
      await Promise.resolve();
    });
    expect(onFetched).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });

  test('waits for the limit, says until when, and goes on by itself', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:07:00') });
    const resumesAt = new Date('2026-11-21T10:15:00').toISOString();
    vi.mocked(openActivity).mockResolvedValueOnce({ state: 'waiting', resumesAt });
    vi.mocked(openActivity).mockResolvedValueOnce({ state: 'ready' });
    const { container } = render(<Opened row={{ ...STRAVA, isPurged: true }} isMissing={false} />);
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/fetched automatically at 10:15/)).toBeVisible();
    await act(async () => vi.advanceTimersByTimeAsync(8 * 60_000));
    vi.useRealTimers();
    expect(openActivity).toHaveBeenCalledTimes(2);
    expect(container).toBeEmptyDOMElement();
  });

  test('says why it could not, and tries again', async () => {
    vi.mocked(openActivity).mockRejectedValueOnce(new TasukiFailure('provider/unreachable'));
    vi.mocked(openActivity).mockResolvedValueOnce({ state: 'ready' });
    render(<Opened row={STRAVA} isMissing />);
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t responding');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(openActivity).toHaveBeenCalledTimes(2);
  });

  test.each<[string, Partial<ActivityRow>, boolean]>([
    ['a file whose figures are on their way', {}, true],
    ['one that is all here', STRAVA, false],
  ])('asks nobody for %s', (_what, row, isMissing) => {
    const { container } = render(<Opened row={row} isMissing={isMissing} />);
    expect(container).toBeEmptyDOMElement();
    expect(openActivity).not.toHaveBeenCalled();
  });
});

let count = 0;

async function openCopies(row: Partial<ActivityRow>) {
  count += 1;
  await act(async () => {
    render(
      <MemoryRouter>
        <ActivityCopies uid={`runner-${count}`} row={exampleActivityRow(row)} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

describe('several recordings of one run', () => {
  test('are named on the main one, each with its link', async () => {
    vi.mocked(watchActivityCopies).mockImplementation((_uid, _mainId, onRows) => {
      onRows([exampleActivityRow({ ...STRAVA, duplicateOf: 'run' })]);
      return Promise.resolve(() => undefined);
    });
    await openCopies({});
    expect(await screen.findByRole('link', { name: 'Also here from Strava' })).toHaveAttribute(
      'href',
      '/activities/strava-4711',
    );
  });

  test('lead from the other one to the main one, which the runner may choose anew', async () => {
    vi.mocked(watchActivity).mockImplementation((_uid, _id, onRow) => {
      onRow(exampleActivityRow({ id: 'watch', sources: ['garmin'] }));
      return Promise.resolve(() => undefined);
    });
    await openCopies({ id: 'phone', duplicateOf: 'watch' });
    expect(await screen.findByRole('link', { name: 'The main one is from Garmin' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Make this the main one' }));
    expect(chooseMainActivity).toHaveBeenCalledExactlyOnceWith('phone');
  });

  test('may not be led by one of which no coach may speak', async () => {
    vi.mocked(watchActivity).mockImplementation((_uid, _id, onRow) => {
      onRow(exampleActivityRow({ id: 'watch', sources: ['garmin'] }));
      return Promise.resolve(() => undefined);
    });
    await openCopies({ ...STRAVA, duplicateOf: 'watch' });
    expect(await screen.findByRole('link', { name: 'The main one is from Garmin' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make this the main one' })).toBeNull();
  });

  test('are listed too where the runner wants it', async () => {
    vi.mocked(watchActivity).mockResolvedValue(() => undefined);
    await openCopies({ ...STRAVA, duplicateOf: 'watch' });
    await userEvent
      .setup()
      .click(screen.getByRole('checkbox', { name: 'Show it in the list too' }));
    expect(saveActivityFields).toHaveBeenCalledExactlyOnceWith(`runner-${count}`, 'strava-4711', {
      isDuplicateShown: true,
    });
  });
});
