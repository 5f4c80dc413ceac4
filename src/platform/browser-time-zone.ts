/** The browser's zone by its IANA name; null where it gives none, or only an offset. */
export function browserTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Za-z0-9_+/-]{1,64}$/.test(timeZone) ? timeZone : null;
}
