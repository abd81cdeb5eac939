import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type UnknownPageProps = {
  title: string;
  /** Where to go instead, the likeliest first. */
  ways: { to: string; words: string }[];
  children: ReactNode;
};

/** An address of the right kind that names nothing: a mistyped and a removed one look the same. */
export function UnknownPage({ title, ways, children }: UnknownPageProps) {
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        picture="not-found"
        title={title}
        actions={ways.map(({ to, words }, place) => (
          <ButtonLink key={to} to={to} size="sm" look={place === 0 ? undefined : 'outline'}>
            {words}
          </ButtonLink>
        ))}
      >
        {children}
      </EmptyState>
    </div>
  );
}
