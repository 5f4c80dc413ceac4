/** The claims of a JSON Web Token, unchecked: only for what its bearer may know of themselves. */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  const binary = globalThis.atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}
