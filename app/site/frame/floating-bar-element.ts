import { greetingKey } from './greeting-key.ts';

/** Pixels of scrolling that are intended and no trembling of the thumb. */
const decided = 12;

/**
 * The bar of floating-actions.tsx: scrolling down hides it, scrolling up, or the end of the page,
 * shows it. A greeting in it that was shut stays shut until another one comes (rule S23).
 */
export class FloatingBarElement extends HTMLElement {
  #seen = 0;
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    this.#seen = window.scrollY;
    window.addEventListener('scroll', () => this.#stepAside(), { passive: true, signal });
    const greeting = this.querySelector<HTMLElement>('[data-greeting]');
    if (!greeting) return;
    const text = greeting.dataset.greeting ?? '';
    // The page comes with it open: it was shut before this ran.
    if (!greeting.hasAttribute('open')) remember(text);
    else if (remembered() === text) greeting.removeAttribute('open');
    greeting.addEventListener('close', () => remember(text), { signal });
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  #stepAside(): void {
    const moved = window.scrollY - this.#seen;
    const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
    if (Math.abs(moved) < decided && left > decided) return;
    this.#seen = window.scrollY;
    this.toggleAttribute('data-tucked', moved > 0 && left > decided);
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(greetingKey);
  } catch {
    return null;
  }
}

function remember(text: string): void {
  try {
    localStorage.setItem(greetingKey, text);
  } catch {
    // It will be shown again on the next page.
  }
}
