import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { BOTTOM_BAR_HEIGHT } from '../theme/theme.ts';

export interface SnackbarMessage {
  id: number;
  words: string;
}

const SNACKBAR_MILLISECONDS = 5000;

export default function SnackbarView({ message }: { message: SnackbarMessage }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={SNACKBAR_MILLISECONDS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') setIsOpen(false);
      }}
      message={message.words}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ mb: { xs: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`, lg: 0 } }}
    />
  );
}
