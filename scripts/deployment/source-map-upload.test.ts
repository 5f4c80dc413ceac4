import { expect, it } from 'vitest';
import { sourceMapUpload } from './source-map-upload.ts';

const BUILT = { release: 'abc123', appFolder: '/app/dist', mapFolder: '/app/dist-source-maps' };
const SET_UP = { SENTRY_AUTH_TOKEN: 'secret', SENTRY_ORG: 'tasuki', SENTRY_PROJECT: 'web' };

it('sends the maps of exactly the release that the app reports, under the paths that are served', () => {
  const given = sourceMapUpload(SET_UP, BUILT) ?? [];
  expect(given.join(' ')).toContain('sourcemaps upload --release abc123 --url-prefix ~/');
  expect(given.slice(-2)).toEqual([BUILT.appFolder, BUILT.mapFolder]);
});

it('keeps the token out of what other processes can list', () => {
  expect(sourceMapUpload(SET_UP, BUILT)?.join(' ')).not.toContain('secret');
});

it('sends nothing where nothing is set, and says what is missing where a part is', () => {
  expect(sourceMapUpload({}, BUILT)).toBeNull();
  expect(() => sourceMapUpload({ ...SET_UP, SENTRY_ORG: '' }, BUILT)).toThrow('SENTRY_ORG');
});
