import { type NewPayLink, payLinkExpiry, readPayLink, type TypedPayLink } from '#core/pay-links/pay-link.ts';
import { accept, type FormOutcome } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Services } from '../services.ts';
import { listOfferedLanguages } from '../settings/settings-queries.ts';
import { hashInput, reusedIntent } from '../write/intent.ts';
import { staffWrite } from '../write/staff-write.ts';

/**
 * Makes a link while the donor is on the telephone. The same form twice is one link. Nothing is
 * sent: the office reads it out, copies it, or sends it from the screen that follows.
 */
export const createPayLink = staffWrite({
  permission: 'donations.record',
  run: async ({ trx, services, staff, audit }, typed: TypedPayLink): Promise<FormOutcome<{ id: string }>> => {
    const [causes, languages] = await Promise.all([
      loadCauses(services, [typed.causeId], { raised: false }),
      listOfferedLanguages(services),
    ]);
    const read = readPayLink(typed, { causes, languages, today: templeDay(services.clock()) });
    if (!read.ok) return read;
    const link = read.value;
    const id = services.ids('link');
    const hash = hashOf(link);
    if (await insertLink(trx, services, { id, hash, link, by: staff.personId })) {
      const { cause, amount } = link;
      await audit({
        action: 'pay-link.made',
        subject: id,
        details: { paise: amount, cause: cause.id },
      });
      return accept({ id });
    }
    const known = await trx
      .selectFrom('pay_links')
      .select(['id', 'intent_hash'])
      .where('intent_key', '=', link.intentKey)
      .executeTakeFirstOrThrow();
    return known.intent_hash === hash ? accept({ id: known.id }) : reusedIntent();
  },
});

function hashOf({ intentKey: _, cause, ...link }: NewPayLink): string {
  return hashInput({ ...link, cause: cause.id });
}

type Inserted = { id: string; hash: string; link: NewPayLink; by: string };

/** False where this form has made its link before. */
async function insertLink(
  trx: Transaction,
  { clock }: Services,
  { id, hash, link, by }: Inserted,
): Promise<boolean> {
  const now = clock();
  const made = await trx
    .insertInto('pay_links')
    .values({
      id,
      intent_key: link.intentKey,
      intent_hash: hash,
      cause_id: link.cause.id,
      amount_paise: link.amount,
      donor_name: link.name,
      donor_phone: link.phone,
      donor_email: link.email,
      language: link.language,
      created_by: by,
      created_at: now,
      expires_at: payLinkExpiry(now),
      mailed_at: null,
      withdrawn_at: null,
      donation_id: null,
    })
    .onConflict((conflict) => conflict.column('intent_key').doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
