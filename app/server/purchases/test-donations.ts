import type { DonationInput } from '#core/donations/donation-input.ts';
import { visitor } from '#core/people/viewer.ts';
import { seedCauses } from '../demo/demo-causes.ts';
import { type DemoGateway, makeDemoGateway } from '../demo-gateway/demo-gateway.ts';
import { demoGatewayConfig } from '../demo-gateway/demo-keys.ts';
import type { Way } from '../demo-gateway/pay-page.ts';
import { startDonation } from '../donations/start-donation.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { makeRazorpay } from '../payments/razorpay.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const gatewayConfig = demoGatewayConfig('http://temple.test/test-gateway');

export type Fixture = { services: Services; gateway: DemoGateway };

/**
 * Services whose gateway's events go straight to `receiveWebhook` when the test lets it `tick`;
 * `empty` has no cause.
 */
export async function makeFixture(
  db: Services['db'],
  instead: Partial<Services> = {},
  { empty = false } = {},
): Promise<Fixture> {
  const gateway = makeDemoGateway({
    config: gatewayConfig,
    webhookUrl: 'http://temple.test/api/v1/webhooks/gateway',
    file: null,
    send: async (input, init) => {
      const request = new Request(input, init);
      const stored = await receiveWebhook(services, {
        body: new Uint8Array(await request.arrayBuffer()),
        signature: request.headers.get('x-razorpay-signature'),
        eventId: request.headers.get('x-razorpay-event-id'),
      });
      return new Response(null, { status: stored === 'stored' ? 200 : 401 });
    },
    every: null,
  });
  const payments = makeRazorpay(gatewayConfig, gateway.fetch);
  const services = makeTestServices(db, { payments, demoGateway: gateway, ...instead });
  if (!empty) await seedCauses(services);
  return { services, gateway };
}

let made = 0;

export function aDonationInput(instead: Partial<DonationInput> = {}): DonationInput {
  made += 1;
  return {
    intentKey: `intent_${String(made).padStart(16, '0')}_${process.pid}`,
    lines: [{ causeId: 'food-for-life', typeId: 'meals-20', ownAmount: null, quantity: '1' }],
    path: 'named',
    citizenship: 'indian',
    name: 'Radha Devi',
    email: 'radha@example.com',
    phone: '9876543210',
    pan: '',
    addressLine: '',
    city: '',
    state: '',
    pin: '',
    inNameOf: '',
    occasion: '',
    sevaDate: '',
    message: '',
    consent: 'on',
    shownTotal: '',
    ...instead,
  };
}

/** Starts a donation and returns its id, order and total in paise. */
export async function begin(services: Services, instead: Partial<DonationInput> = {}) {
  const started = await startDonation(services, visitor, aDonationInput(instead));
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const id = started.value.id;
  const { gateway_order_id, total_paise } = await services.db
    .selectFrom('donations')
    .select(['gateway_order_id', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, orderId: gateway_order_id ?? '', total: total_paise };
}

/**
 * What a donor does on the gateway's page; returns the fields with which the browser would come
 * back.
 */
export async function pay(gateway: DemoGateway, orderId: string, way: Way): Promise<Record<string, string>> {
  const body = new URLSearchParams({ order_id: orderId, action: way });
  const response = await gateway.handle(
    new Request(`${gatewayConfig.url}/v1/checkout/act`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    }),
  );
  return (await response.json()) as Record<string, string>;
}

/** A donation that is paid and settled. */
export async function beginAndPay({ services, gateway }: Fixture, instead: Partial<DonationInput> = {}) {
  const donation = await begin(services, instead);
  const { razorpay_payment_id: paymentId = '' } = await pay(gateway, donation.orderId, 'pay');
  await gateway.tick();
  return { ...donation, paymentId };
}

/** The letters about refunds of this payment, as text. */
export async function lettersAbout({ services }: Fixture, paymentId: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('letters')
    .select('data')
    .where('cause_key', 'like', `payment-returned:${paymentId}:%`)
    .execute();
  const composed = rows.map(({ data }) =>
    composeLetter(services, {
      kind: 'payment-returned',
      ...(data as { paymentId: string; amount: never }),
    }),
  );
  return (await Promise.all(composed)).map((letter) => letter?.text ?? '');
}
