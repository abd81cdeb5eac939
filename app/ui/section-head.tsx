import type { ReactNode } from 'react';

export type SectionHeadProps = {
  kicker?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  center?: boolean;
  heading?: 'h1' | 'h2';
  /** A quiet link at the right edge: 'All blogs'. */
  action?: ReactNode;
  id?: string;
};

/** The head of a section: lotus and kicker, heading, lead. */
export function SectionHead({
  kicker,
  title,
  lead,
  center,
  heading: Heading = 'h2',
  action,
  id,
}: SectionHeadProps) {
  const head = (
    <div className={center ? 'head center' : 'head'}>
      {kicker && <span className="kicker">{kicker}</span>}
      <Heading id={id}>{title}</Heading>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
  if (!action) return head;
  return (
    <div className="head-row">
      {head}
      {action}
    </div>
  );
}
