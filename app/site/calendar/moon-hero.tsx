import type { ReactNode } from 'react';
import type { PageWords } from '#core/page-copy/page-words.ts';
import { Picture } from '#ui/picture.tsx';

/** Heading and text under the arc of the Moon (rule S40), and what is to be known first. */
export function MoonHero({ kicker, title, lead, children }: PageWords & { children: ReactNode }) {
  return (
    <section className="cal-hero" data-theme="night">
      <Picture name="calendar-moon" alt="" className="cover" eager />
      <div className="wrap">
        <span className="kicker">{kicker}</span>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}
