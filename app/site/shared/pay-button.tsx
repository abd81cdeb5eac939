import Lock from 'lucide-react/icons/lock';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useBusyWhileSending } from './use-busy-while-sending.ts';

/** The one button of a checkout, which repeats the amount once it is sure, and a word beside it. */
export function PayButton({ quote, hint }: { quote: { payable: boolean; total: Paise }; hint: string }) {
  const { button, busy } = useBusyWhileSending();
  return (
    <div className="row wrapx gap-x-5 gap-y-3">
      <Button
        ref={button}
        type="submit"
        size="lg"
        className="pay-button"
        icon={<Icon of={Lock} />}
        busy={busy && 'One moment…'}
      >
        {quote.payable ? `Pay ${formatRupees(quote.total)}` : 'Continue'}
      </Button>
      <span className="sm faint pay-hint">{hint}</span>
    </div>
  );
}
