import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';

/** How the three darshan pages begin. */
export function DarshanHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="darshan-head">
      <Breadcrumbs trail={title === 'Darshan' ? [] : [{ to: '/darshan', label: 'Darshan' }]} here={title} />
      <h1>{title}</h1>
      <div className="lead">{lead}</div>
      {children}
    </header>
  );
}
