import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnalyticsCollector } from './analytics/analytics-collector.ts';
import { BreachedPasswords } from './breached-passwords/breached-passwords.ts';
import { Garmin } from './garmin/garmin.ts';
import { GarminControls } from './garmin/garmin-controls.ts';
import { GoogleAccounts } from './google-accounts/google-accounts.ts';
import { escapeHtml, sandboxPage } from './html.ts';
import { PushService } from './push/push-service.ts';
import type { KeptState } from './kept-state.ts';
import { MapServer } from './map/map-server.ts';
import { KeyService } from './key-service/key-service.ts';
import { MailServer, type ReceivedMail } from './mail/mail-server.ts';
import { readEmulatorMails, type SandboxMail } from './mail/emulator-mails.ts';
import { ModelServer, type ModelRequest } from './models/model-server.ts';
import { providersPage } from './providers/control-page.ts';
import { StravaControls } from './strava/strava-controls.ts';
import { StravaServer } from './strava/strava-server.ts';
import { StripeControls } from './stripe/stripe-controls.ts';
import type { StripeEndpoint } from './stripe/stripe-events.ts';
import { SANDBOX_STRIPE_KEYS, StripeServer, type StripeKeys } from './stripe/stripe-server.ts';
import { WeatherServer } from './weather/weather-server.ts';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';

/** The sandbox's settings for the other local services. */
export interface SandboxOptions {
  port: number;
  projectId: string;
  authOrigin: string;
  appOrigin: string;
  /** The port at which the product's mails are received; left out = nowhere. */
  mailPort?: number;
  /** The clock; on its day models are offered or off. */
  now?: () => Date;
  /** The application as each provider knows it; `SANDBOX_CLIENT` where nothing is said. */
  clients?: Partial<Record<SignInProvider, ClientCredentials>>;
  /** The address of Garmin's notifications; left out = nobody takes them. */
  garminNotificationUrl?: string;
  /** The subscription for Strava's events; left out = none exists before one is made. */
  stravaSubscription?: { id: number; callbackUrl: string };
  /** The account at Stripe, and where its events go; nobody takes them where nothing is said. */
  stripe?: { keys: StripeKeys; endpoint: StripeEndpoint };
  /** The providers' state of before the sandbox was stopped; left out = none. */
  keptState?: KeptState;
}

/** The server, which can say what must be known after a stop and a start. */
export type SandboxServer = Server & { keptState: () => Promise<KeptState> };

export interface ClientCredentials {
  id: string;
  secret: string;
}

/** Id and secret of an application that nobody configured. */
export const SANDBOX_CLIENT: ClientCredentials = { id: 'sandbox-client', secret: 'sandbox-secret' };

/** One that answers some of the requests. */
interface Provider {
  /** @returns whether the request was for it */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

const MAIL_SUBJECTS: Record<SandboxMail['kind'], string> = {
  resetPassword: 'Reset your password',
  verifyEmail: 'Verify your email',
  recoverEmail: 'Your email was changed',
  signIn: 'Sign in',
  verifyAndChangeEmail: 'Verify your new email',
};

/**
 * How long an idle connection stays open. Node closes it after five seconds. A client that computes for longer
 * than that would then send its next request on a closed connection.
 */
const KEEP_ALIVE_MILLISECONDS = 300_000;

/** Starts the local stand-ins for other companies; resolves when it listens. */
export async function startSandbox(options: SandboxOptions): Promise<SandboxServer> {
  const { keptState: kept } = options;
  const now = options.now ?? (() => new Date());
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = (provider: SignInProvider) => ({
    ...(options.clients?.[provider] ?? SANDBOX_CLIENT),
    redirectUri: `${options.appOrigin}/auth/${provider}/callback`,
  });
  const models = new ModelServer(now);
  const garmin = new Garmin({
    now,
    origin,
    client: client('garmin'),
    notificationUrl: options.garminNotificationUrl ?? null,
    ...(kept && { kept: kept.garmin }),
  });
  const google = new GoogleAccounts({
    now,
    origin,
    client: client('google'),
    ...(kept && { kept: kept.google }),
  });
  const strava = new StravaServer({
    now,
    client: client('strava'),
    ...(options.stravaSubscription && { subscription: options.stravaSubscription }),
    ...(kept && { kept: kept.strava }),
  });
  const keyService = new KeyService(kept?.keyService);
  const stripe = new StripeServer({
    now,
    origin,
    keys: options.stripe?.keys ?? SANDBOX_STRIPE_KEYS,
    endpoint: options.stripe?.endpoint ?? null,
    ...(kept?.stripe && { kept: kept.stripe }),
  });
  const mailServer = options.mailPort === undefined ? null : new MailServer();
  await mailServer?.listen(options.mailPort ?? 0);
  const providers: readonly Provider[] = [
    models,
    new GarminControls(garmin),
    garmin,
    google,
    new StravaControls(strava),
    strava,
    new StripeControls(stripe),
    stripe,
    keyService,
    new PushService(origin),
    new BreachedPasswords(),
    new WeatherServer(now),
    new MapServer(origin),
    new AnalyticsCollector(),
  ];
  const server = createServer((request, response) => {
    void answer(request, response, options, { models, providers, mailServer }).catch(
      (cause: unknown) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        const message = cause instanceof Error ? cause.message : String(cause);
        send(
          response,
          502,
          'text/plain; charset=utf-8',
          `The sandbox could not answer: ${message}`,
        );
      },
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  server.once('close', () => {
    void mailServer?.close();
    garmin.stop();
    strava.stop();
    stripe.stop();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  garmin.resume();
  strava.resume();
  stripe.resume();
  return Object.assign(server, {
    keptState: async () => ({
      google: await google.keptState(),
      strava: strava.keptState(),
      garmin: garmin.keptState(),
      keyService: keyService.keptState(),
      stripe: stripe.keptState(),
    }),
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: SandboxOptions,
  {
    models,
    providers,
    mailServer,
  }: { models: ModelServer; providers: readonly Provider[]; mailServer: MailServer | null },
): Promise<void> {
  for (const provider of providers) {
    if (await provider.answer(request, response)) return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
  switch (pathname) {
    case '/':
      sendPage(
        response,
        'Sandbox',
        '<p>Stands in for other companies, on this machine only.</p><ul><li><a href="/mails">Mails that would have gone out</a><li><a href="/models">What models were asked</a><li><a href="/push">What devices were notified of</a><li><a href="/analytics">What analytics would receive</a><li><a href="/providers">Let something happen at Strava, Garmin, Google or Stripe</a></ul>',
      );
      return;
    case '/mails':
      sendPage(
        response,
        'Mails',
        `${productMailList(mailServer?.mails ?? [])}${mailList(await mails(options))}`,
      );
      return;
    case '/providers':
      send(response, 200, 'text/html; charset=utf-8', providersPage());
      return;
    case '/models':
      sendPage(response, 'Models', requestList(models.requests()));
      return;
    case '/mails.json':
      send(
        response,
        200,
        'application/json',
        JSON.stringify([...(mailServer?.mails ?? []), ...(await mails(options))]),
      );
      return;
    default:
      send(response, 404, 'text/plain; charset=utf-8', 'There is no such page in the sandbox.');
  }
}

async function mails(options: SandboxOptions): Promise<SandboxMail[]> {
  return readEmulatorMails(options.authOrigin, options.projectId, options.appOrigin);
}

function productMailList(list: readonly ReceivedMail[]): string {
  if (list.length === 0) return '';
  const items = list.map(
    ({ recipient, subject, text, unsubscribeUrl }) =>
      `<li><details><summary><strong>${escapeHtml(subject)}</strong><br>To: ${escapeHtml(recipient)}</summary><pre>${withLinks(text)}</pre></details><a href="${escapeHtml(unsubscribeUrl)}">List-Unsubscribe</a>`,
  );
  return `<h2>From Tasuki</h2><ul>${items.join('')}</ul><h2>From Firebase Auth</h2>`;
}

/** Escaped, with its addresses as links. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function mailList(list: readonly SandboxMail[]): string {
  if (list.length === 0) return '<p>No mail yet. Reload after asking for one.</p>';
  const items = list.map(
    ({ recipient, kind, link }) =>
      `<li><strong>${escapeHtml(MAIL_SUBJECTS[kind])}</strong><br>To: ${escapeHtml(recipient)}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function requestList(requests: readonly ModelRequest[]): string {
  if (requests.length === 0) return '<p>Nothing yet. Reload after asking the coach.</p>';
  const items = requests.map(
    ({ path, apiId, behaviour, body }) =>
      `<li><details><summary><strong>${escapeHtml(apiId)}</strong> ${escapeHtml(path)}: ${behaviour}</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function sendPage(response: ServerResponse, title: string, body: string): void {
  send(response, 200, 'text/html; charset=utf-8', sandboxPage(title, body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
