import type { ReactNode } from 'react';

/** The progress of a campaign; `children` says it in words below ('₹61,40,500 of ₹1,20,00,000'). */
export function Progress({
  value,
  max,
  label,
  children,
}: {
  value: number;
  max: number;
  label: string;
  children?: ReactNode;
}) {
  return (
    <div>
      <progress className="bar" value={Math.min(value, max)} max={max} aria-label={label} />
      {children && <p className="sm muted num mt-2">{children}</p>}
    </div>
  );
}
