import { mdiAccountMultiplePlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TOPIC_LIMITS } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { startGroup } from '../../data/chat/groups.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Starts a group, by its name. */
export function StartGroup() {
  const { t } = useTranslation('groups');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={<Icon path={mdiAccountMultiplePlusOutline} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('groups:start.open')}
      </Button>
      {isOpen && (
        <StartGroupDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

function StartGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const [title, setTitle] = useState('');
  // Sent again after a lost answer, it starts the same group.
  const [groupKey] = useState(() => crypto.randomUUID().replaceAll('-', '').slice(0, 20));
  const starting = useSubmission<string>('start group', async (name) => {
    const topicId = await startGroup({ groupKey, title: name });
    onClose();
    await navigate(routePath(isCoach ? 'coachTopicChat' : 'topicChat', { topicId }));
  });
  const start = () => {
    if (title.trim() !== '') void starting.submit(title.trim());
  };
  return (
    <ConfirmDialog
      title={t('groups:start.title')}
      words={t('groups:start.confirm')}
      color="primary"
      isBusy={starting.isBusy}
      isDisabled={title.trim() === ''}
      failureCode={starting.failureCode}
      onClose={onClose}
      onConfirm={start}
    >
      <Typography variant="body2" color="textSecondary">
        {t('groups:start.explained')}
      </Typography>
      <TextField
        autoFocus
        fullWidth
        label={t('groups:start.name')}
        value={title}
        slotProps={{ htmlInput: { maxLength: TOPIC_LIMITS.titleMaxLength } }}
        sx={{ mt: 1 }}
        onChange={(event) => {
          setTitle(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          start();
        }}
      />
    </ConfirmDialog>
  );
}
