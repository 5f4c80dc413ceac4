import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, sandboxPage } from '../html.ts';
import { readForm, redirect, sendHtml } from '../http-messages.ts';
import type { PaymentIntentObject, SetupIntentObject } from './stripe-objects.ts';
import type { StripeStore } from './stripe-store.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';

type Intent = SetupIntentObject | PaymentIntentObject;

/** `/stripe/authenticate/<intent>`: the page of a bank that asks its cardholder. */
export async function answerAuthentication(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
  { store, subscriptions }: { store: StripeStore; subscriptions: Subscriptions },
): Promise<void> {
  const id = pathname.split('/').at(-1) ?? '';
  const intent = store.find('setup_intent', id) ?? store.find('payment_intent', id);
  const form = request.method === 'POST' ? await readForm(request) : searchParams;
  if (intent?.client_secret !== form.get('client_secret')) {
    sendHtml(response, 404, sandboxPage('Your bank', '<p>There is nothing to confirm.</p>'));
    return;
  }
  if (request.method !== 'POST') {
    sendHtml(response, 200, page(intent));
    return;
  }
  subscriptions.payments.answerBank(intent, form.get('answer') === 'approve');
  const { returnUrl } = intent.hidden;
  if (returnUrl === null) {
    sendHtml(response, 200, sandboxPage('Your bank', '<p>Done. You can close this page.</p>'));
    return;
  }
  redirect(response, returnAddress(intent, returnUrl));
}

/**
 * The address to which Stripe leads a cardholder back, with Stripe's parameters for the
 * application.
 */
function returnAddress(intent: Intent, returnUrl: string): string {
  const address = new URL(returnUrl);
  const isDone = intent.status === 'succeeded' || intent.status === 'processing';
  address.searchParams.set(intent.object, intent.id);
  address.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  address.searchParams.set('redirect_status', isDone ? 'succeeded' : 'failed');
  return address.href;
}

function page({ id, client_secret }: Intent): string {
  const button = (answer: string, label: string) =>
    `<button name="answer" value="${answer}" style="min-height:44px;font:inherit;margin-inline-end:1rem">${label}</button>`;
  return sandboxPage(
    'Your bank',
    `<p>Is it you who pays?</p>
<form method="post" action="/stripe/authenticate/${escapeHtml(id)}">
<input type="hidden" name="client_secret" value="${escapeHtml(client_secret)}">
${button('approve', 'Complete authentication')}${button('refuse', 'Fail authentication')}
</form>`,
  );
}
