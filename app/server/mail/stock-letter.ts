import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { LetterPage } from './letter-page.ts';

type BackInStock = { productId: string; variantId: string; title: string; options: string; price: Paise };

/** To somebody who asked to be told; it goes to an address anybody may have typed, so it says why it came. */
export function stockLetter(item: BackInStock, publicUrl: string): LetterPage {
  const name = item.options === '' ? item.title : `${item.title} (${item.options})`;
  return {
    subject: `Back in the shop: ${name}`,
    preview: `${name}, ${formatRupees(item.price, 'short')}`,
    title: 'It is back on the shelf',
    hindi: 'हरे कृष्ण! जो आप ढूँढ रहे थे, वह फिर उपलब्ध है।',
    paragraphs: [`${name} can be ordered again. We keep none aside, so do not wait too long.`],
    rows: [{ label: 'Price', value: formatRupees(item.price) }],
    button: {
      label: 'See it in the shop',
      href: `${publicUrl}/shop/single-product/${item.productId}?variantId=${encodeURIComponent(item.variantId)}`,
    },
    notes: ['You asked us once to tell you. We write about it only this time and keep no list.'],
  };
}
