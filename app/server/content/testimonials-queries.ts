import type { Testimonial } from '#core/content/testimonial.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** Testimonials of visitors, in the staff's order. */
export async function listTestimonials({ db }: Pick<Services, 'db'>): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'name', 'about', 'words'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'testimonials', rows);
}
