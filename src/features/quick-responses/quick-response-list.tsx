import { mdiMagnify, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  QUICK_RESPONSE_LIMITS,
  QUICK_RESPONSE_STATUSES,
  type QuickResponseStatus,
} from '@tasuki/domain/quick-responses/quick-response';
import { inOrder, isFoundBy } from '@tasuki/domain/quick-responses/quick-response-order';
import { useQuickResponses } from '../../data/quick-responses/quick-responses-query.ts';
import type { ListedQuickResponse } from '../../data/quick-responses/quick-responses.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { QuickResponseRow } from './quick-response-row.tsx';
import { CopyQuickResponse } from './copy-quick-response.tsx';

/** `current`: all that are not archived. */
const FILTERS = ['current', ...QUICK_RESPONSE_STATUSES] as const;
type Filter = (typeof FILTERS)[number];

/** A coach's quick responses: found, marked, tried, put away and brought back. */
export function QuickResponseList({ coachId }: { coachId: string }) {
  const { t } = useTranslation('quickResponses');
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState<Filter>('current');
  const current = useQuickResponses(coachId, 'current');
  if (current.state === 'loading') return <LoadingState shape="rows" />;
  if (current.state === 'failed') {
    return <FailedState failureCode={current.failureCode} onRetry={current.retry} />;
  }
  const isFull = current.data.length >= QUICK_RESPONSE_LIMITS.currentMaximum;
  const listProps = { coachId, term, isFull };
  if (current.data.length === 0 && filter === 'current') {
    return (
      <>
        <EmptyState sentence={t('quickResponses:empty')} action={<NewButton />} />
        <Button
          color="secondary"
          onClick={() => {
            setFilter('archived');
          }}
        >
          {t('quickResponses:showArchived')}
        </Button>
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {!isFull && <NewButton />}
        <CopyQuickResponse coachId={coachId} />
      </Box>
      {isFull && (
        <Typography variant="body2" color="textSecondary">
          {t('quickResponses:full', { maximum: QUICK_RESPONSE_LIMITS.currentMaximum })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchField term={term} onType={setTerm} />
        <StatusFilter filter={filter} onChoose={setFilter} />
      </Box>
      {/* The words of dates may come later than the list. */}
      <Suspense fallback={<LoadingState shape="rows" />}>
        {filter === 'archived' ? (
          <ArchivedRows {...listProps} />
        ) : (
          <Rows {...listProps} responses={ofStatus(current.data, filter)} />
        )}
      </Suspense>
    </Box>
  );
}

function ofStatus(
  responses: readonly ListedQuickResponse[],
  filter: 'current' | QuickResponseStatus,
): readonly ListedQuickResponse[] {
  return filter === 'current' ? responses : responses.filter(({ status }) => status === filter);
}

function NewButton() {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={routePath('newQuickResponse')}
      variant="contained"
      startIcon={<Icon path={mdiPlus} />}
    >
      {t('common:title.newQuickResponse')}
    </Button>
  );
}

interface SearchFieldProps {
  term: string;
  onType: (term: string) => void;
}

function SearchField({ term, onType }: SearchFieldProps) {
  const { t } = useTranslation('quickResponses');
  const id = useId();
  return (
    <FormControl fullWidth variant="outlined">
      <InputLabel htmlFor={id}>{t('quickResponses:search')}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        label={t('quickResponses:search')}
        value={term}
        startAdornment={
          <InputAdornment position="start">
            <Icon path={mdiMagnify} />
          </InputAdornment>
        }
        onChange={(event) => {
          onType(event.target.value);
        }}
        slotProps={{ input: { maxLength: QUICK_RESPONSE_LIMITS.nameMaxLength } }}
      />
    </FormControl>
  );
}

interface StatusFilterProps {
  filter: Filter;
  onChoose: (filter: Filter) => void;
}

function StatusFilter({ filter, onChoose }: StatusFilterProps) {
  const { t } = useTranslation('quickResponses');
  const id = useId();
  const label = t('quickResponses:filter.title');
  return (
    <FormControl variant="outlined" sx={{ flex: 'none', maxWidth: '45%' }}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id }}
        value={filter}
        onChange={(event) => {
          onChoose(FILTERS.find((value) => value === event.target.value) ?? 'current');
        }}
      >
        {FILTERS.map((value) => (
          <option key={value} value={value}>
            {value === 'current'
              ? t('quickResponses:filter.current')
              : t(`quickResponses:status.${value}`)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

interface ListProps {
  coachId: string;
  term: string;
  /** There is no room for one more that is not archived. */
  isFull: boolean;
}

function ArchivedRows(props: ListProps) {
  const { t } = useTranslation('quickResponses');
  const archived = useQuickResponses(props.coachId, 'archived');
  if (archived.state === 'loading') return <LoadingState shape="rows" />;
  if (archived.state === 'failed') {
    return <FailedState failureCode={archived.failureCode} onRetry={archived.retry} />;
  }
  return (
    <>
      <Rows {...props} responses={archived.data} />
      {archived.data.length >= QUICK_RESPONSE_LIMITS.archivedShown && (
        <Typography variant="body2" color="textSecondary">
          {t('quickResponses:archivedFull', { maximum: QUICK_RESPONSE_LIMITS.archivedShown })}
        </Typography>
      )}
    </>
  );
}

function Rows({
  coachId,
  term,
  isFull,
  responses,
}: ListProps & { responses: readonly ListedQuickResponse[] }) {
  const { t } = useTranslation(['common', 'quickResponses']);
  const { language } = useMeasureLocale();
  const found = inOrder(
    responses.filter((response) => isFoundBy(term, response)),
    language,
  );
  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
        {found.length === 0 && t('quickResponses:noneFound')}
      </Typography>
      <Box component="ul" aria-label={t('common:title.quickResponses')} sx={{ m: 0, p: 0 }}>
        {found.map((response) => (
          <Box
            key={response.id}
            component="li"
            sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
          >
            <QuickResponseRow coachId={coachId} response={response} isFull={isFull} />
          </Box>
        ))}
      </Box>
    </>
  );
}
