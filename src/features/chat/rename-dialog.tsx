import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOPIC_LIMITS } from '@tasuki/domain/chat/topic';
import { renameTopic } from '../../data/chat/topics.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface RenameDialogProps {
  topicId: string;
  /** As it is; '' = it has none. */
  title: string;
  onClose: () => void;
  onRenamed: () => void;
}

/** Gives a conversation a name, for everybody in it. An empty one takes it back. */
export function RenameDialog({ topicId, title, onClose, onRenamed }: RenameDialogProps) {
  const { t } = useTranslation('chat');
  const [name, setName] = useState(title);
  const renaming = useSubmission<string>('rename topic', (newTitle) =>
    renameTopic(topicId, newTitle),
  );
  const rename = () => {
    void renaming.submit(name.trim()).then((isDone) => {
      if (isDone) onRenamed();
    });
  };
  return (
    <ConfirmDialog
      title={t('chat:menu.rename')}
      words={t('chat:menu.save')}
      color="primary"
      isBusy={renaming.isBusy}
      failureCode={renaming.failureCode}
      onClose={onClose}
      onConfirm={rename}
    >
      <TextField
        autoFocus
        fullWidth
        label={t('chat:menu.name')}
        value={name}
        slotProps={{ htmlInput: { maxLength: TOPIC_LIMITS.titleMaxLength } }}
        sx={{ mt: 1 }}
        onChange={(event) => {
          setName(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          rename();
        }}
      />
    </ConfirmDialog>
  );
}
