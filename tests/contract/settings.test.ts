import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../functions/src/platform/configuration.ts';
import { localFunctionsEnvironment } from '../../scripts/local-services/local-environment.ts';
import { localModels } from '../../scripts/settings/local-models.ts';
import { localProviders } from '../../scripts/settings/local-providers.ts';
import { sandboxedProviders } from '../../scripts/settings/sandboxed-providers.ts';
import { readSettings, type SettingValues } from '../../scripts/settings/read-settings.ts';
import { SETTINGS } from '../../scripts/settings/settings.ts';

const SANDBOX = 'http://127.0.0.1:5300';
const MAIL_PORT = 5325;
const FUNCTIONS = 'http://127.0.0.1:5001/demo-x/region';

/** What `npm start` passes to the functions with these settings. */
function localEnvironment(settings: SettingValues): Record<string, string> {
  return localFunctionsEnvironment({
    projectId: 'demo-x',
    functionsPort: 5001,
    appOrigin: 'http://localhost:5173',
    blobFolder: '/blobs',
    signingKey: 'k'.repeat(32),
    betaAutoApprove: settings.get('BETA_AUTO_APPROVE') ?? '',
    requireSecondFactor: 'false',
    stravaTerms: settings.get('STRAVA_TERMS') ?? '',
    appCheck: settings.get('APP_CHECK') ?? '',
    models: localModels(settings, SANDBOX).environment,
    providers: localProviders(settings, SANDBOX, MAIL_PORT).environment,
  });
}

/** Names of the settings that the functions look at. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  for (const BLOB_STORE of ['disk', 'cloud-storage']) {
    const given: Record<string, string> = {
      ...localEnvironment(readSettings({}, null)),
      BLOB_STORE,
    };
    const environment = new Proxy(given, {
      get: (settings, name) => {
        names.add(String(name));
        return name === 'BLOB_BUCKET' ? 'bucket' : settings[String(name)];
      },
    });
    readConfiguration(environment);
  }
  return names;
}

describe('the settings', () => {
  it('are those that the functions read, each listed, none without use', () => {
    const isForOthers =
      /^(?:APP_PORT|JAVA_HOME|FIRESTORE_EMULATOR_BINARY_PATH|CHROME_PATH|SANDBOXED_ANALYTICS|SANDBOXED_MAP|VITE_.*)$/;
    const listed = SETTINGS.map(({ name }) => name).filter((name) => !isForOthers.test(name));
    expect([...namesRead()].sort()).toEqual(listed.sort());
  });

  it('let the functions ask the sandbox where nothing is set', () => {
    const local = localEnvironment(readSettings({}, null));
    const { providers } = readConfiguration(local);
    const { strava, garmin, google, webhookSecrets } = providers;
    const addresses = [strava?.webUrl, strava?.apiUrl, garmin?.authorizeUrl, garmin?.tokenUrl];
    for (const address of [...addresses, garmin?.apiUrl, google?.issuerUrl]) {
      expect(address).toMatch(new RegExp(`^${SANDBOX}/`));
    }
    expect(strava?.clubId).toEqual(expect.any(Number));
    const { stravaSubscription } = sandboxedProviders(local, SANDBOX, FUNCTIONS);
    expect(stravaSubscription).toEqual({
      id: strava?.subscriptionId,
      callbackUrl: `${FUNCTIONS}/stravaWebhook/${webhookSecrets.strava[0] ?? ''}`,
    });
  });

  it('let them ask the companies themselves where keys are given, and nobody else', () => {
    const file = ['STRAVA', 'GARMIN', 'GOOGLE']
      .map((prefix) => `${prefix}_CLIENT_ID=id-of-${prefix}\n${prefix}_CLIENT_SECRET=secret\n`)
      .join('');
    const local = localEnvironment(readSettings({}, file));
    const { strava, garmin, google } = readConfiguration(local).providers;
    expect({ strava, garmin, google }).toMatchObject({
      strava: {
        clientId: 'id-of-STRAVA',
        webUrl: 'https://www.strava.com',
        apiUrl: 'https://www.strava.com/api/v3',
        subscriptionId: null,
        clubId: null,
      },
      garmin: {
        authorizeUrl: 'https://connect.garmin.com',
        tokenUrl: 'https://diauth.garmin.com',
        apiUrl: 'https://apis.garmin.com',
        isTrainingOffered: false,
      },
      google: { issuerUrl: 'https://accounts.google.com' },
    });
  });

  it.each([
    ['STRAVA_WEBHOOK_SECRETS', 'short', 'must be one or two secrets'],
    ['STRAVA_WEBHOOK_SECRETS', Array(3).fill('s'.repeat(24)).join(','), 'must be one or two'],
    ['GARMIN_WEBHOOK_SECRETS', 'with/a/slash/in/the/middle', 'must be one or two secrets'],
    ['APP_CHECK', 'on', 'must be one of off, enforced'],
    ['STRAVA_SUBSCRIPTION_ID', 'none', 'must be a number'],
    ['GARMIN_API', 'apis.garmin.com', 'must be an address'],
    ['PROVIDER_SECRETS', 'file', 'must be one of secret-manager, environment'],
    ['VITE_SIGN_IN_PROVIDERS', 'google,facebook', 'must name google, strava or garmin'],
  ])('refuse %s=%s', (name, value, problem) => {
    expect(() => readSettings({}, `${name}=${value}\n`)).toThrow(`${name} ${problem}`);
  });
});
