import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { embeddedIdOf } from '@tasuki/domain/chat/embedded/embedded-activity';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { ChatMessage, ParticipantMessage } from '@tasuki/domain/chat/message';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import type { MessageFeedback } from '@tasuki/domain/feedback/feedback';
import type { PlanCard } from '@tasuki/domain/plans/asked/plan-card';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { isSameAnswer } from '../../platform/live/same-answer.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { CoachReplyView } from './coach-reply.tsx';
import { CardRoom } from './embedded/card-room.tsx';
import type { Remembered } from './message-actions/remembered-mark.tsx';
import { ReplyFoot } from './reply-foot.tsx';
import { modelLabel } from './composer/model-label.ts';
import { FeedbackButtons } from './message-feedback/feedback-buttons.tsx';
import { MessageMenu, type MessageActions } from './message-actions/message-menu.tsx';
import { ReplyCorrections } from './message-actions/reply-corrections.tsx';
import { QuotedMessage } from './message-actions/quoted-message.tsx';
import { toAuthorOf } from './moderation/own-message-notes.tsx';
import { PersonMessage, UnsentMessageView } from './person-message.tsx';
import type { OpenFigure } from './safe-markdown.tsx';
import type { ThreadEntry } from './thread-entries.ts';
import type { UnsentMessage } from '../../data/chat/outgoing/unsent-messages.ts';
import { PLACE_MARK } from './use-reading-place.ts';
import { Progress, WaitingReply } from './waiting-reply.tsx';
import { PagePart } from './parts/page-part.tsx';

const EmbeddedCard = lazy(async () => import('./embedded/embedded-card.tsx'));

interface ThreadEntryViewProps {
  /** The reader. */
  uid: string;
  entry: ThreadEntry;
  topicId: string;
  isGroup: boolean;
  /** The others who write in the conversation. */
  people: readonly TopicPerson[];
  /** The author of messages that none of them wrote. */
  unknown: TopicPerson;
  isOnline: boolean;
  /** The quoted message, if it is on the screen. */
  quoted: ChatMessage | null;
  actions: MessageActions;
  /** The conversation as the reader's list has it, with what is said to them alone; null = not there yet. */
  listed: Pick<InboxEntry, 'help' | 'warning'> | null;
  /** The reader's feedback on answers, by their ids. */
  feedback: ReadonlyMap<string, MessageFeedback>;
  openFigureKey: string | null;
  onShowFigure: (figure: OpenFigure | null) => void;
  onSendAgain: (message: UnsentMessage) => void;
  onTakeBack: (message: UnsentMessage) => void;
  /** Renders a reply's proposal for the reader's own plan; left out = nothing is shown. */
  renderPlanCard?: ((card: PlanCard) => ReactNode) | undefined;
  /** The notes kept of one of the reader's own messages; left out = nothing is shown. */
  renderRemembered?: ((messageId: string) => Remembered | null) | undefined;
}

/** One entry of the thread, whatever it is. Where an answer says the same of it, it is not drawn again. */
export const ThreadEntryView = memo(function ThreadEntryView(props: ThreadEntryViewProps) {
  if (props.entry.kind === 'day') return <DayHead moment={props.entry.moment} />;
  if (props.entry.kind === 'model') return <ModelHead model={props.entry.model} />;
  return (
    <Box {...PLACE_MARK} sx={{ mt: 3 }}>
      <Speech {...props} />
    </Box>
  );
}, isSameAnswer);

function Speech(props: ThreadEntryViewProps) {
  const { entry, topicId, isOnline, openFigureKey, onShowFigure, uid, people } = props;
  const menuOf = (message: ChatMessage) => (
    <MessageMenu message={message} actions={props.actions} uid={uid} people={people} />
  );
  switch (entry.kind) {
    case 'day':
    case 'model':
      return null;
    case 'message':
      return (
        <PersonMessage
          message={entry.message}
          topicId={topicId}
          author={authorOf(entry.message, props)}
          isOnline={isOnline}
          names={people.map(({ name }) => name)}
          toAuthor={toAuthorOf(entry.message, props.listed)}
          menu={!isDeletedMessage(entry.message) && menuOf(entry.message)}
          remembered={
            entry.message.authorUid === uid
              ? (props.renderRemembered?.(entry.message.id) ?? null)
              : null
          }
          card={
            // The server knows what has arrived.
            entry.message.createdAt &&
            embeddedIdOf(entry.message) !== null && (
              <PagePart fallback={<CardRoom />}>
                <EmbeddedCard
                  uid={uid}
                  place={{ topicId, messageId: entry.message.id }}
                  isGroup={props.isGroup}
                />
              </PagePart>
            )
          }
          quote={
            entry.message.quotedMessageId &&
            !isDeletedMessage(entry.message) && (
              <QuotedMessage
                topicId={topicId}
                messageId={entry.message.quotedMessageId}
                onScreen={props.quoted}
                uid={uid}
                people={people}
              />
            )
          }
        />
      );
    case 'unsent':
      return (
        <UnsentMessageView
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
        <WaitingReply
          question={{ topicId, messageId: entry.question.id }}
          isOwn={entry.question.authorUid === uid}
          isOnline={isOnline}
        />
      );
    case 'reply': {
      const { reply, question } = entry;
      const reference = question && { topicId, messageId: question.id };
      const isOwn = question?.authorUid === uid;
      return (
        <CoachReplyView
          reply={reply}
          openFigureKey={openFigureKey}
          onShowFigure={onShowFigure}
          menu={reply.document && reply.state !== 'writing' && menuOf(reply.document)}
          planCard={
            // It is about the plan of who asked, and nobody else's business.
            isOwn && reply.state !== 'writing' && reply.document?.planCard
              ? props.renderPlanCard?.(reply.document.planCard)
              : null
          }
          corrections={
            reply.document && (
              <ReplyCorrections
                reply={reply.document}
                uid={uid}
                people={people}
                isWarned={toAuthorOf(reply.document, props.listed).isWarned}
                onReport={props.actions.onReportCorrection}
              />
            )
          }
          foot={
            reply.state === 'writing' && reference ? (
              <Progress
                question={reference}
                isOwn={isOwn}
                isOnline={isOnline}
                progress={String(reply.text.length)}
              />
            ) : (
              reply.document && (
                <>
                  <ReplyFoot reply={reply.document} question={isOwn ? reference : null} />
                  {reply.document.text !== '' && (
                    <FeedbackButtons
                      place={{
                        uid,
                        topicId,
                        messageId: reply.id,
                        answeredBy: reply.document.answeredBy,
                      }}
                      given={props.feedback.get(reply.id) ?? null}
                    />
                  )}
                </>
              )
            )
          }
        />
      );
    }
  }
}

/** Null = the reader. */
function authorOf(
  { authorUid }: ParticipantMessage,
  { uid, people, unknown }: Pick<ThreadEntryViewProps, 'uid' | 'people' | 'unknown'>,
): TopicPerson | null {
  if (authorUid === uid) return null;
  return people.find((person) => person.uid === authorUid) ?? unknown;
}

function DayHead({ moment }: { moment: Date }) {
  const dates = useDateLocale();
  return <PartHead>{formatDayWithWeekday(moment, null, dates)}</PartHead>;
}

function ModelHead({ model }: { model: AnswererKey | null }) {
  const { t } = useTranslation('chat');
  const name =
    model === null
      ? t('chat:model.inherited.account')
      : model === 'embedded'
        ? t('chat:model.embedded.name')
        : modelLabel(model);
  return <PartHead>{t('chat:model.fromHere', { model: name })}</PartHead>;
}

/** A line across the thread, with what is another from there on. */
function PartHead({ children }: { children: ReactNode }) {
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
      {children}
    </Typography>
  );
}
