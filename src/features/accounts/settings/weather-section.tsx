import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { environment } from '../../../platform/environment.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PageSection } from '../../../ui/page-section.tsx';

function saveWeather(isWeatherOn: boolean): Promise<void> {
  return saveUserAccount({ isWeatherOn });
}

/** Whether the rounded start of runs may be sent to the weather service. */
export function WeatherSection() {
  const { t } = useTranslation('account');
  const isOn = useSessionStore((session) => session.user?.isWeatherOn === true);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { submit, failureCode } = useSubmission('save weather', saveWeather);
  if (!environment.isWeatherOffered) return null;
  const choose = async (isWanted: boolean) => {
    setPressed(isWanted);
    await submit(isWanted);
    setPressed(null);
  };
  return (
    <PageSection title={t('account:weather.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('account:weather.text')}
      </Typography>
      <CheckRow
        words={t('account:weather.show')}
        isChecked={pressed ?? isOn}
        onChange={(isWanted) => void choose(isWanted)}
      />
      <FailureAlert failureCode={failureCode} />
    </PageSection>
  );
}
