import Download from 'lucide-react/icons/download';
import type { ShownBill } from '#core/orders/bill.ts';
import { billPdfPath } from '#core/receipts/receipt-paths.ts';
import * as m from '#messages/order-history.ts';
import { Icon } from '#ui/icon.tsx';

/** The bill of an order or a stay and its credit notes, to download. */
export function BillCell({ bills, cancelled }: { bills: readonly ShownBill[]; cancelled: boolean }) {
  if (bills.length === 0) return <span className="faint">{cancelled ? m.none : m.notYet}</span>;
  return (
    <div className="receipt-cell">
      {bills.map(({ id, kind, number }) => (
        <a key={id} href={billPdfPath(id)} className="btn btn-quiet btn-sm" download>
          <span>
            {kind === 'credit-note' && `${m.creditNote} `}
            <span className="num" translate="no">
              {number}
            </span>
          </span>
          <Icon of={Download} />
        </a>
      ))}
    </div>
  );
}
