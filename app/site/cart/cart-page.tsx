import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/cart.ts';
import { InlineScript } from '#site/frame/inline-script.tsx';
import { beginIn } from '#site/frame/use-focus-page.ts';
import { type CartCause, checkLine } from '#site/giving/check-line.ts';
import { cartKeys } from '#site/shared/cart-keys.ts';
import { donationCart, shopCart, useDonationCart, useShopCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { checkShopLine } from './check-shop-line.ts';
import { DonationCartLines, DonationSummary } from './donation-cart.tsx';
import { ShopCartLines, ShopSummary } from './shop-cart.tsx';
import { useQuotes } from './use-quotes.ts';
import './cart.css';

type CartPageProps = {
  causes: CartCause[];
  words: TempleSettings['givingWords']['cart'];
  /** The text of an empty cart. */
  none: NoneWords;
};

/** Both carts of this browser; they are paid separately. */
export function CartPage(page: CartPageProps) {
  // Cart pages scroll to the top on load (rule S64).
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="wrap cart-page clear-view" data-wake>
      <noscript>
        <div className="notice info">
          <p>
            <Sentence
              text={m.needsScript}
              parts={{
                donate: (words) => <a href={plainHref('/donate')}>{words}</a>,
                shop: (words) => <a href={plainHref('/shop')}>{words}</a>,
              }}
            />
          </p>
        </div>
      </noscript>
      <Carts {...page} />
    </div>
  );
}

function Carts({ causes, words, none }: CartPageProps) {
  const awake = useHydrated();
  const [shop, donations] = [useShopCart(), useDonationCart()];
  if (!awake) return <CartAsleep name={words.kicker} none={none} />;
  const empty = shop.lines.length + donations.lines.length === 0;
  const dropped = shop.dropped + donations.dropped;
  return (
    <>
      <Count items={shop.lines.length + donations.lines.length} />
      {dropped > 0 && <DroppedNotice count={dropped} />}
      {empty ? (
        <EmptyCart name={words.kicker} none={none} />
      ) : (
        <FullCart words={words} causes={causes} shop={shop.lines} donations={donations.lines} />
      )}
    </>
  );
}

/**
 * When a line is removed, so is its button: the focus moves to the start, and the number of
 * remaining lines is announced.
 */
function Count({ items }: { items: number }) {
  const before = useRef(items);
  useEffect(() => {
    const main = document.querySelector('main');
    if (main && items < before.current && document.activeElement === document.body) beginIn(main);
    before.current = items;
  }, [items]);
  return (
    <p className="sr" role="status">
      {items === 0 ? m.emptyNow : m.inTheCart(m.items(items))}
    </p>
  );
}

type Lines = Pick<ReturnType<typeof useShopCart>, 'lines'>['lines'];
type CartLines = Pick<ReturnType<typeof useDonationCart>, 'lines'>['lines'];

type FullCartProps = Omit<CartPageProps, 'none'> & { shop: Lines; donations: CartLines };

function FullCart({ words, causes, shop, donations }: FullCartProps) {
  const checked = donations.map((line) => checkLine(line, causes));
  const quotes = useQuotes(shop);
  const items = shop.map((line) => checkShopLine(line, quotes.lines));
  return (
    <>
      <div className="cart-head">
        <h1>{words.title}</h1>
        <button type="button" className="btn btn-quiet cart-clear" onClick={clearBoth}>
          <Icon of={Trash2} />
          <span>{m.clearCart}</span>
        </button>
      </div>
      <div className="cart-cols">
        <div className="grid gap-6">
          {items.length > 0 && <ShopCartLines lines={items} unsure={quotes.state === 'unknown'} />}
          {checked.length > 0 && <DonationCartLines lines={checked} />}
          <div className="row wrapx gap-7">
            <ButtonLink to={href('/shop')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.continueShopping}
            </ButtonLink>
            <ButtonLink to={href('/donation')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.moreWaysToGive}
            </ButtonLink>
          </div>
        </div>
        <div className="grid gap-6">
          {items.length > 0 && <ShopSummary lines={items} alone={checked.length === 0} />}
          {checked.length > 0 && <DonationSummary lines={checked} alone={items.length === 0} />}
        </div>
      </div>
    </>
  );
}

type EmptyCartProps = { name: string; none: NoneWords };

function EmptyCart({ name, none: { title, lead } }: EmptyCartProps) {
  return (
    <EmptyState
      page={name}
      title={title}
      actions={
        <>
          <ButtonLink to={href('/donate')} size="sm">
            {m.donate}
          </ButtonLink>
          <ButtonLink to={href('/shop')} size="sm" look="outline">
            {m.visitTheShop}
          </ButtonLink>
        </>
      }
    >
      {lead}
    </EmptyState>
  );
}

/** Runs inline before the first paint: whether this browser's carts have lines. */
const cartScript = `try{for(const cart of ['${cartKeys.shop}','${cartKeys.donations}'])if(/"id"/.test(localStorage.getItem(cart)))document.documentElement.dataset.hasCart=''}catch{}`;

/**
 * The HTML is the same for everybody and holds both states; <html data-has-cart> shows one until
 * React reads the carts.
 */
function CartAsleep({ name, none }: EmptyCartProps) {
  return (
    <>
      <InlineScript code={cartScript} />
      <div className="cart-none">
        <EmptyCart name={name} none={none} />
      </div>
      <div className="cart-waking" aria-hidden="true">
        <Skeleton className="cart-sk-head" />
        <Skeleton className="cart-sk-body" />
      </div>
    </>
  );
}

function DroppedNotice({ count }: { count: number }) {
  return (
    <div className="mb-6">
      <Notice tone="wait">
        {m.droppedLines(count)}{' '}
        <button
          type="button"
          className="underline"
          onClick={() => {
            shopCart.dismissNotice();
            donationCart.dismissNotice();
          }}
        >
          {m.understood}
        </button>
      </Notice>
    </div>
  );
}

function clearBoth(): void {
  shopCart.change(() => []);
  donationCart.change(() => []);
}
