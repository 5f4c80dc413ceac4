import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { FailureAlert } from './failure-alert.tsx';
import { TOUCH_TARGET_PIXELS } from './theme/touch-target.ts';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** Words of the button that does it. */
  words: string;
  isBusy: boolean;
  /** Something must be chosen first. */
  isDisabled?: boolean;
  failureCode: FailureCode | null;
  onConfirm: () => void;
  onClose: () => void;
  /** Colour of the button; left out = that of an action that cannot be taken back. */
  color?: 'error' | 'primary';
  /** Words of the button that changes nothing; left out = to cancel. */
  closeWords?: string;
  /** `sm` for a text that may be longer than a phone is high; left out = for a sentence or two. */
  maxWidth?: 'xs' | 'sm';
  /** The buttons stand at the end of the text, so that nobody meets them before they came past all of it. */
  isReadFirst?: boolean;
}

/** Asks once more before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, words, isBusy, failureCode, onConfirm, onClose } = props;
  const { color = 'error', maxWidth = 'xs', closeWords, isDisabled = false } = props;
  const { isReadFirst = false } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      scroll={isReadFirst ? 'body' : 'paper'}
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* The keyboard scrolls what has the focus. */}
      <DialogContent tabIndex={maxWidth === 'sm' ? 0 : undefined} sx={{ display: 'grid', gap: 2 }}>
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
          {closeWords ?? t('common:action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={color}
          loading={isBusy}
          disabled={isDisabled}
          onClick={onConfirm}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {words}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
