import { languageToOffer } from '#core/language/language-offer.ts';
import styles from './language-offer.css?inline';
import pageStyles from './language-offer-strip.css?inline';

// By their files, not '#messages/…': an offer is in the language that it offers. Word by word,
// since a whole file of them brings code that makes an object of it.
const readHere = import.meta.glob<string>('../../messages/*/language-offer.ts', {
  eager: true,
  import: 'readHere',
});
const notNow = import.meta.glob<string>('../../messages/*/language-offer.ts', {
  eager: true,
  import: 'notNow',
});

/**
 * Offers the language that the visitor would rather read, in that language, on the strip of the
 * header: nothing moves, and nothing leads there unasked. It is an answer to press any language, or
 * the cross; what is ignored is offered until the visit ends, and no more. `switches` is the
 * header's list of languages. The offer stands in its shadow, where React looks for nothing.
 */
export function offerLanguage(switches: HTMLElement): void {
  const links = [...switches.querySelectorAll('a')];
  const language = languageToOffer({
    own: document.documentElement.lang,
    others: links.map(({ lang }) => lang),
    chosen: /\blanguage=([\w-]+)/.exec(document.cookie)?.[1],
    preferred: navigator.languages,
  });
  const link = links.find(({ lang }) => lang === language);
  const file = `../../messages/${language}/language-offer.ts`;
  if (!language || !link || switches.shadowRoot) return;
  localStorage.offered = language;
  sessionStorage.offered = language;

  const offer = document.createElement('p');
  offer.lang = language;
  const read = document.createElement('a');
  read.href = link.href;
  read.textContent = readHere[file] ?? null;
  const cross = document.createElement('button');
  cross.textContent = '×';
  cross.ariaLabel = notNow[file] ?? null;
  offer.append(read, cross);

  const strip = sheetOf(pageStyles);
  document.adoptedStyleSheets.push(strip);
  const shadow = switches.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(styles)];
  shadow.append(document.createElement('slot'), offer);
  showWithFont(offer);

  switches.addEventListener('click', () => sessionStorage.removeItem('offered'));
  cross.addEventListener('click', () => {
    offer.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== strip);
    link.focus({ preventScroll: true });
  });
  read.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The way of every press on a language: with what was typed (watch-languages.ts).
    event.preventDefault();
    link.click();
  });
}

/** Shows an element when the font of its words is there: they are set once, and nothing moves. */
function showWithFont(element: HTMLElement): void {
  element.style.visibility = 'hidden';
  // Laid out, the browser knows which fonts it needs; `ready` waits for them, or for their failure.
  element.getBoundingClientRect();
  void document.fonts.ready.then(() => element.style.removeProperty('visibility'));
}

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}
