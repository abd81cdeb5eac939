import type { Insertable, Transaction } from 'kysely';
import type { Cause } from '#core/donations/cause.ts';
import type { GivingPath } from '#core/donations/donation-input.ts';
import type { LegalEntity } from '#core/donations/receipt.ts';
import { freezeReceipt, receiptNumberPrefix, receiptYear } from '#core/donations/receipt-facts.ts';
import { type Paise, paise, timesPaise } from '#core/money/paise.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Database } from '../../db/schema.ts';
import { sealDonationPan } from '../../donations/donation-pan.ts';
import type { Services } from '../../services.ts';
import { demoMoments, liveliness } from './demo-calendar.ts';
import { type DemoDonor, pickDonor } from './demo-donors.ts';
import { insertAll } from './insert-all.ts';
import type { Random } from './seeded-random.ts';

type Facts = {
  random: Random;
  donors: readonly DemoDonor[];
  causes: readonly Cause[];
  entities: ReadonlyMap<string, LegalEntity & { prefix: string }>;
  /** Who entered what came over the counter. */
  clerkId: string;
};

type DemoMode = 'online' | 'cash' | 'cheque' | 'bank';
type Line = { typeId: string | null; title: string; quantity: number; unit: Paise };

/** A donation of the demo before it is written: what was given, how, and what became of it. */
type DemoDonation = {
  id: string;
  at: Date;
  state: 'paid' | 'failed' | 'expired';
  mode: DemoMode;
  path: GivingPath;
  donor: DemoDonor;
  cause: Cause;
  line: Line;
  total: Paise;
  paymentId: string;
};

/**
 * Two years of donations as the settling would have left them: events, payments, gapless receipts
 * and their letters, which were sent and forgotten. Answers what the test gateway took, so that it
 * can be refunded there.
 */
export async function writeDemoDonations(
  trx: Transaction<Database>,
  services: Services,
  facts: Facts,
): Promise<{ orderId: string; paymentId: string; amount: Paise; at: Date }[]> {
  const moments = demoMoments(facts.random, services.clock(), liveliness);
  const donations = moments.map((at, index) => imagine(services, facts, at, index));
  const paid = donations.filter(({ state }) => state === 'paid');
  const byHand = paid.filter(({ mode }) => mode !== 'online');
  await insertAll(
    trx,
    'donations',
    donations.map((one) => donationRow(services, one)),
  );
  await insertAll(
    trx,
    'donation_lines',
    donations.map(({ id, cause, line, total }) => ({
      ...{ donation_id: id, position: 0, cause_id: cause.id, type_id: line.typeId, title: line.title },
      ...{ quantity: line.quantity, unit_paise: line.unit, amount_paise: total },
    })),
  );
  await insertAll(
    trx,
    'donation_events',
    donations.flatMap(({ id, at, mode, state, total }) => [
      entry(id, at, mode === 'online' ? 'begun' : 'recorded', 'created', total),
      entry(id, settledAt(at), state, state, total),
    ]),
  );
  await insertAll(trx, 'payments', paid.map(paymentRow));
  await insertAll(
    trx,
    'manual_donations',
    byHand.map(({ id, at, mode, paymentId }) => ({
      ...{ donation_id: id, payment_id: paymentId, mode: mode as Exclude<DemoMode, 'online'> },
      ...{
        paper: mode === 'cash' ? null : paymentId.split('_')[1],
        bank: mode === 'cash' ? null : 'Demo Bank',
      },
      ...{ given_on: templeDay(at), recorded_by: facts.clerkId, recorded_at: at },
    })),
  );
  await writeReceipts(trx, services, facts, paid);
  return paid
    .filter(({ mode }) => mode === 'online')
    .map(({ id, at, paymentId, total }) => ({ orderId: orderIdOf(id), paymentId, amount: total, at }));
}

function imagine(
  { ids, clock }: Services,
  { random, donors, causes }: Facts,
  at: Date,
  index: number,
): DemoDonation {
  const donor = pickDonor(random, donors, at, clock());
  const cause =
    campaignOf(causes, at, index) ?? random.pick(causes.filter(({ startsOn }) => startsOn === null));
  const mode = random.chance(0.8) ? 'online' : random.pick(['cash', 'cash', 'cheque', 'bank'] as const);
  const fails = mode === 'online' && random.chance(0.06);
  const line = chooseLine(random, cause, mode);
  const id = ids('don');
  const paper = String(100_000 + index);
  const paymentIds = {
    online: ids('pay'),
    cash: `cash_${id.slice(4)}`,
    cheque: `chq_${paper}_${id.slice(-6)}`,
    bank: `utr_DEMO${paper}`,
  };
  return {
    ...{ id, at, mode, donor, cause, line, paymentId: paymentIds[mode] },
    state: fails ? random.pick(['failed', 'expired'] as const) : 'paid',
    path: choosePath(random, donor, cause, mode),
    total: timesPaise(line.unit, line.quantity),
  };
}

/** While a campaign is open, every third donation is for it. */
function campaignOf(causes: readonly Cause[], at: Date, index: number): Cause | undefined {
  const day = templeDay(at);
  const open = causes.find(({ startsOn, endsOn }) => startsOn && startsOn <= day && endsOn && day <= endsOn);
  return index % 3 === 0 ? open : undefined;
}

/** A listed type, a suggested or an own amount; in cash never what the law forbids (rule I6). */
function chooseLine(random: Random, cause: Cause, mode: DemoMode): Line {
  const affordable = cause.types.filter(({ amount }) => amount <= 1_500_000);
  if (affordable.length > 0 && mode !== 'cash' && random.chance(0.5)) {
    const { id, title, amount } = random.pick(affordable);
    return { typeId: id, title, quantity: 1, unit: amount };
  }
  const own = paise(random.pick([101, 251, 501, 501, 1_100, 1_100, 2_100, 5_100]) * 100);
  const unit = mode !== 'cash' && cause.presets.length > 0 ? random.pick(cause.presets) : own;
  return { typeId: null, title: cause.title, quantity: 1, unit };
}

function choosePath(random: Random, donor: DemoDonor, cause: Cause, mode: DemoMode): GivingPath {
  if (mode !== 'online') return 'named';
  if (random.chance(0.08)) return 'gupt';
  return donor.pan !== null && cause.taxEligible && random.chance(0.7) ? 'tax' : 'named';
}

function donationRow({ sealer }: Services, one: DemoDonation): Insertable<Database['donations']> {
  const { id, at, donor, path, mode, state, total, cause } = one;
  const named = path !== 'gupt';
  const taxed = path === 'tax';
  return {
    ...{ id, intent_key: `demo_${id}`, intent_hash: '', state, path, citizenship: 'indian' },
    ...{ legal_entity_id: cause.legalEntityId, total_paise: total },
    donor_name: named ? donor.name : null,
    donor_email: named ? donor.email : null,
    donor_phone: named ? donor.phone : null,
    ...sealDonationPan(sealer, id, taxed ? donor.pan : null),
    donor_address_line: taxed ? donor.addressLine : null,
    donor_city: named ? donor.city : null,
    donor_state: taxed ? donor.state : null,
    donor_pin: taxed ? donor.pin : null,
    person_id: named && mode === 'online' ? donor.personId : null,
    gateway_order_id: mode === 'online' ? orderIdOf(id) : null,
    gateway_account: mode === 'online' ? 'acc_demo' : null,
    gateway_mode: mode === 'online' ? 'test' : null,
    created_at: at,
    paid_at: state === 'paid' ? capturedAt(one) : null,
    poll_at: null,
  };
}

function paymentRow(one: DemoDonation): Insertable<Database['payments']> {
  const { id, at, mode, total, paymentId } = one;
  return {
    ...{ id: paymentId, donation_id: id, mode, status: 'captured', role: 'settling', amount_paise: total },
    gateway_order_id: mode === 'online' ? orderIdOf(id) : null,
    currency: 'INR',
    captured_at: capturedAt(one),
    noted_at: settledAt(at),
  };
}

async function writeReceipts(
  trx: Transaction<Database>,
  { ids }: Services,
  { entities }: Facts,
  paid: readonly DemoDonation[],
): Promise<void> {
  const last = new Map<string, number>();
  const receipts = paid.map((one) => {
    const { id, donor, path, cause, line, total, mode, paymentId } = one;
    const entity = entities.get(cause.legalEntityId);
    if (!entity) throw new Error(`demo cause ${cause.id} has no legal entity`);
    const { prefix, ...body } = entity;
    const year = receiptYear(capturedAt(one));
    const series = `${entity.id} ${year}`;
    const sequence = (last.get(series) ?? 0) + 1;
    last.set(series, sequence);
    const { frozen, textId } = freezeReceipt(
      {
        ...{ entity: body, path, total, mode, reference: paymentId, capturedAt: capturedAt(one) },
        lines: [{ title: line.title, quantity: line.quantity, amount: total }],
        donor: {
          name: path === 'gupt' ? null : donor.name,
          city: path === 'gupt' ? null : donor.city,
          ...(path === 'tax' ? donor : { addressLine: null, state: null, pin: null, pan: null }),
        },
        inNameOf: null,
        causesEligible: cause.taxEligible,
      },
      [],
    );
    return {
      email: path === 'gupt' ? null : donor.email,
      row: {
        ...{ id: ids('rcp'), legal_entity_id: entity.id, tax_year: year, sequence, donation_id: id },
        number: `${receiptNumberPrefix(prefix, year)}${String(sequence).padStart(6, '0')}`,
        ...{ payment_id: paymentId, given_on: frozen.givenOn, verify_code: ids('rv') },
        ...{ facts: JSON.stringify(frozen), issued_at: settledAt(one.at), tax_text_id: textId },
      },
    };
  });
  await insertAll(
    trx,
    'receipts',
    receipts.map(({ row }) => row),
  );
  await insertAll(
    trx,
    'receipt_series',
    [...last].map(([series, last_number]) => {
      const [legal_entity_id = '', tax_year = ''] = series.split(' ');
      return { legal_entity_id, tax_year, last_number };
    }),
  );
  await insertAll(
    trx,
    'letters',
    receipts.filter(({ email }) => email !== null).map(({ row }) => sentLetter(ids('let'), row)),
  );
}

/** A letter as it is once it was sent and its text forgotten. */
function sentLetter(id: string, { id: receiptId, issued_at }: { id: string; issued_at: Date }) {
  return {
    ...{ id, kind: 'gift-receipt', recipient: '', data: '{}', cause_key: `gift-receipt:${receiptId}` },
    ...{ state: 'sent' as const, tries: 1, created_at: issued_at, sent_at: issued_at },
  };
}

function entry(id: string, at: Date, kind: string, state: DemoDonation['state'] | 'created', total: Paise) {
  return { donation_id: id, at, kind, state, amount_paise: total };
}

function orderIdOf(donationId: string): string {
  return `order_${donationId.slice(4)}`;
}

/** The counter and the bank know the day only. */
function capturedAt({ at, mode }: Pick<DemoDonation, 'at' | 'mode'>): Date {
  return mode === 'online' ? settledAt(at) : templeDayStart(templeDay(at));
}

function settledAt(at: Date): Date {
  return new Date(at.getTime() + 2 * 60_000);
}
