import { readMembership } from '#core/requests/membership.ts';
import { accept } from '#core/result.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { answers } from '../pay-links/test-pay-links.ts';
import { staffOf } from '../people/test-people.ts';
import { placeRequest } from '../requests/place-request.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { applyForMembership } from './apply-for-membership.ts';
import { approveMembership } from './approve-membership.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { listMembershipTiers } from './tier-queries.ts';

let made = 0;

type Application = {
  name?: string;
  tier?: string;
  parts?: string;
  email?: string;
  personId?: string | null;
  /** It looks like spam. */
  suspected?: boolean;
};

/** Applies as the page does; the id of the membership. */
export async function apply(services: Services, application: Application = {}): Promise<string> {
  made += 1;
  const { name = 'Radha Devi', tier = 'bronze', parts = '3', email, personId = null } = application;
  const { suspected = false } = application;
  const typed = {
    ...{ tier, parts, name, spouse: '', phone: '9876543210', consent: 'on' },
    email: email ?? `radha${made}@example.com`,
    ...{ address: '12 Temple Road', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201001' },
  };
  const read = readMembership(typed, await listMembershipTiers(services));
  const placed = await placeRequest(services, read, somebody(suspected), async (write, input, requestId) => {
    if (input.kind !== 'membership') throw new Error(input.kind);
    const { sender, details } = input;
    await applyForMembership(write, { requestId, sender, details, personId, suspected });
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

const clerk = staffOf('per_clerk', 'accounts');
let papers = 0;

/** A number of a transfer that no other has. */
export function transferNumber(): string {
  papers += 1;
  return `91223344${String(papers).padStart(4, '0')}`;
}

/** A member who is active by a transfer of all of it: of `tier`, which costs `amount` rupees. */
export async function makeActiveMember(
  services: Services,
  { amount = '10000', ...application }: Application & { amount?: string } = {},
): Promise<string> {
  const id = await apply(services, { parts: '1', ...application });
  await approveMembership(services, clerk, id);
  const donation = await recordedDonation(services, { mode: 'bank', amount, paper: transferNumber() });
  const paid = await payByTransfer(services, clerk, id, donation);
  if (!paid.ok) throw new Error(JSON.stringify(paid));
  return id;
}

/** The newest link of a part. */
export async function linkOfPart(db: Services['db'], partId: string): Promise<string> {
  const { id } = await db
    .selectFrom('pay_links')
    .select('id')
    .where('membership_part_id', '=', partId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** What a member answers on the page of a link. */
export const linkAnswers = answers();

export async function orderOfDonation(db: Services['db'], donationId: string): Promise<string> {
  const { gateway_order_id } = await db
    .selectFrom('donations')
    .select('gateway_order_id')
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow();
  return gateway_order_id ?? '';
}
