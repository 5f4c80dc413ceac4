import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { askForWeather } from '../../data/activities/activity-functions.ts';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { environment } from '../../platform/environment.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { WeatherLine } from './weather-line.tsx';

vi.mock('../../data/activities/activity-functions.ts', () => ({ askForWeather: vi.fn() }));
vi.mock('../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

const WEATHER = {
  temperatureCelsius: 24.2,
  feelsLikeCelsius: 26.8,
  humidityPercent: 71,
  windMetersPerSecond: 3,
};
const QUESTION = 'Show the weather of your runs?';

beforeEach(() => {
  environment.isWeatherOffered = true;
  vi.mocked(askForWeather).mockReset().mockResolvedValue();
  vi.mocked(saveUserAccount).mockReset().mockResolvedValue();
});

function show(
  row: Partial<ActivityRow> = {},
  {
    account = {},
    hasPositions = true,
  }: { account?: Partial<UserAccount>; hasPositions?: boolean } = {},
) {
  useSessionStore.setState({ user: { ...exampleUserAccount(), ...account } });
  render(
    <SnackbarProvider>
      <WeatherLine row={exampleActivityRow(row)} hasPositions={hasPositions} />
    </SnackbarProvider>,
  );
}

describe('the weather of a run', () => {
  it('asks without a heading, which would break the order of the page’s headings', () => {
    show();
    expect(screen.getByText(QUESTION)).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('says how warm, damp and windy it was, and whose data these are', () => {
    show({ weather: WEATHER });
    expect(
      screen.getByText('24 °C, feels like 27 °C · humidity 71% · wind 10.8 km/h'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open-Meteo.com' })).toHaveAttribute(
      'href',
      'https://open-meteo.com/',
    );
  });

  it.each([
    [{ units: 'imperial' } as const, '76 °F, feels like 80 °F · humidity 71% · wind 6.7 mph'],
    [
      { temperatureUnit: 'kelvin' } as const,
      '297 K, feels like 300 K · humidity 71% · wind 10.8 km/h',
    ],
  ])('is written in the units of the runner', (account, words) => {
    show({ weather: WEATHER }, { account });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is asked for once the runner wants it, and nothing before', async () => {
    show();
    expect(askForWeather).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show weather' }));
    expect(saveUserAccount).toHaveBeenCalledExactlyOnceWith({ isWeatherOn: true });
  });

  it('is not asked about again after a no', async () => {
    show();
    await userEvent.setup().click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(saveUserAccount).toHaveBeenCalledExactlyOnceWith({ isWeatherOn: false });
  });

  it('is looked up when the page is opened and it is missing', () => {
    show({ id: 'run' }, { account: { isWeatherOn: true } });
    expect(askForWeather).toHaveBeenCalledExactlyOnceWith('run');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it.each([
    ['after a no', {}, { account: { isWeatherOn: false } }],
    ['without positions', {}, { hasPositions: false }],
    ['in a room', { isIndoor: true }, {}],
    ['where there was none', { weather: null }, {}],
  ] as const)('is no subject %s', (_, row, options) => {
    show(row, options);
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(askForWeather).not.toHaveBeenCalled();
  });

  it('is no subject where no weather is offered', () => {
    environment.isWeatherOffered = false;
    show();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
