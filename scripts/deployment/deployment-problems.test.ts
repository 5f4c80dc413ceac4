import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../settings/settings.ts';
import { deploymentProblems } from './deployment-problems.ts';
import type { StageSettings } from './stage.ts';

const ORIGIN = 'https://tasuki.example';
const CLEAN = { otherProjectId: 'tasuki-staging', changedFiles: [], isContractRecorded: true };
const APP = new Map(SETTINGS.map(({ name, fallback }) => [name, fallback ?? 'given']))
  .set('VITE_OPERATOR_NAME', 'Tasuki Inc.')
  .set('VITE_OPERATOR_ADDRESS', '1 Relay Street');

function production(
  functions: Record<string, string> = {},
  app: Readonly<Record<string, string>> = {},
): StageSettings {
  return {
    stage: 'production',
    projectId: 'tasuki-app',
    origin: app['APP_ORIGIN'] ?? ORIGIN,
    app: new Map([...APP, ...Object.entries(app)]),
    functions: { APP_ORIGIN: ORIGIN, BLOB_BUCKET: 'runs', ...functions },
  };
}

describe('what speaks against a deployment', () => {
  it('is nothing where all is set', () => {
    expect(deploymentProblems(production(), CLEAN)).toEqual([]);
  });

  it.each<[string, StageSettings, Partial<typeof CLEAN>]>([
    ['an app at another address', production({ APP_ORIGIN: 'https://other.example' }), {}],
    ['an address without encryption', production({}, { APP_ORIGIN: 'http://tasuki.example' }), {}],
    ['no bucket', production({ BLOB_BUCKET: '' }), {}],
    ['everybody let in', production({ BETA_AUTO_APPROVE: 'true' }), {}],
    ['files on a disk', production({ BLOB_STORE: 'disk' }), {}],
    ['a key for tests', production({}, { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }), {}],
    ['sales by nobody', production({}, { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }), {}],
    ['no operator', production({}, { VITE_OPERATOR_NAME: '' }), {}],
    ['one project for both stages', production(), { otherProjectId: 'tasuki-app' }],
    [
      'errors of staging among those of production',
      { ...production({}, { VITE_SENTRY_DSN: 'https://key@errors.example/1' }), stage: 'staging' },
      {},
    ],
    ['a contract that is not recorded', production(), { isContractRecorded: false }],
  ])('is %s', (_, settings, changes) => {
    expect(deploymentProblems(settings, { ...CLEAN, ...changes }).length).toBeGreaterThan(0);
  });

  it('names what is not committed', () => {
    const problems = deploymentProblems(production(), { ...CLEAN, changedFiles: ['src/a.ts'] });
    expect(problems.join()).toContain('src/a.ts');
  });
});
