import { rupeesText } from '#core/money/paise.ts';
import { optionWords, type Product } from '#core/products/product.ts';
import { shareImage } from '#site/frame/page-meta.ts';

/** The product as search engines read it (schema.org Product), one offer a variant. */
export function productData(product: Product, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.title,
    description: product.description,
    category: product.category.title,
    image: shareImage(url, product.pictures[0].image),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      url: `${url}?variantId=${encodeURIComponent(variant.id)}`,
      name: optionWords(variant.options) || product.title,
      sku: variant.sku,
      price: rupeesText(variant.price),
      priceCurrency: 'INR',
      availability: `https://schema.org/${
        product.status !== 'live' ? 'Discontinued' : variant.available > 0 ? 'InStock' : 'OutOfStock'
      }`,
    })),
  };
}
