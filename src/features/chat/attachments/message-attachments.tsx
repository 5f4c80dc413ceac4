import { mdiDownloadOutline, mdiFileOutline, mdiImageOutline, mdiPlayCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { linkToAttachments } from '../../../data/chat/attachments.ts';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { askAnew, askForLinks, useLinksOf } from './attachment-links.ts';
import { formatBytes } from './file-words.ts';
import { PagePart } from '../parts/page-part.tsx';

const AttachmentViewer = lazy(async () => import('./attachment-viewer.tsx'));

interface MessageAttachmentsProps {
  topicId: string;
  messageId: string;
  attachments: readonly Attachment[];
}

/** The files of a message: pictures and videos to open, everything else to download. */
export function MessageAttachments(props: MessageAttachmentsProps) {
  const { topicId, messageId, attachments } = props;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const shown = attachments.filter(({ kind }) => kind !== 'file');
  const files = attachments.filter(({ kind }) => kind === 'file');
  const hasShown = shown.length > 0;
  useEffect(() => {
    if (hasShown) askForLinks(topicId, messageId);
  }, [topicId, messageId, hasShown]);
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 0.5 }}>
      {hasShown && (
        <Box
          sx={{
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns:
              shown.length === 1 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
            width: shown.length === 1 ? 'fit-content' : 'min(100%, 360px)',
          }}
        >
          {shown.map((attachment, index) => (
            <Tile
              key={attachment.id}
              attachment={attachment}
              place={{ topicId, messageId }}
              isAlone={shown.length === 1}
              isWide={index === 0 && shown.length % 2 === 1}
              onOpen={() => {
                // The addresses may have ended since the message was shown.
                askForLinks(topicId, messageId);
                setOpenIndex(index);
              }}
            />
          ))}
        </Box>
      )}
      {files.map((attachment) => (
        <FileRow key={attachment.id} attachment={attachment} place={{ topicId, messageId }} />
      ))}
      {openIndex !== null && (
        <PagePart>
          <AttachmentViewer
            attachments={shown}
            firstIndex={openIndex}
            place={{ topicId, messageId }}
            onClose={() => {
              setOpenIndex(null);
            }}
          />
        </PagePart>
      )}
    </Box>
  );
}

interface Place {
  topicId: string;
  messageId: string;
}

interface TileProps {
  attachment: Attachment;
  place: Place;
  isAlone: boolean;
  isWide: boolean;
  onOpen: () => void;
}

const ALONE_PIXELS = 320;

/** Keeps its room before its picture is there, so that the thread does not move. */
function Tile({ attachment, place, isAlone, isWide, onOpen }: TileProps) {
  const { t } = useTranslation('chat');
  const { kind, name, widthPixels, heightPixels } = attachment;
  const links = useLinksOf(place.messageId);
  const link = links?.links?.get(attachment.id);
  const address = link?.posterUrl ?? (kind === 'image' ? link?.url : undefined);
  const [failed, setFailed] = useState<string | null>(null);
  const ratio = (widthPixels ?? 4) / (heightPixels ?? 3);
  // A panorama or a long screenshot is cut here and whole in the viewer.
  const shownRatio = Math.min(Math.max(ratio, 0.5), 2.4);
  const width = shownRatio >= 1 ? ALONE_PIXELS : Math.max(ALONE_PIXELS * shownRatio, 160);
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={t(`chat:attachments.open.${kind === 'video' ? 'video' : 'image'}`, { name })}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.selected',
        color: 'text.secondary',
        ...(isAlone
          ? {
              width: `min(100%, ${width}px)`,
              minWidth: 'min(100%, 160px)',
              aspectRatio: shownRatio,
            }
          : { aspectRatio: isWide ? 2 : 1, ...(isWide && { gridColumn: '1 / -1' }) }),
        ...(isAlone && { width }),
        maxWidth: '100%',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.main' },
      }}
    >
      {address !== undefined && failed !== address ? (
        <Box
          component="img"
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(address);
            askAnew(place.topicId, place.messageId);
          }}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      ) : (
        <Icon path={mdiImageOutline} sx={{ fontSize: 28 }} />
      )}
      {kind === 'video' && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            color: '#fff',
            filter: 'drop-shadow(0 1px 4px rgb(0 0 0 / 70%))',
          }}
        >
          <Icon path={mdiPlayCircle} sx={{ fontSize: 56 }} />
        </Box>
      )}
    </ButtonBase>
  );
}

/** The address is made when somebody asks for the file, and leads to a download. */
function FileRow({ attachment, place }: { attachment: Attachment; place: Place }) {
  const { t } = useTranslation('chat');
  const { language } = useMeasureLocale();
  const [failureCode, setFailureCode] = useState<FailureCode | null>(null);
  const download = async () => {
    setFailureCode(null);
    try {
      const links = await linkToAttachments(place.topicId, [place.messageId]);
      const link = links.find(({ attachmentId }) => attachmentId === attachment.id);
      if (link) globalThis.location.assign(link.url);
      else setFailureCode('attachment/gone');
    } catch (cause) {
      setFailureCode(failureCodeOf(cause));
    }
  };
  return (
    <>
      <ButtonBase
        onClick={() => {
          void download();
        }}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.5,
          minHeight: 48,
          px: 1.5,
          py: 1,
          borderRadius: 1,
          border: 1,
          borderColor: 'quiet.line',
          bgcolor: 'background.paper',
          maxWidth: 'min(100%, 420px)',
          textAlign: 'start',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.main' },
        }}
      >
        <Icon path={mdiFileOutline} sx={{ color: 'text.secondary' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="p" variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {attachment.name}
          </Typography>
          <Typography component="p" variant="caption" color="textSecondary">
            {formatBytes(attachment.sizeBytes, language)}
            {/* Behind what is seen, so that whoever speaks to the page may say what they read. */}
            <VisuallyHidden> {t('chat:attachments.download')}</VisuallyHidden>
          </Typography>
        </Box>
        <Icon path={mdiDownloadOutline} sx={{ color: 'text.secondary', ml: 'auto' }} />
      </ButtonBase>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
