import type { ReactNode } from 'react';
import * as m from '#messages/admin/forms.ts';

type ConfirmActionProps = {
  /** The button's label; `of` names the record for screen readers. */
  label: string;
  of?: string;
  /** What will happen, in a sentence. */
  ask: string;
  /** What it asks was refused: the reasons are seen without script too. */
  open?: boolean;
  /** The button that does it. */
  children: ReactNode;
};

/**
 * Asks for confirmation of an action that cannot be undone. Unfolds in place, also without script.
 */
export function ConfirmAction({ label, of, ask, open, children }: ConfirmActionProps) {
  return (
    <details className="admin-confirm" open={open}>
      <summary className="btn btn-outline btn-sm" aria-label={of && m.labelOf(label, of)}>
        {label}
      </summary>
      <div className="admin-confirm-ask">
        <p className="sm">{ask}</p>
        {children}
      </div>
    </details>
  );
}
