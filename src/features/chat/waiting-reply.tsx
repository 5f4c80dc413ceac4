import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { ReadingSign } from '../../ui/states/reading-sign.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { AnswerAnewButton } from './reply-foot.tsx';

/** Longer than all attempts at an answer together may take. */
const PATIENCE_MILLISECONDS = 90_000;

/** Whether nothing came for longer than it ever should; a new `progress` starts anew. */
function useIsOverdue(progress: string): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setOverdue(progress);
    }, PATIENCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [progress]);
  return overdue === progress;
}

interface WaitingReplyProps {
  question: MessageReference;
  /** Whether the reader asked it; nobody else has it answered anew. */
  isOwn: boolean;
  isOnline: boolean;
}

/** The coach is at it; after long silence, a new try. */
export function WaitingReply({ question, isOwn, isOnline }: WaitingReplyProps) {
  const { t } = useTranslation('chat');
  return (
    <Box component="article">
      <MessageAuthor icon={AI_COACH_ICON} name={t('common:author.coach')} />
      <Progress question={question} isOwn={isOwn} isOnline={isOnline} progress="" />
    </Box>
  );
}

interface ProgressProps extends WaitingReplyProps {
  /** Changes whenever something came. */
  progress: string;
}

/** Below what is being written: that more comes, or that it should have. */
export function Progress({ question, isOwn, isOnline, progress }: ProgressProps) {
  const { t } = useTranslation('chat');
  const isOverdue = useIsOverdue(`${question.messageId}/${progress}`);
  if (isOverdue && isOnline) {
    return (
      <>
        <Typography variant="body2" role="alert">
          {t('chat:reply.overdue')}
        </Typography>
        {isOwn && <AnswerAnewButton question={question} />}
      </>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 }}>
      <ReadingSign />
      <Typography variant="body2" color="textSecondary">
        {isOnline ? t('chat:reply.writing') : t('chat:reply.waitsForConnection')}
      </Typography>
    </Box>
  );
}
