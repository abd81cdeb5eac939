import { readMembership } from '#core/requests/membership.ts';
import { accept } from '#core/result.ts';
import { placeRequest } from '../requests/place-request.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { applyForMembership } from './apply-for-membership.ts';
import { listMembershipTiers } from './tier-queries.ts';

let made = 0;

type Application = { tier?: string; parts?: string; email?: string; personId?: string | null };

/** Applies as the page does; the id of the membership. */
export async function apply(
  services: Services,
  { tier = 'bronze', parts = '3', email, personId = null }: Application = {},
): Promise<string> {
  made += 1;
  const typed = {
    ...{ tier, parts, name: 'Radha Devi', spouse: '', phone: '9876543210', consent: 'on' },
    email: email ?? `radha${made}@example.com`,
    ...{ address: '12 Temple Road', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201001' },
  };
  const read = readMembership(typed, await listMembershipTiers(services));
  const placed = await placeRequest(services, read, somebody(), async (write, input, requestId) => {
    if (input.kind !== 'membership') throw new Error(input.kind);
    const { sender, details } = input;
    await applyForMembership(write, { requestId, sender, details, personId, suspected: false });
    return accept(input);
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { id } = await services.db
    .selectFrom('memberships')
    .innerJoin('requests', 'requests.id', 'memberships.request_id')
    .select('memberships.id')
    .where('reference', '=', placed.value.reference)
    .executeTakeFirstOrThrow();
  return id;
}
