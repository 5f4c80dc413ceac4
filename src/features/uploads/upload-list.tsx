import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { uploadSessionOf } from './upload-session.ts';

/** Of those who add files. */
const UploadListView = lazy(async () => ({
  default: (await import('./upload-list-view.tsx')).UploadListView,
}));

/** Files on their way and what came of them, each until it is dismissed. */
export function UploadList({ uid }: { uid: string }) {
  const session = uploadSessionOf(uid);
  const { entries } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    void session.goOnWithKept();
  }, [session]);
  if (entries.length === 0) return null;
  return (
    <Suspense>
      <UploadListView session={session} />
    </Suspense>
  );
}
