import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface MessageAuthorProps {
  /** A path of @mdi/js. */
  icon: string;
  /** Stands in place of the icon. */
  face?: ReactNode;
  name: string;
  /** Further facts on the message, e.g. its time. */
  children?: ReactNode;
}

/** The author of the words: by face or icon, and name, never by colour alone. */
export function MessageAuthor({ icon, face, name, children }: MessageAuthorProps) {
  return (
    <Typography
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mb: 1 }}
    >
      {face ?? <Icon path={icon} sx={{ fontSize: 18 }} />}
      {name}
      {children}
    </Typography>
  );
}
