import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadingSign } from '../../ui/states/reading-sign.tsx';

/** While the provider's answer is being verified. */
export function VerifyingAccount({ heading }: { heading: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <>
      {heading}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 2 }}>
        <ReadingSign />
        <Typography>{t('account:arrival.verifying')}</Typography>
      </Box>
    </>
  );
}
