import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { changeSignInMethod } from '../../data/sign-in/change-sign-in-method.ts';
import type { SignInMethodChange } from '../../platform/between-pages/sign-in-attempts.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { VerifyingAccount } from './verifying-account.tsx';

interface GoingOnProps {
  change: SignInMethodChange;
  /** The page to see when it is done. */
  continueTo: string;
}

/**
 * Makes the change of a sign-in method after the person has proven who they are, without a press.
 */
export function GoingOn({ change, continueTo }: GoingOnProps) {
  const { t } = useTranslation('account');
  const [isDone, setIsDone] = useState(false);
  const { submit, failureCode } = useSubmission<GoingOnProps>('change a way in', begin);
  const { kind, provider } = change;
  useEffect(() => {
    void submit({ change: { kind, provider }, continueTo }).then(setIsDone);
  }, [submit, kind, provider, continueTo]);
  if (isDone) return <Navigate replace to={continueTo} />;
  if (failureCode === null) {
    return (
      <VerifyingAccount heading={<PageHeading>{t('common:title.providerCallback')}</PageHeading>} />
    );
  }
  return (
    <>
      <PageHeading>{t('account:arrival.notYet')}</PageHeading>
      <Box sx={{ display: 'grid', gap: 2, my: 2, justifyItems: 'start' }}>
        <FailureAlert failureCode={failureCode} />
        <Button
          variant="contained"
          onClick={() => void submit({ change, continueTo }).then(setIsDone)}
        >
          {t('common:action.tryAgain')}
        </Button>
        <Button component={Link} to={continueTo} variant="outlined" color="secondary">
          {t('account:arrival.back')}
        </Button>
      </Box>
    </>
  );
}

function begin({ change, continueTo }: GoingOnProps): Promise<void> {
  return changeSignInMethod(change, continueTo);
}
