import * as m from '#messages/donation-checkout.ts';
import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { ContactFields } from '#site/forms/contact-fields.tsx';
import { TownFields } from '#site/forms/town-fields.tsx';
import { OccasionFields } from '#site/giving/occasion-fields.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { FoldedFields } from '#ui/forms/folded-fields.tsx';
import type { CheckoutTexts } from './checkout-fields.ts';

/** Who gives and in whose name. Hidden for a gupt donation, and then nothing of it is stored. */
export function DonorFields({ texts, errorOf }: { texts: CheckoutTexts; errorOf: ErrorOf }) {
  const field = <Name extends keyof CheckoutTexts>(name: Name) => ({
    name,
    defaultValue: texts[name],
    error: errorOf(name),
  });
  return (
    <section className="checkout-card named-only" aria-labelledby="your-details">
      <h2 id="your-details" className="card-title">
        {m.yourDetails}
      </h2>
      <ContactFields field={field} nameField="name" phoneHint={m.phoneHint} emailHint={m.emailHint} />
      <div className="tax-only field-pair">
        <TextInput
          {...field('pan')}
          label={m.pan}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={m.panHint}
        />
        <TextInput
          {...field('addressLine')}
          label={m.address}
          autoComplete="street-address"
          className="both"
        />
        <TownFields field={field} />
      </div>
      <FoldedFields title={m.addDedication} open={isDedicated(texts, errorOf)}>
        <div className="field-pair">
          <OccasionFields field={field} />
          <TextArea
            {...field('message')}
            label={m.message}
            optional
            rows={2}
            className="both"
            hint={m.messageHint}
          />
        </div>
      </FoldedFields>
    </section>
  );
}

/** Whether something of a dedication was typed, or is wrong. */
function isDedicated(texts: CheckoutTexts, errorOf: ErrorOf): boolean {
  return (['inNameOf', 'occasion', 'message'] as const).some((name) => texts[name] !== '' || errorOf(name));
}
