import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ProviderLinkButton } from './provider-link-button.tsx';

function savePosting(isPostingToStrava: boolean): Promise<void> {
  return saveUserAccount({ isPostingToStrava });
}

/** Whether the coach's words are put into the descriptions at Strava, and what that means. */
export function StravaPosting({ link }: { link: ProviderLink }) {
  const { t } = useTranslation('links');
  const isPosting = useSessionStore((session) => session.user?.isPostingToStrava === true);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { submit, failureCode } = useSubmission('save posting to Strava', savePosting);
  const choose = async (isChecked: boolean) => {
    setPressed(isChecked);
    await submit(isChecked);
    setPressed(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <CheckRow
        words={t('links:posting.title')}
        isChecked={pressed ?? isPosting}
        onChange={(isChecked) => void choose(isChecked)}
      />
      <Typography variant="body2" color="textSecondary">
        {t('links:posting.text')}
      </Typography>
      {isPosting && !link.scopes.includes('activity:write') && (
        <>
          <Typography variant="body2" color="warning">
            {t('links:posting.notAllowed')}
          </Typography>
          <ProviderLinkButton provider="strava" isAgain />
        </>
      )}
      <FailureAlert failureCode={failureCode} />
    </Box>
  );
}
