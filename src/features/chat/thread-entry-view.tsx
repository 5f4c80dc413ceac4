import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { useDateLocale } from '../../platform/locale.ts';
import { CoachReplyView } from './coach-reply.tsx';
import { ReplyFoot } from './reply-foot.tsx';
import { RunnerMessage, UnsentRunnerMessage } from './runner-message.tsx';
import type { OpenFigure } from './safe-markdown.tsx';
import type { ThreadEntry } from './thread-entries.ts';
import type { UnsentMessage } from './unsent-messages.ts';
import { PLACE_MARK } from './use-reading-place.ts';
import { Progress, WaitingReply } from './waiting-reply.tsx';

interface ThreadEntryViewProps {
  entry: ThreadEntry;
  topicId: string;
  isOnline: boolean;
  openFigureKey: string | null;
  onShowFigure: (figure: OpenFigure | null) => void;
  onSendAgain: (message: UnsentMessage) => void;
  onTakeBack: (message: UnsentMessage) => void;
}

/** One entry of the thread, whatever it is. */
export function ThreadEntryView(props: ThreadEntryViewProps) {
  if (props.entry.kind === 'day') return <DayHead moment={props.entry.moment} />;
  return (
    <Box {...PLACE_MARK} sx={{ mt: 3 }}>
      <Speech {...props} />
    </Box>
  );
}

function Speech(props: ThreadEntryViewProps) {
  const { entry, topicId, isOnline, openFigureKey, onShowFigure } = props;
  switch (entry.kind) {
    case 'day':
      return null;
    case 'message':
      return <RunnerMessage message={entry.message} isOnline={isOnline} />;
    case 'unsent':
      return (
        <UnsentRunnerMessage
          message={entry.message}
          onSendAgain={() => {
            props.onSendAgain(entry.message);
          }}
          onTakeBack={() => {
            props.onTakeBack(entry.message);
          }}
        />
      );
    case 'waiting':
      return (
        <WaitingReply question={{ topicId, messageId: entry.question.id }} isOnline={isOnline} />
      );
    case 'reply': {
      const { reply, question } = entry;
      const reference = question && { topicId, messageId: question.id };
      return (
        <CoachReplyView
          reply={reply}
          openFigureKey={openFigureKey}
          onShowFigure={onShowFigure}
          foot={
            reply.state === 'writing' && reference ? (
              <Progress
                question={reference}
                isOnline={isOnline}
                progress={String(reply.text.length)}
              />
            ) : (
              reply.document && <ReplyFoot reply={reply.document} question={reference} />
            )
          }
        />
      );
    }
  }
}

function DayHead({ moment }: { moment: Date }) {
  const dates = useDateLocale();
  return (
    <Typography
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        mt: 3,
        '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
      }}
    >
      {formatDayWithWeekday(moment, null, dates)}
    </Typography>
  );
}
