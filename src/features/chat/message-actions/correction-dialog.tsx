import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { CORRECTION_LIMITS } from '@tasuki/domain/chat/correction';
import { correctReply } from '../../../data/chat/chat-functions.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { CountedText } from '../../../ui/counted-text.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

interface CorrectionDialogProps {
  place: MessageReference;
  /** The reader's earlier correction; null = there is none. */
  before: string | null;
  onClose: () => void;
}

/**
 * Corrects an answer. The typed text stays until it has arrived. If it names a sign that belongs to
 * a doctor, the dialog stays open and says what comes first.
 */
export function CorrectionDialog({ place, before, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('chat');
  const announce = useSnackbar();
  const titleId = useId();
  const [text, setText] = useState(before ?? '');
  const [safetyWords, setSafetyWords] = useState<string | null>(null);
  const { submit, isBusy, failureCode } = useSubmission(
    'correct reply',
    async (correction: string | null) => {
      const answer = await correctReply(place, correction);
      setSafetyWords(answer.safetyWords);
      return answer.safetyWords === null ? undefined : false;
    },
  );
  const words = text.trim();
  const isWrong = words === '' || words.length > CORRECTION_LIMITS.textMaxLength;
  const save = async (correction: string | null, done: string) => {
    if (!(await submit(correction))) return;
    announce(done);
    onClose();
  };
  if (safetyWords !== null) {
    return (
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
        <DialogTitle id={titleId}>{t('chat:correction.saved')}</DialogTitle>
        <DialogContent>
          <Alert severity="warning">{safetyWords}</Alert>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
            {t('common:action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{t('chat:correction.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('chat:correction.explained')}
        </Typography>
        <CountedText
          label={t('chat:correction.text')}
          value={text}
          maximum={CORRECTION_LIMITS.textMaxLength}
          lines={3}
          onChange={setText}
        />
        <FailureAlert failureCode={failureCode} />
      </DialogContent>
      <DialogActions>
        {before !== null && (
          <Button
            color="secondary"
            disabled={isBusy}
            sx={{ minHeight: TOUCH_TARGET_PIXELS, mr: 'auto' }}
            onClick={() => void save(null, t('chat:correction.takenBack'))}
          >
            {t('chat:correction.takeBack')}
          </Button>
        )}
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
          disabled={isWrong}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => void save(words, t('chat:correction.saved'))}
        >
          {t('chat:correction.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
