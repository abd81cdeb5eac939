import type { ReactNode } from 'react';

/** One row of a list of facts (`<dl className="office-facts">`). */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
