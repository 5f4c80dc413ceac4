import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../../platform/report-error.ts';
import { Sash } from '../../ui/sash.tsx';
import { droppedFiles } from './dropped-files.ts';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Takes files dropped anywhere on the page, and says so while they hover. */
export function FileDropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('uploads');
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Otherwise the browser opens the file instead.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setIsOver(false);
      droppedFiles(event.dataTransfer).then(onFiles, (cause: unknown) => {
        reportError(cause, 'read dropped files');
      });
    };
    globalThis.addEventListener('dragenter', over);
    globalThis.addEventListener('dragover', over);
    globalThis.addEventListener('dragleave', leave);
    globalThis.addEventListener('drop', drop);
    return () => {
      globalThis.removeEventListener('dragenter', over);
      globalThis.removeEventListener('dragover', over);
      globalThis.removeEventListener('dragleave', leave);
      globalThis.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  if (!isOver) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 12,
        zIndex: 'modal',
        pointerEvents: 'none',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        borderRadius: 2,
        border: '3px dashed',
        borderColor: 'primary.main',
        bgcolor: 'background.default',
        opacity: 0.96,
      }}
    >
      <Sash size={64} />
      <Typography variant="h1" component="p">
        {t('uploads:drop.here')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('uploads:drop.formats')}
      </Typography>
    </Box>
  );
}
