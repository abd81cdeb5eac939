import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import { isNarrowed, listingAddress } from '#core/products/listing.ts';
import { memberPercentOff } from '#messages/member-price.ts';
import * as m from '#messages/shop.ts';
import { ProductCards } from '#site/shop-parts/product-cards.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ListingView } from './listing-view.ts';
import './listing.css';

type ListingProps = {
  listing: ListingView;
  none: NoneWords | null;
  heading: 'h2' | 'h3';
  /** The page itself shows the categories, larger. */
  categoriesAbove?: boolean;
};

/** The listing with its filters; all of it is links and one plain form. */
export function ProductListing({ listing, none, heading, categoriesAbove = false }: ListingProps) {
  const { path, asked, products, count, page, pages } = listing;
  const { filters } = asked;
  return (
    <div className="shelf">
      <FilterForm listing={listing} categories={!categoriesAbove} />
      <div className="listing-list">
        <div className="listing-head">
          <p className="muted" role="status">
            {countWords(count, page, pages)}
          </p>
          {isNarrowed(filters) && (
            <ul className="listing-chosen" aria-label={m.chosen}>
              {chosen(listing).map(({ words, without }) => (
                <li key={words}>
                  <Link
                    to={listingAddress(path, { ...filters, ...without })}
                    preventScrollReset
                    className="chip"
                  >
                    {words}
                    <Icon of={X} />
                    <span className="sr"> {m.takeAway}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <member-price
          className="member-price"
          data-words={memberPercentOff('{shown}')}
          suppressHydrationWarning
        >
          {''}
        </member-price>
        {none ? (
          <EmptyState
            title={none.title}
            heading={heading}
            actions={
              <ButtonLink to={path} size="sm" look="outline">
                {m.showAllProducts}
              </ButtonLink>
            }
          >
            {none.lead}
          </EmptyState>
        ) : (
          <ProductCards products={products} heading={heading} eager={4} />
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => listingAddress(path, filters, number)} />
      </div>
    </div>
  );
}

function countWords(count: number, page: number, pages: number): string {
  const words = m.productCount(count);
  return pages > 1 ? m.productsOnPage(words, page, pages) : words;
}

function chosen({ asked: { filters, typed }, categories }: ListingView) {
  const category = categories.find(({ id }) => id === filters.category);
  return [
    filters.q && { words: `“${filters.q}”`, without: { q: '' } },
    filters.category && { words: category?.title ?? filters.category, without: { category: null } },
    filters.min !== null && { words: m.chosenFrom(`₹${typed.min}`), without: { min: null } },
    filters.max !== null && { words: m.chosenUpTo(`₹${typed.max}`), without: { max: null } },
    filters.inStock && { words: m.chosenInStock, without: { inStock: false } },
  ].filter((one) => one !== '' && one !== null && one !== false);
}
