import type { ReactNode } from 'react';
import * as m from '#messages/darshan-pages.ts';
import { plainHref } from '#ui/href.ts';

type DarshanLineProps = {
  title: string;
  lead?: string | undefined;
  /** The day of the photos, in words. */
  day: string;
  /** The title of what is live now; null when nothing is. */
  live: string | null;
  /** What comes next, while nothing is live. */
  children?: ReactNode;
};

/** The head of a page that opens with a picture: its name, the day, and what comes next. */
export function DarshanLine({ title, lead, day, live, children }: DarshanLineProps) {
  return (
    <header className="wrap darshan-line">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <div className="darshan-when">
        <time>{day}</time>
        {/* A document of its own: only that page may show a frame. */}
        {live ? (
          <a href={plainHref('/live-darshan')} className="live-chip">
            {m.liveNow(live)}
          </a>
        ) : (
          children
        )}
      </div>
    </header>
  );
}
