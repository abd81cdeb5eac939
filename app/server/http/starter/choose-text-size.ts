/**
 * The button of text sizes (ui/text-size-button.tsx): a press is the next of 100, 125 and
 * 150 percent. It needs no React. site/frame/text-size-mark.ts shows the choice on the next page.
 */
export function chooseTextSize(): void {
  const sizes = ['', '125', '150'];
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-text-size]'))) return;
    const { dataset } = document.documentElement;
    const next = sizes[(sizes.indexOf(dataset.text ?? '') + 1) % sizes.length];
    if (next) dataset.text = next;
    else delete dataset.text;
    try {
      localStorage.setItem('textSize', next ?? '');
    } catch {
      // Where storage is forbidden, this page alone is shown so.
    }
  });
}
