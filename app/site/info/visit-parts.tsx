import MapPin from 'lucide-react/icons/map-pin';
import * as m from '#messages/info.ts';
import { mapLink } from '#site/reading/map-link.ts';
import { Icon } from '#ui/icon.tsx';

/** The hours of the temple, worded on the server. */
export type TempleHours = {
  week: readonly { days: string; hours: string }[];
  exceptions: readonly { day: string; note: string; hours: string }[];
  today: readonly { time: string; title: string }[];
};

/** When the doors are open, the days that differ, and what happens today. */
export function HoursTable({ week, exceptions, today }: TempleHours) {
  return (
    <div className="visit-hours">
      <dl className="facts-list">
        {week.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd className="num">{hours}</dd>
          </div>
        ))}
        {exceptions.map(({ day, note, hours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd className="num">{m.hoursAndWhy(hours, note)}</dd>
          </div>
        ))}
      </dl>
      <ol className="times">
        {today.map(({ time, title }) => (
          <li key={`${time} ${title}`}>
            <span className="num">{time}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The address, and the way there in whichever map the visitor uses. */
export function WayHere({ address, ...place }: { address: string; latitude: number; longitude: number }) {
  return (
    <div className="info-contact visit-way" id="way">
      <address className="row">
        <Icon of={MapPin} />
        <span>{address}</span>
      </address>
      <a className="btn btn-outline btn-sm" href={mapLink(place)} target="_blank" rel="noopener noreferrer">
        {m.directions}
        <span className="sr"> {m.inNewTab}</span>
      </a>
    </div>
  );
}
