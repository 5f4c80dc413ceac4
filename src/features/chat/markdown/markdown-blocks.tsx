import Box from '@mui/material/Box';
import type { List } from 'mdast';
import type { ReactNode } from 'react';

interface MarkdownListProps {
  list: List;
  /** Whether there is room between its items. */
  isSpaced?: boolean;
  children: ReactNode;
}

/** A list that begins with the number it was written with. */
export function MarkdownList({ list, isSpaced = false, children }: MarkdownListProps) {
  const { ordered, start } = list;
  return (
    <Box
      component={ordered ? 'ol' : 'ul'}
      {...(ordered && start !== null ? { start } : {})}
      sx={{ pl: 3, my: 0, ...(isSpaced && { '& li + li': { mt: 0.5 } }) }}
    >
      {children}
    </Box>
  );
}

/** Words of somebody else, with a line beside them. */
export function MarkdownQuote({ children }: { children: ReactNode }) {
  return (
    <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      {children}
    </Box>
  );
}

/** A line between two parts of a text. */
export function MarkdownRule() {
  return <Box component="hr" sx={{ border: 0, borderTop: 1, borderColor: 'divider' }} />;
}
