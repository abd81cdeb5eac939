import { paise, rupeesText } from '#core/money/paise.ts';
import {
  picturePlace,
  type TypedPicture,
  type TypedProduct,
  type TypedVariant,
} from '#core/products/product-form.ts';
import type { EditedProduct } from '#server/products/admin-product-queries.ts';

export type CurrentProduct = { typed: TypedProduct; variants: TypedVariant[]; pictures: TypedPicture[] };

/** A product as the form's fields hold it. */
export function typedProduct(product: EditedProduct): CurrentProduct {
  return {
    typed: {
      ...{
        id: product.id,
        title: product.title,
        titleHi: product.title_hi,
        description: product.description,
      },
      ...{
        category: product.category_id,
        status: product.status,
        hsn: product.hsn,
        taxClass: product.tax_class,
      },
      ...{ netQuantity: product.net_quantity, origin: product.origin, maker: product.maker },
      ...{ fssai: product.fssai, bestBefore: product.best_before, version: String(product.version) },
      lowStockLevel: String(product.low_stock_level),
      choose: (product.variants[0]?.options ?? []).map(({ name }) => name).join(', '),
    },
    variants: product.variants.map((variant) => ({
      ...{ id: variant.id, sku: variant.sku, offered: variant.offered ? 'yes' : 'no' },
      options: variant.options.map(({ value }) => value).join(' / '),
      price: inRupees(variant.price_paise),
      mrp: variant.mrp_paise === null ? '' : inRupees(variant.mrp_paise),
      grams: String(variant.weight_grams),
      picture: picturePlace(product.pictures, variant.picture),
    })),
    pictures: product.pictures,
  };
}

export const newProduct: CurrentProduct = {
  typed: {
    ...{
      id: '',
      title: '',
      titleHi: '',
      description: '',
      category: '',
      status: 'draft',
      choose: '',
      version: '',
    },
    ...{ hsn: '', taxClass: '', netQuantity: '', origin: 'India', maker: '', fssai: '', bestBefore: '' },
    lowStockLevel: '5',
  },
  variants: [],
  pictures: [],
};

function inRupees(amount: number): string {
  return rupeesText(paise(amount)).replace(/\.00$/, '');
}
