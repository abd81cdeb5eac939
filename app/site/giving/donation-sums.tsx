/** The last lines of what is given: nothing is taken off for us, and the total. */
export function DonationSums({ total }: { total: string }) {
  return (
    <>
      <div>
        <dt>Processing fee</dt>
        <dd className="num">₹0</dd>
      </div>
      <div className="g">
        <dt>Total</dt>
        <dd className="price">{total}</dd>
      </div>
    </>
  );
}
