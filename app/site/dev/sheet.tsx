import type { ReactNode } from 'react';

/** One white card of the component page. */
export function Sheet({
  title,
  full = false,
  children,
}: {
  title: string;
  full?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={full ? 'panel full' : 'panel'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
