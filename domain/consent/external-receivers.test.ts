import { expect, test } from 'vitest';
import {
  collectorOf,
  configuredReceivers,
  isLocalHost,
  isPushReceiver,
  needsConsent,
  purposesOf,
  receiverOf,
  receiversOn,
} from './external-receivers.ts';

const PRODUCTION = {
  VITE_FIREBASE_PROJECT_ID: 'tasuki-app',
  VITE_ANALYTICS_ID: 'G-1',
  VITE_SESSION_RECORDING_ID: 'o-1',
  VITE_ANALYTICS_COLLECTOR: 'http://127.0.0.1:9/analytics',
};
const LOCAL = { ...PRODUCTION, VITE_EMULATOR_AUTH_ORIGIN: 'http://127.0.0.1:1' };

test('names those whose settings are there, and asks about their purposes', () => {
  const receivers = configuredReceivers(PRODUCTION);
  expect(receivers).toEqual(['firebase', 'googleAnalytics', 'sessionRecording']);
  expect(purposesOf(receivers)).toEqual(['statistics', 'recording']);
  expect(purposesOf(configuredReceivers({ VITE_FIREBASE_PROJECT_ID: 'x' }))).toEqual([]);
});

test('names the push services of browsers where devices can be notified, and asks for no consent', () => {
  const receivers = configuredReceivers({ VITE_WEB_PUSH_KEY: 'B' });
  expect(receivers).toEqual(['googlePush', 'applePush', 'mozillaPush', 'microsoftPush']);
  expect(receivers.every(isPushReceiver)).toBe(true);
  expect(purposesOf(receivers)).toEqual([]);
});

test('names whoever serves the map, once style, company and policy are all set', () => {
  const map = {
    VITE_MAP_STYLE_URL: 'https://tiles.example/style.json?key=k',
    VITE_MAP_PROVIDER: 'Tiles Ltd.',
    VITE_MAP_POLICY_URL: 'https://tiles.example/privacy',
  };
  expect(configuredReceivers(map)).toEqual(['routeMap']);
  expect(configuredReceivers({ ...map, VITE_MAP_PROVIDER: '' })).toEqual([]);
  expect(purposesOf(['routeMap'])).toEqual([]);
  expect(receiverOf('routeMap', map)).toMatchObject({
    company: 'Tiles Ltd.',
    service: 'Tiles Ltd.',
    purpose: 'onRequest',
    policyUrl: 'https://tiles.example/privacy',
  });
  expect(needsConsent('routeMap')).toBe(false);
  expect(receiversOn('localhost', map)).toEqual(['routeMap']);
  expect(receiverOf('stripe', map).company).toBe('Stripe, Inc.');
});

test('sends nothing from a developer’s machine but to the sandbox', () => {
  expect(receiversOn('localhost', PRODUCTION)).toEqual(['firebase']);
  expect(receiversOn('localhost', LOCAL)).toEqual(['googleAnalytics', 'sessionRecording']);
  expect(receiversOn('localhost', { ...LOCAL, VITE_ANALYTICS_COLLECTOR: '' })).toEqual([]);
  expect(receiversOn('tasuki.example', PRODUCTION)).toContain('googleAnalytics');
});

test('has no stand-in outside local mode', () => {
  expect(collectorOf(PRODUCTION)).toBeNull();
  expect(collectorOf(LOCAL)).toBe(PRODUCTION.VITE_ANALYTICS_COLLECTOR);
});

test('knows the names of one’s own machine', () => {
  for (const host of ['localhost', 'app.localhost', '127.0.0.1', '::1', '[::1]']) {
    expect(isLocalHost(host), host).toBe(true);
  }
  for (const host of ['localhost.example', 'tasuki.example', '127.example']) {
    expect(isLocalHost(host), host).toBe(false);
  }
});
