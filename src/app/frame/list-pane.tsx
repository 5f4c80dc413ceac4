import Box from '@mui/material/Box';
import { ROUTE_TABLE, type RouteName } from '@tasuki/domain/navigation/route-table';
import { NEVER_RECORDED } from '../../ui/never-recorded.ts';
import { PaneHeader } from './pane-header.tsx';
import { RoutedPage } from '../routing/routed-page.tsx';

const LIST_WIDTH = 400;

interface ListPaneProps {
  listName: RouteName;
  /** Whether the list is the page itself, and not only beside it. */
  isPageHeading: boolean;
}

/** A list with a scroll of its own, at the left of what it opens. */
export function ListPane({ listName, isPageHeading }: ListPaneProps) {
  return (
    <Box
      className={NEVER_RECORDED}
      sx={{
        width: LIST_WIDTH,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <PaneHeader route={ROUTE_TABLE[listName]} isPageHeading={isPageHeading} />
      <Box sx={{ px: 3, pb: 6 }}>
        <RoutedPage name={listName} isBeside={!isPageHeading} />
      </Box>
    </Box>
  );
}
