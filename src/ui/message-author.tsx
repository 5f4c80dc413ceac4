import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface MessageAuthorProps {
  /** A path of @mdi/js. */
  icon: string;
  name: string;
  /** What else is known of what was said, e.g. when. */
  children?: ReactNode;
}

/** Who speaks: by icon and name, never by colour alone. */
export function MessageAuthor({ icon, name, children }: MessageAuthorProps) {
  return (
    <Typography
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mb: 1 }}
    >
      <Icon path={icon} sx={{ fontSize: 18 }} />
      {name}
      {children}
    </Typography>
  );
}
