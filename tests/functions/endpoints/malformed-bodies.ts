import type { SeededRandom } from '../../builders/seeded-random.ts';

/** A request that no client of ours would send. */
export interface MalformedRequest {
  /** The fault of the request. */
  title: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  /** null = none at all. */
  body: Uint8Array<ArrayBuffer> | string | null;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const LARGE_BYTES = 10 * 1024 * 1024;
/** The share of requests that are large: each takes as long as hundreds of the others. */
const LARGE_SHARE = 0.01;
const NESTING_DEPTH = 50_000;

const CONTENT_TYPES = [
  'text/plain',
  'text/html; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'image/png',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json, application/json',
  'application/octet-stream',
  '*/*',
] as const;

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'x'.repeat(5_000),
  '../../etc/passwd',
  '__proto__',
  '\u0000',
  '\ud800',
  '\u202e',
  'a/b',
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: null },
  { __proto__: { isAdmin: true } },
];

function pick<Item>(random: SeededRandom, items: readonly Item[]): Item {
  const item = items[Math.floor(random.uniform() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Any value that JSON can hold, of a few levels. */
function anyValue(random: SeededRandom, depth = 0): unknown {
  const kind = random.uniform();
  if (depth > 3 || kind < 0.5) return pick(random, WRONG_VALUES);
  const size = Math.floor(random.uniform() * 5);
  const values = Array.from({ length: size }, () => anyValue(random, depth + 1));
  if (kind < 0.75) return values;
  return Object.fromEntries(values.map((value, index) => [`key${index}`, value]));
}

function nested(open: string, close: string, inner: string): string {
  return `${open.repeat(NESTING_DEPTH)}${inner}${close.repeat(NESTING_DEPTH)}`;
}

type Recipe = (good: Readonly<Record<string, unknown>>, random: SeededRandom) => MalformedRequest;

function posted(title: string, body: MalformedRequest['body'], headers = JSON_TYPE) {
  return { title, method: 'POST', headers, body };
}

/** A request with one changed field of the good body, or of what it wraps. */
function wrongField(
  good: Readonly<Record<string, unknown>>,
  random: SeededRandom,
): MalformedRequest {
  const [wrapper] = Object.keys(good);
  const inner = wrapper === 'data' ? (good['data'] as Record<string, unknown>) : good;
  const names = Object.keys(inner);
  const name = names.length > 0 ? pick(random, names) : 'unknown';
  const value = anyValue(random);
  const changed = { ...inner, [name]: value };
  const title = `a wrong field, ${name}: ${(JSON.stringify(value) ?? 'none').slice(0, 40)}`;
  return posted(title, JSON.stringify(wrapper === 'data' ? { data: changed } : changed));
}

const RECIPES: readonly Recipe[] = [
  () => ({ title: 'no body', method: 'POST', headers: {}, body: null }),
  () => posted('an empty body', ''),
  () => posted('null', 'null'),
  () => posted('no data', '{}'),
  () => posted('data of null', '{"data":null}'),
  (_good, random) => posted('another type', JSON.stringify(pick(random, WRONG_VALUES)) ?? 'x'),
  (_good, random) => posted('another type as data', JSON.stringify({ data: anyValue(random) })),
  wrongField,
  wrongField,
  (good) => posted('data in a list', JSON.stringify([good, good])),
  () => posted('deep lists', nested('[', ']', '')),
  () => posted('deep lists as data', `{"data":${nested('[', ']', '')}}`),
  () => posted('deep objects as data', `{"data":${nested('{"a":', '}', '1')}}`),
  (good, random) =>
    posted('another content type', JSON.stringify(good), {
      'content-type': pick(random, CONTENT_TYPES),
    }),
  (good) =>
    posted('said to be compressed', JSON.stringify(good), {
      ...JSON_TYPE,
      'content-encoding': 'gzip',
    } as typeof JSON_TYPE),
  (good, random) => {
    const text = JSON.stringify(good);
    return posted('cut off', text.slice(0, Math.floor(random.uniform() * text.length)));
  },
  (good, random) => {
    const bytes = new Uint8Array(Buffer.from(JSON.stringify(good)));
    for (let count = 0; count < 3; count += 1) {
      bytes[Math.floor(random.uniform() * bytes.length)] = pick(random, [0xff, 0xc0, 0xed, 0x80]);
    }
    return posted('no UTF-8', bytes);
  },
  (_good, random) => {
    const bytes = Uint8Array.from({ length: 300 }, () => Math.floor(random.uniform() * 256));
    return posted('bytes by chance', bytes);
  },
  (good) => posted('a key twice', `{"data":1,${JSON.stringify(good).slice(1)}`),
  () => posted('keys of a prototype', '{"data":{"__proto__":{"uid":"x"},"constructor":1}}'),
  () => posted('a type of the protocol', '{"data":{"@type":"x","value":"y"}}'),
  () =>
    posted(
      'lists as deep as a short body can be',
      `{"data":${'['.repeat(7_000)}${']'.repeat(7_000)}}`,
    ),
  () => posted('a number too large', '{"data":{"sizeBytes":1e999}}'),
  (good, random) => {
    const method = pick(random, METHODS);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return {
      title: `by ${method}`,
      method,
      headers: JSON_TYPE,
      body: hasBody ? JSON.stringify(good) : null,
    };
  },
];

const LARGE_RECIPES: readonly Recipe[] = [
  () => posted('a text of 10 MB', JSON.stringify({ data: { text: 'x'.repeat(LARGE_BYTES) } })),
  () => posted('10 MB of numbers', `{"data":[${'1,'.repeat(LARGE_BYTES / 2)}1]}`),
  () => posted('10 MB of nothing', new Uint8Array(LARGE_BYTES)),
];

/**
 * Malformed requests, each recipe in turn and what is left to chance by the seed.
 *
 * @param good a request's body that would be well formed
 * @param options.hasLarge with one of 10 MB at least
 */
export function malformedRequests(
  good: Readonly<Record<string, unknown>>,
  count: number,
  random: SeededRandom,
  { hasLarge }: { hasLarge: boolean },
): MalformedRequest[] {
  const largeCount = hasLarge ? Math.ceil(count * LARGE_SHARE) : 0;
  const recipes = [
    ...Array.from({ length: largeCount }, () => pick(random, LARGE_RECIPES)),
    ...Array.from(
      { length: count - largeCount },
      (_item, index) => RECIPES[index % RECIPES.length] ?? pick(random, RECIPES),
    ),
  ];
  return recipes.map((recipe) => recipe(good, random));
}
