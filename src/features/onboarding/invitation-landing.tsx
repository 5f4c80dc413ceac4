import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Referral } from '@tasuki/domain/accounts/referral';
import { useReferral, useOwnReferralCode } from '../../data/onboarding/referral-queries.ts';
import { keepPendingReferral } from '../../platform/between-pages/pending-referral.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sash } from '../../ui/sash.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

const LINES = ['reads', 'answers', 'yours'] as const;

/** `own` and `member`: who looks at it needs no invitation. */
type Visit = 'new' | 'unknown' | 'usedUp' | 'own' | 'member';

function visitOf(referral: Referral | null, ownCode: string | null, hasAccount: boolean): Visit {
  if (referral && referral.refCode === ownCode) return 'own';
  if (hasAccount) return 'member';
  if (!referral) return 'unknown';
  return referral.isUsedUp ? 'usedUp' : 'new';
}

/** The inviter and what they invite to, with the sign-up for new people. */
export function InvitationLanding({ refCode }: { refCode: string }) {
  const { t } = useTranslation('onboarding');
  const read = useReferral(refCode);
  const status = useSessionStore((session) => session.status);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const hasAccount = useSessionStore((session) => session.user !== null);
  const own = useOwnReferralCode(uid);
  const ownCode = own.state === 'ready' ? own.data.refCode : null;
  const isSessionKnown = status !== 'unknown' && status !== 'loading';
  const visit =
    read.state === 'ready' && own.state !== 'loading' && isSessionKnown
      ? visitOf(read.data, ownCode, hasAccount)
      : null;
  // If it cannot be read now, the functions will find out later whether it is a code.
  const isKept = visit === 'new' || (read.state === 'failed' && isSessionKnown && !hasAccount);
  useEffect(() => {
    if (isKept) keepPendingReferral(refCode, new Date());
  }, [isKept, refCode]);
  if (read.state === 'failed') {
    return (
      <FailedState
        failureCode={read.failureCode}
        {...(hasAccount ? { onRetry: read.retry } : { action: <SignUpLink /> })}
      />
    );
  }
  if (visit === null || read.state === 'loading') return <LoadingState shape="form" />;
  const name = read.data?.inviterName ?? '';
  return (
    <>
      <Sash size={40} />
      <PageHeading>
        {visit === 'new'
          ? t('onboarding:landing.new', { name })
          : t(`onboarding:landing.${visit}.title`)}
      </PageHeading>
      {visit !== 'new' && <Typography>{t(`onboarding:landing.${visit}.text`)}</Typography>}
      {visit === 'own' || visit === 'member' ? (
        <Button
          component={RouterLink}
          to={visit === 'own' ? routePath('tasks') : routePath('activities')}
          variant="contained"
          size="large"
        >
          {t(`onboarding:landing.${visit}.action`)}
        </Button>
      ) : (
        <>
          <Box component="ul" sx={{ my: 1, pl: 2.5, display: 'grid', gap: 1 }}>
            {LINES.map((line) => (
              <Typography component="li" key={line}>
                {t(`onboarding:landing.line.${line}`)}
              </Typography>
            ))}
          </Box>
          <SignUpLink />
          <Link component={RouterLink} to={routePath('signIn')} variant="body2" sx={touchTarget}>
            {t('onboarding:landing.toSignIn')}
          </Link>
        </>
      )}
    </>
  );
}

function SignUpLink() {
  const { t } = useTranslation('onboarding');
  return (
    <Button component={RouterLink} to={routePath('signUp')} variant="contained" size="large">
      {t('onboarding:landing.signUp')}
    </Button>
  );
}
