import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import {
  forgetFarewellWords,
  readFarewellWords,
} from '../../../platform/between-pages/farewell-words.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Says once that the account is deleted; nothing for everybody else. */
export function Farewell() {
  const [words] = useState(readFarewellWords);
  useEffect(forgetFarewellWords, []);
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
