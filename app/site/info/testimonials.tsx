import type { Testimonial } from '#core/content/testimonial.ts';
import { SectionHead } from '#ui/section-head.tsx';
import './testimonials.css';

/** What visitors say, in their own words. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section bg-soft" aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead
          id="testimonials-title"
          kicker="Testimonials"
          title="In their own words"
          lead="People who came once and came back."
        />
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
