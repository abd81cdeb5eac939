import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { type LetterPage, type Writing, writtenPage } from './letter-page.ts';

type BackInStock = { productId: string; variantId: string; title: string; options: string; price: Paise };

/**
 * To somebody who asked for a stock alert; it goes to an address anybody may have typed, so it says
 * why it came.
 */
export function stockLetter(item: BackInStock, { words, m }: Writing): LetterPage {
  const name = item.options === '' ? item.title : `${item.title} (${item.options})`;
  const price = formatRupees(item.price, 'short');
  const product = href('/shop/single-product/:id', { id: item.productId });
  return writtenPage(words('stock-back', { product: name, price }), {
    title: m.backInStock,
    rows: [{ label: m.price, value: formatRupees(item.price) }],
    href: `${product}?variantId=${encodeURIComponent(item.variantId)}`,
  });
}
