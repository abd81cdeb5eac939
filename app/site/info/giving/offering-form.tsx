import ArrowRight from 'lucide-react/icons/arrow-right';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DonationType } from '#core/donations/cause.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/offerings.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href, withLanguage } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { withCapital } from '#ui/with-capital.ts';
import type { FieldProblem } from './checkout-way.ts';
import { SevaDayField, type SevaDays } from './seva-day-field.tsx';
import '#site/giving/gifts.css';
import './giving.css';

export type OfferingTexts = { offering: string; sevaDate: string };
export type OfferingRefusal = { problems: FieldProblem[]; typed: OfferingTexts };

type OfferingFormProps = { types: readonly DonationType[]; days: SevaDays; refusal: OfferingRefusal | null };

/** The kinds of the page (rule F14), by the prefix of an item's id. */
const kinds = [
  { prefix: 'bhoga-', title: m.bhoga },
  { prefix: 'flowers-', title: m.flowers },
  { prefix: 'garland-', title: m.garlands },
];

/** One offering and its day. A plain form; script only repeats the amount on its button. */
export function OfferingForm({ types, days, refusal }: OfferingFormProps) {
  const chosen = refusal?.typed.offering ?? types[0]?.id;
  const [current, setCurrent] = useState<DonationType | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const readChoice = useCallback(() => {
    if (!form.current) return;
    const id = new FormData(form.current).get('offering');
    setCurrent(types.find((type) => type.id === id) ?? null);
  }, [types]);
  // One chosen before hydration counts too.
  useEffect(readChoice, [readChoice]);
  const errorOf = (field: string) =>
    refusal?.problems.find((problem) => problem.field === field)?.message ?? null;
  return (
    <form
      ref={form}
      onChange={readChoice}
      method="post"
      action={withLanguage(withCapital(href('/offeringpage')))}
      noValidate
      className="panel giving-form"
      aria-labelledby="offering-title"
    >
      <h2 id="offering-title" className="text-h3">
        {m.chooseOffering}
      </h2>
      {refusal && <FormError problems={refusal.problems} />}
      <div id="offering" tabIndex={-1} className="grid gap-5">
        {groupsOf(types).map(({ title, items }) => (
          <fieldset key={title} className="field" aria-describedby="offering-error">
            <legend className="lbl mb-2">{title}</legend>
            <div className="giving-rows">
              {items.map(({ id, title, amount, perDay }) => (
                <label key={id} className="choice giving-row">
                  <input type="radio" name="offering" value={id} defaultChecked={id === chosen} />
                  <span>
                    {title}
                    {perDay && <span className="block muted sm">{m.perDay(perDay)}</span>}
                  </span>
                  <span className="price num">{formatRupees(amount, 'short')}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <FieldError id="offering-error">{errorOf('offering')}</FieldError>
      </div>
      <SevaDayField
        days={days}
        optional={false}
        hint={m.offeringDayHint}
        defaultValue={refusal?.typed.sevaDate ?? ''}
        error={errorOf('sevaDate')}
      />
      <SendButton size="lg" wide icon={<Icon of={ArrowRight} />} meanwhile={m.oneMoment}>
        {current ? m.offerFor(formatRupees(current.amount, 'short')) : m.makeOffering}
      </SendButton>
      <p className="sm muted">{m.inWhoseName}</p>
    </form>
  );
}

/** Items of no kind of the page come last, under their own heading. */
function groupsOf(types: readonly DonationType[]): { title: string; items: DonationType[] }[] {
  const groups = kinds.map(({ prefix, title }) => ({
    title,
    items: types.filter(({ id }) => id.startsWith(prefix)),
  }));
  const others = types.filter(({ id }) => !kinds.some(({ prefix }) => id.startsWith(prefix)));
  return [...groups, { title: m.others, items: others }].filter(({ items }) => items.length > 0);
}
