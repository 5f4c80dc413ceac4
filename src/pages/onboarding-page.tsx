import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { OnboardingView } from '../features/onboarding/onboarding-view.tsx';

/** The start page; before the approval, the wait for it. */
export default function OnboardingPage() {
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 480, mx: 'auto' }}>
      <OnboardingView
        onStarted={() => {
          void navigate(routePath('activities'));
        }}
      />
    </Box>
  );
}
