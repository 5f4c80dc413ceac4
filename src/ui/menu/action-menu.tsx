import { lazy, Suspense, useState, type ReactNode } from 'react';

const ActionMenuList = lazy(() => import('./action-menu-list.tsx'));

/** One line of a menu. */
export interface MenuAction {
  words: string;
  icon: string;
  onChoose: () => void;
}

export interface ActionMenuProps {
  /** The button that it was opened by; null = it is closed. */
  anchor: HTMLElement | null;
  id: string;
  /** Of the button. */
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

/** A menu that is fetched when it is first opened: a page with a button for it shows without it. */
export function ActionMenu(props: ActionMenuProps) {
  const isOpen = props.anchor !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ActionMenuList {...props} />
    </Suspense>
  );
}
