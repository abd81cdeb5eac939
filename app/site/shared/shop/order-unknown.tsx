import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** An id that names no order, or one mistyped: both look the same. */
export function OrderUnknown() {
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        picture="not-found"
        title="We could not find this order."
        actions={
          <>
            <ButtonLink to="/shop" size="sm">
              Visit the shop
            </ButtonLink>
            <ButtonLink to="/contacts" size="sm" look="outline">
              Ask us
            </ButtonLink>
          </>
        }
      >
        Please check the address. If money has left your account, write to us with the bank’s reference.
      </EmptyState>
    </div>
  );
}
