import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, formOf, openBrowser, type Page, wordsOf } from './browser.ts';

/** One who registers: when it asked for a place and had it, was called, went in, and was done. */
export type Visit = {
  askedMs: number;
  givenMs: number;
  number: number;
  calledMs: number;
  insideMs: number;
  doneMs: number;
};

export type Road = { site: string; registration: string; fillMs: number };

const lookMs = 1_000;

/** Takes a place, waits to be called, goes in, fills in the form and pays. Throws at any error. */
export async function visit({ site, registration, fillMs }: Road, who: number): Promise<Visit> {
  const browser = openBrowser(site, `10.${1 + (who >> 16)}.${(who >> 8) & 255}.${who & 255}`);
  const line = leadsTo(await browser.get(registration), /^\/line\/[\w-]+$/);
  const askedMs = performance.now();
  const place = leadsTo(await browser.post(line, []), /\/place$/);
  const givenMs = performance.now();
  const shown = await browser.get(place);
  const number = Number(/<dd class="num">(\d+)<\/dd>/.exec(shown.html)?.[1]);
  if (!number) throw new Error(`no number: ${shown.status} ${wordsOf(shown).slice(0, 200)}`);
  for (;;) {
    const now = await browser.get(`${line}/now`);
    if (now.status !== 200) throw new Error(`the line said ${now.status}`);
    if (JSON.parse(now.html).called >= number) break;
    await sleep(lookMs);
  }
  const calledMs = performance.now();
  leadsTo(await browser.post(place, []), /\/passes$/);
  const insideMs = performance.now();
  const form = await browser.get(registration);
  await sleep(fillMs);
  const typed = {
    ...{ slot: 'feast-six', 'count.feast-seat': '1', consent: 'on' },
    ...{ name: 'Steady Visitor', phone: String(9_000_000_000 + who), email: `visitor-${who}@example.com` },
  };
  const sent = await browser.post(registration, formOf(form, /\/passes$/, typed).fields);
  const payPath = leadsTo(sent, /^\/passes\/pay\/psb_/);
  leadsTo(await pay(browser, payPath), /^\/passes\/psb_/);
  return { askedMs, givenMs, number, calledMs, insideMs, doneMs: performance.now() };
}

/** At the test gateway, which the site has inside, and back. */
async function pay(browser: Browser, payPath: string): Promise<Page> {
  const toGateway = formOf(await browser.get(payPath), /\/v1\/checkout\/embedded$/);
  const gateway = await browser.post(toGateway.action, toGateway.fields);
  const act = formOf(gateway, /\/v1\/checkout\/act$/, { action: 'pay' });
  const back = formOf(await browser.post(act.action, act.fields), /\/pass-return\//);
  return browser.post(back.action, back.fields);
}

/** One address that draws all it can; how many numbers it got. */
export async function drawGreedily(site: string, line: string, untilMs: number): Promise<number> {
  let drawn = 0;
  while (performance.now() < untilMs) {
    // Without cookies: each request is another visitor.
    const { status } = await openBrowser(site, '10.250.0.1').post(line, []);
    if (status === 303) drawn += 1;
    else if (status !== 429) throw new Error(`the greedy one was answered ${status}`);
    await sleep(100);
  }
  return drawn;
}

function leadsTo(page: Page, address: RegExp): string {
  if (page.status === 303 && page.location && address.test(page.location)) return page.location;
  throw new Error(`${page.status} ${page.location} instead of ${address}: ${wordsOf(page).slice(0, 300)}`);
}
