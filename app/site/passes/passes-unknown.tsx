import * as booking from '#messages/booking.ts';
import * as m from '#messages/passes.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function PassesUnknown() {
  return (
    <UnknownPage
      title={m.passesUnknown}
      ways={[
        { to: href('/events'), words: m.allEvents },
        { to: href('/contacts'), words: booking.askUs },
      ]}
    >
      {booking.checkAddress}
    </UnknownPage>
  );
}
