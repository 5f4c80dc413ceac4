import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { ACCOUNT_DELETION } from '@tasuki/domain/accounts/account-deletion';
import { deleteAccount } from '../../../data/sign-in/account-security.ts';
import { useRecentSignIn } from '../../../data/sign-in/recent-sign-in-query.ts';
import { signOutEverything } from '../../../data/sign-in/sign-out.ts';
import { keepDeletionNotice } from '../../../platform/between-pages/deletion-notice.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { PaidThings } from './paid-things.tsx';
import { ProveItIsYou } from './prove-it-is-you.tsx';
import { DELETION_HASH } from './return-hashes.ts';

interface DeletionDialogProps {
  uid: string;
  onClose: () => void;
}

/** What is deleted with the account. */
const GOES = ['data', 'links', 'others'] as const;
/** So that the sign-in is still recent when the answer is pressed. */
const MARGIN_MILLISECONDS = 60_000;

/** Says what goes, has the person prove who they are, and deletes on their word. */
export default function DeletionDialog({ uid, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isDeleted ? undefined : onClose}
    >
      <DialogTitle id={titleId}>
        {t(isDeleted ? 'account:deletion.title' : 'account:deletion.question')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isDeleted ? (
          <Leaving />
        ) : (
          <Question
            uid={uid}
            onClose={onClose}
            onDeleted={() => {
              setIsDeleted(true);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface QuestionProps {
  uid: string;
  onClose: () => void;
  onDeleted: () => void;
}

function Question({ uid, onClose, onDeleted }: QuestionProps) {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const signIn = useRecentSignIn(uid, MARGIN_MILLISECONDS);
  const [isProven, setIsProven] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const locale = useDateLocale();
  const run = useCallback(async () => {
    const deletedBy = await deleteAccount();
    const when = `${formatDay(deletedBy, null, locale)} ${formatTimeOfDay(deletedBy, null)}`;
    keepDeletionNotice(t('account:deletion.done', { when }));
    onDeleted();
  }, [onDeleted, locale, t]);
  const { submit, isBusy, failureCode } = useSubmission('delete account', run);
  if (signIn.state === 'loading') return <LoadingState shape="form" />;
  if (signIn.state === 'failed') {
    return <FailedState failureCode={signIn.failureCode} onRetry={signIn.retry} />;
  }
  const mayDelete = isProven || signIn.data.isRecent;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {GOES.map((what) => (
          <Typography key={what} component="li" variant="body2">
            {t(`account:deletion.goes.${what}`)}
          </Typography>
        ))}
        <PaidThings uid={uid} />
      </Box>
      <Typography variant="body2">
        {t('account:deletion.deadline', { hours: ACCOUNT_DELETION.deadlineHours })}
      </Typography>
      {mayDelete ? (
        <CheckRow words={t('account:deletion.sure')} isChecked={isSure} onChange={setIsSure} />
      ) : (
        <ProveItIsYou
          uid={uid}
          continueTo={pathname + search + DELETION_HASH}
          onProven={() => {
            setIsProven(true);
          }}
        />
      )}
      <FailureAlert failureCode={failureCode} />
      <DialogActions sx={{ p: 0 }}>
        <Button
          color="secondary"
          disabled={isBusy}
          onClick={onClose}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('common:action.cancel')}
        </Button>
        {mayDelete && (
          <Button
            variant="contained"
            color="error"
            disabled={!isSure}
            loading={isBusy}
            onClick={() => void submit()}
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          >
            {t('account:deletion.submit')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/**
 * Leaves by itself. The documents of the account go from now on, and a page that reads them would
 * lead somewhere else while the person still reads. The sign-in page says what was done.
 */
function Leaving() {
  const { t } = useTranslation('account');
  const { submit, isBusy, failureCode } = useSubmission('leave', signOutEverything);
  useEffect(() => {
    void submit();
  }, [submit]);
  return (
    <>
      <Typography role="status">{t('account:signOut.working')}</Typography>
      <FailureAlert failureCode={failureCode} />
      {failureCode !== null && (
        <Button variant="contained" loading={isBusy} onClick={() => void submit()}>
          {t('common:title.signOut')}
        </Button>
      )}
    </>
  );
}
