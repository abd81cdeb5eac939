import Printer from 'lucide-react/icons/printer';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Opens the browser's print dialog; without script the browser's own menu does. */
export function PrintButton() {
  return (
    <Button
      type="button"
      size="sm"
      className="noscript:hidden"
      data-needs-script
      icon={<Icon of={Printer} />}
      onClick={() => window.print()}
    >
      Print the year
    </Button>
  );
}
