import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ROUTE_TABLE } from '@tasuki/domain/navigation/route-table';
import { DESKTOP_MINIMUM_WIDTH } from '../../ui/theme/theme.ts';
import { NEVER_RECORDED } from '../../ui/never-recorded.ts';
import { listBeside, placeOf, useCurrentRoute } from '../routing/current-route.ts';
import { ListPane } from './list-pane.tsx';
import { PaneHeader } from './pane-header.tsx';
import { Rail } from './rail.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnreadWatch } from './marks/unread-watch.tsx';
import { useApplication } from './use-application.ts';
import { useArePlacesOpen } from './use-are-places-open.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** A page alone that fills what is visible, also above a keyboard; rail and list beside it on a wide screen. */
export function ScreenLayout() {
  const { t } = useTranslation();
  const route = useCurrentRoute();
  const isDesktop = useMediaQuery(`(min-width:${DESKTOP_MINIMUM_WIDTH}px)`, { noSsr: true });
  const application = useApplication(route?.name ?? null);
  const arePlacesOpen = useArePlacesOpen(application);
  const area = useVisibleArea();
  if (!route) return null;
  const list = isDesktop ? route.beside : undefined;
  const listed = ROUTE_TABLE[listBeside(route) ?? route.name];
  return (
    <Box
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: '100dvh', display: 'flex' }}
      style={area ?? undefined}
    >
      <SkipLink />
      <UnreadWatch />
      {isDesktop && arePlacesOpen && (
        <Rail
          application={application}
          // As beside the list of conversations, so that nothing of it moves when one is opened.
          place={placeOf(listed, application)}
          isChatButtonHidden={listed.isMainChatButtonHidden}
          isChatButtonQuiet
        />
      )}
      {list && (
        <Box component="nav" aria-label={t(ROUTE_TABLE[list].titleKey)} sx={{ display: 'flex' }}>
          <ListPane listName={list} isPageHeading={false} />
        </Box>
      )}
      <Box
        component="main"
        id="main"
        className={NEVER_RECORDED}
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
      >
        <Box>
          <PaneHeader route={route} isPageHeading />
        </Box>
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            // The page keeps its own distance from the edge; what stands in for it has none.
            '& > :is([role="status"], [role="alert"])': { px: { xs: 2.5, lg: 3 } },
          }}
        >
          <Outlet />
        </Box>
      </Box>
    </Box>
  );
}
