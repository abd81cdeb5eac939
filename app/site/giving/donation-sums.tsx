import { formatRupees, type Paise } from '#core/money/paise.ts';

/** The last lines of what is given: nothing is taken off for us, and the total. */
export function DonationSums({ total }: { total: Paise }) {
  return (
    <>
      <div>
        <dt>Processing fee</dt>
        <dd className="num">₹0</dd>
      </div>
      <div className="g">
        <dt>Total</dt>
        <dd className="price">{formatRupees(total, 'short')}</dd>
      </div>
    </>
  );
}
