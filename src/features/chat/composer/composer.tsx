import Box from '@mui/material/Box';
import type { ClipboardEvent, ReactNode, RefObject } from 'react';
import { useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { charactersLeft, isBlankText, writtenText } from '@tasuki/domain/chat/written-text';
import { takeComposerKey, useSendsOnEnter } from './composer-keys.ts';
import { MentionList, mentionOptionId } from './mention-list.tsx';
import { useMentions, type MentionCandidate } from './use-mentions.ts';
import { MessageField } from './message-field.tsx';
import { Countdown, TooLong } from './room-left.tsx';
import { SendOrStop } from './send-or-stop.tsx';
import { useDraft, type WrittenDraft } from './written-draft.ts';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

/** How words came into the field. */
export interface Typing {
  /** An input method may still change the last of them. */
  isComposing: boolean;
}

interface ComposerProps {
  draft: WrittenDraft;
  /** Takes the words as they were typed. */
  onChange: (text: string, typing: Typing) => void;
  /** An input method has ended a word; takes all words. */
  onComposed?: ((text: string) => void) | undefined;
  onSend: (text: string) => void;
  /** Ends the reply that is being written; null = none is. */
  onStop: (() => void) | null;
  /** Files were pasted. */
  onFiles: (files: readonly File[]) => void;
  /** Files go along: then a message needs no words. Where not all are there yet, it waits. */
  files?: 'none' | 'ready' | 'underWay';
  /** Before the words, what adds something to them. */
  lead?: ReactNode;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  /** People who can be mentioned by @; left out = nobody. */
  mentionable?: readonly TopicPerson[] | undefined;
  /** Says what the button does, where it does not send a new message. */
  sendLabel?: string | undefined;
  /** Quiet choices below the words. */
  foot: ReactNode;
}

/** Puts the cursor where it belongs once the text that was chosen is there. */
function useCursor(input: RefObject<HTMLTextAreaElement | null>): (at: number) => void {
  const [place, setPlace] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (place) input.current?.setSelectionRange(place.at, place.at);
  }, [input, place]);
  return (at) => {
    setPlace({ at });
  };
}

/** The field in which the runner writes. It grows by some lines, and keeps its place. */
export function Composer(props: ComposerProps) {
  const { draft, onChange, onSend, onStop, onFiles, inputRef, placeholder, sendLabel, foot } =
    props;
  const { t } = useTranslation('chat');
  const helpId = useId();
  const listId = useId();
  const mentions = useMentions(props.mentionable ?? null);
  const moveCursor = useCursor(inputRef);
  const problemId = useId();
  const sendsOnEnter = useSendsOnEnter();
  const isTooLong = useDraft(draft, (text) => charactersLeft(text) < 0);
  const isBlank = useDraft(draft, isBlankText);
  const { files = 'none', lead = null } = props;
  const canSend = (!isBlank || files === 'ready') && !isTooLong && files !== 'underWay';
  const send = () => {
    if (canSend) onSend(writtenText(draft.read()));
  };
  const choose = (candidate: MentionCandidate) => {
    const chosen = mentions.choose(draft.read(), candidate);
    onChange(chosen.text, { isComposing: false });
    moveCursor(chosen.cursor);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    // Copied cells and pages bring a picture of themselves along; then the words are meant.
    if (clipboardData.files.length === 0 || clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFiles([...clipboardData.files]);
  };
  const activeOption = mentions.open?.candidates[mentions.open.active];
  return (
    <Box
      component="form"
      aria-label={t('chat:composer.form')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {mentions.open && <MentionList id={listId} mention={mentions.open} onChoose={choose} />}
      {isTooLong && <TooLong id={problemId} draft={draft} />}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          pl: 2,
          pr: 0.75,
          py: 0.75,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: isTooLong ? 'error.main' : 'quiet.line',
          borderRadius: 1.5,
          '&:focus-within': {
            outline: '2px solid',
            outlineColor: 'secondary.main',
            outlineOffset: '-1px',
          },
        }}
      >
        {lead}
        <MessageField
          draft={draft}
          ref={inputRef}
          placeholder={placeholder}
          onChange={(event) => {
            const { nativeEvent } = event;
            onChange(event.target.value, {
              isComposing: nativeEvent instanceof InputEvent && nativeEvent.isComposing,
            });
            mentions.look(event.target.value, event.target.selectionStart);
          }}
          onCompositionEnd={({ currentTarget }) => props.onComposed?.(currentTarget.value)}
          onSelect={({ currentTarget }) => {
            mentions.look(currentTarget.value, currentTarget.selectionStart);
          }}
          onBlur={mentions.close}
          onKeyDown={(event) => {
            takeComposerKey(event, { mentions, onChoose: choose, sendsOnEnter, onSend: send });
          }}
          onPaste={onPaste}
          aria-label={t('chat:composer.label')}
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? problemId : helpId}
          aria-autocomplete={activeOption && 'list'}
          aria-controls={activeOption && listId}
          aria-activedescendant={activeOption && mentionOptionId(listId, activeOption)}
          enterKeyHint={sendsOnEnter ? 'send' : 'enter'}
        />
        <SendOrStop
          canSend={canSend}
          label={sendLabel}
          onStop={isBlank && files === 'none' ? onStop : null}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: TOUCH_TARGET_PIXELS,
        }}
      >
        {foot}
        <Countdown id={helpId} draft={draft} />
      </Box>
    </Box>
  );
}
