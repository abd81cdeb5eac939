import * as m from '#messages/passes.ts';
import { Checkbox } from '#ui/forms/choice.tsx';

type FreePassesChoiceProps = {
  left: number;
  taken: boolean;
  onTake: (taken: boolean) => void;
};

/** Whether this booking takes the free passes of its holder's membership, as many as it can. */
export function FreePassesChoice({ left, taken, onTake }: FreePassesChoiceProps) {
  return (
    <Checkbox
      name="freePasses"
      value={left}
      defaultChecked={taken}
      onChange={(event) => onTake(event.currentTarget.checked)}
    >
      {m.useFreePasses}
      <span className="block sm muted">{m.freePassesLeft(left)}</span>
    </Checkbox>
  );
}
