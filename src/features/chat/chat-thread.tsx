import Box from '@mui/material/Box';
import { useEffect, useMemo, type ReactNode } from 'react';
import { isBetweenPeople, isReceived, type Topic } from '@tasuki/domain/chat/topic';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import type { PlanCard } from '@tasuki/domain/plans/asked/plan-card';
import type { AskedQuestion } from '../../platform/between-pages/asked-question.ts';
import { lightReadsShown } from '../../platform/live/light-reads.ts';
import { useIsOnline } from '../../platform/online.ts';
import { useLatestCallback } from '../../platform/use-latest-callback.ts';
import type { ComposerTools } from './composer/composer-panel.tsx';
import { useDraftEditing, type DraftTools } from './draft-editing/use-draft-editing.tsx';
import { useMessageActions } from './message-actions/use-message-actions.tsx';
import { useTopicFeedback } from './message-feedback/use-topic-feedback.ts';
import { otherPersonOf } from './other-person.ts';
import { fetchMarkdownParser } from './markdown/markdown-tree.ts';
import type { Remembered } from './message-actions/remembered-mark.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { quotedBy } from './thread-entries.ts';
import { ThreadEntryView } from './thread-entry-view.tsx';
import { FigureNote } from './thread/figure-note.tsx';
import { ThreadComposer } from './thread/thread-composer.tsx';
import { ThreadGreeting } from './thread/thread-greeting.tsx';
import { ThreadLog } from './thread/thread-log.tsx';
import { membersOf, NOBODY, useUnknownAuthor } from './thread/thread-people.ts';
import { ThreadSuggestions } from './thread/thread-suggestions.tsx';
import { useAskedOnArrival } from './thread/use-asked-on-arrival.ts';
import { useLinkedMessage, type LinkedMessage } from './thread/use-linked-message.ts';
import { useOpenFigure } from './thread/use-open-figure.ts';
import {
  forgetUnsent,
  type MessageExtras,
  type UnsentMessage,
} from '../../data/chat/outgoing/unsent-messages.ts';
import { useConversation } from './use-conversation.ts';
import { useTopicDraft } from './composer/written-draft.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface ChatThreadProps {
  uid: string;
  topic: Topic;
  /** Asked by pressing it elsewhere. */
  asked: AskedQuestion | null;
  onAsked: () => void;
  /** The message to open the conversation at; null = the newest. */
  linkedMessage: LinkedMessage | null;
  /** Renders the evidence of a figure. */
  renderEvidence: (fact: QuotedFact) => ReactNode;
  /** Renders a reply's proposal for the reader's own plan; left out = nothing is shown. */
  renderPlanCard?: ((card: PlanCard) => ReactNode) | undefined;
  /** The notes kept of one of the reader's own messages; left out = nothing is shown. */
  renderRemembered?: ((messageId: string) => Remembered | null) | undefined;
  /** Renders tools for writing to a person; left out = none. */
  renderTools?: ((tools: ComposerTools) => ReactNode) | undefined;
  /** Renders the AI's draft of an answer for the reader; left out = none. */
  renderDraft?: ((tools: DraftTools) => ReactNode) | undefined;
}

/** The messages, the newest at the bottom, and where the next one is written. */
export function ChatThread({
  uid,
  topic,
  asked,
  onAsked,
  linkedMessage,
  renderEvidence,
  renderPlanCard,
  renderRemembered,
  renderTools,
  renderDraft,
}: ChatThreadProps) {
  const { feed, snapshot, entries, answering, ...does } = useConversation(uid, topic);
  const { frame, content, isAtEnd, goToEnd, goTo } = useReadingPlace();
  const linked = useLinkedMessage(linkedMessage, { feed, snapshot, goTo });
  const draft = useTopicDraft(topic.id);
  const editing = useDraftEditing(draft);
  const isOnline = useIsOnline();
  const {
    figure,
    show: showFigure,
    close: closeFigure,
  } = useOpenFigure(linked?.onCloseNote ?? null);
  // An answer to come may have marks.
  useEffect(() => {
    void lightReadsShown().then(fetchMarkdownParser);
  }, []);
  const { send } = does;
  const loaded = useMemo(() => new Map(snapshot.rows.map((row) => [row.id, row])), [snapshot.rows]);
  const isEnded = !isReceived(topic);
  const feedback = useTopicFeedback(uid, topic.id);
  const { actions, composing, cancel, saveEdit, dialog } = useMessageActions(
    { topicId: topic.id, uid },
    !isEnded,
    (message) => {
      const newest = entries.at(-1);
      // The words that the last answer was given to are others now.
      if (newest?.kind === 'reply' && newest.question?.id === message.id) does.askAnew(message);
    },
  );
  const isReady = snapshot.state === 'ready';
  const other = otherPersonOf(topic, uid);
  const isWithAi = !isBetweenPeople(topic);
  const members = useMemo(() => membersOf(topic, uid), [topic, uid]);
  const unknown = useUnknownAuthor(topic);
  const inboxEntry = useMarkAsRead(uid, topic, isReady && isAtEnd);
  useAskedOnArrival(isReady ? asked : null, (question) => {
    send({ ...question, authorUid: uid, writtenAt: new Date() });
    onAsked();
  });

  // Always the same: an answer that comes while somebody writes draws the composer no second time.
  const ask = useLatestCallback((text: string, more: MessageExtras = {}) => {
    closeFigure();
    does.ask(text, more);
    goToEnd();
  });
  const sendFiles = useLatestCallback(async (files: Parameters<typeof does.sendFiles>[0]) => {
    await does.sendFiles(files);
    goToEnd();
  });
  const stop = useLatestCallback(() => {
    if (answering) does.stop(answering);
  });
  const save = useLatestCallback(saveEdit);
  const takeBack = useLatestCallback((message: UnsentMessage) => {
    draft.add(message.text);
    forgetUnsent(message.id);
  });
  const isUnasked =
    isReady &&
    snapshot.isEverythingRead &&
    !asked &&
    entries.every(({ kind }) => kind === 'day' || kind === 'reply');

  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <ThreadLog
        feed={feed}
        snapshot={snapshot}
        frame={frame}
        content={content}
        onToNewest={isAtEnd || figure ? null : goToEnd}
        linkedMessage={linked}
      >
        {isUnasked && entries.length === 0 && (
          <ThreadGreeting uid={uid} other={other} isGroup={members !== null} />
        )}
        {entries.map((entry) => (
          <ThreadEntryView
            key={entry.key}
            entry={entry}
            uid={uid}
            topicId={topic.id}
            isGroup={members !== null}
            people={topic.people ?? NOBODY}
            unknown={unknown}
            isOnline={isOnline}
            quoted={quotedBy(entry, loaded)}
            actions={actions}
            listed={inboxEntry}
            feedback={feedback}
            openFigureKey={figure?.key ?? null}
            onShowFigure={showFigure}
            onSendAgain={does.sendAgain}
            onTakeBack={takeBack}
            renderPlanCard={renderPlanCard}
            renderRemembered={renderRemembered}
          />
        ))}
        {isReady && isWithAi && (
          <ThreadSuggestions
            topic={topic}
            rows={snapshot.rows}
            entries={entries}
            isUnasked={isUnasked}
            onAsk={ask}
          />
        )}
      </ThreadLog>
      <ReplyAnnouncer entries={entries} />
      <ThreadComposer
        uid={uid}
        topic={topic}
        other={other}
        members={members}
        isOnline={isOnline}
        draft={draft}
        editing={editing}
        composing={composing}
        onCancel={cancel}
        onSaveEdit={save}
        onAsk={ask}
        onSendFiles={sendFiles}
        onStop={answering ? stop : null}
        renderTools={renderTools}
        renderDraft={renderDraft}
      />
      {dialog}
      {figure && (
        <FigureNote
          figure={figure}
          entries={entries}
          onShow={showFigure}
          onClose={closeFigure}
          renderEvidence={renderEvidence}
        />
      )}
    </Box>
  );
}
