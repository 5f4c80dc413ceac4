import { useEffect } from 'react';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Takes files that are dropped on the page, so that the browser does not leave it for them. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    globalThis.addEventListener('dragover', over);
    globalThis.addEventListener('drop', drop);
    return () => {
      globalThis.removeEventListener('dragover', over);
      globalThis.removeEventListener('drop', drop);
    };
  }, [onFiles]);
}
