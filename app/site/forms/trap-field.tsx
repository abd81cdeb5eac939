import { trapField } from '#core/requests/trap.ts';

/** Invisible, out of the tab order, hidden from screen readers: only robots fill it. */
export function TrapField() {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
