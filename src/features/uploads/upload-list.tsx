import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isFetchFailure, reloadWhereReachable } from '../../platform/reload-page.ts';
import { reportError } from '../../platform/report-error.ts';
import { PartBoundary } from '../../ui/states/part-boundary.tsx';
import { uploadSessionOf } from './upload-session.ts';

/** Loaded by those who add files. */
const UploadListView = lazy(async () => ({
  default: (await import('./upload-list-view.tsx')).UploadListView,
}));

interface UploadListProps {
  uid: string;
  /** Which of these activities was run last, as far as the screen knows them. */
  newestOf?: (activityIds: readonly string[]) => string | null;
}

/** Files on their way and what came of them, each until it is dismissed. */
export function UploadList({ uid, newestOf }: UploadListProps) {
  const { t } = useTranslation('uploads');
  const session = uploadSessionOf(uid);
  const { entries, missing } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    void session.goOnWithKept();
  }, [session]);
  if (entries.length === 0 && missing === null) return null;
  return (
    <PartBoundary
      // A later file may be taken in.
      key={missing ? 'missing' : 'list'}
      isMissing={isFetchFailure}
      onReload={reloadWhereReachable}
      onError={(cause) => {
        reportError(cause, 'fetch what takes files in');
      }}
      words={missing ? t('uploads:notTaken') : undefined}
    >
      <Suspense>
        {missing ? (
          <Missing cause={missing} />
        ) : (
          <UploadListView session={session} newestOf={newestOf} />
        )}
      </Suspense>
    </PartBoundary>
  );
}

/** Has the boundary say that nothing was taken in, and offer to reload. */
function Missing({ cause }: { cause: Error }): never {
  throw cause;
}
