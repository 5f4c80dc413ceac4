import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import { Icon } from '../../../ui/icon.tsx';
import { askAnew, askForLinks, useLinksOf } from './attachment-links.ts';

interface AttachmentViewerProps {
  /** Pictures and videos of one message. */
  attachments: readonly Attachment[];
  firstIndex: number;
  place: { topicId: string; messageId: string };
  onClose: () => void;
}

/** Pictures and videos in full. Arrows lead to the next, Escape back to where one was. */
export default function AttachmentViewer(props: AttachmentViewerProps) {
  const { attachments, firstIndex, place, onClose } = props;
  const { t } = useTranslation('chat');
  const [index, setIndex] = useState(firstIndex);
  const titleId = useId();
  const attachment = attachments[Math.min(index, attachments.length - 1)];
  const { topicId, messageId } = place;
  useEffect(() => {
    askForLinks(topicId, messageId);
  }, [topicId, messageId, index]);
  if (!attachment) return null;
  const step = (by: number) => {
    setIndex((index + by + attachments.length) % attachments.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Within a video the arrows are its own.
    if (event.target instanceof HTMLVideoElement || attachments.length < 2) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { bgcolor: '#0b0d0f', color: '#f2f0ec', backgroundImage: 'none' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1 }}>
        <Typography id={titleId} component="h2" variant="body2" noWrap dir="auto" sx={{ flex: 1 }}>
          {attachment.name}
        </Typography>
        {attachments.length > 1 && (
          <Typography
            component="p"
            variant="body2"
            aria-live="polite"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t('chat:attachments.viewer.place', {
              number: index + 1,
              all: attachments.length,
            })}
          </Typography>
        )}
        <IconButton
          autoFocus
          color="inherit"
          aria-label={t('chat:attachments.viewer.close')}
          onClick={onClose}
        >
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'grid' }}>
        <Whole key={attachment.id} attachment={attachment} place={place} />
        {attachments.length > 1 && (
          <>
            <StepButton
              label={t('chat:attachments.viewer.previous')}
              path={mdiChevronLeft}
              side="left"
              onPress={() => {
                step(-1);
              }}
            />
            <StepButton
              label={t('chat:attachments.viewer.next')}
              path={mdiChevronRight}
              side="right"
              onPress={() => {
                step(1);
              }}
            />
          </>
        )}
      </Box>
    </Dialog>
  );
}

interface StepButtonProps {
  label: string;
  path: string;
  side: 'left' | 'right';
  onPress: () => void;
}

function StepButton({ label, path, side, onPress }: StepButtonProps) {
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      onClick={onPress}
      sx={{
        position: 'absolute',
        top: 'calc(50% - 24px)',
        [side]: 8,
        width: 48,
        height: 48,
        bgcolor: 'rgb(11 13 15 / 60%)',
        '&:hover': { bgcolor: 'rgb(11 13 15 / 85%)' },
      }}
    >
      <Icon path={path} />
    </IconButton>
  );
}

/** One picture or video as large as the window lets it be. */
function Whole({
  attachment,
  place,
}: {
  attachment: Attachment;
  place: AttachmentViewerProps['place'];
}) {
  const { t } = useTranslation('chat');
  const { kind, name, id } = attachment;
  const known = useLinksOf(place.messageId);
  const link = known?.links?.get(id);
  const [failures, setFailures] = useState(0);
  const onError = () => {
    setFailures(failures + 1);
    if (failures === 0) askAnew(place.topicId, place.messageId);
  };
  const fill = { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' } as const;
  const isMissing = known?.hasFailed === true || (known?.links && !link);
  if (failures > 1 || isMissing) {
    return (
      <Typography role="alert" sx={{ alignSelf: 'center', justifySelf: 'center', p: 4 }}>
        {t(`chat:attachments.viewer.${kind === 'video' ? 'cannotPlay' : 'cannotShow'}`)}
      </Typography>
    );
  }
  if (!link) return <Box role="progressbar" aria-label={t('chat:attachments.viewer.loading')} />;
  if (kind === 'video') {
    return (
      <Box
        component="video"
        controls
        playsInline
        preload="metadata"
        src={link.url}
        poster={link.posterUrl ?? undefined}
        aria-label={name}
        onError={onError}
        sx={{ ...fill, position: 'absolute', inset: 0 }}
      />
    );
  }
  return (
    <Box
      component="img"
      src={link.url}
      alt={t('chat:attachments.alt', { name })}
      onError={onError}
      sx={{ ...fill, position: 'absolute', inset: 0 }}
    />
  );
}
