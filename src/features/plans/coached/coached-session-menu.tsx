import { mdiDotsVertical } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { Icon } from '../../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

interface CoachedSessionMenuProps {
  session: PlanSession;
  onChange: () => void;
  /** Left out for a race, which stays on its day. */
  onMove?: (() => void) | undefined;
  onRemove: () => void;
}

/** A coach's actions on a session, behind three dots. */
export function CoachedSessionMenu(props: CoachedSessionMenuProps) {
  const { session, onChange, onMove, onRemove } = props;
  const { t } = useTranslation(['roster', 'plan']);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = (words: string, run: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        run();
      }}
      sx={{ minHeight: TOUCH_TARGET_PIXELS }}
    >
      {words}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={t('plan:menu.label', { kind: t(`plan:kind.${nameOfSession(session)}`) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{ width: TOUCH_TARGET_PIXELS, height: TOUCH_TARGET_PIXELS, my: -1, mr: -1 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {item(t('roster:plan.menu.change'), onChange)}
        {onMove && item(t('plan:menu.move'), onMove)}
        {item(t('roster:plan.menu.remove'), onRemove)}
      </Menu>
    </>
  );
}
