import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ActivityList } from '../../features/activity-list/activity-list.tsx';
import { useNewestActivity } from '../../features/activity-list/use-newest-activity.ts';
import { AddRecordingsButton } from '../../features/uploads/add-recordings-button.tsx';
import { FileDropArea } from '../../features/uploads/file-drop-area.tsx';
import { UploadList } from '../../features/uploads/upload-list.tsx';
import { uploadSessionOf } from '../../features/uploads/upload-session.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { DESKTOP_MINIMUM_WIDTH } from '../../ui/theme/theme.ts';

preloadDateLocale();

/** Of newcomers alone. */
const FirstRecordings = lazy(() => import('../../features/provider-links/first-recordings.tsx'));

/** The runner's activities, and the place where files are dropped. */
export default function ActivitiesPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <Activities uid={uid} />;
}

function Activities({ uid }: { uid: string }) {
  const { activityId = null } = useParams();
  const isWide = useMediaQuery(`(min-width:${DESKTOP_MINIMUM_WIDTH}px)`, { noSsr: true });
  const newest = useNewestActivity(uid);
  const openByDefaultId = isWide ? (newest?.id ?? null) : null;
  const { addFiles } = uploadSessionOf(uid);
  const addFilesButton = ({ isMain }: { isMain: boolean }) => (
    <AddRecordingsButton onFiles={addFiles} isMain={isMain} />
  );
  return (
    <>
      <FileDropArea onFiles={addFiles} />
      <ActivityList
        uid={uid}
        selectedId={activityId ?? openByDefaultId}
        addAction={() => addFilesButton({ isMain: false })}
        underWay={<UploadList uid={uid} />}
        whenEmpty={
          <Suspense>
            <FirstRecordings uid={uid} because="empty" renderAddFiles={addFilesButton} />
          </Suspense>
        }
        whenWithheld={
          <Suspense>
            <FirstRecordings uid={uid} because="withheld" renderAddFiles={addFilesButton} />
          </Suspense>
        }
      />
    </>
  );
}
