import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { NEVER_RECORDED } from '../../ui/never-recorded.ts';
import { ApplicationSwitch } from './application-switch.tsx';
import { BareFooter } from './bare-footer.tsx';
import { useCurrentRoute } from '../routing/current-route.ts';
import { PaneHeader } from './pane-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** A page alone: one column, no bars; language, terms and a way out at its foot. */
export function BareLayout() {
  const route = useCurrentRoute();
  const headedRoute = route?.hasBackButton ? route : null;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Box
        component="main"
        id="main"
        className={route?.access === 'public' ? undefined : NEVER_RECORDED}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 560,
          mx: 'auto',
          px: { xs: 2.5, sm: 3 },
          pt: headedRoute ? 0 : { xs: 4, lg: 8 },
          pb: 4,
        }}
      >
        {headedRoute && <PaneHeader route={headedRoute} isPageHeading isFlush />}
        {route?.access === 'auth' && (
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <ApplicationSwitch application="runner" />
          </Box>
        )}
        <Outlet />
      </Box>
      <BareFooter />
    </Box>
  );
}
