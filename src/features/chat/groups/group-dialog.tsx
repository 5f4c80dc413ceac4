import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  GROUP_LIMITS,
  groupRoleOf,
  mayInGroup,
  nextOwnerOf,
} from '@tasuki/domain/chat/groups/group';
import { inboxRoleOf } from '@tasuki/domain/chat/inbox-entry';
import { REPORT_LIMITS } from '@tasuki/domain/chat/moderation/message-report';
import type { Topic, TopicPerson } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { leaveGroup, shareGroupHistory } from '../../../data/chat/groups.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { usePhotoAddress } from '../../../data/accounts/profile-photo-query.ts';
import { PersonFace } from '../../../ui/faces/person-face.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { GroupInvitations } from './group-invitations.tsx';

interface GroupDialogProps {
  uid: string;
  topic: Topic;
  onClose: () => void;
}

/** A group's members, its invitations, its history and the way to leave. */
export function GroupDialog({ uid, topic, onClose }: GroupDialogProps) {
  const { t } = useTranslation('groups');
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [leaving, setLeaving] = useState<TopicPerson | null>(null);
  const own = topic.people?.find((person) => person.uid === uid);
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const mayInvite = mayInGroup(topic, { uid, isCoach }, 'invite');
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
          {topic.title || t('groups:unnamed')}
        </Box>
        <IconButton aria-label={t('groups:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Members uid={uid} topic={topic} onRemove={setLeaving} />
        {mayInvite && (
          <GroupInvitations
            uid={uid}
            role={inboxRoleOf(topic, uid)}
            topicId={topic.id}
            people={topic.people ?? []}
          />
        )}
        <History uid={uid} topic={topic} />
        {own && (
          <Button
            color="error"
            sx={{ mt: 2, minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              setLeaving(own);
            }}
          >
            {t('groups:leave.open')}
          </Button>
        )}
        {leaving && (
          <Leaving
            uid={uid}
            topic={topic}
            person={leaving}
            onClose={() => {
              setLeaving(null);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function MemberFace({ uid, name }: { uid: string; name: string }) {
  return <PersonFace name={name} photo={usePhotoAddress(uid)} pixels={28} />;
}

interface MembersProps {
  uid: string;
  topic: Topic;
  onRemove: (person: TopicPerson) => void;
}

function Members({ uid, topic, onRemove }: MembersProps) {
  const { t } = useTranslation(['groups', 'chat']);
  const { people = [] } = topic;
  const mayRemove = mayInGroup(topic, { uid }, 'remove');
  return (
    <PageSection
      title={t('groups:members.title', {
        count: people.length,
        maximum: GROUP_LIMITS.membersMaximum,
      })}
    >
      <Box component="ul" sx={{ m: 0, p: 0, width: '100%' }}>
        {people.map((person) => {
          const role = groupRoleOf(topic, person.uid);
          const name = person.name || t(`chat:person.${person.role}`);
          return (
            <Box
              key={person.uid}
              component="li"
              sx={{
                listStyle: 'none',
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: TOUCH_TARGET_PIXELS,
              }}
            >
              <MemberFace uid={person.uid} name={name} />
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {person.uid === uid ? t('groups:members.you', { name }) : name}
                {role !== null && role !== 'member' && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' · '}
                    {t(`groups:role.${role}`)}
                    {role === 'owner' && person.role === 'coach' && `, ${t('groups:role.coach')}`}
                  </Typography>
                )}
              </Typography>
              {mayRemove && person.uid !== uid && (
                <Button
                  size="small"
                  color="secondary"
                  aria-label={t('groups:remove.of', { name })}
                  sx={{ minHeight: TOUCH_TARGET_PIXELS }}
                  onClick={() => {
                    onRemove(person);
                  }}
                >
                  {t('groups:remove.open')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </PageSection>
  );
}

/** Whether new members read earlier messages, and the owner's choice of it. */
function History({ uid, topic }: { uid: string; topic: Topic }) {
  const { t } = useTranslation('groups');
  const isShared = topic.isHistoryShared === true;
  const mayShare = mayInGroup(topic, { uid }, 'shareHistory');
  const sharing = useSubmission<boolean>('share group history', (isOn) =>
    shareGroupHistory(topic.id, isOn),
  );
  const words = t(isShared ? 'groups:history.shared' : 'groups:history.hidden');
  return (
    <PageSection title={t('groups:history.title')}>
      {mayShare && (
        <FormControlLabel
          label={t('groups:history.share')}
          control={
            <Switch
              checked={isShared}
              disabled={sharing.isBusy}
              onChange={(_event, isOn) => {
                void sharing.submit(isOn);
              }}
            />
          }
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {words}
      </Typography>
      <FailureAlert failureCode={sharing.failureCode} />
    </PageSection>
  );
}

interface LeavingProps {
  uid: string;
  topic: Topic;
  person: TopicPerson;
  onClose: () => void;
}

/** Asks once more before somebody leaves, or is removed. */
function Leaving({ uid, topic, person, onClose }: LeavingProps) {
  const { t } = useTranslation(['groups', 'chat']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const isOwn = person.uid === uid;
  const leaving = useSubmission('leave group', () => leaveGroup(topic.id, person.uid));
  const name = person.name || t(`chat:person.${person.role}`);
  const nextUid = topic.ownerUid === uid ? nextOwnerOf(topic, uid) : null;
  const next = topic.people?.find((one) => one.uid === nextUid)?.name ?? '';
  const isLast = topic.participantIds.length === 1;
  const leave = () => {
    void leaving.submit().then((isDone) => {
      if (!isDone) return;
      onClose();
      announce(isOwn ? t('groups:leave.done') : t('groups:remove.done', { name }));
      const list = inboxRoleOf(topic, uid) === 'coach' ? 'coachTopics' : 'topics';
      if (isOwn) void navigate(routePath(list), { replace: true });
    });
  };
  return (
    <ConfirmDialog
      title={isOwn ? t('groups:leave.title') : t('groups:remove.title', { name })}
      words={isOwn ? t('groups:leave.confirm') : t('groups:remove.open')}
      isBusy={leaving.isBusy}
      failureCode={leaving.failureCode}
      onClose={onClose}
      onConfirm={leave}
    >
      <Typography>
        {isOwn
          ? isLast
            ? t('groups:leave.last', { days: REPORT_LIMITS.daysAfterLeaving })
            : t('groups:leave.explained')
          : t('groups:remove.explained')}
        {isOwn && nextUid !== null && ` ${t('groups:leave.next', { name: next })}`}
      </Typography>
    </ConfirmDialog>
  );
}
