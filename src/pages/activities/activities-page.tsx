import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ActivityList } from '../../features/activity-list/activity-list.tsx';
import { AddRecordingsButton } from '../../features/uploads/add-recordings-button.tsx';
import { FileDropArea } from '../../features/uploads/file-drop-area.tsx';
import { UploadList } from '../../features/uploads/upload-list.tsx';
import { uploadSessionOf } from '../../features/uploads/upload-session.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** Of newcomers alone. */
const AwaitedHistory = lazy(() => import('../../features/provider-links/awaited-history.tsx'));

/** The runner's activities, and the place where files are dropped. */
export default function ActivitiesPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <Activities uid={uid} />;
}

function Activities({ uid }: { uid: string }) {
  const { activityId = null } = useParams();
  const { addFiles } = uploadSessionOf(uid);
  return (
    <>
      <FileDropArea onFiles={addFiles} />
      <ActivityList
        uid={uid}
        selectedId={activityId}
        addAction={(isMain) => <AddRecordingsButton onFiles={addFiles} isMain={isMain} />}
        underWay={<UploadList uid={uid} />}
        awaited={
          <Suspense>
            <AwaitedHistory uid={uid} />
          </Suspense>
        }
      />
    </>
  );
}
