import { Link } from 'react-router';
import type { Paise } from '#core/money/paise.ts';
import * as m from '#messages/product-cards.ts';
import type { ListedProduct } from '#server/products/listing-queries.ts';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { stockWords } from './stock-words.ts';
import './product-cards.css';

const shownChoices = 3;

/** Products side by side, two on a phone; each is one link. */
export function ProductCards({
  products,
  heading = 'h2',
  eager = 0,
}: {
  products: readonly ListedProduct[];
  heading?: 'h2' | 'h3';
  /** How many are in the first view. */
  eager?: number;
}) {
  return (
    <ul className="product-cards">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} heading={heading} eager={at < eager} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({
  product,
  heading: Heading,
  eager,
}: {
  product: ListedProduct;
  heading: 'h2' | 'h3';
  eager: boolean;
}) {
  const { id, title, picture, priceFrom, priceTo, mrp, choices, available } = product;
  const stock = stockWords(available, product.lowStockLevel);
  return (
    <Link
      to={href('/shop/single-product/:id', { id })}
      className={available > 0 ? 'product-card' : 'product-card is-out'}
    >
      <div className="pic arch a1">
        <Picture name={picture.image} alt="" eager={eager} sizes="(min-width: 901px) 300px, 45vw" />
      </div>
      <div className="body">
        <Heading className="text-h4">{title}</Heading>
        {choices.length > 1 && <span className="sm muted">{choiceWords(choices)}</span>}
        <span className="cost">
          <Price amount={priceFrom} from={priceTo > priceFrom} />
          {mrp !== null && <MrpWords mrp={mrp} />}
        </span>
        {stock && <span className={available > 0 ? 'chip wait' : 'chip'}>{stock}</span>}
      </div>
    </Link>
  );
}

/** The printed price, named as the law on packed goods requires; never an invented one. */
export function MrpWords({ mrp }: { mrp: Paise }) {
  return (
    <span className="mrp sm faint">
      {m.mrp} <Price amount={mrp} />
    </span>
  );
}

function choiceWords(choices: readonly string[]): string {
  const more = choices.length - shownChoices;
  const words = choices.slice(0, shownChoices).join(', ');
  return more > 0 ? m.choicesAndMore(words, more) : words;
}
