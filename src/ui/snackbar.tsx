import Snackbar from '@mui/material/Snackbar';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { BOTTOM_BAR_HEIGHT } from './theme.ts';

const SNACKBAR_MILLISECONDS = 5000;

type Announce = (words: string) => void;

const SnackbarContext = createContext<Announce>(() => undefined);

/** Shows one short message at a time, for five seconds; a screen reader hears it too. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<{ id: number; words: string } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const announce = useCallback<Announce>((words) => {
    setMessage((previous) => ({ id: (previous?.id ?? 0) + 1, words }));
    setIsOpen(true);
  }, []);
  return (
    <SnackbarContext value={announce}>
      {children}
      <Snackbar
        key={message?.id ?? 0}
        open={isOpen}
        autoHideDuration={SNACKBAR_MILLISECONDS}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setIsOpen(false);
        }}
        message={message?.words ?? ''}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        sx={{ mb: { xs: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`, lg: 0 } }}
      />
    </SnackbarContext>
  );
}

/** Says that something happened; for what needs an answer use words in the page. */
export function useSnackbar(): Announce {
  return use(SnackbarContext);
}
