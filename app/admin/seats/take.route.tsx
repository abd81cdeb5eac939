import { data, redirect } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { rupeesText } from '#core/money/paise.ts';
import * as m from '#messages/admin/seats.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { bookAtDesk } from '#server/seats/desk/book-at-desk.ts';
import { findUnpaidSeat } from '#server/seats/queries/unpaid-seat.ts';
import { MoneyInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/take.route';

/** The whole price of seats that nobody paid on the site; then the desk takes money for them. */
export const loader = forStaff('seats.write', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const found = await findUnpaidSeat(services.db, params.request, { lock: false });
  if (!found) throw new Response(null, { status: 404 });
  const { title, usual, buyer } = found;
  return { title, name: buyer.name, price: usual === null ? '' : rupeesText(usual) };
});

export const action = staffAction(
  on(bookAtDesk, ({ params, text }: StaffForm<Route.ActionArgs>) => [
    { requestId: params.request, price: text('price') },
  ]),
  ({ text }, booked) => {
    if (booked.ok)
      throw redirect(`${href('/admin-dashboard/seats/:id', { id: booked.value.id })}?done=book`, 303);
    return data({ problems: asProblems(booked), typed: { price: text('price') } }, { status: 422 });
  },
);

export const handle = { crumb: m.takeFor } satisfies AdminHandle;

export default function TakeMoney({ loaderData, actionData }: Route.ComponentProps) {
  const { title, name, price } = loaderData;
  const { field } = fieldErrors(actionData, { price });
  const whole = actionData?.problems.find((problem) => problem.field === '');
  return (
    <div className="admin-stack">
      <ScreenHead title={m.takeFor} />
      {whole && <Notice tone="bad">{adminMessageFor(whole.code, whole.values)}</Notice>}
      <Panel title={m.wholePrice}>
        <PanelForm intent="book" save={m.goOn}>
          <p>{m.takeForNote(name, title)}</p>
          <MoneyInput {...field('price')} label={m.wholePrice} />
        </PanelForm>
      </Panel>
    </div>
  );
}
