import Box from '@mui/material/Box';
import { lazy, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Topic, TopicPerson } from '@tasuki/domain/chat/topic';
import { isBlankText } from '@tasuki/domain/chat/written-text';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { AttachButton } from '../attachments/attach-button.tsx';
import { AllowanceNotice } from './allowance-notice.tsx';
import { Composer, type Typing } from './composer.tsx';
import { OfflineNotice, RefusedFile } from './composer-notices.tsx';
import { useEmbedding } from '../embedded/use-embedding.tsx';
import { ModelChoice } from './model-choice.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { WrittenDraft } from './written-draft.ts';
import { useFileSending, type FilesToSend } from '../attachments/use-file-sending.ts';
import { PagePart } from '../parts/page-part.tsx';

/** Loaded for messages with files. */
const AttachmentTray = lazy(async () => ({
  default: (await import('../attachments/attachment-tray.tsx')).AttachmentTray,
}));

interface ComposerPanelProps {
  topic: Topic;
  /** The person to whom one writes; null = the AI. */
  person: TopicPerson | null;
  /** Everybody else in a group; left out or null = it is none. */
  members?: readonly TopicPerson[] | null;
  draft: WrittenDraft;
  isOnline: boolean;
  /** @param embeddedActivityId the activity that the message shows; left out = none */
  onSend: (text: string, embeddedActivityId?: string) => void;
  /** Whether a message can show an activity here; left out = it cannot. */
  takesActivities?: boolean;
  /** Sends a message with files; left out = none can be attached. */
  onSendFiles?: ((files: FilesToSend) => Promise<void>) | undefined;
  onStop: (() => void) | null;
  /** A message that is quoted or changed; its `key` is another for each. */
  composing?: { key: string; isEdit: boolean; strip: ReactNode; onCancel: () => void } | null;
  /** Renders tools for writing to people; left out = none. */
  renderTools?: ((tools: ComposerTools) => ReactNode) | undefined;
}

/** What the tools for writing to people are given. */
export interface ComposerTools {
  /** The person to whom one writes; null = a group. */
  person: TopicPerson | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Puts words into the message, behind what is there. */
  onInsert: (text: string) => void;
}

/**
 * Typed into an empty message, each opens the helps. Chinese keyboards write the last for the key of a slash;
 * Japanese ones a dot, which is left alone because lists begin with it.
 */
const TOOLS_KEYS: ReadonlySet<string> = new Set(['/', '／', '、']);

/** The composer with what it has to say: no connection, or files that belong elsewhere. */
export function ComposerPanel(props: ComposerPanelProps) {
  const { topic, person, draft, isOnline, onSend, onStop, renderTools } = props;
  const members = props.members ?? null;
  const composing = props.composing ?? null;
  const [areToolsOpen, setAreToolsOpen] = useState(false);
  const hasTools = (person !== null || members !== null) && renderTools !== undefined;
  const { t } = useTranslation('chat');
  const input = useRef<HTMLTextAreaElement>(null);
  const [hasRefusedFile, setHasRefusedFile] = useState(false);
  const isEdit = composing?.isEdit === true;
  const sending = useFileSending(topic.id, props.onSendFiles);
  const takesFiles = props.onSendFiles !== undefined && !isEdit;
  const { add, files, refused } = sending.attachments;
  const hasFiles = files.length > 0 || refused.length > 0;
  const takeFiles = useCallback(
    (files: readonly File[]) => {
      if (takesFiles) add(files);
      else setHasRefusedFile(true);
    },
    [takesFiles, add],
  );
  useDroppedFiles(takeFiles);
  const focus = () => {
    input.current?.focus();
  };
  const embedding = useEmbedding(topic, (words) => {
    if (isBlankText(draft.read())) draft.change(words);
  });
  const takesActivities = props.takesActivities === true && !isEdit;
  const embeddedActivityId = (takesActivities ? embedding.activityId : null) ?? undefined;
  const opensTools = (text: string) => hasTools && !isEdit && TOOLS_KEYS.has(text);
  const composingKey = composing?.key ?? null;
  useEffect(() => {
    if (composingKey !== null) input.current?.focus();
  }, [composingKey]);
  const placeholder = usePlaceholder(person, members !== null);
  const change = (text: string, { isComposing }: Typing) => {
    if (opensTools(text) && draft.read() === '' && !isComposing) setAreToolsOpen(true);
    else draft.change(text);
  };
  const openToolsComposed = (text: string) => {
    if (!opensTools(text)) return;
    draft.change('');
    setAreToolsOpen(true);
  };
  const send = (text: string) => {
    if (takesFiles && sending.files !== 'none') {
      sending.send(text, embeddedActivityId, embedding.clear);
    } else if (embeddedActivityId === undefined) {
      onSend(text);
    } else {
      onSend(text, embeddedActivityId);
      embedding.clear();
    }
    focus();
  };
  return (
    <Box
      sx={{ pb: 'env(safe-area-inset-bottom)' }}
      onKeyDown={(event) => {
        // Escape also ends the choice of an input method, which is not for us.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !composing) return;
        event.stopPropagation();
        composing.onCancel();
        input.current?.focus();
      }}
    >
      {!isOnline && <OfflineNotice />}
      <AllowanceNotice />
      {hasRefusedFile && (
        <RefusedFile
          onClose={() => {
            setHasRefusedFile(false);
            focus();
          }}
        />
      )}
      {composing?.strip}
      {takesActivities && embedding.strip}
      {takesFiles && hasFiles && (
        <PagePart missingWords={t('chat:attachments.listMissing')}>
          <AttachmentTray attachments={sending.attachments} onFocus={focus} />
        </PagePart>
      )}
      <FailureAlert failureCode={takesFiles ? sending.failureCode : null} />
      {embedding.dialog}
      <Composer
        draft={draft}
        mentionable={members ?? (person ? [person] : undefined)}
        sendLabel={isEdit ? t('chat:edit.save') : undefined}
        onChange={change}
        onComposed={openToolsComposed}
        onSend={send}
        files={takesFiles ? sending.files : 'none'}
        lead={
          (takesFiles || takesActivities) && (
            <AttachButton
              isDisabled={sending.isSending}
              onFiles={takesFiles ? sending.attachments.add : undefined}
              onActivity={takesActivities ? embedding.pick : undefined}
            />
          )
        }
        onStop={onStop}
        onFiles={takeFiles}
        inputRef={input}
        placeholder={placeholder}
        foot={
          hasTools
            ? renderTools({
                person,
                isOpen: areToolsOpen,
                onOpenChange: setAreToolsOpen,
                onInsert: draft.add,
              })
            : person === null && members === null && <ModelChoice topic={topic} />
        }
      />
    </Box>
  );
}

/** The text of the empty field: the person or group that one writes to. */
function usePlaceholder(person: TopicPerson | null, isGroup: boolean): string {
  const { t } = useTranslation(['chat', 'groups']);
  if (isGroup) return t('groups:composer');
  if (!person) return t('chat:composer.placeholder');
  return t('chat:composer.writeTo', { name: person.name || t(`chat:person.${person.role}`) });
}
