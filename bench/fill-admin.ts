import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { bootSite } from '#server/boot-site.ts';
import { auditLedger } from '#server/db/audit.ts';
import type { Database } from '#server/db/schema.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';

// Fills a database with a temple of many years: people, donations of three years with payments,
// receipts and letters, requests, and a media library (rows only: no page of the bench requests the
// files). The same numbers make the same rows. It adds to what is there, so give it a folder of its
// own:
//   DATA_FOLDER=data/large npm run fill-admin -- --donations 100000 --people 20000
const { values } = parseArgs({
  options: {
    donations: { type: 'string', default: '100000' },
    people: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '5000' },
    pictures: { type: 'string', default: '5000' },
  },
});
const counts = {
  donations: Number(values.donations),
  people: Number(values.people),
  requests: Number(values.requests),
  pictures: Number(values.pictures),
};

/** A hash of the words, evenly spread: 0 to 1. */
function chance(words: string) {
  return sql.raw(`(('x' || left(md5(${words}), 8))::bit(32)::bigint / 4294967296.0)`);
}

/** One of some names, by a number. */
const first =
  sql.raw(`(array['Radha','Syama','Gopal','Lalita','Visakha','Madhav','Keshav','Ananta','Tulsi','Gita',
  'Arjun','Meera','Nitai','Gaura','Subala','Sudama'])`);
const last = sql.raw(
  `(array['Devi','Das','Sharma','Gupta','Agarwal','Verma','Singh','Mishra','Tyagi','Chauhan'])`,
);

const site = await bootSite({ alongside: true });
try {
  await seedDemo(site.services);
  await site.services.db.transaction().execute(async (trx) => {
    await fillPeople(trx, counts.people);
    await fillDonations(trx, counts);
    await fillRequests(trx, counts.requests);
    await fillPictures(trx, counts.pictures);
  });
  await sql`analyze`.execute(site.services.db);
  const broken = await auditLedger(site.services.db);
  if (broken.length > 0) throw new Error(`the audit has findings: ${JSON.stringify(broken.slice(0, 5))}`);
  console.log(
    `${counts.donations} donations, ${counts.people} people, ${counts.requests} requests, ${counts.pictures} pictures; the audit finds nothing.`,
  );
} finally {
  await site.close();
}

async function fillPeople(db: Kysely<Database>, people: number): Promise<void> {
  await sql`insert into people (id, name, email, created_at)
    select 'per_' || left(md5('person' || n), 22),
      ${first}[1 + n % 16] || ' ' || ${last}[1 + n / 16 % 10],
      'person' || n || '@people.example', now() - interval '1 day' * (n % 1000)
    from generate_series(1, ${people}::int) as n on conflict do nothing`.execute(db);
  await sql`insert into profiles (person_id, phone, city, updated_at)
    select 'per_' || left(md5('person' || n), 22), '+919' || lpad(n::text, 9, '0'),
      (array['Ghaziabad', 'Noida', 'Delhi', 'Meerut'])[1 + n % 4], now()
    from generate_series(1, ${people}::int) as n on conflict do nothing`.execute(db);
}

async function fillDonations(
  db: Kysely<Database>,
  { donations, people }: { donations: number; people: number },
): Promise<void> {
  await sql`create temporary table made on commit drop as
    select n, 'don_' || left(md5('gift' || n), 22) as id,
      date_trunc('milliseconds', now() - interval '1 second' * (${chance("'when' || n")} * 94608000)) as created_at,
      case when ${chance("'state' || n")} < 0.95 then 'paid' when ${chance("'state' || n")} < 0.99 then 'expired'
        else 'failed' end as state,
      case when ${chance("'path' || n")} < 0.1 then 'gupt' when ${chance("'path' || n")} < 0.8 then 'named'
        else 'tax' end as path,
      (10 + (${chance("'sum' || n")} ^ 4 * 50000)::int) * 100::bigint as total,
      case when ${chance("'person' || n")} < 0.6 and ${people} > 0
        then 1 + (${chance("'who' || n")} * ${people} - 0.5)::int end as who,
      (array(select id from causes order by id))[1 + n % (select count(*) from causes)] as cause
    from generate_series(1, ${donations}::int) as n`.execute(db);
  await sql`insert into donations (id, intent_key, intent_hash, state, path, citizenship, legal_entity_id, total_paise,
      donor_name, donor_email, donor_phone, donor_city, person_id, gateway_order_id, gateway_account, gateway_mode, created_at,
      paid_at, poll_at)
    select made.id, 'fill_' || md5('gift' || n), '', made.state, path, 'indian', cause.legal_entity_id, total,
      case when path <> 'gupt' then coalesce(person.name, ${first}[1 + n % 16] || ' ' || ${last}[1 + n / 7 % 10]) end,
      case when path <> 'gupt' then person.email end,
      case when path <> 'gupt' then '+918' || lpad((n % 40000)::text, 9, '0') end,
      case when path <> 'gupt' then 'Ghaziabad' end,
      case when path <> 'gupt' then person.id end,
      'order_' || left(md5('gift' || n), 14), 'acc_fill', 'test', made.created_at,
      case when made.state = 'paid' then made.created_at + interval '2 minutes' end, null
    from made join causes as cause on cause.id = made.cause
    left join people as person on person.id = 'per_' || left(md5('person' || who), 22)`.execute(db);
  await sql`insert into donation_lines (donation_id, position, cause_id, title, quantity, unit_paise, amount_paise)
    select made.id, 0, cause, title, 1, total, total from made join causes on causes.id = cause`.execute(db);
  await sql`insert into donation_events (donation_id, at, kind, state, amount_paise)
    select id, created_at, 'begun', 'created', total from made`.execute(db);
  await sql`insert into donation_events (donation_id, at, kind, state, amount_paise)
    select id, created_at + interval '2 minutes', state, state, total from made`.execute(db);
  await sql`insert into payments (id, donation_id, gateway_order_id, mode, status, role, amount_paise, currency, captured_at,
      noted_at)
    select 'pay_' || left(md5('gift' || n), 14), id, 'order_' || left(md5('gift' || n), 14), 'online', 'captured',
      'settling', total, 'INR', created_at + interval '2 minutes', created_at + interval '3 minutes'
    from made where state = 'paid'`.execute(db);
  await fillReceipts(db);
}

/** Numbered on from the current number of each series, in the order of the payments. */
async function fillReceipts(db: Kysely<Database>): Promise<void> {
  await sql`create temporary table numbered on commit drop as
    select made.*, donation.legal_entity_id as entity, donation.donor_email as email, day, year,
      coalesce(series.last_number, 0)
        + row_number() over (partition by donation.legal_entity_id, year order by made.created_at, made.id) as number
    from made join donations as donation on donation.id = made.id
    cross join lateral (select (donation.paid_at at time zone 'Asia/Kolkata')::date as day) as on_day
    cross join lateral (select to_char(day - interval '3 months', 'YY') || '-'
      || to_char(day + interval '9 months', 'YY') as year) as in_year
    left join receipt_series as series on series.legal_entity_id = donation.legal_entity_id
      and series.tax_year = year
    where made.state = 'paid'`.execute(db);
  await sql`insert into receipts (id, number, legal_entity_id, tax_year, sequence, donation_id, payment_id, given_on,
      verify_code, facts, issued_at)
    select 'rcp_' || left(md5('gift' || n), 22), receipt_prefix || '/' || year || '/' || lpad(number::text, 6, '0'),
      entity, year, number, numbered.id, 'pay_' || left(md5('gift' || n), 14), day,
      'rv_' || left(md5('check' || n), 22), jsonb_build_object('total', total, 'taxEligible', false), created_at
    from numbered join legal_entities on legal_entities.id = entity`.execute(db);
  // The trigger of a series lets its number grow by one at a time: a fresh row, or none.
  await sql`alter table receipt_series disable trigger receipt_series_count`.execute(db);
  await sql`insert into receipt_series (legal_entity_id, tax_year, last_number)
    select entity, year, max(number) from numbered group by 1, 2
    on conflict (legal_entity_id, tax_year) do update set last_number = excluded.last_number`.execute(db);
  await sql`alter table receipt_series enable trigger receipt_series_count`.execute(db);
  await sql`insert into letters (id, kind, recipient, data, cause_key, state, tries, created_at, sent_at)
    select 'let_' || left(md5('gift' || n), 22), 'gift-receipt', '', '{}',
      'gift-receipt:rcp_' || left(md5('gift' || n), 22), 'sent', 1, created_at, created_at
    from numbered where email is not null`.execute(db);
}

async function fillRequests(db: Kysely<Database>, requests: number): Promise<void> {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const letter = (at: number) =>
    sql.raw(`substr('${letters}', 1 + get_byte(decode(md5('request' || n), 'hex'), ${at}) % 32, 1)`);
  const reference = sql`'REQ-' || ${letter(0)} || ${letter(1)} || ${letter(2)} || ${letter(3)} || '-'
    || ${letter(4)} || ${letter(5)}`;
  await sql`insert into requests (id, reference, kind, state, sender_name, sender_email, subject, details, content_key,
      created_at, updated_at)
    select 'req_' || left(md5('request' || n), 22), ${reference}, 'contact',
      case when n % 20 = 0 then 'new' when n % 20 = 1 then 'in-hand' else 'done' end,
      ${first}[1 + n % 16] || ' ' || ${last}[1 + n / 16 % 10], 'person' || n || '@people.example',
      'Visiting the temple',
      jsonb_build_object('topic', 'visit', 'message', 'When is the temple open on day ' || n || '?'),
      md5('request' || n), now() - interval '1 hour' * n, now() - interval '1 hour' * n
    from generate_series(1, ${requests}::int) as n on conflict do nothing`.execute(db);
}

/** One in twenty is a film, one in ten has no description. */
async function fillPictures(db: Kysely<Database>, pictures: number): Promise<void> {
  await sql`insert into media_files (id, kind, name, alt, credit, address, width, height, seconds, bytes, sizes,
      uploaded_by, created_at, updated_at)
    select id, kind, 'IMG ' || lpad(n::text, 5, '0'),
      case when n % 10 = 0 then '' else (array['Devotees sing', 'Lamps are lit', 'Flowers are strung',
        'Prasadam is served', 'The altar is dressed', 'Children play'])[1 + n % 6]
        || (array[' at Janmashtami', ' at Govardhan puja', ' on a Sunday', ' at dawn', ' in Kartik'])[1 + n / 6 % 5] end,
      case when n % 3 = 0 then ${first}[1 + n % 16] || ' ' || ${last}[1 + n / 16 % 10] else '' end,
      case when kind = 'film' then '/uploads/' || id || '/film.mp4' else '/uploads/' || id || '/1600x1200-50-50.jpg' end,
      case when kind = 'picture' then 1600 end, case when kind = 'picture' then 1200 end,
      case when kind = 'film' then 30 end, 300000 + n, 'ready', 'per_fill',
      now() - interval '1 hour' * n, now() - interval '1 hour' * n
    from (select n, md5('picture' || n) as id, case when n % 20 = 7 then 'film' else 'picture' end as kind
      from generate_series(1, ${pictures}::int) as n) as made
    on conflict do nothing`.execute(db);
}
