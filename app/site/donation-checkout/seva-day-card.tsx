import * as m from '#messages/donation-checkout.ts';
import { TextInput } from '#ui/forms/field.tsx';
import type { CheckoutTexts } from './checkout-fields.ts';

type SevaDayCardProps = { texts: CheckoutTexts; needed: boolean; error: string | null };

/**
 * The day for which a donation is meant: shown where what is given is given only so often a day,
 * and where an earlier page asked for it.
 */
export function SevaDayCard({ texts, needed, error }: SevaDayCardProps) {
  if (!needed && texts.sevaDate === '' && error === null) return null;
  return (
    <section className="checkout-card">
      <TextInput
        name="sevaDate"
        label={<span className="card-title">{m.forTheDay}</span>}
        type="date"
        defaultValue={texts.sevaDate}
        error={error}
        optional={!needed}
        hint={needed ? undefined : m.forTheDayHint}
      />
    </section>
  );
}
