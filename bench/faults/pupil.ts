import { sql } from 'kysely';
import { formOf, wordsOf } from '../browser.ts';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered, untilSucceeds } from './patience.ts';
import type { VisitedSystem } from './test-system.ts';
import { press, type World } from './world.ts';

const seats = 3;
const wanting = 5;

let classes = 0;

/** Five people who press at once for the three seats of a paid class that nobody had before. */
export async function enrolPupils(world: World): Promise<void> {
  const { system, notes, random } = world;
  classes += 1;
  const id = `harness-${classes}`;
  await untilSucceeds(() => insertClass(system, id));
  const pupils = Array.from({ length: wanting }, (_, at) => ({
    person: world.arrive(),
    twice: random.chance(0.3),
    // Two payments of one booking at once, by somebody in each party: what its lock is for.
    ...(at % 2 === 0 && { way: 'pay-twice' as const }),
  }));
  const path = `/classes/${id}`;
  const won = await Promise.all(
    pupils.map(async ({ person, twice, way }) => {
      const { browser, email, phone } = person;
      const typed = { name: 'Steady Pupil', age: '30', email, phone };
      const page = await untilAnswered(
        () => browser.get(path),
        ({ status }) => status === 200,
      );
      const { fields } = formOf(page, /^\/classes\/harness-\d+$/, typed);
      const answers = await press(twice, () => untilAnswered(() => browser.post(path, fields)));
      const ids = answers.map(({ location }) => /sea_[\w-]{22}/.exec(location ?? '')?.[0] ?? '');
      const [id = ''] = ids;
      if (ids.some((one) => one !== id)) notes.wrong.push(`one form, two seats: ${ids.join(' and ')}`);
      const [answer] = answers;
      if (id === '') {
        // Who comes after the others is on the waiting list.
        if (!answer?.location?.includes('?sent='))
          notes.wrong.push(`a pupil read: ${answer?.status} ${answer && wordsOf(answer).slice(0, 1_500)}`);
        return 0;
      }
      notes.pupils.push({ id, email });
      const paths = { payPath: `/seat/pay/${id}`, returnPath: `/seat-return/${id}` };
      await payAtGateway(world, person, { ...paths, way });
      return 1;
    }),
  );
  const had = won.reduce<number>((sum, one) => sum + one, 0);
  if (had !== seats) notes.wrong.push(`${had} people had the ${seats} seats of ${id}`);
}

/** A class of the demo once more, with so many seats that are paid on the site. */
async function insertClass({ db }: VisitedSystem, id: string): Promise<void> {
  await sql`insert into classes select made.* from classes as one,
      jsonb_populate_record(one, jsonb_build_object('id', ${id}::text, 'seats', ${seats}::int, 'seats_taken', 0,
        'pay_by', 'online', 'fee_paise', 50000, 'age_min', 0,
        'starts_on', current_date + 20, 'ends_on', current_date + 80)) as made
    where one.id = 'mridanga-for-beginners' on conflict (id) do nothing`.execute(db);
}
