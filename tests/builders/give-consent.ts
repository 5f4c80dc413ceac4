/**
 * Answers a sandbox's consent page as its form would.
 *
 * @param authorizeUrl where the application sent the browser
 * @param fields `athlete`, each `permission`, and what else the page has; `decision` is allow unless said
 * @returns where the browser is sent back to
 * @throws Error where the page does not send it back
 */
export async function giveConsent(
  authorizeUrl: URL | string,
  fields: Readonly<Record<string, string | readonly string[]>>,
): Promise<URL> {
  const form = new URLSearchParams({ decision: 'allow' });
  for (const [name, value] of Object.entries(fields)) {
    form.delete(name);
    for (const one of [value].flat()) form.append(name, one);
  }
  const response = await fetch(authorizeUrl, { method: 'POST', body: form, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) {
    throw new Error(`The page answered ${response.status}: ${await response.text()}`);
  }
  return new URL(location);
}
