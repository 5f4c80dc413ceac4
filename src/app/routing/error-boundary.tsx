import { mdiWifiOff } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, useCallback, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ERROR_ID_PARAMETER } from '@tasuki/domain/contact/contact-message';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { leaveLastSeen } from '../../platform/last-seen/last-seen-stage.ts';
import { newErrorId } from '../../platform/errors/new-error-id.ts';
import { useIsOnline } from '../../platform/online.ts';
import {
  isFetchFailure,
  isServerReachable,
  reloadNewest,
  reloadWhereReachable,
} from '../../platform/reload-page.ts';
import { reportError } from '../../platform/report-error.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sash } from '../../ui/sash.tsx';
import { StateFrame } from '../../ui/states/state-frame.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { removeLoadingIndicator } from './loading-indicator.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value, such as another page's path, gives the children another try. */
  resetKey?: string;
  /** No frame is around it that keeps its words from the edge. */
  isOutermost?: boolean;
}

interface ErrorBoundaryState {
  /** The id by which a person names the failure to support; null = nothing failed. */
  errorId: string | null;
  isNotFetched: boolean;
  resetKey: string | undefined;
}

/** As MUI's links are, whose code would come before the first rows of every page. */
const UNDERLINED = {
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;

function BrokenPage({ errorId }: { errorId: string }) {
  const { t } = useTranslation();
  return (
    <StateFrame
      role="alert"
      mark={<Sash />}
      title={t('common:state.broken')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
          <Button variant="outlined" color="secondary" onClick={() => void reloadNewest()}>
            {t('common:action.reload')}
          </Button>
          {/* The app itself may be what is broken, so the page is loaded anew. */}
          <Typography
            component="a"
            href={`${routePath('contact')}?${ERROR_ID_PARAMETER}=${errorId}`}
            variant="body2"
            color="secondary"
            sx={[touchTarget, UNDERLINED]}
          >
            {t('common:action.writeToUs')}
          </Typography>
        </Box>
      }
    />
  );
}

const FIRST_WAIT_MILLISECONDS = 2000;
const WAIT_MAXIMUM_MILLISECONDS = 30_000;

interface AskAgain {
  wasAway: boolean;
  /** Before the next time, where it is not reached. */
  waitMilliseconds: number;
}

/**
 * Asks the server again and again from the moment it is not reached, and calls back when it is. The
 * browser's own word is not enough: it says "online" in a tunnel with a signal and no network.
 *
 * @returns whether the server was not reached
 */
function useServerAway(onBack: () => void): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async ({ wasAway, waitMilliseconds }: AskAgain) => {
      const isReachable = await isServerReachable();
      if (isOver) return;
      setIsAway(!isReachable);
      // A server that answers at once is not what is missing. Loading again would begin a loop.
      if (isReachable && wasAway) onBack();
      if (isReachable) return;
      const next = Math.min(waitMilliseconds * 2, WAIT_MAXIMUM_MILLISECONDS);
      timer = setTimeout(
        () => void ask({ wasAway: true, waitMilliseconds: next }),
        waitMilliseconds,
      );
    };
    void ask({ wasAway: false, waitMilliseconds: FIRST_WAIT_MILLISECONDS });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [onBack]);
  return isAway;
}

/** A page that did not arrive comes by itself with the connection. */
function NotFetchedPage() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = useCallback(async () => {
    setIsTrying(true);
    if (!(await reloadWhereReachable())) setIsTrying(false);
  }, []);
  const onBack = useCallback(() => void tryAgain(), [tryAgain]);
  const isServerAway = useServerAway(onBack);
  useEffect(() => {
    globalThis.addEventListener('online', onBack);
    return () => {
      globalThis.removeEventListener('online', onBack);
    };
  }, [onBack]);
  return (
    <StateFrame
      role="alert"
      mark={<Icon path={mdiWifiOff} color="disabled" sx={{ fontSize: 40 }} />}
      title={t(isOnline && !isServerAway ? 'common:state.notFetched' : 'common:state.offline')}
      action={
        <Button
          variant="outlined"
          color="secondary"
          loading={isTrying}
          onClick={() => void tryAgain()}
        >
          {t('common:action.tryAgain')}
        </Button>
      }
    />
  );
}

/** Catches what a page throws while it is drawn: says so, and lets the person load it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    errorId: null,
    isNotFetched: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { errorId: newErrorId(), isNotFetched: isFetchFailure(error) };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey
      ? null
      : { errorId: null, isNotFetched: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    removeLoadingIndicator();
    leaveLastSeen();
    reportError(error, `draw page${info.componentStack ?? ''}`, this.state.errorId);
  }

  override render(): ReactNode {
    const { errorId, isNotFetched } = this.state;
    if (errorId === null) return this.props.children;
    const page = isNotFetched ? <NotFetchedPage /> : <BrokenPage errorId={errorId} />;
    return this.props.isOutermost ? <Box sx={{ px: 2.5 }}>{page}</Box> : page;
  }
}
