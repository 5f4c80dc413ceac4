import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { TREND_SPANS, trendDocumentsOf, type TrendSpan } from '@tasuki/domain/trends/trend-spans';
import { useTrendWeeks } from '../../data/trends/trend-weeks-query.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { EasyHeartRateSection } from './easy-heart-rate-section.tsx';
import { LoadSection } from './load-section.tsx';
import { RecordsSection } from './records-section.tsx';
import { SpanChoice } from './span-choice.tsx';
import type { TrendSource } from './trend-source.ts';
import { VdotSection } from './vdot-section.tsx';
import { VolumeSection } from './volume-section.tsx';

const FIRST_SPAN: TrendSpan = 'sixMonths';

interface TrendsViewProps {
  uid: string;
  /** Shown where there is nothing to draw. */
  empty?: ReactNode;
  /** A coach reads the trends of what is shared with them. */
  reader?: ActivityReader;
}

/** How a runner's training developed over a span of their choice, which stands in the address. */
export function TrendsView({ uid, empty = <NoTrends />, reader = 'runner' }: TrendsViewProps) {
  const [search, setSearch] = useSearchParams();
  const span = TREND_SPANS.find((one) => one === search.get('span')) ?? FIRST_SPAN;
  const [today] = useState(() => dayNumber(new Date(), null));
  const result = useTrendWeeks(uid, trendDocumentsOf(span, today), reader);
  return (
    <>
      <SpanChoice
        span={span}
        onChoose={(next) => {
          setSearch({ span: next }, { replace: true });
        }}
      />
      {result.state === 'loading' && <LoadingState shape="rows" />}
      {result.state === 'failed' && (
        <FailedState failureCode={result.failureCode} onRetry={result.retry} />
      )}
      {result.state === 'ready' &&
        (result.data.size === 0 ? (
          empty
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              columnGap: 5,
            }}
          >
            <Sections weeks={result.data} span={span} today={today} />
          </Box>
        ))}
    </>
  );
}

/** After a change of the span the charts begin anew, with its newest point. */
function Sections(source: TrendSource) {
  const { span } = source;
  return (
    <>
      <VolumeSection key={`volume/${span}`} {...source} />
      <LoadSection key={`load/${span}`} {...source} />
      <EasyHeartRateSection key={`heart rate/${span}`} {...source} />
      <VdotSection key={`vdot/${span}`} {...source} />
      <RecordsSection key={`records/${span}`} {...source} />
    </>
  );
}

function NoTrends() {
  const { t } = useTranslation('trends');
  return (
    <EmptyState
      sentence={t('trends:empty')}
      action={
        <Button component={Link} to={routePath('activities')} variant="contained">
          {t('trends:toActivities')}
        </Button>
      }
    />
  );
}
