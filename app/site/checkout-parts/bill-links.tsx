import type { ShownBill } from '#core/orders/bill.ts';
import { billPdfPath } from '#core/receipts/receipt-paths.ts';
import * as m from '#messages/orders.ts';

/** The bill of a purchase as a button, and its credit notes after it. */
export function BillLinks({ bills }: { bills: readonly ShownBill[] }) {
  if (bills.length === 0) return null;
  const billFirst = bills.toSorted(
    (a, b) => Number(a.kind === 'credit-note') - Number(b.kind === 'credit-note'),
  );
  return (
    <div className="row wrapx">
      {billFirst.map(({ id, kind, number }) => (
        <a
          key={id}
          href={billPdfPath(id)}
          className={kind === 'credit-note' ? 'btn btn-outline' : 'btn btn-primary'}
        >
          {kind === 'credit-note' ? m.creditNotePdf(number) : m.billPdf(number)}
        </a>
      ))}
    </div>
  );
}
