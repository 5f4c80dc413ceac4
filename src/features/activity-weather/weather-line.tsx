import { mdiThermometer } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import { isWeatherMissing } from '@tasuki/domain/weather/weather-lookup';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { askForWeather } from '../../data/activities/activity-functions.ts';
import { environment } from '../../platform/environment.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The service that the terms of the weather data require to be named. */
const OPEN_METEO = 'https://open-meteo.com/';
const OPEN_METEO_NAME = 'Open-Meteo.com';
const OPEN_METEO_LICENCE = '(CC BY 4.0)';

interface WeatherLineProps {
  row: ActivityRow;
  /** Whether the recording says where it began. */
  hasPositions: boolean;
}

/** The weather of a run; where it was never looked up, whether the runner wants that. */
export function WeatherLine({ row, hasPositions }: WeatherLineProps) {
  const isOn = useSessionStore((session) => session.user?.isWeatherOn);
  const isWanted =
    environment.isWeatherOffered && hasPositions && isWeatherMissing(row) && isOn !== false;
  useEffect(() => {
    if (!isWanted || isOn !== true) return;
    askForWeather(row.id).catch((cause: unknown) => {
      reportError(cause, 'ask for weather');
    });
  }, [isWanted, isOn, row.id]);
  if (row.weather) return <Weather weather={row.weather} />;
  return isWanted && isOn === undefined ? <WeatherQuestion /> : null;
}

function Weather({ weather }: { weather: ActivityWeather }) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      <Icon path={mdiThermometer} color="action" />
      <Box>
        <Typography variant="body2">
          {[
            t('activities:weather.temperature', {
              temperature: formatMeasure(weather.temperatureCelsius, 'celsius', locale),
              feelsLike: formatMeasure(weather.feelsLikeCelsius, 'celsius', locale),
            }),
            t('activities:weather.humidity', {
              humidity: formatMeasure(weather.humidityPercent, 'percent', locale),
            }),
            t('activities:weather.wind', {
              speed: formatMeasure(weather.windMetersPerSecond, 'metersPerSecond', locale),
            }),
          ].join(' · ')}
        </Typography>
        <Typography component="p" variant="caption" color="textSecondary">
          {t('activities:weather.source')}{' '}
          <Link href={OPEN_METEO} target="_blank" rel="noreferrer" color="inherit">
            {OPEN_METEO_NAME}
          </Link>{' '}
          {OPEN_METEO_LICENCE}
        </Typography>
      </Box>
    </Box>
  );
}

function saveAnswer(isWeatherOn: boolean): Promise<void> {
  return saveUserAccount({ isWeatherOn });
}

/** Asked once; the answer is changed in the account. */
function WeatherQuestion() {
  const { t } = useTranslation('activities');
  const { submit, isBusy, failureCode } = useSubmission('answer on weather', saveAnswer);
  return (
    <Box
      component="section"
      aria-label={t('activities:weather.question')}
      sx={{ mt: 2, p: 2, borderRadius: 1.25, bgcolor: 'quiet.ground' }}
    >
      <Typography component="p" variant="subtitle2">
        {t('activities:weather.question')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('activities:weather.explained')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={isBusy}
          onClick={() => void submit(true)}
        >
          {t('activities:weather.yes')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={isBusy}
          onClick={() => void submit(false)}
        >
          {t('activities:weather.no')}
        </Button>
      </Box>
      <FailureAlert failureCode={failureCode} />
    </Box>
  );
}
