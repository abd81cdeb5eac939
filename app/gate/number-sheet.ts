import { element } from './element.ts';
import { modal } from './modal.ts';
import type { Words } from './words.ts';

/** Asks for the number of a pass; a pasted text of a pass is as good. */
export function askNumber(m: Words, onTyped: (typed: string) => void): void {
  const field = element('input', {
    ...{ id: 'number', name: 'number', inputmode: 'numeric', autocomplete: 'off', enterkeyhint: 'go' },
    ...{ required: true, maxlength: 400 },
  });
  const close = modal(
    m,
    m.typeNumber,
    element(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          close();
          onTyped(field.value);
        },
      },
      element('label', { for: 'number' }, m.numberOfPass),
      field,
      element('button', { class: 'main' }, m.check),
    ),
  );
  field.focus();
}
