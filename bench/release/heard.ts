import { setTimeout as sleep } from 'node:timers/promises';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { type Browser, formOf, openBrowser, wordsOf } from '../browser.ts';
import type { Fact } from '../faults/fact.ts';
import type { TestSystem } from '../faults/test-system.ts';

const patienceMs = 10_000;
const form = '/admin-dashboard/settings/copyright';

/**
 * The office saves at one process what stands on every page, and both processes show it, whose pages
 * were cached before: the signal of a change is understood in both directions.
 */
export async function changesAreHeard(
  { door }: TestSystem,
  names: readonly [string, string],
): Promise<Fact[]> {
  const office = openBrowser(door.url, '10.30.2.1');
  door.only(0);
  const { email, password } = demoAdmin;
  const signedIn = await office.post('/admin-login', [
    ...Object.entries({ email, password, next: '/admin-dashboard' }),
  ]);
  if (!signedIn.location?.startsWith('/admin-dashboard')) throw new Error('the office could not sign in');
  const facts: Fact[] = [];
  for (const at of [0, 1] as const) {
    const words = `Saved by ${names[at]}`;
    door.only(at);
    const status = await save(office, words);
    facts.push({ what: `saved by ${names[at]}: answer`, is: status, wanted: 302 });
    for (const reader of [0, 1] as const) {
      door.only(reader);
      const shown = await isShown(door.url, words);
      facts.push({ what: `saved by ${names[at]}, shown by ${names[reader]}`, is: Number(shown), wanted: 1 });
    }
  }
  return facts;
}

async function save(office: Browser, words: string): Promise<number> {
  const page = await office.get(form);
  const { fields } = formOf(page, /settings\/copyright$/);
  // The one field that is typed; the others are hidden.
  const changed = fields.map(([name, value]): [string, string] => [name, name === 'value' ? words : value]);
  const answer = await office.post(form, changed);
  if (answer.status >= 400) console.error(wordsOf(answer).slice(0, 500));
  return answer.status;
}

async function isShown(url: string, words: string): Promise<boolean> {
  const reader = openBrowser(url, '10.30.2.2');
  const endsAt = performance.now() + patienceMs;
  while (performance.now() < endsAt) {
    if (wordsOf(await reader.get('/about')).includes(words)) return true;
    await sleep(100);
  }
  return false;
}
