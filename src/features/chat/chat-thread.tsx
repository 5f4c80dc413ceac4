import { mdiArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OPENING_MESSAGE_ID } from '@tasuki/domain/chat/message';
import { takesAttachments } from '@tasuki/domain/chat/attachments/takes-attachments';
import {
  isBetweenPeople,
  isReceived,
  type Topic,
  type TopicPerson,
} from '@tasuki/domain/chat/topic';
import type { CautionEnd, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import type { PlanCard } from '@tasuki/domain/plans/asked/plan-card';
import type { AskedQuestion } from '../../platform/between-pages/asked-question.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { useIsOnline } from '../../platform/online.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { ComposerPanel, type ComposerTools } from './composer/composer-panel.tsx';
import { useDraftEditing, type DraftTools } from './draft-editing/use-draft-editing.tsx';
import { ComposingStrip } from './message-actions/composing-strip.tsx';
import { useMessageActions } from './message-actions/use-message-actions.tsx';
import { useTopicFeedback } from './message-feedback/use-topic-feedback.ts';
import { Greeting, GroupGreeting, PersonGreeting } from './greeting.tsx';
import { otherPersonOf } from './other-person.ts';
import { ProofNote } from './proof-note.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { figuresOf, type OpenFigure } from './safe-markdown.tsx';
import { CautionEndChip, SuggestedQuestions } from './suggested-questions.tsx';
import type { ThreadEntry } from './thread-entries.ts';
import { ThreadEntryView } from './thread-entry-view.tsx';
import { forgetUnsent, type MessageExtras, type UnsentMessage } from './unsent-messages.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './composer/use-draft.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** As wide as its lines, in the middle. */
const COLUMN = { width: '100%', maxWidth: 760, mx: 'auto', px: { xs: 2.5, lg: 3 } } as const;

interface ChatThreadProps {
  uid: string;
  topic: Topic;
  /** Asked by pressing it elsewhere. */
  asked: AskedQuestion | null;
  onAsked: () => void;
  /** What a figure rests on, to see. */
  renderEvidence: (fact: QuotedFact) => ReactNode;
  /** What a reply proposes for the reader's own plan; left out = nothing is shown. */
  renderPlanCard?: ((card: PlanCard) => ReactNode) | undefined;
  /** What was remembered of one of the reader's own messages; left out = nothing is shown. */
  renderRemembered?: ((messageId: string) => ReactNode) | undefined;
  /** What helps to write to a person; left out = nothing does. */
  renderTools?: ((tools: ComposerTools) => ReactNode) | undefined;
  /** What the AI would have the reader answer; left out = nothing. */
  renderDraft?: ((tools: DraftTools) => ReactNode) | undefined;
}

/** The messages, the newest at the bottom, and where the next one is written. */
export function ChatThread({
  uid,
  topic,
  asked,
  onAsked,
  renderEvidence,
  renderPlanCard,
  renderRemembered,
  renderTools,
  renderDraft,
}: ChatThreadProps) {
  const { t } = useTranslation('chat');
  const locale = useMeasureLocale();
  const { feed, snapshot, entries, answering, ...does } = useConversation(uid, topic);
  const { frame, content, isAtEnd, goToEnd } = useReadingPlace();
  const [draft, setDraft] = useDraft(topic.id);
  const editing = useDraftEditing(draft, setDraft);
  const isOnline = useIsOnline();
  const [figure, setFigure] = useState<OpenFigure | null>(null);
  const closeFigure = useCallback(() => {
    setFigure(null);
  }, []);
  useEscape(figure ? closeFigure : null);
  const { send } = does;
  const loaded = useMemo(() => new Map(snapshot.rows.map((row) => [row.id, row])), [snapshot.rows]);
  const isEnded = !isReceived(topic);
  const feedback = useTopicFeedback(uid, topic.id);
  const { actions, composing, ...changes } = useMessageActions(
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
  const members = membersOf(topic, uid);
  const unknown = useUnknownAuthor(topic);
  const inboxEntry = useMarkAsRead(uid, topic, isReady && isAtEnd);
  const sentId = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady || !asked || sentId.current === asked.id) return;
    sentId.current = asked.id;
    send({ ...asked, authorUid: uid, writtenAt: new Date() });
    onAsked();
  }, [isReady, asked, uid, send, onAsked]);

  const ask = (text: string, more: MessageExtras = {}) => {
    setFigure(null);
    does.ask(text, more);
    goToEnd();
  };
  const takeBack = (message: UnsentMessage) => {
    setDraft(draft === '' ? message.text : `${draft}\n${message.text}`);
    forgetUnsent(message.id);
  };
  const opening = snapshot.rows.find(({ id }) => id === OPENING_MESSAGE_ID);
  const openingPurpose = opening?.kind === 'reply' ? opening.activity?.purpose : null;
  const isUnasked =
    isReady &&
    snapshot.isEverythingRead &&
    !asked &&
    entries.every(({ kind }) => kind === 'day' || kind === 'reply');
  const endedBy = isReady ? endOfCaution(entries.at(-1)) : null;
  const isAnswered = isReady && !isUnasked && isWholeAnswer(entries.at(-1));

  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Box
          ref={frame}
          role="log"
          // What comes is announced sentence by sentence beside it, and nothing twice.
          aria-live="off"
          aria-label={t('chat:thread.label')}
          tabIndex={0}
          sx={{
            height: '100%',
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            // The place is kept by hand: not every browser anchors, and two would be one too many.
            overflowAnchor: 'none',
            '&:focus-visible': { outlineOffset: '-3px' },
          }}
        >
          <Box
            sx={{
              ...COLUMN,
              minHeight: '100%',
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-end',
            }}
          >
            {snapshot.state === 'loading' && <LoadingState shape="rows" />}
            {snapshot.state === 'failed' && (
              <FailedState
                failureCode={snapshot.failureCode ?? 'common/unknown'}
                onRetry={feed.retry}
              />
            )}
            {isReady && !snapshot.isEverythingRead && (
              <ReadOn
                words={t('chat:thread.older')}
                isReading={snapshot.isReadingOlder}
                failureCode={snapshot.olderFailureCode}
                isAutomatic
                onRead={feed.readOlder}
              />
            )}
            <Box ref={content} sx={{ pt: 1, pb: 3 }}>
              {isUnasked &&
                entries.length === 0 &&
                (members ? (
                  <GroupGreeting />
                ) : other ? (
                  <PersonGreeting person={other} />
                ) : (
                  <Greeting uid={uid} />
                ))}
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
                  loaded={loaded}
                  actions={actions}
                  listed={inboxEntry}
                  feedback={feedback}
                  openFigureKey={figure?.key ?? null}
                  onShowFigure={setFigure}
                  onSendAgain={does.sendAgain}
                  onTakeBack={takeBack}
                  renderPlanCard={renderPlanCard}
                  renderRemembered={renderRemembered}
                />
              ))}
              {endedBy && isWithAi && (
                <Box sx={{ mt: 2 }}>
                  <CautionEndChip endedBy={endedBy} onAsk={ask} />
                </Box>
              )}
              {isWithAi && (isUnasked || isAnswered) && (
                <Box sx={{ mt: 3 }}>
                  <SuggestedQuestions
                    purpose={topic.activityId === null ? null : (openingPurpose ?? 'unclear')}
                    onAsk={ask}
                    {...(isUnasked ? {} : { asked: questionsIn(entries) })}
                  />
                </Box>
              )}
            </Box>
          </Box>
        </Box>
        {!isAtEnd && !figure && <ToNewest onPress={goToEnd} />}
      </Box>
      <ReplyAnnouncer entries={entries} />
      <Box sx={COLUMN}>
        {other && isEnded ? (
          <Ended person={other} />
        ) : (
          <>
            {!members &&
              editing.send === null &&
              renderDraft?.({ topicId: topic.id, onEdit: editing.onEdit })}
            <ComposerPanel
              topic={topic}
              person={other}
              members={members}
              renderTools={renderTools}
              draft={composing?.kind === 'edit' ? composing.text : draft}
              isOnline={isOnline}
              composing={
                composing
                  ? {
                      key: `${composing.kind}/${composing.message.id}`,
                      isEdit: composing.kind === 'edit',
                      onCancel: changes.cancel,
                      strip: (
                        <ComposingStrip
                          composing={composing}
                          uid={uid}
                          people={topic.people ?? NOBODY}
                          onCancel={changes.cancel}
                        />
                      ),
                    }
                  : editing.composing
              }
              onChange={composing?.kind === 'edit' ? changes.changeEdit : setDraft}
              takesActivities={editing.send === null}
              onSend={(text, embeddedActivityId) => {
                if (composing?.kind === 'edit') {
                  changes.saveEdit(text);
                  return;
                }
                if (!composing && editing.send) {
                  editing.send(text);
                  return;
                }
                ask(text, { quotedMessageId: composing?.message.id, embeddedActivityId });
                changes.cancel();
                setDraft('');
              }}
              onSendFiles={
                takesAttachments(topic) && editing.send === null
                  ? async (files) => {
                      await does.sendFiles({ ...files, quotedMessageId: composing?.message.id });
                      changes.cancel();
                      setDraft('');
                      goToEnd();
                    }
                  : undefined
              }
              onStop={
                answering && composing?.kind !== 'edit'
                  ? () => {
                      does.stop(answering);
                    }
                  : null
              }
            />
          </>
        )}
      </Box>
      {changes.dialog}
      {figure && (
        <ProofNote
          fact={figure.fact}
          steps={stepsFrom(figure, figuresBeside(figure, entries, locale), setFigure)}
          onClose={closeFigure}
        >
          {renderEvidence(figure.fact)}
        </ProofNote>
      )}
    </Box>
  );
}

const NOBODY: readonly TopicPerson[] = [];

/** Everybody else in a group; null = it is none. */
function membersOf({ kind, people = NOBODY }: Topic, uid: string): readonly TopicPerson[] | null {
  return kind === 'group' ? people.filter((person) => person.uid !== uid) : null;
}

/** Of who has left and whose name is gone, only the part they had is known. */
function useUnknownAuthor({ kind }: Topic): TopicPerson {
  const { t } = useTranslation('groups');
  const isGroup = kind === 'group';
  const name = isGroup ? t('groups:former') : '';
  return { uid: '', name, role: isGroup ? 'runner' : 'coach', since: LONG_AGO };
}

const LONG_AGO = new Date(0);

function Ended({ person }: { person: TopicPerson }) {
  const { t } = useTranslation('chat');
  const name = person.name || t(`chat:person.${person.role}`);
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ py: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' }}
    >
      {t('chat:thread.ended', { name })}
    </Typography>
  );
}

/** Where health comes first, or the words are hidden, nothing else is suggested. */
function isWholeAnswer(entry: ThreadEntry | undefined): boolean {
  if (entry?.kind !== 'reply') return false;
  const { state, document } = entry.reply;
  return state === 'done' && document !== null && !document.isSafetyFirst && !document.isFlagged;
}

/** The figures of the reply that an open figure stands in. */
function figuresBeside(
  { key }: OpenFigure,
  entries: readonly ThreadEntry[],
  { language, units }: MeasureLocale,
): OpenFigure[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'reply' || !key.startsWith(`${entry.reply.id}/`)) return [];
    const { text, facts, id } = entry.reply;
    const locale = { language: entry.reply.language ?? language, units };
    return figuresOf({ text, facts, locale, figureKey: id });
  });
}

function stepsFrom(
  { key }: OpenFigure,
  figures: readonly OpenFigure[],
  onStep: (figure: OpenFigure) => void,
) {
  const index = figures.findIndex((figure) => figure.key === key);
  const to = (figure: OpenFigure | undefined) =>
    figure
      ? () => {
          onStep(figure);
        }
      : null;
  return { toPrevious: to(figures[index - 1]), toNext: to(figures[index + 1]) };
}

/** What the runner may say that ends the caution of the last answer. */
function endOfCaution(entry: ThreadEntry | undefined): CautionEnd | null {
  if (entry?.kind !== 'reply' || entry.reply.state !== 'done') return null;
  const { document } = entry.reply;
  return document && !document.isFlagged ? (document.endedBy ?? null) : null;
}

function questionsIn(entries: readonly ThreadEntry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message.text] : []));
}

function ToNewest({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: 8, display: 'grid' }}>
      <Button
        size="small"
        variant="contained"
        color="secondary"
        startIcon={<Icon path={mdiArrowDown} />}
        onClick={onPress}
        sx={{ justifySelf: 'center', borderRadius: 6, boxShadow: 2 }}
      >
        {t('chat:thread.newest')}
      </Button>
    </Box>
  );
}

function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    globalThis.addEventListener('keydown', close);
    return () => {
      globalThis.removeEventListener('keydown', close);
    };
  }, [onEscape]);
}
