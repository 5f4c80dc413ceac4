import { mdiArrowUp, mdiCheck, mdiStop } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { charactersLeft, isBlankText, writtenText } from '@tasuki/domain/chat/written-text';
import { formatNumber } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MentionList, mentionOptionId } from './mention-list.tsx';
import { useMentions, type MentionCandidate } from './use-mentions.ts';
import { MessageField } from './message-field.tsx';
import { useDraft, type WrittenDraft } from './written-draft.ts';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

/** From here on the composer counts down. */
const COUNT_FROM_CHARACTERS = 400;
/** What a key reports while an input method has it; Safari says so also of the Enter that ends a word. */
const INPUT_METHOD_KEY_CODE = 229;

interface ComposerProps {
  draft: WrittenDraft;
  /**
   * Takes the words as they were typed.
   *
   * @param isComposing whether an input method may still change the last of them
   */
  onChange: (text: string, isComposing: boolean) => void;
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
  /** Who can be mentioned by @; left out = nobody. */
  mentionable?: readonly TopicPerson[] | undefined;
  /** Says what the button does, where it does not send a new message. */
  sendLabel?: string | undefined;
  /** Quiet choices below the words. */
  foot: ReactNode;
}

/** Whether a key belongs to an input method that composes a word of Japanese or Chinese. */
function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY_CODE;
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

/** Enter sends where there is a keyboard, and ends a line where there is none. */
function useSendsOnEnter(): boolean {
  return useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
}

/** Where the runner writes. It grows by some lines, and stays where it is. */
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
    onChange(chosen.text, false);
    moveCursor(chosen.cursor);
  };
  /** @returns whether the list of mentions has taken the key */
  const isForMentions = (event: KeyboardEvent): boolean => {
    const { open } = mentions;
    // While an input method composes a word, its keys are its own.
    if (!open || isOfInputMethod(event)) return false;
    const candidate = open.candidates[open.active];
    if (event.key === 'ArrowDown') mentions.move(1);
    else if (event.key === 'ArrowUp') mentions.move(-1);
    else if (event.key === 'Escape') mentions.close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && candidate) {
      choose(candidate);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForMentions(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    if (isOfInputMethod(event)) return;
    if (!sendsOnEnter && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
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
            onChange(
              event.target.value,
              nativeEvent instanceof InputEvent && nativeEvent.isComposing,
            );
            mentions.look(event.target.value, event.target.selectionStart);
          }}
          onCompositionEnd={({ currentTarget }) => props.onComposed?.(currentTarget.value)}
          onSelect={({ currentTarget }) => {
            mentions.look(currentTarget.value, currentTarget.selectionStart);
          }}
          onBlur={mentions.close}
          onKeyDown={onKeyDown}
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

interface SendOrStopProps {
  canSend: boolean;
  /** Of the button that sends; left out = the usual. */
  label?: string | undefined;
  onStop: (() => void) | null;
}

function SendOrStop({ canSend, label, onStop }: SendOrStopProps) {
  const { t } = useTranslation('chat');
  const look = {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
    '&.Mui-disabled': { bgcolor: 'quiet.ground', color: 'text.secondary' },
  } as const;
  // The words keep the focus, and a phone its keyboard.
  const keepFocus = (event: { preventDefault: () => void }) => {
    event.preventDefault();
  };
  if (onStop) {
    return (
      <IconButton
        key="stop"
        aria-label={t('chat:composer.stop')}
        onMouseDown={keepFocus}
        onClick={onStop}
        sx={look}
      >
        <Icon path={mdiStop} />
      </IconButton>
    );
  }
  return (
    <IconButton
      key="send"
      type="submit"
      aria-label={label ?? t('chat:composer.send')}
      disabled={!canSend}
      onMouseDown={keepFocus}
      sx={look}
    >
      <Icon path={label === undefined ? mdiArrowUp : mdiCheck} />
    </IconButton>
  );
}

/** How much room is left, once it matters. */
function Countdown({ id, draft }: { id: string; draft: WrittenDraft }) {
  const { t } = useTranslation('chat');
  const { language } = useMeasureLocale();
  const left = useDraft(draft, (text) => Math.min(charactersLeft(text), COUNT_FROM_CHARACTERS + 1));
  return (
    <Typography id={id} component="p" variant="caption" color="textSecondary" noWrap>
      {left >= 0 && left <= COUNT_FROM_CHARACTERS
        ? t('chat:composer.left', { left: formatNumber(left, language) })
        : ''}
    </Typography>
  );
}

/** How much there is too much, and that nothing was cut. */
function TooLong({ id, draft }: { id: string; draft: WrittenDraft }) {
  const { t } = useTranslation('chat');
  const { language } = useMeasureLocale();
  const left = useDraft(draft, charactersLeft);
  return (
    <Typography
      id={id}
      component="p"
      variant="body2"
      role="alert"
      sx={{ color: 'error.main', pb: 1 }}
    >
      {t('chat:composer.tooLong', {
        excess: formatNumber(-left, language),
        maximum: formatNumber(MESSAGE_LIMITS.textMaxLength, language),
      })}
    </Typography>
  );
}
