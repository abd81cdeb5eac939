import { type RawBuilder, sql } from 'kysely';
import { dayOfferings } from '#core/donations/day-offering.ts';
import type { DonationInput } from '#core/donations/donation-input.ts';
import { type PlacedDonation, placeDonation } from '#core/donations/place-donation.ts';
import type { PricedLine } from '#core/donations/price-line.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { accept } from '#core/result.ts';
import { language } from '#messages/language.ts';
import type { Sender } from '../auth/take-turn.ts';
import type { Transaction } from '../db/schema.ts';
import { askForOrder, orderColumns } from '../purchases/ensure-order.ts';
import { startOnce } from '../purchases/start-once.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { hashInput, type Intent, reusedIntent, type Started } from '../write/intent.ts';
import { intentHash, sealDonationPan } from './donation-pan.ts';
import { getGivingRules } from './giving-rules.ts';
import { holdOfferings } from './hold-offerings.ts';

/**
 * Turns input into a pending donation with its order at the gateway, once (rule R3). The order is
 * created first, so that donation and order are saved together; an order whose donation was not
 * saved is never used. A gateway that does not answer stops nothing: the order is created when the
 * donor goes to pay. `take` takes what the donation is made of, such as a pay link, in the
 * transaction that saves it; where it refuses, there is no donation. So too where an offering of
 * its day is taken: `sender` is who holds one.
 */
export function startDonation(
  services: Services,
  viewer: Viewer,
  input: DonationInput,
  { take, sender = nobodyKnown }: Beginning = {},
): Promise<Started> {
  const causeIds = input.lines.map((line) => line.causeId);
  const intent: Intent = { table: 'donations', key: input.intentKey, hash: hashOf(services, input) };
  return startOnce(services.db, intent, {
    load: () => getGivingRules(services, causeIds),
    place: (rules) => placeDonation(input, rules),
    save: async (donation) => {
      const id = services.ids('don');
      const personId = viewer.kind === 'devotee' && donation.path !== 'gupt' ? viewer.personId : null;
      const orderId = await askForOrder(services, { id, total: donation.total, currency: 'INR' });
      const row = { id, intent, personId, orderId, donation };
      const save = async (within: Services): Promise<Started> =>
        (await saveDonation(within, row)) ? accept({ id }) : reusedIntent();
      if (!take && dayOfferings(donation.lines).length === 0) return save(services);
      return inTransaction(services, async ({ trx, services: within }): Promise<Started> => {
        const saved = await save(within);
        if (!saved.ok) return saved;
        const held = await holdOfferings(trx, within, { donationId: id, donation, sender });
        if (!held.ok) return held;
        return take ? take(trx, id) : saved;
      });
    },
  });
}

type Beginning = {
  take?: (trx: Transaction, donationId: string) => Promise<Started>;
  sender?: Sender;
};

/** Where no form was sent: all of them are one. */
const nobodyKnown: Sender = { address: '' };

function hashOf({ sealer }: Services, input: DonationInput): string {
  const { intentKey: _, shownTotal: __, ...rest } = input;
  const lines = rest.lines.map(({ causeId, typeId, ownAmount, quantity }) => [
    causeId,
    typeId,
    ownAmount,
    quantity,
  ]);
  return intentHash(sealer, hashInput({ ...rest, lines }), input.pan !== '');
}

type NewDonation = {
  id: string;
  intent: Intent;
  personId: string | null;
  orderId: string | null;
  donation: PlacedDonation;
};

/** Saves the donation with its order and lines in one statement; false when the key is taken. */
async function saveDonation(
  { db, clock, payments, sealer }: Services,
  { id, intent, personId, orderId, donation }: NewDonation,
): Promise<boolean> {
  const now = clock();
  const saved = await db
    .with('donation', (query) =>
      query
        .insertInto('donations')
        .values({
          id,
          intent_key: intent.key,
          intent_hash: intent.hash,
          path: donation.path,
          citizenship: donation.citizenship,
          legal_entity_id: donation.legalEntityId,
          total_paise: donation.total,
          donor_name: donation.donor.name,
          donor_email: donation.donor.email,
          donor_phone: donation.donor.phone,
          ...sealDonationPan(sealer, id, donation.donor.pan),
          donor_address_line: donation.donor.addressLine,
          donor_city: donation.donor.city,
          donor_state: donation.donor.state,
          donor_pin: donation.donor.pin,
          in_name_of: donation.inNameOf,
          occasion: donation.occasion,
          message: donation.message,
          seva_on: donation.sevaOn,
          person_id: personId,
          language,
          ...(orderId !== null && orderColumns(payments, orderId)),
          created_at: now,
          poll_at: nextPollAt('created', now, now),
        })
        .onConflict((conflict) => conflict.column('intent_key').doNothing())
        .returning('id'),
    )
    .with('lines', (query) =>
      query
        .insertInto('donation_lines')
        .columns([
          'donation_id',
          'position',
          'cause_id',
          'type_id',
          'title',
          'quantity',
          'unit_paise',
          'amount_paise',
        ])
        .expression(sql`select donation.id, line.* from donation, ${asRecords(donation.lines)}`),
    )
    .insertInto('donation_events')
    .columns(['donation_id', 'at', 'kind', 'state', 'amount_paise'])
    .expression(
      sql`select id, ${now}::timestamptz, 'begun', 'created', ${donation.total}::bigint from donation`,
    )
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function asRecords(lines: readonly PricedLine[]): RawBuilder<unknown> {
  const records = lines.map((line, position) => ({
    position,
    cause_id: line.cause.id,
    type_id: line.typeId,
    title: line.title,
    quantity: line.quantity,
    unit_paise: line.unit,
    amount_paise: line.amount,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as line(position int, cause_id text,
    type_id text, title text, quantity int, unit_paise bigint, amount_paise bigint)`;
}
