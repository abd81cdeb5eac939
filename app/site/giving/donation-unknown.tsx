import * as m from '#messages/stored-donation.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function DonationUnknown() {
  return (
    <UnknownPage
      title={m.notFound}
      ways={[
        { to: href('/donate'), words: m.donate },
        { to: href('/contacts'), words: m.askUs },
      ]}
    >
      {m.checkAddress}
    </UnknownPage>
  );
}
