import type { Testimonial } from '#core/content/testimonial.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import { SectionHead } from '#ui/section-head.tsx';
import './testimonials.css';

type TestimonialsProps = { words: PageWords; testimonials: readonly Testimonial[] };

/** Quotes of visitors. */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section bg-soft" aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" {...words} />
        <ul className="testimonials">
          {testimonials.map(({ id, name, about, words }) => (
            <li key={id}>
              <figure>
                <blockquote>
                  <p>{words}</p>
                </blockquote>
                <figcaption>
                  <b>{name}</b>
                  {about && <span className="sm muted">{about}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
