import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type Fields, formOf, openBrowser, type Page, wordsOf } from '../browser.ts';

/** The exact texts that buyers read: any other is a fault. */
export const words = {
  soldOut: 'Somebody was faster: this is sold out. Remove the line to go on.',
  confirm: /(With delivery the total is|The total is now) (₹[\d,.]+). Check it; paying confirms it./,
  declined: 'Payment did not go through',
  thanks: 'Thank you. Your order is in good hands.',
  short: 'Something of your order is gone',
};

/** Where the goods go: pick-up, inside the temple's state, outside it. Each has a different tax. */
const places = [
  { delivery: 'pickup' },
  {
    ...{ delivery: 'courier', addressLine1: '12, Temple Road' },
    ...town('Ghaziabad', 'Uttar Pradesh', '201002'),
  },
  { ...{ delivery: 'courier', addressLine1: '4, Beach Road' }, ...town('Kochi', 'Kerala', '682001') },
];

function town(city: string, state: string, pin: string) {
  return { city, state, pin };
}

/** How a buyer pays at the gateway; 'pay-and-leave' never comes back to the site. */
export type Way = 'pay' | 'pay-and-leave' | 'decline' | 'upi' | 'pay-late' | 'pay-twice';

export type Buyer = {
  browser: Browser;
  /** The form as filled in, its total confirmed. */
  ready: Fields;
  /** Set by the answer to the press on Pay. */
  orderId: string | null;
  /** The last text that was read; null: none that a buyer here expects. */
  read: 'sold out' | 'thanks' | 'short' | null;
};

export type Item = { product: string; variant: string; price: string };

/** Opens the checkout, fills it in and submits once: the site asks to confirm the total. */
export async function fillCheckout(site: string, number: number, item: Item): Promise<Buyer> {
  const browser = openBrowser(site, `10.1.${Math.trunc(number / 200)}.${1 + (number % 200)}`);
  const page = await browser.get(`/checkout?${new URLSearchParams({ ...item, quantity: '1' })}`);
  const typed = {
    fullName: 'Steady Buyer',
    phone: String(9_000_000_000 + number),
    email: `buyer-${number}@example.com`,
    ...{ addressLine1: '', city: '', pin: '', state: '', ...places[number % places.length] },
    ...{ payBy: 'gateway', consent: 'on' },
  };
  const form = formOf(page, /^\/checkout$/, typed);
  const confirmPage = await browser.post('/checkout', form.fields);
  if (confirmPage.status !== 422 || !words.confirm.test(wordsOf(confirmPage)))
    throw new Error(
      `the total was not to be confirmed: ${confirmPage.status} ${wordsOf(confirmPage).slice(0, 500)}`,
    );
  const ready = formOf(confirmPage, /^\/checkout$/, typed).fields;
  return { browser, ready, orderId: null, read: null };
}

/** Presses Pay; `twice`: as an impatient thumb does, both presses at once. */
export async function pressPay(buyer: Buyer, twice: boolean): Promise<void> {
  const press = () => buyer.browser.post('/checkout', buyer.ready);
  const [page, copy] = await Promise.all([press(), twice ? press() : null]);
  // One intent, two different answers: `read` stays null, which is a fault.
  if (copy && (copy.status !== page.status || copy.location !== page.location)) return;
  if (page.status === 303) {
    buyer.orderId = /^\/checkout\/pay\/(ord_[\w-]+)$/.exec(page.location ?? '')?.[1] ?? null;
    return;
  }
  buyer.read = page.status === 422 && wordsOf(page).includes(words.soldOut) ? 'sold out' : null;
}

/** A gateway's page that is open in a buyer's browser. */
export type AtGateway = { buyer: Buyer; origin: string; page: Page };

/** From the site's pay page to the gateway's; both must name the same sum. */
export async function goToGateway(buyer: Buyer): Promise<AtGateway> {
  const payPage = await buyer.browser.get(`/checkout/pay/${buyer.orderId}`);
  const { action, fields } = formOf(payPage, /\/v1\/checkout\/embedded$/);
  const page = await buyer.browser.post(action, fields);
  const sum = /Pay (₹[\d,.]+)/.exec(wordsOf(payPage))?.[1];
  if (!sum || !wordsOf(page).includes(sum))
    throw new Error(`site and gateway name two sums: ${wordsOf(page)}`);
  return { buyer, origin: new URL(action).origin, page };
}

/** Presses a button of the gateway's page and follows where it leads. */
export async function payAt({ buyer, origin, page }: AtGateway, way: Way): Promise<Page> {
  const { browser } = buyer;
  const act = formOf(page, /\/v1\/checkout\/act$/, { action: way });
  const answer = await browser.post(new URL(act.action, origin).href, act.fields, origin);
  if (way === 'pay-and-leave') return answer;
  // A UPI app returns no form: the browser is redirected to the status page and waits there.
  if (way === 'upi') return browser.get(answer.location ?? '');
  const back = formOf(answer, /\/order-return\//);
  const returned = await browser.post(back.action, back.fields, origin);
  return browser.get(returned.location ?? '');
}

/** Reloads the order's page until it says how it ended, as the page itself does. */
export async function waitForEnd(buyer: Buyer): Promise<void> {
  const read = await waitFor(buyer, [words.thanks, words.short]);
  buyer.read = read === words.thanks ? 'thanks' : read === words.short ? 'short' : null;
}

/** The first of these sentences that the order's page shows within a minute. */
export async function waitFor(buyer: Buyer, sentences: readonly string[]): Promise<string | null> {
  const endsAt = Date.now() + 60_000;
  while (Date.now() < endsAt) {
    const page = wordsOf(await buyer.browser.get(`/status/${buyer.orderId}`));
    const read = sentences.find((sentence) => page.includes(sentence));
    if (read) return read;
    await sleep(200);
  }
  return null;
}
