import { data, redirect } from 'react-router';
import { asProblems, type RefusedForm } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import { rateFields } from '#core/products/tax-form.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { addGstRate, withdrawGstRate } from '#server/products/add-gst-rate.ts';
import { makeTaxClass, removeTaxClass } from '#server/products/make-tax-class.ts';
import { listAdminTaxClasses } from '#server/products/shop-rule-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/gst.route';
import { ProductTabs } from './product-tabs.tsx';
import { TaxClassForm } from './tax-class-form.tsx';
import { TaxClassPanel } from './tax-class-panel.tsx';
import './products.css';

/** GST by class and day: past, present and future rates. */
export const loader = forStaff('products.read', async ({ url, services, staff }) => {
  return {
    classes: await listAdminTaxClasses(services),
    today: templeDay(services.clock()),
    mayWrite: mayDo(staff.roles, 'products.write'),
    saved: url.searchParams.get('done') === '1',
  };
});

const fields = ['title', ...rateFields] as const;

export const action = staffActions(
  {
    'make-class': on(makeTaxClass, ({ texts }) => [texts(fields)]),
    'remove-class': on(removeTaxClass, ({ text }) => [text('taxClass')]),
    withdraw: on(withdrawGstRate, ({ texts }) => [texts(fields)]),
    '': on(addGstRate, ({ texts }) => [texts(fields)]),
  },
  ({ intent, texts }, done) => {
    if (done.ok) throw redirect(`${href('/admin-dashboard/products/gst')}?done=1`);
    const refused: RefusedForm = { problems: asProblems(done), typed: texts(fields) };
    return data({ intent: intent as string, ...refused }, { status: 422 });
  },
);

export const handle = { crumb: m.gstRates } satisfies AdminHandle;

export default function Gst({ loaderData, actionData }: Route.ComponentProps) {
  const { classes, today, mayWrite, saved } = loaderData;
  const adding = actionData?.intent === '' ? actionData : undefined;
  const refusal = actionData && refusalOf(actionData, classes);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.products} />
      <ProductTabs here="gst" />
      {!actionData && saved && <Notice tone="good">{m.saved}</Notice>}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Notice>{m.ratesAbout}</Notice>
      {classes.map((one) => (
        <TaxClassPanel
          key={`${one.id} ${one.version}`}
          taxClass={one}
          today={today}
          mayWrite={mayWrite}
          refused={adding?.typed.taxClass === one.id ? adding : undefined}
        />
      ))}
      {mayWrite && (
        <TaxClassForm
          key={classes.length}
          first={classes.length === 0}
          refused={actionData?.intent === 'make-class' ? actionData : undefined}
        />
      )}
    </div>
  );
}

/**
 * Problems that belong to no field: of an action without a form, or of a class that is gone with
 * its form.
 */
function refusalOf(
  { intent, typed, problems }: RefusedForm & { intent: string },
  classes: { id: string; title: string }[],
): string | null {
  if (intent === 'make-class') return null;
  const taxClass = classes.find(({ id }) => id === typed.taxClass);
  if (!taxClass) return adminMessageFor('row-gone');
  return intent === '' ? null : `${taxClass.title}: ${adminMessageFor(problems[0]?.code ?? '')}`;
}
