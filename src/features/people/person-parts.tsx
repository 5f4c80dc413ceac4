import {
  mdiAccountCancelOutline,
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiCheckDecagramOutline,
  mdiClockOutline,
  mdiFileDocumentOutline,
  mdiProgressPencil,
  mdiShieldAccount,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AdminAct } from '@tasuki/domain/accounts/audit-entry';
import type { ListedPerson } from '../../data/accounts/account-states.ts';
import { HUMAN_COACH_ICON } from '../../ui/author-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { nameOf } from './name-of.ts';

const STATE_ICONS = {
  disabled: mdiAccountCancelOutline,
  incomplete: mdiProgressPencil,
  waiting: mdiClockOutline,
  approved: mdiCheckCircleOutline,
  coach: HUMAN_COACH_ICON,
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
    ...(person.isDisabled === true ? (['disabled'] as const) : []),
    access,
    ...(person.roles.includes('coach') ? (['coach'] as const) : []),
    ...(person.roles.includes('admin') ? (['admin'] as const) : []),
    ...(person.hasAppliedAsCoach ? (['applied'] as const) : []),
  ];
}

/** Decisions that wait; all other acts are in the menu. */
function decisionsFor(person: ListedPerson): ('approve-beta' | 'appoint-coach')[] {
  if (person.isDisabled === true) return [];
  return [
    ...(person.isBetaApproved ? [] : (['approve-beta'] as const)),
    ...(person.hasAppliedAsCoach ? (['appoint-coach'] as const) : []),
  ];
}

/** Their name, and the one they chose to be called by where it differs. */
export function PersonName({ person }: { person: ListedPerson }) {
  const name = nameOf(person);
  const isCalledOtherwise = person.displayName !== '' && person.displayName !== name;
  return (
    <>
      {name}
      {isCalledOtherwise && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {person.displayName}
        </Typography>
      )}
    </>
  );
}

/** The address, and whether it is confirmed. */
export function PersonEmail({ person }: { person: ListedPerson }) {
  const { t } = useTranslation('people');
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {person.email ?? t('people:noEmail')}
      </Typography>
      {person.email !== null && <EmailProof isProven={person.isEmailProven} />}
    </>
  );
}

/** How they stand: access, rights, and what they asked for. */
export function PersonStates({ person }: { person: ListedPerson }) {
  const { t } = useTranslation('people');
  return (
    <Box
      component="ul"
      aria-label={t('people:states')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, p: 0, my: 0.5 }}
    >
      {statesOf(person).map((state) => (
        <Typography
          key={state}
          component="li"
          variant="body2"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            listStyle: 'none',
            color: state === 'disabled' ? 'error.main' : undefined,
          }}
        >
          <Icon
            path={STATE_ICONS[state]}
            sx={{ fontSize: 18, color: state === 'disabled' ? 'inherit' : 'text.secondary' }}
          />
          {t(`people:state.${state}`)}
        </Typography>
      ))}
    </Box>
  );
}

interface AskProps {
  person: ListedPerson;
  onAsk: (kind: AdminAct) => void;
}

/** A button for each decision that is waiting. */
export function PersonDecisions({ person, onAsk }: AskProps) {
  const { t } = useTranslation('people');
  const name = nameOf(person);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {decisionsFor(person).map((kind) => (
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
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t(kind === 'appoint-coach' ? 'people:review' : `people:right.${kind}.action`)}
        </Button>
      ))}
    </Box>
  );
}

function EmailProof({ isProven }: { isProven: boolean }) {
  const { t } = useTranslation('people');
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: isProven ? 'success.main' : 'warning.main',
      }}
    >
      <Icon
        path={isProven ? mdiCheckDecagramOutline : mdiAlertCircleOutline}
        sx={{ fontSize: 16 }}
      />
      {t(isProven ? 'people:email.proven' : 'people:email.unproven')}
    </Typography>
  );
}
