import { useEffect } from 'react';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Keeps the browser from leaving the page for a file that was dropped on it. */
export function useRefusedFiles(onFiles: () => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles();
    };
    globalThis.addEventListener('dragover', over);
    globalThis.addEventListener('drop', drop);
    return () => {
      globalThis.removeEventListener('dragover', over);
      globalThis.removeEventListener('drop', drop);
    };
  }, [onFiles]);
}
