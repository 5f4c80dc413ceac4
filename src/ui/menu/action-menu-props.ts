import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuAction {
  words: string;
  /** Left out = none. */
  icon?: string;
  onChoose: () => void;
}

export interface ActionMenuProps {
  /** The button that it was opened by; null = it is closed. */
  anchor: HTMLElement | null;
  id: string;
  /** Id of the button. */
  labelId: string;
  actions: readonly MenuAction[];
  /** Stands below the lines, and describes them. */
  note?: { id: string; content: ReactNode } | undefined;
  /** Whether it opens above its button. */
  isAbove?: boolean;
  /** Whether what was chosen has the focus afterwards, and not the button. */
  isFocusTaken?: boolean;
  onClose: () => void;
}
