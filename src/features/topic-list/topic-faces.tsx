import { mdiAccountGroupOutline, mdiMessageTextOutline, mdiRun } from '@mdi/js';
import Box from '@mui/material/Box';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { usePhotoAddress } from '../../data/accounts/profile-photo-query.ts';
import { PersonFace } from '../../ui/faces/person-face.tsx';
import { Icon } from '../../ui/icon.tsx';

const FACE_PIXELS = 28;
/** Two faces are smaller, and the second lies a little over the first. */
const SMALL_FACE_PIXELS = 20;
const FACES_SHOWN = 2;

/** The faces of a conversation's people; its subject if that is no person. */
export function TopicFaces({ uid, entry }: { uid: string; entry: InboxEntry }) {
  const { kind, activityId, people = [] } = entry;
  const others = kind === 'ai' ? [] : people.filter((person) => person.uid !== uid);
  const [first, second] = others.slice(0, FACES_SHOWN);
  return (
    <Box sx={{ position: 'relative', width: FACE_PIXELS, height: FACE_PIXELS, mt: '0.1em' }}>
      {!first && <Icon path={iconOf(kind, activityId)} sx={{ fontSize: 20, m: 0.5 }} />}
      {first && !second && <FaceOf person={first} pixels={FACE_PIXELS} />}
      {first && second && (
        <>
          <FaceOf person={first} pixels={SMALL_FACE_PIXELS} />
          <Box
            sx={{
              position: 'absolute',
              right: 0,
              bottom: 0,
              borderRadius: '50%',
              bgcolor: 'background.default',
              p: '1px',
            }}
          >
            <FaceOf person={second} pixels={SMALL_FACE_PIXELS - 2} />
          </Box>
        </>
      )}
    </Box>
  );
}

function FaceOf({ person: { uid, name }, pixels }: { person: TopicPerson; pixels: number }) {
  return <PersonFace name={name} photo={usePhotoAddress(uid)} pixels={pixels} />;
}

function iconOf(kind: InboxEntry['kind'], activityId: string | null): string {
  if (kind === 'group') return mdiAccountGroupOutline;
  return activityId === null ? mdiMessageTextOutline : mdiRun;
}
