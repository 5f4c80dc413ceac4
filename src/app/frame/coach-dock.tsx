import { mdiClose, mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCatalogues } from '../../platform/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { NEVER_RECORDED } from '../../ui/never-recorded.ts';
import { PageTitleProvider, usePageAction, usePageTitle } from '../../ui/page-title.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { setDockOpen, useDockStore } from './dock-store.ts';

const DOCK_WIDTH = 392;

const WORDS = ['chat', 'groups', 'questions', 'sports', 'failures'];

/** After the page itself: a conversation is heavier than most pages. */
const DockedCoach = lazy(async () => {
  const [page] = await Promise.all([
    import('../../pages/chat/docked-coach.tsx'),
    loadCatalogues(WORDS),
  ]);
  return page;
});

type CoachDockProps = ComponentProps<typeof DockedCoach>;

/** The coach at the right of a very wide screen, beside whatever page is open. Closed, a button stays. */
export default function CoachDock(props: CoachDockProps) {
  const { t } = useTranslation();
  const isOpen = useDockStore((dock) => dock.isOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The keyboard goes on at the button that stands in the place of the one that was pressed.
    if (wasOpen.current !== isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const button = (
    <IconButton
      ref={toggle}
      color="inherit"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'common:frame.closeCoach' : 'common:frame.openCoach')}
      title={t(isOpen ? 'common:frame.closeCoach' : 'common:frame.openCoach')}
      onClick={() => {
        setDockOpen(!isOpen);
      }}
    >
      <Icon path={isOpen ? mdiClose : mdiMessageTextOutline} />
    </IconButton>
  );
  return (
    <Box
      component="aside"
      className={NEVER_RECORDED}
      aria-label={t('common:application.coach')}
      sx={{
        position: 'sticky',
        top: 0,
        width: isOpen ? DOCK_WIDTH : 64,
        flexShrink: 0,
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <PageTitleProvider>
        <DockHeader isOpen={isOpen} button={button} />
        {isOpen && (
          <Box
            sx={{ flex: 1, minHeight: 0, '& > :is([role="status"], [role="alert"])': { px: 3 } }}
          >
            <ErrorBoundary resetKey={JSON.stringify(props.open)}>
              <Suspense fallback={<LoadingState shape="words" />}>
                <DockedCoach {...props} />
              </Suspense>
            </ErrorBoundary>
          </Box>
        )}
      </PageTitleProvider>
    </Box>
  );
}

function DockHeader({ isOpen, button }: { isOpen: boolean; button: React.ReactNode }) {
  const { t } = useTranslation();
  const title = usePageTitle();
  const action = usePageAction();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: isOpen ? 'space-between' : 'center',
        minHeight: 72,
        gap: 0.5,
        pl: isOpen ? 3 : 0,
        pr: isOpen ? 1 : 0,
      }}
    >
      {isOpen && (
        <Typography variant="h2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {title ?? t('common:application.coach')}
        </Typography>
      )}
      {isOpen && action}
      {button}
    </Box>
  );
}
