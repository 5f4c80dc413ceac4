import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takesAttachments } from '@tasuki/domain/chat/attachments/takes-attachments';
import { isReceived, type Topic, type TopicPerson } from '@tasuki/domain/chat/topic';
import type { FilesToSend } from '../attachments/use-file-sending.ts';
import { ComposerPanel, type ComposerTools } from '../composer/composer-panel.tsx';
import type { WrittenDraft } from '../composer/written-draft.ts';
import type { DraftEditing, DraftTools } from '../draft-editing/use-draft-editing.tsx';
import { ComposingStrip } from '../message-actions/composing-strip.tsx';
import type { UsedMessageActions } from '../message-actions/use-message-actions.tsx';
import type { MessageExtras } from '../../../data/chat/outgoing/unsent-messages.ts';
import { THREAD_COLUMN } from './thread-column.ts';

interface ThreadComposerProps {
  uid: string;
  topic: Topic;
  /** The person to whom one writes; null = the AI or a group. */
  other: TopicPerson | null;
  /** Everybody else in a group; null = it is none. */
  members: readonly TopicPerson[] | null;
  isOnline: boolean;
  draft: WrittenDraft;
  editing: DraftEditing;
  composing: UsedMessageActions['composing'];
  /** Back to a plain new message. */
  onCancel: UsedMessageActions['cancel'];
  onSaveEdit: UsedMessageActions['saveEdit'];
  onAsk: (text: string, more: MessageExtras) => void;
  onSendFiles: (files: FilesToSend & MessageExtras) => Promise<void>;
  /** Stops the answer that is being written; null = none is. */
  onStop: (() => void) | null;
  renderTools?: ((tools: ComposerTools) => ReactNode) | undefined;
  renderDraft?: ((tools: DraftTools) => ReactNode) | undefined;
}

/** The composer of a new message, of a changed one, or of the AI's draft as a coach changes it. */
export const ThreadComposer = memo(function ThreadComposer(props: ThreadComposerProps) {
  const { uid, topic, other, members, draft, editing, composing, onCancel } = props;
  const isEdit = composing?.kind === 'edit';
  if (other && !isReceived(topic)) {
    return (
      <Box sx={THREAD_COLUMN}>
        <Ended person={other} />
      </Box>
    );
  }
  const send = (text: string, embeddedActivityId?: string) => {
    if (isEdit) {
      props.onSaveEdit(text);
    } else if (!composing && editing.send) {
      editing.send(text);
    } else {
      props.onAsk(text, { quotedMessageId: composing?.message.id, embeddedActivityId });
      onCancel();
      draft.change('');
    }
  };
  const sendFiles = async (files: FilesToSend) => {
    await props.onSendFiles({ ...files, quotedMessageId: composing?.message.id });
    onCancel();
    draft.change('');
  };
  return (
    <Box sx={THREAD_COLUMN}>
      {!members &&
        editing.send === null &&
        props.renderDraft?.({ topicId: topic.id, onEdit: editing.onEdit })}
      <ComposerPanel
        topic={topic}
        person={other}
        members={members}
        renderTools={props.renderTools}
        draft={isEdit ? composing.draft : draft}
        isOnline={props.isOnline}
        composing={
          composing
            ? {
                key: `${composing.kind}/${composing.message.id}`,
                isEdit,
                onCancel,
                strip: (
                  <ComposingStrip
                    composing={composing}
                    uid={uid}
                    people={topic.people ?? []}
                    onCancel={onCancel}
                  />
                ),
              }
            : editing.composing
        }
        takesActivities={editing.send === null}
        onSend={send}
        onSendFiles={takesAttachments(topic) && editing.send === null ? sendFiles : undefined}
        onStop={isEdit ? null : props.onStop}
      />
    </Box>
  );
});

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
