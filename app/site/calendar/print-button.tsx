import Printer from 'lucide-react/icons/printer';
import * as m from '#messages/calendar.ts';
import { Icon } from '#ui/icon.tsx';
import { ScriptButton } from '#ui/script-button.tsx';

/** Opens the browser's print dialog; without script the browser's own menu does. */
export function PrintButton() {
  return (
    <ScriptButton size="sm" icon={<Icon of={Printer} />} onClick={() => window.print()}>
      {m.printYear}
    </ScriptButton>
  );
}
