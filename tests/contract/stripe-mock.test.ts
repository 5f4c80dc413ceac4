import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import { StripeClient } from '../../functions/src/integrations/stripe/stripe-client.ts';
import { stateFolder } from '../../scripts/repository-root.ts';
import { IS_SOAK } from '../figures/soak-figure.ts';

const VERSION = 'v0.203.0';
const FOLDER = join(stateFolder, 'stripe-mock');
const PROGRAM = join(FOLDER, process.platform === 'win32' ? 'stripe-mock.exe' : 'stripe-mock');
const INSTALL_MILLISECONDS = 10 * 60_000;
const START_MILLISECONDS = 30_000;

/** Go, where it is installed; null = it is not. */
function foundGo(): string | null {
  const name = process.platform === 'win32' ? 'go.exe' : 'go';
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/go/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** @returns why calls cannot be checked; null = they can */
async function installed(): Promise<string | null> {
  if (existsSync(PROGRAM)) return null;
  const go = foundGo();
  if (go === null) return 'Go is not installed';
  if (!IS_SOAK) return 'stripe-mock is built by `npm run soak`, which takes minutes';
  mkdirSync(FOLDER, { recursive: true });
  await promisify(execFile)(go, ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
    env: { ...process.env, GOBIN: FOLDER },
    timeout: INSTALL_MILLISECONDS,
  });
  return null;
}

interface Answered {
  call: string;
  status: number;
  message: string;
}

let absence: string | null = null;
let mock: ChildProcess | null = null;
let recorder: Server | null = null;
let client: StripeClient | null = null;
const answers: Answered[] = [];

beforeAll(async () => {
  absence = await installed();
  if (absence !== null) return;
  const port = await freePort();
  const [http, https] = ['-http-addr', '-https-addr'];
  const other = await freePort();
  mock = spawn(PROGRAM, [http, `127.0.0.1:${port}`, https, `127.0.0.1:${other}`], {
    stdio: 'ignore',
  });
  await listening(port);
  recorder = createServer((request, response) => {
    const path = request.url ?? '/';
    const { method, headers } = request;
    const forwarded = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const call = `${method ?? ''} ${path.split('?')[0] ?? ''}`;
        answers.push({ call, status, message: status < 400 ? '' : body.slice(0, 400) });
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      });
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => recorder?.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  client = new StripeClient({ secretKey: 'sk_test_123', apiUrl });
}, INSTALL_MILLISECONDS);

afterAll(() => {
  recorder?.closeAllConnections();
  recorder?.close();
  mock?.kill();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(port: number): Promise<void> {
  const until = Date.now() + START_MILLISECONDS;
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
    if (isOpen) return;
    if (Date.now() > until) throw new Error('stripe-mock did not start');
    await setTimeout(50);
  }
}

const NOW = new Date('2026-11-26T00:00:00Z');
const PERIOD = { start: new Date('2026-10-31T15:00:00Z'), end: new Date('2026-11-30T15:00:00Z') };
const TERMS: CouponTerms = { percentOff: 20, duration: 'repeating', durationInMonths: 3 };
const FOUND = { id: 'sub_1', scheduleId: 'sub_sched_1' };
const SWITCH = {
  subscriptionId: 'sub_1',
  itemId: 'si_1',
  priceId: 'price_1',
  prorationAt: 1_764_115_200,
};

type Method = Exclude<keyof StripeClient, symbol>;

/** Every method with arguments that use each of its parameters. */
const CALLS: { [Name in Method]: Parameters<StripeClient[Name]>[] } = {
  createCustomer: [['u1']],
  deleteCustomer: [['cus_1']],
  createSetUp: [['cus_1', { uid: 'u1' }, 'key_1']],
  setUp: [['seti_1']],
  createSubscription: [
    [
      {
        customerId: 'cus_1',
        priceId: 'price_1',
        paymentMethodId: 'pm_1',
        promotionCodeId: 'promo_1',
        trialDays: 14,
        metadata: { uid: 'u1' },
      },
      'key_2',
    ],
  ],
  subscriptionsOf: [['cus_1', ['sub_1']]],
  nextChargeYen: [['sub_1']],
  applyCoupon: [['sub_1', 'promo_1']],
  previewSwitch: [[SWITCH], [{ ...SWITCH, prorationAt: null }]],
  switchPrice: [[SWITCH], [{ ...SWITCH, prorationAt: null }]],
  scheduleSwitch: [
    [
      { ...FOUND, priceId: 'price_0' } as Parameters<StripeClient['scheduleSwitch']>[0],
      { planId: 'p', priceId: 'price_1', priceYen: 2980, interval: 'month' },
    ],
  ],
  dropSwitch: [[{ scheduleId: 'sub_sched_1', hasPendingUpdate: true, latestInvoiceId: 'in_1' }]],
  setAtPeriodEnd: [['sub_1', 'cancel']],
  endSubscription: [['sub_1']],
  resumePaused: [['sub_1']],
  setMethod: [['cus_1', FOUND, 'pm_1']],
  subscriptionPage: [['past_due', 'sub_1']],
  failedPaymentPage: [['in_1']],
  refundPage: [['re_1']],
  disputePage: [['du_1']],
  movements: [[PERIOD]],
  paidForSellers: [[PERIOD]],
  paidForSellerBy: [['pi_1']],
  subscriptionPaidBy: [['pi_1']],
  createPayment: [
    [{ customerId: 'cus_1', amountYen: 3000, description: 'A look', metadata: {} }, 'key_3'],
  ],
  payment: [['pi_1']],
  cancelPayment: [['pi_1']],
  refundPayment: [['pi_1']],
  refundPart: [
    ['pi_1', 1000],
    ['pi_1', 1000, 500],
  ],
  invoice: [['in_1']],
  paidInvoices: [['cus_1', ['sub_1']]],
  settledInvoices: [['sub_1']],
  invoicesOf: [['cus_1']],
  invoicePdf: [['in_1']],
  receiptUrl: [['pi_1']],
  payInvoice: [['in_1']],
  priceId: [
    [
      {
        productId: 'prod_1',
        productName: 'Tasuki',
        lookupKey: 'monthly_2980',
        priceYen: 2980,
        interval: 'month',
      },
    ],
  ],
  keepProduct: [
    [{ id: 'prod_1', name: 'A talk', priceYen: 5000, interval: 'month', isActive: true }],
    [{ id: 'prod_1', name: 'A look', priceYen: 3000, interval: null, isActive: true }],
  ],
  deactivateProduct: [['prod_1']],
  coupon: [['SPRING', NOW]],
  coupons: [[NOW]],
  createCoupon: [
    [
      {
        ...TERMS,
        code: 'SPRING',
        expiresAt: NOW.getTime(),
        usesMaximum: 5,
        onlyTerm: 'monthly',
        isAffiliate: true,
      },
      null,
    ],
  ],
  archiveCoupon: [['promo_1']],
};

it('sends Stripe nothing that its published description of the API refuses', async (context) => {
  if (client === null) {
    await context.annotate(`Not checked: ${absence ?? ''}.`);
    process.stdout.write(`Calls of Stripe were not compared with stripe-mock: ${absence ?? ''}.\n`);
    return;
  }
  const unasked: string[] = [];
  for (const [name, calls] of Object.entries(CALLS)) {
    for (const values of calls) {
      const before = answers.length;
      // What stripe-mock answers is no state of ours, so that only what we asked is looked at.
      const method = Reflect.get(client, name) as (...given: unknown[]) => Promise<unknown>;
      await method.apply(client, values).catch(() => null);
      if (answers.length === before) unasked.push(name);
    }
  }
  expect(unasked).toEqual([]);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect(answers.length).toBeGreaterThan(Object.keys(CALLS).length);
});
