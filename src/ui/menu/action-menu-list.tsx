import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../theme/touch-target.ts';
import type { ActionMenuProps } from './action-menu-props.ts';

/** From the button upwards. */
const ABOVE = {
  anchorOrigin: { vertical: 'top', horizontal: 'left' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
} as const;

/** The menu itself; `action-menu.tsx` fetches it when it is first opened. */
export default function ActionMenuList({
  anchor,
  id,
  labelId,
  actions,
  note,
  isAbove = false,
  isFocusTaken = false,
  onClose,
}: ActionMenuProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      disableRestoreFocus={isFocusTaken}
      onClose={onClose}
      {...(isAbove && ABOVE)}
      slotProps={{ list: { 'aria-labelledby': labelId, 'aria-describedby': note?.id } }}
    >
      {actions.map(({ words, icon, onChoose }) => (
        <MenuItem key={words} onClick={onChoose} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {icon !== undefined && (
            <ListItemIcon>
              <Icon path={icon} />
            </ListItemIcon>
          )}
          <ListItemText>{words}</ListItemText>
        </MenuItem>
      ))}
      {note && (
        <Box component="li" role="presentation">
          {note.content}
        </Box>
      )}
    </Menu>
  );
}
