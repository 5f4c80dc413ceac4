import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, sandboxPage } from '../html.ts';
import { readForm, redirect, sendHtml, sendJson } from '../http-messages.ts';
import { AuthorizationCodes } from '../oauth/authorization-codes.ts';
import {
  readAuthorizationRequest,
  returnAddress,
  type SandboxClient,
} from '../oauth/authorization-request.ts';
import { isFromClient, refuseToken } from '../oauth/client-credentials.ts';
import { accountKeyIn, athleteConsentPage } from '../oauth/consent-page.ts';
import { GARMIN_ATHLETES, type GarminAccounts } from './garmin-accounts.ts';
import { GARMIN_PERMISSIONS, type GarminPermission } from './garmin-kinds.ts';
import type { GarminTokens } from './garmin-tokens.ts';

const EXPLANATIONS: Readonly<Record<GarminPermission, string>> = {
  ACTIVITY_EXPORT: 'Activities from now on',
  HEALTH_EXPORT: 'Sleep, stress and daily figures',
  HISTORICAL_DATA_EXPORT: 'What was recorded before today',
  WORKOUT_IMPORT: 'Workouts sent to the watch',
  COURSE_IMPORT: 'Courses sent to the watch',
  MCT_EXPORT: "Women's health",
};
/** As Garmin shows them to somebody who has not touched them. */
const OFF_AT_FIRST: ReadonlySet<GarminPermission> = new Set([
  'HISTORICAL_DATA_EXPORT',
  'MCT_EXPORT',
]);

interface Grant {
  key: string;
  permissions: readonly GarminPermission[];
}

/** Garmin's sign-in: OAuth 2 with PKCE, permissions switched on the page instead of asked for. */
export class GarminSignIn {
  readonly #client: SandboxClient;
  readonly #accounts: GarminAccounts;
  readonly #tokens: GarminTokens;
  readonly #codes: AuthorizationCodes<Grant>;

  constructor(
    client: SandboxClient,
    accounts: GarminAccounts,
    tokens: GarminTokens,
    now: () => Date,
  ) {
    this.#client = client;
    this.#accounts = accounts;
    this.#tokens = tokens;
    this.#codes = new AuthorizationCodes(now);
  }

  /** GET shows the page, POST is its form: `athlete` and perhaps `account`, each `permission`, `decision` allow or refuse. */
  async consent(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const asked = readAuthorizationRequest(query, this.#client, { needsPkce: true });
    if ('problem' in asked) {
      sendHtml(response, 400, sandboxPage('Garmin Connect', `<p>${escapeHtml(asked.problem)}</p>`));
      return;
    }
    if (request.method === 'GET') {
      sendHtml(response, 200, permissionsPage());
      return;
    }
    const form = await readForm(request);
    if (form.get('decision') !== 'allow') {
      redirect(response, returnAddress(asked, { error: 'access_denied' }));
      return;
    }
    const account = this.#accounts.find(accountKeyIn(form));
    if (!account) {
      const text = '<p>Go back and pick somebody.</p>';
      sendHtml(response, 400, sandboxPage('Garmin Connect', text));
      return;
    }
    const allowed = form.getAll('permission');
    const permissions = GARMIN_PERMISSIONS.filter((one) => allowed.includes(one));
    const code = this.#codes.issue({ key: account.key, permissions }, asked);
    redirect(response, returnAddress(asked, { code }));
  }

  async token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    if (!isFromClient(form, this.#client)) {
      refuseToken(response, 'invalid_client', 'The client is unknown or its secret is wrong.');
      return;
    }
    switch (form.get('grant_type') ?? '') {
      case 'authorization_code':
        this.#exchange(form, response);
        return;
      case 'refresh_token':
        this.#refresh(form, response);
        return;
      default:
        refuseToken(response, 'unsupported_grant_type', 'The grant_type is unknown.');
    }
  }

  #exchange(form: URLSearchParams, response: ServerResponse): void {
    const grant = this.#codes.redeem(form.get('code') ?? '', {
      redirectUri: form.get('redirect_uri'),
      codeVerifier: form.get('code_verifier'),
    });
    if (!grant) {
      refuseToken(response, 'invalid_grant', 'The code or its verifier is not valid.');
      return;
    }
    const account = this.#accounts.get(grant.key);
    // A person who registers anew may ask for the same windows again.
    if (account.permissions === null) account.backfills = [];
    account.permissions = new Set(grant.permissions);
    sendJson(response, 200, this.#tokens.issue(account.key));
  }

  #refresh(form: URLSearchParams, response: ServerResponse): void {
    const answer = this.#tokens.refresh(form.get('refresh_token') ?? '');
    if (!answer) {
      refuseToken(response, 'invalid_grant', 'The refresh token is not valid.');
      return;
    }
    sendJson(response, 200, answer);
  }
}

function permissionsPage(): string {
  return athleteConsentPage({
    title: 'Garmin Connect',
    athletes: GARMIN_ATHLETES,
    permissions: GARMIN_PERMISSIONS.map((permission) => ({
      value: permission,
      label: EXPLANATIONS[permission],
      explanation: permission,
      isChecked: !OFF_AT_FIRST.has(permission),
    })),
  });
}
