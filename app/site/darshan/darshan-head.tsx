import type { ReactNode } from 'react';
import * as m from '#messages/darshan-pages.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href } from '#ui/href.ts';

/** The head of the three darshan pages. */
export function DarshanHead({
  title,
  here,
  lead,
  children,
}: {
  title: string;
  /** Of a page below /darshan: its name in the breadcrumbs. */
  here?: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="darshan-head">
      <Breadcrumbs
        trail={here ? [{ to: href('/darshan'), label: m.darshan }] : []}
        here={here ?? m.darshan}
      />
      <h1>{title}</h1>
      <div className="lead">{lead}</div>
      {children}
    </header>
  );
}
