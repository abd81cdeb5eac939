import Plus from 'lucide-react/icons/plus';
import { useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { addHere } from '#site/forms/add-here.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { useRefusalFocus } from '#site/forms/use-refusal-focus.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextInput } from '#ui/forms/field.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { AmountChoices, type RefusedDonation } from './amount-choices.tsx';
import type { CauseView } from './cause-view.ts';
import { type AddedDonation, useAddDonation } from './use-add-donation.ts';
import './gifts.css';

export type DonationReply = AddedDonation | RefusedDonation;

type DonationFormProps = {
  cause: CauseView;
  /** 'card' offers three amounts and another; 'full' every item, and a quantity. */
  look: 'card' | 'full';
  /** The server-rendered answer to the form (no script, or not hydrated). */
  answer?: DonationReply;
};

/**
 * One donation: an amount, and for the full form a quantity. 'Donate' is a plain post that
 * redirects to the checkout; 'Add to cart' stays on the page once hydrated, because the cart is in
 * the browser.
 */
export function DonationForm({ cause, look, answer }: DonationFormProps) {
  const fetcher = useFetcher<DonationReply>();
  const reply = fetcher.data ?? answer;
  useAddDonation(reply);
  const refused = reply?.kind === 'refused' && reply.typed.cause === cause.id ? reply : null;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, refused);

  return (
    <form
      ref={form}
      method="post"
      action={href('/donation/single-donation/:id', { id: cause.id })}
      noValidate
      onSubmit={addHere(fetcher)}
      className={look === 'card' ? 'gift-card-form' : 'gift-full-form'}
      aria-label={`Give to ${cause.title}`}
    >
      <input type="hidden" name="cause" value={cause.id} />
      <AmountChoices id={id} cause={cause} look={look} refused={refused} />
      {look === 'full' && (
        <div className="field">
          <label htmlFor={`${id}-quantity`}>How many</label>
          <Stepper
            id={`${id}-quantity`}
            name="quantity"
            label={`How many: ${cause.title}`}
            defaultValue={refused?.typed.quantity ?? '1'}
            errorId={refused?.field === 'quantity' ? `${id}-quantity-error` : undefined}
          />
          <FieldError id={`${id}-quantity-error`}>
            {refused?.field === 'quantity' && refused.message}
          </FieldError>
        </div>
      )}
      {look === 'full' && (
        <TextInput
          name="inNameOf"
          id={`${id}-in-name-of`}
          label="In the name of"
          optional
          autoComplete="off"
          placeholder="A person to remember or bless"
          hint="Goes along with ‘Donate now’. From the cart, the checkout asks for it."
          defaultValue={refused?.typed.inNameOf ?? ''}
          error={refused?.field === 'inNameOf' ? refused.message : null}
        />
      )}
      <div className="gift-acts">
        <SendButton
          name="intent"
          value="donate"
          size={look === 'card' ? 'sm' : 'md'}
          wide
          meanwhile={look === 'card' ? 'Wait…' : 'One moment…'}
        >
          {look === 'card' ? 'Donate' : 'Donate now'}
        </SendButton>
        <Button
          type="submit"
          name="intent"
          value="add"
          look="outline"
          size={look === 'card' ? 'sm' : 'md'}
          className="noscript:hidden"
          data-needs-script
          busy={fetcher.state !== 'idle' && 'Adding…'}
          icon={<Icon of={Plus} />}
          aria-label={look === 'card' ? `Add ${cause.title} to the donation cart` : undefined}
        >
          {look === 'card' ? 'Add' : 'Add to cart'}
        </Button>
      </div>
    </form>
  );
}
