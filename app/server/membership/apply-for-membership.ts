import type { MembershipDetails } from '#core/requests/membership.ts';
import type { Sender } from '#core/requests/request-parts.ts';
import { language } from '#messages/language.ts';
import { takeTry } from '../auth/tries.ts';
import type { Write } from '../write/in-transaction.ts';
import { beginParts } from './approve-membership.ts';
import { lockMembership } from './lock-membership.ts';
import { noteEvent } from './note-event.ts';
import { noteHolder } from './note-holder.ts';

type Application = {
  /** Of the demo; else a new one. */
  id?: string;
  requestId: string | null;
  sender: Sender;
  details: MembershipDetails;
  personId: string | null;
  /** Looks like spam. */
  suspected: boolean;
};

/** The cause of whose receipts a tier without one has. */
const generalCause = 'general';

/**
 * Stores the membership that an application asks for, with the terms of its tier as they are today,
 * in the transaction that stores the request. A tier without approval is approved at once, unless
 * it looks like spam or its address has had many letters: then the office looks at it first.
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
      ...{ language, person_id: personId, applied_at: services.clock(), held_since: null },
    })
    .execute();
  const membership = await lockMembership(trx, id);
  if (!membership) return;
  await noteEvent(trx, services, membership, { kind: 'applied' });
  if (suspected) return;
  await noteHolder(trx, membership);
  if (tier.needs_approval) return;
  if (await mayWriteTo(write, sender.email)) await beginParts(trx, services, membership);
}

/** The letter of the approval goes to an address that anybody may type. */
async function mayWriteTo({ services }: Write, email: string | null): Promise<boolean> {
  return email === null || takeTry(services, 'request:email', email.toLowerCase());
}
