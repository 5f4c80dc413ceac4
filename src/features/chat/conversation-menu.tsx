import {
  mdiAccountGroupOutline,
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiBellOffOutline,
  mdiBellOutline,
  mdiDotsVertical,
  mdiInformationOutline,
  mdiPencilOutline,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { lazy, useId, useState, type ReactNode } from 'react';
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
  /** The links of the foot, which the page of a conversation does not have. */
  renderLegal: (onClose: () => void) => ReactNode;
}

/** The dialogs that the menu opens. */
type Opened = 'group' | 'rename' | 'legal';

/** Mutes, archives and renames a conversation, and opens what concerns a group, and the legal links. */
export function ConversationMenu({ uid, topic, renderLegal }: ConversationMenuProps) {
  const { t } = useTranslation(['chat', 'groups', 'failures']);
  const announce = useSnackbar();
  const buttonId = useId();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = useInboxEntry(uid, topic);
  const saving = useSubmission<Settings>('conversation settings', (settings) =>
    saveInboxSettings(uid, topic.id, settings),
  );
  const actionsOf = useMenuActions(uid, topic);
  if (found.state === 'loading') return null;
  const entry = found.state === 'ready' ? found.data : null;
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
      {opened === 'legal' && renderLegal(closeDialog)}
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
  onOpen: (dialog: Opened) => void;
  /** @param done what is said once it is saved */
  onSave: (settings: Settings, done: string) => void;
}

/** Says what may be done with a conversation: little before it is among the person's own. */
function useMenuActions(uid: string, topic: Topic) {
  const { t } = useTranslation(['common', 'chat', 'groups']);
  const isGroup = topic.kind === 'group';
  const mayRename = !isGroup || mayInGroup(topic, { uid }, 'rename');
  return (entry: InboxEntry | null, { onOpen, onSave }: MenuWays): MenuAction[] => {
    const legal: MenuAction = {
      words: t('common:frame.legal'),
      icon: mdiInformationOutline,
      onChoose: () => {
        onOpen('legal');
      },
    };
    if (!entry) return [legal];
    const { isMuted, isArchived } = entry;
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
    return [...(isGroup ? [members] : []), mute, archive, ...(mayRename ? [rename] : []), legal];
  };
}
