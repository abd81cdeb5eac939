import { demoGatewayConfig } from '#server/demo-gateway/demo-keys.ts';
import { sign } from '#server/payments/signatures.ts';
import { beginDonation } from './donor.ts';
import { untilAnswered, untilSucceeds } from './patience.ts';
import type { World } from './world.ts';

/**
 * Starts a donation and, instead of paying, sends the site an event that says it was paid: signed
 * with a key of the forger's own, or by the gateway's true key over another sum (a gateway that
 * errs). Neither may make the donation paid.
 */
export async function forge(world: World): Promise<void> {
  const { system, notes, random } = world;
  const person = world.arrive();
  const donation = await beginDonation(world, person);
  // Postgres may be killed just now.
  const row = await untilSucceeds(() =>
    system.db
      .selectFrom('donations')
      .select(['gateway_order_id', 'total_paise'])
      .where('id', '=', donation)
      .executeTakeFirst(),
  );
  if (!row?.gateway_order_id) return;
  const odd = random.chance(0.5);
  const payment = `pay_${odd ? 'odd' : 'forged'}${random.whole(1, 1_000_000_000)}`;
  const amount = odd ? 100 : row.total_paise;
  const { webhookSecret, accountId } = demoGatewayConfig(system.gatewayUrl);
  const body = eventOf({ payment, order: row.gateway_order_id, amount, account: accountId });
  const signature = sign(body, odd ? webhookSecret : 'a-key-that-the-forger-made-up');
  const answer = await untilAnswered(() =>
    fetch(`${system.door.url}/api/v1/webhooks/gateway`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': `evt_${payment}`,
      },
      body,
      signal: AbortSignal.timeout(20_000),
    }).then(async (response) => ({ status: response.status, location: null, html: await response.text() })),
  );
  if (odd) notes.oddSums.push({ payment, donation });
  else notes.forged.push({ payment, donation, taken: answer.status < 300 });
}

function eventOf(facts: { payment: string; order: string; amount: number; account: string }): string {
  const now = Math.floor(Date.now() / 1_000);
  const entity = {
    ...{ entity: 'payment', id: facts.payment, order_id: facts.order, amount: facts.amount, currency: 'INR' },
    ...{ status: 'captured', captured: true, amount_refunded: 0, method: 'card', error_reason: null },
    ...{ created_at: now, captured_at: now },
  };
  return JSON.stringify({
    entity: 'event',
    account_id: facts.account,
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity } },
    created_at: now,
  });
}
