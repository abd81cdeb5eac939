import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { LetterPage } from './letter-page.ts';

type BackInStock = { productId: string; variantId: string; title: string; options: string; price: Paise };

/**
 * To somebody who asked for a stock alert; it goes to an address anybody may have typed, so it says
 * why it came.
 */
export function stockLetter(item: BackInStock, publicUrl: string, words: LetterWords): LetterPage {
  const name = item.options === '' ? item.title : `${item.title} (${item.options})`;
  const price = formatRupees(item.price, 'short');
  const { page, button } = words('stock-back', { product: name, price });
  return {
    ...page,
    title: 'It is back on the shelf',
    rows: [{ label: 'Price', value: formatRupees(item.price) }],
    button: {
      label: button,
      href: `${publicUrl}${href('/shop/single-product/:id', { id: item.productId })}?variantId=${encodeURIComponent(item.variantId)}`,
    },
  };
}
