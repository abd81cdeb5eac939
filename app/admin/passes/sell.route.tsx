import { useState } from 'react';
import { data, redirect } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { latinDigits } from '#core/fields/clean-text.ts';
import { addPaise, formatRupees, timesPaise } from '#core/money/paise.ts';
import { priceNow } from '#core/passes/event-passes.ts';
import { answerField, countField, shownField } from '#core/passes/pass-input.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { clockTime, dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/pass-booking.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { listPassesOf } from '#server/passes/queries/event-passes.ts';
import { sellPasses } from '#server/passes/staff/sell-passes.ts';
import { listLanguageChoices } from '#server/settings/language-choices.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { withCapital } from '#ui/with-capital.ts';
import type { Route } from './+types/sell.route';
import { EventTabs } from './event-tabs.tsx';
import './passes.css';

/** Passes for somebody who stands at the counter. */
export const loader = forStaff('passes.write', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const event = await openEvent(services, params.id);
  const now = services.clock();
  const [{ products, slots }, choices] = await Promise.all([
    listPassesOf(services, event.id),
    listLanguageChoices(services),
  ]);
  return {
    ...{ event, crumb: event.title, ...choices },
    products: products.map((product) => ({ ...product, price: priceNow(product, now) })),
    slots: slots.filter(({ endsAt }) => endsAt > now),
    intentKey: services.ids('office'),
  };
});

type SellForm = StaffForm<Route.ActionArgs>;

/** What was sent of fields for so many products or questions, by their ids. */
function partsOf({ form }: SellForm, fieldOf: (id: string) => string): Record<string, string> {
  const beginning = fieldOf('');
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(beginning) && typeof value === 'string' ? [[name.slice(beginning.length), value]] : [],
    ),
  );
}

const fields = ['intentKey', 'slot', 'name', 'phone', 'email', 'mode', 'language'] as const;

export const action = staffAction(
  on(sellPasses, (call: SellForm) => [
    call.params.id,
    {
      ...call.texts(fields),
      ...{ counts: partsOf(call, countField), shown: partsOf(call, shownField) },
      ...{ answers: partsOf(call, answerField), consent: 'on' },
    },
  ]),
  (call: SellForm, sold) => {
    const { params, services, texts } = call;
    if (sold.ok) {
      const page = { id: params.id, booking: sold.value.id };
      throw redirect(`${href('/admin-dashboard/passes/:id/bookings/:booking', page)}?done=sold`, 303);
    }
    // That nothing was chosen is said beside the first kind.
    const first = Object.keys(partsOf(call, countField))[0] ?? '';
    const problems = asProblems(sold).map((problem) =>
      problem.field === 'counts' ? { ...problem, field: countField(first) } : problem,
    );
    const named = (parts: Record<string, string>, fieldOf: (id: string) => string) =>
      Object.fromEntries(Object.entries(parts).map(([id, value]) => [fieldOf(id), value]));
    const typed: Record<string, string> = {
      ...texts(fields),
      ...named(partsOf(call, countField), countField),
      ...named(partsOf(call, answerField), answerField),
    };
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ problems, typed }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

function countOf(form: FormData, id: string): number {
  const typed = Number(latinDigits(String(form.get(countField(id)) ?? '')));
  return Math.min(Math.trunc(typed || 0), 999);
}

export default function Sell({ loaderData, actionData }: Route.ComponentProps) {
  const { event, products, slots, languages: offered, intentKey } = loaderData;
  const { field, summary } = fieldErrors(actionData, { intentKey, language: loaderData.language });
  const count = (name: string) => {
    const own = field(name);
    return { ...own, defaultValue: own.defaultValue || '0' };
  };
  // What is to be taken, while the form is filled in; without script the booking says it.
  const [counts, setCounts] = useState<Record<string, number>>({});
  const sum = addPaise(products.map(({ id, price }) => timesPaise(price, counts[id] ?? 0)));
  const times = slots.map(({ id, startsAt, endsAt, gate, left }) => {
    const hours = `${clockTime(startsAt)} – ${clockTime(endsAt)}`;
    const time = [dayInWords(templeDay(startsAt)), hours, gate].filter(Boolean).join(', ');
    return { value: id, label: m.timeLeft(time, left) };
  });
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${m.sell} · ${m.sellNote}`} />
      <EventTabs id={event.id} here="bookings" />
      {products.length === 0 ? (
        <p className="muted">{m.nothingToSell}</p>
      ) : (
        <RecordForm
          className="admin-stack"
          problems={summary}
          onInput={({ currentTarget }) => {
            const form = new FormData(currentTarget);
            setCounts(Object.fromEntries(products.map(({ id }) => [id, countOf(form, id)])));
          }}
        >
          <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
          <Panel title={m.what}>
            <div className="admin-form">
              <div className="admin-pair">
                {products.map(({ id, title, price, left }) => (
                  <div key={id}>
                    <input type="hidden" name={shownField(id)} value={price} />
                    <TextInput
                      {...count(countField(id))}
                      inputMode="numeric"
                      label={title}
                      hint={`${price === 0 ? m.free : formatRupees(price, 'short')} · ${m.left(left)}`}
                    />
                  </div>
                ))}
              </div>
              {times.length > 0 && (
                <Select {...field('slot')} label={m.time} placeholder={m.chooseTime} options={times} />
              )}
              {products
                .flatMap(({ questions }) => questions)
                .map(({ id, label }) => (
                  <TextInput key={id} {...field(answerField(id))} label={label} maxLength={200} optional />
                ))}
            </div>
          </Panel>
          <Panel title={m.buyer}>
            <div className="admin-form">
              <div className="admin-pair">
                <TextInput {...field('name')} label={m.name} autoComplete="off" />
                <TextInput {...field('phone')} label={m.phone} type="tel" autoComplete="off" />
                <TextInput
                  {...field('email')}
                  label={m.email}
                  type="email"
                  autoComplete="off"
                  hint={m.emailHint}
                  optional
                />
              </div>
              <div className="admin-pair">
                <Select
                  {...field('mode')}
                  label={m.paidHow}
                  placeholder={m.nothingToPay}
                  options={counterModes.map((mode) => ({ value: mode, label: withCapital(m.modes[mode]) }))}
                />
                {sum > 0 && <output className="pass-sum num">{m.toPay(formatRupees(sum, 'short'))}</output>}
                {offered.length > 1 && <Select {...field('language')} label={m.language} options={offered} />}
              </div>
            </div>
          </Panel>
          <div>
            <Button look="strong">{m.sellIt}</Button>
          </div>
        </RecordForm>
      )}
    </div>
  );
}
