import { formOf, wordsOf } from '../browser.ts';
import { untilAnswered } from './patience.ts';
import { press, type World } from './world.ts';

const seva = 'cleaning';
const wanting = 7;
const dayMs = 86_400_000;

let slots = 0;

/** Seven people who press at once for the four places of an hour that nobody had before. */
export async function bookSevaPlaces(world: World): Promise<void> {
  const { notes, random } = world;
  slots += 1;
  const date = new Date(Date.now() + (2 + (slots % 80)) * dayMs).toISOString().slice(0, 10);
  const time = slots % 160 < 80 ? '09:00' : '10:00';
  const slot = `${date} ${time}`;
  const people = Array.from({ length: wanting }, () => ({
    person: world.arrive(),
    twice: random.chance(0.3),
  }));
  await Promise.all(
    people.map(async ({ person: { mark, email, browser }, twice }) => {
      notes.sevasWanted.push({ slot, email });
      const typed = { name: `Helper ${letters(mark)}`, seva, date, time, contact: email };
      const page = await untilAnswered(() => browser.get('/sevas'));
      const { fields } = formOf(page, /^\/sevas\?tab=online$/, typed);
      const answers = await press(twice, () =>
        untilAnswered(() => browser.post('/sevas?tab=online', fields)),
      );
      for (const answer of answers) {
        const id = /svb_[\w-]{22}/.exec(answer.location ?? '')?.[0];
        if (id) notes.sevas.push({ id, slot, email });
        else if (answer.status === 422) notes.sevasFull.push({ slot, email });
        else notes.wrong.push(`a booking was answered ${answer.status} ${wordsOf(answer).slice(0, 200)}`);
      }
    }),
  );
}

/** Names are of letters. */
function letters(mark: string): string {
  return [...mark.replace(/\D/g, '')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
