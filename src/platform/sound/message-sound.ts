/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY = 'tasuki.personal.messageSound';

/** Whether this browser makes a sound for a new message; off until somebody switches it on. */
export function isMessageSoundOn(): boolean {
  try {
    return globalThis.localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** @returns whether the choice is kept; a browser may refuse to keep anything */
export function setMessageSound(isOn: boolean): boolean {
  try {
    if (isOn) globalThis.localStorage.setItem(KEY, 'on');
    else globalThis.localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
