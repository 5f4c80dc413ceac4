import { createHmac, timingSafeEqual } from 'node:crypto';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/**
 * A permission in text that only we can have written.
 *
 * @param purpose keeps it apart from anything else that is signed with the same secret
 */
export function signToken(purpose: string, permission: object, signingKey: string): string {
  const body = Buffer.from(JSON.stringify(permission)).toString('base64url');
  return `${body}.${signature(purpose, body, signingKey).toString('base64url')}`;
}

/**
 * Reads back what {@link signToken} signed for the same purpose.
 *
 * @throws TasukiFailure 'common/permission-denied' for a token that was not made here
 */
export function readToken(purpose: string, token: string, signingKey: string): unknown {
  const [body = '', given = '', ...rest] = token.split('.');
  const expected = signature(purpose, body, signingKey);
  const actual = Buffer.from(given, 'base64url');
  const isOurs =
    rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isOurs) throw new TasukiFailure('common/permission-denied', { message: `bad ${purpose}` });
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}

function signature(purpose: string, body: string, signingKey: string): Buffer {
  return createHmac('sha256', signingKey).update(`${purpose}.${body}`).digest();
}
