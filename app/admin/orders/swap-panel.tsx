import { Form, Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { activeLines, type OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import type { SwapIdea } from '#server/orders/swaps/swap-ideas.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

type SwapPanelProps = {
  order: OrderView;
  ideas: SwapIdea[];
  /** The refused input, by field name. */
  typed: Record<string, string>;
  errorOf: (name: string) => string | null;
};

/**
 * For a paid order whose goods are gone: the offer that waits for the buyer, and the form for an
 * offer.
 */
export function SwapPanel({ order, ideas, typed, errorOf }: SwapPanelProps) {
  const { swap } = order;
  return (
    <Panel className="admin-stack" title={m.swapTitle}>
      {swap ? (
        <>
          <OpenOffer swap={swap} />
          <details>
            <summary className="btn btn-outline btn-sm">{m.offerElse}</summary>
            <OfferForm order={order} ideas={ideas} typed={typed} errorOf={errorOf} />
          </details>
        </>
      ) : (
        <OfferForm order={order} ideas={ideas} typed={typed} errorOf={errorOf} />
      )}
    </Panel>
  );
}

function OpenOffer({ swap }: { swap: NonNullable<OrderView['swap']> }) {
  const goods = swap.lines
    .map(({ quantity, title, options }) => `${quantity} × ${title}${options && ` (${options})`}`)
    .join(', ');
  const until = shortMoment(new Date(swap.heldUntil));
  return (
    <>
      <p>
        <Sentence
          text={
            swap.back > 0
              ? m.offeredWithBack(goods, formatRupees(swap.back), until)
              : m.offeredEven(goods, until)
          }
          parts={{ when: (words) => <span className="num">{words}</span> }}
        />
      </p>
      <p className="muted">{m.buyerChooses}</p>
      <Form method="post" className="row wrapx">
        <input type="hidden" name="intent" value="chosen" />
        <input type="hidden" name="swapId" value={swap.id} />
        <Button type="submit" name="choice" value="swap" size="sm" look="strong">
          {m.buyerTakes}
        </Button>
        <Button type="submit" name="choice" value="refund" size="sm" look="outline">
          {m.buyerWantsMoney}
        </Button>
      </Form>
    </>
  );
}

function OfferForm({ order, ideas, typed, errorOf }: SwapPanelProps) {
  const lines = activeLines(order.lines).filter(({ cancelled }) => cancelled === 0);
  if (lines.length === 0) return <p className="muted">{m.nothingToSwap}</p>;
  return (
    <Form method="post" className="admin-form" noValidate>
      <input type="hidden" name="intent" value="offer" />
      <input type="hidden" name="version" value={order.version} />
      <p className="muted">
        <Sentence
          text={m.swapNote}
          parts={{
            find: (words) => (
              <Link to={href('/admin-dashboard/products')} className="underline">
                {words}
              </Link>
            ),
          }}
        />
      </p>
      {lines.map(({ position, title, options, quantity }) => (
        <TextInput
          key={position}
          optional
          name={`sku.${position}`}
          label={m.insteadOf(quantity, `${title}${options && ` (${options})`}`)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          defaultValue={typed[`sku.${position}`]}
          error={errorOf(`sku.${position}`)}
          hint={hintOf(ideas.filter((idea) => idea.position === position))}
        />
      ))}
      <Button type="submit" size="sm" look="strong">
        {m.keepAndWrite}
      </Button>
    </Form>
  );
}

function hintOf(ideas: SwapIdea[]): string {
  if (ideas.length === 0) return m.leaveEmpty;
  const words = ideas.map(({ sku, options, price, available }) =>
    m.idea(sku, options, formatRupees(price, 'short'), available),
  );
  return m.sameProduct(words.join('; '));
}
