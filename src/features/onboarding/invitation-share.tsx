import { mdiContentCopy, mdiShareVariantOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { openInvitation } from '../../data/onboarding/onboarding.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

/** The address that friends follow. */
function invitationAddress(refCode: string): string {
  return `${globalThis.location.origin}${routePath('referral', { refCode })}`;
}

/** Makes the link to invite by, and hands it on: by the phone's own sheet, or copied. */
export function InvitationShare({ refCode }: { refCode: string | null }) {
  const { t } = useTranslation('onboarding');
  const announce = useSnackbar();
  const making = useSubmission(
    'open invitation',
    useCallback(async () => {
      await openInvitation();
    }, []),
  );
  if (refCode === null) {
    return (
      <>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={making.isBusy}
          onClick={() => {
            void making.submit();
          }}
        >
          {t('onboarding:invitation.make')}
        </Button>
        <FailureAlert failureCode={making.failureCode} />
      </>
    );
  }
  const address = invitationAddress(refCode);
  const share = {
    title: t('common:productName'),
    text: t('onboarding:invitation.words'),
    url: address,
  };
  const { navigator } = globalThis;
  const canShare = 'share' in navigator;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      announce(t('onboarding:invitation.copied'));
    } catch {
      // A browser that forbids it leaves the address to be selected.
      announce(t('onboarding:invitation.notCopied'));
    }
  };
  return (
    <>
      <Typography
        variant="body2"
        sx={{ overflowWrap: 'anywhere', userSelect: 'all', fontVariantNumeric: 'normal' }}
      >
        {address}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canShare && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<Icon path={mdiShareVariantOutline} />}
            onClick={() => {
              // A person who closes the sheet has chosen not to share.
              navigator.share(share).catch(() => undefined);
            }}
          >
            {t('onboarding:invitation.share')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<Icon path={mdiContentCopy} />}
          onClick={() => void copy()}
        >
          {t('onboarding:invitation.copy')}
        </Button>
      </Box>
    </>
  );
}
