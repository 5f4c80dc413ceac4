import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { placeOfTopic } from '@tasuki/domain/chat/topic';
import {
  ROUTE_TABLE,
  routePath,
  type RouteDefinition,
  type RouteName,
} from '@tasuki/domain/navigation/route-table';
import { useWayBack } from '../../platform/between-pages/way-back.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageAction, usePageTitle } from '../../ui/page-title.tsx';

interface PaneHeaderProps {
  route: RouteDefinition;
  /** Whether its title is the page's one heading. */
  isPageHeading: boolean;
  isBackHidden?: boolean;
  /** Pixels of the column that it heads; as wide as its place where not given. */
  maxWidth?: number;
  /** In a column that keeps its own distance from the edge. */
  isFlush?: boolean;
  /** At its end. */
  action?: ReactNode;
}

/** Title and way back, as the route table has them. */
export function PaneHeader({
  route,
  isPageHeading,
  isBackHidden = false,
  maxWidth,
  isFlush = false,
  action,
}: PaneHeaderProps) {
  const { t } = useTranslation();
  const ownTitle = usePageTitle();
  const ownAction = usePageAction();
  const shownAction = action ?? (isPageHeading ? ownAction : null);
  const title = isPageHeading && ownTitle !== null ? ownTitle : t(route.titleKey);
  const parent = route.hasBackButton && !isBackHidden ? route.parent : undefined;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        minHeight: { xs: 56, lg: 72 },
        gap: 0.5,
        mr: 'auto',
        ...(maxWidth === undefined ? {} : { maxWidth }),
        px: isFlush ? 0 : { xs: 2.5, lg: 3 },
        // The arrow stands on the column's edge, its target around it.
        pl: parent ? (isFlush ? 0 : { xs: 0.75, lg: 1.5 }) : undefined,
        ml: parent && isFlush ? -1.5 : 'auto',
        bgcolor: 'background.default',
      }}
    >
      {parent && <BackButton route={route} parent={parent} />}
      <Typography
        variant="h1"
        component={isPageHeading ? 'h1' : 'h2'}
        tabIndex={-1}
        dir="auto"
        noWrap
        sx={{ minWidth: 0 }}
      >
        {title}
      </Typography>
      {shownAction && <Box sx={{ ml: 'auto', flexShrink: 0 }}>{shownAction}</Box>}
    </Box>
  );
}

interface BackButtonProps {
  route: RouteDefinition;
  parent: RouteName;
}

/** Back to where the person came from; where the page is the first, to the one above. */
function BackButton({ route, parent }: BackButtonProps) {
  const { t } = useTranslation();
  const { topicId = '' } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const activityId =
    route.name === 'topicChat' ? (placeOfTopic(uid, topicId)?.activityId ?? null) : null;
  const { path, titleKey, onClick } = useWayBack(
    activityId === null
      ? { path: `/${ROUTE_TABLE[parent].path}`, titleKey: ROUTE_TABLE[parent].titleKey }
      : { path: routePath('activity', { activityId }), titleKey: ROUTE_TABLE.activity.titleKey },
  );
  return (
    <IconButton
      component={Link}
      to={path}
      onClick={onClick}
      color="inherit"
      aria-label={t('common:frame.backTo', { title: t(titleKey) })}
    >
      <Icon path={mdiArrowLeft} />
    </IconButton>
  );
}
