import type { OpeningHours } from '#core/hours/opening-hours.ts';
import { statusWords, templeStatus } from '#core/hours/temple-status.ts';

const refreshed = 60_000;

/**
 * Keeps the status of temple-status.tsx right by the browser's clock, with the current hours: an
 * owner may change them while the page is open. The hours are fetched every minute while the page
 * is visible; if that fails, the old ones remain.
 */
export class TempleStatusElement extends HTMLElement {
  static readonly observedAttributes = ['hours'];
  #hours: OpeningHours | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #turn = async () => {
    this.#look();
    if (document.visibilityState !== 'visible') return;
    this.#hours = (await hoursNow()) ?? this.#hours;
    this.#look();
  };

  attributeChangedCallback(_: string, __: string | null, hours: string | null): void {
    this.#hours = hours === null ? null : JSON.parse(hours);
    if (this.isConnected) this.#look();
  }

  connectedCallback(): void {
    this.#look();
    this.#timer = setInterval(this.#turn, refreshed);
    document.addEventListener('visibilitychange', this.#turn);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#turn);
  }

  #look(): void {
    if (!this.#hours) return;
    const { isOpen, timeSlot } = templeStatus(new Date(), this.#hours);
    this.querySelector('.dot')?.classList.toggle('shut', !isOpen);
    write(this.querySelector('b'), statusWords(isOpen));
    write(this.querySelector('.slot'), timeSlot);
  }
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

async function hoursNow(): Promise<OpeningHours | null> {
  try {
    const answer = await fetch('/api/v1/hours');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
