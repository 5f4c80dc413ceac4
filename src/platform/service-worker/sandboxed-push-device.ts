/** How a push service reaches a device. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const KEY = 'tasuki.personal.sandboxedDevice';

/** In local mode the sandbox stands for push service and device, since browsers ask companies. */
interface SandboxedDevice {
  current: () => PushAddress | null;
  open: () => Promise<PushAddress>;
  close: () => void;
}

/** @returns null where the browser's own push service is asked */
export function sandboxedDevice(): SandboxedDevice | null {
  const address = import.meta.env.VITE_WEB_PUSH_SANDBOX;
  if (!address) return null;
  const { localStorage } = globalThis;
  const current = () => {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as PushAddress);
  };
  return {
    current,
    open: async () => {
      const known = current();
      if (known) return known;
      const response = await fetch(`${address}devices`, { method: 'POST' });
      const made = (await response.json()) as PushAddress;
      localStorage.setItem(KEY, JSON.stringify(made));
      return made;
    },
    close: () => {
      localStorage.removeItem(KEY);
    },
  };
}
