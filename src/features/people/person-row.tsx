import {
  mdiAccountTie,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiFileDocumentOutline,
  mdiProgressPencil,
  mdiShieldAccount,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import type { AuditKind } from '@tasuki/domain/people/user-account';
import type { ListedPerson } from '../../data/account-states.ts';
import { useDateReader } from '../../platform/reader.ts';
import { Icon } from '../../ui/icon.tsx';
import { nameOf } from './name-of.ts';

const STATE_ICONS = {
  incomplete: mdiProgressPencil,
  waiting: mdiClockOutline,
  approved: mdiCheckCircleOutline,
  coach: mdiAccountTie,
  admin: mdiShieldAccount,
  applied: mdiFileDocumentOutline,
} as const;
type PersonState = keyof typeof STATE_ICONS;

function statesOf(person: ListedPerson): PersonState[] {
  const access = person.isBetaApproved
    ? 'approved'
    : person.isWaitingForApproval
      ? 'waiting'
      : 'incomplete';
  return [
    access,
    ...(person.roles.includes('coach') ? (['coach'] as const) : []),
    ...(person.roles.includes('admin') ? (['admin'] as const) : []),
    ...(person.hasAppliedAsCoach ? (['applied'] as const) : []),
  ];
}

/** What can be given to a person still. */
function rightsFor(person: ListedPerson): AuditKind[] {
  return [
    ...(person.isBetaApproved ? [] : (['approve-beta'] as const)),
    ...(person.hasAppliedAsCoach ? (['appoint-coach'] as const) : []),
    ...(person.roles.includes('admin') ? [] : (['make-admin'] as const)),
  ];
}

interface PersonRowProps {
  person: ListedPerson;
  onAsk: (kind: AuditKind) => void;
}

/** One person: who they are, how they stand, and what an admin may give them. */
export function PersonRow({ person, onAsk }: PersonRowProps) {
  const { t } = useTranslation('people');
  const dates = useDateReader();
  const name = nameOf(person);
  const isCalledOtherwise = person.displayName !== '' && person.displayName !== name;
  return (
    <>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {isCalledOtherwise && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            {person.displayName}
          </Typography>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {person.email ?? t('people:noEmail')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('people:since', { day: formatDay(person.createdAt, null, dates) })}
      </Typography>
      <Box
        component="ul"
        aria-label={t('people:states')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, p: 0, my: 1 }}
      >
        {statesOf(person).map((state) => (
          <Typography
            key={state}
            component="li"
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, listStyle: 'none' }}
          >
            <Icon path={STATE_ICONS[state]} sx={{ fontSize: 18, color: 'text.secondary' }} />
            {t(`people:state.${state}`)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {rightsFor(person).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            color="secondary"
            aria-haspopup="dialog"
            aria-label={t(`people:right.${kind}.of`, { name })}
            onClick={() => {
              onAsk(kind);
            }}
            sx={{ minHeight: 44 }}
          >
            {t(`people:right.${kind}.action`)}
          </Button>
        ))}
      </Box>
    </>
  );
}
