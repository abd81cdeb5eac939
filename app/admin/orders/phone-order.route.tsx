import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { orderOf, phoneOrderFields, phoneOrderRows, type TypedPhoneOrder } from '#core/orders/phone-order.ts';
import { quoteOrder } from '#core/orders/quote-order.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import * as m from '#messages/admin/phone-orders.ts';
import { forStaff, on, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { createPhoneOrder } from '#server/orders/phone/create-phone-order.ts';
import { listArticles, loadPhoneOrderRules } from '#server/orders/phone/phone-order-queries.ts';
import type { Services } from '#server/services.ts';
import { listLanguageChoices } from '#server/settings/language-choices.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/phone-order.route';
import { PhoneOrderForm } from './phone-order-form.tsx';

/** An order that the office writes down while the buyer is on the telephone. */
export const loader = forStaff('orders.write', async ({ services }) => {
  const { languages, language } = await listLanguageChoices(services);
  return {
    current: { intentKey: services.ids('office'), delivery: 'courier', language },
    articles: await listArticles(services),
    languages,
  };
});

export const action = staffAction(
  on(createPhoneOrder, (form: StaffForm) => [typedOf(form)]),
  async (form: StaffForm, made) => {
    if (made.ok) throw redirect(href('/admin-dashboard/orders/:id', { id: made.value.id }), 303);
    const typed = typedOf(form);
    const quote = await quoteOf(form.services, typed);
    const problems = asProblems(made);
    // The sum is read to the buyer; the next press confirms it.
    const asks = problems.every(({ code }) => code === 'total-changed');
    const texts: Record<string, string> = { ...flat(typed), shownTotal: String(quote.total) };
    if (needsNewKey(problems)) texts.intentKey = form.services.ids('office');
    return data(
      { problems: asks ? [] : problems.filter(({ code }) => code !== 'total-changed'), typed: texts, quote },
      { status: asks ? 200 : 422 },
    );
  },
);

function typedOf({ texts }: Pick<StaffForm, 'texts'>): TypedPhoneOrder {
  const rows = Array.from({ length: phoneOrderRows }, (_, at) => {
    const names = [`rows.${at}.sku`, `rows.${at}.quantity`] as const;
    const row = texts(names);
    return { sku: row[names[0]] ?? '', quantity: row[names[1]] ?? '' };
  });
  return { ...texts(phoneOrderFields), rows };
}

/** The texts by the names of their fields. */
function flat({ rows, ...texts }: TypedPhoneOrder): Record<string, string> {
  const cells = rows.flatMap(({ sku, quantity }, at) => [
    [`rows.${at}.sku`, sku],
    [`rows.${at}.quantity`, quantity],
  ]);
  return { ...texts, ...Object.fromEntries(cells) };
}

async function quoteOf(services: Services, typed: TypedPhoneOrder) {
  const rules = await loadPhoneOrderRules(services, typed.rows);
  const input = orderOf(typed, rules.products);
  return quoteOrder(
    input.lines.map((line) => ({ ...line, shown: '' })),
    input,
    rules,
  );
}

export const handle = { crumb: m.newOrder } satisfies AdminHandle;

export default function PhoneOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.newOrder} note={m.newOrderNote} />
      <PhoneOrderForm {...loaderData} refused={actionData} quote={actionData?.quote ?? null} />
    </div>
  );
}
