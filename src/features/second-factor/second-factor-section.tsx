import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SecondFactorSetUp } from '@tasuki/domain/second-factor/second-factor-calls';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSecondFactor } from '../../data/second-factor/second-factor-query.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '../../data/second-factor/second-factor.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';

/** For coaches and admins, in their account: sets the second factor up, or removes it. */
export default function SecondFactorSection({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const [count, setCount] = useState(0);
  const found = useSecondFactor(uid, count);
  const look = () => {
    setCount((known) => known + 1);
  };
  return (
    <PageSection title={t('account:secondFactor.title')}>
      {found.state === 'loading' && <LoadingState shape="rows" />}
      {found.state === 'failed' && (
        <FailedState failureCode={found.failureCode} onRetry={found.retry} />
      )}
      {found.state === 'ready' &&
        (found.data.isSet ? (
          <Removal onDone={look} />
        ) : (
          <SetUp isRequired={found.data.isRequired} onDone={look} />
        ))}
    </PageSection>
  );
}

function SetUp({ isRequired, onDone }: { isRequired: boolean; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [begun, setBegun] = useState<SecondFactorSetUp | null>(null);
  const { submit, isBusy, failureCode } = useSubmission('begin second factor', async () => {
    setBegun(await beginSecondFactor());
  });
  if (!begun) {
    return (
      <>
        <Typography variant="body2" color={isRequired ? undefined : 'textSecondary'}>
          {t(isRequired ? 'account:secondFactor.required' : 'account:secondFactor.off')}
        </Typography>
        {failureCode === 'auth/requires-recent-login' ? (
          <Typography variant="body2" role="alert">
            {t('account:secondFactor.again')}{' '}
            <Link component={RouterLink} to={routePath('signOut')}>
              {t('common:title.signOut')}
            </Link>
          </Typography>
        ) : (
          <FailureAlert failureCode={failureCode} />
        )}
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={isBusy}
          onClick={() => void submit()}
        >
          {t('account:secondFactor.setUp')}
        </Button>
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 400 }}>
      <Typography variant="body2">{t('account:secondFactor.scan')}</Typography>
      <QrCode text={begun.otpauthUrl} label={t('account:secondFactor.qr')} />
      <Button size="small" variant="outlined" color="secondary" href={begun.otpauthUrl}>
        {t('account:secondFactor.open')}
      </Button>
      <Typography variant="body2">
        {t('account:secondFactor.key')}{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Typography>
      <CodeForm
        label={t('account:secondFactor.setUp')}
        send={confirmSecondFactor}
        onDone={onDone}
        submit={{ words: t('account:secondFactor.confirm') }}
      />
    </Box>
  );
}

function Removal({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <>
        <Typography variant="body2">{t('account:secondFactor.on')}</Typography>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {t('account:secondFactor.remove')}
        </Button>
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
      <Typography variant="body2">{t('account:secondFactor.removeText')}</Typography>
      <CodeForm
        label={t('account:secondFactor.removeTitle')}
        send={removeSecondFactor}
        onDone={onDone}
        submit={{ words: t('account:secondFactor.remove'), color: 'error' }}
      />
      <Button
        size="small"
        color="secondary"
        onClick={() => {
          setIsOpen(false);
        }}
      >
        {t('account:secondFactor.cancel')}
      </Button>
    </Box>
  );
}
