import { mdiRun, mdiShieldAccount, mdiSwapHorizontal } from '@mdi/js';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APPLICATION_LANDING, type Application } from '@tasuki/domain/navigation/application';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { HUMAN_COACH_ICON } from '../../ui/author-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

const ICONS: Readonly<Record<Application, string>> = {
  runner: mdiRun,
  coach: HUMAN_COACH_ICON,
  admin: mdiShieldAccount,
};

interface ApplicationMenuProps {
  applications: readonly Application[];
  current: Application;
  isInRail: boolean;
}

/** Says in which application one is, and leads to the others. */
export default function ApplicationMenu({ applications, current, isInRail }: ApplicationMenuProps) {
  const { t } = useTranslation();
  const buttonId = useId();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  const name = t(`common:application.${current}`);
  return (
    <>
      <Button
        id={buttonId}
        color="secondary"
        aria-label={t('common:application.switch', { current: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={isInRail ? undefined : <Icon path={mdiSwapHorizontal} />}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={
          isInRail
            ? {
                flexDirection: 'column',
                minWidth: 0,
                minHeight: 56,
                px: 0,
                mb: 1,
                fontSize: '0.8125rem',
              }
            : { minHeight: TOUCH_TARGET_PIXELS, mr: -1 }
        }
      >
        {isInRail && <Icon path={mdiSwapHorizontal} />}
        {name}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {applications.map((application) => (
          <MenuItem
            key={application}
            component={Link}
            to={routePath(APPLICATION_LANDING[application])}
            selected={application === current}
            aria-current={application === current ? 'true' : undefined}
            onClick={close}
            sx={{ minHeight: { xs: 48, sm: 48 } }}
          >
            <ListItemIcon>
              <Icon path={ICONS[application]} />
            </ListItemIcon>
            <ListItemText>{t(`common:application.${application}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
