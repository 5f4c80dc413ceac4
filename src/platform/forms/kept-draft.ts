/** Removed at sign-out, as everything under `tasuki.personal.` is. */
function storageKey(name: string): string {
  return `tasuki.personal.form.${name}`;
}

/** Unsaved values of a form; null = none, or they are of an older form. */
export function readDraft<Fields extends object>(name: string, stored: Fields): Fields | null {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(storageKey(name)) ?? 'null');
    return isLike(kept, stored) ? (kept as Fields) : null;
  } catch {
    return null;
  }
}

function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([name, inner]) =>
    isLike((value as Record<string, unknown>)[name], inner),
  );
}

export function keepDraft(name: string, fields: object): void {
  try {
    globalThis.localStorage.setItem(storageKey(name), JSON.stringify(fields));
  } catch {
    // Kept on screen all the same.
  }
}

export function forgetDraft(name: string): void {
  try {
    globalThis.localStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was kept.
  }
}
