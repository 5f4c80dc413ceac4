/**
 * Stands in the bundle for MUI's script that sets the colours before the first paint. Pages drawn at build time
 * have it; what runs in the browser never writes it. The names are those that MUI stores a choice under.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export function buildInitColorSchemeScript(): string {
  return '';
}
