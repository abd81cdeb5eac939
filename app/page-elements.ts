import { CartCountElement } from '#site/frame/cart-count-element.ts';
import { FloatingBarElement } from '#site/frame/floating-bar-element.ts';
import { TempleStatusElement } from '#site/frame/temple-status-element.ts';
import { watchLanguages } from '#site/frame/watch-languages.ts';

// What runs by itself, as custom elements: without React, which most pages load only when they are
// touched, and on beside it. Built by itself (scripts/page-elements-plugin.ts); typed for JSX in
// page-elements-jsx.d.ts. What few pages or visitors have is fetched for them.

customElements.define('cart-count', CartCountElement);
customElements.define('floating-bar', FloatingBarElement);
customElements.define('temple-status', TempleStatusElement);
defineLater('count-up', async () => (await import('#site/reading/count-up.ts')).startCountUp);
defineLater('dusk-clock', async () => (await import('#site/home/dusk-clock.ts')).startDuskClock);
defineLater('member-price', async () =>
  isSignedIn() ? (await import('#site/shop-parts/member-price.ts')).startMemberPrice : null,
);
defineLater('place-line', async () => (await import('#site/fair-door/watch-line.ts')).startWatchLine);
defineLater('read-aloud', async () => (await import('#site/reading/read-aloud.ts')).startReadAloud);
defineLater('slide-show', async () => (await import('#ui/carousel/slide-show.ts')).startSlideShow);
watchSignIn();
void watchLanguages();

type Start = (host: HTMLElement) => () => void;

function defineLater(name: string, load: () => Promise<Start | null>): void {
  class LaterElement extends HTMLElement {
    #stop: (() => void) | undefined;

    async connectedCallback(): Promise<void> {
      // Not before the first paint: it would share the line with the fonts of the first screen.
      // Offline it stays as it was written.
      const start = await new Promise<number>(requestAnimationFrame).then(load).catch(() => null);
      if (start && this.isConnected && !this.#stop) this.#stop = start(this);
    }

    disconnectedCallback(): void {
      this.#stop?.();
      this.#stop = undefined;
    }
  }
  customElements.define(name, LaterElement);
}

/** The page says at once whether somebody may be signed in (site/frame/session-mark.ts). */
function isSignedIn(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}

function watchSignIn(): void {
  const watch = () =>
    import('#site/frame/signed-in.ts').then(
      (signIn) => signIn.watchSignIn(),
      () => {},
    );
  if (isSignedIn()) void watch();
  else window.addEventListener('storage', watch, { once: true });
}
