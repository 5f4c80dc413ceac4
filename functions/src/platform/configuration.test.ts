import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const DISK = {
  APP_ORIGIN: 'http://localhost:5173',
  BETA_AUTO_APPROVE: 'true',
  STRAVA_TERMS: 'standard',
  BLOB_STORE: 'disk',
  BLOB_DIRECTORY: '/tmp/blobs',
  BLOB_SIGNING_KEY: 'k'.repeat(32),
  UPLOAD_ORIGIN: 'http://127.0.0.1:5001/demo/asia-northeast1/',
};

it('reads local mode', () => {
  expect(readConfiguration(DISK)).toEqual({
    appOrigin: 'http://localhost:5173',
    isBetaAutoApproved: true,
    stravaTerms: 'standard',
    blobStore: {
      kind: 'disk',
      directory: '/tmp/blobs',
      signingKey: 'k'.repeat(32),
      uploadOrigin: 'http://127.0.0.1:5001/demo/asia-northeast1',
    },
  });
});

it('reads production, which lets nobody in by itself', () => {
  expect(
    readConfiguration({ APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' }),
  ).toEqual({
    appOrigin: 'https://tasuki.example',
    isBetaAutoApproved: false,
    stravaTerms: 'standard',
    blobStore: { kind: 'cloud-storage', bucket: 'recordings' },
  });
});

it('names every problem at once', () => {
  const wrong = {
    ...DISK,
    APP_ORIGIN: 'localhost',
    BETA_AUTO_APPROVE: 'yes',
    STRAVA_TERMS: 'none',
    BLOB_SIGNING_KEY: 'short',
    UPLOAD_ORIGIN: '',
  };
  expect(() => readConfiguration(wrong)).toThrow(
    /APP_ORIGIN[\s\S]*BETA_AUTO_APPROVE[\s\S]*STRAVA_TERMS[\s\S]*UPLOAD_ORIGIN[\s\S]*BLOB_SIGNING_KEY/,
  );
});

it('wants an origin, not a page', () => {
  expect(() => readConfiguration({ ...DISK, APP_ORIGIN: 'https://tasuki.example/app' })).toThrow(
    'APP_ORIGIN must be an address without a path',
  );
});
