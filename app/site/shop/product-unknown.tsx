import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function ProductUnknown() {
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        picture="not-found"
        title="Product not found."
        actions={
          <ButtonLink to="/all-products" size="sm">
            See all products
          </ButtonLink>
        }
      >
        It may have been renamed or is no longer sold.
      </EmptyState>
    </div>
  );
}
