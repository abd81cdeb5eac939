import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from './picture.tsx';

type CardProps = {
  to: string;
  picture: string;
  /** How wide the picture is shown. */
  sizes?: string;
  title: ReactNode;
  /** A small line above the title: date and author, category. */
  note?: ReactNode;
  children?: ReactNode;
  heading?: 'h2' | 'h3';
};

/** A picture card that is one link: blogs, events, tours. */
export function Card({ to, picture, sizes, title, note, children, heading: Heading = 'h3' }: CardProps) {
  return (
    <Link to={to} className="card">
      <div className="pic">
        <Picture name={picture} alt="" sizes={sizes} />
      </div>
      <div className="body">
        {note && <span className="xs faint">{note}</span>}
        <Heading>{title}</Heading>
        {children && <div className="sm muted">{children}</div>}
      </div>
    </Link>
  );
}
