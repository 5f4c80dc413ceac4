import { mdiDotsVertical } from '@mdi/js';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { AdminAct } from '@tasuki/domain/accounts/audit-entry';
import type { ListedPerson } from '../../data/accounts/account-states.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { nameOf } from './name-of.ts';

/** The acts on a person, besides decisions that wait. */
function actsFor(person: ListedPerson, isOneself: boolean): AdminAct[] {
  if (person.isDisabled === true) return ['enable-account'];
  const isCoach = person.roles.includes('coach');
  const isAdmin = person.roles.includes('admin');
  return [
    ...(isAdmin ? [] : (['make-admin'] as const)),
    ...(isCoach ? (['remove-coach'] as const) : []),
    ...(isAdmin ? (['remove-admin'] as const) : []),
    ...(person.isBetaApproved && !isCoach && !isAdmin ? (['withdraw-approval'] as const) : []),
    ...(typeof person.secondFactorId === 'string' && !isOneself
      ? (['reset-second-factor'] as const)
      : []),
    // People who disabled themselves could not undo it.
    ...(isOneself ? [] : (['disable-account'] as const)),
  ];
}

const DANGEROUS: ReadonlySet<AdminAct> = new Set(['disable-account']);

interface PersonMenuProps {
  person: ListedPerson;
  onAsk: (kind: AdminAct) => void;
}

/** Everything else that an admin may do, behind three dots. */
export function PersonMenu({ person, onAsk }: PersonMenuProps) {
  const { t } = useTranslation('people');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ownUid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={t('people:menu', { name: nameOf(person) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{ width: TOUCH_TARGET_PIXELS, height: TOUCH_TARGET_PIXELS, mr: -1 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actsFor(person, person.uid === ownUid).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              onAsk(kind);
            }}
            sx={{
              minHeight: TOUCH_TARGET_PIXELS,
              ...(DANGEROUS.has(kind) && { color: 'error.main' }),
            }}
          >
            {t(`people:right.${kind}.action`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          component={Link}
          to={`${routePath('adminLog')}?person=${person.uid}`}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('people:toLog')}
        </MenuItem>
      </Menu>
    </>
  );
}
