import { mdiEyeOffOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { StateFrame } from './state-frame.tsx';

interface WithheldStateProps {
  /** Why it is not shown. */
  reason: string;
  /** What would help. */
  help: string;
  action?: ReactNode;
}

/** There, but not to be shown: why, and what would help. */
export function WithheldState({ reason, help, action }: WithheldStateProps) {
  return (
    <StateFrame
      mark={<Icon path={mdiEyeOffOutline} color="action" sx={{ fontSize: 40 }} />}
      title={reason}
      action={action}
    >
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
    </StateFrame>
  );
}
