import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import type { RouteDefinition } from '@tasuki/domain/navigation/route-table';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { LEFT_OUT } from '../../platform/last-seen/seen-page.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import {
  BOTTOM_BAR_HEIGHT,
  DESKTOP_MINIMUM_WIDTH,
  DOCK_MINIMUM_WIDTH,
} from '../../ui/theme/theme.ts';
import { NEVER_RECORDED } from '../../ui/never-recorded.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ApplicationSwitch } from './application-switch.tsx';
import { listBeside, placeOf, useCurrentRoute } from '../routing/current-route.ts';
import { ListPane } from './list-pane.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { PaneHeader } from './pane-header.tsx';
import { Rail } from './rail.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnreadWatch } from './marks/unread-watch.tsx';
import { useApplication } from './use-application.ts';
import { useArePlacesOpen } from './use-are-places-open.ts';

/** On wide screens alone. */
const NewestActivity = lazy(() => import('../../pages/activities/newest-activity.tsx'));

/** On very wide screens alone, after the page. */
const CoachDock = lazy(() => import('./coach-dock.tsx'));

const COLUMN_WIDTH = 720;
const DETAIL_WIDTH = 880;
const TABLE_WIDTH = 1280;

interface PanesProps {
  route: RouteDefinition;
}

interface ListProps {
  listName: RouteDefinition['name'];
}

/** The list keeps its place at the left while what it opens changes at the right. */
function ListAndDetail({ route, listName }: PanesProps & ListProps) {
  const isList = route.name === listName;
  return (
    <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
      <ListPane listName={listName} isPageHeading={isList} />
      <Box sx={{ flex: 1, minWidth: 0 }} {...LEFT_OUT}>
        {isList ? (
          <OpenByDefault listName={listName} />
        ) : (
          <>
            <PaneHeader route={route} isPageHeading isBackHidden maxWidth={DETAIL_WIDTH} />
            <Box sx={{ maxWidth: DETAIL_WIDTH, mx: 'auto', px: 3, pb: 8 }}>
              <Outlet />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/** The pane beside a list from which nothing was opened yet. */
function OpenByDefault({ listName }: ListProps) {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  if (listName !== 'activities' || uid === null) return <NothingChosen listName={listName} />;
  return (
    <Box sx={{ maxWidth: DETAIL_WIDTH, mx: 'auto', px: 3 }}>
      <Suspense fallback={<NothingChosen listName={listName} />}>
        <NewestActivity uid={uid} whenNone={<NothingChosen listName={listName} />} />
      </Suspense>
    </Box>
  );
}

function OneColumn({ route, headerAction }: PanesProps & { headerAction: ReactNode }) {
  const maxWidth = route.isWide ? TABLE_WIDTH : COLUMN_WIDTH;
  return (
    <>
      {!route.isHeaderHidden && (
        <PaneHeader route={route} isPageHeading maxWidth={maxWidth} action={headerAction} />
      )}
      <Box sx={{ maxWidth, mx: 'auto', px: { xs: 2.5, lg: 3 }, pb: 4 }}>
        <Outlet />
      </Box>
    </>
  );
}

/** The coach at the right, once the page is at rest. The page of conversations does without. */
function DockWhereThereIsRoom({ route }: PanesProps) {
  const isRoom = useMediaQuery(`(min-width:${DOCK_MINIMUM_WIDTH}px)`, { noSsr: true });
  const { activityId } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (!isRoom) return undefined;
    return whenIdle(() => {
      setIsAtRest(true);
    });
  }, [isRoom]);
  if (!isRoom || !isAtRest || uid === null || route.name === 'topics') return null;
  const opened = route.name === 'activity' && activityId ? { activityId } : null;
  return (
    <Suspense>
      <CoachDock uid={uid} open={route.name === 'activities' ? 'newest' : opened} />
    </Suspense>
  );
}

/** The frame: bottom bar on a phone, rail at the left and list beside detail on a wide screen. */
export function MainLayout() {
  const route = useCurrentRoute();
  const isDesktop = useMediaQuery(`(min-width:${DESKTOP_MINIMUM_WIDTH}px)`, { noSsr: true });
  const application = useApplication(route?.name ?? null);
  const isAnyPlaceOpen = useArePlacesOpen(application);
  if (!route) return null;
  const listName = listBeside(route);
  const place = placeOf(route, application);
  // An activity has a button of its own to ask the coach.
  const isChatButtonQuiet = route.name === 'activity' || (isDesktop && route.name === 'activities');
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <UnreadWatch />
      {isDesktop && isAnyPlaceOpen && (
        <Rail
          application={application}
          place={place}
          isChatButtonHidden={route.isMainChatButtonHidden}
          isChatButtonQuiet={isChatButtonQuiet}
        />
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          pb: isDesktop ? 0 : `calc(${BOTTOM_BAR_HEIGHT + 24}px + env(safe-area-inset-bottom))`,
        }}
      >
        <Box
          component="main"
          id="main"
          className={NEVER_RECORDED}
          tabIndex={-1}
          // As high as the screen: a page that grows as it loads pushes no links away that are being read.
          sx={{ flex: 1, minHeight: '100dvh' }}
        >
          {isDesktop && listName ? (
            <ListAndDetail route={route} listName={listName} />
          ) : (
            <OneColumn
              route={route}
              headerAction={isDesktop ? null : <ApplicationSwitch application={application} />}
            />
          )}
        </Box>
        <Box component="footer" sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <LegalLinks />
        </Box>
      </Box>
      {isAnyPlaceOpen && application === 'runner' && <DockWhereThereIsRoom route={route} />}
      {!isDesktop && isAnyPlaceOpen && (
        <BottomBar
          application={application}
          place={place}
          isChatButtonHidden={route.isMainChatButtonHidden}
          isChatButtonQuiet={isChatButtonQuiet}
        />
      )}
    </Box>
  );
}
