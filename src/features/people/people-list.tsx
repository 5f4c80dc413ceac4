import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_SEARCH_LIMITS, isFoundBy } from '@tasuki/domain/accounts/account-search';
import type { AdminAct } from '@tasuki/domain/accounts/audit-entry';
import {
  PEOPLE_FILTERS,
  type ListedPerson,
  type PeopleFilter,
} from '../../data/accounts/account-states.ts';
import { useSettled } from '../../platform/forms/use-settled.ts';
import { useFeedSnapshot } from '../../platform/live/live-feed.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { DESKTOP_MINIMUM_WIDTH } from '../../ui/theme/theme.ts';
import { peopleFeedOf } from './people-feed.ts';
import { PersonRow } from './person-row.tsx';

/** On wide screens alone. */
const PeopleTable = lazy(() => import('./people-table.tsx'));

const AdminActDialog = lazy(() => import('./admin-act-dialog.tsx'));

/** The act that an admin is about to do, and the person. */
interface AskedAct {
  kind: AdminAct;
  person: ListedPerson;
}

/** Everybody who has an account, to be found, with what an admin may do. */
export function PeopleList() {
  const { t } = useTranslation('people');
  const searchId = useId();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<PeopleFilter>('all');
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const term = useSettled(typed);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { lg: 'center' },
          gap: 2,
        }}
      >
        <FormControl fullWidth variant="outlined" sx={{ maxWidth: { lg: 480 } }}>
          <InputLabel htmlFor={searchId}>{t('people:search')}</InputLabel>
          <OutlinedInput
            id={searchId}
            type="search"
            label={t('people:search')}
            value={typed}
            startAdornment={
              <InputAdornment position="start">
                <Icon path={mdiMagnify} />
              </InputAdornment>
            }
            onChange={(event) => {
              setTyped(event.target.value);
            }}
            slotProps={{
              input: {
                autoCapitalize: 'none',
                spellCheck: false,
                maxLength: ACCOUNT_SEARCH_LIMITS.termMaxLength,
              },
            }}
          />
        </FormControl>
        <Box sx={{ overflowX: 'auto', whiteSpace: 'nowrap', p: '3px', m: '-3px' }}>
          <SegmentedChoice
            label={t('people:filter.title')}
            value={filter}
            options={PEOPLE_FILTERS.map((value) => ({ value, words: t(`people:filter.${value}`) }))}
            onChange={setFilter}
          />
        </Box>
      </Box>
      <FoundPeople term={term} filter={filter} onAsk={setAsked} />
      {asked && (
        <Suspense>
          <AdminActDialog
            {...asked}
            onClose={() => {
              setAsked(null);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface FoundPeopleProps {
  term: string;
  filter: PeopleFilter;
  onAsk: (asked: AskedAct) => void;
}

function FoundPeople({ term, filter, onAsk }: FoundPeopleProps) {
  const { t } = useTranslation('people');
  const isWide = useMediaQuery(`(min-width:${DESKTOP_MINIMUM_WIDTH}px)`, { noSsr: true });
  const feed = peopleFeedOf({ term, filter });
  const snapshot = useFeedSnapshot(feed);
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  const people = snapshot.rows.filter((person) => isFoundBy(term, person));
  return (
    <>
      {people.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ py: 3 }}>
          {t('people:nobody')}
        </Typography>
      )}
      {isWide && people.length > 0 && (
        <Suspense fallback={<LoadingState shape="rows" />}>
          <PeopleTable
            people={people}
            onAsk={(kind, person) => {
              onAsk({ kind, person });
            }}
          />
        </Suspense>
      )}
      {!isWide && (
        <Box component="ul" aria-label={t('common:title.adminUsers')} sx={{ m: 0, p: 0 }}>
          {people.map((person) => (
            <Box
              key={person.id}
              component="li"
              sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider', py: 1.5 }}
            >
              <PersonRow
                person={person}
                onAsk={(kind) => {
                  onAsk({ kind, person });
                }}
              />
            </Box>
          ))}
        </Box>
      )}
      {!snapshot.isEverythingRead && (
        <ReadOn
          words={t('people:more')}
          isReading={snapshot.isReadingOlder}
          failureCode={snapshot.olderFailureCode}
          isAutomatic
          onRead={feed.readOlder}
        />
      )}
    </>
  );
}
