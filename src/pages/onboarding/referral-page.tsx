import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { InvitationLanding } from '../../features/onboarding/invitation-landing.tsx';

/** The page to which an invitation's link leads, signed in or not. */
export default function ReferralPage() {
  const { refCode = '' } = useParams();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 480, mx: 'auto' }}>
      <InvitationLanding key={refCode} refCode={refCode} />
    </Box>
  );
}
