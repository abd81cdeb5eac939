import { Form, useNavigation } from 'react-router';
import { formatRupees, paise } from '#core/money/paise.ts';
import type { OrderView, SwapOffer } from '#core/orders/order-view.ts';
import { longDate } from '#core/time/date-words.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';

type SwapChoiceProps = { order: OrderView; offer: SwapOffer; refused: string | null };

/** An item of a paid order is sold out: the buyer takes the shop's substitute, or a refund. */
export function SwapChoice({ order, offer, refused }: SwapChoiceProps) {
  const sending = useNavigation().formData?.get('choice');
  const soldOut = offer.lines.flatMap(({ position }) =>
    order.lines.filter((line) => line.position === position),
  );
  const price = paise(soldOut.reduce((sum, { amount }) => sum + amount, 0));
  const all = order.lines.every((line) => line.cancelled === line.quantity || soldOut.includes(line));
  return (
    <section className="swap-choice" aria-labelledby="swap-choice">
      <h2 id="swap-choice" className="text-h3">
        Please choose
      </h2>
      <p>
        {soldOut.map(({ title, options }) => named(title, options)).join(' and ')}{' '}
        {soldOut.length === 1 ? 'is' : 'are'} gone. We can send you instead:
      </p>
      <ul className="grid gap-2">
        {offer.lines.map(({ position, title, options, quantity, unit }) => (
          <li key={position}>
            <b>{named(title, options)}</b>{' '}
            <span className="num">
              {formatRupees(unit, 'short')} × {quantity}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {offer.back > 0 ? (
          <>
            It costs less: <b className="num">{formatRupees(offer.back, 'short')}</b> goes back to you.
          </>
        ) : (
          'You pay nothing more, whatever it costs in the shop today.'
        )}{' '}
        We keep it for you until {longDate(new Date(offer.heldUntil))}.
      </p>
      <Form method="post" className="swap-ways">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="swapId" value={offer.id} />
        <Button type="submit" name="choice" value="swap" busy={sending === 'swap' && 'Saving…'}>
          Send me this instead
        </Button>
        <Button
          type="submit"
          name="choice"
          value="refund"
          look="outline"
          busy={sending === 'refund' && 'Saving…'}
        >
          {all ? 'Give me my money back' : `Give me ${formatRupees(price, 'short')} back, send the rest`}
        </Button>
      </Form>
      <FieldError id="choose-error">{refused}</FieldError>
    </section>
  );
}

function named(title: string, options: string): string {
  return options ? `${title} (${options})` : title;
}
