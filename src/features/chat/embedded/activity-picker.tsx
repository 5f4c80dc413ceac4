import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { runnerOfEmbedded } from '@tasuki/domain/chat/embedded/embedded-activity';
import { isBetweenPeople, type Topic } from '@tasuki/domain/chat/topic';
import { Icon } from '../../../ui/icon.tsx';
import { otherPersonOf } from '../other-person.ts';
import { ActivityChoices } from './activity-choices.tsx';

interface ActivityPickerProps {
  uid: string;
  topic: Topic;
  onChoose: (row: ActivityRow) => void;
  onClose: () => void;
}

/**
 * Chooses the activity that a message shows. A runner who shows an activity to others reads first
 * what they will see.
 */
export default function ActivityPicker({ uid, topic, onChoose, onClose }: ActivityPickerProps) {
  const { t } = useTranslation('chat');
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [chosen, setChosen] = useState<ActivityRow | null>(null);
  const runnerUid = runnerOfEmbedded(topic, { authorUid: uid });
  const isOwn = runnerUid === uid;
  const isShown = isBetweenPeople(topic);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {t(chosen ? 'chat:embedded.confirm.title' : 'chat:embedded.pick.title')}
        </Box>
        <IconButton aria-label={t('chat:embedded.pick.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </DialogTitle>
      {chosen ? (
        <Confirmation
          topic={topic}
          uid={uid}
          onConfirm={() => {
            onChoose(chosen);
          }}
          onBack={() => {
            setChosen(null);
          }}
        />
      ) : (
        <DialogContent>
          <ActivityChoices
            uid={uid}
            runnerUid={runnerUid}
            isForOthers={isShown}
            onChoose={(row) => {
              if (isShown && isOwn) setChosen(row);
              else onChoose(row);
            }}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}

interface ConfirmationProps {
  uid: string;
  topic: Topic;
  onConfirm: () => void;
  onBack: () => void;
}

/** What others will see, shown before anything is sent. */
function Confirmation({ uid, topic, onConfirm, onBack }: ConfirmationProps) {
  const { t } = useTranslation('chat');
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    confirm.current?.focus();
  }, []);
  const isGroup = topic.kind === 'group';
  const other = otherPersonOf(topic, uid);
  const count = topic.participantIds.filter((participant) => participant !== uid).length;
  const who = isGroup
    ? t('chat:embedded.confirm.group', { count })
    : t('chat:embedded.confirm.coach', { name: other?.name || t('chat:person.coach') });
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{who}</Typography>
        <Typography sx={{ mb: 1.5 }}>
          {t(isGroup ? 'chat:embedded.confirm.seenByGroup' : 'chat:embedded.confirm.seenByCoach')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('chat:embedded.confirm.later')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onBack}>
          {t('chat:embedded.confirm.back')}
        </Button>
        <Button ref={confirm} variant="contained" onClick={onConfirm}>
          {t('chat:embedded.confirm.add')}
        </Button>
      </DialogActions>
    </>
  );
}
