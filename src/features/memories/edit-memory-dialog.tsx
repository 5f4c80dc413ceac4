import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMORY_LIMITS, type Memory } from '@tasuki/domain/memories/memory';
import { editMemory } from '../../data/memories/memories.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

interface EditMemoryDialogProps {
  uid: string;
  memory: Pick<Memory, 'id' | 'text'>;
  onClose: () => void;
}

/** Gives a note other words. */
export function EditMemoryDialog({ uid, memory, onClose }: EditMemoryDialogProps) {
  const { t } = useTranslation('athlete');
  const announce = useSnackbar();
  const [text, setText] = useState(memory.text);
  const saving = useSubmission('edit memory', editMemory);
  return (
    <ConfirmDialog
      title={t('athlete:memories.edit.title')}
      words={t('athlete:memories.edit.save')}
      color="primary"
      isBusy={saving.isBusy}
      isDisabled={text.trim() === ''}
      failureCode={saving.failureCode}
      onClose={onClose}
      onConfirm={() => {
        void saving.submit({ uid, memoryId: memory.id, text: text.trim() }).then((isDone) => {
          if (!isDone) return;
          announce(t('athlete:memories.edit.done'));
          onClose();
        });
      }}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        label={t('athlete:memories.edit.field')}
        value={text}
        slotProps={{ htmlInput: { maxLength: MEMORY_LIMITS.textMaxLength, dir: 'auto' } }}
        sx={{ mt: 1 }}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
}
