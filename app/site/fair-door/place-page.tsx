import type { PlaceState } from '#core/fair-door/place-state.ts';
import * as m from '#messages/line.ts';
import type { NotIn } from '#server/fair-door/go-in.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import './place.css';

export type ShownPlace = {
  doorId: string;
  event: string;
  number: number;
  state: Exclude<PlaceState, 'inside'>;
  ahead: number;
  /** Minutes; null while nobody knows. */
  wait: number | null;
  /** For the form. */
  minutes: number;
};

type PlacePageProps = { place: ShownPlace; refused: NotIn | undefined };

/** A place in the line: its number, how many are before it, and the way in once it is called. */
export function PlacePage({ place, refused }: PlacePageProps) {
  const { doorId, event, number, state, minutes } = place;
  const isCalled = state === 'called' || state === 'late';
  return (
    <div className="wrap section grid gap-6 justify-items-start">
      <div className="grid gap-3">
        <p className="kicker">{event}</p>
        <h1 className="text-h2">{m.titles[state]}</h1>
        <p className="lead">{m.leads[state]}</p>
      </div>
      {refused === 'no-room-yet' && <Notice tone="wait">{m.noRoomYet}</Notice>}
      {refused === 'not-called' && <Notice tone="wait">{m.notYet}</Notice>}
      {state !== 'over' && (
        <dl className="panel place-number">
          <dt>{m.yourNumber}</dt>
          <dd className="num">{number}</dd>
          {state === 'waiting' && <Ahead place={place} />}
        </dl>
      )}
      {isCalled && (
        <form method="post" data-no-wake="" className="grid gap-3">
          <p>{m.timeInside(minutes)}</p>
          <div>
            <Button type="submit" size="lg">
              {m.goIn}
            </Button>
          </div>
        </form>
      )}
      {state === 'over' && (
        <ButtonLink to={href('/line/:id', { id: doorId })} reloadDocument>
          {m.newPlace}
        </ButtonLink>
      )}
      {state === 'waiting' && <p className="muted">{m.keep}</p>}
    </div>
  );
}

/** Kept right by watch-line.ts; without script the page loads itself anew. */
function Ahead({ place: { doorId, number, ahead, wait } }: { place: ShownPlace }) {
  return (
    <dd className="sm">
      <place-line now={href('/line/:id/now', { id: doorId })} number={number}>
        <span className="before" suppressHydrationWarning>
          {m.before(ahead)}
        </span>{' '}
        <span className="wait muted" suppressHydrationWarning>
          {wait !== null && ahead > 0 ? m.aboutMinutes(wait) : ''}
        </span>
      </place-line>
      <noscript>
        <meta httpEquiv="refresh" content="20" />
        <p className="muted">{m.withoutScript}</p>
      </noscript>
    </dd>
  );
}
