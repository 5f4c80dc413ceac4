/** The moment at which the server takes the write: what the SDKs call serverTimestamp. */
export const SERVER_TIME = Symbol('server time');

/** A value exactly as Firestore's REST protocol spells it, for what no SDK would send. */
export class ProtocolValue {
  readonly value: Readonly<Record<string, unknown>>;

  constructor(value: Readonly<Record<string, unknown>>) {
    this.value = value;
  }
}

export type FieldValue =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | ProtocolValue
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };

/** A document's fields; the server's time can stand only at the top. */
export type Fields = Readonly<Record<string, FieldValue | typeof SERVER_TIME>>;

export type Condition = readonly [
  field: string,
  operation: '==' | '>=' | 'array-contains',
  FieldValue,
];

/** One request of a browser, or of somebody who writes requests by hand. */
export type FirestoreRequest =
  | { kind: 'get'; path: string }
  | {
      kind: 'list' | 'count';
      /** The document above the collection; '' = the database itself. */
      parent: string;
      collectionId: string;
      where: readonly Condition[];
      limit: number | null;
      /** Asks every collection of this name, wherever it lies. */
      isCollectionGroup?: boolean;
    }
  | { kind: 'create'; path: string; fields: Fields }
  /** Changes the named fields; what is named but not given is removed. */
  | { kind: 'update'; path: string; fields: Fields; named: readonly string[] }
  | { kind: 'delete'; path: string };

export type Verdict = 'allowed' | 'refused';

const OPERATIONS = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

function encodeValue(value: FieldValue): unknown {
  if (value === null) return { nullValue: null };
  if (value instanceof ProtocolValue) return value.value;
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) {
    return { arrayValue: { values: (value as readonly FieldValue[]).map(encodeValue) } };
  }
  return { mapValue: { fields: encodeFields(value as Fields) } };
}

function encodeFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === SERVER_TIME ? [] : [[key, encodeValue(value)]],
    ),
  );
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** When the bearers of the tests' tokens signed in, in seconds since 1970. */
export const SIGNED_IN_AT_SECONDS = 1_750_000_000;

/** A sign-in token as the emulator takes it: complete, but signed by nobody. */
export function unsignedToken(uid: string, claims: Readonly<Record<string, unknown>>): string {
  const payload = {
    sub: uid,
    user_id: uid,
    iat: 0,
    exp: 3600,
    auth_time: SIGNED_IN_AT_SECONDS,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${base64url({ alg: 'none', type: 'JWT' })}.${base64url(payload)}.`;
}

interface Answer {
  status: number;
  text: string;
}

/** The emulator itself waits for a lock before it answers so. */
const CONTENTION_ATTEMPTS = 5;

function isContention({ status, text }: Answer): boolean {
  return status === 409 && /"status":\s*"ABORTED"/.test(text);
}

/** The emulator's token for the Admin SDK, to which no rule applies. */
const ADMIN_SDK_TOKEN = 'owner';

/** Speaks Firestore's REST protocol to the emulator, so that requests can be sent that no SDK makes. */
export class FirestoreRequests {
  readonly #origin: string;
  readonly #database: string;

  constructor(emulatorHost: string, projectId: string) {
    this.#origin = `http://${emulatorHost}`;
    this.#database = `projects/${projectId}/databases/(default)`;
  }

  /**
   * @param token of {@link unsignedToken}; null = signed out
   * @throws Error when the answer is neither yes nor no
   */
  async send(token: string | null, request: FirestoreRequest): Promise<Verdict> {
    const { path, body } = this.#callOf(request);
    const { status, text } = await this.#call(path, token, body);
    if (status === 200) return 'allowed';
    // Only whom the rules let pass learns that a document is not there, or there already.
    if (status === 404 || status === 409) return 'allowed';
    if (status === 403) return 'refused';
    throw new Error(`${JSON.stringify(request)} was answered with ${status}: ${text}`);
  }

  /** The request as text: the same text with the same documents gets the same answer. */
  sentText(token: string | null, request: FirestoreRequest): string {
    return JSON.stringify([token, this.#callOf(request)]);
  }

  /** Writes documents past the rules; null deletes. */
  async put(documents: Readonly<Record<string, Fields | null>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, fields]) =>
      fields === null
        ? { delete: this.#name(path) }
        : { update: { name: this.#name(path), fields: encodeFields(fields) } },
    );
    const { status, text } = await this.#call(':commit', ADMIN_SDK_TOKEN, { writes });
    if (status !== 200) throw new Error(`Seeding failed with ${status}: ${text}`);
  }

  #name(path: string): string {
    return `${this.#database}/documents/${path}`;
  }

  #callOf(request: FirestoreRequest): { path: string; body: unknown } {
    switch (request.kind) {
      case 'get':
        return { path: `/${request.path}`, body: null };
      case 'list':
      case 'count': {
        const parent = request.parent === '' ? '' : `/${request.parent}`;
        const structuredQuery = queryOf(request);
        return request.kind === 'list'
          ? { path: `${parent}:runQuery`, body: { structuredQuery } }
          : {
              path: `${parent}:runAggregationQuery`,
              body: {
                structuredAggregationQuery: {
                  structuredQuery,
                  aggregations: [{ alias: 'count', count: {} }],
                },
              },
            };
      }
      case 'create':
      case 'update':
      case 'delete':
        return { path: ':commit', body: { writes: [this.#writeOf(request)] } };
    }
  }

  #writeOf(request: Extract<FirestoreRequest, { kind: 'create' | 'update' | 'delete' }>): unknown {
    const name = this.#name(request.path);
    if (request.kind === 'delete') return { delete: name };
    const update = { name, fields: encodeFields(request.fields) };
    const serverTimes = Object.keys(request.fields).filter(
      (key) => request.fields[key] === SERVER_TIME,
    );
    return {
      update,
      ...(request.kind === 'update' && {
        updateMask: { fieldPaths: request.named.filter((key) => !serverTimes.includes(key)) },
      }),
      updateTransforms: serverTimes.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: { exists: request.kind === 'update' },
    };
  }

  /** Repeats what lost a contention: that answer says nothing of the rules, and has the status of one that does. */
  async #call(path: string, token: string | null, body: unknown): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#callOnce(path, token, body);
      if (!isContention(answer)) return answer;
      if (attempt === CONTENTION_ATTEMPTS) {
        throw new Error(`${path} lost ${attempt} contentions: ${answer.text}`);
      }
    }
  }

  async #callOnce(path: string, token: string | null, body: unknown): Promise<Answer> {
    const response = await fetch(`${this.#origin}/v1/${this.#database}/documents${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }
}

function queryOf(request: Extract<FirestoreRequest, { kind: 'list' | 'count' }>): unknown {
  const filters = request.where.map(([fieldPath, operation, value]) =>
    value === null
      ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
      : {
          fieldFilter: {
            field: { fieldPath },
            op: OPERATIONS[operation],
            value: encodeValue(value),
          },
        },
  );
  return {
    from: [
      {
        collectionId: request.collectionId,
        ...(request.isCollectionGroup && { allDescendants: true }),
      },
    ],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(request.limit !== null && { limit: request.limit }),
  };
}
