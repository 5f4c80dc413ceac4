import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FREE_ENTITLEMENTS } from '@tasuki/domain/billing/entitlements';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { CoachReply, FallbackReason } from '@tasuki/domain/chat/message';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { modelLabel } from './composer/model-label.ts';
import { answerAnew } from './reply-streams.ts';

/** Reasons that are the same a moment later. */
const LASTING: ReadonlySet<FallbackReason> = new Set<FallbackReason>(['no-key', 'budget', 'month']);

const FREE_REPLIES = FREE_ENTITLEMENTS.modelRepliesPerMonth ?? 0;

interface ReplyFootProps {
  reply: CoachReply;
  /** The reader's own question that it answers; null where they cannot have it answered anew. */
  question: MessageReference | null;
}

/** The answerer; why it answered if another was asked; that it was stopped; and a new try. */
export function ReplyFoot({ reply, question }: ReplyFootProps) {
  const { t } = useTranslation('chat');
  if (reply.state === 'writing') return null;
  const answeredBy =
    reply.answeredBy === 'embedded'
      ? t('chat:answeredBy.embedded')
      : t('chat:answeredBy.model', { model: modelLabel(reply.answeredBy) });
  const why =
    reply.fallbackReason && reply.askedModel && reply.askedModel !== 'embedded'
      ? t(`chat:fallback.${reply.fallbackReason}`, {
          model: modelLabel(reply.askedModel),
          number: FREE_REPLIES,
        })
      : null;
  const parts = [
    reply.state === 'stopped' ? t('chat:reply.stopped') : null,
    // Stopped before the first word, nobody answered.
    reply.text === '' ? null : answeredBy,
    why,
    question && reply.repliesLeft !== undefined
      ? t('chat:reply.repliesLeft', { count: reply.repliesLeft })
      : null,
  ];
  const isWorthAnother =
    reply.state === 'stopped' ||
    (reply.fallbackReason !== null && !LASTING.has(reply.fallbackReason));
  return (
    <Box sx={{ mt: 1 }}>
      <Typography component="p" variant="caption" color="textSecondary">
        {parts.filter((part) => part !== null).join(' · ')}
      </Typography>
      {question && reply.fallbackReason === 'month' && (
        <Button
          component={Link}
          to={routePath('selectPlan')}
          size="small"
          color="secondary"
          sx={{ ml: -1.75 }}
        >
          {t('chat:reply.seePlans')}
        </Button>
      )}
      {question && isWorthAnother && <AnswerAnewButton question={question} />}
    </Box>
  );
}

/** Begins the reply anew. */
export function AnswerAnewButton({ question }: { question: MessageReference }) {
  const { t } = useTranslation('chat');
  const { submit, isBusy, failureCode } = useSubmission('answer anew', answerAnew);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        loading={isBusy}
        loadingPosition="start"
        startIcon={<Icon path={mdiRefresh} />}
        sx={{ ml: -1.75 }}
        onClick={() => void submit(question)}
      >
        {t('chat:reply.again')}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
