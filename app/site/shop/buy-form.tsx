import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { mostOfOne, mostToBuy, type Product, type Variant } from '#core/products/product.ts';
import * as m from '#messages/product.ts';
import { addHere } from '#site/forms/add-here.ts';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { useRefusalFocus } from '#site/forms/use-refusal-focus.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { type AddedLine, useAddToCart } from './use-add-to-cart.ts';
import '#ui/styles/buy-bar.css';

export type BuyReply = AddedLine | { kind: 'refused'; refused: Refused };

/**
 * Quantity and delivery: 'Buy now' is a plain post that redirects to the checkout; 'Add to cart'
 * stays on the page once hydrated, because the cart is in the browser.
 */
export function BuyForm({
  product,
  variant,
  answer,
}: {
  product: Product;
  variant: Variant;
  answer: BuyReply | undefined;
}) {
  const fetcher = useFetcher<BuyReply>();
  const reply = fetcher.data ?? answer;
  useAddToCart(reply);
  const refused = reply?.kind === 'refused' ? reply.refused : undefined;
  const { errorOf, typedOf, summary } = formState(refused);
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, refused ?? null);
  const id = useId();
  const most = mostToBuy(variant.available);
  const error = errorOf('quantity');

  return (
    <form
      ref={form}
      method="post"
      action={plainHref('/shop/single-product/:id', { id: product.id })}
      noValidate
      onSubmit={addHere(fetcher)}
      className="buy-form"
      aria-label={m.buyThis(product.title)}
    >
      {summary.some(({ field }) => !field) && <FormError problems={summary} answer={reply} />}
      <input type="hidden" name="variantId" value={variant.id} />
      <div className="field">
        <label htmlFor={`${id}-quantity`}>{m.howMany}</label>
        <Stepper
          id={`${id}-quantity`}
          name="quantity"
          label={m.howManyOf(product.title)}
          max={most}
          defaultValue={typedOf('quantity') || '1'}
          errorId={error ? `${id}-quantity-error` : undefined}
        />
        <FieldError id={`${id}-quantity-error`}>{error}</FieldError>
        {most === mostOfOne && <span className="hint">{m.mostInOrder(mostOfOne)}</span>}
      </div>
      <div className="buy-acts buy-bar">
        <Price amount={variant.price} className="bar-price" />
        <Button
          type="submit"
          name="intent"
          value="add"
          className="noscript:hidden"
          data-needs-script
          busy={fetcher.state !== 'idle' && m.adding}
          icon={<Icon of={ShoppingBag} />}
        >
          {m.addToCart}
        </Button>
        <SendButton name="intent" value="buy" look="outline" meanwhile={m.oneMoment}>
          {m.buyNow}
        </SendButton>
      </div>
    </form>
  );
}
