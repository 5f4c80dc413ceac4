import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { usePoliteScroll } from './use-polite-scroll.ts';

interface HighlightedRowProps {
  isHighlighted: boolean;
  /** Whether the page goes to it when it is highlighted. */
  isBroughtIntoView: boolean;
  children: ReactNode;
}

/** A table row that is highlighted when its figure is pressed elsewhere. */
export function HighlightedRow({
  isHighlighted,
  isBroughtIntoView,
  children,
}: HighlightedRowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  usePoliteScroll(element, isHighlighted && isBroughtIntoView);
  return (
    <Box
      component="tr"
      ref={element}
      sx={{
        // Not under the header, nor under the proof at the foot of the screen.
        scrollMarginBlock: { xs: '24px 96px', lg: '24px 240px' },
        bgcolor: isHighlighted ? 'quiet.ground' : 'transparent',
        boxShadow: isHighlighted ? 'inset 4px 0 0 var(--tasuki-palette-primary-main)' : 'none',
        transition: 'background-color 180ms',
      }}
    >
      {children}
    </Box>
  );
}

interface RowButtonProps {
  label: string;
  isHighlighted: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Highlights the row's stretch in the chart; its target is larger than its words. */
export function RowButton({ label, isHighlighted, onPress, children }: RowButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-pressed={isHighlighted}
      onClick={onPress}
      sx={{
        font: 'inherit',
        color: 'inherit',
        bgcolor: 'transparent',
        border: 0,
        p: '11px 4px 11px 0',
        m: '-11px 0',
        minWidth: TOUCH_TARGET_PIXELS,
        lineHeight: 1.4,
        textAlign: 'left',
        cursor: 'pointer',
      }}
    >
      {children}
    </Box>
  );
}
