import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { missingForProduction, readSettings } from './read-settings.ts';
import { SETTINGS } from './settings.ts';

describe('the configuration', () => {
  it('is listed in .env.example setting by setting, each with its line', () => {
    const example = readFileSync(join(repositoryRoot, '.env.example'), 'utf8');
    const expected = SETTINGS.map(
      ({ name, explanation, fallback }) => `# ${explanation}\n# ${name}=${fallback ?? ''}`,
    );
    expect(example.trim().split('\n\n').slice(1)).toEqual(expected);
  });

  it('has sensible values where nothing is set', () => {
    const values = readSettings({}, null);
    expect(values.get('APP_PORT')).toBe('5173');
    expect(values.get('BLOB_STORE')).toBe('disk');
    expect(values.has('CHROME_PATH')).toBe(false);
  });

  it('lets the environment win over the file', () => {
    const values = readSettings({ APP_PORT: '6000' }, 'APP_PORT=7000\nSTRAVA_TERMS=partner\n');
    expect(values.get('APP_PORT')).toBe('6000');
    expect(values.get('STRAVA_TERMS')).toBe('partner');
  });

  it('names every wrong setting and every unknown one at once', () => {
    const read = () => readSettings({ APP_PORT: '80' }, 'STRAVA_TERMS=yes\nAPP_PROT=1\n');
    expect(read).toThrow(/APP_PROT in .env.local is not a setting/);
    expect(read).toThrow(/APP_PORT must be a port/);
    expect(read).toThrow(/STRAVA_TERMS must be one of standard, partner; it is "yes"/);
  });

  it('does not do for production without the name and the address of who runs the service', () => {
    const named = { VITE_OPERATOR_NAME: 'Tasuki Inc.', VITE_OPERATOR_ADDRESS: ' ' };
    const missing = missingForProduction(readSettings(named, null));
    expect(missing).toContain('VITE_OPERATOR_ADDRESS');
    expect(missing).not.toContain('VITE_OPERATOR_NAME');
    const whole = { ...named, VITE_OPERATOR_ADDRESS: '1 Relay Street' };
    expect(missingForProduction(readSettings(whole, null))).not.toContain('VITE_OPERATOR_ADDRESS');
  });

  it('takes a map by https alone, and only with the name of who serves it', () => {
    const read = (map: Record<string, string>) => () => readSettings(map, null);
    expect(read({ VITE_MAP_STYLE_URL: 'http://tiles.example/style.json' })).toThrow(/https:/);
    expect(read({ VITE_MAP_ORIGINS: 'https://tiles.example/fonts' })).toThrow(/without a path/);
    expect(read({ VITE_MAP_ORIGINS: 'https://a.example, https://b.example' })).not.toThrow();
    const style = { VITE_MAP_STYLE_URL: 'https://tiles.example/style.json?key=k' };
    const missing = missingForProduction(readSettings(style, null));
    expect(missing).toEqual(expect.arrayContaining(['VITE_MAP_PROVIDER', 'VITE_MAP_POLICY_URL']));
    expect(missingForProduction(readSettings({}, null))).not.toContain('VITE_MAP_PROVIDER');
  });

  it('does not do for production without the address that search engines are to list', () => {
    const origin = { APP_ORIGIN: 'https://tasuki.example' };
    expect(missingForProduction(readSettings({}, null))).toContain('APP_ORIGIN');
    expect(missingForProduction(readSettings(origin, null))).not.toContain('APP_ORIGIN');
  });
});
