import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const PATH = /^\/breached-passwords\/range\/(?<prefix>[0-9A-Fa-f]{5})$/;
/** Met by our forms' rules, and known from leaks all the same. */
const LEAKED = ['Password1!', 'Passw0rd!', 'P@ssw0rd', 'Qwerty123!', 'Welcome1!', 'password'];
const PADDING = 'F'.repeat(35);

/**
 * Stands for the range API of Have I Been Pwned. It returns the suffixes of all leaked passwords
 * whose SHA-1 begins with five hex digits, padded by one that never was.
 */
export class BreachedPasswords {
  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    const prefix = PATH.exec(pathname)?.groups?.['prefix']?.toUpperCase();
    if (prefix === undefined) return Promise.resolve(false);
    const lines = LEAKED.map((password) =>
      createHash('sha1').update(password).digest('hex').toUpperCase(),
    )
      .filter((digest) => digest.startsWith(prefix))
      .map((digest) => `${digest.slice(5)}:1000`);
    response.writeHead(200, {
      'content-type': 'text/plain',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'add-padding',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    response.end([...lines, `${PADDING}:0`].join('\r\n'));
    return Promise.resolve(true);
  }
}
