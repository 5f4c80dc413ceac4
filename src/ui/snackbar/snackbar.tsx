import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import type { SnackbarMessage } from './snackbar-view.tsx';

type Announce = (words: string) => void;

const SnackbarContext = createContext<Announce>(() => undefined);

const SnackbarView = lazy(() => import('./snackbar-view.tsx'));

/** Shows one short message at a time, for five seconds; a screen reader announces it too. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<SnackbarMessage | null>(null);
  const announce = useCallback<Announce>((words) => {
    setMessage((previous) => ({ id: (previous?.id ?? 0) + 1, words }));
  }, []);
  return (
    <SnackbarContext value={announce}>
      {children}
      {message && (
        <Suspense>
          <SnackbarView key={message.id} message={message} />
        </Suspense>
      )}
    </SnackbarContext>
  );
}

/** Says that something happened; for what needs an answer use words in the page. */
export function useSnackbar(): Announce {
  return use(SnackbarContext);
}
