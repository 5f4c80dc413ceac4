/** Addresses to which the attacker's address leads, as seen from the functions. */
interface Targets {
  /** Garmin's configured interface, e.g. `http://127.0.0.1:5300/garmin/apis`. */
  garminApi: string;
  /** A port of this machine on which somebody else listens. */
  port: number;
}

const FILE = '/wellness-api/rest/activityFile?id=1&token=t';

/** Ways to write 127.0.0.1, the metadata service and private networks, which filters overlook. */
const PRIVATE_HOSTS = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '127.1',
  '127.0.1',
  '127.127.127.127',
  '0',
  '0.0.0.0',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0.0.01',
  '00000177.0.0.1',
  '127.0.0.1.',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0x7f.1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  'ｌocalhost',
  '127.0.0.1%00.garmin.com',
  '127.0.0.1%23.garmin.com',
] as const;

const METADATA_HOSTS = [
  '169.254.169.254',
  'metadata.google.internal',
  'metadata',
  '2852039166',
  '0xa9fea9fe',
  '0xa9.0xfe.0xa9.0xfe',
  '0251.0376.0251.0376',
  '169.254.43518',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '100.100.100.200',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
] as const;

/** Names that answer with a private address, some only the second time that they are asked. */
const REBINDING_HOSTS = [
  '127.0.0.1.nip.io',
  '7f000001.c0a80001.rbndr.us',
  'localtest.me',
  'lvh.me',
  '169.254.169.254.nip.io',
  'make-127.0.0.1-rebind-169.254-169.254-rr.1u.ms',
  'apis.garmin.com.evil.test',
  'evil-apis.garmin.com.evil.test',
] as const;

const OTHER_SCHEMES = [
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'ftp://127.0.0.1/activityFile',
  'gopher://127.0.0.1:25/_x',
  'dict://127.0.0.1:11211/stats',
  'data:application/octet-stream;base64,AAAA',
  'javascript:alert(1)',
  'blob:http://127.0.0.1/x',
  'ws://127.0.0.1/wellness-api/rest/activityFile',
  'jar:http://127.0.0.1!/x',
  'ldap://127.0.0.1/x',
  'about:blank',
] as const;

/** Addresses that must never be fetched, each another way to write or hide one. */
export function hostileAddresses({ garminApi, port }: Targets): string[] {
  const { host, hostname, pathname } = new URL(garminApi);
  return [
    ...PRIVATE_HOSTS.map((name) => `http://${name}:${port}${pathname}${FILE}`),
    ...METADATA_HOSTS.map((name) => `http://${name}/computeMetadata/v1/?x=${FILE}`),
    ...REBINDING_HOSTS.map((name) => `http://${name}:${port}${FILE}`),
    ...OTHER_SCHEMES,
    // A name or password before another host.
    `http://${host}@127.0.0.1:${port}${FILE}`,
    `http://${host}:80@127.0.0.1:${port}${FILE}`,
    `http://runner:secret@${host}${pathname}${FILE}`,
    `http://runner@${host}${pathname}${FILE}`,
    `http://127.0.0.1:${port}\\@${host}${pathname}${FILE}`,
    `http://127.0.0.1:${port}#@${host}${pathname}${FILE}`,
    `http://127.0.0.1:${port}?@${host}${pathname}${FILE}`,
    `http:\\\\127.0.0.1:${port}\\wellness-api`,
    `http:/127.0.0.1:${port}${FILE}`,
    `//127.0.0.1:${port}${FILE}`,
    ` \t\nhttp://127.0.0.1:${port}${FILE}`,
    `h\nttp://127.0.0.1:${port}${FILE}`,
    // The right host, but another port, scheme or path.
    `http://${hostname}:${port}${pathname}${FILE}`,
    `http://${hostname}:80${pathname}${FILE}`,
    `https://${host}${pathname}${FILE}`,
    `http://${host}${FILE}`,
    `http://${host}${pathname}/wellness-api/rest/user/registration`,
    `http://${host}${pathname}/wellness-api/rest/activityFile/../user/registration`,
    `http://${host}${pathname}/wellness-api/rest/activityFile%2f..%2fuser`,
    `http://${host}${pathname}/../sandbox/reset?x=${FILE}`,
    `http://${host}${pathname}/wellness-api/rest/%61ctivityFile?id=1`,
    `http://${host}${pathname}//wellness-api/rest/activityFile?id=1`,
  ];
}
