import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Memory } from '@tasuki/domain/memories/memory';
import { forgetMemory } from '../../data/memories/memories.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { EditMemoryDialog } from './edit-memory-dialog.tsx';

interface MemoryActionsProps {
  uid: string;
  memory: Pick<Memory, 'id' | 'text'>;
}

/** A runner's actions on a note: give it other words, or have it forgotten at once. */
export function MemoryActions({ uid, memory }: MemoryActionsProps) {
  const { t } = useTranslation('athlete');
  const announce = useSnackbar();
  const [isEditing, setIsEditing] = useState(false);
  const forgetting = useSubmission('forget memory', forgetMemory);
  const size = { minHeight: TOUCH_TARGET_PIXELS, minWidth: TOUCH_TARGET_PIXELS } as const;
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-label={t('athlete:memories.editNamed', { text: memory.text })}
        sx={size}
        onClick={() => {
          setIsEditing(true);
        }}
      >
        {t('athlete:memories.edit.button')}
      </Button>
      <Button
        size="small"
        color="secondary"
        aria-label={t('athlete:memories.forgetNamed', { text: memory.text })}
        loading={forgetting.isBusy}
        sx={size}
        onClick={() => {
          void forgetting.submit({ uid, memoryId: memory.id }).then((isDone) => {
            if (isDone) announce(t('athlete:memories.forgotten'));
          });
        }}
      >
        {t('athlete:memories.forget')}
      </Button>
      <FailureAlert failureCode={forgetting.failureCode} />
      {isEditing && (
        <EditMemoryDialog
          uid={uid}
          memory={memory}
          onClose={() => {
            setIsEditing(false);
          }}
        />
      )}
    </>
  );
}
