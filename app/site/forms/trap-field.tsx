import { trapField } from '#core/requests/trap.ts';
import * as m from '#messages/forms.ts';

/** Invisible, out of the tab order, hidden from screen readers: only robots fill it. */
export function TrapField() {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {m.leaveEmpty}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
