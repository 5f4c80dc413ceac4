import { create } from 'zustand';

/** A setting of the browser and not of a person, since it depends on the screen's width. */
const KEY = 'tasuki.coachDock';
const CLOSED = 'closed';

function isKeptClosed(): boolean {
  try {
    return globalThis.localStorage.getItem(KEY) === CLOSED;
  } catch {
    return false;
  }
}

interface DockState {
  isOpen: boolean;
}

/** Whether the coach stands beside the page where there is room. */
export const useDockStore = create<DockState>()(() => ({ isOpen: !isKeptClosed() }));

/** Opens or closes the dock, also for the next visit. */
export function setDockOpen(isOpen: boolean): void {
  useDockStore.setState({ isOpen });
  try {
    if (isOpen) globalThis.localStorage.removeItem(KEY);
    else globalThis.localStorage.setItem(KEY, CLOSED);
  } catch {
    // It still holds for this visit.
  }
}
