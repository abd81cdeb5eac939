import type { BlogCard } from '#core/content/blog.ts';
import type { EventCard } from '#core/content/event.ts';
import { clockTime, dayAndMonth, longDate, weekday } from '#core/time/date-words.ts';
import type { BlogRow } from './blog-cards.tsx';
import type { EventRow } from './event-rows.tsx';

/** What a blog's card needs; dates are worded on the server, which knows the zone. */
export function toBlogRow(blog: BlogCard): BlogRow {
  return {
    id: blog.id,
    title: blog.title,
    image: blog.picture.image,
    date: longDate(blog.publishedAt),
    preview: blog.preview,
  };
}

export function toEventRow(event: EventCard): EventRow {
  return {
    id: event.id,
    title: event.title,
    image: event.pictures[0].image,
    excerpt: event.excerpt,
    ...dayAndMonth(event.startsAt),
    whenAndWhere: `${weekday(event.startsAt)}, ${clockTime(event.startsAt)} · ${event.location}`,
    past: event.past,
  };
}
