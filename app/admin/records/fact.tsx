import type { ReactNode } from 'react';

type FactProps = { label: ReactNode; num?: boolean; children: ReactNode };

/**
 * One row of a list of facts (`<dl className="admin-facts">`). `num`: figures, all of one width.
 */
export function Fact({ label, num = false, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={num ? 'num' : undefined}>{children}</dd>
    </div>
  );
}
