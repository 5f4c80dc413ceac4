import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import { watchMessage } from '../../../data/chat/messages.ts';
import { useLiveQuery } from '../../../platform/live/live-query.ts';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAuthorName, useQuotedWords, type ThreadReaders } from './use-quoted-words.ts';

/** The id of a message's element, to go to it. */
export function messageElementId(messageId: string): string {
  return `message-${messageId}`;
}

interface QuotedMessageProps extends ThreadReaders {
  topicId: string;
  messageId: string;
  /** The message itself, where it is on the screen. */
  onScreen: ChatMessage | null;
}

/** The quote in a message: its author, and its first words. A press leads to the quoted message. */
export function QuotedMessage({ topicId, messageId, onScreen, ...readers }: QuotedMessageProps) {
  const { t } = useTranslation('chat');
  const elsewhere = useLiveQuery<ChatMessage | null>(
    onScreen
      ? null
      : {
          key: `message/${topicId}/${messageId}`,
          watch: (onMessage, onError) => watchMessage(topicId, messageId, onMessage, onError),
          // A quote may name a message that never existed, or that came before this reader.
          isMissingRefused: true,
        },
  );
  if (onScreen) {
    return (
      <ButtonBase
        onClick={() => {
          const element = globalThis.document.getElementById(messageElementId(messageId));
          element?.scrollIntoView({ block: 'center' });
          element?.focus({ preventScroll: true });
        }}
        sx={{ ...QUOTE, minHeight: TOUCH_TARGET_PIXELS, justifyContent: 'flex-start' }}
      >
        <QuoteOf message={onScreen} {...readers} />
      </ButtonBase>
    );
  }
  return (
    <Box sx={QUOTE}>
      {elsewhere.state === 'ready' && elsewhere.data ? (
        <QuoteOf message={elsewhere.data} {...readers} />
      ) : (
        <Line>{elsewhere.state === 'loading' ? '…' : t('chat:quote.gone')}</Line>
      )}
    </Box>
  );
}

const QUOTE = {
  display: 'block',
  width: '100%',
  mb: 1,
  pl: 1.25,
  py: 0.25,
  borderLeft: 3,
  borderColor: 'quiet.line',
  borderRadius: 0,
  textAlign: 'start',
} as const;

interface QuoteOfProps extends ThreadReaders {
  message: ChatMessage;
}

/** The author of a quoted message, and its first words. */
export function QuoteOf({ message, ...readers }: QuoteOfProps) {
  const { t } = useTranslation('chat');
  const nameOf = useAuthorName(readers);
  const wordsOf = useQuotedWords();
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <VisuallyHidden>{t('chat:quote.label')}</VisuallyHidden>
      <Typography component="span" variant="caption" sx={{ display: 'block', fontWeight: 650 }}>
        {nameOf(message)}
      </Typography>
      <Line>{wordsOf(message)}</Line>
    </Box>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      dir="auto"
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Typography>
  );
}
