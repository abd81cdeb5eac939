import * as m from '#messages/frame.ts';
import { type CartChange, cartChanged, cartKeys, mayHaveCart } from '#site/shared/cart-keys.ts';

/**
 * The number of lines in both carts, in its link's name too (rule S12); empty without lines. What
 * reads carts is fetched where there is one.
 */
export class CartCountElement extends HTMLElement {
  readonly #counts = new Map<string, number>();
  readonly #onStorage = () => {
    // Where what reads carts can't be fetched, the number stays as it is.
    this.#read().catch(() => {});
  };
  readonly #onChange = (event: Event) => {
    const { key, lines } = (event as CustomEvent<CartChange>).detail;
    this.#counts.set(key, lines);
    this.#show();
  };

  connectedCallback(): void {
    window.addEventListener('storage', this.#onStorage);
    window.addEventListener(cartChanged, this.#onChange);
    this.#onStorage();
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this.#onStorage);
    window.removeEventListener(cartChanged, this.#onChange);
  }

  async #read(): Promise<void> {
    if (mayHaveCart(cartKeys.shop) || mayHaveCart(cartKeys.donations)) {
      const { decodeDonationCart, decodeShopCart } = await import('#core/cart/decode-cart.ts');
      // Read only now: a cart may have changed meanwhile.
      const [shop, donations] = [
        localStorage[cartKeys.shop] ?? null,
        localStorage[cartKeys.donations] ?? null,
      ];
      this.#counts.set(cartKeys.shop, decodeShopCart(shop).lines.length);
      this.#counts.set(cartKeys.donations, decodeDonationCart(donations).lines.length);
    } else this.#counts.clear();
    this.#show();
  }

  #show(): void {
    const count = [...this.#counts.values()].reduce((sum, lines) => sum + lines, 0);
    this.textContent = count === 0 ? '' : count > 99 ? '99+' : String(count);
    this.closest('a')?.setAttribute('aria-label', count === 0 ? m.cart : m.cartWith(count));
  }
}
