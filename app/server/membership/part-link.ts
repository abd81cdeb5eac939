import { greatestDonation, priceLine } from '#core/donations/price-line.ts';
import { rupeesText } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import { findPayLink, type PayLink } from '../pay-links/pay-link-queries.ts';
import type { Services } from '../services.ts';
import type { LockedMembership } from './lock-membership.ts';
import type { MembershipPart } from './membership-queries.ts';

/** A link is open until the grace of its part ends, and so long at least. */
const leastDays = 14;

/**
 * The link under which a part of a locked membership is paid: the open one, or a new one in its
 * place, so that no two are open at a time but one that a former holder began. null: it is paid by
 * transfer, being more than an online donation may be (rule F3), or its cause takes none, or the
 * member left no number.
 */
export async function partLink(
  trx: Transaction,
  services: Services,
  membership: LockedMembership,
  part: Pick<MembershipPart, 'id' | 'amount' | 'dueOn' | 'donationId'>,
): Promise<string | null> {
  if (part.donationId !== null || part.amount > greatestDonation || membership.phone === null) return null;
  const within = { ...services, db: trx };
  const last = await trx
    .selectFrom('pay_links')
    .select('id')
    .where('membership_part_id', '=', part.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const known = last && (await findPayLink(within, last.id));
  const isOpen = known?.state === 'waiting' || known?.state === 'begun';
  if (isOpen && isFor(known, membership)) return known.id;
  const now = services.clock();
  const today = templeDay(now);
  const causeId = membership.cause_id;
  const [cause = null] = await loadCauses(within, [causeId], { raised: false });
  const line = { causeId, typeId: null, ownAmount: rupeesText(part.amount), quantity: '1' };
  if (!priceLine(cause, line, today).ok) return null;
  const id = services.ids('link');
  const days = [dayAfter(part.dueOn, membership.grace_days), dayAfter(today, leastDays)];
  const lastDay = days.toSorted().at(-1) ?? today;
  await trx
    .insertInto('pay_links')
    .values({
      ...{ id, intent_key: `part_${id}`, intent_hash: part.id, cause_id: causeId },
      ...{ amount_paise: part.amount, donor_name: membership.name, donor_phone: membership.phone },
      ...{ donor_email: membership.email, language: membership.language, created_by: 'membership' },
      ...{ created_at: now, expires_at: templeDayStart(dayAfter(lastDay, 1)) },
      ...{ mailed_at: null, withdrawn_at: null, donation_id: null, membership_part_id: part.id },
    })
    .execute();
  return id;
}

/** What a former holder began is their donation, with their name and PAN. */
function isFor(link: Pick<PayLink, 'name' | 'email'>, { name, email }: LockedMembership): boolean {
  return link.name === name && link.email === email;
}

/**
 * Takes back the links of a membership, or of some of its parts, that nobody has begun to pay; the
 * next letter makes new ones. A payment that was begun still comes.
 */
export async function withdrawPartLinks(
  trx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  of: { membershipId: string } | { partIds: readonly string[] },
): Promise<void> {
  const parts = trx.selectFrom('membership_parts').select('id');
  await trx
    .updateTable('pay_links')
    .set({ withdrawn_at: clock() })
    .where('withdrawn_at', 'is', null)
    .where('donation_id', 'is', null)
    .where(
      'membership_part_id',
      'in',
      'partIds' in of ? [...of.partIds] : parts.where('membership_id', '=', of.membershipId),
    )
    .execute();
}
