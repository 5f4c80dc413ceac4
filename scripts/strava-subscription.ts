// The application's one webhook subscription at Strava, by which it is notified of new activities:
//   npm run strava:subscription -- create <address of the function stravaWebhook>
//   npm run strava:subscription -- list
//   npm run strava:subscription -- delete <id>
// Reads STRAVA_CLIENT_ID, STRAVA_CLIENT_SECRET and, to create one, STRAVA_VERIFY_TOKEN and
// STRAVA_WEBHOOK_SECRETS from the environment; they must be those that the functions run with. Of two
// secrets the first is subscribed.
import { explanationOf } from './explanation-of.ts';

/** The application, as Strava knows it. */
export interface StravaApplication {
  /** Without a slash at its end, e.g. `https://www.strava.com/api/v3`. */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface StravaSubscription {
  id: number;
  callbackUrl: string;
}

const DEFAULT_API = 'https://www.strava.com/api/v3';
const ANSWER_MILLISECONDS = 20_000;

/**
 * Subscribes an address. Strava asks it at once whether it is there, so the
 * functions must be deployed with the same verify token.
 *
 * @returns the id that the functions need as STRAVA_SUBSCRIPTION_ID
 * @throws Error with what Strava says
 */
export async function createSubscription(
  application: StravaApplication,
  { callbackUrl, verifyToken }: { callbackUrl: string; verifyToken: string },
): Promise<number> {
  const answer = await ask(application, 'POST', '', {
    callback_url: callbackUrl,
    verify_token: verifyToken,
  });
  const { id } = answer as { id?: unknown };
  if (typeof id !== 'number') throw new Error('Strava gave the subscription no id');
  return id;
}

/** The subscriptions of the application: one at most. */
export async function listSubscriptions(
  application: StravaApplication,
): Promise<StravaSubscription[]> {
  const answer = await ask(application, 'GET', '');
  if (!Array.isArray(answer)) throw new Error('Strava gave no list of subscriptions');
  return (answer as { id: number; callback_url: string }[]).map(({ id, callback_url }) => ({
    id,
    callbackUrl: callback_url,
  }));
}

/** Ends a subscription: from then on only the reconciliation finds what is new. */
export async function deleteSubscription(
  application: StravaApplication,
  id: number,
): Promise<void> {
  await ask(application, 'DELETE', `/${id}`);
}

async function ask(
  { apiUrl, clientId, clientSecret }: StravaApplication,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  fields: Record<string, string> = {},
): Promise<unknown> {
  const form = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    ...fields,
  });
  const query = method === 'POST' ? '' : `?${form.toString()}`;
  const response = await fetch(`${apiUrl}/push_subscriptions${path}${query}`, {
    method,
    ...(method === 'POST' && { body: form }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Strava answered ${response.status}: ${text.slice(0, 500)}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

const USAGE =
  'Say what to do: npm run strava:subscription -- create <address of stravaWebhook> | list | delete <id>';

async function main([what, value, ...rest]: readonly string[]): Promise<string> {
  const setting = (name: string): string => {
    const given = process.env[name]?.trim();
    if (!given) throw new Error(`${name} is not set`);
    return given;
  };
  const newestSecret = () => setting('STRAVA_WEBHOOK_SECRETS').split(',')[0]?.trim() ?? '';
  const isComplete = what === 'list' ? value === undefined : value !== undefined;
  if (!isComplete || rest.length > 0) throw new Error(USAGE);
  const application = {
    apiUrl: (process.env['STRAVA_API'] ?? DEFAULT_API).replace(/\/+$/, ''),
    clientId: setting('STRAVA_CLIENT_ID'),
    clientSecret: setting('STRAVA_CLIENT_SECRET'),
  };
  switch (what ?? '') {
    case 'create': {
      const id = await createSubscription(application, {
        callbackUrl: `${(value ?? '').replace(/\/+$/, '')}/${newestSecret()}`,
        verifyToken: setting('STRAVA_VERIFY_TOKEN'),
      });
      return `Subscribed. Set STRAVA_SUBSCRIPTION_ID=${id} and deploy the functions again.`;
    }
    case 'list': {
      const subscriptions = await listSubscriptions(application);
      // The address holds the secret part of the path.
      const lines = subscriptions.map(
        ({ id, callbackUrl }) => `${id}  ${callbackUrl.replace(/\/[^/]*$/, '/…')}`,
      );
      return lines.length > 0 ? lines.join('\n') : 'There is no subscription.';
    }
    case 'delete':
      await deleteSubscription(application, Number(value));
      return `Subscription ${value ?? ''} has ended.`;
    default:
      throw new Error(USAGE);
  }
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await main(process.argv.slice(2))}\n`);
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
