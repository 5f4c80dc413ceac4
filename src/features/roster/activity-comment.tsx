import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageAboutActivity } from '@tasuki/domain/chat/message-about-activity';
import { charactersLeft, isBlankText } from '@tasuki/domain/chat/written-text';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { sendKeeping, useUnsentMessages } from '../../data/chat/outgoing/unsent-messages.ts';
import { newMessageId } from '../../platform/new-message-id.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';

interface ActivityCommentProps {
  coachId: string;
  runnerUid: string;
  activityId: string;
  /** Name and day of the activity. */
  label: string;
  /** The notice of how many messages may be written. */
  notice: ReactNode;
}

/** The state of the last words: `waits` for a turn, `offline` for a connection. */
type Outcome = 'sent' | 'waits' | 'offline';

/** A coach's words on one activity; they go to the conversation with the runner. */
export function ActivityComment(props: ActivityCommentProps) {
  const { coachId, runnerUid, activityId, label, notice } = props;
  const { t } = useTranslation(['roster', 'chat']);
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The same id at each try, so that what arrived unseen is not sent twice.
  const [messageId, setMessageId] = useState(newMessageId);
  const topicId = coachTopicId(runnerUid, coachId);
  const address = new URL(routePath('activity', { activityId }), globalThis.location.origin).href;
  const text = messageAboutActivity(words, { label, address });
  const isTooLong = charactersLeft(text) < 0;
  const unsent = useUnsentMessages(coachId).find(({ id }) => id === messageId);
  const clearField = (became: Outcome) => {
    setWords('');
    setMessageId(newMessageId());
    setOutcome(became);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlankText(words) || isTooLong || isBusy) return;
    setIsBusy(true);
    let hasLeft = false;
    // The conversation keeps the words. Other words may stand in the field when they arrive.
    const leave = (became: Outcome) => {
      if (hasLeft) return;
      hasLeft = true;
      setIsBusy(false);
      clearField(became);
    };
    const lose = () => {
      leave('offline');
    };
    globalThis.addEventListener('offline', lose);
    const message = { id: messageId, authorUid: coachId, text };
    const sending = sendKeeping(topicId, writtenNow(message), () => {
      leave('waits');
    });
    if (!globalThis.navigator.onLine) lose();
    const hasArrived = await sending;
    globalThis.removeEventListener('offline', lose);
    if (hasLeft) return;
    setIsBusy(false);
    if (hasArrived) clearField('sent');
  };
  return (
    <Box
      component="form"
      aria-label={t('roster:comment.title')}
      onSubmit={(event: SubmitEvent) => void send(event)}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', py: 2.5 }}
    >
      <TextField
        label={t('roster:comment.title')}
        multiline
        fullWidth
        minRows={2}
        maxRows={8}
        value={words}
        error={isTooLong}
        helperText={isTooLong ? t('roster:comment.tooLong') : t('roster:comment.hint')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        onChange={(event) => {
          setWords(event.target.value);
          setOutcome(null);
        }}
      />
      <FailureAlert failureCode={isBusy ? null : (unsent?.failureCode ?? null)} />
      {notice}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={isBlankText(words) || isTooLong}
        >
          {t('roster:comment.send')}
        </Button>
        <Button component={Link} to={routePath('coachTopicChat', { topicId })} color="secondary">
          {t('roster:runner.write')}
        </Button>
        <Typography role="status" variant="body2">
          {outcome && t(`roster:comment.${outcome}`)}
        </Typography>
      </Box>
    </Box>
  );
}

function writtenNow<Written>(message: Written): Written & { writtenAt: Date } {
  return { ...message, writtenAt: new Date() };
}
