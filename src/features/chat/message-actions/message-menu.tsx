import {
  mdiContentCopy,
  mdiDotsHorizontal,
  mdiFlagOutline,
  mdiFormatQuoteClose,
  mdiPencilOutline,
  mdiPlaylistEdit,
  mdiTrashCanOutline,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctionBy, isCorrectable } from '@tasuki/domain/chat/correction';
import type { ChatMessage, CoachReply, ParticipantMessage } from '@tasuki/domain/chat/message';
import { mayDeleteMessage, mayEditMessage } from '@tasuki/domain/chat/own-message';
import { formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { wholeWords } from './message-words.ts';
import { useAuthorName, type ThreadReaders } from './use-quoted-words.ts';

/** The actions on a message of the thread. */
export interface MessageActions {
  /** Left out = nothing can be written here any more. */
  onQuote?: ((message: ChatMessage) => void) | undefined;
  onEdit: (message: ParticipantMessage) => void;
  onDelete: (message: ParticipantMessage) => void;
  onReport: (message: ParticipantMessage) => void;
  onReportCorrection: (reply: Pick<CoachReply, 'id'>, authorUid: string) => void;
  /** Left out = nothing can be written here any more. */
  onCorrect?: ((reply: CoachReply) => void) | undefined;
}

interface MessageMenuProps extends ThreadReaders {
  message: ChatMessage;
  actions: MessageActions;
}

interface Item {
  words: string;
  icon: string;
  /** Whether the composer or a dialog gets the focus afterwards. */
  takesFocus?: boolean;
  onChoose: () => void;
}

/** The menu of one message; its button says whose it is. */
export function MessageMenu({ message, actions, ...readers }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const nameOf = useAuthorName(readers);
  const buttonId = useId();
  const menuId = useId();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: Date } | null>(null);
  const anchor = opened?.anchor ?? null;
  const [isFocusTaken, setIsFocusTaken] = useState(false);
  const items = useItems(message, actions, readers.uid, opened?.at ?? null);
  const saidAt = message.createdAt ?? (message.kind === 'participant' ? message.writtenAt : null);
  const close = () => {
    setOpened(null);
  };
  return (
    <>
      <IconButton
        id={buttonId}
        size="small"
        aria-label={t('chat:actions.open', {
          name: nameOf(message),
          time: saidAt ? formatTimeOfDay(saidAt, null) : '',
        })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => {
          setIsFocusTaken(false);
          setOpened({ anchor: event.currentTarget, at: new Date() });
        }}
        sx={{ color: 'text.secondary', my: -1.5 }}
      >
        <Icon path={mdiDotsHorizontal} sx={{ fontSize: 20 }} />
      </IconButton>
      <ActionMenu
        id={menuId}
        labelId={buttonId}
        anchor={anchor}
        isFocusTaken={isFocusTaken}
        actions={items.map(({ words, icon, takesFocus = false, onChoose }) => ({
          words,
          icon,
          onChoose: () => {
            setIsFocusTaken(takesFocus);
            close();
            onChoose();
          },
        }))}
        onClose={close}
      />
    </>
  );
}

function useItems(
  message: ChatMessage,
  { onQuote, onEdit, onDelete, onReport, onCorrect }: MessageActions,
  uid: string,
  openedAt: Date | null,
): Item[] {
  const { t } = useTranslation('chat');
  const locale = useMeasureLocale();
  const announce = useSnackbar();
  if (!openedAt) return [];
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(wholeWords(message, locale));
      announce(t('chat:actions.copied'));
    } catch {
      // The browser forbids it, or the page is not looked at.
      announce(t('chat:actions.notCopied'));
    }
  };
  const own = message.kind === 'participant' ? message : null;
  const reply = message.kind === 'reply' && isCorrectable(message) ? message : null;
  return [
    ...(onQuote && message.createdAt
      ? [
          {
            words: t('chat:actions.quote'),
            icon: mdiFormatQuoteClose,
            takesFocus: true,
            onChoose: () => {
              onQuote(message);
            },
          },
        ]
      : []),
    {
      words: t('chat:actions.copy'),
      icon: mdiContentCopy,
      onChoose: () => {
        void copy();
      },
    },
    ...(reply && onCorrect
      ? [
          {
            words: t(
              correctionBy(reply, uid) ? 'chat:correction.change' : 'chat:correction.action',
            ),
            icon: mdiPlaylistEdit,
            takesFocus: true,
            onChoose: () => {
              onCorrect(reply);
            },
          },
        ]
      : []),
    ...(own && onQuote && mayEditMessage(own, uid, openedAt)
      ? [
          {
            words: t('chat:actions.edit'),
            icon: mdiPencilOutline,
            takesFocus: true,
            onChoose: () => {
              onEdit(own);
            },
          },
        ]
      : []),
    ...(own && mayDeleteMessage(own, uid)
      ? [
          {
            words: t('chat:actions.delete'),
            icon: mdiTrashCanOutline,
            onChoose: () => {
              onDelete(own);
            },
          },
        ]
      : []),
    ...(own && own.authorUid !== uid && own.createdAt
      ? [
          {
            words: t('chat:report.action'),
            icon: mdiFlagOutline,
            takesFocus: true,
            onChoose: () => {
              onReport(own);
            },
          },
        ]
      : []),
  ];
}
