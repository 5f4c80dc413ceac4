import { lazy, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { correctionBy } from '@tasuki/domain/chat/correction';
import type { CoachReply, ParticipantMessage } from '@tasuki/domain/chat/message';
import { mayEditMessage } from '@tasuki/domain/chat/own-message';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { ReportedPlace } from '../../../data/chat/moderation.ts';
import { deleteMessage, editMessage } from '../../../data/chat/messages.ts';
import { isAtLimit, noteWritten } from '../../../data/chat/outgoing/message-allowance.ts';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { reportError } from '../../../platform/report-error.ts';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { newDraft } from '../composer/written-draft.ts';
import type { Composing } from './composing.ts';
import type { MessageActions } from './message-menu.tsx';
import { PagePart } from '../parts/page-part.tsx';

const DeleteMessageDialog = lazy(async () => ({
  default: (await import('./delete-message-dialog.tsx')).DeleteMessageDialog,
}));

const ReportDialog = lazy(async () => ({
  default: (await import('../moderation/report-dialog.tsx')).ReportDialog,
}));

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

export interface UsedMessageActions {
  actions: MessageActions;
  composing: Composing | null;
  /** Back to a plain new message. */
  cancel: () => void;
  saveEdit: (text: string) => void;
  /** The open question. */
  dialog: ReactNode;
}

/** The rules do not say which of their limits refused a change. */
async function whyNotChanged(message: ParticipantMessage, code: FailureCode): Promise<FailureCode> {
  if (code !== 'common/permission-denied') return code;
  const { authorUid } = message;
  const isInTime = mayEditMessage(message, authorUid, new Date());
  return isInTime && (await isAtLimit(authorUid))
    ? 'message/edit-too-often'
    : 'message/edit-too-late';
}

/**
 * Actions on messages of one topic: they are quoted and changed in the composer, and deleted after
 * a question.
 *
 * @param uid the reader
 * @param mayWrite whether something can still be written here
 * @param onEdited called once the server has a message's new words
 */
export function useMessageActions(
  { topicId, uid }: { topicId: string; uid: string },
  mayWrite: boolean,
  onEdited: (message: ParticipantMessage) => void,
): UsedMessageActions {
  const { t } = useTranslation(['chat', 'failures']);
  const announce = useSnackbar();
  const [composing, setComposing] = useState<Composing | null>(null);
  const [corrected, setCorrected] = useState<CoachReply | null>(null);
  const [reported, setReported] = useState<ReportedPlace | null>(null);
  const [asked, setAsked] = useState<ParticipantMessage | null>(null);
  const actions = useMemo<MessageActions>(
    () => ({
      onQuote: mayWrite
        ? (message) => {
            setComposing({ kind: 'quote', message });
          }
        : undefined,
      onEdit: (message) => {
        setComposing({ kind: 'edit', message, draft: newDraft(message.text), failureCode: null });
      },
      onDelete: setAsked,
      onReport: ({ id }) => {
        setReported({ topicId, messageId: id, correctionBy: null });
      },
      onReportCorrection: (reply, correctionBy) => {
        setReported({ topicId, messageId: reply.id, correctionBy });
      },
      onCorrect: mayWrite ? setCorrected : undefined,
    }),
    [mayWrite, topicId],
  );
  const cancel = useCallback(() => {
    setComposing(null);
  }, []);
  const saveEdit = (text: string) => {
    if (composing?.kind !== 'edit') return;
    const { message } = composing;
    setComposing(null);
    if (text === message.text) return;
    noteWritten();
    // It shows at once; without a connection the server's word may take long.
    editMessage(topicId, message.id, text).then(
      () => {
        onEdited(message);
      },
      async (cause: unknown) => {
        reportError(cause, 'edit message');
        const failureCode = await whyNotChanged(message, failureCodeOf(cause));
        setComposing({ kind: 'edit', message, draft: newDraft(text), failureCode });
      },
    );
  };
  const confirmDeletion = (message: ParticipantMessage) => {
    setAsked(null);
    setComposing((before) => (before?.message.id === message.id ? null : before));
    deleteMessage(topicId, message.id).then(
      () => {
        announce(t('chat:delete.done'));
      },
      (cause: unknown) => {
        reportError(cause, 'delete message');
        announce(t(`failures:${failureCodeOf(cause)}`));
      },
    );
  };
  const dialog = asked && (
    <PagePart>
      <DeleteMessageDialog
        onConfirm={() => {
          confirmDeletion(asked);
        }}
        onClose={() => {
          setAsked(null);
        }}
      />
    </PagePart>
  );
  const correction = corrected && (
    <PagePart>
      <CorrectionDialog
        place={{ topicId, messageId: corrected.id }}
        before={correctionBy(corrected, uid)?.text ?? null}
        onClose={() => {
          setCorrected(null);
        }}
      />
    </PagePart>
  );
  const report = reported && (
    <PagePart>
      <ReportDialog
        place={reported}
        onClose={() => {
          setReported(null);
        }}
      />
    </PagePart>
  );
  return {
    actions,
    composing,
    cancel,
    saveEdit,
    dialog: dialog ?? correction ?? report,
  };
}
