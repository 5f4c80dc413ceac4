import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http-messages.ts';
import type { SandboxClient } from './authorization-request.ts';

/** Checks whether a token request comes from the application: its id and secret in the form. */
export function isFromClient(form: URLSearchParams, client: SandboxClient): boolean {
  return form.get('client_id') === client.id && form.get('client_secret') === client.secret;
}

/** The same, or id and secret by HTTP's own Basic scheme. */
export function isFromClientByAnyMethod(
  request: IncomingMessage,
  form: URLSearchParams,
  client: SandboxClient,
): boolean {
  const encoded = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return isFromClient(form, client);
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return decodeURIComponent(id) === client.id && decodeURIComponent(secret) === client.secret;
}

/** Refuses a token request as OAuth says it (RFC 6749, 5.2). */
export function refuseToken(
  response: ServerResponse,
  error: 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type',
  explanation: string,
): void {
  sendJson(response, error === 'invalid_client' ? 401 : 400, {
    error,
    error_description: explanation,
  });
}
