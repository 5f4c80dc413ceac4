import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckRow } from '../../ui/check-row.tsx';
import { DisclosureButton } from '../../ui/disclosure.tsx';
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
      <DisclosureButton
        words={t(`activities:filter.title.${filter.sport}`)}
        isOpen={isOpen}
        controls={panelId}
        color="inherit"
        onPress={() => {
          setIsOpen(!isOpen);
        }}
      />
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
