import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { customerOf } from '../../../functions/src/billing/customer-of.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';
import { BillingFixture, WEBHOOK_SECRET } from './billing-fixture.ts';

const SEED = 20_261_124;
const FORGERIES = IS_SOAK ? 1_000 : 60;

const figure = soakFigure(3, { seed: SEED });
const random = seededRandom(SEED);

let fixture: BillingFixture;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});

afterAll(async () => {
  await fixture.close();
});

function signed(body: string | Buffer, time: number, secret = WEBHOOK_SECRET): string {
  const digest = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},v1=${digest}`;
}

/** Bodies and signatures that do not belong together: wrong, old, of the future, cut off, encoded anew. */
function forgeries(body: string, time: number): (readonly [Buffer, string | null])[] {
  const bytes = Buffer.from(body);
  const good = signed(body, time);
  const cut = 1 + Math.floor(random.uniform() * 60);
  const spaced = Buffer.from(JSON.stringify(JSON.parse(body), null, 2));
  return [
    [bytes, null],
    [bytes, ''],
    [bytes, signed(body, time, 'whsec_other')],
    [bytes, signed(body, time - 301)],
    [bytes, signed(body, time + 302)],
    [bytes, good.slice(0, -cut)],
    [bytes, good.toUpperCase()],
    [bytes, good.replace('v1=', 'v0=')],
    [bytes, good.replace(/t=\d+/, `t=${time + 1}`)],
    [bytes, `t=${time},${good}`],
    [bytes, Buffer.from(good).toString('base64')],
    [bytes.subarray(0, -cut), good],
    [spaced, good],
    [Buffer.from(body, 'utf16le'), good],
    [Buffer.concat([Buffer.from('\uFEFF'), bytes]), good],
    [Buffer.concat([bytes, Buffer.from('\n')]), good],
    [gzipSync(bytes), good],
  ];
}

it(`refuses ${FORGERIES} events with bad signatures, and writes nothing, seed ${SEED}`, async () => {
  const customer = await customerOf(fixture.newUid(), fixture.dependencies);
  for (let index = 0; index < FORGERIES; index += 1) {
    const id = `evt_forged${customer.slice(4)}x${index}`;
    const body = JSON.stringify({
      id,
      type: 'customer.subscription.updated',
      created: 1,
      data: { object: { id: 'sub_x', object: 'subscription', customer, name: 'ラン' } },
    });
    const all = forgeries(body, Math.floor(Date.now() / 1000));
    const [bytes, signature] = all[index % all.length] ?? [Buffer.from(body), null];
    const status = await fixture.receive(bytes, signature);
    const trace = adminFirestore.doc(firestorePaths.delivery(`stripe_${id}`));
    const isNoted = (await trace.get()).exists;
    figure.tried();
    if (status !== 403 || isNoted) figure.failed(`forgery ${index % all.length} got ${status}`);
  }
  expect(figure.failures).toEqual([]);
  expect(fixture.startedJobIds.size).toBe(0);
});
