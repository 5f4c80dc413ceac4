import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '@tasuki/domain/chat/moderation/message-report';
import { reportMessage, type ReportedPlace } from '../../../data/chat/moderation.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { CountedText } from '../../../ui/counted-text.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

interface ReportDialogProps {
  place: ReportedPlace;
  onClose: () => void;
}

/** Why somebody reports a message or a correction. What was typed stays until it has arrived. */
export function ReportDialog({ place, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  const announce = useSnackbar();
  const titleId = useId();
  const whyId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const { submit, isBusy, failureCode } = useSubmission(
    'report message',
    (report: { reason: ReportReason; text: string }) => reportMessage(place, report),
  );
  const words = text.trim();
  const isTooLong = words.length > REPORT_LIMITS.textMaxLength;
  const send = async () => {
    if (reason === null || !(await submit({ reason, text: words }))) return;
    announce(t('chat:report.done'));
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>
        {t(place.correctionBy === null ? 'chat:report.title' : 'chat:report.correctionTitle')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={whyId} variant="body2" color="textSecondary">
          {t('chat:report.why')}
        </Typography>
        <RadioGroup
          aria-labelledby={whyId}
          value={reason}
          onChange={(_event, value) => {
            setReason(REPORT_REASONS.find((one) => one === value) ?? null);
          }}
        >
          {REPORT_REASONS.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`chat:report.reason.${one}`)}
              sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            />
          ))}
        </RadioGroup>
        <CountedText
          label={t('chat:report.text')}
          value={text}
          maximum={REPORT_LIMITS.textMaxLength}
          lines={2}
          onChange={setText}
        />
        <Typography variant="caption" color="textSecondary">
          {t('chat:report.readers')}
        </Typography>
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
          disabled={reason === null || isTooLong}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => void send()}
        >
          {t('chat:report.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
