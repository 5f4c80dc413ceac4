import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EMPTY_ATHLETE_PROFILE,
  type AthleteProfileFields,
} from '@tasuki/domain/athletes/stored-profile';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { exampleTrendWeeks } from '@tasuki/domain/trends/example-trend-week';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import * as athlete from '../../data/athletes/athlete-profiles.ts';
import { watchProfilePhoto } from '../../data/accounts/profile-photos.ts';
import { readTrendWeeks } from '../../data/trends/trend-years.ts';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { ProfileView } from './profile-view.tsx';
import { TargetView } from './target-view.tsx';

vi.mock('../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));
vi.mock('../../data/accounts/profile-photos.ts', () => ({
  watchProfilePhoto: vi.fn(),
  saveProfilePhoto: vi.fn(),
  deleteProfilePhoto: vi.fn(),
}));
vi.mock('../../data/athletes/athlete-profiles.ts', async (original) => ({
  ...(await original<typeof athlete>()),
  watchAthleteProfile: vi.fn(),
  watchTargets: vi.fn(),
  saveAthleteProfile: vi.fn(),
  saveCountry: vi.fn(),
  saveTarget: vi.fn(),
  deleteTarget: vi.fn(),
}));

vi.mock('../../data/trends/trend-years.ts', () => ({ readTrendWeeks: vi.fn() }));

const USER = {
  uid: 'u1',
  firstName: 'Hanako',
  lastName: 'Sato',
  language: 'en',
  displayName: null,
  country: 'JP',
  units: 'metric',
} as UserAccount;

const BEPPU: athlete.ListedTarget = {
  id: 'beppu',
  event: 'Beppu',
  distance: 'marathon',
  recordSeconds: 10_800,
  date: '2099-02-07',
};

const saveMock = vi.mocked(athlete.saveAthleteProfile);
const saveTargetMock = vi.mocked(athlete.saveTarget);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readTrendWeeks).mockResolvedValue(new Map());
  saveMock.mockResolvedValue();
  saveTargetMock.mockResolvedValue();
  vi.mocked(athlete.saveCountry).mockResolvedValue();
  vi.mocked(athlete.deleteTarget).mockResolvedValue();
  vi.mocked(saveUserAccount).mockResolvedValue();
  vi.mocked(watchProfilePhoto).mockImplementation((_uid, onPhoto) => {
    onPhoto(null);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: USER,
    userCredential: { uid: 'u1', email: null, isEmailVerified: false },
  });
  showProfile(null);
  lists([], []);
});

function showProfile(profile: Partial<AthleteProfileFields> | null) {
  vi.mocked(athlete.watchAthleteProfile).mockImplementation((_uid, onProfile) => {
    onProfile(profile && { ...EMPTY_ATHLETE_PROFILE, ...profile });
    return Promise.resolve(() => undefined);
  });
}

function lists(goals: athlete.ListedTarget[], tournaments: athlete.ListedTarget[]) {
  vi.mocked(athlete.watchTargets).mockImplementation((_uid, kind, onTargets) => {
    onTargets(kind === 'goals' ? goals : tournaments);
    return Promise.resolve(() => undefined);
  });
}

async function renderTarget() {
  // The words of dates are awaited while it is painted.
  await act(async () => {
    render(<TargetView />);
    await Promise.resolve();
  });
}

const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('the profile', () => {
  test('stores body and week as they were given, and leaves the rest out', async () => {
    const user = userEvent.setup();
    render(<ProfileView />);
    const body = await form('Body and heart rate');
    await user.type(body.getByLabelText('Year of birth'), '1984');
    await user.selectOptions(body.getByLabelText('Sex'), 'Female');
    await user.type(body.getByLabelText('Maximum heart rate'), '186');
    await user.click(body.getByRole('button', { name: 'Sunday' }));
    await user.click(body.getByRole('button', { name: 'Tuesday' }));
    expect(body.getByRole('button', { name: 'Tuesday', pressed: true })).toBeInTheDocument();
    await user.click(body.getByRole('button', { name: 'Save' }));
    expect(await body.findByText('Saved.')).toBeInTheDocument();
    expect(saveMock).toHaveBeenCalledExactlyOnceWith('u1', false, {
      birthYear: 1984,
      sex: 'female',
      restingHeartRateBeatsPerMinute: null,
      maximumHeartRateBeatsPerMinute: 186,
      thresholdHeartRateBeatsPerMinute: null,
      availableWeekdays: [2, 7],
    });
  });

  test('explains each question, and says what is wrong with an answer', async () => {
    const user = userEvent.setup();
    showProfile({ restingHeartRateBeatsPerMinute: 48 });
    render(<ProfileView />);
    const body = await form('Body and heart rate');
    expect(body.getByLabelText('Threshold heart rate')).toHaveAccessibleDescription(/last 20/);
    await user.type(body.getByLabelText('Threshold heart rate'), '190');
    await user.type(body.getByLabelText('Maximum heart rate'), '180');
    await user.click(body.getByRole('button', { name: 'Save' }));
    expect(await body.findByText(/Resting is the lowest of the three/)).toBeInTheDocument();
    expect(saveMock).not.toHaveBeenCalled();
  });

  test('keeps what was not saved over leaving the page, until it is discarded', async () => {
    const user = userEvent.setup();
    showProfile({ birthYear: 1984 });
    const { unmount } = render(<ProfileView />);
    await user.type((await form('Body and heart rate')).getByLabelText('Resting heart rate'), '48');
    unmount();
    render(<ProfileView />);
    const body = await form('Body and heart rate');
    expect(body.getByLabelText('Resting heart rate')).toHaveValue('48');
    expect(body.getByText(/^Not saved yet/)).toBeInTheDocument();
    await user.click(body.getByRole('button', { name: 'Discard changes' }));
    expect(body.getByLabelText('Resting heart rate')).toHaveValue('');
    expect(body.getByLabelText('Year of birth')).toHaveValue('1984');
    expect(Object.keys(globalThis.localStorage)).toEqual([]);
  });

  test('says why it was refused, and keeps what was typed', async () => {
    const user = userEvent.setup();
    saveMock.mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
    const { unmount } = render(<ProfileView />);
    const body = await form('Body and heart rate');
    await user.type(body.getByLabelText('Resting heart rate'), '48');
    await user.click(body.getByRole('button', { name: 'Save' }));
    expect(await body.findByRole('alert')).toHaveTextContent('You can’t see or change this.');
    unmount();
    render(<ProfileView />);
    expect((await form('Body and heart rate')).getByLabelText('Resting heart rate')).toHaveValue(
      '48',
    );
  });

  test('is kept without a connection, and says so; a later refusal is not lost', async () => {
    const user = userEvent.setup();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const online = vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
    let refuse: (cause: unknown) => void = () => undefined;
    saveMock.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    render(<ProfileView />);
    const body = await form('Body and heart rate');
    await user.type(body.getByLabelText('Resting heart rate'), '48');
    await user.click(body.getByRole('button', { name: 'Save' }));
    expect(await body.findByText(/^Kept on this device/)).toBeInTheDocument();
    online.mockRestore();
    refuse(new TasukiFailure('common/permission-denied'));
    expect(await body.findByRole('alert')).toHaveTextContent('You can’t see or change this.');
    expect(body.getByText(/^Not saved yet/)).toBeInTheDocument();
    expect(JSON.stringify({ ...globalThis.localStorage })).toContain('48');
  });

  test('takes a name for others, and an empty one back to one’s own', async () => {
    const user = userEvent.setup();
    render(<ProfileView />);
    const name = await form('Display name');
    const field = name.getByLabelText('Display name');
    expect(field).toHaveAccessibleDescription('If you leave it empty, others see Hanako Sato.');
    await user.type(field, ' Hana ');
    await user.click(name.getByRole('button', { name: 'Save' }));
    await name.findByText('Saved.');
    await user.clear(field);
    await user.click(name.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => {
      expect(vi.mocked(saveUserAccount).mock.calls).toEqual([
        [{ displayName: 'Hana' }],
        [{ displayName: null }],
      ]);
    });
  });

  test('refuses a file that is no picture, whatever it is called', async () => {
    render(<ProfileView />);
    const file = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' });
    await userEvent.setup().upload(screen.getByLabelText('Choose a photo'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is neither PNG nor JPEG.');
  });
});

describe('the target', () => {
  test('stores training and country, and a watch of any maker', async () => {
    const user = userEvent.setup();
    showProfile({ trainingPurpose: 'Health' });
    await renderTarget();
    const training = await form('Training');
    await user.selectOptions(training.getByLabelText('Country of residence'), 'Vietnam');
    await user.type(training.getByLabelText('Sessions a week'), '4');
    await user.selectOptions(training.getByLabelText('Watch brand'), 'Another brand');
    await user.type(training.getByLabelText('Brand name'), 'Pebble');
    await user.click(training.getByRole('button', { name: 'Save' }));
    await training.findByText('Saved.');
    expect(saveMock).toHaveBeenCalledExactlyOnceWith('u1', true, {
      trainingSessionsPerWeek: 4,
      trainingPurpose: 'Health',
      sportsWatchManufacturer: 'Pebble',
    });
    expect(athlete.saveCountry).toHaveBeenCalledExactlyOnceWith('u1', 'VN');
  });

  test('takes records as hours, minutes and seconds', async () => {
    const user = userEvent.setup();
    await renderTarget();
    const records = await form('Personal records');
    const ten = within(records.getByRole('group', { name: '10 km' }));
    await user.type(ten.getByLabelText('Minutes'), '41');
    await user.type(ten.getByLabelText('Seconds'), '75');
    await user.click(records.getByRole('button', { name: 'Save' }));
    expect(await records.findByText(/minutes and seconds go up to 59/)).toBeInTheDocument();
    await user.clear(ten.getByLabelText('Seconds'));
    await user.type(ten.getByLabelText('Seconds'), '21');
    await user.click(records.getByRole('button', { name: 'Save' }));
    await records.findByText('Saved.');
    expect(saveMock.mock.calls[0]?.[2].recordSeconds).toMatchObject({
      fiveKilometers: null,
      tenKilometers: 2481,
    });
  });

  test('says what records mean and what a goal would take, by a named method', async () => {
    showProfile({
      recordSeconds: {
        ...EMPTY_ATHLETE_PROFILE.recordSeconds,
        tenKilometers: 2481,
        hundredKilometers: 36_000,
      },
    });
    lists([BEPPU], []);
    await renderTarget();
    expect(await screen.findByText('10 km in 41:21: VDOT 50.0')).toBeInTheDocument();
    expect(screen.getByText(/^100 km in 10:00:00: VDOT doesn’t cover/)).toBeInTheDocument();
    expect(screen.getByText(/^VDOT after Daniels and Gilbert/)).toBeInTheDocument();
    expect(await screen.findByText('You’d need 4:16/km and a VDOT of 53.5.')).toBeInTheDocument();
    expect(
      screen.getByText(/^Your 10 km in 41:21 is worth a VDOT of 50.0: 3.\d to go.$/),
    ).toBeInTheDocument();
    expect(screen.getByText(/three formulas .* predict 3:1\d:\d\d to 3:2\d:\d\d/)).toBeVisible();
  });

  test('makes nothing up where no record is given', async () => {
    lists([BEPPU], []);
    await renderTarget();
    expect(await screen.findByText(/^Nothing yet: save a record/)).toBeInTheDocument();
    expect(await screen.findByText('You’d need 4:16/km and a VDOT of 53.5.')).toBeInTheDocument();
    expect(screen.getByText(/^Save a personal record below/)).toBeInTheDocument();
    expect(screen.queryByText(/is worth/)).not.toBeInTheDocument();
    expect(screen.queryByText(/expect/)).not.toBeInTheDocument();
  });

  test('says nothing about a race that is over', async () => {
    lists([], [{ ...BEPPU, date: '2020-02-02' }]);
    await renderTarget();
    expect(await screen.findByText(/Feb 2, 2020/)).toBeInTheDocument();
    expect(screen.queryByText(/^Takes/)).not.toBeInTheDocument();
  });

  test('compares a goal with what the runs predict, and says what it would take', async () => {
    const monday = mondayOf(dayNumber(new Date(), null));
    const weeks = exampleTrendWeeks(monday, 30, (weeksAgo) => ({
      race: weeksAgo === 1 ? { value: 47, activityId: 'race' } : null,
    }));
    vi.mocked(readTrendWeeks).mockResolvedValue(weeks);
    lists([{ ...BEPPU, distance: 'tenKilometers', recordSeconds: 2500 }], []);
    await renderTarget();
    expect(
      await screen.findByText(
        /^Your races in the last 12 weeks predict 43:.* to 44:.* over 10 km\.$/,
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Your goal takes 2\.\d more points of VDOT\. Regular/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^On .* it was /)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Forecast over 10 km/ })).toBeInTheDocument();
  });

  test('says nothing of a forecast without evidence', async () => {
    lists([BEPPU], []);
    await renderTarget();
    expect(await screen.findByText(/don’t say enough for a forecast/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Forecast/ })).toBeNull();
  });

  test('calls a goal without a time one to finish', async () => {
    lists([{ ...BEPPU, recordSeconds: null }], []);
    await renderTarget();
    expect(await screen.findByText(/· To finish$/)).toBeInTheDocument();
  });

  test('adds a goal, which must have an event and a day', async () => {
    const user = userEvent.setup();
    await renderTarget();
    await user.click(await screen.findByRole('button', { name: 'Add a goal' }));
    const goal = await form('Goal');
    await user.click(goal.getByRole('button', { name: 'Save' }));
    expect(await goal.findByText('Event is a required field.')).toBeInTheDocument();
    expect(goal.getByText('Leave it empty if you just want to finish.')).toBeInTheDocument();
    expect(goal.getByText('Date is a required field.')).toBeInTheDocument();
    await user.type(goal.getByLabelText('Event'), 'Beppu');
    await user.selectOptions(goal.getByLabelText('Distance'), 'Marathon');
    await user.type(goal.getByLabelText('Hours'), '3');
    await user.type(goal.getByLabelText('Date'), '2099-02-07');
    await user.click(goal.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => {
      expect(saveTargetMock).toHaveBeenCalledExactlyOnceWith(
        'u1',
        'goals',
        { taken: [] },
        {
          event: 'Beppu',
          distance: 'marathon',
          recordSeconds: 10_800,
          date: '2099-02-07',
        },
      );
    });
    expect(screen.queryByRole('form', { name: 'Goal' })).not.toBeInTheDocument();
  });

  test('changes and deletes one, and keeps no more than so many', async () => {
    const user = userEvent.setup();
    lists(
      [BEPPU],
      Array.from({ length: 20 }, (_, index) => ({ ...BEPPU, id: `race-${index}` })),
    );
    await renderTarget();
    const [change] = await screen.findAllByRole('button', { name: 'Change' });
    if (change) await user.click(change);
    const goal = await form('Goal');
    await user.clear(goal.getByLabelText('Event'));
    await user.type(goal.getByLabelText('Event'), 'Oita');
    await user.click(goal.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => {
      expect(saveTargetMock.mock.calls[0]?.slice(1, 3)).toEqual(['goals', { id: 'beppu' }]);
    });
    const [remove] = await screen.findAllByRole('button', { name: 'Delete' });
    if (remove) await user.click(remove);
    const question = within(await screen.findByRole('dialog', { name: 'Delete Beppu?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(athlete.deleteTarget).not.toHaveBeenCalled();
    if (remove) await user.click(remove);
    const again = within(await screen.findByRole('dialog', { name: 'Delete Beppu?' }));
    await user.click(again.getByRole('button', { name: 'Delete' }));
    expect(athlete.deleteTarget).toHaveBeenCalledExactlyOnceWith('u1', 'goals', 'beppu');
    await vi.waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('button', { name: 'Add a race' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You can keep 20/)).toBeInTheDocument();
  });
});
