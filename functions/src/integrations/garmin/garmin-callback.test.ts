import { expect, it } from 'vitest';
import { garminFileAddress } from './garmin-callback.ts';

const BASE = 'https://apis.garmin.com';
const LOCAL = 'http://127.0.0.1:5300/garmin/apis';
const PATH = '/wellness-api/rest/activityFile?id=1&token=t';

it.each([
  [BASE, `${BASE}${PATH}`],
  [BASE, `https://apis.garmin.com:443${PATH}`],
  [BASE, `https://APIS.garmin.com${PATH}`],
  [LOCAL, `${LOCAL}${PATH}`],
])('takes a file’s address at %s', (base, callback) => {
  expect(garminFileAddress(callback, base)?.href).toBe(`${base}${PATH}`);
});

it.each([
  [BASE, `http://apis.garmin.com${PATH}`],
  [BASE, `https://apis.garmin.com:8443${PATH}`],
  [BASE, `https://apis.garmin.com.evil.test${PATH}`],
  [BASE, `https://apis.garmin.com.${PATH}`],
  [BASE, `https://evil.test${PATH}`],
  [BASE, `https://evil.test/?${BASE}${PATH}`],
  [BASE, `https://apis.garmin.com@evil.test${PATH}`],
  [BASE, `https://user:secret@apis.garmin.com${PATH}`],
  [BASE, `https://evil.test\\@apis.garmin.com${PATH}`],
  [BASE, `https://169.254.169.254/computeMetadata/v1/`],
  [BASE, `https://0xa9fea9fe${PATH}`],
  [BASE, `https://2852039166${PATH}`],
  [BASE, `https://[::ffff:a9fe:a9fe]${PATH}`],
  [BASE, `https://[::1]${PATH}`],
  [BASE, `//apis.garmin.com${PATH}`],
  [BASE, PATH],
  [BASE, 'file:///etc/passwd'],
  [BASE, `${BASE}/wellness-api/rest/user/registration`],
  [BASE, `${BASE}/wellness-api/rest/activityFile/../backfill/activities?x=1`],
  [BASE, `${BASE}/wellness-api/rest/%61ctivityFile?id=1`],
  [BASE, `${BASE}/wellness-api/rest/activityFile%2f..%2fbackfill`],
  [BASE, `${BASE}//wellness-api/rest/activityFile?id=1`],
  [LOCAL, `http://127.0.0.1:5300${PATH}`],
  [LOCAL, `http://localhost:5300/garmin/apis${PATH}`],
  [LOCAL, `http://127.0.0.1:5300/garmin/apis/../../wellness-api/rest/activityFile?id=1`],
  [LOCAL, `http://127.0.0.1:5301/garmin/apis${PATH}`],
  [BASE, `${BASE}${PATH}${'x'.repeat(2000)}`],
  [BASE, null],
  [BASE, { href: `${BASE}${PATH}` }],
])('where Garmin is at %s, refuses %j', (base, callback) => {
  expect(garminFileAddress(callback, base)).toBeNull();
});

it('takes other spellings of the same address for what they are', () => {
  for (const spelling of [
    'http://2130706433:5300/garmin/apis',
    'http://0x7f.1:5300/garmin/apis',
    'http://127.0.0.1:5300/garmin/x/../apis',
    'http://127.0.0.1:5300/garmin/x/%2e%2e/apis',
  ]) {
    expect(garminFileAddress(`${spelling}${PATH}`, LOCAL)?.href).toBe(`${LOCAL}${PATH}`);
  }
});
