import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, sendJson } from '../http-messages.ts';
import type { SandboxClient } from '../oauth/authorization-request.ts';
import type { PushEvents } from './push-events.ts';
import { badRequest, notFound } from './strava-failure.ts';

/** `/push_subscriptions`: create, list and delete; who may is said by id and secret, not by a token. */
export class SubscriptionApi {
  readonly #client: SandboxClient;
  readonly #events: PushEvents;

  constructor(client: SandboxClient, events: PushEvents) {
    this.#client = client;
    this.#events = events;
  }

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const fields = new URLSearchParams([...query, ...(await readForm(request))]);
    const { id, secret } = this.#client;
    if (fields.get('client_id') !== id || fields.get('client_secret') !== secret) {
      const { status, body } = badRequest('Application', 'client_id');
      sendJson(response, status, body);
      return;
    }
    const subscription = this.#events.subscription();
    switch (`${request.method ?? ''} ${path}`) {
      case 'GET /push_subscriptions':
        sendJson(response, 200, subscription ? [this.#shape()] : []);
        return;
      case 'POST /push_subscriptions':
        await this.#subscribe(response, fields);
        return;
      case `DELETE /push_subscriptions/${subscription?.id ?? 'none'}`:
        this.#events.unsubscribe();
        response.writeHead(204).end();
        return;
      default: {
        const { status, body } = notFound('PushSubscription');
        sendJson(response, status, body);
      }
    }
  }

  async #subscribe(response: ServerResponse, fields: URLSearchParams): Promise<void> {
    const callbackUrl = fields.get('callback_url') ?? '';
    const refuse = (field: string, code: string) => {
      const { status, body } = badRequest('PushSubscription', field, code);
      sendJson(response, status, body);
    };
    if (this.#events.subscription()) refuse('', 'already exists');
    else if (!URL.canParse(callbackUrl) || callbackUrl.length > 255) {
      refuse('callback url', 'invalid');
    } else if (
      await this.#events.isWillingCallback(callbackUrl, fields.get('verify_token') ?? '')
    ) {
      sendJson(response, 201, { id: this.#events.subscribe(callbackUrl).id });
    } else refuse('callback url', 'not verifiable');
  }

  #shape() {
    const subscription = this.#events.subscription();
    const createdAt = new Date(subscription?.createdAt ?? 0).toISOString().replace(/\.\d+/, '');
    return {
      id: subscription?.id,
      resource_state: 2,
      application_id: this.#client.id,
      callback_url: subscription?.callbackUrl,
      created_at: createdAt,
      updated_at: createdAt,
    };
  }
}
