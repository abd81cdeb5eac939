/** One text of the tree, and its replacement. It must occur exactly `times` times (once). */
export type Edit = {
  file: string;
  find: string;
  replace: string;
  times?: number;
  /** It occurs in the built routes too: they carry their own copy of the verbs they call. */
  inBuild?: boolean;
};

export type Planted = { name: string; scenario: Scenario; edits: readonly Edit[] };

/**
 * Short runs, each of which is green when nothing is planted, and red where what they check is
 * broken.
 */
export const scenarios = {
  crowd: '--buyers 60 --rounds 0',
  // Every request can be carried out: a fault in a log is one.
  gentle:
    '--buyers 0 --rounds 1 --faults events-doubled,database-slow,disk-slow --load donations,claims,sevas,forgeries,links',
  sold: '--buyers 0 --rounds 1 --faults events-doubled,database-slow --load passes,pupils',
  members: '--buyers 0 --rounds 1 --faults events-doubled,database-slow --load members',
  tours: '--buyers 0 --rounds 1 --faults events-doubled,database-slow --load travellers',
  nights: '--buyers 0 --rounds 1 --faults database-slow --load stays',
  letters: '--buyers 0 --rounds 12 --faults disk-slow --load sevas',
  orders: '--buyers 0 --rounds 4 --faults gateway-unheard --load orders',
  clock: '--buyers 0 --rounds 12 --faults clock-ahead --load orders',
  crash: '--buyers 0 --rounds 3 --faults kill-postgres,events-lost --load donations',
} as const;
export type Scenario = keyof typeof scenarios;

const razorpay = 'app/server/payments/razorpay.ts';
const giving = 'db/migrations/031-giving.sql';

function unlocked(file: string, query: string): Edit {
  return { file, find: `${query}.forUpdate()`, replace: query, inBuild: true };
}

/** Each removes one lock, check or idempotency; where a database constraint backs it, that too. */
export const plantedFaults: readonly Planted[] = [
  {
    name: 'no lock on the stock while goods are held',
    scenario: 'crowd',
    edits: [
      {
        file: 'app/server/bookings/stock-pool.ts',
        find: ".orderBy('variant_id').forUpdate()",
        replace: ".orderBy('variant_id')",
        inBuild: true,
      },
    ],
  },
  {
    name: 'holds end before their time',
    scenario: 'crowd',
    edits: [
      {
        file: 'app/server/bookings/lock-hold.ts',
        find: ".where('until', '<=', now).where('holder', '<>', holder)",
        replace: ".where('holder', '<>', holder)",
        inBuild: true,
      },
    ],
  },
  {
    name: 'no lock on the donation while it is settled',
    scenario: 'gentle',
    edits: [
      {
        file: 'app/server/donations/lock-donation.ts',
        find: ".as('lines')]).where('donations.id', '=', id).forUpdate()",
        replace: ".as('lines')]).where('donations.id', '=', id)",
        inBuild: true,
      },
    ],
  },
  {
    name: 'a form sent twice is two donations',
    scenario: 'gentle',
    edits: [
      {
        file: 'app/server/donations/start-donation.ts',
        find: 'intent_key: intent.key, intent_hash: intent.hash, path: donation.path',
        replace: 'intent_key: id, intent_hash: intent.hash, path: donation.path',
        inBuild: true,
      },
    ],
  },
  {
    name: 'events are believed without a signature',
    scenario: 'gentle',
    edits: [
      {
        file: razorpay,
        find: 'return signed ? readEvent(delivery, mode) : null',
        replace: 'return readEvent(delivery, mode)',
      },
    ],
  },
  {
    name: 'any sum settles a donation',
    scenario: 'gentle',
    edits: [
      {
        file: 'app/core/purchases/merge-payment.ts',
        find: "if (snapshot.amount !== purchase.total) return 'amount';",
        replace: '',
        inBuild: true,
      },
    ],
  },
  {
    name: 'no lock on the seva while its places are counted',
    scenario: 'gentle',
    edits: [
      {
        file: 'app/server/sevas/seva-places.ts',
        find: ".where('id', '=', slot.sevaId).forUpdate()",
        replace: ".where('id', '=', slot.sevaId)",
        inBuild: true,
      },
    ],
  },
  {
    name: 'one transfer may be claimed for two donations',
    scenario: 'gentle',
    edits: [
      {
        file: giving,
        find: 'create unique index upi_claims_one_utr',
        replace: 'create index upi_claims_one_utr',
      },
    ],
  },
  {
    name: 'a pay link is taken by every tab',
    scenario: 'gentle',
    edits: [
      {
        file: 'app/core/pay-links/pay-link.ts',
        find: 'intentKey: linkIntentKey(link.id),',
        replace: 'intentKey: linkIntentKey(link.id) + answers.name.replace(/[^A-Za-z]/g, ""),',
        inBuild: true,
      },
      {
        file: 'app/server/pay-links/begin-pay-link.ts',
        find: ".where('id', '=', linkId).where('donation_id', 'is', null)",
        replace: ".where('id', '=', linkId)",
        inBuild: true,
      },
    ],
  },
  {
    name: 'letters are claimed without a lock',
    scenario: 'letters',
    edits: [
      {
        file: 'app/server/letters/send-letters.ts',
        find: 'limit 1 for update skip locked',
        replace: 'limit 1',
        times: 2,
      },
    ],
  },
  {
    name: 'receipts are numbered without their counter',
    scenario: 'gentle',
    edits: [
      {
        file: 'app/server/donations/issue-receipt.ts',
        find: 'last_number: sql`receipt_series.last_number + 1`',
        replace: `last_number: sql\`(select count(*)::int + 1 from receipts as given
          where given.legal_entity_id = excluded.legal_entity_id and given.tax_year = excluded.tax_year)\``,
        inBuild: true,
      },
      {
        file: giving,
        find: 'number text not null unique check',
        replace: 'number text not null check',
      },
      { file: giving, find: 'unique (legal_entity_id, tax_year, sequence),', replace: '' },
      { file: giving, find: 'new.last_number <> old.last_number + 1 or', replace: '' },
    ],
  },
  {
    name: 'a refund is requested without its key',
    scenario: 'orders',
    edits: [{ file: razorpay, find: "{ 'x-refund-idempotency': key }", replace: '{}' }],
  },
  {
    name: 'no lock on the rooms while nights are taken',
    scenario: 'nights',
    edits: [
      {
        file: 'app/server/stay/nights/take-nights.ts',
        find: ".where('booking_id', '=', bookingId))])).orderBy('id').forUpdate()",
        replace: ".where('booking_id', '=', bookingId))])).orderBy('id')",
        inBuild: true,
      },
    ],
  },
  {
    name: 'no lock on the passes of an event while they are held',
    scenario: 'sold',
    edits: [
      {
        file: 'app/server/bookings/event-pools.ts',
        find: 'unitIds]}) order by id for no key update',
        replace: 'unitIds]}) order by id',
        inBuild: true,
      },
      {
        file: 'db/migrations/631-event-products.sql',
        find: 'held integer not null default 0 check (held between 0 and on_hand)',
        replace: 'held integer not null default 0',
        times: 2,
      },
    ],
  },
  {
    name: 'no lock on a booking of passes while it is settled',
    scenario: 'sold',
    edits: [
      unlocked(
        'app/server/passes/record/lock-booking.ts',
        ".selectFrom('pass_bookings').selectAll().where('id', '=', id)",
      ),
    ],
  },
  {
    name: 'a seat of a class is taken whether or not one is free',
    scenario: 'sold',
    edits: [
      {
        file: 'app/server/classes/take-class-seat.ts',
        find: 'waitingCount} < seats`',
        replace: 'waitingCount} < seats + 100`',
        inBuild: true,
      },
      {
        file: 'db/migrations/132-classes.sql',
        find: 'check (seats_taken between 0 and seats)',
        replace: '',
      },
    ],
  },
  {
    name: 'no lock on a booking of seats while it is settled',
    scenario: 'sold',
    edits: [
      unlocked(
        'app/server/seats/record/lock-seat.ts',
        ".selectFrom('seat_bookings').selectAll().where('id', '=', id)",
      ),
    ],
  },
  {
    name: 'no lock on the membership while its parts are paid',
    scenario: 'members',
    edits: [
      unlocked(
        'app/server/membership/lock-membership.ts',
        ".selectFrom('memberships').selectAll().where('id', '=', id)",
      ),
    ],
  },
  {
    name: 'receipts of the desk for seats are numbered without their counter',
    scenario: 'tours',
    edits: [
      {
        file: 'app/server/seats/record/seat-money.ts',
        find: 'last_number: sql`seat_receipt_series.last_number + 1`',
        replace: 'last_number: sql`(select count(*)::int + 1 from seat_desk_payments)`',
        inBuild: true,
      },
      {
        file: 'db/migrations/665-desk-of-seats.sql',
        find: 'number bigint generated always as identity unique',
        replace: 'number bigint generated always as identity',
      },
      {
        file: 'db/migrations/681-receipts-of-seats.sql',
        find: 'new.last_number <> old.last_number + 1 or',
        replace: '',
      },
    ],
  },
  {
    name: 'the time is that of the process',
    scenario: 'clock',
    edits: [
      {
        file: 'app/server/wiring.ts',
        find: 'const { clock, stop } = await openDatabaseClock',
        replace: 'const clock = () => new Date(); const { stop } = await openDatabaseClock',
      },
    ],
  },
  {
    name: 'a commit is answered before it is on the disk',
    scenario: 'crash',
    edits: [
      {
        file: 'app/server/db/embedded-postgres.ts',
        find: "'recovery_init_sync_method=syncfs',",
        replace: "'recovery_init_sync_method=syncfs', 'synchronous_commit=off',",
      },
    ],
  },
  {
    name: 'the gateway is never polled',
    scenario: 'crash',
    edits: [
      {
        file: 'app/server/purchases/reconcile-payments.ts',
        find: ".where('poll_at', '<=', clock())",
        replace: ".where('poll_at', '<=', new Date(0))",
      },
    ],
  },
];
