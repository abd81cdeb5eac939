import Lock from 'lucide-react/icons/lock';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/payment.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The one button of a checkout, with the amount once it is known, and a note beside it. */
export function PayButton({ quote, hint }: { quote: { payable: boolean; total: Paise }; hint: string }) {
  return (
    <div className="row wrapx gap-x-5 gap-y-3">
      <SendButton size="lg" className="pay-button" icon={<Icon of={Lock} />} meanwhile={m.oneMoment}>
        {quote.payable ? m.pay(formatRupees(quote.total, 'short')) : m.goOn}
      </SendButton>
      <span className="sm faint pay-hint">{hint}</span>
    </div>
  );
}
