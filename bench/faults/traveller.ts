import { sql } from 'kysely';
import { formOf, wordsOf } from '../browser.ts';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered, untilSucceeds } from './patience.ts';
import { payRest } from './pay-rest.ts';
import type { VisitedSystem } from './test-system.ts';
import { press, type World } from './world.ts';

const tour = 'harness-tour';
const seats = 6;
const families = 5;
/** Each of these families takes two of the six seats. */
const having = 3;

let buses = 0;

/**
 * Five families of two who press at once for the six seats of a bus that nobody had before, and pay
 * the deposit. One pays the rest on the site, the others at the desk (staff.ts).
 */
export async function takeTour(world: World): Promise<void> {
  const { system, notes, random } = world;
  buses += 1;
  const departure = `${tour}-${buses}`;
  const leavesIn = 10 + buses;
  await untilSucceeds(() => insertDeparture(system, departure, leavesIn));
  const parties = Array.from({ length: families }, () => ({
    person: world.arrive(),
    twice: random.chance(0.3),
  }));
  const path = '/tourspackages?tab=registration';
  const booked = await Promise.all(
    parties.map(async ({ person, twice }) => {
      const { browser, email, phone } = person;
      const typed = {
        ...{ destination: tour, departureId: departure, mode: 'group', people: '2', age: '' },
        ...{ travellers: 'Steady Traveller, 41\nSteady Child, 12', name: 'Steady Traveller', email, phone },
      };
      const page = await untilAnswered(
        () => browser.get(path),
        ({ status }) => status === 200,
      );
      const { fields } = formOf(page, /^\/tourspackages\?tab=registration$/, typed);
      const answers = await press(twice, () => untilAnswered(() => browser.post(path, fields)));
      const ids = answers.map(({ location }) => /sea_[\w-]{22}/.exec(location ?? '')?.[0] ?? '');
      const [id = ''] = ids;
      if (ids.some((one) => one !== id)) notes.wrong.push(`one form, two bookings: ${ids.join(' and ')}`);
      const [answer] = answers;
      if (id !== '') notes.travellers.push({ id, email });
      else if (answer && !soldOut.test(wordsOf(answer)))
        notes.wrong.push(`a traveller read: ${answer.status} ${wordsOf(answer).slice(0, 1_500)}`);
      return { person, id };
    }),
  );
  const won = booked.filter(({ id }) => id !== '');
  if (won.length !== having)
    notes.wrong.push(`${won.length} families had the ${seats} seats of ${departure}`);
  await Promise.all(
    won.map(async ({ person, id }, at) => {
      const paths = { payPath: `/seat/pay/${id}`, returnPath: `/seat-return/${id}` };
      await payAtGateway(world, person, { ...paths, way: at === 1 ? 'pay-twice' : 'pay' });
      if (at === 0)
        await payRest(world, person, {
          booking: `/seat/booking/${id}`,
          pay: '/seat/pay',
          return: '/seat-return',
        });
      else notes.restsAtDesk.push(id);
    }),
  );
}

const soldOut = /No seat is left on this day|Only \d+ seats? (is|are) left on this day/;

/** A bus of a tour of the harness's own, of which the deposit is paid on the site. */
async function insertDeparture({ db }: VisitedSystem, id: string, leavesIn: number): Promise<void> {
  await sql`insert into tours select made.* from tours as one,
      jsonb_populate_record(one, jsonb_build_object('id', ${tour}::text, 'price_paise', 250000, 'position', 99)) as made
    where one.id = 'govardhan-parikrama' on conflict (id) do nothing`.execute(db);
  await sql`insert into tour_departures (id, tour_id, leaves_on, seats, pay_online, deposit_paise)
    values (${id}, ${tour}, current_date + ${leavesIn}::int, ${seats}, true, 50000)
    on conflict (id) do nothing`.execute(db);
}
