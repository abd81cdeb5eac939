import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { formatRupees, type Paise, timesPaise } from '#core/money/paise.ts';
import * as m from '#messages/offerings.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FieldProblem } from './checkout-way.ts';
import { type PlatesTexts, platePresets } from './plates-way.ts';
import { SevaDayField, type SevaDays } from './seva-day-field.tsx';
import '#site/giving/gifts.css';
import './giving.css';

export type PlatesRefusal = { problems: FieldProblem[]; typed: PlatesTexts };

type PlatesFormProps = {
  /** Where it is posted. */
  action: string;
  price: Paise;
  days: SevaDays;
  typed: PlatesTexts;
  problems?: readonly FieldProblem[];
  /** Fields of the page's own, after the day. */
  children?: ReactNode;
};

/** How many plates and for which day. A plain form; script only repeats the sum on its button. */
export function PlatesForm({ action, price, days, typed, problems = [], children }: PlatesFormProps) {
  const [count, setCount] = useState(() => countOf(typed));
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null;
  const form = useRef<HTMLFormElement>(null);
  const recount = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const text = (name: string) => String(fields.get(name) ?? '');
    setCount(countOf({ plates: text('plates'), ownPlates: text('ownPlates') }));
  }, []);
  // A number chosen before hydration counts too.
  useEffect(recount, [recount]);
  const error = errorOf('ownPlates');
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="panel giving-form"
      onChange={recount}
      aria-labelledby="plates-title"
    >
      <h2 id="plates-title" className="text-h3">
        {m.givePlates}
      </h2>
      <p className="sm muted">{m.plateCosts(formatRupees(price, 'short'))}</p>
      {problems.length > 0 && <FormError problems={problems} />}
      <fieldset className="field gift-amounts">
        <legend className="lbl mb-2">{m.howMany}</legend>
        <div className="choice-grid giving-choices">
          {platePresets.map((plates) => (
            <label key={plates} className="choice">
              <input
                type="radio"
                name="plates"
                value={plates}
                defaultChecked={typed.plates === String(plates)}
              />
              <span>{m.plates(plates)}</span>
              <span className="price num">{formatRupees(timesPaise(price, plates), 'short')}</span>
            </label>
          ))}
          <label className="choice">
            <input type="radio" name="plates" value="own" defaultChecked={typed.plates === 'own'} />
            {m.anotherNumber}
          </label>
        </div>
        <div className="gift-own">
          <input
            id="ownPlates"
            name="ownPlates"
            className="input"
            inputMode="numeric"
            autoComplete="off"
            aria-label={m.ownNumber}
            placeholder={m.numberRange}
            defaultValue={typed.ownPlates}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'ownPlates-error' : undefined}
          />
        </div>
        <FieldError id="ownPlates-error">{error}</FieldError>
      </fieldset>
      <SevaDayField
        days={days}
        optional
        hint={m.platesDayHint}
        defaultValue={typed.sevaDate}
        error={errorOf('sevaDate')}
      />
      {children}
      <SendButton size="lg" wide icon={<Icon of={ArrowRight} />} meanwhile={m.oneMoment}>
        {count === null ? m.goOn : m.give(formatRupees(timesPaise(price, count), 'short'))}
      </SendButton>
    </form>
  );
}

function countOf({ plates, ownPlates }: Omit<PlatesTexts, 'sevaDate'>): number | null {
  const text = plates === 'own' ? ownPlates.trim() : plates;
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : null;
}
