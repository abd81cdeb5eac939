import * as m from '#messages/slides.ts';

/** What pauses it for as long as it lasts. */
type Hold = 'pointer' | 'focus' | 'touch';

const holds: readonly [by: Hold, begin: string, ends: readonly string[]][] = [
  ['pointer', 'pointerenter', ['pointerleave']],
  ['focus', 'focusin', ['focusout']],
  ['touch', 'touchstart', ['touchend', 'touchcancel']],
];

/**
 * Moves a <slide-show> (carousel.tsx): its dots, what pauses it, when it goes on. Returns how to
 * stop.
 */
export function startSlideShow(host: HTMLElement): () => void {
  const row = host.querySelector<HTMLElement>('.slides');
  if (!row) return () => {};
  const show = new SlideShow(host, row);
  return () => show.stop();
}

class SlideShow {
  readonly #host: HTMLElement;
  readonly #row: HTMLElement;
  #at = 0;
  /** How many slides can be first: fewer than all where several are seen at once. */
  #stops = 0;
  /** The target slide of a smooth scroll; the slides that it passes do not count. */
  #target: number | null = null;
  #paused = wantsCalm();
  readonly #held = new Set<Hold>();
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #leaving = new AbortController();

  constructor(host: HTMLElement, row: HTMLElement) {
    this.#host = host;
    this.#row = row;
    const { signal } = this.#leaving;
    // Called at once too, when the browser has laid out the page anyway.
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(row);
    signal.addEventListener('abort', () => observer.disconnect());
    row.addEventListener('scroll', () => this.#onScroll(), { passive: true, signal });
    host.addEventListener('click', (event) => this.#onClick(event), { signal });
    for (const [by, begin, ends] of holds) {
      const hold = () => {
        this.#target = null;
        this.#held.add(by);
        this.#goOn();
      };
      const release = () => {
        this.#held.delete(by);
        this.#goOn();
      };
      host.addEventListener(begin, hold, { passive: true, signal });
      for (const end of ends) host.addEventListener(end, release, { passive: true, signal });
    }
    host.dataset.ready = '';
  }

  stop(): void {
    this.#leaving.abort();
    clearInterval(this.#timer);
  }

  #measure(): void {
    const row = this.#row;
    const reachable = row.scrollWidth - row.clientWidth;
    const starts = slidesOf(row).map((slide) => startOf(row, slide));
    // The last stop is the first slide at or past the furthest scroll.
    const last = starts.findIndex((start) => start >= reachable - 1);
    this.#stops = last < 0 ? starts.length : last + 1;
    this.#show();
    this.#goOn();
  }

  #onScroll(): void {
    const row = this.#row;
    const distances = slidesOf(row).map((slide) => Math.abs(startOf(row, slide) - row.scrollLeft));
    const nearest = distances.indexOf(Math.min(...distances));
    const here = Math.min(nearest, this.#stops - 1);
    if (this.#target !== null && here !== this.#target) return;
    this.#target = null;
    this.#moveTo(here);
  }

  #onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const dot = this.#dots().indexOf(button);
    if (dot >= 0) this.#goTo(dot);
    else if (button.matches('.play')) {
      this.#paused = !this.#paused;
      this.#show();
      this.#goOn();
    }
  }

  #goTo(next: number): void {
    const row = this.#row;
    const slide = row.children[next];
    if (!(slide instanceof HTMLElement)) return;
    this.#target = next;
    row.scrollTo({ left: startOf(row, slide), behavior: wantsCalm() ? 'instant' : 'smooth' });
    this.#moveTo(next);
  }

  #moveTo(at: number): void {
    if (at === this.#at) return;
    this.#at = at;
    this.#show();
    this.#goOn();
  }

  /** Counts the interval anew. */
  #goOn(): void {
    clearInterval(this.#timer);
    if (this.#paused || this.#held.size > 0 || this.#stops < 2) return;
    this.#timer = setInterval(
      () => {
        if (!document.hidden) this.#goTo((this.#at + 1) % this.#stops);
      },
      Number(this.#host.getAttribute('interval')),
    );
  }

  #show(): void {
    for (const [at, dot] of this.#dots().entries()) {
      dot.hidden = at >= this.#stops;
      dot.ariaLabel = m.slide(at + 1, this.#stops);
      dot.ariaCurrent = at === this.#at ? 'true' : null;
    }
    this.#host.toggleAttribute('data-paused', this.#paused);
    const play = this.#host.querySelector('.play');
    if (play) play.ariaLabel = this.#paused ? m.play : m.pause;
  }

  #dots(): HTMLElement[] {
    return [...this.#host.querySelectorAll<HTMLElement>('.dots button')];
  }
}

function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function slidesOf(row: HTMLElement): HTMLElement[] {
  return [...row.children].filter((child) => child instanceof HTMLElement);
}

function startOf(row: HTMLElement, slide: HTMLElement): number {
  return slide.offsetLeft - row.offsetLeft;
}
