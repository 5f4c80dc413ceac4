import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import type { AdminAct } from '@tasuki/domain/accounts/audit-entry';
import type { ListedPerson } from '../../data/accounts/account-states.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonDecisions, PersonEmail, PersonName, PersonStates } from './person-parts.tsx';

interface PersonRowProps {
  person: ListedPerson;
  onAsk: (kind: AdminAct) => void;
}

/** One person on a narrow screen: who they are, how they stand, and what an admin may do. */
export function PersonRow({ person, onAsk }: PersonRowProps) {
  const { t } = useTranslation('people');
  const dates = useDateLocale();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <PersonName person={person} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <PersonEmail person={person} />
          <Typography variant="body2" color="textSecondary">
            {t('people:since', { day: formatDay(person.createdAt, null, dates) })}
          </Typography>
        </Box>
        <PersonStates person={person} />
        <PersonDecisions person={person} onAsk={onAsk} />
      </Box>
      <PersonMenu person={person} onAsk={onAsk} />
    </Box>
  );
}
