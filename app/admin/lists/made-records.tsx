import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type MadeRecordsProps = {
  title: string;
  tabs: ReactNode;
  /** What makes one; null for whoever may not. */
  make: { to: string; words: string } | null;
  /** Shown while there is none. */
  none: { picture: string; title: string; words: string };
  isEmpty: boolean;
  about?: ReactNode;
  /** The table. */
  children: ReactNode;
};

/** A list of what the staff makes one by one: the button is in its head, or where none is yet. */
export function MadeRecords({ title, tabs, make, none, isEmpty, about, children }: MadeRecordsProps) {
  const button = (look: 'strong' | 'outline') =>
    make && (
      <ButtonLink to={make.to} look={look} size="sm">
        {make.words}
      </ButtonLink>
    );
  return (
    <div className="admin-stack">
      <ScreenHead title={title}>{!isEmpty && button('strong')}</ScreenHead>
      {tabs}
      <section className="panel admin-stack">
        {about}
        {isEmpty ? (
          <EmptyState picture={none.picture} title={none.title} actions={button('outline')}>
            {none.words}
          </EmptyState>
        ) : (
          children
        )}
      </section>
    </div>
  );
}

/** The name of such a record, which opens it for whoever may change it. */
export function MadeRecordName({ to, title }: { to: string | null; title: string }) {
  return to === null ? (
    <b className="font-semibold">{title}</b>
  ) : (
    <Link to={to} className="font-semibold">
      {title}
    </Link>
  );
}
