import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import * as m from '#messages/giving.ts';
import { Icon } from '#ui/icon.tsx';

/** What is promised beside a form of giving, as entries of a list. */
export function PaymentPromises() {
  return (
    <>
      <li>
        <Icon of={ShieldCheck} /> {m.securePayment}
      </li>
      <li>
        <Icon of={ReceiptText} /> {m.numberedReceipt}
      </li>
    </>
  );
}
