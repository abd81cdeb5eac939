import * as m from '#messages/order-checkout.ts';
import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { ContactFields } from '#site/forms/contact-fields.tsx';
import { TownFields } from '#site/forms/town-fields.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { FoldedFields } from '#ui/forms/folded-fields.tsx';
import type { CheckoutModel } from './checkout-model.ts';
import type { OrderTexts } from './order-fields.ts';

type AddressCardProps = { model: CheckoutModel; errorOf: ErrorOf; onTown: () => void };

/** Who orders and where it goes. Pickup needs no address, unless for a bill with a GSTIN. */
export function AddressCard({
  model: { texts, book, signedIn, saveAddress },
  errorOf,
  onTown,
}: AddressCardProps) {
  const field = <Name extends keyof OrderTexts>(name: Name) => ({
    name,
    defaultValue: texts[name],
    error: errorOf(name),
  });
  const isOpen = (...names: (keyof OrderTexts)[]) =>
    names.some((name) => texts[name] !== '' || errorOf(name));
  return (
    <section className="checkout-card" aria-labelledby="your-details">
      <h2 id="your-details" className="card-title">
        {m.yourDetails}
      </h2>
      {book.length > 1 && (
        <div className="row wrapx gap-3">
          {book.map(({ id, label }) => (
            <button key={id} type="submit" name="useAddress" value={id} className="btn btn-outline btn-sm">
              {label}
            </button>
          ))}
        </div>
      )}
      <ContactFields
        field={field}
        nameField="fullName"
        phoneHint={m.courierCalls}
        emailHint={m.stepsSentHere}
      />
      <div
        className="field-pair address-only"
        onChange={({ target }) => {
          const changed = target as unknown as HTMLInputElement;
          if (changed.name === 'state' || (changed.name === 'pin' && /^\d{6}$/.test(changed.value))) onTown();
        }}
      >
        <TextInput
          {...field('addressLine1')}
          label={m.houseStreet}
          autoComplete="address-line1"
          className="both"
        />
        <TownFields field={field} wideState />
      </div>
      <div className="address-only">
        <FoldedFields title={m.addAreaOrLandmark} open={isOpen('addressLine2', 'landmark')}>
          <div className="field-pair">
            <TextInput
              {...field('addressLine2')}
              label={m.areaLocality}
              optional
              autoComplete="address-line2"
            />
            <TextInput
              {...field('landmark')}
              label={m.landmark}
              optional
              autoComplete="off"
              placeholder={m.nearBy}
            />
          </div>
        </FoldedFields>
      </div>
      {signedIn && (
        <Checkbox name="saveAddress" defaultChecked={saveAddress} className="address-only">
          {m.rememberAddress}
        </Checkbox>
      )}
      <FoldedFields title={m.addGstinOrNote} open={isOpen('gstin', 'note')}>
        <div className="field-pair">
          <TextInput
            {...field('gstin')}
            label="GSTIN"
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder=" "
            hint={m.gstinForBusiness}
          />
          <TextArea {...field('note')} label={m.noteForShop} optional rows={2} hint={m.upTo200} />
        </div>
      </FoldedFields>
    </section>
  );
}
