import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../ui/loading-state.tsx';

/** While the provider's answer is being verified. */
export function VerifyingAccount({ heading }: { heading: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <>
      {heading}
      <Typography role="status" sx={{ my: 2 }}>
        {t('account:arrival.verifying')}
      </Typography>
      <LoadingState shape="form" />
    </>
  );
}
