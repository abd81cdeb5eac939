import { Form, Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { activeLines, type OrderView } from '#core/orders/order-view.ts';
import type { SwapIdea } from '#server/orders/swaps/swap-ideas.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

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
    <Panel className="admin-stack" title="Something else instead">
      {swap ? (
        <>
          <OpenOffer swap={swap} />
          <details>
            <summary className="btn btn-outline btn-sm">Offer something else</summary>
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
  return (
    <>
      <p>
        Offered:{' '}
        {swap.lines
          .map(({ quantity, title, options }) => `${quantity} × ${title}${options && ` (${options})`}`)
          .join(', ')}
        {swap.back > 0 ? `; ${formatRupees(swap.back)} goes back with it.` : '; nothing goes back.'} Kept
        until <span className="num">{shortMoment(new Date(swap.heldUntil))}</span>.
      </p>
      <p className="muted">
        The buyer chooses on the page of the order. If you spoke on the telephone, write down what was said:
      </p>
      <Form method="post" className="row wrapx">
        <input type="hidden" name="intent" value="chosen" />
        <input type="hidden" name="swapId" value={swap.id} />
        <Button type="submit" name="choice" value="swap" size="sm" look="strong">
          The buyer takes it
        </Button>
        <Button type="submit" name="choice" value="refund" size="sm" look="outline">
          The buyer wants the money
        </Button>
      </Form>
    </>
  );
}

function OfferForm({ order, ideas, typed, errorOf }: SwapPanelProps) {
  const lines = activeLines(order.lines).filter(({ cancelled }) => cancelled === 0);
  if (lines.length === 0) return <p className="muted">Nothing is left of it that could be swapped.</p>;
  return (
    <Form method="post" className="admin-form" noValidate>
      <input type="hidden" name="intent" value="offer" />
      <input type="hidden" name="version" value={order.version} />
      <p className="muted">
        Never dearer for the buyer: what costs less today goes out at its own price and the difference goes
        back, what costs more goes out at the price that was paid. The goods are kept for three days and the
        buyer gets a letter with both ways.{' '}
        <Link to={href('/admin-dashboard/products')} className="underline">
          Find article numbers
        </Link>
      </p>
      {lines.map(({ position, title, options, quantity }) => (
        <TextInput
          key={position}
          optional
          name={`sku.${position}`}
          label={`Instead of ${quantity} × ${title}${options && ` (${options})`}: article number`}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          defaultValue={typed[`sku.${position}`]}
          error={errorOf(`sku.${position}`)}
          hint={hintOf(ideas.filter((idea) => idea.position === position))}
        />
      ))}
      <Button type="submit" size="sm" look="strong">
        Keep it and write to the buyer
      </Button>
    </Form>
  );
}

function hintOf(ideas: SwapIdea[]): string {
  if (ideas.length === 0) return 'Leave it empty where the line stays as it is.';
  const words = ideas.map(
    ({ sku, options, price, available }) =>
      `${sku} (${options}, ${formatRupees(price, 'short')}, ${available} there)`,
  );
  return `Of the same product: ${words.join('; ')}. Leave it empty where the line stays as it is.`;
}
