const typedInput = () => import('./typed-input.ts');

/**
 * The switch of languages keeps what was typed, and a language that the visitor would rather read
 * is offered, once. What does that is fetched for the few who need it. Part of
 * app/page-elements.ts.
 */
export async function watchLanguages(): Promise<void> {
  const switches = document.querySelector<HTMLElement>('.languages');
  if (!switches) return;
  document.addEventListener('click', keepTypedFirst);
  try {
    if (sessionStorage.typed) (await typedInput()).restoreTyped();
    // An offer that was ignored goes with the visit (language-offer.ts).
    if (localStorage.offered && !sessionStorage.offered) return;
    const reads = /\blanguage=(..)/.exec(document.cookie)?.[1] ?? navigator.language.slice(0, 2);
    if (reads !== document.documentElement.lang)
      (await import('./language-offer.ts')).offerLanguage(switches);
  } catch {
    // Offline, or without a storage, in which case nobody would know that it was answered.
  }
}

async function keepTypedFirst(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.languages a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    (await typedInput()).keepTyped();
  } catch {
    // The page is shown in the other language without it.
  }
  location.assign(link.href);
}
