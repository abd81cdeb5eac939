import { photoChanged } from './account-events.ts';

let photo: string | null = null;

/** The Devotee's photo in the account menu, beside an icon that it replaces; empty without one. */
export class AccountPhotoElement extends HTMLElement {
  readonly #onChange = (event: Event) => {
    photo = (event as CustomEvent<string | null>).detail;
    this.#show();
  };

  connectedCallback(): void {
    window.addEventListener(photoChanged, this.#onChange);
    this.#show();
  }

  disconnectedCallback(): void {
    window.removeEventListener(photoChanged, this.#onChange);
  }

  #show(): void {
    this.replaceChildren();
    if (!photo) return;
    const image = document.createElement('img');
    image.src = photo;
    image.alt = '';
    image.className = 'ic face';
    this.append(image);
  }
}
