import { formOf, type Page, wordsOf } from '../browser.ts';
import { words } from './crowd-buyer.ts';
import { payAtGateway } from './gateway-page.ts';
import { untilAnswered } from './patience.ts';
import { press, type World } from './world.ts';

/** `rare` runs out and is filled up again; of the other there is always enough. */
export const goods = {
  common: { product: 'guggal-dhoop-cones', variant: 'guggal-dhoop-cones', price: '110' },
  rare: { product: 'mogra-incense', variant: 'mogra-incense', price: '85' },
} as const;

/** Orders two things of the shop, of which one may be gone, and pays. */
export async function shop(world: World): Promise<void> {
  const { random, notes } = world;
  const person = world.arrive();
  const { browser, email, phone } = person;
  const query = new URLSearchParams();
  const requested = random.chance(0.4) ? [goods.rare] : [goods.common, goods.rare];
  for (const item of requested) {
    const quantity = item === goods.common ? '3' : '1';
    for (const [name, value] of Object.entries({ ...item, quantity })) query.append(name, value);
  }
  const twice = random.chance(0.3);
  const typed = {
    ...{ fullName: 'Steady Shopper', phone, email, delivery: 'pickup' },
    ...{ payBy: 'gateway', consent: 'on' },
  };
  const page = await untilAnswered(() => browser.get(`/checkout?${query}`));
  let { fields } = formOf(page, /^\/checkout$/, typed);
  const send = () => untilAnswered(() => browser.post('/checkout', fields));
  // A submit may ask to confirm the total, and with sold-out lines the form has another shape; stock
  // that is filled up meanwhile changes the total again.
  let answers = [await send()];
  for (let asked = 0; asked < mostAsked && asksToConfirm(answers[0]); asked += 1) {
    fields = formOf(answers[0] as Page, /^\/checkout$/, typed).fields;
    answers = await press(twice, send);
  }
  const ids = answers.map(({ location }) => /ord_[\w-]+/.exec(location ?? '')?.[0] ?? '');
  const [id = ''] = ids;
  if (ids.some((one) => one !== id)) notes.wrong.push(`one form, two answers: ${ids.join(' and ')}`);
  const [answer] = answers;
  if (id === '') return answer && noteRefusal(world, answer);
  notes.orders.push({ id, email });
  await payAtGateway(world, person, { payPath: `/checkout/pay/${id}`, returnPath: `/order-return/${id}` });
}

const mostAsked = 3;

function asksToConfirm(answer: Page | undefined): boolean {
  return answer?.status === 422 && words.confirm.test(wordsOf(answer));
}

/** The texts for sold-out goods; any other refusal is unexpected. */
function noteRefusal({ notes }: World, { html }: Page): void {
  const read = wordsOf({ html: html.slice(html.indexOf('<main')) });
  if (!/sold out|Only \d+ left/i.test(read)) notes.wrong.push(`a shopper read: ${read.slice(0, 1_500)}`);
}
