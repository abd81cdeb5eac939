import { Link } from 'react-router';
import type { LeaderCard } from '#core/content/leader.ts';
import type { Teacher } from '#core/content/teacher.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/info.ts';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { SectionHead } from '#ui/section-head.tsx';
import './people.css';

/** The temple's leaders; each has a page. */
export function LeaderGrid({ words, leaders }: { words: PageWords; leaders: readonly LeaderCard[] }) {
  if (leaders.length === 0) return null;
  return (
    <section className="section bg-soft" aria-labelledby="leaders">
      <div className="wrap">
        <SectionHead id="leaders" {...words} />
        <ul className="people">
          {leaders.map(({ id, name, role, summary, image }) => (
            <li key={id}>
              <Link to={href('/leadership/:id', { id })} className="person">
                <ArchPicture name={image} person={name} ratio="3x4" alt="" />
                <span className="sm muted">{role}</span>
                <h3>{name}</h3>
                <span className="sm">{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Cards with picture, title and 'Know More' to another site, in a new tab (rule S72). */
export function TeacherGrid({ words, teachers }: { words: PageWords; teachers: readonly Teacher[] }) {
  if (teachers.length === 0) return null;
  return (
    <section className="section" id="teachers" aria-labelledby="teachers-title">
      <div className="wrap">
        <SectionHead id="teachers-title" {...words} />
        <ul className="people four">
          {teachers.map(({ id, title, note, image, link }) => (
            <li key={id} className="person">
              <ArchPicture name={image} person={title} ratio="3x4" alt="" />
              <h3>{title}</h3>
              <p className="sm muted">{note}</p>
              <ButtonLink to={link} look="outline" size="sm" newTab>
                {m.knowMore}
                <span className="sr">: {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
