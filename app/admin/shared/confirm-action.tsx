import type { ReactNode } from 'react';

type ConfirmActionProps = {
  /** What the button says; `of` names the record for those who hear the page. */
  label: string;
  of?: string;
  /** What will happen, in a sentence. */
  ask: string;
  /** The button that does it. */
  children: ReactNode;
};

/** What cannot be taken back is asked about once more. It unfolds in its place, without script too. */
export function ConfirmAction({ label, of, ask, children }: ConfirmActionProps) {
  return (
    <details className="admin-confirm">
      <summary className="btn btn-outline btn-sm" aria-label={of && `${label} ${of}`}>
        {label}
      </summary>
      <div className="admin-confirm-ask">
        <p className="sm">{ask}</p>
        {children}
      </div>
    </details>
  );
}
