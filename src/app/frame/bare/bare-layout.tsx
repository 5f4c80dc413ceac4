import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { useCurrentRoute } from '../../routing/current-route.ts';
import { ApplicationSwitch } from '../application-switch.tsx';
import { BarePage } from './bare-page.tsx';
import { PaneHeader } from '../pane-header.tsx';

/** A page alone, as the router has it: with a header where there is a way back. */
export function BareLayout() {
  const route = useCurrentRoute();
  const headedRoute = route?.hasBackButton ? route : null;
  return (
    <BarePage
      isPublic={route?.access === 'public'}
      isHeaded={headedRoute !== null}
      isLoadedLater={route?.access !== 'signIn'}
    >
      {headedRoute && <PaneHeader route={headedRoute} isPageHeading isFlush />}
      {route?.access === 'auth' && (
        <Box sx={{ display: 'flex', justifyContent: 'end' }}>
          <ApplicationSwitch application="runner" />
        </Box>
      )}
      <Outlet />
    </BarePage>
  );
}
