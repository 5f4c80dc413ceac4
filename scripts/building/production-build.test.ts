import { expect, it } from 'vitest';
import { SETTINGS } from '../settings/settings.ts';
import { buildForProduction } from './production-build.ts';

it.each(['VITE_OPERATOR_NAME', 'VITE_OPERATOR_ADDRESS'])(
  'builds nothing for production without %s',
  async (name) => {
    const given = new Map(SETTINGS.map((setting) => [setting.name, setting.fallback || 'given']));
    await expect(buildForProduction(given.set(name, ' '))).rejects.toThrow(
      `The app cannot be built without ${name};`,
    );
  },
);
