import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainNote } from '../plain/plain-note.tsx';

interface PartBoundaryProps {
  children: ReactNode;
  /** Whether something failed because the part's code did not arrive. */
  isMissing: (cause: unknown) => boolean;
  /** Loads the page anew. @returns false = it was not possible now */
  onReload: () => Promise<boolean>;
  onError: (cause: unknown) => void;
  /** Words instead of the part; left out = that the rest goes on. */
  words?: string | undefined;
}

interface PartBoundaryState {
  failure: { cause: unknown } | null;
}

/**
 * Around a part of a page that is fetched later. After a deployment its file may be gone. Then the rest of the
 * page stays as it is, with all that was written, and the person may load it anew. Other failures are the page's.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null };

  static getDerivedStateFromError(cause: unknown): PartBoundaryState {
    return { failure: { cause } };
  }

  override componentDidCatch(cause: unknown): void {
    if (this.props.isMissing(cause)) this.props.onError(cause);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (!this.props.isMissing(failure.cause)) throw failure.cause;
    return <MissingPart words={this.props.words} onReload={this.props.onReload} />;
  }
}

function MissingPart({ words, onReload }: Pick<PartBoundaryProps, 'words' | 'onReload'>) {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(false);
  const reload = async () => {
    setIsLoading(true);
    if (!(await onReload())) setIsLoading(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', py: 1 }}>
      <PlainNote kind="failure">{words ?? t('common:state.partNotFetched')}</PlainNote>
      <Button
        variant="outlined"
        color="secondary"
        loading={isLoading}
        onClick={() => void reload()}
      >
        {t('common:action.reload')}
      </Button>
    </Box>
  );
}
