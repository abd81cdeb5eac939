import type { ReactNode } from 'react';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';

type HeadedPageProps = Pick<SectionHeadProps, 'action'> & {
  head: Pick<SectionHeadProps, 'kicker' | 'title' | 'lead'>;
  children: ReactNode;
};

/** A page of one section, under its heading. */
export function HeadedPage({ head, action, children }: HeadedPageProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading="h1" {...head} action={action} />
        {children}
      </div>
    </section>
  );
}
