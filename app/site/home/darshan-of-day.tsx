import { Link } from 'react-router';
import type { Station } from '#core/hours/darshan-times.ts';
import { nextDarshan, turnAfter } from '#core/hours/next-darshan.ts';
import * as m from '#messages/home.ts';
import { href } from '#ui/href.ts';
import type { PhotoFiles } from '#ui/photo-files.ts';
import { PhotoImage } from '#ui/photo-image.tsx';
import { Picture } from '#ui/picture.tsx';

/** The newest photo of the altar; `files` of a photo of ui/photos, `when` is 'today' or its day. */
export type DarshanOfDay = { image: string; files: PhotoFiles | null; alt: string; when: string };

const sizes = '(min-width: 601px) 260px, 92vw';

/** As a link to the day's photos. Deities are neither cropped into arches nor written on. */
export function DarshanPicture({ image, files, alt, when }: DarshanOfDay) {
  return (
    <Link to={href('/daily-darshan')} className="today-darshan">
      {files ? (
        <PhotoImage files={files} alt={alt} sizes={sizes} />
      ) : (
        <Picture name={image} alt={alt} sizes={sizes} />
      )}
      <span>
        {m.darshan} <span className="when">{when}</span>
      </span>
    </Link>
  );
}

/** What comes next at the altar, and when; React is woken once it has begun. */
export function NextAtAltar({ stations, now }: { stations: Station[]; now: number }) {
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
