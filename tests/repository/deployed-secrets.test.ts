import { expect, it } from 'vitest';
import { MODEL_PROVIDER_SETTINGS } from '../../functions/src/platform/configuration.ts';
import { PROVIDER_SECRET_SETTINGS } from '../../functions/src/platform/provider-configuration.ts';
import { SECRETS } from '../../scripts/deployment/cloud-checks.ts';

it('asks before a deployment for every secret that the functions read', () => {
  expect([...SECRETS.MODEL_KEYS].sort()).toEqual(
    Object.values(MODEL_PROVIDER_SETTINGS)
      .map(({ key }) => key)
      .sort(),
  );
  expect([...SECRETS.PROVIDER_SECRETS].sort()).toEqual([...PROVIDER_SECRET_SETTINGS].sort());
});
