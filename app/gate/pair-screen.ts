import { firstCursor } from '#core/passes/gate/gate-wire.ts';
import { element } from './element.ts';
import { languageButtons } from './language-buttons.ts';
import { askToPair } from './site.ts';
import type { StoredDevice } from './store.ts';
import type { Words } from './words.ts';

type Parts = {
  words: Words;
  /** Said above the form: why the telephone is here again. */
  notice: string | null;
  onPaired: (device: StoredDevice) => Promise<void>;
  onLanguage: () => void;
};

/** Asks for the office's code, and pairs the telephone with it. */
export function pairScreen({ words: m, notice, onPaired, onLanguage }: Parts): HTMLElement {
  const problem = element('p', { id: 'problem', class: 'problem', role: 'alert' });
  const field = element('input', {
    ...{ id: 'code', name: 'code', autocomplete: 'off', autocapitalize: 'characters', maxlength: 40 },
    ...{ spellcheck: 'false', enterkeyhint: 'go', required: true, 'aria-describedby': 'problem' },
  });
  const button = element('button', { class: 'main' }, m.pair);
  const pair = async (event: Event): Promise<void> => {
    event.preventDefault();
    problem.textContent = '';
    button.disabled = true;
    const asked = await askToPair(field.value);
    button.disabled = false;
    if (asked.ok) {
      const { secret } = asked.answer;
      await onPaired({
        ...{ secret, cursor: firstCursor, facts: null, skew: 0, metAt: null, complete: false },
      });
      return;
    }
    const said = { 'no-line': m.noLineToPair, 'too-often': m.tooOften };
    problem.textContent = asked.error in said ? said[asked.error as keyof typeof said] : m.wrongCode;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  return element(
    'main',
    { class: 'pairing' },
    element('h1', {}, m.pairThisPhone),
    notice !== null && element('p', { class: 'notice', role: 'status' }, notice),
    element(
      'form',
      { onsubmit: pair },
      element('label', { for: 'code' }, m.code),
      element('p', { class: 'hint' }, m.typeTheCode),
      field,
      problem,
      button,
    ),
    languageButtons(m, onLanguage),
  );
}
