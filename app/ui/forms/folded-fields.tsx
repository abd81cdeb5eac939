import type { ReactNode } from 'react';
import './folded-fields.css';

type FoldedFieldsProps = {
  /** What opens them: 'Add a dedication'. */
  title: string;
  /** Open from the start: something in them was typed, or is wrong. */
  open: boolean;
  children: ReactNode;
};

/** Optional fields of a form, folded behind one line. They are posted folded or not. */
export function FoldedFields({ title, open, children }: FoldedFieldsProps) {
  return (
    <details className="folded-fields" open={open}>
      <summary>{title}</summary>
      <div className="folded">{children}</div>
    </details>
  );
}
