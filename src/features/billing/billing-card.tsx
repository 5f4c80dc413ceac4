import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FramedSection } from '../../ui/framed-section.tsx';

interface BillingCardProps {
  title: string;
  /** At the end of the title's line. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A plan or product that is offered, or that somebody has. */
export function BillingCard({ title, mark, children }: BillingCardProps) {
  const titleId = useId();
  return (
    <FramedSection titleId={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {mark}
      </Box>
      {children}
    </FramedSection>
  );
}
