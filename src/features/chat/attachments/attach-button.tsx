import { mdiChartBar, mdiFileDocumentOutline, mdiImageOutline, mdiPaperclip } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_LIMITS } from '@tasuki/domain/chat/attachments/attachment';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { formatBytes } from './file-words.ts';
import { ACCEPTED_FILES } from './prepare-file.ts';

interface AttachButtonProps {
  isDisabled: boolean;
  /** Left out = no files can be attached here. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Chooses an activity to show; left out = none can be shown. */
  onActivity?: (() => void) | undefined;
}

/** HEIC is not among them: a phone then hands out JPEG. */
const PICTURES = 'image/jpeg,image/png,image/webp,video/mp4,video/quicktime,video/webm';

/** Offers to attach files, saying before what may be attached, and to show an activity. */
export function AttachButton({ isDisabled, onFiles, onActivity }: AttachButtonProps) {
  const { t } = useTranslation('chat');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  const buttonId = useId();
  const menuId = useId();
  const choose = (accept: string) => {
    setAnchor(null);
    if (!input.current) return;
    input.current.accept = accept;
    input.current.click();
  };
  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={t(onFiles ? 'chat:attachments.add' : 'chat:embedded.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{ ml: -1.25, mr: 0.5 }}
      >
        <Icon path={mdiPaperclip} />
      </IconButton>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="attach-files"
        onChange={(event) => {
          const { files } = event.target;
          onFiles?.([...(files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <ActionMenu
        isAbove
        id={menuId}
        labelId={buttonId}
        anchor={anchor}
        note={onFiles && { id: limitsId, content: <Limits id={limitsId} /> }}
        actions={[
          ...(onActivity
            ? [
                {
                  words: t('chat:embedded.offer'),
                  icon: mdiChartBar,
                  onChoose: () => {
                    setAnchor(null);
                    onActivity();
                  },
                },
              ]
            : []),
          ...(onFiles
            ? [
                {
                  words: t('chat:attachments.pictures'),
                  icon: mdiImageOutline,
                  onChoose: () => {
                    choose(PICTURES);
                  },
                },
                {
                  words: t('chat:attachments.documents'),
                  icon: mdiFileDocumentOutline,
                  onChoose: () => {
                    choose(ACCEPTED_FILES);
                  },
                },
              ]
            : []),
        ]}
        onClose={() => {
          setAnchor(null);
        }}
      />
    </>
  );
}

function Limits({ id }: { id: string }) {
  const { t } = useTranslation('chat');
  const { language } = useMeasureLocale();
  const { perMessage, perDay, bytesPerDay, bytesKept, bytes } = ATTACHMENT_LIMITS;
  return (
    <Typography
      id={id}
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{ px: 2, py: 1, maxWidth: 300 }}
    >
      {t('chat:attachments.limits', {
        perMessage,
        perDay,
        image: formatBytes(bytes.image, language),
        video: formatBytes(bytes.video, language),
        file: formatBytes(bytes.file, language),
        day: formatBytes(bytesPerDay, language),
        kept: formatBytes(bytesKept, language),
      })}
    </Typography>
  );
}
