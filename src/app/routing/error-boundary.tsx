import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../../platform/report-error.ts';
import { Sash } from '../../ui/sash.tsx';
import { StateFrame } from '../../ui/states/state-frame.tsx';
import { removeLoadingIndicator } from './loading-indicator.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value, such as another page's path, gives the children another try. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

function BrokenPage() {
  const { t } = useTranslation();
  return (
    <StateFrame
      role="alert"
      mark={<Sash />}
      title={t('common:state.broken')}
      action={
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => {
            globalThis.location.reload();
          }}
        >
          {t('common:action.reload')}
        </Button>
      }
    />
  );
}

/** Catches what a page throws while it is drawn: says so, and lets the person load it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey
      ? null
      : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    removeLoadingIndicator();
    reportError(error, `draw page${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}
