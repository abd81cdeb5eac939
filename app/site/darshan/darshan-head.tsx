import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';

/** How the three darshan pages begin. */
export function DarshanHead({
  title,
  here,
  lead,
  children,
}: {
  title: string;
  /** Under the page of all darshan: what this one is called on the way. */
  here?: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="darshan-head">
      <Breadcrumbs trail={here ? [{ to: '/darshan', label: 'Darshan' }] : []} here={here ?? 'Darshan'} />
      <h1>{title}</h1>
      <div className="lead">{lead}</div>
      {children}
    </header>
  );
}
