import * as m from '#messages/booking.ts';
import * as booking from '#messages/stay-booking.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function StayUnknown() {
  return (
    <UnknownPage
      title={booking.stayUnknown}
      ways={[
        { to: href('/stay'), words: booking.toGuestHouse },
        { to: href('/contacts'), words: m.askUs },
      ]}
    >
      {m.checkAddress}
    </UnknownPage>
  );
}
