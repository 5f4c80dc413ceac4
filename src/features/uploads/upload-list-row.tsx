import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClose, mdiProgressClock } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../ui/icon.tsx';
import { countArchive, type UploadEntry, type UploadProgress } from './upload-entry.ts';

interface UploadListRowProps {
  entry: UploadEntry;
  /** All of the queue: a zip's row shows how its recordings fare. */
  entries: readonly UploadEntry[];
  progress: UploadProgress | null;
  onRetry: (id: string) => void;
  onDismiss: (ids: readonly string[]) => void;
}

/** One file: its name, how it fares in words, and what can be done. */
export function UploadListRow({
  entry,
  entries,
  progress,
  onRetry,
  onDismiss,
}: UploadListRowProps) {
  const { t } = useTranslation('uploads');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        listStyle: 'none',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        pl: 2,
        pr: 0.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <StateIcon entry={entry} />
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Typography component="p" variant="body2" sx={{ fontWeight: 550 }}>
          {entry.fileName}
        </Typography>
        {entry.kind === 'archive' ? (
          <ArchiveWords entry={entry} entries={entries} />
        ) : (
          <RecordingWords entry={entry} progress={progress} onRetry={onRetry} />
        )}
      </Box>
      <IconButton
        aria-label={t(entry.result === null ? 'uploads:giveUp' : 'uploads:dismiss', {
          name: entry.fileName,
        })}
        onClick={() => {
          onDismiss([entry.id]);
        }}
      >
        <Icon path={mdiClose} sx={{ fontSize: 20 }} />
      </IconButton>
      {progress?.step === 'sending' && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: 0,
            bottom: -1,
            height: 2,
            width: `${(progress.sentBytes / Math.max(entry.sizeBytes, 1)) * 100}%`,
            maxWidth: '100%',
            bgcolor: 'primary.main',
          }}
        />
      )}
    </Box>
  );
}

function StateIcon({ entry }: { entry: UploadEntry }) {
  const sx = { fontSize: 20, mt: 1, flexShrink: 0 };
  if (entry.result === null) return <Icon path={mdiProgressClock} color="action" sx={sx} />;
  if (entry.result.kind === 'failed') {
    return <Icon path={mdiAlertCircleOutline} color="error" sx={sx} />;
  }
  return <Icon path={mdiCheckCircleOutline} color="success" sx={sx} />;
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography component="p" variant="caption" color="textSecondary">
      {children}
    </Typography>
  );
}

function RecordingWords({
  entry,
  progress,
  onRetry,
}: Pick<UploadListRowProps, 'entry' | 'progress' | 'onRetry'>) {
  const { t } = useTranslation(['uploads', 'failures']);
  const { result } = entry;
  if (result === null || result.kind === 'opened')
    return <ProgressWords entry={entry} progress={progress} />;
  if (result.kind === 'failed') {
    return (
      <>
        <Typography component="p" variant="caption" color="error">
          {t(`failures:${result.failureCode}`)}
        </Typography>
        {result.canBeRetried && (
          <Button
            size="small"
            color="secondary"
            sx={{ ml: -1.5 }}
            onClick={() => {
              onRetry(entry.id);
            }}
          >
            {t('uploads:retry')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Quiet>{t(`uploads:result.${result.kind}`)}</Quiet>
        {result.activityIds.map((activityId, index) => (
          <MuiLink
            key={activityId}
            component={Link}
            to={routePath('activity', { activityId })}
            variant="body2"
            // As high as a finger, without making the row so.
            sx={{ py: '12px', my: '-10px' }}
          >
            {result.activityIds.length === 1
              ? t('uploads:result.open')
              : t('uploads:result.openSession', { number: index + 1 })}
          </MuiLink>
        ))}
      </Box>
      {result.isPartial && <Quiet>{t('uploads:result.partial')}</Quiet>}
    </>
  );
}

function ProgressWords({ entry, progress }: Pick<UploadListRowProps, 'entry' | 'progress'>) {
  const { t } = useTranslation('uploads');
  if (!progress) return <Quiet>{t('uploads:step.waiting')}</Quiet>;
  if (progress.isWaitingForNetwork) return <Quiet>{t('uploads:step.offline')}</Quiet>;
  if (progress.step !== 'sending') return <Quiet>{t(`uploads:step.${progress.step}`)}</Quiet>;
  const percent = Math.min(
    100,
    Math.floor((progress.sentBytes / Math.max(entry.sizeBytes, 1)) * 100),
  );
  return <Quiet>{t('uploads:step.sending', { percent })}</Quiet>;
}

function ArchiveWords({ entry, entries }: Pick<UploadListRowProps, 'entry' | 'entries'>) {
  const { t } = useTranslation(['uploads', 'failures']);
  const count = countArchive(entries, entry.id);
  if (entry.result?.kind === 'failed' && count.total === 0) {
    return (
      <Typography component="p" variant="caption" color="error">
        {t(`failures:${entry.result.failureCode}`)}
      </Typography>
    );
  }
  const failures = new Map<FailureCode, number>();
  for (const child of entries) {
    if (child.archiveId !== entry.id || child.result?.kind !== 'failed') continue;
    const { failureCode } = child.result;
    failures.set(failureCode, (failures.get(failureCode) ?? 0) + 1);
  }
  return (
    <>
      <Quiet>
        {entry.result === null
          ? t('uploads:archive.opening', { count: count.total })
          : t('uploads:archive.opened', { count: count.total })}
      </Quiet>
      <Quiet>
        {[
          count.added > 0 && t('uploads:archive.added', { count: count.added }),
          count.alreadyThere > 0 &&
            t('uploads:archive.alreadyThere', { count: count.alreadyThere }),
          count.failed > 0 && t('uploads:archive.failed', { count: count.failed }),
          count.unsettled > 0 && t('uploads:archive.unsettled', { count: count.unsettled }),
        ]
          .filter((words) => words !== false)
          .join(' · ')}
      </Quiet>
      {entry.result?.kind === 'failed' && (
        <Typography component="p" variant="caption" color="error">
          {t(`failures:${entry.result.failureCode}`)}
        </Typography>
      )}
      {[...failures].map(([failureCode, failedCount]) => (
        <Quiet key={failureCode}>
          {t('uploads:archive.reason', {
            count: failedCount,
            reason: t(`failures:${failureCode}`),
          })}
        </Quiet>
      ))}
    </>
  );
}
