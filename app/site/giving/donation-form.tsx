import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/giving.ts';
import { addHere } from '#site/forms/add-here.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { useRefusalFocus } from '#site/forms/use-refusal-focus.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextInput } from '#ui/forms/field.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { AmountChoices, type RefusedDonation } from './amount-choices.tsx';
import type { CauseView } from './cause-view.ts';
import { shownTotal } from './shown-total.ts';
import { type AddedDonation, useAddDonation } from './use-add-donation.ts';
import './gifts.css';
import '#ui/styles/buy-bar.css';

export type DonationReply = AddedDonation | RefusedDonation;

type DonationFormProps = {
  cause: CauseView;
  /** 'card' offers three amounts and another; 'full' every item, and a quantity. */
  look: 'card' | 'full';
  /** Under which numbers the receiver is registered, said beside the button. */
  registered?: string | null;
  /** The server-rendered answer to the form (no script, or not hydrated). */
  answer?: DonationReply;
};

/**
 * One donation: an amount, and for the full form a quantity. 'Donate' is a plain post that
 * redirects to the checkout; 'Add to cart' stays on the page once hydrated, because the cart is in
 * the browser.
 */
export function DonationForm({ cause, look, registered, answer }: DonationFormProps) {
  const fetcher = useFetcher<DonationReply>();
  const reply = fetcher.data ?? answer;
  useAddDonation(reply);
  const refused = reply?.kind === 'refused' && reply.typed.cause === cause.id ? reply : null;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, refused);
  const [total, setTotal] = useState(() => shownTotal(cause, null));
  const recount = () => setTotal(shownTotal(cause, form.current && new FormData(form.current)));

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: recounts after a click on a button inside
    <form
      ref={form}
      method="post"
      action={plainHref('/donation/single-donation/:id', { id: cause.id })}
      noValidate
      onSubmit={addHere(fetcher)}
      onChange={recount}
      // The stepper's buttons change its field without an event of the form.
      onClick={recount}
      className={look === 'card' ? 'gift-card-form' : 'gift-full-form'}
      aria-label={m.giveTo(cause.title)}
    >
      <input type="hidden" name="cause" value={cause.id} />
      <AmountChoices id={id} cause={cause} look={look} refused={refused} />
      {look === 'full' && (
        <div className="field">
          <label htmlFor={`${id}-quantity`}>{m.howMany}</label>
          <Stepper
            id={`${id}-quantity`}
            name="quantity"
            label={m.howManyOf(cause.title)}
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
          label={m.inNameOf}
          optional
          autoComplete="off"
          placeholder={m.personToRemember}
          hint={m.inNameOfHint}
          defaultValue={refused?.typed.inNameOf ?? ''}
          error={refused?.field === 'inNameOf' ? refused.message : null}
        />
      )}
      <div className="gift-acts">
        {look === 'full' ? (
          <div className="buy-bar">
            {total !== null && (
              <span className="price num bar-price noscript:hidden" aria-live="polite">
                {formatRupees(total, 'short')}
              </span>
            )}
            <SendButton name="intent" value="donate" wide meanwhile={m.oneMoment}>
              {m.donateNow}
            </SendButton>
          </div>
        ) : (
          <SendButton name="intent" value="donate" size="sm" wide meanwhile={m.wait}>
            {m.donate}
          </SendButton>
        )}
        <Button
          type="submit"
          name="intent"
          value="add"
          look="outline"
          size={look === 'card' ? 'sm' : 'md'}
          className="noscript:hidden"
          data-needs-script
          busy={fetcher.state !== 'idle' && m.adding}
          icon={<Icon of={Plus} />}
          aria-label={look === 'card' ? m.addCause(cause.title) : undefined}
        >
          {look === 'card' ? m.add : m.addToCart}
        </Button>
      </div>
      {look === 'full' && registered && (
        <p translate="no" className="sm faint wrap-anywhere">
          {registered}
        </p>
      )}
    </form>
  );
}
