import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StateFrameProps {
  mark: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` is read out at once. */
  role?: 'alert' | 'status';
}

/** The common shape of a page or part that has nothing to show: mark, words, one action. */
export function StateFrame({ mark, title, children, action, role }: StateFrameProps) {
  return (
    <Box
      {...(role ? { role } : {})}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 2,
        maxWidth: 'min(100%, var(--tasuki-line-length))',
        mx: 'auto',
        py: { xs: 5, lg: 10 },
      }}
    >
      {mark}
      <Typography variant="body1" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
      {action}
    </Box>
  );
}
