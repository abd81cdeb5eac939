import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Icon } from '#ui/icon.tsx';

/** What is promised beside a form of giving, as entries of a list. */
export function PaymentPromises() {
  return (
    <>
      <li>
        <Icon of={ShieldCheck} /> Payment on a secure page: UPI, card or net banking
      </li>
      <li>
        <Icon of={ReceiptText} /> A numbered receipt, by e-mail if you leave an address
      </li>
    </>
  );
}
