import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FEEDBACK_LIMITS,
  nextNoteNumber,
  type ProductFeedback,
} from '@tasuki/domain/feedback/feedback';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { sendNote, watchOwnNotes } from '../../data/feedback/feedback.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** A person's feedback on the product, and what they said before. */
export function FeedbackForm({ uid }: { uid: string }) {
  const notes = useLiveQuery<ProductFeedback[]>({
    key: `notes/${uid}`,
    watch: (onNotes, onError) => watchOwnNotes(uid, onNotes, onError),
  });
  if (notes.state === 'loading') return <LoadingState shape="rows" />;
  if (notes.state === 'failed') {
    return <FailedState failureCode={notes.failureCode} onRetry={notes.retry} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 1, maxWidth: 560 }}>
      <NewNote uid={uid} notes={notes.data} />
      {notes.data.length > 0 && <SentNotes notes={notes.data} />}
    </Box>
  );
}

function NewNote({ uid, notes }: { uid: string; notes: readonly ProductFeedback[] }) {
  const { t } = useTranslation('feedback');
  const announce = useSnackbar();
  const [text, setText] = useState('');
  const number = nextNoteNumber(notes);
  const sending = useSubmission<{ number: number; text: string }>('send feedback', (note) =>
    sendNote({ uid, ...note }),
  );
  const written = text.trim();
  const canSend = written !== '' && written.length <= FEEDBACK_LIMITS.textMaxLength;
  if (number === null) return <Typography role="status">{t('feedback:full')}</Typography>;
  const send = () => {
    void sending.submit({ number, text: written }).then((isSent) => {
      if (!isSent) return;
      setText('');
      announce(t('feedback:sent'));
    });
  };
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send();
      }}
    >
      <Typography color="textSecondary">{t('feedback:intro')}</Typography>
      <CountedText
        label={t('feedback:text')}
        value={text}
        maximum={FEEDBACK_LIMITS.textMaxLength}
        lines={5}
        onChange={setText}
      />
      <FailureAlert failureCode={sending.failureCode} />
      <Button
        type="submit"
        variant="contained"
        loading={sending.isBusy}
        disabled={!canSend}
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
      >
        {t('feedback:send')}
      </Button>
    </Box>
  );
}

function SentNotes({ notes }: { notes: readonly ProductFeedback[] }) {
  const { t } = useTranslation('feedback');
  const dates = useDateLocale();
  return (
    <Box component="section" aria-label={t('feedback:yours')}>
      <Typography component="h2" variant="h6">
        {t('feedback:yours')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {notes.map(({ id, text, updatedAt }) => (
          <Box
            key={id}
            component="li"
            sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider', py: 1.5 }}
          >
            <Typography component="p" variant="caption" color="textSecondary">
              {formatDay(updatedAt, null, dates)}
            </Typography>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
