import { Picture } from '#ui/picture.tsx';

/** Heading and text of spec section 2 under the arc of the Moon. */
export function MoonHero() {
  return (
    <section className="cal-hero" data-theme="night">
      <Picture name="calendar-moon" alt="" className="cover" eager />
      <div className="wrap">
        <span className="kicker">Activities</span>
        <h1>Vaisnava Event Calendar</h1>
        <p className="lead">
          Browse all upcoming sacred events throughout the year. Click on any date to see its events.
        </p>
      </div>
    </section>
  );
}
