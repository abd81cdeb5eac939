import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { zeroPaise } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { type Nights, nightsOf } from '#core/stay/nights.ts';
import { priceStay } from '#core/stay/price-stay.ts';
import type { StayStage } from '#core/stay/stay-stage.ts';
import { bootSite } from '#server/boot-site.ts';
import { auditLedger } from '#server/db/audit.ts';
import type { Transaction } from '#server/db/schema.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import type { Services } from '#server/services.ts';
import { loadStayRules, type StayRules } from '#server/stay/rules/stay-rules.ts';

// Fills the house of the demo: stays of one to seven nights, one after the other in every room, from
// ten days ago on. `--free 0` leaves no night. The same numbers make the same rows. Give it a folder
// of its own:
//   DATA_FOLDER=data/house node bench/fill-house.ts --nights 420 --free 0
const { values } = parseArgs({
  options: { nights: { type: 'string', default: '420' }, free: { type: 'string', default: '0.2' } },
});
const first = ['Radha', 'Syama', 'Gopal', 'Lalita', 'Visakha', 'Madhav', 'Keshav', 'Ananta', 'Tulsi', 'Gita'];
const last = ['Devi', 'Das', 'Sharma', 'Gupta', 'Agarwal', 'Verma', 'Singh', 'Mishra', 'Tyagi', 'Chauhan'];

const site = await bootSite({ alongside: true });
try {
  await seedDemo(site.services);
  const stays = await site.services.db.transaction().execute((trx) => fillHouse(trx, site.services));
  const broken = await auditLedger(site.services.db);
  if (broken.length > 0) throw new Error(`the audit has findings: ${JSON.stringify(broken.slice(0, 5))}`);
  console.log(`${stays} stays; the audit finds nothing.`);
} finally {
  await site.close();
}

async function fillHouse(trx: Transaction, services: Services): Promise<number> {
  const rules = await loadStayRules({ ...services, db: trx });
  const begin = dayAfter(rules.today, -10);
  const end = dayAfter(begin, Number(values.nights));
  const rooms = await trx.selectFrom('rooms').select(['id', 'room_type_id']).orderBy('position').execute();
  let made = 0;
  for (const [at, room] of rooms.entries()) {
    for (let arrival = begin; arrival < end; ) {
      const turn = (made + at * 7) % 100;
      const departure = dayAfter(arrival, 1 + ((made * 5 + at) % 7));
      made += 1;
      if (turn >= Number(values.free) * 100) await addStay(trx, rules, room, { arrival, departure }, made);
      arrival = departure;
    }
  }
  return made;
}

type Room = { id: string; room_type_id: string };

async function addStay(trx: Transaction, rules: StayRules, room: Room, nights: Nights, turn: number) {
  const kind = rules.kinds.find(({ id }) => id === room.room_type_id);
  const party = { adults: kind?.sleeps ?? 1, children: 0, rooms: 1, meals: false, member: false };
  const priced = kind && priceStay(kind, nights, party, rules);
  if (!priced?.ok) return;
  const price = priced.value;
  const stage = stageOn(rules.today, nights);
  const id = `sty_${String(turn).padStart(22, '0')}`;
  const at = new Date(`${dayAfter(nights.arrival, -40)}T06:00:00Z`);
  await trx
    .insertInto('stay_bookings')
    .values({
      ...{
        id,
        intent_key: `bench_house_${id}`,
        intent_hash: 'bench',
        pay_by: 'desk',
        stage,
        booked_by: 'bench',
      },
      ...{ room_type_id: room.room_type_id, room_title: kind?.title ?? '', ...nights },
      ...{ language: 'en', ladder_from: nights.arrival, ladder: '[]', rooms: 1, adults: party.adults },
      ...{ children: 0, extra_beds: 0, meals: false, member: false },
      ...{ stay_paise: price.total, total_paise: price.total, cover_paise: zeroPaise, tax_paise: price.tax },
      ...{ price: JSON.stringify(price), guest_phone: String(9_100_000_000 + turn), created_at: at },
      guest_name: `${first[turn % first.length]} ${last[Math.trunc(turn / 10) % last.length]}`,
    })
    .execute();
  await trx
    .insertInto('stay_events')
    .values({ booking_id: id, at, kind: 'begun', state: 'created', stage, amount_paise: price.total })
    .execute();
  await trx
    .insertInto('room_nights')
    .values(
      nightsOf(nights).map((night) => ({
        ...{ room_id: room.id, night, booking_id: id, block_id: null, until: null },
      })),
    )
    .execute();
}

function stageOn(today: string, { arrival, departure }: Nights): StayStage {
  if (departure <= today) return 'left';
  return arrival < today ? 'in-house' : 'booked';
}
