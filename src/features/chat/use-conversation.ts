import { useEffect, useMemo } from 'react';
import type { ChatMessage, ParticipantMessage } from '@tasuki/domain/chat/message';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import { isBetweenPeople, type Topic } from '@tasuki/domain/chat/topic';
import { sendWithAttachments } from '../../data/chat/attachments.ts';
import { requestStop, type MessageToSend } from '../../data/chat/messages.ts';
import {
  useFeedSnapshot,
  type FeedSnapshot,
  type LiveFeed,
} from '../../platform/live/live-feed.ts';
import { reportError } from '../../platform/report-error.ts';
import type { FilesToSend } from './attachments/use-file-sending.ts';
import { answerAnew, forgetStream, listenToReply, useStreamedReplies } from './reply-streams.ts';
import { threadEntries, type ThreadEntry } from './thread-entries.ts';
import { threadFeedOf } from './thread-feed.ts';
import {
  forgetUnsent,
  newMessage,
  type MessageExtras,
  sendKeeping,
  useUnsentMessages,
  type UnsentMessage,
} from '../../data/chat/outgoing/unsent-messages.ts';

interface Conversation {
  feed: LiveFeed<ChatMessage>;
  snapshot: FeedSnapshot<ChatMessage>;
  entries: readonly ThreadEntry[];
  /** The question whose reply is under way and may still be stopped. */
  answering: ParticipantMessage | null;
  /** @param more what the message quotes, and the activity that it shows; left out = nothing */
  ask: (text: string, more?: MessageExtras) => void;
  /** Sends a message whose id is known; what is there already is not sent twice. */
  send: (message: MessageToSend) => void;
  /** Sends a message with files that are there; fails where it could not. */
  sendFiles: (
    files: FilesToSend & { quotedMessageId?: string | null | undefined },
  ) => Promise<void>;
  sendAgain: (message: UnsentMessage) => void;
  stop: (question: ParticipantMessage) => void;
  /** Has a question whose words have changed answered again. */
  askAnew: (question: ParticipantMessage) => void;
}

/** Between people the AI answers when it is mentioned. */
function isForAi({ text }: Pick<ParticipantMessage, 'text'>): boolean {
  return mentionsAi(text);
}

function isAlwaysForAi(): boolean {
  return true;
}

function answeringIn(entries: readonly ThreadEntry[]): ParticipantMessage | null {
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'waiting') return entry.question;
    if (entry.kind === 'reply') return entry.reply.state === 'writing' ? entry.question : null;
  }
  return null;
}

/** The messages of one topic, and what can be done among them. */
export function useConversation(uid: string, topic: Topic): Conversation {
  const topicId = topic.id;
  const isAnswered = isBetweenPeople(topic) ? isForAi : isAlwaysForAi;
  const areModelsShown = !isBetweenPeople(topic);
  const feed = threadFeedOf(topic, uid);
  const snapshot = useFeedSnapshot(feed);
  const streams = useStreamedReplies();
  const allUnsent = useUnsentMessages(uid);
  const { rows, isConfirmed, isEverythingRead } = snapshot;
  const unsent = useMemo(
    () => allUnsent.filter((message) => message.topicId === topicId),
    [allUnsent, topicId],
  );
  const entries = useMemo(
    () =>
      threadEntries({
        rows,
        unsent,
        streams,
        isConfirmed,
        isEverythingRead,
        isAnswered,
        areModelsShown,
      }),
    [rows, unsent, streams, isConfirmed, isEverythingRead, isAnswered, areModelsShown],
  );

  useEffect(() => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, state } of unsent) {
      if (state !== 'sending' && byId.get(id)?.createdAt) forgetUnsent(id);
    }
  }, [rows, unsent]);
  useEffect(() => {
    for (const row of rows) {
      if (row.kind === 'reply' && row.state !== 'writing' && row.replyTo && streams[row.replyTo]) {
        forgetStream(row.replyTo);
      }
    }
  }, [rows, streams]);

  const actions = useMemo(() => {
    const send = (message: MessageToSend) => {
      void sendKeeping(topicId, message).then((hasArrived) => {
        if (hasArrived && isAnswered(message))
          void listenToReply({ topicId, messageId: message.id });
      });
    };
    return {
      send,
      ask: (text: string, more: MessageExtras = {}) => {
        send(newMessage(uid, text, more));
      },
      sendAgain: (message: UnsentMessage) => {
        const { id, authorUid, text, writtenAt, quotedMessageId, embeddedActivityId } = message;
        send({ id, authorUid, text, writtenAt, quotedMessageId, embeddedActivityId });
      },
      sendFiles: async ({
        quotedMessageId = null,
        ...files
      }: FilesToSend & { quotedMessageId?: string | null | undefined }) => {
        await sendWithAttachments({ ...files, topicId, quotedMessageId, writtenAt: Date.now() });
        if (isAnswered(files)) void listenToReply({ topicId, messageId: files.messageId });
      },
      stop: (question: ParticipantMessage) => {
        requestStop(topicId, question.id).catch((cause: unknown) => {
          reportError(cause, 'stop reply');
        });
      },
      askAnew: (question: ParticipantMessage) => {
        answerAnew({ topicId, messageId: question.id }).catch((cause: unknown) => {
          reportError(cause, 'answer edited question');
        });
      },
    };
  }, [uid, topicId, isAnswered]);

  const answering = answeringIn(entries);
  return {
    feed,
    snapshot,
    entries,
    answering: answering?.isStopRequested ? null : answering,
    ...actions,
  };
}
