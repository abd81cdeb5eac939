/**
 * The intent key of a submission is stored with the page's history entry: after going back, the
 * form as it was typed is the same purchase (site/checkout-parts/intent-key.tsx).
 */
export function noteIntentKey(): void {
  const note = ({ target }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    const key = target.elements.namedItem('intentKey');
    if (key instanceof HTMLInputElement) history.replaceState({ ...history.state, intentKey: key.value }, '');
  };
  addEventListener('submit', note, true);
}
