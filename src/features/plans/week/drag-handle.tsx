import { mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

interface DragHandleProps {
  /** The day under the finger or the mouse, YYYY-MM-DD; null = none. */
  onOver: (day: string | null) => void;
  onDrop: (day: string | null) => void;
}

/** The attribute that says which day an element is of. */
export const DAY_ATTRIBUTE = 'data-day';

function dayUnder({ clientX, clientY }: PointerEvent): string | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest(`[${DAY_ATTRIBUTE}]`);
  return row?.getAttribute(DAY_ATTRIBUTE) ?? null;
}

/** Takes a session to another day by finger, pen or mouse; the menu beside it does so by keyboard. */
export function DragHandle({ onOver, onDrop }: DragHandleProps) {
  return (
    <Box
      aria-hidden
      data-drag-handle
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        onOver(dayUnder(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onOver(dayUnder(event));
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrop(dayUnder(event));
      }}
      onPointerCancel={() => {
        onDrop(null);
      }}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: TOUCH_TARGET_PIXELS,
        height: TOUCH_TARGET_PIXELS,
        my: -1,
        color: 'text.secondary',
        cursor: 'grab',
        // A finger on it drags the session, not the page.
        touchAction: 'none',
      }}
    >
      <Icon path={mdiDragVertical} />
    </Box>
  );
}
