import { choicesOf } from '#core/products/choices.ts';
import type { Product, Variant } from '#core/products/product.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/product.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import type { ListedProduct } from '#server/products/listing-queries.ts';
import { ShareRow } from '#site/reading/share-row.tsx';
import { MrpWords, ProductCards } from '#site/shop-parts/product-cards.tsx';
import { stockWords } from '#site/shop-parts/stock-words.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { BuyForm, type BuyReply } from './buy-form.tsx';
import { type DeliveryAnswer, DeliveryCheck } from './delivery-check.tsx';
import { ProductFactsList } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { StockAlertForm, type StockAlertReply } from './stock-alert-form.tsx';
import { VariantChoice } from './variant-choice.tsx';
import './product.css';

type ProductPageProps = {
  product: Product;
  variant: Variant | null;
  related: ListedProduct[];
  delivery: DeliveryAnswer | null;
  publicUrl: string;
  answer: BuyReply | StockAlertReply | undefined;
};

/** One product: its pictures and story at the left, variants and the buy form at the right. */
export function ProductPage({ product, variant, related, delivery, publicUrl, answer }: ProductPageProps) {
  const { category } = product;
  return (
    <>
      <div className="wrap product-page clear-view">
        <Breadcrumbs
          trail={[
            { to: href('/shop'), label: m.shop },
            { to: `${href('/all-products')}?category=${category.id}`, label: category.title },
          ]}
          here={product.title}
        />
        <div className="product-cols">
          <ProductGallery product={product} shown={variant?.picture ?? null} />
          <div className="product-buy">
            <div className="grid gap-2">
              <h1 className="text-h2">{product.title}</h1>
              {product.titleHi && product.titleHi !== product.title && (
                <p className="lead hindi" lang="hi">
                  {product.titleHi}
                </p>
              )}
            </div>
            {product.status === 'live' && variant ? (
              <Offer product={product} variant={variant} delivery={delivery} answer={answer} />
            ) : (
              <>
                <Notice tone="info">{m.noLongerAvailable}</Notice>
                <ButtonLink to={`${href('/all-products')}?category=${category.id}`}>
                  {m.seeCategory(category.title)}
                </ButtonLink>
              </>
            )}
          </div>
          <div className="product-story">
            {language !== 'en' && product.textLang && (
              <p className="sm muted" lang={language}>
                {inEnglishSoFar}
              </p>
            )}
            <div className="prose" lang={product.textLang}>
              {product.description.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ProductFactsList facts={product.facts} variant={variant} />
            <ShareRow
              title={product.title}
              url={`${publicUrl}${plainHref('/shop/single-product/:id', { id: product.id })}`}
            />
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <section className="section bg-soft ends-soft">
          <div className="wrap">
            <SectionHead title={m.alsoFromShop} />
            <ProductCards products={related} heading="h3" />
          </div>
        </section>
      )}
    </>
  );
}

function Offer({
  product,
  variant,
  delivery,
  answer,
}: {
  product: Product;
  variant: Variant;
  delivery: DeliveryAnswer | null;
  answer: ProductPageProps['answer'];
}) {
  const stock = stockWords(variant.available, product.lowStockLevel);
  const buying = answer && 'kind' in answer && (answer.kind === 'added' || answer.kind === 'refused');
  return (
    <>
      <div className="product-cost" aria-live="polite">
        <Price amount={variant.price} />
        {variant.mrp !== null && <MrpWords mrp={variant.mrp} />}
        <span className="sm faint">{m.taxesIncluded}</span>
        <span className={`chip ${variant.available > 0 ? (stock ? 'wait' : 'good') : ''}`}>
          {stock ?? m.inStock}
        </span>
      </div>
      <member-price
        key={variant.id}
        className="member-price num"
        data-line={JSON.stringify({ id: product.id, variations: variant.id, quantity: 1 })}
        data-words={m.memberPriceIs('{shown}')}
        suppressHydrationWarning
      >
        {''}
      </member-price>
      <VariantChoice choices={choicesOf(product.variants, variant)} />
      {variant.available > 0 ? (
        <BuyForm key={variant.id} product={product} variant={variant} answer={buying ? answer : undefined} />
      ) : (
        <StockAlertForm
          key={variant.id}
          productId={product.id}
          variantId={variant.id}
          answer={answer && !buying ? (answer as StockAlertReply) : undefined}
        />
      )}
      <DeliveryCheck variantId={variant.id} answer={delivery} />
    </>
  );
}
