import { type Browser, formOf, openBrowser, type Page, wordsOf } from '../browser.ts';
import { actAtGateway } from '../faults/gateway-page.ts';
import { goods } from '../faults/shopper.ts';
import { namedDonor } from '../named-donor.ts';

/** Where journeys lead. */
export type Place = { url: string; gatewayUrl: string };

/** One visitor on the way, and what the last steps left. */
export type Visit = {
  at: Place;
  number: number;
  browser: Browser;
  email: string;
  phone: string;
  page: Page;
  /** Of what is paid. */
  id: string;
  /** What the gateway gave the browser to bring back. */
  returned: Record<string, string>;
};

export type Step = { name: string; run: (visit: Visit) => Promise<void> };

export async function walk(steps: readonly Step[], visit: Visit): Promise<void> {
  for (const { run } of steps) await run(visit);
}

/** `number` makes each visitor another one. */
export function arrive(at: Place, kind: string, number: number): Visit {
  const address = `10.20.${Math.trunc(number / 200) % 200}.${1 + (number % 200)}`;
  return {
    ...{ at, number, email: `${kind}-${number}@example.com`, phone: String(7_000_000_000 + number) },
    ...{ browser: openBrowser(at.url, address), id: '', returned: {} },
    page: { status: 0, location: null, html: '' },
  };
}

/** From the pay page to the gateway and back. */
export const paySteps = (payPath: string, returnPath: string): Step[] => [
  {
    name: 'pay page',
    run: async (visit) => {
      visit.page = await good(visit.browser.get(`${payPath}/${visit.id}`));
    },
  },
  {
    name: 'event, paper and letter',
    run: async (visit) => {
      const returned = await actAtGateway(visit.at.gatewayUrl, visit.page, 'pay');
      if (!returned) throw new Error('the test gateway did not answer');
      visit.returned = returned;
    },
  },
  {
    name: 'return',
    run: async (visit) => {
      const fields = Object.entries(visit.returned);
      visit.page = await good(visit.browser.post(`${returnPath}/${visit.id}`, fields, visit.at.gatewayUrl));
    },
  },
  {
    name: 'status page',
    run: async ({ browser, page }) => void (page.location && (await good(browser.get(page.location)))),
  },
];

export const giveSteps: readonly Step[] = [
  {
    name: 'form',
    run: async (visit) => {
      const amount = String(101 + (visit.number % 900));
      const query = new URLSearchParams({ cause: 'food-for-life', type: '', quantity: '1', amount });
      visit.page = await good(visit.browser.get(`/donation-checkout?${query}`));
    },
  },
  {
    name: 'start',
    run: async (visit) => {
      const { browser, page, email, phone } = visit;
      const typed = namedDonor({ email, phone });
      const { fields } = formOf(page, /^\/donation-checkout\b/, typed);
      visit.id = idIn(await good(browser.post('/donation-checkout', fields)), /don_[\w-]{22}/);
    },
  },
  ...paySteps('/donation-checkout/pay', '/donation-return'),
];

export const orderSteps: readonly Step[] = [
  {
    name: 'form',
    run: async (visit) => {
      const query = new URLSearchParams({ ...goods.common, quantity: '1' });
      visit.page = await good(visit.browser.get(`/checkout?${query}`));
    },
  },
  {
    name: 'start',
    run: async (visit) => {
      const { browser, page, email, phone } = visit;
      const typed = {
        ...{ fullName: 'Steady Shopper', phone, email, delivery: 'pickup' },
        ...{ payBy: 'gateway', consent: 'on' },
      };
      let answer = await browser.post('/checkout', formOf(page, /^\/checkout$/, typed).fields);
      // The price may have changed since the cart was filled: the page asks once.
      if (answer.status === 422) {
        answer = await browser.post('/checkout', formOf(answer, /^\/checkout$/, typed).fields);
      }
      visit.id = idIn(answer, /ord_[\w-]+/);
    },
  },
  ...paySteps('/checkout/pay', '/order-return'),
];

export async function good(asked: Promise<Page>): Promise<Page> {
  const page = await asked;
  if (page.status >= 400) throw new Error(`${page.status} ${wordsOf(page).slice(0, 300)}`);
  return page;
}

export function idIn(answer: Page, pattern: RegExp): string {
  const [id] = pattern.exec(answer.location ?? '') ?? [];
  if (!id) throw new Error(`nothing was begun: ${answer.status} ${wordsOf(answer).slice(0, 300)}`);
  return id;
}
