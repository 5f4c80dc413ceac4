import { mdiClose, mdiFileOutline, mdiRefresh, mdiVideoOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import {
  removeAttachment,
  retryAttachment,
  type PendingAttachment,
  type RefusedFile,
} from './attachment-uploads.ts';
import type { ComposedAttachments } from './use-composed-attachments.ts';
import { formatBytes } from './file-words.ts';

const THUMB_PIXELS = 44;
/** The same file would fail again. */
const UNCHANGEABLE: ReadonlySet<FailureCode> = new Set([
  'attachment/type-not-supported',
  'attachment/heic-not-supported',
  'attachment/too-large',
  'attachment/damaged',
  'attachment/unsafe',
]);

interface AttachmentTrayProps {
  attachments: ComposedAttachments;
  /** After something was taken away, so that the keyboard stays where one writes. */
  onFocus: () => void;
}

/** Above the composer: the files of the next message, how far each is, and what was not taken. */
export function AttachmentTray({ attachments, onFocus }: AttachmentTrayProps) {
  const { t } = useTranslation('chat');
  const { files, refused, areReady, dismissRefused } = attachments;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {files.length > 0 && areReady
            ? t('chat:attachments.allReady', { count: files.length })
            : ''}
        </span>
      </VisuallyHidden>
      {refused.length > 0 && (
        <Refused
          files={refused}
          onClose={() => {
            dismissRefused();
            onFocus();
          }}
        />
      )}
      {files.length > 0 && (
        <Box
          component="ul"
          aria-label={t('chat:attachments.list')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            pb: 1,
            display: 'grid',
            gap: 0.5,
            maxHeight: '32vh',
            overflowY: 'auto',
          }}
        >
          {files.map((file) => (
            <TrayRow key={file.id} file={file} onFocus={onFocus} />
          ))}
        </Box>
      )}
    </>
  );
}

function TrayRow({ file, onFocus }: { file: PendingAttachment; onFocus: () => void }) {
  const { t } = useTranslation('chat');
  const { name } = file.file;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumb file={file} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" variant="body2" noWrap dir="auto" title={name}>
          {name}
        </Typography>
        <RowState file={file} />
      </Box>
      {file.failureCode !== null && !UNCHANGEABLE.has(file.failureCode) && (
        <IconButton
          aria-label={t('chat:attachments.retry', { name })}
          onClick={() => {
            retryAttachment(file.id);
            onFocus();
          }}
        >
          <Icon path={mdiRefresh} sx={{ fontSize: 20 }} />
        </IconButton>
      )}
      <IconButton
        aria-label={t(
          file.state === 'ready' ? 'chat:attachments.remove' : 'chat:attachments.cancel',
          { name },
        )}
        onClick={() => {
          removeAttachment(file.id);
          onFocus();
        }}
      >
        <Icon path={mdiClose} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}

function RowState({ file }: { file: PendingAttachment }) {
  const { t } = useTranslation(['chat', 'failures']);
  const { language } = useMeasureLocale();
  const { state, progress, failureCode } = file;
  if (failureCode !== null) {
    return (
      <Typography component="p" variant="caption" color="error" role="alert">
        {t(`failures:${failureCode}`)}
      </Typography>
    );
  }
  return (
    <>
      <Typography component="p" variant="caption" color="textSecondary">
        {state === 'ready' || state === 'failed'
          ? formatBytes(file.attachment?.sizeBytes ?? file.file.size, language)
          : t(`chat:attachments.state.${state}`)}
      </Typography>
      {state !== 'ready' && (
        <LinearProgress
          aria-label={t('chat:attachments.progress', { name: file.file.name })}
          variant={state === 'sending' || state === 'offline' ? 'determinate' : 'indeterminate'}
          value={Math.round(progress * 100)}
          sx={{ mt: 0.5, height: 3, borderRadius: 2 }}
        />
      )}
    </>
  );
}

function Thumb({ file: { kind, previewUrl, state } }: { file: PendingAttachment }) {
  const size = { width: THUMB_PIXELS, height: THUMB_PIXELS, borderRadius: 1, flexShrink: 0 };
  if (previewUrl !== null && state !== 'failed') {
    return <Box component="img" src={previewUrl} alt="" sx={{ ...size, objectFit: 'cover' }} />;
  }
  return (
    <Box sx={{ ...size, display: 'grid', placeContent: 'center', bgcolor: 'quiet.ground' }}>
      <Icon path={kind === 'video' ? mdiVideoOutline : mdiFileOutline} sx={{ fontSize: 22 }} />
    </Box>
  );
}

function Refused({ files, onClose }: { files: readonly RefusedFile[]; onClose: () => void }) {
  const { t } = useTranslation(['chat', 'failures']);
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, pb: 1 }}>
      <Icon path={mdiFileOutline} sx={{ fontSize: 20, mt: '0.2em' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {files.map(({ name, failureCode }, index) => (
          <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
            {': '}
            {t(`failures:${failureCode}`)}
          </Typography>
        ))}
      </Box>
      <IconButton aria-label={t('chat:files.close')} onClick={onClose} sx={{ mt: -1.25 }}>
        <Icon path={mdiClose} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}
