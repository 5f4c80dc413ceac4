import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FEEDBACK_LIMITS,
  FEEDBACK_REASONS,
  type FeedbackChoice,
  type FeedbackRating,
  type FeedbackReason,
  type MessageFeedback,
} from '@tasuki/domain/feedback/feedback';
import { giveFeedback, takeBackFeedback } from '../../../data/feedback/feedback.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { CountedText } from '../../../ui/counted-text.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

/** On which message of the AI feedback is given, and by whom. */
export type FeedbackPlace = Pick<MessageFeedback, 'uid' | 'topicId' | 'messageId' | 'answeredBy'>;

interface FeedbackDialogProps {
  place: FeedbackPlace;
  given: MessageFeedback | null;
  rating: FeedbackRating;
  onClose: () => void;
}

/** Why an answer is liked or not. What was typed stays until it has arrived. */
export function FeedbackDialog({ place, given, rating, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('chat');
  const announce = useSnackbar();
  const titleId = useId();
  // Reasons to like something are none to dislike it.
  const before = given?.rating === rating ? given : null;
  const [reasons, setReasons] = useState<readonly FeedbackReason[]>(before?.reasons ?? []);
  const [text, setText] = useState(before?.text ?? '');
  const giving = useSubmission<FeedbackChoice>('give feedback', (choice) =>
    giveFeedback(place, choice, given !== null),
  );
  const takingBack = useSubmission('take back feedback', () => takeBackFeedback(place));
  const isBusy = giving.isBusy || takingBack.isBusy;
  const isTooLong = text.trim().length > FEEDBACK_LIMITS.textMaxLength;
  const finish = (words: string) => (isDone: boolean) => {
    if (!isDone) return;
    announce(words);
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(`chat:feedback.title.${rating}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
            {t(`chat:feedback.why.${rating}`)}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {FEEDBACK_REASONS.map((reason) => (
              <CheckRow
                key={reason}
                words={t(`chat:feedback.reason.${reason}`)}
                isChecked={reasons.includes(reason)}
                onChange={(isChecked) => {
                  setReasons(
                    isChecked ? [...reasons, reason] : reasons.filter((one) => one !== reason),
                  );
                }}
              />
            ))}
          </Box>
        </Box>
        <CountedText
          label={t('chat:feedback.text')}
          value={text}
          maximum={FEEDBACK_LIMITS.textMaxLength}
          lines={3}
          onChange={setText}
        />
        <Typography variant="caption" color="textSecondary">
          {t('chat:feedback.readers')}
        </Typography>
        <FailureAlert failureCode={giving.failureCode ?? takingBack.failureCode} />
      </DialogContent>
      <DialogActions>
        {before && (
          <Button
            color="secondary"
            disabled={isBusy}
            sx={{ minHeight: TOUCH_TARGET_PIXELS, mr: 'auto' }}
            onClick={() => {
              void takingBack.submit().then(finish(t('chat:feedback.takenBack')));
            }}
          >
            {t('chat:feedback.takeBack')}
          </Button>
        )}
        <Button color="secondary" onClick={onClose} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {t('common:action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={giving.isBusy}
          disabled={isTooLong || isBusy}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => {
            void giving
              .submit({ rating, reasons, text: text.trim() })
              .then(finish(t('chat:feedback.given')));
          }}
        >
          {t('chat:feedback.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
