import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  type ECDH,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, sandboxPage } from '../html.ts';

/** The path of the push service. */
export const PUSH_SERVICE_PATH = '/push';
const DEVICE_PATH = /^\/push\/devices\/(?<id>[\w-]+)(?<gone>\/gone)?$/;
const KEPT_MAXIMUM = 200;

interface Device {
  id: string;
  keys: ECDH;
  auth: Buffer;
  isGone: boolean;
}

/** A notification as it arrived, decrypted by the device's keys. */
export interface ReceivedPush {
  deviceId: string;
  ttlSeconds: number;
  /** The token of the sender's keys, as it was sent. */
  authorization: string;
  content: unknown;
}

/**
 * Stands for the push service of a browser, and for the device behind it. A device is made by a request,
 * and has keys of its own; what is sent to it is decrypted by them alone (RFC 8291).
 */
export class PushService {
  readonly #origin: () => string;
  readonly #devices = new Map<string, Device>();
  readonly received: ReceivedPush[] = [];

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (pathname === `${PUSH_SERVICE_PATH}.json`) {
      sendJson(response, 200, this.received);
    } else if (pathname === PUSH_SERVICE_PATH) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(sandboxPage('Notifications', this.#list()));
    } else if (pathname === `${PUSH_SERVICE_PATH}/devices`) {
      if (request.method === 'OPTIONS') sendJson(response, 204, null);
      else sendJson(response, 201, this.#newDevice());
    } else {
      const groups = DEVICE_PATH.exec(pathname)?.groups;
      const device = this.#devices.get(groups?.['id'] ?? '');
      if (!groups) return false;
      if (!device || device.isGone) sendJson(response, 410, null);
      else if (groups['gone'] !== undefined) {
        device.isGone = true;
        sendJson(response, 200, null);
      } else sendJson(response, await this.#receive(device, request), null);
    }
    return true;
  }

  #newDevice() {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const device: Device = { id: randomUUID(), keys, auth: randomBytes(16), isGone: false };
    this.#devices.set(device.id, device);
    return {
      endpoint: `${this.#origin()}${PUSH_SERVICE_PATH}/devices/${device.id}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: device.auth.toString('base64url'),
    };
  }

  /** @returns the status with which a push service would answer */
  async #receive(device: Device, request: IncomingMessage): Promise<number> {
    const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
    if (!authorization.startsWith('vapid t=')) return 401;
    if (ttl === undefined || encoding !== 'aes128gcm') return 400;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = decrypted(Buffer.concat(parts), device);
    this.received.unshift({
      deviceId: device.id,
      ttlSeconds: Number(ttl),
      authorization,
      content: JSON.parse(text) as unknown,
    });
    this.received.splice(KEPT_MAXIMUM);
    return 201;
  }

  #list(): string {
    if (this.received.length === 0) return '<p>Nothing yet.</p>';
    const items = this.received.map(
      ({ deviceId, ttlSeconds, content }) =>
        `<li>To ${escapeHtml(deviceId)}, for ${ttlSeconds} s<pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre>`,
    );
    return `<ul>${items.join('')}</ul>`;
  }
}

const SALT_BYTES = 16;
const RECORD_SIZE_BYTES = 4;
const TAG_BYTES = 16;

/** The text of one record of `aes128gcm` (RFC 8188), with the keys of RFC 8291. */
function decrypted(body: Buffer, { keys, auth }: Device): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLengthAt = SALT_BYTES + RECORD_SIZE_BYTES;
  const keyLength = body[keyLengthAt] ?? 0;
  const senderKey = body.subarray(keyLengthAt + 1, keyLengthAt + 1 + keyLength);
  const record = body.subarray(keyLengthAt + 1 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(value === null ? '' : JSON.stringify(value));
}
