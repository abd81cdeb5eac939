import { element } from './element.ts';
import type { Words } from './words.ts';

/** Shows something over the screen until it is closed; returns what closes it. */
export function modal(m: Words, title: string, ...children: Node[]): () => void {
  const close = () => box.close();
  const box = element(
    'dialog',
    { 'aria-labelledby': 'modal-title' },
    element(
      'div',
      { class: 'modal-head' },
      element('h2', { id: 'modal-title' }, title),
      element('button', { type: 'button', onclick: close }, m.close),
    ),
    ...children,
  );
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
  return close;
}
