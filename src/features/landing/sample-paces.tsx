import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SAMPLE_RUN_PACES } from '@tasuki/domain/coaching/sample-run';
import { formatClock } from '@tasuki/domain/measures/format-measure';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { MarkedWords } from '../../ui/marked-words.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { DrawnCard } from './drawn-card.tsx';
import { LandingPart } from './landing-frame.tsx';

/** In the units of the drawing. */
const DRAWING = { width: 360, height: 128, gap: 8, words: 22, slowestBar: 24 } as const;

/** Seconds a kilometer; the bars of the fast part are marked. */
const FAST_PACE = 300;

/** The coach's words on the sample run, with its figures, above the run's paces. */
export function SamplePaces() {
  const { t } = useTranslation('landing');
  const marks = { figure: <Box component="b" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }} /> };
  return (
    <LandingPart title={t('landing:product.example.title')}>
      <DrawnCard>
        <PaceBars />
        <Box>
          <MessageAuthor icon={AI_COACH_ICON} name={t('common:author.coach')} />
          <Typography>
            <MarkedWords words={t('landing:product.example.words')} marks={marks} />
          </Typography>
        </Box>
        <Box sx={{ pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
          <Typography component="p" variant="caption" color="textSecondary">
            {t('landing:product.example.nextTitle')}
          </Typography>
          <Typography>
            <MarkedWords words={t('landing:product.example.next')} marks={marks} />
          </Typography>
        </Box>
      </DrawnCard>
    </LandingPart>
  );
}

/** One bar a kilometer: the faster, the higher. */
function PaceBars() {
  const { t } = useTranslation('landing');
  const name = t('landing:product.example.paces');
  const { width, height, gap, words, slowestBar } = DRAWING;
  const step = (width + gap) / SAMPLE_RUN_PACES.length;
  const fastest = Math.min(...SAMPLE_RUN_PACES);
  const slowest = Math.max(...SAMPLE_RUN_PACES);
  const heightOf = (pace: number) =>
    slowestBar + ((slowest - pace) / (slowest - fastest)) * (height - words - slowestBar);
  return (
    <Box>
      <Typography component="p" variant="caption" color="textSecondary" aria-hidden>
        {name}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={`${name}: ${SAMPLE_RUN_PACES.map((pace) => formatClock(pace)).join(', ')}`}
        viewBox={`0 0 ${width} ${height}`}
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 480,
          height: 'auto',
          mt: 1,
          color: 'text.secondary',
          '& rect': { fill: 'var(--tasuki-palette-quiet-line)' },
          '& .fast': { fill: 'var(--tasuki-palette-primary-main)' },
          '& text': { fill: 'currentColor', fontSize: 13, textAnchor: 'middle' },
        }}
      >
        {SAMPLE_RUN_PACES.map((pace, index) => (
          <g key={pace}>
            <rect
              className={pace < FAST_PACE ? 'fast' : undefined}
              x={index * step}
              y={height - words - heightOf(pace)}
              width={step - gap}
              height={heightOf(pace)}
              rx={3}
            />
            <text x={index * step + (step - gap) / 2} y={height - 5}>
              {formatClock(pace)}
            </text>
          </g>
        ))}
      </Box>
    </Box>
  );
}
