import { setTimeout as sleep } from 'node:timers/promises';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered } from './patience.ts';
import { type Person, press, type World } from './world.ts';

/** How long somebody waits for their booking before they leave the rest for the day itself. */
const looks = 20;
const lookMs = 1_000;

/** The booking's page, and what the addresses of its kind begin with. */
type Paths = { booking: string; pay: string; return: string };

/** Presses 'Pay the rest' in two tabs at once, and pays it. */
export async function payRest(world: World, person: Person, paths: Paths): Promise<void> {
  const { notes } = world;
  const { browser } = person;
  for (let look = 0; look < looks; look += 1) {
    const answers = await press(true, () =>
      untilAnswered(() => browser.post(paths.booking, [['intent', 'rest']])),
    );
    const rests = answers.flatMap(({ location }) =>
      location?.includes(`${paths.pay}/`) ? [location.split('/').at(-1)] : [],
    );
    const [rest, other = rest] = rests;
    if (rest !== other) notes.wrong.push(`one booking, two rests: ${rest} and ${other}`);
    if (rest !== undefined) {
      notes.rests.push({ id: rest, email: person.email });
      const own = { payPath: `${paths.pay}/${rest}`, returnPath: `${paths.return}/${rest}` };
      await payAtGateway(world, person, own);
      return;
    }
    await sleep(lookMs);
  }
}
