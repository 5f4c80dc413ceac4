import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { SharingTerms } from './sharing-terms.tsx';

interface SharingDialogProps {
  title: string;
  /** Of the coach. */
  name: string;
  /** What is to be chosen, below the text. */
  children?: ReactNode;
  /** Of the button that does it. */
  words: string;
  isBusy: boolean;
  failureCode: FailureCode | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a coach will read, before the runner decides. */
export function SharingDialog(props: SharingDialogProps) {
  const { title, name, children, words, isBusy, failureCode, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <SharingTerms name={name} />
        {children}
        <FailureAlert failureCode={failureCode} />
      </DialogContent>
      <DialogActions>
        <Button
          color="secondary"
          disabled={isBusy}
          onClick={onClose}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('common:action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={onConfirm}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {words}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
