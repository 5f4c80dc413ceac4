import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { JoinGroup } from '../../features/join-group/join-group.tsx';
import { useSessionStore } from '../../platform/session-store.ts';

/** Where the link of an invitation to a group leads. */
export default function JoinGroupPage() {
  const { token = '' } = useParams();
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <JoinGroup key={token} token={token} chatRoute={isCoach ? 'coachTopicChat' : 'topicChat'} />
    </Box>
  );
}
