import { createHash, verify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request with an address signed by the V4 process. */
export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  address: URL;
  headers: IncomingHttpHeaders;
}

export type SignatureProblem =
  | 'MissingSecurityElement'
  | 'ExpiredToken'
  | 'SignatureDoesNotMatch'
  | 'MalformedSecurityHeader';

/** The headers among the signed ones, in order; empty when the address names none. */
export function signedHeaderNames(address: URL): string[] {
  return (address.searchParams.get('X-Goog-SignedHeaders') ?? '').split(';').filter(Boolean);
}

/**
 * The fault of a signed request, or null. It checks the query's elements, the time, every signed
 * header being there, and the signature over all of them.
 *
 * @see https://cloud.google.com/storage/docs/authentication/canonical-requests
 */
export function signatureProblem(
  request: SignedRequest,
  publicKey: KeyObject,
  now: Date,
): SignatureProblem | null {
  const { address, headers } = request;
  const element = (name: string) => address.searchParams.get(`X-Goog-${name}`) ?? '';
  if (element('Algorithm') !== 'GOOG4-RSA-SHA256' || element('Signature') === '') {
    return 'MissingSecurityElement';
  }
  const signedAt = instantOf(element('Date'));
  const age = (now.getTime() - signedAt) / 1000;
  if (!(age >= -900 && age <= Number(element('Expires')))) return 'ExpiredToken';
  const names = signedHeaderNames(address);
  const isComplete = names.every((name) => headers[name] !== undefined);
  if (!names.includes('host') || !isComplete) return 'MalformedSecurityHeader';
  const scope = element('Credential').split('/').slice(1).join('/');
  const signed = [
    'GOOG4-RSA-SHA256',
    element('Date'),
    scope,
    createHash('sha256').update(canonicalRequest(request, names)).digest('hex'),
  ].join('\n');
  const signature = Buffer.from(element('Signature'), 'hex');
  const isGenuine = verify('RSA-SHA256', Buffer.from(signed), publicKey, signature);
  return isGenuine ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(
  { method, address, headers }: SignedRequest,
  names: readonly string[],
): string {
  const query = [...address.searchParams]
    .filter(([name]) => name !== 'X-Goog-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headerLines = names.map((name) => `${name}:${canonicalValue(name, headers)}\n`).join('');
  return [method, address.pathname, query, headerLines, names.join(';'), 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
}

/** The real service has no port in its name, so clients sign the name alone. */
function canonicalValue(name: string, headers: IncomingHttpHeaders): string {
  const value = String(headers[name]).trim();
  return name === 'host' ? value.replace(/:\d+$/, '') : value;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function instantOf(text: string): number {
  const match = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text);
  if (!match) return NaN;
  const [year = 0, month = 0, ...rest] = match.slice(1).map(Number);
  return Date.UTC(year, month - 1, ...(rest as [number, number, number, number]));
}
