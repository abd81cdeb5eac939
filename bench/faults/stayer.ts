import { formOf, wordsOf } from '../browser.ts';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered } from './patience.ts';
import { payRest } from './pay-rest.ts';
import { press, type World } from './world.ts';

/** Of the twelve rooms of this kind five parties want three each, the share that one may hold. */
const kind = 'standard';
const parties = 5;
const party = { adults: '6', children: '0', rooms: '3', meals: '' };
const dayMs = 86_400_000;

let windows = 0;

/**
 * Parties that press at once for overlapping nights that nobody had before, and pay, some of them
 * the deposit first and then the rest.
 */
export async function bookStays(world: World): Promise<void> {
  const { notes, random } = world;
  windows += 1;
  const day = (after: number) => new Date(Date.now() + after * dayMs).toISOString().slice(0, 10);
  const first = 10 + (windows % 60) * 5;
  const guests = Array.from({ length: parties }, (_, at) => ({
    person: world.arrive(),
    nights: { arrival: day(first + (at % 2)), departure: day(first + 3) },
    twice: random.chance(0.3),
    pay: random.chance(0.5) ? 'deposit' : 'full',
  }));
  await Promise.all(
    guests.map(async ({ person, nights, twice, pay }) => {
      const { browser, email, phone } = person;
      const query = new URLSearchParams({ kind, ...nights, ...party });
      const page = await untilAnswered(() => browser.get(`/stay/book?${query}`));
      // Whoever comes after the others reads that nothing is left, and has no form.
      if (soldOut.test(wordsOf(page))) return;
      const typed = {
        ...{ name: 'Steady Guest', phone, email, idKind: 'aadhaar', idLast4: '1234' },
        ...{ pay, consent: 'on' },
      };
      const { fields } = formOf(page, /^\/stay\/book$/, typed);
      const answers = await press(twice, () => untilAnswered(() => browser.post('/stay/book', fields)));
      const ids = answers.map(({ location }) => /sty_[\w-]{22}/.exec(location ?? '')?.[0] ?? '');
      const [id = ''] = ids;
      if (ids.some((one) => one !== id)) notes.wrong.push(`one form, two stays: ${ids.join(' and ')}`);
      const [answer] = answers;
      if (id === '') {
        if (answer && !soldOut.test(wordsOf(answer)))
          notes.wrong.push(`a guest read: ${answer.status} ${wordsOf(answer).slice(0, 1_500)}`);
        return;
      }
      notes.stays.push({ id, email });
      const paths = { payPath: `/stay/pay/${id}`, returnPath: `/stay-return/${id}` };
      await payAtGateway(world, person, { ...paths, ...(pay === 'deposit' && { way: 'pay' }) });
      if (pay === 'deposit')
        await payRest(world, person, {
          booking: `/stay/booking/${id}`,
          pay: '/stay/pay',
          return: '/stay-return',
        });
    }),
  );
}

const soldOut = /No room left|Only \d+ left for these nights|cannot be booked as you asked/;
