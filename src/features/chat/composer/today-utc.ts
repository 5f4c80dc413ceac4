/** The day as the registry of models counts it, e.g. `2026-11-21`. */
export function todayUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
