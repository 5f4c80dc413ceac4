import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { TrendPeriod } from '@tasuki/domain/trends/trend-spans';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PointWords } from './point-words.ts';
import { usePeriodWords } from './use-period-words.ts';

interface TrendTableProps {
  title: string;
  columns: readonly string[];
  points: readonly TrendPeriod[];
  pointWords: (index: number) => PointWords;
  /** Leads to the point, whose activities stand under the chart. */
  onChoose: (index: number) => void;
}

/** The points of a chart as rows, newest first; periods without data are left out. */
export function TrendTable({ title, columns, points, pointWords, onChoose }: TrendTableProps) {
  const { t } = useTranslation('trends');
  const { periodWords } = usePeriodWords();
  const rows = points
    .map((point, index) => ({ point, index, figures: pointWords(index).figures }))
    .filter(({ figures }) => figures.length > 0)
    .toReversed();
  return (
    <Box
      // On a narrow phone the table scrolls, not the page.
      sx={{ position: 'relative', overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          '& th, & td': {
            px: 1,
            py: 0.5,
            textAlign: 'right',
            fontWeight: 400,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& td': { whiteSpace: 'nowrap' },
          '& th:first-of-type': { textAlign: 'left', pl: 0 },
          '& thead th': { color: 'text.secondary', verticalAlign: 'bottom' },
        }}
      >
        <caption style={{ captionSide: 'top', textAlign: 'left' }}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[t('trends:period'), ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, index, figures }) => (
            <tr key={point.firstDay}>
              <th scope="row">
                <Link
                  component="button"
                  type="button"
                  color="secondary"
                  onClick={() => {
                    onChoose(index);
                  }}
                  sx={{ minHeight: TOUCH_TARGET_PIXELS, textAlign: 'left', fontSize: 'inherit' }}
                >
                  {periodWords(point)}
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column}>{figures.find(({ name }) => name === column)?.value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
