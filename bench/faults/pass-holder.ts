import { formOf, wordsOf } from '../browser.ts';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered, untilSucceeds } from './patience.ts';
import type { VisitedSystem } from './test-system.ts';
import { press, type World } from './world.ts';

const places = 4;
const parties = 6;
const dayMs = 86_400_000;

let events = 0;

/** Six people who press at once for the four seats of an event that nobody had before, and pay. */
export async function bookPasses(world: World): Promise<void> {
  const { system, notes, random } = world;
  events += 1;
  const event = `harness-${events}`;
  await untilSucceeds(() => insertEvent(system, event));
  const holders = Array.from({ length: parties }, (_, at) => ({
    person: world.arrive(),
    twice: random.chance(0.3),
    // Two payments of one booking at once, by somebody in each party: what its lock is for.
    ...(at % 2 === 0 && { way: 'pay-twice' as const }),
  }));
  const path = `/events/single-event/${event}/passes`;
  const won = await Promise.all(
    holders.map(async ({ person, twice, way }) => {
      const { browser, email, phone } = person;
      const typed = { [`count.${event}-seat`]: '1', name: 'Steady Pilgrim', phone, email, consent: 'on' };
      const page = await untilAnswered(() => browser.get(path));
      const { fields } = formOf(page, /\/passes$/, typed);
      const answers = await press(twice, () => untilAnswered(() => browser.post(path, fields)));
      const ids = answers.map(({ location }) => /psb_[\w-]{22}/.exec(location ?? '')?.[0] ?? '');
      const [id = ''] = ids;
      if (ids.some((one) => one !== id)) notes.wrong.push(`one form, two bookings: ${ids.join(' and ')}`);
      const [answer] = answers;
      if (id === '') {
        if (answer && !/No pass of this kind is left/.test(wordsOf(answer)))
          notes.wrong.push(`a pilgrim read: ${answer.status} ${wordsOf(answer).slice(0, 1_500)}`);
        return 0;
      }
      notes.passes.push({ id, email });
      const paths = { payPath: `/passes/pay/${id}`, returnPath: `/pass-return/${id}` };
      await payAtGateway(world, person, { ...paths, way });
      return 1;
    }),
  );
  const had = won.reduce<number>((sum, one) => sum + one, 0);
  if (had !== places) notes.wrong.push(`${had} people had the ${places} seats of ${event}`);
}

async function insertEvent({ db }: VisitedSystem, id: string): Promise<void> {
  const starts = Math.ceil((Date.now() + 20 * dayMs) / 3_600_000) * 3_600_000;
  await db
    .insertInto('events')
    .values({
      ...{ id, title: `Feast ${id}`, description: 'Come.', location: 'Courtyard', status: 'live' },
      ...{ starts_at: new Date(starts), ends_at: new Date(starts + 3 * 3_600_000) },
      images: JSON.stringify([{ image: 'aarti', alt: 'Aarti' }]),
      publish_at: new Date(Date.now() - dayMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('event_products')
    .values({
      ...{ id: `${id}-seat`, event_id: id, title: 'Seat', kind: 'seat', price_paise: 10_000 },
      ...{ family_limit: 4, quota: places, on_hand: places, position: 0 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
