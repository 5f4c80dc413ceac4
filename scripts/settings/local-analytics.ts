import { COLLECTOR_PATH } from '../../sandbox/analytics/analytics-collector.ts';

/** The address of a project in the sandbox, with a key before the host. */
function sandboxedDsn(sandboxOrigin: string): string {
  const dsn = new URL(`${COLLECTOR_PATH}/1`, sandboxOrigin);
  dsn.username = 'sandbox';
  return dsn.href;
}

/**
 * The app's settings with which the sandbox receives what analytics would.
 *
 * @param isOn the setting SANDBOXED_ANALYTICS
 * @returns empty ones where it is off: nothing is sent, and nobody is asked for consent
 */
export function localAnalytics(isOn: boolean, sandboxOrigin: string): Record<string, string> {
  return {
    VITE_ANALYTICS_ID: isOn ? 'G-SANDBOX' : '',
    VITE_TAG_MANAGER_ID: isOn ? 'GTM-SANDBOX' : '',
    VITE_SESSION_RECORDING_ID: isOn ? 'sandbox' : '',
    VITE_SENTRY_DSN: isOn ? sandboxedDsn(sandboxOrigin) : '',
    VITE_ANALYTICS_COLLECTOR: isOn ? `${sandboxOrigin}${COLLECTOR_PATH}` : '',
  };
}
