import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createPayLink } from '#server/pay-links/create-pay-link.ts';
import { withdrawPayLink } from '#server/pay-links/withdraw-pay-link.ts';
import { staffOf } from '#server/people/test-people.ts';
import { pay } from '#server/purchases/test-donations.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import { action, loader } from './pay-link.route.tsx';

let ahead = 0;
const clerk = staffOf('per_clerk', 'accounts');
const fixture = openFixture({ clock: () => new Date(Date.now() + ahead) });

let made = 0;
async function aLink(): Promise<string> {
  made += 1;
  const form = { amount: '501', causeId: 'general', name: 'Radha Devi', phone: '9876543210' };
  const intentKey = `office_${String(made).padStart(16, '0')}`;
  const link = await createPayLink(fixture.services, clerk, {
    ...form,
    intentKey,
    email: '',
    language: 'en',
  });
  if (!link.ok || !('value' in link)) throw new Error(JSON.stringify(link));
  return link.value.id;
}

function given(id: string, fields?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const body = fields && new URLSearchParams(fields);
  const request = new Request(`http://temple.test/pay/${id}`, body && { method: 'POST', body });
  return { params: { id }, request, context } as never;
}

const open = async (id: string) => {
  const { data: shown, init } = await loader(given(id));
  return { shown, status: init?.status ?? 200 };
};

/** Where a thrown redirect leads, and whether it marks the browser as the donor's. */
async function leadsTo(answer: Promise<unknown>) {
  const thrown = await answer.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw thrown ?? new Error('no redirect');
  return { to: thrown.headers.get('location') ?? '', cookie: thrown.headers.get('set-cookie') };
}

const answers = { name: 'Radha Devi', citizenship: 'indian', consent: 'on' };

it('says who asks, for what and how much, and of the number its end alone', async () => {
  const { shown } = await open(await aLink());
  expect(shown.open).toMatchObject({ sum: '₹501', phoneEnd: '3210', mailed: false });
  expect(JSON.stringify(shown)).not.toContain('98765');
});

it('becomes a donation of its own sum; afterwards it leads there, and marks no second browser', async () => {
  const id = await aLink();
  const first = await leadsTo(action(given(id, { ...answers, cause: 'cow-care', amount: '10' })));
  expect(first.to).toMatch(/^\/donate\/simply\/pay\/don_/);
  expect(first.cookie).toContain('proof_');
  expect(await leadsTo(action(given(id, answers)))).toEqual({ to: first.to, cookie: null });
  expect(await leadsTo(loader(given(id)))).toMatchObject({ to: first.to });
  const row = await fixture.db
    .selectFrom('donations')
    .select(['id', 'total_paise', 'gateway_order_id'])
    .where('id', '=', first.to.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  expect(row.total_paise).toBe(50_100);
  await pay(fixture.gateway, row.gateway_order_id ?? '', 'pay');
  await fixture.gateway.tick();
  expect(await leadsTo(loader(given(id)))).toMatchObject({ to: `/donationStatus/${row.id}` });
});

it('has what is wrong beside its field, and keeps the input', async () => {
  const id = await aLink();
  const answer = await action(given(id, { ...answers, citizenship: '', name: 'R' }));
  expect(answer.init?.status).toBe(422);
  expect(answer.data.problems.map(({ field }) => field)).toEqual(['name', 'citizenship']);
  expect(answer.data.texts.name).toBe('R');
});

it('says calmly that it was withdrawn, has run out, or is unknown, with the telephone', async () => {
  const [withdrawn, over] = [await aLink(), await aLink()];
  await withdrawPayLink(fixture.services, clerk, withdrawn);
  expect(await open(withdrawn)).toMatchObject({ status: 410, shown: { why: 'withdrawn', open: null } });
  const refused = await action(given(withdrawn, answers));
  expect(refused).toMatchObject({ init: { status: 422 }, data: { problems: [] } });
  ahead = 4 * 86_400_000;
  expect(await open(over)).toMatchObject({ status: 410, shown: { why: 'over', phone: '+91 00000 00000' } });
  ahead = 0;
  expect(await open('link_unknown')).toMatchObject({ status: 404, shown: { why: 'unknown' } });
});
