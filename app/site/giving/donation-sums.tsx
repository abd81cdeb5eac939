import * as m from '#messages/gifts.ts';
/** The last lines of what is given: nothing is taken off for us, and the total. */
export function DonationSums({ total }: { total: string }) {
  return (
    <>
      <div>
        <dt>{m.processingFee}</dt>
        <dd className="num">₹0</dd>
      </div>
      <div className="g">
        <dt>{m.total}</dt>
        <dd className="price">{total}</dd>
      </div>
    </>
  );
}
