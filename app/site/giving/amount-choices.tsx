import type { FormEvent } from 'react';
import * as m from '#messages/giving.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { type CauseView, choicesOf } from './cause-view.ts';
import type { DonationFormField, DonationFormTexts } from './donation-form-fields.ts';

/** Why a donation form was refused: the message, its field, and the typed input. */
export type RefusedDonation = {
  kind: 'refused';
  field: DonationFormField;
  message: string;
  typed: DonationFormTexts;
};

type AmountChoicesProps = {
  id: string;
  cause: CauseView;
  look: 'card' | 'full';
  refused: RefusedDonation | null;
};

const onCard = 3;

/** The amounts to choose from as radio buttons, and a field for another. */
export function AmountChoices({ id, cause, look, refused }: AmountChoicesProps) {
  const { types, presets } = choicesOf(cause);
  const listed = look === 'full' ? types : [];
  // Beside a list of items, bare amounts would repeat them.
  const offered =
    look === 'full' && types.length > 0 ? [] : (presets.length > 0 ? presets : types).slice(0, onCard);
  const fourAlike = offered.every(({ title }) => !title) && offered.length === 3 && cause.allowsOwnAmount;
  const [first, second] = [...listed, ...offered];
  const usual = look === 'card' && presets.length > 0 ? (second ?? first) : first;
  const chosen = refused?.typed.choice ?? usual?.value ?? 'own';
  const wrong = refused?.field === 'choice' || refused?.field === 'ownAmount' ? refused.field : null;
  const errorId = `${id}-error`;
  const radio = { type: 'radio', name: 'choice', 'aria-invalid': wrong === 'choice' || undefined } as const;
  return (
    <fieldset
      className="field gift-amounts"
      onChange={leadToOwn}
      aria-describedby={wrong === 'choice' ? errorId : undefined}
    >
      <legend className={look === 'card' ? 'sr' : 'lbl mb-2'}>
        {look === 'card' ? m.amountFor(cause.title) : m.whatYouGive}
      </legend>
      {listed.length > 0 && (
        <div className="choice-grid gift-types">
          {listed.map((choice) => (
            <label key={choice.value} className="choice">
              <input {...radio} value={choice.value} defaultChecked={choice.value === chosen} />
              <span>{choice.title}</span>
              <span className="price num">{choice.amount}</span>
            </label>
          ))}
        </div>
      )}
      <div className={fourAlike ? 'amts four' : 'amts'}>
        {offered.map((choice) => (
          <label key={choice.value} className="amt num">
            <input {...radio} value={choice.value} defaultChecked={choice.value === chosen} />
            {choice.title ? `${choice.title} ${choice.amount}` : choice.amount}
          </label>
        ))}
        {cause.allowsOwnAmount && (
          <label className="amt">
            <input {...radio} value="own" defaultChecked={chosen === 'own'} />
            {look === 'card' ? m.other : m.anotherAmount}
          </label>
        )}
      </div>
      {cause.allowsOwnAmount && (
        <div className="gift-own">
          <label className="input affix">
            <span aria-hidden="true">₹</span>
            <span className="sr">{m.ownAmountInRupees}</span>
            <input
              name="ownAmount"
              inputMode="decimal"
              autoComplete="off"
              placeholder={m.ownAmount}
              defaultValue={refused?.typed.ownAmount ?? ''}
              aria-invalid={wrong === 'ownAmount' || undefined}
              aria-describedby={wrong === 'ownAmount' ? errorId : undefined}
            />
          </label>
        </div>
      )}
      <FieldError id={errorId}>{wrong && refused?.message}</FieldError>
    </fieldset>
  );
}

/**
 * Choosing 'Other' by touch or mouse moves the focus to its field. The arrow keys only pass it: Tab
 * goes on from there.
 */
function leadToOwn(event: FormEvent<HTMLFieldSetElement>): void {
  const changed = event.target;
  if (!(changed instanceof HTMLInputElement) || changed.value !== 'own' || changed.name !== 'choice') return;
  if (changed.matches(':focus-visible')) return;
  changed.form?.querySelector<HTMLInputElement>('input[name="ownAmount"]')?.focus();
}
