import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { NoneWords } from '#core/content/page-words.ts';
import { isNarrowed, type ReadShelf, shelfAddress } from '#core/products/shelf-question.ts';
import { ProductCards, type ProductCardView } from '#site/shared/shop/product-cards.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import type { ShelfCategoryView } from './shelf-view.ts';
import './shelf.css';

export type ShelfView = {
  /** '/shop' or '/all-products': every link of the list stays on its page. */
  path: string;
  asked: ReadShelf;
  categories: ShelfCategoryView[];
  products: ProductCardView[];
  count: number;
  page: number;
  pages: number;
};

type ShelfProps = { shelf: ShelfView; none: NoneWords | null; heading: 'h2' | 'h3' };

/** The list of products with what narrows it; all of it is links and one plain form. */
export function Shelf({ shelf, none, heading }: ShelfProps) {
  const { path, asked, products, count, page, pages } = shelf;
  const { question } = asked;
  return (
    <div className="shelf">
      <ShelfFilters shelf={shelf} />
      <div className="shelf-list">
        <div className="shelf-head">
          <p className="muted" role="status">
            {countWords(count, page, pages)}
          </p>
          {isNarrowed(question) && (
            <ul className="shelf-chosen" aria-label="Chosen">
              {chosen(shelf).map(({ words, without }) => (
                <li key={words}>
                  <Link
                    to={shelfAddress(path, { ...question, ...without })}
                    preventScrollReset
                    className="chip"
                  >
                    {words}
                    <Icon of={X} />
                    <span className="sr"> (take away)</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {none ? (
          <EmptyState
            title={none.title}
            heading={heading}
            actions={
              <ButtonLink to={path} size="sm" look="outline">
                Show all products
              </ButtonLink>
            }
          >
            {none.lead}
          </EmptyState>
        ) : (
          <ProductCards products={products} heading={heading} eager={4} />
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => shelfAddress(path, question, number)} />
      </div>
    </div>
  );
}

function countWords(count: number, page: number, pages: number): string {
  const words = count === 1 ? '1 product' : `${count} products`;
  return pages > 1 ? `${words}, page ${page} of ${pages}` : words;
}

function chosen({ asked: { question, typed }, categories }: ShelfView) {
  const category = categories.find(({ id }) => id === question.category);
  return [
    question.q && { words: `“${question.q}”`, without: { q: '' } },
    question.category && { words: category?.title ?? question.category, without: { category: null } },
    question.min !== null && { words: `from ₹${typed.min}`, without: { min: null } },
    question.max !== null && { words: `up to ₹${typed.max}`, without: { max: null } },
    question.inStock && { words: 'in stock', without: { inStock: false } },
  ].filter((one) => one !== '' && one !== null && one !== false);
}
