import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function OrderUnknown() {
  return (
    <UnknownPage
      title="We could not find this order."
      ways={[
        { to: href('/shop'), words: 'Visit the shop' },
        { to: href('/contacts'), words: 'Ask us' },
      ]}
    >
      Please check the address. If money has left your account, write to us with the bank’s reference.
    </UnknownPage>
  );
}
