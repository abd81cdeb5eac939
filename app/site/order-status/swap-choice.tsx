import { Form, useNavigation } from 'react-router';
import { formatRupees, paise } from '#core/money/paise.ts';
import type { OrderView, SwapOffer } from '#core/orders/order-view.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/orders.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { Sentence } from '#ui/sentence.tsx';

type SwapChoiceProps = { order: OrderView; offer: SwapOffer; refused: string | null };

/** An item of a paid order is sold out: the buyer takes the shop's substitute, or a refund. */
export function SwapChoice({ order, offer, refused }: SwapChoiceProps) {
  const sending = useNavigation().formData?.get('choice');
  const soldOut = offer.lines.flatMap(({ position }) =>
    order.lines.filter((line) => line.position === position),
  );
  const titles = soldOut.map(({ title, options }) => named(title, options));
  const price = paise(soldOut.reduce((sum, { amount }) => sum + amount, 0));
  const all = order.lines.every((line) => line.cancelled === line.quantity || soldOut.includes(line));
  return (
    <section className="swap-choice" aria-labelledby="swap-choice">
      <h2 id="swap-choice" className="text-h3">
        {m.pleaseChoose}
      </h2>
      <p>{m.goneSendInstead(titles.reduce(m.oneAndOther), titles.length)}</p>
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
          <Sentence
            text={m.costsLess}
            parts={{ amount: () => <b className="num">{formatRupees(offer.back, 'short')}</b> }}
          />
        ) : (
          m.nothingMore
        )}{' '}
        {m.heldUntil(longDate(new Date(offer.heldUntil)))}
      </p>
      <Form method="post" className="swap-ways">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="swapId" value={offer.id} />
        <Button type="submit" name="choice" value="swap" busy={sending === 'swap' && m.saving}>
          {m.sendInstead}
        </Button>
        <Button
          type="submit"
          name="choice"
          value="refund"
          look="outline"
          busy={sending === 'refund' && m.saving}
        >
          {all ? m.moneyBack : m.someMoneyBack(formatRupees(price, 'short'))}
        </Button>
      </Form>
      <FieldError id="choose-error">{refused}</FieldError>
    </section>
  );
}

function named(title: string, options: string): string {
  return options ? `${title} (${options})` : title;
}
