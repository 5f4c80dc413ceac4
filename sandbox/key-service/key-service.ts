import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { array, object, string, type InferType } from 'yup';
import { readJsonObject, sendJson, type JsonObject } from '../http-messages.ts';
import { parseTroubles, ProviderTroubles } from '../provider-troubles.ts';

/** The versions of the one key, the oldest first; the last one is the primary. */
export const KEY_SERVICE_KEPT_STATE = object({
  versions: array(
    object({
      /** AES-256, in Base64. */
      key: string().required(),
      state: string().oneOf(['ENABLED', 'DISABLED', 'DESTROYED']).required(),
    }).required(),
  )
    .min(1)
    .required(),
}).required();
export type KeyServiceKeptState = InferType<typeof KEY_SERVICE_KEPT_STATE>;
type KeyVersion = KeyServiceKeptState['versions'][number];

const PATH = '/key-service';
const KEY_REQUEST =
  /^\/v1\/(?<name>projects\/[^/]+\/locations\/[^/]+\/keyRings\/[^/]+\/cryptoKeys\/[^/:]+):(?<verb>encrypt|decrypt)$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A request as it came, without what was to be encrypted or decrypted. */
export interface KeyRequest {
  verb: string;
  status: number;
}

/**
 * Stands for Cloud KMS under `/key-service`: it encrypts and decrypts symmetrically by one key with
 * versions (REST v1), as the service does. `POST /key-service/sandbox/rotate` makes a new primary
 * version; `…/versions` sets the state of one, `…/troubles` takes the service down.
 */
export class KeyService {
  readonly troubles = new ProviderTroubles();
  readonly #versions: KeyVersion[];
  #requests: KeyRequest[] = [];

  constructor(kept?: KeyServiceKeptState) {
    this.#versions = kept ? structuredClone(kept.versions) : [newVersion()];
  }

  keptState(): KeyServiceKeptState {
    return { versions: structuredClone(this.#versions) };
  }

  /** Makes a new version that encrypts from now on; earlier ones still decrypt. */
  rotate(): void {
    this.#versions.push(newVersion());
  }

  /** The requests so far, the oldest first. */
  requests(): readonly KeyRequest[] {
    return this.#requests;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith(`${PATH}/`)) return false;
    const path = pathname.slice(PATH.length);
    if (path.startsWith('/sandbox/')) {
      await this.#control(path.slice('/sandbox/'.length), request, response);
      return true;
    }
    const { name, verb } = KEY_REQUEST.exec(path)?.groups ?? {};
    const isKnown = request.method === 'POST' && name !== undefined && verb !== undefined;
    const trouble = await this.troubles.met();
    let answer: [status: number, body: object];
    if (trouble !== null)
      answer = failure(trouble, trouble === 503 ? 'UNAVAILABLE' : 'RESOURCE_EXHAUSTED');
    else if (!isKnown) answer = failure(404, 'NOT_FOUND');
    else answer = this.#use(name, verb, await readJsonObject(request));
    this.#requests.push({ verb: verb ?? path, status: answer[0] });
    sendJson(response, ...answer);
    return true;
  }

  #use(name: string, verb: string, body: JsonObject): [status: number, body: object] {
    const associatedData = bytesOf(body['additionalAuthenticatedData']);
    if (verb === 'encrypt') {
      const number = this.#versions.length;
      const version = this.#versions[number - 1];
      if (version?.state !== 'ENABLED') return failure(400, 'FAILED_PRECONDITION');
      const keyVersion = `${name}/cryptoKeyVersions/${number}`;
      const ciphertext = encrypt(version, bytesOf(body['plaintext']), associatedData, name);
      const numbered = Buffer.concat([Buffer.from([number]), ciphertext]).toString('base64');
      return [200, { name: keyVersion, ciphertext: numbered, protectionLevel: 'SOFTWARE' }];
    }
    const ciphertext = bytesOf(body['ciphertext']);
    const version = this.#versions[(ciphertext[0] ?? 0) - 1];
    if (!version) return failure(400, 'INVALID_ARGUMENT');
    if (version.state !== 'ENABLED') return failure(400, 'FAILED_PRECONDITION');
    try {
      const plaintext = decrypt(version, ciphertext.subarray(1), associatedData, name);
      return [200, { plaintext: plaintext.toString('base64'), protectionLevel: 'SOFTWARE' }];
    } catch {
      return failure(400, 'INVALID_ARGUMENT');
    }
  }

  async #control(
    action: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const body = await readJsonObject(request);
      if (action === 'rotate') this.rotate();
      else if (action === 'troubles') this.troubles.set(parseTroubles(body));
      else if (action === 'versions') this.#setState(body);
      else throw new TypeError(`There is no control ${action}.`);
      sendJson(response, 200, { versions: this.#versions.map(({ state }) => state) });
    } catch (cause) {
      sendJson(response, 400, { problem: cause instanceof Error ? cause.message : String(cause) });
    }
  }

  #setState({ number, state }: JsonObject): void {
    const version = this.#versions[Number(number) - 1];
    if (!version) throw new TypeError(`There is no version ${String(number)}.`);
    if (state !== 'ENABLED' && state !== 'DISABLED' && state !== 'DESTROYED') {
      throw new TypeError('state must be ENABLED, DISABLED or DESTROYED.');
    }
    version.state = state;
  }
}

function newVersion(): KeyVersion {
  return { key: randomBytes(32).toString('base64'), state: 'ENABLED' };
}

/** An error as Google's APIs answer it. */
function failure(code: number, status: string): [status: number, body: object] {
  return [code, { error: { code, message: `sandbox: ${status}`, status } }];
}

function bytesOf(value: unknown): Buffer {
  return Buffer.from(typeof value === 'string' ? value : '', 'base64');
}

/** The key's name is bound too: what one key encrypted no other one decrypts. */
function boundData(associatedData: Buffer, name: string): Buffer {
  return Buffer.concat([Buffer.from(`${name}\n`), associatedData]);
}

function encrypt({ key }: KeyVersion, plaintext: Buffer, data: Buffer, name: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce);
  cipher.setAAD(boundData(data, name));
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

function decrypt({ key }: KeyVersion, sealed: Buffer, data: Buffer, name: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundData(data, name));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]);
}
