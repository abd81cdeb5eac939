import { initialsOf } from '#core/content/initials.ts';
import type { Testimonial } from '#core/content/testimonial.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/info.ts';
import { SectionHead } from '#ui/section-head.tsx';
import './testimonials.css';

type TestimonialsProps = { words: PageWords; testimonials: readonly Testimonial[] };

/** As many stand open: one row at the desk. */
const open = 3;

/** Quotes of visitors: the first three, and the others behind one line. */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const more = testimonials.slice(open);
  return (
    <section className="section bg-soft" aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" {...words} />
        <Voices of={testimonials.slice(0, open)} />
        {more.length > 0 && (
          <details className="more-voices">
            <summary>{m.moreVoices(more.length)}</summary>
            <Voices of={more} />
          </details>
        )}
      </div>
    </section>
  );
}

function Voices({ of }: { of: readonly Testimonial[] }) {
  return (
    <ul className="testimonials">
      {of.map(({ id, name, about, words }) => (
        <li key={id}>
          <figure>
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>
              <span className="voice-initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
              <b>{name}</b>
              {about && <span className="sm muted">{about}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
