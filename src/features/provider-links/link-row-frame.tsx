import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { ProviderMark } from '../../ui/provider-mark.tsx';

interface LinkRowFrameProps {
  provider: SignInProvider;
  /** In few words, e.g. 'Linked'. */
  state: string;
  children: ReactNode;
}

/** One provider: its mark and name, how it stands, and what there is to say and do. */
export function LinkRowFrame({ provider, state, children }: LinkRowFrameProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t(`common:provider.${provider}`)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%', py: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <ProviderMark provider={provider} />
        <Typography sx={{ fontWeight: 600 }}>{t(`common:provider.${provider}`)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
          {state}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
