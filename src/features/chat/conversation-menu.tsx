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
import type { MenuAction } from '../../ui/menu/action-menu-props.ts';
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
  const { t } = useTranslation(['chat', 'groups', 'failures']);
  const announce = useSnackbar();
  const buttonId = useId();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'group' | 'rename' | null>(null);
  const found = useInboxEntry(uid, topic);
  const saving = useSubmission<Settings>('conversation settings', (settings) =>
    saveInboxSettings(uid, topic.id, settings),
  );
  const actionsOf = useMenuActions(uid, topic);
  const entry = found.state === 'ready' ? found.data : null;
  if (!entry) return null;
  const closeMenu = () => {
    setAnchor(null);
  };
  const closeDialog = () => {
    setOpened(null);
  };
  const actions = actionsOf(entry, {
    onOpen: (dialog) => {
      closeMenu();
      setOpened(dialog);
    },
    onSave: (settings, done) => {
      closeMenu();
      void saving.submit(settings).then((isDone) => {
        announce(isDone ? done : t('failures:common/unavailable'));
      });
    },
  });
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
        actions={actions}
        onClose={closeMenu}
      />
      {opened === 'group' && (
        <PagePart>
          <GroupDialog uid={uid} topic={topic} onClose={closeDialog} />
        </PagePart>
      )}
      {opened === 'rename' && (
        <PagePart>
          <RenameDialog
            topicId={topic.id}
            title={topic.title}
            onClose={closeDialog}
            onRenamed={() => {
              closeDialog();
              announce(t('chat:menu.renamed'));
            }}
          />
        </PagePart>
      )}
    </>
  );
}

interface MenuWays {
  onOpen: (dialog: 'group' | 'rename') => void;
  /** @param done what is said once it is saved */
  onSave: (settings: Settings, done: string) => void;
}

/** Says what may be done with a conversation. */
function useMenuActions(uid: string, topic: Topic) {
  const { t } = useTranslation(['chat', 'groups']);
  const isGroup = topic.kind === 'group';
  const mayRename = !isGroup || mayInGroup(topic, { uid }, 'rename');
  return ({ isMuted, isArchived }: InboxEntry, { onOpen, onSave }: MenuWays): MenuAction[] => {
    const members: MenuAction = {
      words: t('groups:members.open'),
      icon: mdiAccountGroupOutline,
      onChoose: () => {
        onOpen('group');
      },
    };
    const mute: MenuAction = {
      words: t(isMuted ? 'chat:menu.unmute' : 'chat:menu.mute'),
      icon: isMuted ? mdiBellOutline : mdiBellOffOutline,
      onChoose: () => {
        onSave({ isMuted: !isMuted }, t(isMuted ? 'chat:menu.unmuted' : 'chat:menu.muted'));
      },
    };
    const archive: MenuAction = {
      words: t(isArchived ? 'chat:menu.unarchive' : 'chat:menu.archive'),
      icon: isArchived ? mdiArchiveArrowUpOutline : mdiArchiveArrowDownOutline,
      onChoose: () => {
        onSave(
          { isArchived: !isArchived },
          t(isArchived ? 'chat:menu.unarchived' : 'chat:menu.archived'),
        );
      },
    };
    const rename: MenuAction = {
      words: t('chat:menu.rename'),
      icon: mdiPencilOutline,
      onChoose: () => {
        onOpen('rename');
      },
    };
    return [...(isGroup ? [members] : []), mute, archive, ...(mayRename ? [rename] : [])];
  };
}
