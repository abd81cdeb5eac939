import { Link } from 'react-router';
import { nextDarshan, turnAfter } from '#core/hours/next-darshan.ts';
import type { ScheduleEntry } from '#core/hours/station-kinds.ts';
import * as m from '#messages/home.ts';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';

/** The newest photo of the altar; `when` is 'today' or its day. */
export type DarshanOfDay = { image: string; alt: string; when: string };

/** As a link to the day's photos. Deities are neither cropped into arches nor written on. */
export function DarshanPicture({ image, alt, when }: DarshanOfDay) {
  return (
    <Link to={href('/daily-darshan')} className="today-darshan">
      <Picture name={image} alt={alt} sizes="(min-width: 601px) 260px, 92vw" />
      <span>
        {m.darshan} <span className="when">{when}</span>
      </span>
    </Link>
  );
}

/** What comes next at the altar, and when; React is woken once it has begun. */
export function NextAtAltar({ stations, now }: { stations: ScheduleEntry[]; now: number }) {
  const next = nextDarshan(stations, now);
  if (!next) return null;
  return (
    <p className="today-next" data-wake-at={turnAfter(next, now)}>
      <span className="sm muted">{next.tomorrow ? m.nextTomorrow : m.nextAtAltar}</span>
      <b className="num">{next.time}</b>
      <span>{next.title}</span>
    </p>
  );
}
