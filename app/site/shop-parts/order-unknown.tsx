import { UnknownPage } from '#site/frame/unknown-page.tsx';

export function OrderUnknown() {
  return (
    <UnknownPage
      title="We could not find this order."
      ways={[
        { to: '/shop', words: 'Visit the shop' },
        { to: '/contacts', words: 'Ask us' },
      ]}
    >
      Please check the address. If money has left your account, write to us with the bank’s reference.
    </UnknownPage>
  );
}
