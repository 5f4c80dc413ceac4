import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import {
  forgetDeletionNotice,
  readDeletionNotice,
} from '../../../platform/between-pages/deletion-notice.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Says once that the account is deleted; nothing for everybody else. */
export function DeletionNotice() {
  const [words] = useState(readDeletionNotice);
  useEffect(forgetDeletionNotice, []);
  if (words === null) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'success.main',
        borderRadius: 1,
        typography: 'body2',
      }}
    >
      <Icon path={mdiCheckCircleOutline} color="success" />
      {words}
    </Box>
  );
}
