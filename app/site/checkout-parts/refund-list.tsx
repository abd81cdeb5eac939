import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { RefundState } from '#core/payments/refund.ts';
import { refundStates } from '#messages/refund-states.ts';
import { Sentence } from '#ui/sentence.tsx';

type RefundListProps = {
  refunds: readonly { id: string; state: RefundState; amount: Paise }[];
  /** A sentence a state, around `<amount></amount>`. */
  words?: Record<RefundState, string>;
};

/** What goes back of a purchase, and how far it is. */
export function RefundList({ refunds, words = refundStates }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {refunds.map(({ id, state, amount }) => (
        <li key={id}>
          <Sentence
            text={words[state]}
            parts={{ amount: () => <b className="num">{formatRupees(amount, 'short')}</b> }}
          />
        </li>
      ))}
    </ul>
  );
}
