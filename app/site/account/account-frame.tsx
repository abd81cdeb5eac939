import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageLinks } from '#site/frame/language-links.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { TempleDoor } from './temple-door.ts';
import './account.css';

type AccountFrameProps = {
  temple: TempleDoor;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The alternative: 'New here? Sign up'. */
  below?: ReactNode;
};

/** The layout of the sign-in pages: a picture beside one form, without the site's menus. */
export function AccountFrame({ temple, title, lead, children, below }: AccountFrameProps) {
  return (
    <div className="door">
      <aside className="door-art">
        <ArchPicture name={temple.picture} alt="" ratio="3x4" outline eager />
      </aside>
      <main className="door-main">
        <div className="row between">
          <Link to={href('/')} className="door-brand">
            <Ornament name="logo-mark" width={46} height={46} />
            <span>
              <b>{temple.name}</b>
              <small>{temple.place}</small>
            </span>
          </Link>
          <LanguageLinks languages={temple.languages} />
        </div>
        <div className="head door-head">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {children}
        {below && <p className="door-below">{below}</p>}
      </main>
    </div>
  );
}
