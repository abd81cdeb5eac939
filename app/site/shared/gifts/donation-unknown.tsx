import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** An id that names no gift, or one mistyped: both look the same. */
export function DonationUnknown() {
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        picture="not-found"
        title="We could not find this donation."
        actions={
          <>
            <ButtonLink to="/donate" size="sm">
              Donate
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
