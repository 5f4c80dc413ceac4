import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSecondFactor } from '../../data/second-factor/second-factor-query.ts';
import { proveSecondFactor } from '../../data/second-factor/second-factor.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

interface SecondFactorGateProps {
  uid: string;
  children: ReactNode;
}

/**
 * Asks for a code before a page that needs the rights of coach or admin. Rules and functions
 * decide; where this cannot be read, the page says itself what is missing.
 */
export function SecondFactorGate({ uid, children }: SecondFactorGateProps) {
  const found = useSecondFactor(uid);
  if (found.state === 'loading') return <LoadingState shape="rows" />;
  const standing = found.state === 'ready' ? found.data.standing : 'open';
  if (standing === 'open') return children;
  return (
    <Suspense fallback={<LoadingState shape="form" />}>
      <Missing standing={standing} />
    </Suspense>
  );
}

function Missing({ standing }: { standing: 'code' | 'setUp' }) {
  const { t } = useTranslation('account');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 400, pt: 2, justifyItems: 'stretch' }}>
      {standing === 'setUp' ? (
        <>
          <Typography>{t('account:secondFactor.required')}</Typography>
          <Button component={Link} to={routePath('account')} variant="contained">
            {t('account:secondFactor.toSetUp')}
          </Button>
        </>
      ) : (
        <>
          <Typography variant="h2">{t('account:secondFactor.proveTitle')}</Typography>
          <Typography variant="body2">{t('account:secondFactor.proveText')}</Typography>
          <CodeForm
            label={t('account:secondFactor.proveTitle')}
            send={proveSecondFactor}
            // Live queries keep the token with which they began.
            onDone={() => {
              globalThis.location.reload();
            }}
            submit={{ words: t('account:secondFactor.prove') }}
          />
          <Typography variant="body2" color="textSecondary">
            {t('account:secondFactor.lost')}
          </Typography>
        </>
      )}
    </Box>
  );
}
