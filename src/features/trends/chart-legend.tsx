import Box from '@mui/material/Box';

interface LegendEntry {
  name: string;
  color: string;
  shape: 'area' | 'line' | 'dashes' | 'dots' | 'dot' | 'hollow';
  /** The total. */
  figure?: string;
}

const DASHES = { dashes: '5 3', dots: '1.5 3.5' } as const;

/** The legend of a chart; shapes differ as well as colours. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        fontSize: '0.8125rem',
      }}
    >
      {entries.map(({ name, color, shape, figure }) => (
        <Box
          key={name}
          component="li"
          sx={{ listStyle: 'none', display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <svg aria-hidden width={18} height={10}>
            {shape === 'area' && <rect width={18} height={10} fill={color} />}
            {(shape === 'dot' || shape === 'hollow') && (
              <circle
                cx={9}
                cy={5}
                r={3.5}
                stroke={color}
                strokeWidth={1.5}
                fill={shape === 'dot' ? color : 'none'}
              />
            )}
            {(shape === 'line' || shape === 'dashes' || shape === 'dots') && (
              <line
                x1={1}
                x2={17}
                y1={5}
                y2={5}
                stroke={color}
                strokeWidth={2}
                strokeLinecap="round"
                strokeDasharray={shape === 'line' ? undefined : DASHES[shape]}
              />
            )}
          </svg>
          <span>
            {name}
            {figure !== undefined && (
              <Box component="span" sx={{ color: 'text.secondary', ml: 0.75 }}>
                {figure}
              </Box>
            )}
          </span>
        </Box>
      ))}
    </Box>
  );
}
