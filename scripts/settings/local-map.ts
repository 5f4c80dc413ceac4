import { MAP_PATH } from '../../sandbox/map/map-server.ts';

/**
 * The app's settings with which the sandbox serves the map behind a route.
 *
 * @returns empty ones where it is off: no map is offered
 */
export function localMap({
  isOn,
  sandboxOrigin,
}: {
  /** The setting SANDBOXED_MAP. */
  isOn: boolean;
  sandboxOrigin: string;
}): Record<string, string> {
  const map = `${sandboxOrigin}${MAP_PATH}`;
  return {
    VITE_MAP_STYLE_URL: isOn ? `${map}/light.json` : '',
    VITE_MAP_DARK_STYLE_URL: isOn ? `${map}/dark.json` : '',
    VITE_MAP_ORIGINS: '',
    VITE_MAP_PROVIDER: isOn ? 'Sandbox Maps' : '',
    VITE_MAP_POLICY_URL: isOn ? `${sandboxOrigin}/` : '',
  };
}
