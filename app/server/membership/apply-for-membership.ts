import type { MembershipDetails } from '#core/requests/membership.ts';
import type { Sender } from '#core/requests/request-parts.ts';
import { language } from '#messages/language.ts';
import type { Write } from '../write/in-transaction.ts';
import { beginParts } from './approve-membership.ts';
import { lockMembership } from './lock-membership.ts';
import { noteEvent } from './note-event.ts';

type Application = {
  /** Of the demo; else a new one. */
  id?: string;
  requestId: string | null;
  sender: Sender;
  details: MembershipDetails;
  personId: string | null;
  /** Looks like spam: waits for the office, whatever its tier says. */
  suspected: boolean;
};

/** The cause of whose receipts a tier without one has. */
const generalCause = 'general';

/**
 * Stores the membership that an application asks for, with the terms of its tier as they are today,
 * in the transaction that stores the request. A tier without approval is approved at once.
 */
export async function applyForMembership(write: Write, application: Application): Promise<void> {
  const { trx, services } = write;
  const { requestId, sender, details, personId, suspected } = application;
  const tier = await trx
    .selectFrom('membership_tiers')
    .selectAll()
    .where('id', '=', details.tier)
    .executeTakeFirstOrThrow();
  const id = application.id ?? services.ids('mem');
  await trx
    .insertInto('memberships')
    .values({
      ...{ id, request_id: requestId, stage: 'applied', tier_id: tier.id, tier_title: tier.title },
      ...{ cause_id: tier.cause_id ?? generalCause, amount_paise: details.amount, parts: details.parts },
      ...{ nights_a_year: tier.nights_a_year, passes_a_year: tier.passes_a_year },
      ...{ shop_percent: tier.shop_percent, grace_days: tier.grace_days },
      ...{ name: sender.name, spouse: details.spouse, email: sender.email, phone: sender.phone },
      address: `${details.address}, ${details.city}, ${details.state} ${details.pin}`,
      ...{ language, person_id: personId, applied_at: services.clock() },
    })
    .execute();
  const membership = await lockMembership(trx, id);
  if (!membership) return;
  await noteEvent(trx, services, membership, { kind: 'applied' });
  if (!tier.needs_approval && !suspected) await beginParts(trx, services, membership);
}
