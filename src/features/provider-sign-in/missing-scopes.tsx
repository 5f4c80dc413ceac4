import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isAnyScopeNeeded,
  isLinkedProvider,
  type SignInProvider,
} from '@tasuki/domain/provider-links/provider';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { BeginAnewButton } from './begin-anew-button.tsx';

/** The scopes and permissions that have words, by their names at the providers. */
const SCOPE_KEYS = {
  read: 'profile',
  'activity:read_all': 'activities',
  ACTIVITY_EXPORT: 'garminActivities',
  'activity:write': 'posting',
  HISTORICAL_DATA_EXPORT: 'garminHistory',
} as const;

/** Whether a link brings nothing without them. */
export function isAnyNeeded(provider: SignInProvider, scopes: readonly string[]): boolean {
  return isLinkedProvider(provider) && isAnyScopeNeeded(provider, scopes);
}

interface MissingScopesProps {
  heading: ReactNode;
  provider: SignInProvider;
  scopes: readonly string[];
  /** The attempt that the way back to the provider's page begins. */
  attempt: SignInAttempt;
  /** Leads away from here without it. */
  leave: ReactNode;
}

/** The scopes that were not ticked at the provider, their reason, and the way back to tick them. */
export function MissingScopes({ heading, provider, scopes, attempt, leave }: MissingScopesProps) {
  const { t } = useTranslation('account');
  const name = t(`common:provider.${provider}`);
  const isNeeded = isAnyNeeded(provider, scopes);
  const known = Object.entries(SCOPE_KEYS).filter(([scope]) => scopes.includes(scope));
  return (
    <>
      {heading}
      <Typography role="alert" sx={{ my: 2 }}>
        {t(isNeeded ? 'account:scopes.missing' : 'account:scopes.unticked', { name })}
      </Typography>
      <Box component="ul" sx={{ my: 2, pl: 3, display: 'grid', gap: 1 }}>
        {known.map(([scope, key]) => (
          <Typography key={scope} component="li">
            {t(`account:scopes.${key}`)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <BeginAnewButton
          attempt={attempt}
          variant="contained"
          words={t('account:scopes.goBack', { name })}
        />
        {leave}
      </Box>
    </>
  );
}
