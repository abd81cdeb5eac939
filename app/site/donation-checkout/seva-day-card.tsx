import * as m from '#messages/donation-checkout.ts';
import { TextInput } from '#ui/forms/field.tsx';
import type { CheckoutTexts } from './checkout-fields.ts';

/** The day for which a donation is meant: shown only where an earlier page asked for it. */
export function SevaDayCard({ texts, error }: { texts: CheckoutTexts; error: string | null }) {
  if (texts.sevaDate === '' && error === null) return null;
  return (
    <section className="checkout-card">
      <TextInput
        name="sevaDate"
        label={<span className="card-title">{m.forTheDay}</span>}
        type="date"
        defaultValue={texts.sevaDate}
        error={error}
        optional
        hint={m.forTheDayHint}
      />
    </section>
  );
}
