import type { ShownBill } from '#core/orders/bill.ts';
import { billPdfPath } from '#core/receipts/receipt-paths.ts';
import * as m from '#messages/admin/orders.ts';
import { Fact } from './fact.tsx';

/** The bill of an order or a stay, and its credit notes. */
export function BillFacts({ bills }: { bills: readonly ShownBill[] }) {
  return bills.map(({ id, number, kind }) => (
    <Fact key={id} label={kind === 'credit-note' ? m.creditNote : m.bill}>
      <a href={billPdfPath(id)} className="underline num">
        {number}
      </a>
    </Fact>
  ));
}
