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

/** Rows of figures and days; what has no value is left out. */
export function Facts({ facts }: { facts: readonly [label: string, value: string | null][] }) {
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => (
      <Fact key={label} label={label} num>
        {value}
      </Fact>
    ));
}
