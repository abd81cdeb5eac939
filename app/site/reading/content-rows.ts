import type { BlogCard } from '#core/content/blog.ts';
import type { EventCard } from '#core/content/event.ts';
import { clockTime, dayAndMonth, longDate, weekday } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { pictureSource } from '#ui/photo-files.ts';
import type { BlogRow } from './blog-cards.tsx';
import type { EventRow } from './event-rows.tsx';

/** What a blog's card needs; dates are worded on the server, which knows the zone. */
export function toBlogRow(blog: BlogCard): BlogRow {
  return {
    id: blog.id,
    title: blog.title,
    image: pictureSource(blog.picture.image),
    date: longDate(blog.publishedAt),
    preview: blog.preview,
  };
}

/** `now` decides whether the row names the year: 19 February after November is of the next. */
export function toEventRow(event: EventCard, now: Date): EventRow {
  const { day, month } = dayAndMonth(event.startsAt);
  const { image } = event.pictures[0];
  const year = templeDay(event.startsAt).slice(0, 4);
  return {
    id: event.id,
    title: event.title,
    image: pictureSource(image),
    excerpt: event.excerpt,
    day,
    month: year === templeDay(now).slice(0, 4) ? month : `${month} ${year}`,
    whenAndWhere: `${weekday(event.startsAt)}, ${clockTime(event.startsAt)} · ${event.location}`,
    past: event.past,
  };
}
