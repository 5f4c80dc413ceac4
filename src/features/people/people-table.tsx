import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { AdminAct } from '@tasuki/domain/accounts/audit-entry';
import { formatDay } from '@tasuki/domain/measures/format-date';
import type { ListedPerson } from '../../data/accounts/account-states.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonDecisions, PersonEmail, PersonName, PersonStates } from './person-parts.tsx';

const COLUMNS = ['name', 'email', 'states', 'since', 'actions'] as const;

interface PeopleTableProps {
  people: readonly ListedPerson[];
  onAsk: (kind: AdminAct, person: ListedPerson) => void;
}

/** People on a wide screen, one line each. */
export default function PeopleTable({ people, onAsk }: PeopleTableProps) {
  const { t } = useTranslation('people');
  const dates = useDateLocale();
  return (
    <Table size="small" aria-label={t('common:title.adminUsers')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell
              key={column}
              align={column === 'actions' ? 'right' : 'left'}
              sx={column === 'name' ? { pl: 0 } : {}}
            >
              {t(`people:column.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map((person) => {
          const ask = (kind: AdminAct) => {
            onAsk(kind, person);
          };
          return (
            <TableRow key={person.id} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, pl: 0 }}>
                <PersonName person={person} />
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  <PersonEmail person={person} />
                </Box>
              </TableCell>
              <TableCell>
                <PersonStates person={person} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatDay(person.createdAt, null, dates)}
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
                  <PersonDecisions person={person} onAsk={ask} />
                  <PersonMenu person={person} onAsk={ask} />
                </Box>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
