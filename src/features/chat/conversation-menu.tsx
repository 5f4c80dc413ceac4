import {
  mdiAccountGroupOutline,
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiBellOffOutline,
  mdiBellOutline,
  mdiDotsVertical,
  mdiPencilOutline,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { mayInGroup } from '@tasuki/domain/chat/groups/group';
import type { Topic } from '@tasuki/domain/chat/topic';
import { saveInboxSettings } from '../../data/chat/inbox.ts';
import { useInboxEntry } from '../../data/chat/inbox-queries.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { Icon } from '../../ui/icon.tsx';
import { ActionMenu } from '../../ui/menu/action-menu.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { PagePart } from './parts/page-part.tsx';

const RenameDialog = lazy(async () => ({
  default: (await import('./rename-dialog.tsx')).RenameDialog,
}));

type Settings = Partial<Pick<InboxEntry, 'isMuted' | 'isArchived'>>;

const GroupDialog = lazy(async () => ({
  default: (await import('./groups/group-dialog.tsx')).GroupDialog,
}));

interface ConversationMenuProps {
  uid: string;
  topic: Topic;
}

/** Mutes, archives and renames a conversation, and opens what concerns a group. */
export function ConversationMenu({ uid, topic }: ConversationMenuProps) {
  const { id: topicId, title } = topic;
  const isGroup = topic.kind === 'group';
  const mayRename = !isGroup || mayInGroup(topic, { uid }, 'rename');
  const { t } = useTranslation(['chat', 'groups', 'failures']);
  const announce = useSnackbar();
  const buttonId = useId();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isGroupOpen, setIsGroupOpen] = useState(false);
  const found = useInboxEntry(uid, topic);
  const saving = useSubmission<Settings>('conversation settings', (settings) =>
    saveInboxSettings(uid, topicId, settings),
  );
  const entry = found.state === 'ready' ? found.data : null;
  if (!entry) return null;
  const close = () => {
    setAnchor(null);
  };
  const save = (settings: Settings, done: string) => {
    close();
    void saving.submit(settings).then((isDone) => {
      announce(isDone ? done : t('failures:common/unavailable'));
    });
  };
  const { isMuted, isArchived } = entry;
  return (
    <>
      <IconButton
        id={buttonId}
        color="inherit"
        aria-label={t('chat:menu.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <ActionMenu
        id={menuId}
        labelId={buttonId}
        anchor={anchor}
        actions={[
          ...(isGroup
            ? [
                {
                  words: t('groups:members.open'),
                  icon: mdiAccountGroupOutline,
                  onChoose: () => {
                    close();
                    setIsGroupOpen(true);
                  },
                },
              ]
            : []),
          {
            words: t(isMuted ? 'chat:menu.unmute' : 'chat:menu.mute'),
            icon: isMuted ? mdiBellOutline : mdiBellOffOutline,
            onChoose: () => {
              save({ isMuted: !isMuted }, t(isMuted ? 'chat:menu.unmuted' : 'chat:menu.muted'));
            },
          },
          {
            words: t(isArchived ? 'chat:menu.unarchive' : 'chat:menu.archive'),
            icon: isArchived ? mdiArchiveArrowUpOutline : mdiArchiveArrowDownOutline,
            onChoose: () => {
              save(
                { isArchived: !isArchived },
                t(isArchived ? 'chat:menu.unarchived' : 'chat:menu.archived'),
              );
            },
          },
          ...(mayRename
            ? [
                {
                  words: t('chat:menu.rename'),
                  icon: mdiPencilOutline,
                  onChoose: () => {
                    close();
                    setIsRenaming(true);
                  },
                },
              ]
            : []),
        ]}
        onClose={close}
      />
      {isGroupOpen && (
        <PagePart>
          <GroupDialog
            uid={uid}
            topic={topic}
            onClose={() => {
              setIsGroupOpen(false);
            }}
          />
        </PagePart>
      )}
      {isRenaming && (
        <PagePart>
          <RenameDialog
            topicId={topicId}
            title={title}
            onClose={() => {
              setIsRenaming(false);
            }}
            onRenamed={() => {
              setIsRenaming(false);
              announce(t('chat:menu.renamed'));
            }}
          />
        </PagePart>
      )}
    </>
  );
}
