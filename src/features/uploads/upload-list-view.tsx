import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { UploadListRow } from './upload-list-row.tsx';
import type { UploadEntry } from './upload-entry.ts';
import type { UploadSession, UploadSessionSnapshot } from './upload-session.ts';

const ROWS_SHOWN = 6;

/** The order of the list: uploads under way, then failures, then the rest, newest first. */
function rank(entry: UploadEntry): number {
  if (entry.result === null) return 0;
  return entry.result.kind === 'failed' ? 1 : 2;
}

interface UploadListViewProps {
  session: UploadSession;
  newestOf: ((activityIds: readonly string[]) => string | null) | undefined;
}

/** The lines of the files on their way, fetched with the first file. */
export function UploadListView({ session, newestOf }: UploadListViewProps) {
  const [isWhole, setIsWhole] = useState(false);
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { entries, progress, pausedBy } = snapshot;
  const own = entries
    .filter((entry) => entry.archiveId === null)
    .sort((a, b) => rank(a) - rank(b) || b.addedAt - a.addedAt);
  const shown = isWhole ? own : own.slice(0, ROWS_SHOWN);
  const isQuiet = !isWhole && !pausedBy && entries.every(isPlainSuccess);
  const list: ListState = { session, snapshot, own, isQuiet, isWhole, setIsWhole };
  if (isQuiet && own.length > 1) return <AddedLine {...list} newestOf={newestOf} />;
  return (
    <Frame>
      <Summary {...list} />
      <Obstacles {...list} />
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {shown.map((entry) => (
          <UploadListRow
            key={entry.id}
            entry={entry}
            entries={entries}
            progress={progress.get(entry.id) ?? null}
            onRetry={session.retry}
            onDismiss={session.dismiss}
          />
        ))}
      </Box>
      {!isQuiet && <ListActions {...list} />}
    </Frame>
  );
}

interface ListState {
  session: UploadSession;
  snapshot: UploadSessionSnapshot;
  /** Entries without those from an archive. */
  own: readonly UploadEntry[];
  /** Everything went as expected. */
  isQuiet: boolean;
  isWhole: boolean;
  setIsWhole: (isWhole: boolean) => void;
}

function recordingsIn({ snapshot }: ListState): readonly UploadEntry[] {
  return snapshot.entries.filter((entry) => entry.kind === 'recording');
}

/** The activities of what arrived. */
function addedActivityIds(list: ListState): string[] {
  return recordingsIn(list).flatMap(({ result }) =>
    result?.kind === 'added' ? result.activityIds : [],
  );
}

/** One line in place of several files that arrived. */
function AddedLine(list: ListState & Pick<UploadListViewProps, 'newestOf'>) {
  const { session, own, setIsWhole, newestOf } = list;
  const { t } = useTranslation('uploads');
  const added = addedActivityIds(list);
  // An upload that the screen does not know is older than those it shows.
  const newest = newestOf?.(added) ?? added[0];
  return (
    <Frame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', pl: 2, pr: 0.5 }}>
        <Typography
          role="status"
          variant="body2"
          // On a phone the buttons go below it rather than squeeze it.
          sx={{ flex: '1 0 auto', maxWidth: '100%', py: 1.25, fontWeight: 600 }}
        >
          {t('uploads:summary.added', { count: recordingsIn(list).length })}
        </Typography>
        {newest !== undefined && (
          <Button
            component={Link}
            to={routePath('activity', { activityId: newest })}
            size="small"
            color="secondary"
          >
            {t('uploads:result.openNewest')}
          </Button>
        )}
        <Button
          size="small"
          color="secondary"
          aria-expanded={false}
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {t('uploads:showAll', { count: own.length })}
        </Button>
        <Button
          size="small"
          color="secondary"
          onClick={() => {
            session.dismiss(own.map((entry) => entry.id));
          }}
        >
          {t('uploads:dismissFinished')}
        </Button>
      </Box>
    </Frame>
  );
}

/** How many of the files are here, and how many failed. */
function Summary(list: ListState) {
  const { t } = useTranslation('uploads');
  const recordings = recordingsIn(list);
  const settled = recordings.filter((entry) => entry.result !== null);
  const failed = recordings.filter((entry) => entry.result?.kind === 'failed');
  const summary = [
    t('uploads:summary.settled', { settled: settled.length, count: recordings.length }),
    ...(failed.length > 0 ? [t('uploads:summary.failed', { count: failed.length })] : []),
  ].join(' · ');
  // A single file that arrived is one line of its own.
  return list.isQuiet ? (
    <VisuallyHidden>
      <span role="status">{summary}</span>
    </VisuallyHidden>
  ) : (
    <Typography role="status" variant="body2" sx={{ px: 2, py: 1.25, fontWeight: 600 }}>
      {summary}
    </Typography>
  );
}

/** What stopped the uploads, and a warning that files would be lost with the page. */
function Obstacles(list: ListState) {
  const { t } = useTranslation(['uploads', 'failures']);
  const { pausedBy, isNotKept } = list.snapshot;
  const isUnderWay = recordingsIn(list).some((entry) => entry.result === null);
  return (
    <>
      {pausedBy && (
        <Box role="alert" sx={{ px: 2, pb: 1 }}>
          <Typography variant="body2" color="error">
            {t(`failures:${pausedBy}`)} {t('uploads:stopped')}
          </Typography>
          <Button size="small" color="secondary" onClick={list.session.resume} sx={{ ml: -1.5 }}>
            {t('uploads:goOn')}
          </Button>
        </Box>
      )}
      {isNotKept && isUnderWay && (
        <Typography role="alert" variant="body2" color="warning" sx={{ px: 2, pb: 1 }}>
          {t('uploads:notKept')}
        </Typography>
      )}
    </>
  );
}

function ListActions({ session, snapshot: { entries }, own, isWhole, setIsWhole }: ListState) {
  const { t } = useTranslation('uploads');
  const finished = own.filter(
    (entry) =>
      entry.result !== null &&
      !entries.some((child) => child.archiveId === entry.id && child.result === null),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider', px: 0.5 }}>
      {(own.length > ROWS_SHOWN || isWhole) && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={isWhole}
          onClick={() => {
            setIsWhole(!isWhole);
          }}
        >
          {isWhole ? t('uploads:showFewer') : t('uploads:showAll', { count: own.length })}
        </Button>
      )}
      {finished.length > 0 && (
        <Button
          size="small"
          color="secondary"
          onClick={() => {
            session.dismiss(finished.map((entry) => entry.id));
          }}
        >
          {t('uploads:dismissFinished')}
        </Button>
      )}
    </Box>
  );
}

/** A recording that is here whole, as one activity, or a zip of such. */
function isPlainSuccess({ result }: UploadEntry): boolean {
  if (result === null || result.kind === 'opened') return result !== null;
  return result.kind === 'added' && !result.isPartial && result.activityIds.length === 1;
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('uploads');
  return (
    <Box
      component="section"
      aria-label={t('uploads:title')}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        my: 1.5,
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}
