import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import { wholeName } from '@tasuki/domain/accounts/name-order';
import { signIn } from '../../../data/sign-in/authentication.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { UntilInteractive } from '../../../ui/until-interactive.tsx';
import { LocalMailsLink } from './local-mails-link.tsx';
import { useDemoDataProgress } from './use-demo-data-progress.ts';

function enter({ email, password }: DemoAccount): Promise<void> {
  return signIn(email, password);
}

/** The demo accounts, each one tap away. */
export default function DemoAccountButtons() {
  const { t } = useTranslation('account');
  const { submit, isBusy, failureCode } = useSubmission('sign in as demo account', enter);
  const progress = useDemoDataProgress();
  return (
    <Box
      component="section"
      aria-label={t('account:local.title')}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'quiet.line',
        borderRadius: 1,
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {t('account:local.title')}
      </Typography>
      {/* In here, since this part comes to life later than the page around it. */}
      <UntilInteractive>
        {DEMO_ACCOUNTS.map((account) => (
          <Button
            key={account.uid}
            size="small"
            variant="text"
            color="secondary"
            disabled={isBusy || progress?.areAccountsReady === false}
            onClick={() => void submit(account)}
            sx={{ justifyContent: 'flex-start' }}
          >
            {t(`account:local.${account.role}`, { name: wholeName(account, currentLanguage()) })}
          </Button>
        ))}
      </UntilInteractive>
      {progress && (
        <Typography variant="caption" color="textSecondary">
          {progress.recordingCount === 0
            ? t('account:local.preparing')
            : t('account:local.filling', {
                read: progress.readCount,
                all: progress.recordingCount,
              })}
        </Typography>
      )}
      <FailureAlert failureCode={failureCode} />
      <LocalMailsLink />
    </Box>
  );
}
