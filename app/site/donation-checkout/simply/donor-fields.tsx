import * as c from '#messages/donation-checkout.ts';
import * as m from '#messages/give-simply.ts';
import { PolicyLinks } from '#site/checkout-parts/policy-links.tsx';
import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { TownFields } from '#site/forms/town-fields.tsx';
import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import type { CheckoutTexts } from '../checkout-fields.ts';

type DonorFieldsProps = {
  texts: CheckoutTexts;
  errorOf: ErrorOf;
  offersTax: boolean;
};

/**
 * What the law wants to know of every donor (rule I7), the wish for a tax receipt with what it
 * needs, and the consent: as in the checkout, in large.
 */
export function DonorFields({ texts, errorOf, offersTax }: DonorFieldsProps) {
  const field = <Name extends keyof CheckoutTexts>(name: Name) => ({
    name,
    defaultValue: texts[name],
    error: errorOf(name),
  });
  return (
    <>
      <RadioGroup
        name="citizenship"
        label={c.donorIs}
        choices={[
          { value: 'indian', label: c.indian },
          { value: 'nri', label: c.abroad },
          { value: 'foreign', label: c.foreign },
        ]}
        defaultValue={texts.citizenship}
        error={errorOf('citizenship')}
      />
      {offersTax && (
        <div className="simple-form">
          <Checkbox name="path" value="tax" defaultChecked={texts.path === 'tax'} error={errorOf('path')}>
            {m.wantTaxReceipt}
          </Checkbox>
          <div className="simple-tax simple-form">
            <p>{m.taxReceiptNote}</p>
            <TextInput
              {...field('pan')}
              label={c.pan}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={c.panHint}
            />
            <TextInput {...field('addressLine')} label={c.address} autoComplete="street-address" />
            <TownFields field={field} />
          </div>
        </div>
      )}
      <Checkbox name="consent" defaultChecked={texts.consent !== ''} error={errorOf('consent')}>
        <PolicyLinks text={c.consent} />
      </Checkbox>
    </>
  );
}
