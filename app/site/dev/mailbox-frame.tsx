import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import './mailbox.css';

/** The plain layout of the demo's tools, outside the temple's pages. */
export function MailboxFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className="wrap mailbox">
      <header className="mailbox-head">
        <Link to={href('/')} aria-label="To the site">
          <Ornament name="logo-mark" width={46} height={46} />
        </Link>
        <div>
          <h1 className="text-h3">{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
      </header>
      {children}
    </main>
  );
}
