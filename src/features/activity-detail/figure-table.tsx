import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface FigureTableProps {
  caption: string;
  /** Column titles, first to last. */
  columns: readonly string[];
  /** For tables whose second column is a figure with its bar. */
  hasBars?: boolean;
  children: ReactNode;
}

/** Rows of figures: the first column at the left, the others at the right. */
export function FigureTable({ caption, columns, hasBars = false, children }: FigureTableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.9375rem',
        '& th, & td': {
          height: TOUCH_TARGET_PIXELS,
          px: 1,
          py: 0,
          textAlign: 'right',
          fontWeight: 400,
          borderBottom: 1,
          borderColor: 'divider',
          whiteSpace: 'nowrap',
        },
        // Four columns have to fit on the narrowest phone in use.
        '@media (max-width: 359.95px)': { '& th, & td': { px: 0.25 } },
        '& th:first-of-type': { textAlign: 'left', ...(hasBars && { width: 56 }) },
        ...(hasBars && { '& thead th:nth-of-type(2)': { textAlign: 'left' } }),
        '& thead th': {
          height: 32,
          fontSize: '0.8125rem',
          lineHeight: 1.3,
          color: 'text.secondary',
          whiteSpace: 'normal',
          verticalAlign: 'bottom',
          pb: 0.5,
        },
      }}
    >
      <caption style={{ captionSide: 'top', textAlign: 'left' }}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}
