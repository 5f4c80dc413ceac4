import { expect, it } from 'vitest';
import { isPushServiceAddress, PUSH_SERVICE_HOSTS } from './push-service-address.ts';

it('knows the push services of the browsers', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ]) {
    expect(isPushServiceAddress(endpoint, PUSH_SERVICE_HOSTS), endpoint).toBe(true);
  }
});

it('refuses every other address, however like it is', () => {
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/',
    'https://attackerpush.apple.com.example/',
    'https://notpush.apple.com/',
    'https://push.apple.com/',
    'https://user@fcm.googleapis.com/',
    'https://169.254.169.254/computeMetadata/v1/',
    'http://localhost:5001/',
    'file:///etc/passwd',
    'no address',
  ]) {
    expect(isPushServiceAddress(endpoint, PUSH_SERVICE_HOSTS), endpoint).toBe(false);
  }
});

it('takes an origin only as it is written', () => {
  const allowed = ['http://127.0.0.1:5310'];
  expect(isPushServiceAddress('http://127.0.0.1:5310/push/a', allowed)).toBe(true);
  expect(isPushServiceAddress('http://127.0.0.1:5311/push/a', allowed)).toBe(false);
});
