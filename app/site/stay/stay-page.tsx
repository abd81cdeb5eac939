import type { TempleSettings } from '#core/content/temple-settings.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as shows from '#messages/pictures.ts';
import * as m from '#messages/stay.ts';
import * as booking from '#messages/stay-booking.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { SearchForm } from './search-form.tsx';
import { StayForm } from './stay-form.tsx';
import type { StayPageProps } from './stay-page-props.ts';
import './stay.css';

/** The guest house: rooms and rates, its rules, and the inquiry that the staff answers. */
export function StayPage(props: StayPageProps) {
  const { kicker, guestHouse, rooms, days, sent, refused, bookable, meal } = props;
  return (
    <>
      <section className="stay-top">
        <Picture {...usePagePicture('stay', shows.guestHouse)} className="cover" eager />
        <div className="wrap">
          <div className="stay-card">
            <span className="kicker">{kicker}</span>
            <h1>{guestHouse.title}</h1>
            <p className="lead">{guestHouse.lead}</p>
            {rooms.length > 0 && (
              <p>
                <Sentence
                  text={m.nightFrom}
                  parts={{ price: () => <b className="num">{formatRupees(cheapest(rooms), 'short')}</b> }}
                />
              </p>
            )}
            <a href={bookable ? '#when' : '#ask'} className="btn btn-primary">
              {bookable ? booking.seeRooms : m.requestRoom}
            </a>
          </div>
        </div>
      </section>
      {bookable && (
        <section className="section" id="when" aria-labelledby="when-title">
          <div className="wrap grid gap-6">
            <h2 id="when-title">{booking.whenAndWho}</h2>
            <SearchForm typed={{}} errorOf={() => null} days={days} meal={meal} />
          </div>
        </section>
      )}
      <section className="section" aria-labelledby="rooms-title">
        <div className="wrap">
          <h2 id="rooms-title" className="mb-8">
            {m.roomsAndRates}
          </h2>
          <ul className="room-cards">
            {rooms.map((room) => (
              <li key={room.id} className="card">
                <div className="pic">
                  <Picture name={room.image} alt="" sizes="(min-width: 601px) 320px, 92vw" />
                </div>
                <div className="body">
                  <h3>{room.title}</h3>
                  <p className="sm muted">{room.summary}</p>
                  <p>
                    <Sentence
                      text={m.aNight}
                      parts={{
                        price: () => <span className="price">{formatRupees(room.night, 'short')}</span>,
                        muted: (words) => <span className="sm muted">{words}</span>,
                      }}
                    />
                  </p>
                  <p className="sm">{m.sleeps(room.sleeps)}</p>
                  <ul className="room-amenities">
                    {room.amenities.map((amenity) => (
                      <li key={amenity} className="chip">
                        {amenity}
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section stay-ask" id="ask" aria-labelledby="ask-title">
        <div className="wrap request-lay">
          <StayForm bookable={bookable} rooms={rooms} days={days} sent={sent} refused={refused} />
          <HouseRules {...guestHouse} />
        </div>
      </section>
    </>
  );
}

function cheapest(rooms: StayPageProps['rooms']): Paise {
  return rooms.map(({ night }) => night).reduce((least, night) => (night < least ? night : least));
}

function HouseRules({ rules, cancelling }: TempleSettings['stay']) {
  return (
    <aside className="request-aside stay-rules" aria-label={m.houseRules}>
      <h2 className="text-h3">{m.houseRules}</h2>
      <ul>
        {rules.map(({ rule }) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="sm muted">{cancelling}</p>
      <ButtonLink to={href('/cancellation-refund-policy')} look="quiet">
        {m.cancellationPolicy}
      </ButtonLink>
    </aside>
  );
}
