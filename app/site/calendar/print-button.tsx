import Printer from 'lucide-react/icons/printer';
import { useHydrated } from '#site/shared/use-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Opens the browser's print window; without script the browser's own menu does. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button type="button" size="sm" icon={<Icon of={Printer} />} onClick={() => window.print()}>
      Print the year
    </Button>
  );
}
