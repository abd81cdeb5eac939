import type { CSSProperties } from 'react';
import { clockOf, type Station } from '#core/hours/darshan-times.ts';
import * as m from '#messages/home.ts';
import { arc, arcRadius, placeAt, shareOfStation, type sunOn } from './day-arc-places.ts';

type Sun = ReturnType<typeof sunOn>;

/** The darshans of a day on the arc of the sun (a list on tablets), with the sun at its place. */
export function DayArc({ stations, sun }: { stations: Station[]; sun: Sun }) {
  return (
    <div className="day">
      <Arc stations={stations} sun={sun} />
      <ol>
        {stations.map((station, index) => (
          <StationLabel
            key={station.title + station.time}
            station={station}
            share={shareOfStation(index, stations.length)}
            when={!sun || index > sun.reached ? 'next' : index === sun.reached ? 'now' : 'past'}
            sunShare={sun?.share ?? null}
          />
        ))}
      </ol>
    </div>
  );
}
type StationLabelProps = {
  station: Station;
  share: number;
  when: 'past' | 'now' | 'next';
  sunShare: number | null;
};

function StationLabel({ station, share, when, sunShare }: StationLabelProps) {
  const { x, y } = placeAt(share);
  // The sun's halo is wider than a station's dot: a label beneath it moves down.
  const below = sunShare !== null && Math.abs(sunShare - share) < 0.05 ? 56 : 26;
  return (
    <li
      className={when}
      style={
        {
          '--x': `${(x / arc.width) * 100}%`,
          '--y': `calc(${(y / arc.height) * 100}% + ${below}px)`,
        } as CSSProperties
      }
    >
      <b className="num">{clockOf(station.time)}</b>
      <span>{station.title}</span>
      {when === 'now' && <span className="sr">{m.latestToday}</span>}
    </li>
  );
}

function Arc({ stations, sun }: { stations: Station[]; sun: Sun }) {
  const sunPlace = sun && placeAt(sun.share);
  return (
    <svg className="day-arc" viewBox={`0 0 ${arc.width} ${arc.height}`} aria-hidden="true">
      <path d={pathTo(1)} className="day-way" />
      {sun && <path d={pathTo(sun.share)} className="day-gone" />}
      {stations.map((station, index) => {
        const { x, y } = placeAt(shareOfStation(index, stations.length));
        const past = sun !== null && index <= sun.reached;
        return (
          <circle
            key={station.title + station.time}
            cx={x}
            cy={y}
            r={8}
            className={past ? 'day-stop gone' : 'day-stop'}
          />
        );
      })}
      {sunPlace && (
        <g transform={`translate(${sunPlace.x} ${sunPlace.y})`}>
          <circle r={46} className="sun-halo" />
          <circle r={30} className="sun-glow" />
          <circle r={19} className="sun" />
        </g>
      )}
    </svg>
  );
}

function pathTo(share: number): string {
  const { x, y } = placeAt(share);
  const round = (number: number) => Math.round(number * 10) / 10;
  return `M${arc.left} ${arc.foot}A${round(arcRadius)} ${round(arcRadius)} 0 0 1 ${round(x)} ${round(y)}`;
}
