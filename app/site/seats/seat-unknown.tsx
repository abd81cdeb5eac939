import * as booking from '#messages/booking.ts';
import * as m from '#messages/seat-booking.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function SeatUnknown() {
  return (
    <UnknownPage
      title={m.unknown}
      ways={[
        { to: href('/classes'), words: m.toClasses },
        { to: href('/tours'), words: m.toTours },
        { to: href('/contacts'), words: booking.askUs },
      ]}
    >
      {booking.checkAddress}
    </UnknownPage>
  );
}
