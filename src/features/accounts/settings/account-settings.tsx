import { mdiChevronRight } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Language } from '@tasuki/domain/language';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { wholeName } from '@tasuki/domain/accounts/name-order';
import { chooseLanguage } from '../../../data/sign-in/session.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { DeletionSection } from './deletion-section.tsx';
import { EmailChange } from './email-change.tsx';
import { EmailStatus } from './email-status.tsx';
import { ExportSection } from './export-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SafetyNotice } from './safety-notice.tsx';
import { TemperatureChoice, UnitsChoice } from './unit-choices.tsx';
import { WeatherSection } from './weather-section.tsx';

/** Without keys no notification code is fetched. */
const ARE_NOTIFICATIONS_BUILT_IN = Boolean(import.meta.env.VITE_WEB_PUSH_KEY);

/** Without a connection the section is left out. */
const PushSection = lazy(async () => {
  try {
    return await import('./push-section.tsx');
  } catch {
    return { default: () => null };
  }
});

/** A runner's own pages: what they say about themselves, and what is left to do. */
const RUNNER_PAGES = ['profile', 'target', 'memories', 'tasks'] as const;
function LanguageChoice() {
  const { submit, failureCode } = useSubmission<Language>('save language', chooseLanguage);
  return (
    <>
      <LanguageSelect
        language={currentLanguage()}
        onChoose={(language) => {
          void submit(language);
        }}
      />
      <FailureAlert failureCode={failureCode} />
    </>
  );
}

/** The pages that the coach uses come first: most visits of this page lead to one of them. */
function RunnerPages() {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}
    >
      {RUNNER_PAGES.map((name) => (
        <Box component="li" key={name} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <ButtonBase
            component={RouterLink}
            to={routePath(name)}
            sx={{
              display: 'flex',
              width: '100%',
              justifyContent: 'space-between',
              minHeight: 56,
              typography: 'body1',
              fontWeight: 600,
            }}
          >
            {t(`common:title.${name}`)}
            <Icon path={mdiChevronRight} color="action" />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

interface AccountSettingsProps {
  /** Accounts at providers; between the person's data and their sign-in methods. */
  linkedAccounts?: ReactNode;
  /** The section on who else reads what is stored. */
  sharing?: ReactNode;
  /** For coaches and admins, after the password. */
  secondFactor?: ReactNode;
  /** The section on who may receive data of the visit. */
  consent?: ReactNode;
  /** The section on the next charges. */
  payments?: ReactNode;
}

/** The person's data, sign-in methods, choices, export and deletion. */
export function AccountSettings({
  linkedAccounts,
  sharing,
  secondFactor,
  consent,
  payments,
}: AccountSettingsProps) {
  const { t } = useTranslation('account');
  const user = useSessionStore((session) => session.user);
  const signInEmail = useSessionStore((session) => session.userCredential?.email ?? null);
  const isEmailLost = useSessionStore((session) => session.userCredential?.isEmailLost === true);
  const isLetIn = useSessionStore((session) => session.claims.canAccessBeta === true);
  if (!user) return null;
  return (
    <>
      {/* Before that they lead nowhere. */}
      {isLetIn && <RunnerPages />}
      <PageSection title={wholeName(user, currentLanguage())}>
        <Typography variant="body2" color="textSecondary">
          {signInEmail ?? user.contactEmail}
        </Typography>
        <SafetyNotice uid={user.uid} />
        {isEmailLost && <Alert severity="warning">{t('account:email.lost')}</Alert>}
        {signInEmail !== null && <EmailStatus />}
        <EmailChange signInEmail={signInEmail} contactEmail={user.contactEmail} />
        <Button
          component={RouterLink}
          to={routePath('updateProfile')}
          state={{ from: routePath('account') }}
          size="small"
          variant="outlined"
          color="secondary"
        >
          {t('account:edit')}
        </Button>
      </PageSection>
      {linkedAccounts}
      {sharing}
      {consent}
      <PasswordSection />
      {secondFactor}
      <PageSection title={t('common:frame.language')}>
        <LanguageChoice />
      </PageSection>
      <MailSection uid={user.uid} />
      {ARE_NOTIFICATIONS_BUILT_IN && (
        <Suspense>
          <PushSection uid={user.uid} />
        </Suspense>
      )}
      <PageSection title={t('account:units.title')}>
        <UnitsChoice />
      </PageSection>
      <PageSection title={t('account:temperature.title')}>
        <TemperatureChoice />
      </PageSection>
      <WeatherSection />
      <PageSection title={t('account:theme.title')}>
        <Typography variant="body2" color="textSecondary">
          {t('account:theme.followsSystem')}
        </Typography>
      </PageSection>
      <PageSection title={t('account:payments.title')}>
        <Typography variant="body2" color="textSecondary">
          {t('account:payments.text')}
        </Typography>
        {payments}
        <Button
          component={RouterLink}
          to={routePath('subscriptions')}
          size="small"
          variant="outlined"
          color="secondary"
        >
          {t('common:title.subscriptions')}
        </Button>
        <Button
          component={RouterLink}
          to={routePath('purchases')}
          size="small"
          variant="outlined"
          color="secondary"
        >
          {t('common:title.purchases')}
        </Button>
      </PageSection>
      <ExportSection uid={user.uid} />
      <DeletionSection uid={user.uid} />
      <Link component={RouterLink} to={routePath('feedback')} variant="body2" sx={touchTarget}>
        {t('common:title.feedback')}
      </Link>
      <Button
        component={RouterLink}
        to={routePath('signOut')}
        variant="outlined"
        color="inherit"
        fullWidth
      >
        {t('common:title.signOut')}
      </Button>
    </>
  );
}
