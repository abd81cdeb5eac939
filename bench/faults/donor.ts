import { formOf, type Page, wordsOf } from '../browser.ts';
import { namedDonor } from '../named-donor.ts';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered } from './patience.ts';
import { type Person, press, type World } from './world.ts';

const causes = ['food-for-life', 'cow-care'] as const;

/**
 * Fills in the checkout of a donation and presses Pay until an answer comes (or as patiently as
 * `answered` is), sometimes twice at once; returns the donation's id. The same form is the same
 * donation, however often it was sent.
 */
export async function beginDonation(
  { random, notes }: Pick<World, 'random' | 'notes'>,
  { browser, email, phone }: Person,
  answered: (ask: () => Promise<Page>) => Promise<Page> = untilAnswered,
): Promise<string> {
  const amount = String(random.whole(101, 5_000));
  const query = new URLSearchParams({ cause: random.pick(causes), type: '', quantity: '1', amount });
  const typed = namedDonor({ email, phone });
  const twice = random.chance(0.3);
  const page = await answered(() => browser.get(`/donation-checkout?${query}`));
  const { fields } = formOf(page, /^\/donation-checkout\b/, typed);
  const answers = await press(twice, () => answered(() => browser.post('/donation-checkout', fields)));
  const ids = answers.map(({ status, location, html }) => {
    const id = /don_[\w-]{22}/.exec(location ?? '')?.[0];
    if (!id) throw new Error(`no donation was started: ${status} ${wordsOf({ html }).slice(0, 300)}`);
    return id;
  });
  const [id = ''] = ids;
  if (ids.some((one) => one !== id)) notes.wrong.push(`one form, two donations: ${ids.join(' and ')}`);
  notes.donations.push({ id, email });
  return id;
}

/** Donates, in all the ways there are. */
export async function give(world: World): Promise<void> {
  const person = world.arrive();
  const id = await beginDonation(world, person);
  await payAtGateway(world, person, {
    payPath: `/donation-checkout/pay/${id}`,
    returnPath: `/donation-return/${id}`,
  });
}
