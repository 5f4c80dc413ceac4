import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckRow } from '../../ui/check-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { chooseActivities, useActivityFilter } from './activity-filter-store.ts';
import { SPORT_FILTERS } from './activity-filter.ts';

/** The list's title: what is listed, and on pressing it the choice of that. */
export function ActivityFilterPanel() {
  const { t } = useTranslation('activities');
  const filter = useActivityFilter();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        endIcon={
          <Icon
            path={mdiChevronDown}
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
          />
        }
        sx={{ ml: -1.5 }}
      >
        {t(`activities:filter.title.${filter.sport}`)}
      </Button>
      <Box
        id={panelId}
        hidden={!isOpen}
        sx={{
          order: 3,
          flexBasis: '100%',
          '&:not([hidden])': { display: 'grid' },
          gap: 0.5,
          pb: 1,
        }}
      >
        <Box>
          <SegmentedChoice
            label={t('activities:filter.sport')}
            value={filter.sport}
            options={SPORT_FILTERS.map((value) => ({
              value,
              words: t(`activities:filter.${value}`),
            }))}
            onChange={(sport) => {
              chooseActivities({ sport });
            }}
          />
        </Box>
        <CheckRow
          words={t('activities:filter.showDuplicates')}
          isChecked={filter.showsDuplicates}
          onChange={(showsDuplicates) => {
            chooseActivities({ showsDuplicates });
          }}
        />
        <CheckRow
          words={t('activities:filter.showHidden')}
          isChecked={filter.showsHidden}
          onChange={(showsHidden) => {
            chooseActivities({ showsHidden });
          }}
        />
      </Box>
    </>
  );
}
