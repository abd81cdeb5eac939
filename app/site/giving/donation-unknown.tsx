import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function DonationUnknown() {
  return (
    <UnknownPage
      title="We could not find this donation."
      ways={[
        { to: href('/donate'), words: 'Donate' },
        { to: href('/contacts'), words: 'Ask us' },
      ]}
    >
      Please check the address. If money has left your account, write to us with the bank’s reference.
    </UnknownPage>
  );
}
