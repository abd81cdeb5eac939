import { type Browser, formOf, type Page } from '../browser.ts';
import { untilAnswered } from './patience.ts';
import type { Person, World } from './world.ts';

const ways = ['pay', 'pay', 'pay', 'pay', 'pay-twice', 'pay-twice', 'decline', 'pay-late', 'upi'] as const;
type Way = (typeof ways)[number];

type Paths = { payPath: string; returnPath: string };

/**
 * Goes from the site's pay page to the gateway and pays there in one of its ways, or in the way that
 * is named. Half of those who paid come back to the site; of the others it hears from the gateway
 * alone. A visitor without an answer from the gateway leaves: what was paid is in its books.
 */
export async function payAtGateway(
  world: World,
  person: Person,
  { way, ...paths }: Paths & { way?: Way },
): Promise<void> {
  const pay = await openGateway(world, person, paths);
  await pay(way);
}

/** Opens the pay page; what it returns pays, so that several can be paid at one moment. */
export async function openGateway(
  { system, random }: World,
  { browser }: Person,
  { payPath, returnPath }: Paths,
): Promise<(way?: Way) => Promise<void>> {
  const payPage = await untilAnswered(() => openPayPage(browser, payPath), isReady);
  return async (way = random.pick(ways)) => {
    const comesBack = random.chance(0.5);
    if (payPage.status === 303) return;
    const returned = await actAtGateway(system.gatewayUrl, payPage, way);
    if (!returned || !comesBack) return;
    await untilAnswered(() => browser.post(returnPath, Object.entries(returned), system.gatewayUrl));
  };
}

/**
 * Does at the test gateway what its page offers, and returns what the browser then brings back to the
 * site; null: no answer.
 */
export async function actAtGateway(
  gatewayUrl: string,
  payPage: Page,
  way: Way,
): Promise<Record<string, string> | null> {
  const { fields } = formOf(payPage, /\/v1\/checkout\/embedded$/);
  const order = fields.find(([name]) => name === 'order_id')?.[1] ?? '';
  return fetch(`${gatewayUrl}/v1/checkout/act`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ order_id: order, action: way }),
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => (response.ok ? (response.json() as Promise<Record<string, string>>) : null),
    () => null,
  );
}

/** Where the gateway has not answered yet, the page has a button that polls it again. */
async function openPayPage(browser: Browser, payPath: string): Promise<Page> {
  const page = await browser.get(payPath);
  if (page.status === 200 && !isReady(page)) await browser.post(payPath, [['intent', 'ask-gateway']]);
  return page;
}

function isReady({ status, html }: Page): boolean {
  return status === 303 || html.includes('/v1/checkout/embedded');
}
