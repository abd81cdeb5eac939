import type { DonationInput } from '#core/donations/donation-input.ts';
import { begin, type Fixture, pay } from '../purchases/test-donations.ts';

/** A donation that was made, paid and settled; the id of its receipt and what is printed on it. */
export async function giveSettled({ services, gateway }: Fixture, input: Partial<DonationInput> = {}) {
  const { id, orderId } = await begin(services, input);
  await pay(gateway, orderId, 'pay');
  await gateway.tick();
  return services.db
    .selectFrom('receipts')
    .select(['id', 'number', 'verify_code as verifyCode'])
    .where('donation_id', '=', id)
    .executeTakeFirstOrThrow();
}
