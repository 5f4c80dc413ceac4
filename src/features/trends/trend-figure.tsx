import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendPeriod } from '@tasuki/domain/trends/trend-spans';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { useElementWidth } from '../../ui/use-element-width.ts';
import { ActivityLinks } from './activity-links.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { chartScale, type ChartScale, type ValueRange } from './chart-scale.ts';
import type { PointWords } from './point-words.ts';
import { TrendTable } from './trend-table.tsx';
import { usePeriodWords } from './use-period-words.ts';

interface TrendFigureProps {
  title: string;
  points: readonly TrendPeriod[];
  range: ValueRange;
  ticks: readonly number[];
  tickWords: (value: number) => string;
  pointWords: (index: number) => PointWords;
  /** The names of the table's columns after the period, as `pointWords` names its figures. */
  columns: readonly string[];
  /** Draws the content. */
  children: (scale: ChartScale) => ReactNode;
}

const HEIGHT = 200;
/** Steps of the cursor by Page Up and Page Down, as a part of the whole. */
const LARGE_STEP = 0.1;

/** A chart with one cursor for finger, mouse and keys, what it says there, and all of it as a table. */
export function TrendFigure(props: TrendFigureProps) {
  const { title, points, range, ticks, tickWords, pointWords, columns, children } = props;
  const { t } = useTranslation('trends');
  const { periodWords, dateTicks } = usePeriodWords();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const lastKnown = points.findLastIndex((_, index) => pointWords(index).figures.length > 0);
  const index = Math.min(chosen ?? Math.max(lastKnown, 0), last);
  const point = points[index];
  if (!point) return null;
  const scale = chartScale(points, range, { width, height: HEIGHT });
  const { figures, activities } = pointWords(index);
  const words =
    figures.length === 0
      ? t('trends:nothing')
      : figures.map(({ name, value }) => `${name} ${value}`).join(' · ');

  const choose = (clientX: number) => {
    const left = frame.current?.getBoundingClientRect().left;
    if (left !== undefined) setChosen(scale.indexAt(clientX - left));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = indexAfterKey(event.key, index, last);
    if (target === null) return;
    event.preventDefault();
    setChosen(target);
  };

  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, width: '100%' }}>
      <Box
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t('trends:cursor', { title })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={`${periodWords(point)}: ${words}`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          choose(event.clientX);
        }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || event.buttons > 0) choose(event.clientX);
        }}
        sx={{ position: 'relative', height: HEIGHT, touchAction: 'pan-y', cursor: 'crosshair' }}
      >
        {width > 0 && (
          <svg
            aria-hidden
            width={width}
            height={HEIGHT}
            // Out of the flow: drawn for a wide window, it must not hold a narrower one open.
            style={{ position: 'absolute', inset: 0 }}
          >
            <ChartAxes
              scale={scale}
              ticks={ticks.map((value) => ({ value, words: tickWords(value) }))}
              dates={dateTicks(points)}
              point={point}
            />
            {children(scale)}
          </svg>
        )}
      </Box>
      <PointFigures period={periodWords(point)} figures={figures} />
      <Box sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
        <ActivityLinks activities={activities} />
      </Box>
      <Disclosure words={t('trends:table')}>
        <TrendTable
          title={title}
          columns={columns}
          points={points}
          pointWords={pointWords}
          onChoose={(at) => {
            setChosen(at);
            frame.current?.focus();
          }}
        />
      </Disclosure>
    </Box>
  );
}

/** The index to which a key moves the cursor; null = it is no key of a slider. */
function indexAfterKey(key: string, index: number, last: number): number | null {
  const leap = Math.max(1, Math.round(last * LARGE_STEP));
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + leap,
    PageDown: index - leap,
    Home: 0,
    End: last,
  };
  const target = moves[key];
  return target === undefined ? null : Math.min(last, Math.max(0, target));
}

interface PointFiguresProps {
  period: string;
  figures: PointWords['figures'];
}

/** The chart's figures at its cursor. */
function PointFigures({ period, figures }: PointFiguresProps) {
  const { t } = useTranslation('trends');
  return (
    <Box sx={{ pt: 0.5, minHeight: 48 }}>
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {period}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}>
        {figures.length === 0 ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('trends:nothing')}
          </Box>
        ) : (
          figures.map(({ name, value }) => (
            <Box key={name} component="span" sx={{ whiteSpace: 'nowrap' }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>{' '}
              {value}
            </Box>
          ))
        )}
      </Box>
    </Box>
  );
}
